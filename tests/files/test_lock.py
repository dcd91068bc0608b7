"""A lock ends with its holder, however that ends."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from battlemap.files.lock import FileLock
from tests.files.privileges import forked


def test_only_one_can_hold_it(tmp_path: Path) -> None:
    first, second = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock")
    assert first.acquire()
    assert not second.acquire()
    first.release()
    first.release()
    assert second.acquire()
    second.release()


def test_it_tells_who_holds_it(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "lock")
    (tmp_path / "lock").write_text("1234567890\n", encoding="utf-8")
    assert lock.acquire()
    assert (tmp_path / "lock").read_text(encoding="utf-8") == f"{os.getpid()}\n"
    lock.release()


@pytest.mark.skipif(os.name == "nt", reason="needs a process that can be forked")
def test_a_killed_process_holds_it_no_more(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    child = forked()
    if child == 0:
        FileLock(tmp_path / "lock").acquire()
        os.write(writing, b"held")
        signal.pause()
    assert os.read(reading, 4) == b"held"
    lock = FileLock(tmp_path / "lock")
    assert not lock.acquire()
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    assert lock.acquire()
    lock.release()
    os.close(reading)
    os.close(writing)
