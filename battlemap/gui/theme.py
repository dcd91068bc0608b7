"""The two themes: named colours, the palette and the style sheet made of them."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

_SHEET = Path(__file__).with_name("theme.qss")


@dataclass(frozen=True)
class Palette:
    """The named colours of a theme, each `#rrggbb`."""

    name: str
    chrome: str
    """Menu bar, status bar and the strip of tools."""
    bar: str
    """The tool bar."""
    panel: str
    """Docks and dialogs."""
    field: str
    """Lists and fields to type into."""
    raised: str
    """Buttons and cards."""
    hovered: str
    """What the pointer is over."""
    line: str
    """Thin lines between parts."""
    edge: str
    """The edge of buttons and fields; at least 3:1 against the panel where it alone shows what can be used."""
    text: str
    muted: str
    """Less important text."""
    disabled: str
    accent: str
    """What is active."""
    accent_edge: str
    accent_text: str
    active: str
    """Buttons that are switched on and the entry of a menu under the pointer."""
    active_text: str
    chosen: str
    """The row that is chosen."""
    canvas: str
    """Around the map."""
    warning: str
    error: str


DARK = Palette(
    name="dark",
    chrome="#191b1e",
    bar="#1f2226",
    panel="#24272c",
    field="#1c1f23",
    raised="#2e3238",
    hovered="#3a3f47",
    line="#14161a",
    edge="#474d56",
    text="#e8eaed",
    muted="#a3a9b2",
    disabled="#6c727b",
    accent="#0b5d94",
    accent_edge="#3aa0e6",
    accent_text="#ffffff",
    active="#0b5d94",
    active_text="#ffffff",
    chosen="#10344b",
    canvas="#101214",
    warning="#e6b450",
    error="#f0816a",
)

LIGHT = Palette(
    name="light",
    chrome="#e3e5e9",
    bar="#eceef1",
    panel="#f4f5f7",
    field="#ffffff",
    raised="#ffffff",
    hovered="#dfe5ec",
    line="#c9cdd3",
    edge="#aab0b9",
    text="#1d2025",
    muted="#555b64",
    disabled="#979da6",
    accent="#0b6cae",
    accent_edge="#085587",
    accent_text="#ffffff",
    active="#b3d9f4",
    active_text="#1d2025",
    chosen="#cde4f5",
    canvas="#8b9098",
    warning="#8a5a00",
    error="#b3261e",
)

THEMES = {theme.name: theme for theme in (DARK, LIGHT)}

SYSTEM = "system"
"""The name that leaves the choice to the system."""


class _InUse:
    """The theme in use; a program has one, as it has one palette."""

    palette = DARK


def current() -> Palette:
    """The named colours of the theme in use."""
    return _InUse.palette


def named(name: str, wanted: Qt.ColorScheme) -> Palette:
    """The theme with this name; for `system` the one the system wants. Without an answer the dark one."""
    if name == SYSTEM:
        return LIGHT if wanted is Qt.ColorScheme.Light else DARK
    return THEMES.get(name, DARK)


def apply(app: QApplication, name: str) -> None:
    """Give the whole program the theme with this name."""
    _InUse.palette = named(name, app.styleHints().colorScheme())
    app.setStyle(QStyleFactory.create("Fusion"))
    app.setPalette(qt_palette(_InUse.palette))
    app.setStyleSheet(style_sheet(_InUse.palette))


def style_sheet(palette: Palette) -> str:
    """The style sheet with the theme's colours for its `@names`."""
    colours = {field.name: getattr(palette, field.name) for field in fields(palette)}
    return re.sub(r"@([a-z_]+)", lambda match: colours[match[1]], _SHEET.read_text("utf-8"))


def qt_palette(palette: Palette) -> QPalette:
    """The theme as Qt's own palette, for everything the style sheet does not name."""
    made = QPalette()
    for role, colour in _roles(palette).items():
        made.setColor(role, QColor(colour))
    disabled = QPalette.ColorGroup.Disabled
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(disabled, role, QColor(palette.disabled))
    made.setColor(disabled, QPalette.ColorRole.Highlight, QColor(palette.edge))
    made.setColor(disabled, QPalette.ColorRole.HighlightedText, QColor(palette.disabled))
    return made


def _roles(palette: Palette) -> dict[QPalette.ColorRole, str]:
    role = QPalette.ColorRole
    return {
        role.Window: palette.panel,
        role.WindowText: palette.text,
        role.Base: palette.field,
        role.AlternateBase: palette.panel,
        role.Text: palette.text,
        role.Button: palette.raised,
        role.ButtonText: palette.text,
        role.BrightText: palette.error,
        role.Highlight: palette.accent,
        role.HighlightedText: palette.accent_text,
        role.Accent: palette.accent,
        role.ToolTipBase: palette.raised,
        role.ToolTipText: palette.text,
        role.PlaceholderText: palette.muted,
        role.Link: palette.accent_edge,
        role.Light: palette.hovered,
        role.Midlight: palette.raised,
        role.Mid: palette.edge,
        role.Dark: palette.line,
        role.Shadow: palette.line,
    }
