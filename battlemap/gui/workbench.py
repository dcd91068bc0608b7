"""What tools and docks are given: the document and the few things around it."""

from __future__ import annotations

from dataclasses import dataclass

from battlemap.gui.document import Document
from battlemap.gui.selection import Selection
from battlemap.gui.settings import Settings


@dataclass(frozen=True)
class Workbench:
    """The document, what is selected in it, and the user's settings; built by the composition root."""

    document: Document
    selection: Selection
    settings: Settings
