"""The languages of the program: Qt's own translations and ours, as files beside this module."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

LANGUAGES = ("de", "en")
"""The languages there are; English also needs its file, for plurals."""

FOLDER = Path(__file__).parent


class _Installed:
    """The translators in use, so that another language can take their place."""

    translators: tuple[QTranslator, ...] = ()
    language = "en"


def system_language() -> str:
    """The first language of the user's system that the program speaks; English when there is none."""
    spoken = (name.replace("_", "-").split("-")[0].lower() for name in QLocale.system().uiLanguages())
    return next((name for name in spoken if name in LANGUAGES), "en")


def install(app: QCoreApplication, language: str) -> str:
    """Let the program speak this language (empty: the system's) from now on; says which one that is."""
    chosen = language if language in LANGUAGES else system_language()
    remove(app)
    _Installed.translators = tuple(_translators(app, chosen))
    _Installed.language = chosen
    for translator in _Installed.translators:
        app.installTranslator(translator)
    QLocale.setDefault(_locale(chosen))
    return chosen


def remove(app: QCoreApplication) -> None:
    """Let the program speak the English of its sources again."""
    for translator in _Installed.translators:
        app.removeTranslator(translator)
    _Installed.translators = ()


def current() -> str:
    """The language in use."""
    return _Installed.language


def _locale(language: str) -> QLocale:
    """The system's own locale where it has this language, for its way of writing numbers and dates."""
    system = QLocale.system()
    return system if system.name().split("_")[0] == language else QLocale(language)


def _translators(app: QCoreApplication, language: str) -> list[QTranslator]:
    """Qt's translator (names of keys and buttons of its own dialogs) and ours, as far as their files can be read."""
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    found = []
    for name, folder in (("qtbase", qt_folder), ("battlemap", str(FOLDER))):
        translator = QTranslator(app)
        if translator.load(f"{name}_{language}.qm", folder):
            found.append(translator)
    return found
