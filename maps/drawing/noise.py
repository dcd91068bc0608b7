"""Randomness that is the same at every resolution: noise, stones and courses as functions of the place on the map."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

Field = NDArray[np.float32]
Indices = NDArray[np.int64]


@dataclass(frozen=True)
class Area:
    """A rectangle of pixels: its left top corner in cells, its extent in pixels and the pixels of a cell."""

    left: float
    top: float
    columns: int
    rows: int
    scale: float

    @cached_property
    def xs(self) -> Field:
        """The x of every column of pixels, in cells."""
        return (self.left + (np.arange(self.columns) + 0.5) / self.scale).astype(np.float32)

    @cached_property
    def ys(self) -> Field:
        """The y of every row of pixels, in cells."""
        return (self.top + (np.arange(self.rows) + 0.5) / self.scale).astype(np.float32)

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of pixels."""
        return self.rows, self.columns

    def mesh(self) -> tuple[Field, Field]:
        """The x and the y of every pixel, in cells."""
        x = np.broadcast_to(self.xs[None, :], self.shape)
        y = np.broadcast_to(self.ys[:, None], self.shape)
        return x.astype(np.float32), y.astype(np.float32)


def hashed(i: Indices, j: Indices, seed: int) -> Field:
    """A number from 0 to 1 for every pair of whole numbers."""
    mixed = i.astype(np.uint32) * np.uint32(374761393) + j.astype(np.uint32) * np.uint32(668265263)
    mixed ^= np.uint32((seed * 2654435761 + 1013904223) & 0xFFFFFFFF)
    mixed = (mixed ^ (mixed >> np.uint32(15))) * np.uint32(2246822519)
    mixed = (mixed ^ (mixed >> np.uint32(13))) * np.uint32(3266489917)
    mixed ^= mixed >> np.uint32(16)
    return np.asarray((mixed >> np.uint32(8)).astype(np.float32) / np.float32(1 << 24), dtype=np.float32)


def smooth(low: float, high: float, value: Field) -> Field:
    """0 below `low`, 1 above `high`, with soft ends between."""
    t = np.clip((value - np.float32(low)) / np.float32(high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), dtype=np.float32)


def value_noise(area: Area, size: float, seed: int, stretch: float = 1.0) -> Field:
    """Smooth noise from -1 to 1 with lumps of this size; `stretch` makes them longer in x."""
    ix, fx = _lattice(area.xs, size * stretch)
    iy, fy = _lattice(area.ys, size)
    columns = np.arange(ix[0], ix[-1] + 2)
    rows = np.arange(iy[0], iy[-1] + 2)
    table = hashed(columns[None, :] + 0 * rows[:, None], rows[:, None] + 0 * columns[None, :], seed) * 2 - 1
    ix, iy = ix - ix[0], iy - iy[0]
    across = table[:, ix] * (1 - fx) + table[:, ix + 1] * fx
    return np.asarray(across[iy] * (1 - fy[:, None]) + across[iy + 1] * fy[:, None], dtype=np.float32)


def _lattice(values: Field, size: float) -> tuple[Indices, Field]:
    scaled = values.astype(np.float64) / size
    whole = np.floor(scaled).astype(np.int64)
    t = (scaled - whole).astype(np.float32)
    return whole, t * t * t * (t * (t * 6 - 15) + 10)


def cloudy(area: Area, size: float, seed: int, octaves: int = 4, stretch: float = 1.0) -> Field:
    """Noise of several sizes, each half the last, from about -1 to 1."""
    total = np.zeros(area.shape, np.float32)
    weight = 0.55
    for octave in range(octaves):
        total += np.float32(weight) * value_noise(area, size / 1.93**octave, seed + 101 * octave, stretch)
        weight *= 0.55
    return total


@dataclass(frozen=True)
class Pieces:
    """Stones, planks or tiles: for every pixel its piece's random number, its distance to the edge, its place in it."""

    number: Field
    edge: Field
    along: Field
    across: Field

    def varied(self, seed: int) -> Field:
        """Another random number for each piece."""
        return hashed((self.number * 16777216).astype(np.int64), np.zeros(self.number.shape, np.int64), seed)


