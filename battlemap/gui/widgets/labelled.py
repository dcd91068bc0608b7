"""Labels: above a field, for what is wrong, and where nothing is shown."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget


def title_label(title: str, field: QWidget, *, suffix: str = "") -> QLabel:
    """The title of a field; `&` in it makes its key, the field is named for screen readers."""
    label = QLabel(title)
    label.setProperty("role", "muted")
    label.setBuddy(field)
    field.setAccessibleName(f"{title.replace('&', '')} {suffix}".strip())
    return label


def labelled(title: str, field: QWidget, *, suffix: str = "") -> QWidget:
    """A field below its title."""
    label = title_label(title, field, suffix=suffix)
    both = QWidget()
    layout = QVBoxLayout(both)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(2)
    layout.addWidget(label)
    layout.addWidget(field)
    return both


def complaint_label() -> QLabel:
    """A line for what is wrong; hidden while all is well."""
    label = QLabel()
    label.setProperty("role", "error")
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.hide()
    return label


def hint_label(text: str) -> QLabel:
    """A muted, centred sentence for a place where nothing is shown."""
    label = QLabel(text)
    label.setProperty("role", "muted")
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setContentsMargins(16, 12, 16, 12)
    return label


def separating_line() -> QFrame:
    """A thin line across."""
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    line.setFrameShadow(QFrame.Shadow.Plain)
    line.setForegroundRole(QPalette.ColorRole.Mid)
    line.setFixedHeight(1)
    return line
