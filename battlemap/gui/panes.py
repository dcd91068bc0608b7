"""The parts of the window the keyboard can step through."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import SIGNAL, SLOT, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget

FOCUSED = "focused"
"""The property of a dock that has the keyboard; the style sheet shows it at its title."""


class Panes:
    """The map first, then every dock that can be seen, in the order of the window's docks.

    The dock that has the keyboard is marked.
    """

    def __init__(self, window: QMainWindow, centre: QWidget) -> None:
        self._window = window
        self._centre = centre
        self._soon = QTimer(window)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._mark)
        # The focus also wanders while widgets are taken apart, and those must not come near Python: Qt only starts a
        # timer, which ends with the window, and what has the focus is asked for when all is quiet.
        app = QApplication.instance()
        assert app is not None, "a window needs an application"
        QObject.connect(app, SIGNAL("focusChanged(QWidget*,QWidget*)"), self._soon, SLOT("start()"))

    def step(self, direction: int) -> None:
        """Give the keyboard to the next part, or the one before."""
        panes = [self._centre, *self._docks()]
        place = next((i for i, pane in enumerate(panes) if _has_focus(pane)), 0)
        pane = panes[(place + direction) % len(panes)]
        target = pane if pane is self._centre else _first_field(pane)
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _mark(self) -> None:
        """Mark the dock that has the keyboard now, and no other."""
        for dock in self._window.findChildren(QDockWidget):
            is_focused = _has_focus(dock)
            if bool(dock.property(FOCUSED)) is not is_focused:
                dock.setProperty(FOCUSED, is_focused)
                dock.style().unpolish(dock)
                dock.style().polish(dock)
                dock.update()

    def _docks(self) -> list[QDockWidget]:
        """The docks that can be seen, not those behind a tab."""
        docks = self._window.findChildren(QDockWidget)
        return [dock for dock in docks if dock.isVisible() and not dock.visibleRegion().isEmpty()]


def _has_focus(pane: QWidget) -> bool:
    focus = QApplication.focusWidget()
    return focus is not None and (focus is pane or pane.isAncestorOf(focus))


def _first_field(pane: QWidget) -> QWidget:
    """The first widget inside that takes the keyboard; the pane itself when there is none."""
    return next((field for field in _chain(pane) if _takes_keys(field)), pane)


def _chain(pane: QWidget) -> Iterator[QWidget]:
    """The widgets inside a pane in the order of the Tab key."""
    widget = pane.nextInFocusChain()
    while widget is not None and widget is not pane:
        if pane.isAncestorOf(widget):
            yield widget
        widget = widget.nextInFocusChain()


def _takes_keys(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
