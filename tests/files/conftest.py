"""What the tests of files share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from battlemap.files.loaded import LoadedMap
from battlemap.files.opening import open_map
from battlemap.gui.pictures import QtPictureReader
from tests.files.privileges import restored


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder whose rights a test may take away."""
    yield tmp_path
    restored(tmp_path)


def opened(path: Path) -> LoadedMap:
    """The map in a file, read as the program does."""
    return open_map(path, QtPictureReader())
