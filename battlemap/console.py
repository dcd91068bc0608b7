"""The terminal a command was called from: its two outputs, which may be closed or full, and Ctrl+C."""

from __future__ import annotations

import io
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from battlemap.errors import BattlemapError
from battlemap.files.errors import printable, reason_of
from battlemap.text import QT_TRANSLATE_NOOP

_STDERR = 2
_LONGEST_LINE = 2_000


class OutputError(BattlemapError):
    """What was asked for could not be printed."""


def open_standard_files() -> None:
    """Put an empty file in the place of each output that is closed: the next file opened would get its number."""
    for handle in range(_STDERR + 1):
        try:
            os.fstat(handle)
        except OSError:
            os.open(os.devnull, os.O_RDWR)


def escape_foreign_letters() -> None:
    """Print letters that the terminal does not have as their numbers."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def complain(line: str) -> None:
    """Print a line to standard error; where that is closed or full nobody listens."""
    # `sys.stderr` is `None` when it was closed before the start, and `print` would write to standard output then.
    if sys.stderr is not None:
        with suppress(OSError):
            print(printable(line, _LONGEST_LINE), file=sys.stderr, flush=True)  # noqa: T201 - the command line's output


def say(line: str) -> None:
    """Print a line to standard output; raises `OutputError` when that is full."""
    say_whole(printable(line, _LONGEST_LINE))


def say_whole(text: str) -> None:
    """Print a text of our own, however long; raises `OutputError`."""
    with _told_apart():
        print(text)  # noqa: T201 - this is the command line's output


def finish_output() -> None:
    """Make sure that everything was printed; raises `OutputError` when it was not."""
    if sys.stdout is not None:
        with _told_apart():
            sys.stdout.flush()


def drop_output() -> None:
    """Throw away what nobody takes; Python must not find that out again while it ends."""
    with suppress(OSError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def _told_apart() -> Iterator[None]:
    """Errors of the output as such; a reader that has enough is none."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        text = QT_TRANSLATE_NOOP("Cli", "standard output: {reason}")
        raise OutputError(text.filled(reason=reason_of(error))) from error


@contextmanager
def quiet_libraries() -> Iterator[None]:
    """Keep picture libraries from writing their own lines to standard error beside ours; nothing of ours is written."""
    try:
        saved = os.dup(_STDERR)
    except OSError:
        yield  # There is no standard error; the program was started without one.
        return
    try:
        with Path(os.devnull).open("wb") as nothing:
            os.dup2(nothing.fileno(), _STDERR)
        yield
    finally:
        os.dup2(saved, _STDERR)
        os.close(saved)


@contextmanager
def interrupts_deferred() -> Iterator[None]:
    """Hold Ctrl+C back inside, where a library would abort the program or swallow it; it counts at the end."""
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        yield
        return
    caught: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: caught.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if caught:
            raise KeyboardInterrupt
