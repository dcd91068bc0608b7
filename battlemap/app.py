"""The composition root of the window: builds every part once and hands it to those who need it."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QStandardPaths, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from battlemap import __version__, resources
from battlemap.files.autosave import Autosave
from battlemap.gui import i18n, theme
from battlemap.gui.document import Document
from battlemap.gui.failures import FaultWatch, log
from battlemap.gui.interrupts import Interrupts
from battlemap.gui.main_window import MainWindow
from battlemap.gui.pictures import PixmapCache, QtPictureReader
from battlemap.gui.selection import Selection
from battlemap.gui.session import Session
from battlemap.gui.settings import Settings
from battlemap.gui.workbench import Workbench
from battlemap.operations.maps import new_map
from battlemap.text import QT_TRANSLATE_NOOP

NAME = "Battlemap"
FIRST_SAMPLE = "alley"

_HINT = QT_TRANSLATE_NOOP(
    "Start",
    "Welcome! Drag minis from the library below onto the map. The wheel zooms, dragging with the right button "
    "moves the map, a click opens a door. F1 shows all keys.",
)


@dataclass(frozen=True)
class Places:
    """Where the program keeps its own files."""

    settings: Path
    snapshots: Path
    log: Path


def main(arguments: list[str]) -> int:
    """Open the window, with the file named in the arguments if there is one, and run until it is closed."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    app = make_app()
    places = _places(chosen.home)
    watch = FaultWatch(places.log, app)
    watch.start()
    program = Program(app, places)
    interrupts = Interrupts(app)
    interrupts.caught.connect(program.stop)
    program.start(chosen.file)
    code = app.exec()
    program.end()
    interrupts.release()
    watch.stop()
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="battlemap", description="A battlemap for game masters.")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a map or a picture to open")
    parser.add_argument("--home", type=Path, metavar="FOLDER", help="keep settings and snapshots in this folder")
    return parser


def make_app() -> QApplication:
    """The application with its names and icon."""
    QCoreApplication.setOrganizationName(NAME)
    QCoreApplication.setApplicationName(NAME)
    QCoreApplication.setApplicationVersion(__version__)
    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationDisplayName(NAME)
    app.setDesktopFileName("battlemap")
    app.setWindowIcon(QIcon(str(resources.asset("icons", "app.svg"))))
    return app


def _places(home: Path | None) -> Places:
    """The folders of this user, or everything in one folder."""
    if home is not None:
        return Places(home / "settings.ini", home / "snapshots", home / "log.txt")
    where = QStandardPaths.StandardLocation
    config = Path(QStandardPaths.writableLocation(where.AppConfigLocation))
    state = Path(QStandardPaths.writableLocation(where.StateLocation))
    return Places(config / "settings.ini", state / "snapshots", state / "log.txt")


class Program(QObject):
    """The parts of the running program. Language and theme may change: then a new window takes over the open map."""

    def __init__(self, app: QApplication, places: Places) -> None:
        super().__init__(app)
        self._app = app
        self.settings = Settings(places.settings)
        i18n.install(app, self.settings.language)
        theme.apply(app, self.settings.theme)
        document = Document(new_map(), self)
        self.workbench = Workbench(document, Selection(document, self), self.settings)
        self.session = Session(self.workbench, QtPictureReader(), Autosave(places.snapshots), self)
        self.pixmaps = PixmapCache(document, self)
        self.has_begun = False
        self.window = self._new_window()

    def start(self, file: Path | None = None) -> None:
        """Show the window; once it is there, offer what can be rescued, else open the first map."""
        self.window.show()
        QTimer.singleShot(0, self, lambda: self._begin(file))

    def stop(self) -> None:
        """End at once, as the terminal asks; unsaved work is offered again at the next start."""
        self.session.autosaver.store()
        self.window.remember()
        self.settings.save()
        self._app.quit()

    def end(self) -> None:
        """Take the parts apart in order: the window first, since it looks at everything else."""
        self.window.dismiss()
        self.session.finish()
        self.pixmaps.close()
        self.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def redress(self) -> None:
        """Put on the language and the theme of the settings; map, history and selection stay."""
        i18n.install(self._app, self.settings.language)
        theme.apply(self._app, self.settings.theme)
        self.workbench.document.retranslate()
        before = self.window
        before.remember()
        self.window = self._new_window()
        self.window.setWindowState(before.windowState())
        self.window.show()
        self.window.activateWindow()
        self.window.look_at(before)
        before.dismiss()

    def _new_window(self) -> MainWindow:
        return MainWindow(self.workbench, self.session, self.pixmaps, self.redress)

    def _begin(self, file: Path | None) -> None:
        """Go on once the window is there."""
        log.info("start")
        if not self.session.rescue.offer():
            self._open_first(file)
        self.has_begun = True

    def _open_first(self, file: Path | None) -> None:
        """The file that was named, else the last map, at the very first start a sample."""
        first = self.settings.first_start
        self.settings.first_start = False
        if file is not None:
            self.session.open_path(file.absolute())
        elif not first and Path(self.settings.last_map).is_file():
            self.session.open_path(Path(self.settings.last_map))
        elif first:
            self._welcome()

    def _welcome(self) -> None:
        """The sample map of the first start, with a hint."""
        samples = resources.sample_maps()
        if samples:
            self.session.open_sample(next((path for path in samples if path.stem == FIRST_SAMPLE), samples[0]), _HINT)
        else:
            self.window.say(_HINT)
