"""What lies above what in the scene. Minis add their place in the stack."""

from __future__ import annotations

DOOR = -2_000_000.0
CELLS = -1_500_000.0
FALLEN = -1_000_000.0
"""Minis that are down lie under all others."""
MINI = 0.0
LABEL = 1_000_000.0
RAISED = 500_000.0
"""Labels of what is set off lie so much above the others."""
BOX = 2_000_000.0
