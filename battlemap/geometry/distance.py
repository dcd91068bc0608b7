"""Distances between cells and between creatures of any size."""

from __future__ import annotations

from battlemap.geometry.cells import Cell


def cell_distance(one: Cell, other: Cell) -> int:
    """How many cells apart two cells are, a diagonal counting as one; neighbours are 1 apart."""
    return max(abs(one.column - other.column), abs(one.row - other.row))


def footprint_distance(one: Cell, one_size: int, other: Cell, other_size: int) -> int:
    """The smallest distance between any two cells of two creatures (top-left cell, size); 0 if they overlap."""
    return max(
        _gap(one.column, one_size, other.column, other_size),
        _gap(one.row, one_size, other.row, other_size),
    )


def _gap(start: int, length: int, other_start: int, other_length: int) -> int:
    """How many cells lie from the end of one span to the start of the other, 1 for neighbours, 0 when they overlap."""
    return max(0, other_start - (start + length - 1), start - (other_start + other_length - 1))
