"""How long frames take with 1,000 minis on a picture of 7,000 × 7,000 pixels, against one blit of the viewport.

Run it with `.venv/bin/python tests/benchmarks/scene_frames.py`. It is no part of the tests that must pass.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median, quantiles
from time import perf_counter, thread_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QIODevice, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPaintEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlemap.board.entities.picture import MapPicture
from battlemap.board.entities.token import Look, Side
from battlemap.frozen import changed
from battlemap.geometry.cells import Cell, Facing, Point
from battlemap.gui.document import Document
from battlemap.gui.pictures import PixmapCache, decode
from battlemap.gui.scene.map_scene import Audience, MapScene
from battlemap.gui.scene.map_view import MapView
from battlemap.operations import maps, tokens
from battlemap.operations.tokens import NewMini
from battlemap.resources import asset_names
from battlemap.rules.systems.frei.system import FreiSheet
from battlemap.state import GameState, with_board

SIDE = 7_000
CELLS = 100
MINIS = 1_000
RUNS = 31
WIDTH, HEIGHT = 1_920, 1_080


class TimedView(MapView):
    """A map view that counts its frames."""

    frames = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint and count."""
        super().paintEvent(event)
        self.frames += 1


def noisy_picture(side: int) -> bytes:
    """A JPEG picture with something to see everywhere."""
    random = Random(1)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor(110, 105, 95))
    with QPainter(image) as painter:
        for _ in range(6_000):
            shade = random.randrange(60, 170)
            colour = QColor(shade, shade - 5, shade - 15)
            painter.fillRect(random.randrange(side), random.randrange(side), random.randrange(20, 240), 60, colour)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"JPG").write(image)
    return bytes(buffer.data().data())


def crowded_map(document: Document, picture: bytes) -> GameState:
    """A map with that picture and 1,000 different minis."""
    random = Random(2)
    name = document.pictures.add(picture)
    place = MapPicture(picture=name, pixel_width=SIDE, pixel_height=SIDE, width=float(CELLS), height=float(CELLS))
    arts = asset_names("minis")
    state = maps.new_map(CELLS, CELLS, picture=place)
    minis = tuple(
        NewMini(
            cell=Cell(random.randrange(CELLS), random.randrange(CELLS)),
            side=random.choice(tuple(Side)),
            facing=random.choice(tuple(Facing)),
            look=Look(art=random.choice(arts)),
            sheet=FreiSheet(name=f"Mini {number}", life=random.randrange(11), badges=("Liegend",)),
        )
        for number in range(MINIS)
    )
    return tokens.place(state, minis)


def painted(view: TimedView, act: Callable[[], None]) -> float:
    """Milliseconds of this thread from an act to the end of the frame that shows it; other programs do not count."""
    before = view.frames
    start = thread_time()
    act()
    while view.frames == before:
        QApplication.processEvents()
    return (thread_time() - start) * 1_000


def blit(source: QPixmap, target: QPixmap) -> float:
    """Milliseconds for one pixmap as large as the viewport."""
    start = thread_time()
    with QPainter(target) as painter:
        painter.drawPixmap(0, 0, source)
    return (thread_time() - start) * 1_000


def measure(view: TimedView, state: GameState) -> dict[str, list[float]]:
    """All measures, interleaved."""
    source, target = QPixmap(WIDTH, HEIGHT), QPixmap(WIDTH, HEIGHT)
    source.fill(Qt.GlobalColor.darkGray)
    mini = state.board.tokens[500].id
    times: dict[str, list[float]] = {name: [] for name in ("blit", "drag", "pan", "zoom")}
    for run in range(RUNS):
        view.set_zoom(0.6)
        view.centerOn(50 * 25.0, 50 * 25.0)
        settle(view)
        times["blit"].append(median(blit(source, target) for _ in range(5)))
        for step in range(1, 9):
            offset = Point(step / 7 + run / 31, step / 9)
            times["drag"].append(painted(view, partial(view.map_scene.show_dragged, (mini,), offset)))
        view.map_scene.end_drag()
        settle(view)
        for step in range(8):
            times["pan"].append(painted(view, partial(view.scroll_by, 7 + step, 5)))
        for step in range(4):
            factor = 1.19 if (run + step) % 2 else 1 / 1.19
            times["zoom"].append(painted(view, partial(zoom, view, factor)))
    return times


def zoom(view: MapView, factor: float) -> None:
    """One notch of the wheel."""
    view.set_zoom(view.zoom * factor, QPointF(700, 400))


def settle(view: TimedView) -> None:
    """Wait until all minis are crisp and nothing is left to paint."""
    QTest.qWait(200)
    while True:
        before = view.frames
        QTest.qWait(20)
        if view.frames == before:
            return


def main() -> None:
    """Measure and print."""
    application = QApplication.instance() or QApplication(sys.argv)
    document = Document(maps.new_map(2, 2))
    picture = noisy_picture(SIDE)
    start = perf_counter()
    decode(picture)
    decoding = perf_counter() - start
    state = crowded_map(document, picture)
    document.open(state, document.pictures.all)
    pixmaps = PixmapCache(document)
    scene = MapScene(document, pixmaps, Audience.GM)
    view = TimedView(scene, document)
    view.resize(WIDTH, HEIGHT)
    start = perf_counter()
    view.show()
    while not pixmaps.picture(next(iter(document.pictures.all))).ready:
        application.processEvents()
    settle(view)
    mini = state.board.tokens[500]
    centre = changed(mini, cell=Cell(50, 50))
    document.open(
        with_board(state, changed(state.board, tokens=(*state.board.tokens[:500], centre, *state.board.tokens[501:]))),
        document.pictures.all,
    )
    settle(view)
    report(measure(view, document.state), decoding)
    pixmaps.close()


def report(times: dict[str, list[float]], decoding: float) -> None:
    """Print medians and their ratios to the blit."""
    base = median(times["blit"])
    lines = [f"decoding {SIDE}² JPEG: {decoding * 1_000:.0f} ms"]
    for name, values in times.items():
        late = quantiles(values, n=20)[-1]
        lines.append(
            f"{name:5} median {median(values):7.3f} ms  p95 {late:7.3f} ms  ratio {median(values) / base:6.2f}"
        )
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
