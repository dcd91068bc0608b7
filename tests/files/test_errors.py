"""Every failure with a file is one line that names the file."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from battlemap.files.errors import MapFileError, SaveError, printable, reason_not_saved, reason_of
from battlemap.text import Text


def test_a_file_error_names_the_file_when_it_is_known() -> None:
    error = MapFileError(Text("Files", "It is {how}.").filled(how="broken"))
    assert str(error) == "It is broken."
    assert str(error.in_file(Path("a/b.uvtt"))) == f"{Path('a/b.uvtt')}: It is broken."
    assert isinstance(error, ValueError)


def test_a_save_error_names_the_file_and_the_reason() -> None:
    error = SaveError(Path("b.battlemap"), Text("Files", "The disk is full."))
    assert str(error) == "b.battlemap was not saved: The disk is full."
    assert isinstance(error, OSError)


@pytest.mark.parametrize("name", ["ENOENT", "EACCES", "EROFS", "EISDIR", "ENOSPC", "ENAMETOOLONG", "ELOOP"])
def test_usual_reasons_have_words_of_ours(name: str) -> None:
    number = getattr(errno, name)
    assert "system says" not in str(reason_of(OSError(number, os.strerror(number))))


def test_other_reasons_are_those_of_the_system() -> None:
    assert str(reason_of(OSError(errno.EIO, "Input/output error"))) == "The system says: Input/output error"
    assert "OSError" in str(reason_of(OSError()))


def test_what_is_missing_when_a_file_is_written_is_its_folder() -> None:
    gone = OSError(errno.ENOENT, os.strerror(errno.ENOENT))
    line = reason_not_saved(Path("away/b.battlemap"), gone)
    assert str(line) == "The folder away is not there or cannot be written."
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert reason_not_saved(Path("away/b.battlemap"), full) == reason_of(full)


@pytest.mark.parametrize(
    ("foreign", "shown"),
    [
        ("plain – text", "plain – text"),
        ("two\nlines", "two\\nlines"),
        ("\x1b[31mred", "\\x1b[31mred"),
        ("half \ud800", "half \\ud800"),
        ("x" * 500, "x" * 400 + "…"),
    ],
)
def test_foreign_text_is_shown_in_one_harmless_line(foreign: str, shown: str) -> None:
    assert printable(foreign) == shown
