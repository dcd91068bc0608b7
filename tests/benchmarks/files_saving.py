"""How long saving maps of 30 to 80 MB takes, against `json.dumps` of the same map with its picture inside.

Run it with `.venv/bin/python -m tests.benchmarks.files_saving [FOLDER]`. It is no part of the tests that must pass.
"""

from __future__ import annotations

import base64
import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from battlemap.board.entities.names import PictureId
from battlemap.board.entities.picture import MapPicture
from battlemap.files.autosave import Autosave
from battlemap.files.container import write_container
from battlemap.files.picture_store import picture_id
from battlemap.files.saving import save_map
from battlemap.state import GameState
from tests.builders import a_map, a_mini, a_wall

SIZES = (30, 50, 80)
RUNS = 15


def seconds(work: Callable[[], object]) -> float:
    """How long one call takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def a_large_map(picture: bytes) -> GameState:
    """A map with 250 minis and 4,000 walls over this picture."""
    random = Random(1)
    walls = [
        a_wall(number, *((random.uniform(0, 100), random.uniform(0, 100)) for _ in range(2))) for number in range(4_000)
    ]
    placed = MapPicture(picture=picture_id(picture), pixel_width=7_000, pixel_height=7_000, width=100.0, height=100.0)
    minis = [a_mini(f"Orc {number}", "C3") for number in range(250)]
    return a_map(*minis, walls=walls, picture=placed, columns=100, rows=100)


def measured(size: int, folder: Path) -> str:
    """One line about a map of so many megabytes; all ways are measured in turn."""
    picture = Random(size).randbytes(size * 1_000_000)
    state, pictures = a_large_map(picture), {picture_id(picture): picture}
    whole = {**state.model_dump(mode="json"), "image": base64.b64encode(picture).decode()}
    autosave = Autosave(folder / "autosave")
    autosave.store(str(size), state, pictures, None)
    ways: dict[str, Callable[[], object]] = {
        "json.dumps": lambda: json.dumps(whole),
        "save": lambda: save_map(folder / "map.battlemap", state, pictures),
        "without waiting for the disk": lambda: _written(folder / "map", state, pictures),
        "autosave": lambda: autosave.store(str(size), state, pictures, None),
    }
    times = {name: median(times) for name, times in _in_turn(ways).items()}
    baseline = times["json.dumps"]
    parts = (f"{name} {time * 1_000:.0f} ms ({time / baseline:.2f})" for name, time in times.items())
    return f"{size} MB: " + ", ".join(parts)


def _in_turn(ways: dict[str, Callable[[], object]]) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(RUNS):
        for name, work in ways.items():
            times[name].append(seconds(work))
    return times


def _written(path: Path, state: GameState, pictures: dict[PictureId, bytes]) -> None:
    with path.open("wb", buffering=0) as file:
        write_container(file, state, pictures, {})


def main(arguments: list[str]) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory(dir=arguments[0] if arguments else None) as folder:
        for size in SIZES:
            sys.stdout.write(measured(size, Path(folder)) + "\n")
    os.sync()


if __name__ == "__main__":
    main(sys.argv[1:])