def stones(x: Field, y: Field, size: float, seed: int, jitter: float = 0.75) -> Pieces:
    """Stones packed like cobbles, about `size` across; `edge` is in stone sizes."""
    x, y = x / np.float32(size), y / np.float32(size)
    nearest = np.full(x.shape, 9, np.float32)
    second = nearest.copy()
    number, dx_best, dy_best = (np.zeros(x.shape, np.float32) for _ in range(3))
    row0 = np.floor(y).astype(np.int64)
    for row in (row0 - 1, row0, row0 + 1):
        shifted = x + (row & 1).astype(np.float32) * np.float32(0.5)
        column0 = np.floor(shifted).astype(np.int64)
        for column in (column0 - 1, column0, column0 + 1):
            dx = column + 0.5 + (hashed(column, row, seed) - 0.5) * np.float32(jitter) - shifted
            dy = row + 0.5 + (hashed(column, row, seed + 7) - 0.5) * np.float32(jitter) - y
            distance = _squarish(dx.astype(np.float32), dy.astype(np.float32))
            closer = distance < nearest
            second = np.where(closer, nearest, np.minimum(second, distance))
            nearest = np.where(closer, distance, nearest)
            number = np.where(closer, hashed(column, row, seed + 13), number)
            dx_best, dy_best = np.where(closer, dx, dx_best), np.where(closer, dy, dy_best)
    return Pieces(number, second - nearest, dx_best.astype(np.float32), dy_best.astype(np.float32))


def _squarish(dx: Field, dy: Field) -> Field:
    """A distance between round and square, which packs stones like a mason does."""
    ax, ay = np.abs(dx), np.abs(dy)
    return np.asarray(0.6 * np.sqrt(ax * ax + ay * ay) + 0.4 * np.maximum(ax, ay), dtype=np.float32)


def courses(x: Field, y: Field, length: float, width: float, seed: int, irregular: float = 0.5) -> Pieces:
    """Pieces laid in rows along x: boards, bricks, flagstones; `edge` is the distance to the next joint in cells."""
    row = np.floor(y / np.float32(width)).astype(np.int64)
    v = y / np.float32(width) - row
    u = x / np.float32(length) + hashed(row, row * 0 + 5, seed) * 7
    base = np.floor(u).astype(np.int64)
    before, after = _joint(base, row, seed, irregular), _joint(base + 1, row, seed, irregular)
    index = np.where(u < before, base - 1, np.where(u >= after, base + 1, base))
    start, end = _joint(index, row, seed, irregular), _joint(index + 1, row, seed, irregular)
    edge_x = np.minimum(u - start, end - u) * np.float32(length)
    edge_y = np.minimum(v, 1 - v) * np.float32(width)
    edge = np.minimum(edge_x, edge_y).astype(np.float32)
    along = ((u - start) / (end - start)).astype(np.float32)
    return Pieces(hashed(index, row, seed + 3), edge, along, v.astype(np.float32))


def _joint(index: Indices, row: Indices, seed: int, irregular: float) -> Field:
    return np.asarray(index + (hashed(index, row, seed + 1) - 0.5) * np.float32(irregular), dtype=np.float32)


def blurred(field: Field, radius: float) -> Field:
    """The field blurred over this many pixels; three running means come close to a Gaussian."""
    reach = max(1, round(radius * 0.6))
    if radius < 0.4 or min(field.shape) < 2:
        return field
    result = field.astype(np.float32)
    for _ in range(3):
        result = _mean(_mean(result, reach, 0), reach, 1)
    return result


def _mean(field: Field, reach: int, axis: int) -> Field:
    pad = [(0, 0), (0, 0)]
    pad[axis] = (reach + 1, reach)
    sums = np.cumsum(np.pad(field, pad, mode="edge"), axis=axis, dtype=np.float64)
    size = field.shape[axis]
    high = np.take(sums, range(2 * reach + 1, 2 * reach + 1 + size), axis=axis)
    low = np.take(sums, range(size), axis=axis)
    return ((high - low) / (2 * reach + 1)).astype(np.float32)
