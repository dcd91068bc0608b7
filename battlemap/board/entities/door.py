"""Doors: one straight piece that stops steps and sight while it is shut."""

from __future__ import annotations

from battlemap.board.entities.names import DoorId
from battlemap.frozen import Stored
from battlemap.geometry.cells import Point


class Door(Stored):
    """A door between two points in cell units. `freestanding` doors are not part of a wall."""

    id: DoorId
    start: Point
    end: Point
    open: bool = False
    freestanding: bool = False
