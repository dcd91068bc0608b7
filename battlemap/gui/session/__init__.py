"""The session: which file the open map belongs to, and everything around opening, saving and rescuing it."""

from __future__ import annotations

from battlemap.gui.session.session import Session

__all__ = ["Session"]
