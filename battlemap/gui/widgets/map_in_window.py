"""What a dock or dialog may know of the map beside it: its middle, scale and looks, and how to show a mini."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsView, QWidget

from battlemap.board.board import Board
from battlemap.board.entities.token import Token
from battlemap.geometry.cells import Cell
from battlemap.gui.scene.units import CELL, cell_rect, to_cell

_CELL_WITHOUT_MAP = 48
"""How large a dragged mini's cell is, in pixels, where no map is near."""


def map_view(widget: QWidget) -> QGraphicsView | None:
    """The view of the map in the same window; `None` where there is none."""
    from battlemap.gui.scene.map_view import MapView

    return widget.window().findChild(MapView)


def middle_cell(widget: QWidget, board: Board) -> Cell:
    """The cell in the middle of what is visible of the map; of the whole map where no view is near."""
    view = map_view(widget)
    if view is None:
        return Cell(board.columns // 2, board.rows // 2)
    cell = to_cell(view.mapToScene(view.viewport().rect().center()))
    return board.nearest_place(cell, 1)


def cell_pixels(widget: QWidget) -> float:
    """How many pixels a cell is wide on the screen now."""
    view = map_view(widget)
    if view is None:
        return _CELL_WITHOUT_MAP
    return abs(view.mapFromScene(QPointF(CELL * 100, 0)).x() - view.mapFromScene(QPointF(0, 0)).x()) / 100


def map_image(widget: QWidget, longest: int) -> QImage:
    """The whole map as it shows in the window, at most so many pixels to a side; a null image where no map is near."""
    view = map_view(widget)
    if view is None:
        return QImage()
    scene = view.scene()
    size = scene.sceneRect().size().scaled(longest, longest, Qt.AspectRatioMode.KeepAspectRatio).toSize()
    image = QImage(size.expandedTo(QSize(1, 1)), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter, QRectF(image.rect()), scene.sceneRect())
    return image


def show_mini(widget: QWidget, token: Token) -> None:
    """Bring a mini into view on the map."""
    view = map_view(widget)
    if view is not None:
        view.centerOn(cell_rect(token.cell, token.size).center())
