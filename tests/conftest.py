"""What every test can rely on: no screen needed, no file of the user touched, the same look and language everywhere."""

from __future__ import annotations

import logging
import os
import re
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

_ROOT = Path(__file__).resolve().parents[1]
_NOQA = re.compile(r"#\s*noqa[:] ([A-Z]+[0-9]+)")
_HOME = Path(tempfile.mkdtemp(prefix="battlemap-tests-"))


def _isolate() -> None:
    """Point everything that is read from the environment at an empty home; must happen before Qt is imported."""
    for name, folder in _folders().items():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.environ[name] = str(folder)
    os.environ.update(QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8", LANGUAGE="en", QT_SCALE_FACTOR="1")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORMTHEME", "QT_STYLE_OVERRIDE", "QT_LOGGING_RULES"):
        os.environ.pop(name, None)


def _folders() -> dict[str, Path]:
    return {
        "HOME": _HOME,
        "XDG_CONFIG_HOME": _HOME / "config",
        "XDG_DATA_HOME": _HOME / "data",
        "XDG_STATE_HOME": _HOME / "state",
        "XDG_CACHE_HOME": _HOME / "cache",
        "XDG_RUNTIME_DIR": _HOME / "run",
    }


_isolate()

_SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.function_scoped_fixture)
settings.register_profile(
    "ci", derandomize=True, deadline=None, max_examples=30, database=None, suppress_health_check=_SLOW_IS_FINE
)
settings.register_profile("full", deadline=None, max_examples=2_000, suppress_health_check=_SLOW_IS_FINE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="long random runs; sets BATTLEMAP_FULL=1 for every test")


def pytest_configure(config: pytest.Config) -> None:
    """Choose how long random tests run."""
    if config.getoption("--full"):
        os.environ["BATTLEMAP_FULL"] = "1"
    settings.load_profile("full" if os.environ.get("BATTLEMAP_FULL") == "1" else "ci")


def pytest_report_header() -> str:
    """Say how often a lint rule is switched off, so that nobody gets used to it."""
    files = [path for folder in ("battlemap", "tests", "maps") for path in _ROOT.joinpath(folder).rglob("*.py")]
    counts = Counter(word for path in files for word in _NOQA.findall(path.read_text(encoding="utf-8")))
    return f"lint rules switched off: {', '.join(f'{name} {n}×' for name, n in counts.most_common()) or 'none'}"


def pytest_unconfigure() -> None:
    shutil.rmtree(_HOME, ignore_errors=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a test that claims to prove more than three rules, or none."""
    for item in items:
        for marker in item.iter_markers("rule"):
            if not 1 <= len(marker.args) <= 3:
                message = f"{item.nodeid}: a test names one to three rules, not {len(marker.args)}"
                raise pytest.UsageError(message)


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["battlemap", "-style", "fusion"]


@pytest.fixture(scope="session", autouse=True)
def _test_folders() -> None:
    """Let Qt keep settings and data in folders for tests, should it not ask the environment."""
    from PySide6.QtCore import QCoreApplication, QLocale, QStandardPaths

    QStandardPaths.setTestModeEnabled(True)
    QCoreApplication.setOrganizationName("Battlemap")
    QCoreApplication.setApplicationName("Battlemap")
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))


@pytest.fixture(autouse=True)
def _no_stray_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail on a warning in the log that the test did not take with `caplog.clear()`."""
    yield
    stray = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.WARNING]
    assert not stray, f"unexpected in the log: {stray}"
