"""Zooming and scrolling."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from battlemap.geometry.cells import Cell, Step
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.scene.overlays.edge_names import LEFT, TOP
from battlemap.gui.scene.units import MM_PER_INCH, map_rect
from battlemap.gui.scene.zoom_view import LARGEST_ZOOM, SMALLEST_ZOOM
from battlemap.operations import maps
from tests.builders import a_map, a_mini
from tests.gui.scene.shown import Shown


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    """An empty map of 24 × 16 cells in a view of 800 × 600 pixels."""
    return Shown(qtbot, a_map())


def test_the_whole_map_fits_at_first(shown: Shown) -> None:
    view = shown.view
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(map_rect(24, 16))
    assert seen.width() < 1.2 * map_rect(24, 16).width()


def test_at_100_percent_a_cell_is_25_millimetres_on_the_screen(shown: Shown) -> None:
    shown.view.one_to_one()
    assert shown.view.zoom == pytest.approx(1.0)
    pixels = shown.view.cell_rect_in_view(Cell(3, 3)).width()
    assert pixels / shown.view.logicalDpiX() * MM_PER_INCH == pytest.approx(25.0, abs=0.5)


@pytest.mark.parametrize("place", [QPointF(400, 300), QPointF(150, 470), QPointF(740, 140)], ids=str)
def test_the_point_under_the_anchor_stays_there_at_every_zoom(shown: Shown, place: QPointF) -> None:
    view = shown.view
    fixed = view.scene_point(place)
    for zoom in (0.3, 1.0, 2.7, 8.0, 0.9):
        view.set_zoom(zoom, place)
        way = view.viewportTransform().map(fixed) - place
        assert max(abs(way.x()), abs(way.y())) <= 1.0
        view.set_zoom(0.45, place)


def test_the_zoom_stays_between_5_and_800_percent(shown: Shown, qtbot: QtBot) -> None:
    for _ in range(60):
        shown.view.zoom_in()
    assert shown.view.zoom == pytest.approx(LARGEST_ZOOM)
    with qtbot.assertNotEmitted(shown.view.zoom_changed):
        shown.view.zoom_in()
    for _ in range(80):
        shown.view.zoom_out()
    assert shown.view.zoom == pytest.approx(SMALLEST_ZOOM)


def test_a_step_in_and_one_out_are_no_zoom(shown: Shown) -> None:
    before = shown.view.zoom
    shown.view.zoom_in()
    assert shown.view.zoom > before
    shown.view.zoom_out()
    assert shown.view.zoom == pytest.approx(before)


def test_a_new_zoom_is_told(shown: Shown, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.view.zoom_changed) as told:
        shown.view.set_zoom(1.5)
    assert told.args == [pytest.approx(1.5)]


@pytest.mark.parametrize("zoom", [0.1, 1.0, 4.0])
@pytest.mark.parametrize("way", [(9_999, 0), (-9_999, 0), (0, 9_999), (0, -9_999), (9_999, 9_999)], ids=str)
def test_however_far_it_is_scrolled_some_of_the_map_is_seen(shown: Shown, zoom: float, way: tuple[int, int]) -> None:
    view = shown.view
    view.set_zoom(zoom)
    for _ in range(3):
        view.scroll_by(*way)
    seen = view.mapToScene(view.viewport().rect()).boundingRect().intersected(map_rect(24, 16))
    scale = view.transform().m11()
    assert min(seen.width(), seen.height()) * scale > 25


def test_the_map_can_be_scrolled_beyond_its_edges(shown: Shown) -> None:
    shown.view.scroll_by(-300, -200)
    corner = shown.view.viewportTransform().map(QPointF(0, 0))
    assert corner.x() > 300
    assert corner.y() > 200


def test_the_middle_stays_when_the_view_gets_another_size(shown: Shown) -> None:
    view = shown.view
    view.set_zoom(1.0)
    middle = view.scene_point(QPointF(QRect(QPoint(), view.viewport().size()).center()))
    view.resize(640, 500)
    QTest.qWait(1)
    after = view.scene_point(QPointF(QRect(QPoint(), view.viewport().size()).center()))
    assert (after - middle).manhattanLength() * view.transform().m11() <= 3


def shows_all(shown: Shown) -> bool:
    """Whether the whole map is seen, clear of the names at the edges."""
    place = shown.view.viewportTransform().mapRect(map_rect(24, 16))
    return QRectF(shown.view.viewport().rect()).adjusted(LEFT, TOP, 0, 0).contains(place)


@pytest.mark.parametrize("size", [(800, 520), (500, 600), (900, 700)], ids=str)
def test_a_fitted_map_is_fitted_into_every_new_size(shown: Shown, size: tuple[int, int]) -> None:
    before = shown.view.zoom
    shown.view.resize(*size)
    assert shows_all(shown)
    assert shown.view.zoom != before


@pytest.mark.parametrize("act", [lambda view: view.zoom_in(), lambda view: view.scroll_by(40, 30)], ids=["zoom", "pan"])
def test_a_map_looked_at_more_closely_is_not_fitted_again(shown: Shown, act: Callable[[MapView], None]) -> None:
    act(shown.view)
    zoom = shown.view.zoom
    shown.view.resize(500, 400)
    assert shown.view.zoom == zoom
    shown.view.fit()
    assert shows_all(shown)


def test_a_map_that_is_opened_is_fitted(shown: Shown) -> None:
    shown.view.set_zoom(4.0)
    shown.document.open(a_map(columns=50, rows=50), {})
    seen = shown.view.mapToScene(shown.view.viewport().rect()).boundingRect()
    assert seen.contains(map_rect(50, 50))


def test_a_map_that_gets_another_size_is_not_scrolled(shown: Shown) -> None:
    before = shown.view.scene_point(QPointF(0, 0))
    shown.document.run(maps.resize, 60, 40, Step(0, 0))
    assert shown.view.scene_point(QPointF(0, 0)) == before


def test_minis_are_crisp_again_when_the_zoom_has_settled(qtbot: QtBot) -> None:
    shown = Shown(qtbot, a_map(a_mini("Anna", "C3", art="knight")))
    shown.view.set_zoom(2.0)
    qtbot.waitUntil(lambda: not shown.view._settle.isActive())
    settled = shown.grabbed()
    shown.view.viewport().update()
    assert shown.grabbed() == settled
    fresh = Shown(qtbot, shown.document.state)
    fresh.view.set_zoom(2.0)
    fresh.scene.frame_time.end()
    qtbot.waitUntil(lambda: not fresh.view._settle.isActive())
    assert fresh.grabbed() == settled


def test_a_footprint_is_found_in_the_view(shown: Shown) -> None:
    view = shown.view
    place = view.cell_rect_in_view(Cell(2, 1), 2)
    assert view.mapToScene(place.center()).x() == pytest.approx(75.0, abs=1.0)
    assert place.width() == pytest.approx(50 * view.transform().m11(), abs=2)
