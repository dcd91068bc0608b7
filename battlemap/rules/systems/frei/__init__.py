"""Frei: minis with a name, life, movement and free badges, and no rules at all. The default for new maps."""

from battlemap.rules.system import SystemInfo
from battlemap.text import QT_TRANSLATE_NOOP

INFO = SystemInfo(id="frei", title=QT_TRANSLATE_NOOP("Systems", "Free (no rules)"))
