"""A first guess of the grid that is drawn in a picture, for the user to correct.

Grid lines show as thin lines that run through the whole picture at equal distances. For each direction the picture is
reduced to one number for each pixel column (how many of its pixels belong to a thin line) and searched for the comb of
equal distances that collects the most of it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

SMALLEST = 18.0
LARGEST = 320.0
"""The sizes of cells that are looked for, in pixels."""

FEWEST = 4
"""A grid has at least so many lines in each direction."""

LONGEST = 2048
"""A picture is cut to this many pixels to a side; a grid shows in a part of it."""

CLEAR = 0.36
"""A comb counts as a grid when it collects so much of what a perfect one would."""

ROWS = 700
"""So many rows are enough to find the columns of a grid."""

SQUARE = 0.06
"""Cells may be this much wider than high."""

_REACH = 3
"""A line is at most so many pixels wide, or a few more."""

_CONTRAST = 5
"""A line differs from both its sides by more than this, of 255."""

_BLOCK = 16
"""Pixels to a side of the blocks of packed pictures, or a multiple of it."""

_PRESENT = 0.7
"""A grid may be hidden in places: so much of its lines must be there."""

_FLAT = 1e-6

_HALF_PIXEL = 0.5
"""A step that is off a whole one by less than this over the whole picture is that whole one."""

Grey = npt.NDArray[np.uint8]
Profile = npt.NDArray[np.float64]


@dataclass(frozen=True)
class GridGuess:
    """The size of a cell and where the first one begins, in pixels; `left` and `top` are less than a cell."""

    cell_width: float
    cell_height: float
    left: float
    top: float


@dataclass(frozen=True)
class _Comb:
    """Lines at equal distances, the first at `offset`; `clear` says how much they stand out, at most about 1."""

    step: float
    offset: float
    clear: float


def guess_grid(grey: Grey) -> GridGuess | None:
    """The grid in a grey picture (rows × columns); `None` when there is none to be seen."""
    part = grey[:LONGEST, :LONGEST]
    if min(part.shape) < FEWEST * SMALLEST:
        return None
    for profile in (_thin_lines, _edges):
        columns, rows = profile(_thinned(part)), profile(_thinned(part.T))
        across, down = _comb(columns, SMALLEST, LARGEST), _comb(rows, SMALLEST, LARGEST)
        leading = max(across, down, key=lambda comb: comb.clear)
        if leading.clear < CLEAR:
            continue
        across, down = _like(leading, across, columns), _like(leading, down, rows)
        if min(across.clear, down.clear) >= CLEAR / 2:
            return GridGuess(across.step, down.step, across.offset, down.offset)
    return None


def _thinned(grey: Grey) -> Grey:
    """Some of the rows, evenly chosen."""
    return grey[:: max(1, len(grey) // ROWS)]


def _like(leading: _Comb, comb: _Comb, profile: Profile) -> _Comb:
    """The comb, or the best one about as wide as the leading one of the other direction."""
    if abs(comb.step / leading.step - 1) <= SQUARE:
        return comb
    return _comb(profile, leading.step * (1 - SQUARE), leading.step * (1 + SQUARE))


def _thin_lines(grey: Grey) -> Profile:
    """For each pixel column the share of rows in which it is darker, or lighter, than both sides of it."""
    picture = grey.astype(np.int16)
    middle = picture[:, _REACH:-_REACH]
    left, right = picture[:, : -2 * _REACH], picture[:, 2 * _REACH :]
    dark = (np.minimum(left, right) - middle > _CONTRAST).mean(axis=0)
    light = (middle - np.maximum(left, right) > _CONTRAST).mean(axis=0)
    return _as_profile(np.maximum(dark, light), _REACH)


def _edges(grey: Grey) -> Profile:
    """For each pixel column the share of rows in which the picture changes there, as between the fields of a board."""
    picture = grey.astype(np.int16)
    changes = np.abs(picture[:, 2:] - picture[:, :-2]) > 2 * _CONTRAST
    return _as_profile(changes.mean(axis=0), 1)


def _as_profile(shares: Profile, margin: int) -> Profile:
    """The shares above their usual level, with as many columns as the picture.

    Packed pictures consist of blocks whose edges show; what is usual at a place within such a block is taken off.
    """
    profile = np.concatenate([np.zeros(margin), shares, np.zeros(margin)])
    for phase in range(_BLOCK):
        profile[phase::_BLOCK] -= np.quantile(profile[phase::_BLOCK], 0.4)
    profile[profile < 0] = 0.0
    return profile


def _comb(profile: Profile, smallest: float, largest: float) -> _Comb:
    """The comb with a step between these that collects the most of a profile."""
    highest = np.sort(profile)[::-1]
    combs = (_best_offset(profile, highest, step) for step in _steps(smallest, largest, len(profile)))
    best = max(combs, key=lambda comb: comb.clear, default=_Comb(smallest, 0.0, 0.0))
    return _refined(profile, best)


def _steps(smallest: float, largest: float, length: int) -> Iterator[float]:
    """Sizes of cells, so close together that a comb is off by little more than a pixel over the whole picture."""
    step = smallest
    while step <= min(largest, length / FEWEST):
        yield step
        step += 1.4 * step / length


def _best_offset(profile: Profile, highest: Profile, step: float) -> _Comb:
    """Where a comb of this step collects the most. No line counts more than the weakest that a full comb needs."""
    limit = highest[int(_PRESENT * len(profile) / step)]
    level = np.minimum(profile, limit)
    spread = float(level.std())
    if spread < _FLAT:
        return _Comb(step, 0.0, 0.0)
    phases = (np.arange(len(level)) % step).astype(np.intp)
    sums = np.bincount(phases, weights=level - level.mean())
    clear = sums / np.sqrt(np.maximum(np.bincount(phases), 1)) / spread / math.sqrt(len(level))
    offset = int(np.argmax(clear))
    return _Comb(step, offset + 0.5, float(clear[offset]))


def _refined(profile: Profile, comb: _Comb) -> _Comb:
    """The comb moved and stretched so that it lies best on the lines near its teeth.

    Cells are mostly drawn with whole pixels: then the middle of a line is a whole or a half one.
    """
    teeth = np.arange(int((len(profile) - comb.offset) / comb.step) + 1)
    places, weights = zip(*(_line_near(profile, comb.offset + tooth * comb.step) for tooth in teeth), strict=True)
    if np.count_nonzero(weights) < FEWEST:
        return comb
    step, offset = np.polyfit(teeth, places, 1, w=np.sqrt(weights))
    whole = round(float(step))
    if abs(step - whole) * len(teeth) < _HALF_PIXEL:
        middle = np.average(np.subtract(places, teeth * whole), weights=weights)
        return _Comb(float(whole), round(float(middle) * 2) / 2 % whole, comb.clear)
    return _Comb(float(step), float(offset % step), comb.clear)


def _line_near(profile: Profile, place: float) -> tuple[float, float]:
    """The middle of the line near a place, and how much of a line it is."""
    first = max(0, int(place) - _REACH)
    near = profile[first : int(place) + _REACH + 1] ** 2
    weight = float(near.sum())
    return (place, 0.0) if weight < _FLAT else (float((np.arange(len(near)) + first + 0.5) @ near) / weight, weight)
