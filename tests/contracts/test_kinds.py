"""Tools, docks and formats: one file each, found by looking, and each keeps what its kind promises."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from battlemap.discovery import discover, modules_in
from battlemap.errors import BattlemapError
from battlemap.files.format import MapFormat, MapSource, all_formats
from battlemap.files.opening import open_map
from battlemap.gui.dock import DockKind
from battlemap.gui.pictures import QtPictureReader
from battlemap.gui.tool import ToolKind
from battlemap.resources import asset
from battlemap.text import Text
from tests.builders import a_door, a_map, a_mini, a_wall
from tests.gui.stage import Stage
from tests.gui.workbenches import a_workbench

TOOLS = [tool for tool in discover("battlemap.gui.tools", "TOOL") if isinstance(tool, ToolKind)]
DOCKS = [dock for dock in discover("battlemap.gui.docks", "DOCK") if isinstance(dock, DockKind)]

each_tool = pytest.mark.parametrize("kind", TOOLS, ids=lambda kind: kind.id)
each_dock = pytest.mark.parametrize("kind", DOCKS, ids=lambda kind: kind.id)
each_format = pytest.mark.parametrize("kind", all_formats(), ids=lambda kind: kind.id)
each_writable = pytest.mark.parametrize(
    "kind", [kind for kind in all_formats() if kind.can_write], ids=lambda kind: kind.id
)

STATE = a_map(
    a_mini("Orc", "C3"),
    a_mini("Troll", "E5", size=2),
    walls=[a_wall(1, (0, 0), (4, 0))],
    doors=[a_door(1, (4, 0), (5, 0))],
    columns=12,
    rows=8,
)


def test_every_module_in_a_folder_of_kinds_is_one() -> None:
    assert len(TOOLS) == len(modules_in("battlemap.gui.tools"))
    assert len(DOCKS) == len(modules_in("battlemap.gui.docks"))
    assert len(all_formats()) == len(modules_in("battlemap.files.formats"))


def test_ids_and_keys_are_given_once() -> None:
    for kinds in (TOOLS, DOCKS, all_formats()):
        ids = [getattr(kind, "id", "") for kind in kinds]
        assert len(set(ids)) == len(ids)
    keys = [tool.key for tool in TOOLS if tool.key]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("kind", [*TOOLS, *DOCKS], ids=lambda kind: kind.id)
def test_it_has_a_title_and_an_icon(kind: ToolKind | DockKind) -> None:
    assert isinstance(kind.title, Text)
    assert str(kind.title)
    assert asset("icons", f"{kind.icon}.svg").is_file()


@each_tool
def test_a_tool_leaves_no_trace_when_it_is_cancelled(kind: ToolKind, qtbot: QtBot, tmp_path: Path) -> None:
    workbench = a_workbench(STATE, tmp_path)
    stage = Stage(qtbot, workbench)
    tool = kind.make(workbench, stage.view)
    stage.view.set_tool(tool)
    stage.press("C3")
    stage.move("D3")
    stage.move("F6")
    tool.cancel()
    stage.release("F6")
    assert workbench.document.state is STATE
    assert workbench.document.history.count() == 0
    assert tool.cancel() is False


@each_dock
def test_a_dock_shows_any_map_and_changes_none(kind: DockKind, qtbot: QtBot, tmp_path: Path) -> None:
    workbench = a_workbench(STATE, tmp_path)
    dock = kind.make(workbench)
    qtbot.addWidget(dock)
    dock.show()
    workbench.document.open(a_map(), {})
    workbench.document.open(STATE, {})
    assert isinstance(dock, QWidget)
    assert workbench.document.state is STATE


@each_format
def test_a_format_says_its_name_and_suffixes(kind: MapFormat) -> None:
    assert str(kind.title)
    assert kind.title.context == "Formats"
    assert all(suffix.startswith(".") and suffix == suffix.lower() for suffix in kind.suffixes)
    assert kind.suffixes


@each_format
@pytest.mark.parametrize("data", [b"", b"{", b"\x00" * 50, b"PK\x03\x04", b"\x89PNG\r\n\x1a\n", b"[" * 5_000], ids=repr)
def test_a_format_refuses_what_is_no_map_in_one_line(kind: MapFormat, data: bytes) -> None:
    with pytest.raises(BattlemapError) as caught:
        kind.read(MapSource(Path("broken"), data), QtPictureReader())
    assert "\n" not in str(caught.value).strip()


@each_writable
def test_what_a_format_writes_is_recognised_and_read_back(kind: MapFormat, tmp_path: Path) -> None:
    file = io.BytesIO()
    kind.write(file, STATE, {}, {})
    path = tmp_path / f"map{kind.suffixes[0]}"
    path.write_bytes(file.getvalue())
    assert kind.recognises(file.getvalue()[:4096], kind.suffixes[0])
    board = open_map(path, QtPictureReader()).state.board
    assert (board.columns, board.rows) == (12, 8)
    assert (len(board.walls), len(board.doors)) == (1, 1)
