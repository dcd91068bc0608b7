"""A session with its workbench, in a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from battlemap.files.autosave import Autosave
from battlemap.gui.pictures import QtPictureReader
from battlemap.gui.session import Session
from battlemap.operations.maps import new_map
from tests.gui.workbenches import a_workbench


@pytest.fixture
def snapshots(tmp_path: Path) -> Path:
    return tmp_path / "snapshots"


@pytest.fixture
def session(qtbot: QtBot, tmp_path: Path, snapshots: Path) -> Iterator[Session]:
    workbench = a_workbench(new_map(title="Cellar"), tmp_path)
    made = Session(workbench, QtPictureReader(), Autosave(snapshots))
    yield made
    made.close()
    made.finish()
