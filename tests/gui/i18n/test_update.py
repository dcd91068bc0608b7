"""The translation files are complete, up to date, and fit the texts they translate."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from battlemap.gui.i18n import LANGUAGES
from battlemap.gui.i18n import update as files
from battlemap.gui.i18n.update import Message

pytestmark = pytest.mark.tools

EACH = pytest.mark.parametrize("language", LANGUAGES)
PLACEHOLDER = re.compile(r"\{[a-z_]*\}|%n")


@pytest.fixture(scope="module")
def found() -> tuple[Message, ...]:
    return files.found_in_program()


@EACH
def test_every_text_of_the_program_is_in_the_file_and_no_other(found: tuple[Message, ...], language: str) -> None:
    wanted = {(message.context, message.source) for message in files.in_language(found, language)}
    there = {(message.context, message.source) for message in files.read_ts(files.ts_path(language))}
    assert there == wanted


@EACH
def test_nothing_is_unfinished(language: str) -> None:
    assert not [message.source for message in files.read_ts(files.ts_path(language)) if not message.is_finished]


@EACH
def test_the_file_the_program_loads_is_made_of_it(language: str, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.qm"
    files.release(files.ts_path(language), fresh)
    assert fresh.read_bytes() == files.ts_path(language).with_suffix(".qm").read_bytes()


@EACH
def test_every_translation_has_the_placeholders_of_its_source(language: str) -> None:
    wrong = [
        (message.source, form)
        for message in files.read_ts(files.ts_path(language))
        for form in message.forms
        if sorted(PLACEHOLDER.findall(form)) != sorted(PLACEHOLDER.findall(message.source))
    ]
    assert not wrong


@EACH
def test_every_underlined_letter_has_one_in_its_translation(language: str) -> None:
    messages = files.read_ts(files.ts_path(language))
    wrong = [m.source for m in messages for form in m.forms if form.count("&") != m.source.count("&")]
    assert not wrong


def test_german_is_set_with_german_signs() -> None:
    forms = [form for message in files.read_ts(files.ts_path("de")) for form in message.forms]
    assert not [form for form in forms if re.search(r"[\"“][^„]*”|\w…|\b(Sie|Ihnen|du|dein)\b", form)]


def test_a_translation_survives_an_update() -> None:
    known = Message("A", "One {name}", ("Eins {name}",))
    found = (Message("A", "One {name}"), Message("B", "%n thing(s)"))
    assert files.merged(found, [known, Message("C", "gone", ("weg",))]) == (known, found[1])


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    messages = (Message("A", "a < b & “c”", ("ä < ö",)), Message("B", "%n thing(s)", ("%n Ding", "%n Dinge")))
    path = tmp_path / "x.ts"
    path.write_text(files.ts_text(messages, "de"), "utf-8")
    assert files.read_ts(path) == messages


def test_a_plural_with_one_form_is_not_finished() -> None:
    assert not Message("A", "%n thing(s)", ("%n Ding", "")).is_finished
    assert Message("A", "thing", ("Ding",)).is_finished
