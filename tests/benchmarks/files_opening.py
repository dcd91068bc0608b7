"""How long opening each real map takes, against decoding its picture alone.

Run it with `.venv/bin/python -m tests.benchmarks.files_opening [FILE…]`. It is no part of the tests that must pass.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from battlemap.files.opening import open_map
from battlemap.gui.pictures import QtPictureReader, decode

MAPS = Path(__file__).parents[2].parent / "shared" / "maps"
RUNS = 15


def seconds(work: Callable[[], object]) -> float:
    """How long one call takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def opened_and_decoded(path: Path) -> None:
    """Everything that is done until the map can be drawn."""
    loaded = open_map(path, QtPictureReader())
    for picture in loaded.pictures.values():
        decode(picture)


def measured(path: Path) -> str:
    """One line about a map; the two ways are measured in turn, so that both see the same machine."""
    picture = next(iter(open_map(path, QtPictureReader()).pictures.values()), None)
    if picture is None:
        return f"{path.name:36} has no picture"
    pairs = [(seconds(lambda: opened_and_decoded(path)), seconds(lambda: decode(picture))) for _ in range(RUNS)]
    ours, alone = (median(times) * 1_000 for times in zip(*pairs, strict=True))
    return f"{path.name:36} {ours:8.1f} ms   picture alone {alone:8.1f} ms   ratio {ours / alone:5.2f}"


def main(arguments: list[str]) -> None:
    """Measure and print."""
    paths = [Path(name) for name in arguments] or sorted(MAPS.glob("*vtt")) + sorted(MAPS.glob("*.json"))
    for path in paths:
        sys.stdout.write(measured(path) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
