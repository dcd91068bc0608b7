"""The dialog with all values of some minis: the same panel as in the dock, and what they look like."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from battlemap.board.entities.names import TokenId
from battlemap.gui.document import Change
from battlemap.gui.widgets.look_chooser import LookChooser
from battlemap.gui.widgets.mini_panel.mini_panel import MiniPanel
from battlemap.gui.workbench import Workbench
from battlemap.operations.naming import token_name


class MiniPropertiesDialog(QDialog):
    """Edits some minis; every edit is done at once, as one step of the history. Closes when they leave the map."""

    def __init__(self, workbench: Workbench, tokens: Iterable[TokenId], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)  # a closed one must not go on following the document
        self._document = workbench.document
        self.tokens = tuple(tokens)
        self.panel = MiniPanel(workbench)
        self.look = LookChooser(workbench)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._lay_out()
        # Enter takes what was typed; it must not close the dialog.
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        self._document.changed.connect(self._follow)
        self.buttons.rejected.connect(self.reject)
        self._show()

    def _show(self) -> None:
        self.panel.show_minis(self.tokens)
        self.look.show_minis(self.tokens)
        self._show_title()

    def _show_title(self) -> None:
        """The name of the mini, or how many there are."""
        several = self.tr("%n mini(s)", "", len(self.tokens))
        one = len(self.tokens) == 1 and token_name(self._document.state, self.tokens[0])
        self.setWindowTitle(self.tr("Properties of {who}").replace("{who}", one or several))

    def _follow(self, change: Change) -> None:
        there = tuple(token for token in self.tokens if token in change.after.board.token_by_id)
        if not there:
            self.reject()
        elif there != self.tokens:
            self.tokens = there
            self._show()
        else:
            self._show_title()

    def _lay_out(self) -> None:
        self.resize(760, 400)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.panel, 1, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.look, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(12)
        whole.addLayout(row, 1)
        whole.addWidget(self.buttons)
