"""Real mouse, wheel and key events on a map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.frozen import changed
from battlemap.geometry.cells import Cell
from battlemap.gui.scene.items.token_item import TokenItem
from battlemap.operations import maps, tokens
from tests.builders import a_map, a_mini
from tests.gui.scene.shown import LEFT, MIDDLE, PLAIN, RIGHT, NotingTool, Shown

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    """Anna on B2 of a map of 24 × 16 cells."""
    return Shown(qtbot, a_map(a_mini("Anna", "B2")))


def corner(shown: Shown) -> QPointF:
    """Where the corner of the map is in the viewport."""
    return shown.view.viewportTransform().map(QPointF(0, 0))


def test_the_wheel_zooms_and_the_point_under_the_pointer_stays(shown: Shown) -> None:
    place = shown.at("Q11")
    fixed = shown.view.scene_point(QPointF(place))
    before = shown.view.zoom
    for _ in range(5):
        shown.turn_wheel(place)
    assert shown.view.zoom > 2 * before
    way = shown.view.viewportTransform().map(fixed) - QPointF(place)
    assert max(abs(way.x()), abs(way.y())) <= 2.5
    for _ in range(5):
        shown.turn_wheel(place, -1)
    assert shown.view.zoom == pytest.approx(before)


def test_a_fine_wheel_zooms_as_far_as_a_coarse_one(shown: Shown) -> None:
    before = shown.view.zoom
    for _ in range(8):
        shown.turn_wheel(shown.at("E5"), 1 / 8)
    fine = shown.view.zoom
    shown.view.set_zoom(before)
    shown.turn_wheel(shown.at("E5"))
    assert shown.view.zoom == pytest.approx(fine)


def test_a_tool_may_use_the_wheel_for_itself(qtbot: QtBot) -> None:
    shown = Shown(qtbot, a_map(), None, "wheel")
    before = shown.view.zoom
    shown.turn_wheel(shown.at("C3"), -2)
    assert (shown.view.zoom, shown.tool.steps) == (before, -2)


def test_parts_of_a_notch_are_summed_up_for_the_tool(qtbot: QtBot) -> None:
    shown = Shown(qtbot, a_map(), None, "wheel")
    for _ in range(8):
        shown.turn_wheel(shown.at("C3"), 0.5)
    assert shown.tool.steps == 4


def test_two_fingers_on_a_touchpad_pan_and_with_ctrl_zoom(shown: Shown) -> None:
    start, zoom = corner(shown), shown.view.zoom
    shown.turn_wheel(shown.at("F6"), 0.3, pixels=QPoint(-30, 40))
    assert (corner(shown) - start).toTuple() == (-30, 40)
    assert shown.view.zoom == zoom
    shown.turn_wheel(shown.at("F6"), 0.3, CTRL, pixels=QPoint(0, 40))
    assert shown.view.zoom > zoom


@pytest.mark.parametrize("button", [MIDDLE, RIGHT], ids=["middle", "right"])
def test_dragging_with_this_button_pans_both_ways(shown: Shown, button: Qt.MouseButton) -> None:
    start = corner(shown)
    shown.drag(button, QPoint(300, 300), QPoint(20, 10), QPoint(60, -35))
    assert (corner(shown) - start).toTuple() == (60, -35)
    assert "press" not in shown.tool.told
    assert "menu" not in shown.tool.told


def test_space_makes_the_left_button_pan_until_it_comes_up(shown: Shown) -> None:
    start = corner(shown)
    QTest.keyPress(shown.view, Qt.Key.Key_Space)
    assert shown.view.viewport().cursor().shape() is Qt.CursorShape.OpenHandCursor
    shown.drag(LEFT, QPoint(300, 300), QPoint(15, 25))
    QTest.keyRelease(shown.view, Qt.Key.Key_Space)
    assert (corner(shown) - start).toTuple() == (15, 25)
    assert "press" not in shown.tool.told
    shown.drag(LEFT, QPoint(300, 300), QPoint(15, 25))
    assert (corner(shown) - start).toTuple() == (15, 25)
    assert "press" in shown.tool.told


def test_space_is_forgotten_when_the_map_loses_the_keys(shown: Shown) -> None:
    QTest.keyPress(shown.view, Qt.Key.Key_Space)
    QApplication.sendEvent(shown.view, QFocusEvent(QEvent.Type.FocusOut))
    shown.drag(LEFT, QPoint(300, 300), QPoint(15, 25))
    assert "press" in shown.tool.told


@pytest.mark.parametrize("way", [QPoint(0, 0), QPoint(3, 0), QPoint(4, -4)], ids=str)
def test_a_right_click_that_hardly_moves_asks_for_the_menu(shown: Shown, way: QPoint) -> None:
    start = corner(shown)
    shown.drag(RIGHT, shown.at("D4"), way)
    assert shown.tool.told.count("menu") == 1
    assert shown.tool.last is not None
    assert shown.tool.last.cell == Cell(3, 3)
    assert corner(shown) == start


def test_right_button_pans_beyond_four_pixels_only(shown: Shown) -> None:
    start = corner(shown)
    shown.drag(RIGHT, QPoint(300, 300), QPoint(5, 0))
    assert "menu" not in shown.tool.told
    assert corner(shown) != start


def test_the_cursor_is_as_before_after_a_pan(shown: Shown) -> None:
    viewport = shown.view.viewport()
    viewport.setCursor(Qt.CursorShape.PointingHandCursor)
    QTest.mousePress(viewport, MIDDLE, PLAIN, QPoint(300, 300))
    assert viewport.cursor().shape() is Qt.CursorShape.ClosedHandCursor
    QTest.mouseRelease(viewport, MIDDLE, PLAIN, QPoint(300, 300))
    assert viewport.cursor().shape() is Qt.CursorShape.PointingHandCursor


def test_the_left_button_is_the_tools(shown: Shown) -> None:
    shown.drag(LEFT, shown.at("C3"), shown.at("E3") - shown.at("C3"))
    assert shown.tool.told == ["press", "hover", "release"]
    assert shown.tool.last is not None
    assert shown.tool.last.cell == Cell(4, 2)
    assert shown.tool.last.point == pytest.approx((4.5, 2.5), abs=0.05)
    assert shown.tool.last.screen == shown.at("E3")


def test_a_double_click_and_modifiers_reach_the_tool(shown: Shown) -> None:
    QTest.mouseDClick(shown.view.viewport(), LEFT, CTRL, shown.at("C3"))
    assert "double click" in shown.tool.told
    assert shown.tool.last is not None
    assert shown.tool.last.modifiers == CTRL


def test_a_hover_tells_that_no_button_is_down(shown: Shown) -> None:
    shown.move(shown.at("G7"))
    assert shown.tool.told == ["hover"]
    assert shown.tool.last is not None
    assert shown.tool.last.button is Qt.MouseButton.NoButton


def test_changing_the_tool_ends_the_old_one(shown: Shown) -> None:
    other = NotingTool(shown.view)
    shown.view.set_tool(other)
    assert (shown.tool.told, other.told) == (["deactivate"], ["activate"])
    shown.view.set_tool(None)
    shown.drag(LEFT, QPoint(300, 300), QPoint(10, 10))
    assert other.told == ["activate", "deactivate"]


def test_the_cell_pointed_at_is_told_once(shown: Shown) -> None:
    told: list[object] = []
    shown.view.pointed.connect(told.append)
    for cell in ("C3", "C3", "D3"):
        shown.move(shown.at(cell))
    shown.move(corner(shown).toPoint() - QPoint(5, 5))
    QApplication.sendEvent(shown.view.viewport(), QEvent(QEvent.Type.Leave))
    assert told == [Cell(2, 2), Cell(3, 2), None]
    assert shown.view.cell is None


def test_the_mini_under_the_pointer_is_set_off_unless_something_is_dragged(shown: Shown) -> None:
    (mini,) = [item for item in shown.scene.items() if isinstance(item, TokenItem)]
    shown.move(shown.at("B2"))
    assert mini.look.mark.hovered
    shown.move(shown.at("C2"))
    assert not mini.look.mark.hovered
    QTest.mousePress(shown.view.viewport(), LEFT, PLAIN, shown.at("C2"))
    shown.move(shown.at("B2"), LEFT)
    assert not mini.look.mark.hovered


def test_home_fits_and_arrows_move_the_view(shown: Shown) -> None:
    fitted = corner(shown)
    QTest.keyClick(shown.view, Qt.Key.Key_Right)
    QTest.keyClick(shown.view, Qt.Key.Key_Down)
    assert corner(shown).x() < fitted.x()
    assert corner(shown).y() < fitted.y()
    shown.view.set_zoom(3.0)
    QTest.keyClick(shown.view, Qt.Key.Key_Home)
    assert (corner(shown) - fitted).manhattanLength() <= 1


def test_a_tool_may_use_keys_for_itself(qtbot: QtBot) -> None:
    shown = Shown(qtbot, a_map(), None, "key")
    start = corner(shown)
    QTest.keyClick(shown.view, Qt.Key.Key_Right)
    QTest.keyPress(shown.view, Qt.Key.Key_Space)
    assert corner(shown) == start
    assert len(shown.tool.told) == 2
    assert not shown.view._panning.is_ready


@pytest.mark.parametrize(("key", "held"), [(Qt.Key.Key_Menu, PLAIN), (Qt.Key.Key_F10, SHIFT)])
def test_the_menu_key_asks_for_the_menu_where_the_pointer_is(
    shown: Shown, key: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    shown.move(shown.at("F6"))
    QTest.keyClick(shown.view, key, held)
    assert shown.tool.told.count("menu") == 1
    assert shown.tool.last is not None
    assert shown.tool.last.cell == Cell(5, 5)


def test_the_menu_key_asks_where_the_tool_says_and_brings_it_into_view(shown: Shown) -> None:
    shown.move(shown.at("F6"))
    shown.view.set_zoom(4.0)
    shown.tool.menu_cell = Cell(22, 14)
    QTest.keyClick(shown.view, Qt.Key.Key_Menu)
    assert shown.tool.last is not None
    assert shown.tool.last.cell == Cell(22, 14)
    assert shown.view.viewport().rect().contains(shown.tool.last.screen)


def test_what_is_in_view_need_not_be_brought_there(shown: Shown) -> None:
    before = corner(shown)
    shown.view.reveal(Cell(0, 0))
    assert corner(shown) == before


def test_a_menu_key_that_comes_twice_asks_once(shown: Shown) -> None:
    QTest.keyClick(shown.view, Qt.Key.Key_Menu)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), QPoint(5, 5))
    QApplication.sendEvent(shown.view, event)
    assert shown.tool.told.count("menu") == 1


def test_a_drag_at_the_edge_moves_the_map_along(shown: Shown, qtbot: QtBot) -> None:
    shown.view.set_zoom(2.0)
    start = corner(shown)
    viewport = shown.view.viewport()
    QTest.mousePress(viewport, LEFT, PLAIN, QPoint(400, 300))
    shown.move(QPoint(795, 300), LEFT)
    told = shown.tool.told.count("hover")
    qtbot.waitUntil(lambda: corner(shown).x() < start.x() - 60)
    assert shown.tool.told.count("hover") > told + 1
    QTest.mouseRelease(viewport, LEFT, PLAIN, QPoint(795, 300))
    assert not shown.view._auto_scroll.is_running


def test_the_ring_of_the_focus_shows_to_those_who_came_by_key(shown: Shown) -> None:
    shown.move(QPoint(400, 300))
    shown.view.clearFocus()
    without = shown.grabbed()
    shown.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert shown.grabbed() != without
    shown.view.clearFocus()
    shown.view.setFocus(Qt.FocusReason.MouseFocusReason)
    assert shown.grabbed() == without


def test_names_at_the_edges_stay_when_the_map_is_scrolled_and_can_be_switched_off(shown: Shown) -> None:
    shown.view.set_zoom(2.0)
    shown.move(QPoint(-5, -5))
    strip = QRect(60, 0, 700, 18)
    before = shown.grabbed().copy(strip)
    shown.view.scroll_by(0, 8 * shown.view.cell_rect_in_view(Cell(0, 0)).height())
    shown.view.scroll_by(0, -8 * shown.view.cell_rect_in_view(Cell(0, 0)).height())
    assert shown.grabbed().copy(strip) == before
    grid = shown.document.state.board.grid
    shown.document.run(maps.set_grid, changed(grid, names=False))
    assert shown.grabbed().copy(strip) != before


def test_what_is_painted_follows_the_document(shown: Shown) -> None:
    before = shown.grabbed()
    shown.document.run(tokens.remove, (shown.document.state.board.tokens[0].id,))
    after = shown.grabbed()
    assert after != before
    shown.document.history.undo()
    assert shown.grabbed() == before


def test_a_button_that_came_up_elsewhere_ends_the_gesture(shown: Shown) -> None:
    QTest.mousePress(shown.view.viewport(), LEFT, PLAIN, shown.at("C3"))
    shown.move(shown.at("D3"))
    assert shown.tool.told == ["press", "cancel", "hover"]


@pytest.mark.parametrize("key", [0, 0x01FFFFFF, 12_345_678])
def test_keys_nobody_knows_do_no_harm(shown: Shown, key: int) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, PLAIN)
    QApplication.sendEvent(shown.view, event)
    assert not event.isAccepted()
