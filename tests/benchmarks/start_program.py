"""How long the program takes from its start to its first paint, and how much memory, against two baselines.

One is an empty window of Qt, the other battle-map-tv 0.7.1, where the variable `BATTLE_MAP_TV` names a Python that has
it. Run it with `.venv/bin/python tests/benchmarks/start_program.py`. It is no part of the tests that must pass.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

RUNS = 15

_PAINTED = """
import resource
application.processEvents()
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024, flush=True)
import os
os._exit(0)
"""

PROGRAMS = {
    "empty window of Qt": """
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.resize(1366, 768)
window.show()
""",
    "Battlemap": """
import sys
from pathlib import Path
from battlemap import app
application = app.make_app()
program = app.Program(application, app._places(Path(sys.argv[1])))
program.window.show()
""",
}


BASELINE = "battle-map-tv 0.7.1"
_BASELINE_SOURCE = """
from PySide6.QtWidgets import QApplication
from battle_map_tv.window_gui import GuiWindow
from battle_map_tv.window_image import ImageWindow
application = QApplication([])
picture = ImageWindow()
picture.resize(800, 600)
window = GuiWindow(image_window=picture, app=application, default_directory=None)
picture.show()
window.show()
"""


def programs() -> dict[str, tuple[str, str]]:
    """What is measured: for each name the Python that runs it and its source."""
    found = {name: (sys.executable, source) for name, source in PROGRAMS.items()}
    python = os.environ.get("BATTLE_MAP_TV")
    if python:
        found[BASELINE] = (python, _BASELINE_SOURCE)
    else:
        sys.stdout.write(f"{BASELINE} is left out: BATTLE_MAP_TV names no Python that has it\n")
    return found


def measured(python: str, source: str, home: Path) -> tuple[float, int]:
    """Milliseconds from the start of the process to its first paint, and its memory in MB."""
    environment = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"), "HOME": str(home)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = perf_counter()
    command = [python, "-c", source + _PAINTED, str(home)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    return (perf_counter() - start) * 1_000, int(done.stdout.splitlines()[-1])


def main() -> None:
    """Print a line for each program, run in turns."""
    chosen = programs()
    results: dict[str, list[tuple[float, int]]] = {name: [] for name in chosen}
    with tempfile.TemporaryDirectory() as home:
        for python, source in chosen.values():
            measured(python, source, Path(home))
        for _ in range(RUNS):
            for name, (python, source) in chosen.items():
                results[name].append(measured(python, source, Path(home)))
    for name, runs in results.items():
        time, memory = median(run[0] for run in runs), median(run[1] for run in runs)
        sys.stdout.write(f"{name:22}{time:8.0f} ms to the first paint{memory:8.0f} MB\n")


if __name__ == "__main__":
    main()
