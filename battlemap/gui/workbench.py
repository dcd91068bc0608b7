"""What tools and docks are given: the document and the few things around it."""

from __future__ import annotations

from dataclasses import dataclass, field

from battlemap.gui.document import Document
from battlemap.gui.problems import Problems
from battlemap.gui.selection import Selection
from battlemap.gui.settings import Settings


@dataclass(frozen=True)
class Workbench:
    """The document, what is selected in it, the user's settings, and what is wrong with the map.

    Built by the composition root.
    """

    document: Document
    selection: Selection
    settings: Settings
    problems: Problems = field(default_factory=Problems)
