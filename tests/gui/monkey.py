"""Someone who does random things to the real window, always the same ones for the same seed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QMenu, QWidget

from battlemap.app import Program
from battlemap.geometry.cells import Cell
from battlemap.gui import minis_actions
from battlemap.gui.main_window import MainWindow
from battlemap.operations.library import LIBRARY
from tests.gui.drops import of_library

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
HELD = (
    PLAIN,
    PLAIN,
    PLAIN,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
KEYS = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right) * 3,
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Delete) * 2,
    *(Qt.Key.Key_Minus, Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_NumberSign, Qt.Key.Key_F2) * 2,
    *(Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_7, Qt.Key.Key_9, Qt.Key.Key_0, Qt.Key.Key_Comma),
    *(Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_C, Qt.Key.Key_D, Qt.Key.Key_G, Qt.Key.Key_H, Qt.Key.Key_R),
    *(Qt.Key.Key_V, Qt.Key.Key_X, Qt.Key.Key_Y, Qt.Key.Key_Z, Qt.Key.Key_I, Qt.Key.Key_L, Qt.Key.Key_S),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_Space, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_F6, Qt.Key.Key_Menu),
)
NEVER = {"file.quit"}
"""Commands that would end the run."""

MOST_MINIS = 60


class Monkey:
    """Does one random thing after another; `log` holds the last ones."""

    def __init__(self, program: Program, path: Path, seed: int) -> None:
        self.program = program
        self._path = path
        self.random = Random(seed)
        self.log: deque[str] = deque(maxlen=60)
        self._ways: list[tuple[int, Callable[[], str]]] = [
            (20, self.click),
            (24, self.drag),
            (34, self.key),
            (6, self.wheel),
            (10, self.menu),
            (6, self.double_click),
            (8, self.history),
            (8, self.drop),
            (8, self.command),
            (2, self.resize),
            (1, self.save),
            (1, self.load),
            (1, self.redress),
        ]
        self._steps = 0
        self._asked = 0

    @property
    def window(self) -> MainWindow:
        return self.program.window

    @property
    def viewport(self) -> QWidget:
        return self.window.view.viewport()

    def step(self) -> None:
        """Do one thing."""
        weights = [weight for weight, _ in self._ways]
        (way,) = self.random.choices([way for _, way in self._ways], weights)
        self._steps += 1
        self.answer(self._steps)
        self.log.append(way.__name__)
        self.log[-1] = f"{way.__name__} {way()}"
        QApplication.processEvents()
        self.calm()
        bury()
        self._steps += 1
        self.thin()

    def thin(self) -> None:
        """Delete most minis when copies of copies have become too many."""
        tokens = self.program.workbench.document.state.board.tokens
        if len(tokens) > MOST_MINIS:
            self.program.workbench.selection.set(token.id for token in tokens[MOST_MINIS // 6 :])
            minis_actions.delete(self.program.workbench)
            self.log.append(f"thin {len(tokens)}")

    def calm(self) -> None:
        """Answer what still asks, wait for what is being read."""
        for _ in range(2_000):
            if QApplication.activeModalWidget() is None and not self.program.session.is_busy:
                return
            QApplication.processEvents()
            QTest.qWait(1)
        message = f"something never ended: {QApplication.activeModalWidget()!r}, {list(self.log)[-5:]}"
        raise AssertionError(message)

    def answer(self, step: int) -> None:
        """Press a button of the dialog that asks; files are never chosen."""
        if step != self._steps:
            return
        # A new timer each time: one whose slot opens another dialog would not fire again inside it.
        QTimer.singleShot(1, partial(self.answer, step))
        asking = QApplication.activeModalWidget()
        if asking is None:
            self._asked = 0
            return
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        self._asked += 1
        buttons = [button for button in asking.findChildren(QAbstractButton) if _can_be_pressed(button)]
        if isinstance(asking, QFileDialog) or self._asked > 6 or not buttons:
            asking.reject() if isinstance(asking, QDialog) else asking.close()
            return
        self.random.choice(buttons).click()

    def place(self) -> QPoint:
        """Somewhere on the map, mostly where it matters: at a mini or a door."""
        board = self.program.workbench.document.state.board
        view = self.window.view
        if board.tokens and self.random.random() < 0.6:
            token = self.random.choice(board.tokens)
            return view.cell_rect_in_view(token.cell, token.size).center()
        if board.doors and self.random.random() < 0.3:
            door = self.random.choice(board.doors)
            return view.mapFromScene(QPointF((door.start.x + door.end.x) * 12.5, (door.start.y + door.end.y) * 12.5))
        return QPoint(self.random.randrange(self.viewport.width()), self.random.randrange(self.viewport.height()))

    def click(self) -> str:
        place, held = self.place(), self.random.choice(HELD)
        QTest.mouseClick(self.viewport, LEFT, held, place)
        return f"{place.toTuple()} {held.name}"

    def double_click(self) -> str:
        place = self.place()
        QTest.mouseClick(self.viewport, LEFT, PLAIN, place)
        QTest.mouseDClick(self.viewport, LEFT, PLAIN, place)
        QTest.mouseRelease(self.viewport, LEFT, PLAIN, place)
        return f"{place.toTuple()}"

    def drag(self) -> str:
        """Press, wander about with interruptions, release somewhere."""
        start, held = self.place(), self.random.choice(HELD)
        button = self.random.choice((LEFT, LEFT, LEFT, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton))
        QTest.mousePress(self.viewport, button, held, start)
        said = [f"{button.name} {held.name} {start.toTuple()}"]
        for _ in range(self.random.randint(1, 4)):
            place = self.place()
            QTest.mouseMove(self.viewport, place)
            said.append(str(place.toTuple()))
            if self.random.random() < 0.15:
                said.append(self.random.choice((self.wheel, self.key, self.history))())
        QTest.mouseRelease(self.viewport, button, held, place)
        self.close_menu()
        return " ".join(said)

    def key(self) -> str:
        """A key where the focus is, sometimes held down."""
        key, held = self.random.choice(KEYS), self.random.choice(HELD)
        if key in {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right} and self.random.random() < 0.2:
            held |= Qt.KeyboardModifier.KeypadModifier
        target = QApplication.focusWidget() or self.window.view
        if not self.window.isAncestorOf(target) or self.random.random() < 0.3:
            self.window.view.setFocus()
            target = self.window.view
        for _ in range(self.random.choice((1, 1, 1, 4))):
            QTest.keyClick(target, key, held)
        self.close_menu()
        return f"{key.name} {held.name}"

    def wheel(self) -> str:
        at, steps = QPointF(self.place()), self.random.choice((-2, -1, 1, 2))
        event = QWheelEvent(
            at,
            self.viewport.mapToGlobal(at),
            QPoint(),
            QPoint(0, 120 * steps),
            QApplication.mouseButtons(),
            self.random.choice(HELD),
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self.viewport, event)
        return f"{steps}"

    def menu(self) -> str:
        """A right click, and an entry of the menu."""
        place = self.place()
        QTest.mouseClick(self.viewport, Qt.MouseButton.RightButton, PLAIN, place)
        return f"{place.toTuple()} {self.choose()}"

    def choose(self) -> str:
        """An entry of the menu that is open, or none."""
        menu = QApplication.activePopupWidget()
        if not isinstance(menu, QMenu):
            return "no menu"
        actions = [action for action in _entries(menu) if action.isEnabled()]
        chosen = self.random.choice(actions) if actions and self.random.random() < 0.8 else None
        text = chosen.text() if chosen is not None else "nothing"
        menu.close()
        if chosen is not None:
            chosen.trigger()
        return repr(text)

    def close_menu(self) -> None:
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()

    def history(self) -> str:
        """Some steps back or forth."""
        history, steps = self.program.workbench.document.history, self.random.randint(1, 4)
        walk = self.random.choice((history.undo, history.redo))
        for _ in range(steps):
            walk()
        return f"{walk.__name__} {steps}"

    def drop(self) -> str:
        """A mini of the library dropped on the map; a full map is emptied a little first."""
        board = self.program.workbench.document.state.board
        entry = self.random.choice(LIBRARY)
        cell = Cell(self.random.randrange(-1, board.columns + 1), self.random.randrange(-1, board.rows + 1))
        if len(board.tokens) < MOST_MINIS:
            self.window.dropping.drop(of_library(entry.art), cell)
        return f"{entry.art} {tuple(cell)}"

    def command(self) -> str:
        """A command of the menus."""
        actions = [each for each in self.window.actions_ if each.isEnabled() and each.objectName() not in NEVER]
        action = self.random.choice(actions)
        action.trigger()
        return action.objectName()

    def resize(self) -> str:
        self.window.resize(self.random.randint(700, 1400), self.random.randint(500, 900))
        return str(self.window.size().toTuple())

    def save(self) -> str:
        return str(self.program.session.save())

    def load(self) -> str:
        """Open the file again; unsaved changes may be asked about."""
        self.program.session.open_path(self._path)
        return str(self.program.session.is_busy)

    def redress(self) -> str:
        """Another theme and language; another window takes over."""
        settings = self.program.settings
        settings.theme = self.random.choice(("dark", "light"))
        settings.language = self.random.choice(("de", "en"))
        self.program.redress()
        return f"{settings.theme} {settings.language}"


def bury() -> None:
    """Delete what is to be deleted later; without a running event loop Qt does not."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _can_be_pressed(button: QAbstractButton) -> bool:
    return button.isVisible() and button.isEnabled()


def _entries(menu: QMenu) -> list[QAction]:
    """Every entry of a menu, those of its submenus too."""
    found: list[QAction] = []
    for action in menu.actions():
        inside = action.menu()
        if isinstance(inside, QMenu):
            found += _entries(inside)
        elif not action.isSeparator():
            found.append(action)
    return found
