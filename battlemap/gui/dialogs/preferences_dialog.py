"""Language and look of the program."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from battlemap.gui import theme
from battlemap.gui.settings import Settings

_OWN_NAMES = (("de", "Deutsch"), ("en", "English"))
"""The languages, each in its own words."""


class PreferencesDialog(QDialog):
    """Changes the settings when it is accepted; the caller puts them into effect."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._settings = settings
        self.language = QComboBox()
        self.language.addItem(self.tr("As the system"), "")
        for code, name in _OWN_NAMES:
            self.language.addItem(name, code)
        self.language.setCurrentIndex(self.language.findData(settings.language))
        self.theme = QComboBox()
        self.theme.addItem(self.tr("Dark"), "dark")
        self.theme.addItem(self.tr("Light"), "light")
        self.theme.addItem(self.tr("As the system"), theme.SYSTEM)
        self.theme.setCurrentIndex(self.theme.findData(settings.theme))
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.addRow(self.tr("&Language"), self.language)
        form.addRow(self.tr("&Theme"), self.theme)
        standard = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(14)
        layout.addLayout(form)
        layout.addWidget(buttons)
        self.setMinimumWidth(360)

    def accept(self) -> None:
        """Keep what was chosen."""
        self._settings.language = str(self.language.currentData())
        self._settings.theme = str(self.theme.currentData())
        super().accept()
