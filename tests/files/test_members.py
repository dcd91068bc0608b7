"""A zip's members are read by name and within limits; what is out of bounds is left out and named."""

from __future__ import annotations

import stat
import struct
from zipfile import ZipInfo

import pytest

from battlemap.files import members
from battlemap.files.errors import MapFileError
from battlemap.files.members import is_safe_name, read_members
from tests.files.archives import text, zipped, zipped_entries

MAP = text()


def left_out(data: bytes, reason: str, name: str) -> None:
    found = read_members(data)
    assert found.map_json == MAP
    (problem,) = found.problems
    assert reason in str(problem)
    assert name.rsplit("/", maxsplit=1)[-1] in str(problem)


def test_all_members_come_by_their_names() -> None:
    found = read_members(zipped(MAP, {"notes/one.txt": b"1", "two": b"2"}))
    assert found.map_json == MAP
    assert found.others == {"notes/one.txt": b"1", "two": b"2"}
    assert not found.problems


def test_folders_are_nothing_to_read() -> None:
    assert read_members(zipped(MAP, {"notes/": b""})).others == {}


@pytest.mark.parametrize(
    "name",
    ["../evil", "a/../evil", "/etc/evil", "a\\evil", "C:evil", "a//evil", "./evil", "ev\nil", "x" * 256 + "evil"],
)
def test_a_name_that_leads_out_is_left_out(name: str) -> None:
    assert not is_safe_name(name)
    left_out(zipped(MAP, {name: b"x"}), "leads out", "il")


@pytest.mark.parametrize("name", ["a", "pictures/a.png", "with blank ä.txt", "...", "a/..b"])
def test_ordinary_names_are_taken(name: str) -> None:
    assert is_safe_name(name)


def test_the_first_of_two_of_the_same_name_counts() -> None:
    data = zipped_entries([(ZipInfo("map.json"), MAP), (ZipInfo("map.json"), b"{}"), (ZipInfo("a"), b"1")])
    left_out(data, "two of this name", "map.json")


def test_a_link_is_left_out() -> None:
    link = ZipInfo("link")
    link.create_system, link.external_attr = 3, (stat.S_IFLNK | 0o777) << 16
    left_out(zipped_entries([(ZipInfo("map.json"), MAP), (link, b"/etc/passwd")]), "is a link", "link")


def test_a_bomb_is_left_out_before_it_is_unpacked() -> None:
    left_out(zipped(MAP, {"bomb": b"\0" * 3_000_000}, packed=True), "more tightly", "bomb")


def test_members_together_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "MAX_TOTAL", 100_000)
    data = zipped(MAP, {"one": b"1" * 60_000, "two": b"2" * 60_000, "small": b"3"})
    left_out(data, "too large", "two")
    assert set(read_members(data).others) == {"one", "small"}


def test_a_map_larger_than_any_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("battlemap.files.plain_json.MAX_BYTES", 10)
    with pytest.raises(MapFileError, match="too large"):
        read_members(zipped(MAP))


def test_a_lie_about_the_size_is_found_while_reading() -> None:
    data = zipped(MAP, {"liar": b"\x01\x02\x03" * 50_000}, packed=True)
    declared = struct.pack("<I", 150_000)
    left_out(data.replace(declared, struct.pack("<I", 1_000)), "damaged", "liar")


def test_a_damaged_member_is_left_out() -> None:
    left_out(zipped(MAP, {"picture": b"abcdef"}).replace(b"abcdef", b"abcdeg", 1), "damaged", "picture")


def test_an_encrypted_member_is_left_out() -> None:
    data = bytearray(zipped(MAP, {"secret": b"abcdef"}))
    entry = data.rindex(b"PK\x01\x02")
    data[entry + 8] |= 1
    left_out(bytes(data), "encrypted", "secret")


def test_an_unknown_packing_is_left_out() -> None:
    data = bytearray(zipped(MAP, {"packed": b"abcdef"}))
    data[data.rindex(b"PK\x01\x02") + 10] = 14
    left_out(bytes(data), "unknown way", "packed")


def test_too_many_members_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "MAX_MEMBERS", 10)
    with pytest.raises(MapFileError, match="more parts"):
        read_members(zipped(MAP, {f"m{number}": b"" for number in range(20)}))


@pytest.mark.parametrize("data", [b"PK\x03\x04", b"PK\x05\x06" + b"\0" * 18, zipped(MAP)[:-30], b"PK\x03\x04" * 100])
def test_a_zip_without_a_map_or_without_its_end_is_refused(data: bytes) -> None:
    with pytest.raises(MapFileError, match=r"damaged|no map\.json"):
        read_members(data)


def test_a_damaged_map_is_refused() -> None:
    with pytest.raises(MapFileError, match=r"map\.json.*damaged"):
        read_members(zipped(MAP).replace(b"schema", b"scheme", 1))
