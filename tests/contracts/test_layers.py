"""Qt stays where it belongs: in the window, and in what starts it."""

from __future__ import annotations

import subprocess
import sys

from tests.contracts.sources import ROOT, layer, module_name, named, package_files, text_of

TOOLKIT = "PySide6"
MAY_NAME_THE_TOOLKIT = {"gui", "app", "cli", "__main__"}
LOADED_WITHOUT_TOOLKIT = {"cli", "__main__"}


def test_only_the_window_and_the_start_name_the_toolkit() -> None:
    wrong = [
        named(path) for path in package_files() if layer(path) not in MAY_NAME_THE_TOOLKIT and TOOLKIT in text_of(path)
    ]
    assert not wrong


def test_everything_below_the_window_loads_without_the_toolkit() -> None:
    window = MAY_NAME_THE_TOOLKIT - LOADED_WITHOUT_TOOLKIT
    modules = [module_name(path) for path in package_files() if layer(path) not in window]
    assert "battlemap.operations.tokens" in modules
    assert _loaded_toolkit_modules(modules) == []


def test_loading_the_window_is_noticed() -> None:
    assert TOOLKIT in _loaded_toolkit_modules(["battlemap.gui.document"])


def _loaded_toolkit_modules(modules: list[str]) -> list[str]:
    """What a fresh interpreter has loaded of the toolkit after importing these modules."""
    program = (
        "import importlib, sys\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
        f"print(*sorted(name for name in sys.modules if name.startswith({TOOLKIT!r})))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True, timeout=120
    )
    return done.stdout.split()
