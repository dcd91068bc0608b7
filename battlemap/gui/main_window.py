"""The main window; it only puts its parts together."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QByteArray, QMimeData, QPointF, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar, QVBoxLayout, QWidget

from battlemap.discovery import discover
from battlemap.geometry.cells import Cell
from battlemap.gui.actions import Actions, Desk
from battlemap.gui.banner import Banner
from battlemap.gui.dock import DockKind
from battlemap.gui.dropping import Dropping
from battlemap.gui.icons import icon
from battlemap.gui.keys import KeyGroup
from battlemap.gui.map_keys import map_keys
from battlemap.gui.panes import Panes
from battlemap.gui.pictures import PixmapCache
from battlemap.gui.scene.audience import Audience
from battlemap.gui.scene.map_scene import MapScene
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.session import Session
from battlemap.gui.status_bar import StatusBar
from battlemap.gui.tool_bar import MainToolBar
from battlemap.gui.tool_strip import ToolStrip
from battlemap.gui.translation import shown
from battlemap.gui.workbench import Workbench
from battlemap.text import Text

RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea


@cache
def dock_kinds() -> tuple[DockKind, ...]:
    """Every dock there is, in the order of their places."""
    found = [kind for kind in discover("battlemap.gui.docks", "DOCK") if isinstance(kind, DockKind)]
    return tuple(sorted(found, key=lambda kind: (kind.order, kind.id)))


class MainWindow(QMainWindow):
    """The game master's window: the map in the middle, everything else around it."""

    view: MapView
    panes: Panes
    docks: list[QDockWidget]

    def __init__(
        self, workbench: Workbench, session: Session, pixmaps: PixmapCache, redress: Callable[[], None]
    ) -> None:
        super().__init__()
        self.setObjectName("battlemap")
        self.setAcceptDrops(True)
        self._workbench = workbench
        self._session = session
        self._asks = True
        self.pointed: Cell | None = None
        self.scene = MapScene(workbench.document, pixmaps, Audience.GM, self)
        self.view = MapView(self.scene, workbench.document)
        self.panes = Panes(self, self.view)
        self.actions_ = Actions(Desk(workbench, session, self, redress), self)
        self.actions_.fill_bar(self.menuBar())
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, MainToolBar(self.actions_, self))
        self.tools = ToolStrip(workbench, self.view, self)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.tools)
        self.banner = Banner()
        self.setCentralWidget(self._centre())
        self.docks = [self._docked(kind) for kind in dock_kinds()]
        self._arrange()
        self.status = StatusBar(workbench, session, self)
        self.setStatusBar(self.status)
        self._connect()
        self._restore()
        self._show_title()
        self.view.setFocus()

    def key_groups(self) -> tuple[KeyGroup, ...]:
        """All keys: those of the commands, of the tools and of the map."""
        return (*self.actions_.key_groups(), self.tools.key_group(), *map_keys())

    def reset_layout(self) -> None:
        """Put tool bars and docks back where they were at first."""
        for kind, dock in zip(dock_kinds(), self.docks, strict=True):
            dock.setFloating(False)
            self.addDockWidget(kind.area, dock)
            dock.show()
        for bar in self.findChildren(QToolBar):
            bar.show()
        self._arrange()

    def say(self, line: Text) -> None:
        """Tell something above the map without stopping the user."""
        self.banner.say(shown(line))

    def say_problems(self, line: Text) -> None:
        """Tell of problems above the map, with a button that shows them."""
        self.banner.say(shown(line), self.tr("Show"), partial(self.show_dock, "problems"))

    def show_dock(self, name: str) -> None:
        """Show a dock by the id of its kind, in front of those it shares its place with."""
        for dock in self.docks:
            if dock.objectName() == f"dock.{name}":
                dock.show()
                dock.raise_()

    def remember(self) -> None:
        """Keep place, size and layout for the next start."""
        self._workbench.settings.geometry = bytes(self.saveGeometry().data())
        self._workbench.settings.layout = bytes(self.saveState().data())

    def look_at(self, other: MainWindow) -> None:
        """Show the part of the map that another window shows."""
        middle = other.view.scene_point(QPointF(other.view.viewport().rect().center()))
        self.view.set_zoom(other.view.zoom)
        way = self.view.mapFromScene(middle) - self.view.viewport().rect().center()
        self.view.scroll_by(way.x(), way.y())

    def dismiss(self) -> None:
        """Close without a question: another window takes over the same map."""
        self._asks = False
        self.close()
        self.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes; the end of the program when the answer allows it."""
        if self._asks:
            if not self._session.may_leave():
                event.ignore()
                return
            self.remember()
            self._session.close()
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file can be dropped anywhere on the window; on the map its view decides."""
        if _local_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the file dropped beside the map."""
        path = _local_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self._session.open_path(path)

    def _centre(self) -> QWidget:
        """The map with the banner above it."""
        centre = QWidget()
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.banner)
        layout.addWidget(self.view, 1)
        return centre

    def _docked(self, kind: DockKind) -> QDockWidget:
        dock = QDockWidget(shown(kind.title), self)
        dock.setObjectName(f"dock.{kind.id}")
        content = kind.make(self._workbench)
        dock.setWidget(content)
        if content.windowTitle():
            dock.setWindowTitle(content.windowTitle())
        content.windowTitleChanged.connect(dock.setWindowTitle)
        dock.toggleViewAction().setIcon(icon(kind.icon))
        self.addDockWidget(kind.area, dock)
        return dock

    def _arrange(self) -> None:
        """The right column as high as the window; of an edge's docks the first stands alone, the others share tabs."""
        self.setCorner(Qt.Corner.BottomRightCorner, RIGHT)
        self.setDockOptions(QMainWindow.DockOption.AnimatedDocks | QMainWindow.DockOption.AllowTabbedDocks)
        right = [dock for dock in self.docks if self.dockWidgetArea(dock) is RIGHT]
        bottom = [dock for dock in self.docks if self.dockWidgetArea(dock) is BOTTOM]
        for row in (right[1:], bottom):
            for dock, other in pairwise(row):
                self.tabifyDockWidget(dock, other)
            if row:
                row[0].raise_()
        if len(right) > 1:
            self.resizeDocks(right[:2], [560, 110], Qt.Orientation.Vertical)
        self.resizeDocks(right[:1], [330], Qt.Orientation.Horizontal)
        self.resizeDocks(bottom[:1], [150], Qt.Orientation.Vertical)

    def _connect(self) -> None:
        self.view.pointed.connect(self._point_at)
        self.view.pointed.connect(self.status.point_at)
        self.view.zoom_changed.connect(self.status.show_zoom)
        self._session.questions.window = self
        self._session.changed.connect(self._show_title)
        self._session.replaced.connect(self.banner.hide)
        self._session.notice.connect(self.say)
        self._session.problems_found.connect(self.say_problems)
        self._workbench.document.saved_changed.connect(self._show_title)
        self.dropping = Dropping(self._workbench, self.view, self._session.reader, self._session.open_path)
        self.dropping.complained.connect(self.say)

    def _restore(self) -> None:
        """Place, size and layout of the last time; at first the whole screen."""
        settings = self._workbench.settings
        if not settings.geometry or not self.restoreGeometry(QByteArray(settings.geometry)):
            self.resize(self.screen().availableGeometry().size() * 0.85)
            self.setWindowState(Qt.WindowState.WindowMaximized)
        if settings.layout:
            self.restoreState(QByteArray(settings.layout))

    def _point_at(self, cell: object) -> None:
        self.pointed = cell if isinstance(cell, Cell) else None

    def _show_title(self) -> None:
        """Name the map; Qt puts the program's name behind it, as behind the title of every dialog."""
        self.setWindowTitle(self._session.title.replace("[*]", "[ *]") + "[*]")
        self.setWindowModified(self._workbench.document.is_modified)


def _local_file(data: QMimeData) -> Path | None:
    """The first file of this computer among what is dragged."""
    return next((Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()), None)
