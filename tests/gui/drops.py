"""Things to be dropped on a map."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QUrl

from battlemap.gui.scene.drops import LIBRARY_MIME


def of_library(art: str) -> QMimeData:
    """A mini of the library on its way."""
    data = QMimeData()
    data.setData(LIBRARY_MIME, art.encode("utf-8", "surrogateescape"))
    return data


def of_files(*paths: Path) -> QMimeData:
    """Files on their way from the file manager."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data
