"""The commands of the window, described in one table for each menu and made into actions."""

from __future__ import annotations

from battlemap.gui.actions.actions import Actions
from battlemap.gui.actions.desk import Desk

__all__ = ["Actions", "Desk"]
