"""A zip's members are read by name and within limits; what is out of bounds is left out and named."""

from __future__ import annotations

import io
import stat
import struct
from zipfile import ZipInfo

import pytest

from battlemap.files import members
from battlemap.files.container import write_text
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
    "name", ["../evil", "a/../evil", "/etc/evil", "a\\..\\evil", "\\evil", "C:evil", "c:/evil", ".."]
)
def test_a_name_that_leads_out_is_left_out(name: str) -> None:
    assert not is_safe_name(name)
    left_out(zipped(MAP, {name: b"x"}), "leads out", name.replace("\\", "/"))


ODD = ["what?.txt", "12:30.txt", "a//b", "./a", "no\nte", "a\\b", "x" * 300, '<"|*>', "CON"]


@pytest.mark.parametrize("name", ["a", "pictures/a.png", "with blank ä.txt", "...", "a/..b", *ODD])
def test_every_other_name_is_taken_however_odd(name: str) -> None:
    assert is_safe_name(name)
    found = read_members(zipped(MAP, {name: b"x"}))
    assert (found.others, found.problems) == ({name: b"x"}, ())
    file = io.BytesIO()
    write_text(file, found.map_json, {}, found.others)
    assert read_members(file.getvalue()) == found


def test_an_endless_name_is_left_out_for_what_it_is() -> None:
    left_out(zipped(MAP, {"x" * 1_001: b"x"}), "too long", "x" * 80)


@pytest.mark.parametrize("name", ["map.json", "other"])
@pytest.mark.parametrize("offset", [2**62, 2**63, 2**64 - 1])
def test_a_part_that_lies_beyond_the_file_is_damaged(name: str, offset: int) -> None:
    data = moved_to(zipped(MAP, {"other": b"abc"}), name, offset)
    if name == "other":
        left_out(data, "damaged", "other")
    else:
        with pytest.raises(MapFileError, match="damaged"):
            read_members(data)


def moved_to(data: bytes, name: str, offset: int) -> bytes:
    """A zip whose list says that a member begins so far in the file."""
    entry = data.rindex(name.encode())
    extra = struct.pack("<HHQ", 1, 8, offset)
    header = bytearray(data[entry - 46 : entry])
    header[30:32], header[42:46] = struct.pack("<H", len(extra)), b"\xff" * 4
    end = data.rindex(b"PK\x05\x06")
    after = entry + len(name)
    tail = bytearray(data[end:])
    tail[12:16] = struct.pack("<I", struct.unpack("<I", tail[12:16])[0] + len(extra))
    return data[: entry - 46] + bytes(header) + data[entry:after] + extra + data[after:end] + bytes(tail)


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
