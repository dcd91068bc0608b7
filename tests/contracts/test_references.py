"""The window toolkit does not eat references to `None`.

On Python 3.11 some versions of it drop one with every call of an override that returns nothing; after some thousand
mouse moves the interpreter aborts. From Python 3.12 on `None` cannot be freed, and its number says nothing.
"""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QUndoCommand, QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsView, QStyleOptionGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.skipif(sys.version_info >= (3, 12), reason="None cannot be freed here")

ROUNDS = 300
ALLOWED = 60
"""References that ordinary objects hold or let go meanwhile; a loss of one a round would be five times as many."""


class Step(QUndoCommand):
    """A step that counts how often it was done and undone."""

    calls = 0

    def redo(self) -> None:
        Step.calls += 1

    def undo(self) -> None:
        Step.calls += 1


class Dot(QGraphicsItem):
    """An item that paints itself in Python."""

    painted = 0

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 20, 20)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        Dot.painted += 1
        painter.drawEllipse(2, 2, 16, 16)


class Watched(QGraphicsView):
    """A view that sees every mouse move in Python."""

    moves = 0

    def mouseMoveEvent(self, event: object) -> None:
        Watched.moves += 1


def drift_over(rounds: int, stack: QUndoStack, view: Watched) -> int:
    """How far the number of references to `None` moves over so many rounds of undo, redo, moving and painting."""
    before = sys.getrefcount(None)
    for number in range(rounds):
        stack.undo()
        stack.redo()
        QTest.mouseMove(view.viewport(), QPoint(20 + number % 50, 20))
        view.viewport().repaint()
    return sys.getrefcount(None) - before


def test_events_undo_and_painting_leave_the_references_alone(qtbot: QtBot) -> None:
    scene = QGraphicsScene(0, 0, 200, 200)
    scene.addItem(Dot())
    view = Watched(scene)
    qtbot.addWidget(view)
    view.setMouseTracking(True)
    view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, on=False)
    view.resize(200, 200)
    view.show()
    stack = QUndoStack()
    stack.push(Step("step"))
    drift_over(20, stack, view)
    Step.calls = Dot.painted = Watched.moves = 0
    assert abs(drift_over(ROUNDS, stack, view)) < ALLOWED
    assert Step.calls == 2 * ROUNDS
    assert Dot.painted >= ROUNDS
    assert Watched.moves >= ROUNDS // 2
