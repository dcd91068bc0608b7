"""The offer to go on with maps that were open when the program ended without warning."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from battlemap.files.autosave import Recovery


class RecoveryAnswer(Enum):
    """What to do with the chosen map."""

    RESTORE = "restore"
    DISCARD = "discard"
    LATER = "later"


class RecoveryDialog(QDialog):
    """Lists the maps that can be restored, the newest first; one of them is chosen."""

    def __init__(self, recoveries: Sequence[Recovery], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Restore unsaved maps"))
        self._recoveries = sorted(recoveries, key=lambda recovery: recovery.time, reverse=True)
        self._answer = RecoveryAnswer.LATER
        self.list = QListWidget()
        for recovery in self._recoveries:
            self.list.addItem(QListWidgetItem(self._line(recovery)))
        self.list.setSpacing(3)
        self.list.setCurrentRow(0)
        self.list.itemDoubleClicked.connect(self._restore)
        why = QLabel(self.tr("The program ended without saving these maps. Choose one to go on with it."))
        why.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(12)
        layout.addWidget(why)
        layout.addWidget(self.list)
        layout.addWidget(self._buttons())
        self.resize(560, 320)

    def ask(self) -> tuple[RecoveryAnswer, Recovery]:
        """Wait for the answer; closing the dialog means later."""
        self.exec()
        return self._answer, self._recoveries[max(0, self.list.currentRow())]

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox()
        self.restore = box.addButton(self.tr("Restore"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.discard = box.addButton(self.tr("Discard"), QDialogButtonBox.ButtonRole.DestructiveRole)
        self.later = box.addButton(self.tr("Later"), QDialogButtonBox.ButtonRole.RejectRole)
        self.restore.setDefault(True)
        self.restore.clicked.connect(self._restore)
        self.discard.clicked.connect(self._discard)
        self.later.clicked.connect(self.reject)
        return box

    def _restore(self) -> None:
        self._answer = RecoveryAnswer.RESTORE
        self.accept()

    def _discard(self) -> None:
        self._answer = RecoveryAnswer.DISCARD
        self.accept()

    def _line(self, recovery: Recovery) -> str:
        """Title, time and file of a map, in plain text."""
        time = QDateTime.fromSecsSinceEpoch(int(recovery.time.timestamp()))
        when = QLocale().toString(time, QLocale.FormatType.ShortFormat)
        title = recovery.title or (recovery.source.name if recovery.source else self.tr("Untitled map"))
        where = str(recovery.source) if recovery.source else self.tr("never saved")
        return self.tr("{title} – {time}\n{file}").format(title=title, time=when, file=where)
