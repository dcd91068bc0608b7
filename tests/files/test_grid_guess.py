"""A drawn grid is found whatever its size, place and strength; where there is none, none is found."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from battlemap.files.grid_guess import Grey, guess_grid

SHAPE = (720, 1000)
Picture = npt.NDArray[np.float64]


def landscape(rng: np.random.Generator, noise: float, things: int = 0) -> Picture:
    """Hills of light and shade with rectangles of other colours on them."""
    y, x = np.mgrid[: SHAPE[0], : SHAPE[1]]
    picture = 140 + 20 * np.sin(x / 97) + 20 * np.cos(y / 61) + rng.normal(0, noise, SHAPE)
    for _ in range(things):
        top, left = rng.integers(0, SHAPE[0]), rng.integers(0, SHAPE[1])
        height, width = rng.integers(3, 200, 2)
        picture[top : top + height, left : left + width] += rng.normal(0, 15)
    return np.asarray(picture, dtype=np.float64)


def grey(picture: Picture) -> Grey:
    return np.clip(picture, 0, 255).astype(np.uint8)


def with_grid(picture: Picture, cell: float, offset: tuple[float, float], width: int) -> Grey:
    """The picture with dark lines at every cell."""
    for axis, length in enumerate(SHAPE):
        for place in np.arange(offset[1 - axis], length, cell):
            start = int(place)
            lines = (slice(start, start + width), slice(None))
            picture[lines if axis == 0 else lines[::-1]] -= 40
    return grey(picture)


@pytest.mark.parametrize("cell", [35.0, 50.0, 64.0, 70.0, 70.37, 100.0, 140.0])
@pytest.mark.parametrize(("noise", "width", "things"), [(0.0, 1, 0), (6.0, 2, 200), (15.0, 1, 0), (15.0, 3, 200)])
def test_a_grid_is_found(cell: float, noise: float, width: int, things: int) -> None:
    rng = np.random.default_rng(int(cell * 10) + width + things)
    left, top = rng.uniform(0, cell, 2)
    guess = guess_grid(with_grid(landscape(rng, noise, things), cell, (left, top), width))
    assert guess is not None
    assert guess.cell_width == pytest.approx(cell, abs=0.15)
    assert guess.cell_height == pytest.approx(cell, abs=0.15)
    for found, real in ((guess.left, left), (guess.top, top)):
        assert abs((found - real + cell / 2) % cell - cell / 2) < 3
        assert 0 <= found < cell + 1e-6


def test_light_lines_and_chequered_floors_are_grids_too() -> None:
    light = 255 - with_grid(landscape(np.random.default_rng(1), 3), 64, (10, 20), 2)
    fields = np.add.outer(np.arange(12), np.arange(17)) % 2 * 60 + 90
    for picture, cell in ((light, 64), (np.kron(fields, np.ones((53, 53))).astype(np.uint8), 53)):
        guess = guess_grid(picture)
        assert guess is not None
        assert guess.cell_width == pytest.approx(cell, abs=0.15)


@pytest.mark.parametrize("seed", range(3))
def test_where_no_grid_is_none_is_found(seed: int) -> None:
    rng = np.random.default_rng(seed)
    for picture in (landscape(rng, 6), landscape(rng, 6, 60), rng.normal(128, 40, SHAPE), np.full(SHAPE, 7.0)):
        assert guess_grid(grey(picture)) is None


@pytest.mark.parametrize("shape", [(0, 0), (1, 5000), (60, 60), (5000, 10)])
def test_a_picture_too_small_for_a_grid_has_none(shape: tuple[int, int]) -> None:
    assert guess_grid(np.zeros(shape, dtype=np.uint8)) is None


@pytest.mark.parametrize(("noise", "width", "things"), [(0.0, 1, 0), (8.0, 2, 200), (15.0, 1, 0), (15.0, 3, 100)])
def test_cells_of_whole_pixels_are_found_exactly(noise: float, width: int, things: int) -> None:
    rng = np.random.default_rng(width + things)
    guess = guess_grid(with_grid(landscape(rng, noise, things), 70.0, (20, 35), width))
    assert guess is not None
    assert (guess.cell_width, guess.cell_height) == (70, 70)
    assert (guess.left, guess.top) == (20 + width / 2, 35 + width / 2)
