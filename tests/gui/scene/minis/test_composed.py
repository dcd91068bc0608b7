"""Composed pixmaps."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from battlemap.gui.scene.minis import composed
from battlemap.gui.scene.minis.composed import ComposedPixmaps, FrameTime
from tests.gui.scene.painting import blank, painted_on


class Squares:
    """Red squares of so many units, with a count of how often one was composed."""

    def __init__(self) -> None:
        self.painted = 0
        self.time = FrameTime()
        self.pixmaps = ComposedPixmaps[int](self._extent, self._paint, self.time)

    def _extent(self, look: int, _scale: float) -> QRectF:
        return QRectF(-look / 2, -look / 2, look, look)

    def _paint(self, painter: QPainter, look: int, scale: float) -> None:
        self.painted += 1
        painter.fillRect(QRectF(-look / 2 * scale, -look / 2 * scale, look * scale, look * scale), Qt.GlobalColor.red)

    def drawn(self, look: int = 10, scale: float = 4.0, origin: tuple[float, float] = (100, 100)) -> QImage:
        image = blank()
        with painted_on(image, scale, origin) as painter:
            self.pixmaps.draw(painter, look)
        return image


def red(image: QImage) -> tuple[int, int, int, int]:
    places = [(x, y) for x in range(200) for y in range(200) if image.pixelColor(x, y) == Qt.GlobalColor.red]
    return min(places)[0], min(y for _x, y in places), max(places)[0], max(y for _x, y in places)


def test_a_thing_is_composed_once_for_each_size(qapp: QApplication) -> None:
    squares = Squares()
    first = squares.drawn()
    assert red(first) == (80, 80, 119, 119)
    assert squares.drawn() == first
    assert squares.painted == 1
    squares.drawn(scale=3.0)
    squares.drawn(12)
    assert squares.painted == 3


def test_things_lie_on_whole_pixels(qapp: QApplication) -> None:
    assert red(Squares().drawn(origin=(100.4, 99.6))) == (80, 80, 119, 119)


def test_when_the_time_is_up_another_size_is_drawn_and_asks_for_one_more_frame(qapp: QApplication) -> None:
    squares = Squares()
    squares.drawn()
    squares.time.begin(0.0)
    image = squares.drawn(scale=2.0)
    assert squares.painted == 1
    assert squares.time.unfinished
    assert red(image)[0] in {90, 91}
    squares.time.begin(5.0)
    assert red(squares.drawn(scale=2.0)) == (90, 90, 109, 109)
    assert not squares.time.unfinished


def test_what_was_never_composed_is_composed_even_when_the_time_is_up(qapp: QApplication) -> None:
    squares = Squares()
    squares.time.begin(0.0)
    assert red(squares.drawn()) == (80, 80, 119, 119)


def test_very_large_things_are_painted_without_being_kept(qapp: QApplication) -> None:
    squares = Squares()
    for _ in range(2):
        squares.drawn(1_000)
    assert squares.painted == 2


def test_only_so_much_is_kept(qapp: QApplication) -> None:
    squares = Squares()
    for look in range(100, 130):
        squares.drawn(look, 10.0)
    assert squares.pixmaps._pixels <= composed.KEPT_PIXELS
    before = squares.painted
    squares.drawn(129, 10.0)
    assert squares.painted == before
    squares.drawn(100, 10.0)
    assert squares.painted == before + 1


def test_everything_can_be_forgotten(qapp: QApplication) -> None:
    squares = Squares()
    squares.drawn()
    squares.pixmaps.forget()
    squares.drawn()
    assert squares.painted == 2


def test_a_fine_screen_gets_its_own_size(qapp: QApplication) -> None:
    squares = Squares()
    image = blank()
    image.setDevicePixelRatio(2.0)
    with painted_on(image, 2.0, (50, 50)) as painter:
        squares.pixmaps.draw(painter, 10)
    assert red(image) == (80, 80, 119, 119)
