"""Our own pictures and maps are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlemap import resources
from battlemap.resources import asset, asset_names, sample_maps


def test_the_minis_are_found_by_their_names() -> None:
    names = asset_names("minis")
    assert len(names) >= 12
    assert list(names) == sorted(names)
    assert all(asset("minis", f"{name}.svg").is_file() for name in names)


def test_a_folder_that_is_not_there_has_no_names() -> None:
    assert asset_names("no such folder") == ()


def test_every_sample_map_is_a_file() -> None:
    assert all(path.suffix == ".battlemap" and path.is_file() for path in sample_maps())


@pytest.mark.parametrize("place", ["battlemap/assets", "assets"], ids=["installed", "checkout"])
def test_they_lie_in_the_package_or_beside_it(place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / place / "minis"
    folder.mkdir(parents=True)
    (folder / "ogre.svg").touch()
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "battlemap")
    assert asset_names("minis") == ("ogre",)
