"""Bring the translation files up to date with the program: `python -m battlemap.gui.i18n.update`.

Qt's own tool finds the texts. A text marked in a table is no plural to it, so `%n` decides here what is one. What is
translated stays; what is new is marked as unfinished, and what is gone is dropped. English holds only the plurals.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

from battlemap.gui.i18n import FOLDER, LANGUAGES

PACKAGE = FOLDER.parents[1]
PLURAL_FORMS = 2
"""German and English both have two."""


@dataclass(frozen=True)
class Message:
    """A text of the program in one language; plurals have several forms, an untranslated text has none."""

    context: str
    source: str
    forms: tuple[str, ...] = ()

    @property
    def is_plural(self) -> bool:
        """Whether the text depends on a number."""
        return "%n" in self.source

    @property
    def is_finished(self) -> bool:
        """Whether every form is translated."""
        return len(self.forms) == (PLURAL_FORMS if self.is_plural else 1) and all(self.forms)


def ts_path(language: str) -> Path:
    """Where the translations of a language are written."""
    return FOLDER / f"battlemap_{language}.ts"


def read_ts(path: Path) -> tuple[Message, ...]:
    """The texts in a translation file; none when there is no such file."""
    if not path.exists():
        return ()
    # The file is our own, from this folder or from Qt's tool.
    root = ET.parse(path).getroot()  # noqa: S314  (no foreign input)
    return tuple(_message(context, message) for context in root.iter("context") for message in context.iter("message"))


def _message(context: ET.Element, message: ET.Element) -> Message:
    translation = message.find("translation")
    forms: tuple[str, ...] = ()
    if translation is not None:
        plural = tuple(form.text or "" for form in translation.iter("numerusform"))
        forms = plural or ((translation.text,) if translation.text else ())
    return Message(context.findtext("name", ""), message.findtext("source", ""), forms)


def found_in_program() -> tuple[Message, ...]:
    """Every text of the program, sorted, without translations."""
    files = sorted(str(path) for path in PACKAGE.rglob("*.py"))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "found.ts"
        _run("pyside6-lupdate", *files, "-ts", str(path))
        found = {Message(message.context, message.source) for message in read_ts(path)}
    return tuple(sorted(found, key=lambda message: (message.context, message.source)))


def merged(found: Iterable[Message], known: Iterable[Message]) -> tuple[Message, ...]:
    """The texts found, with the translations already known."""
    translations: Mapping[tuple[str, str], Message] = {(each.context, each.source): each for each in known}
    return tuple(translations.get((each.context, each.source), each) for each in found)


def in_language(found: Iterable[Message], language: str) -> tuple[Message, ...]:
    """The texts a language translates: English only those with a number."""
    return tuple(message for message in found if language != "en" or message.is_plural)


def ts_text(messages: Iterable[Message], language: str) -> str:
    """A translation file in the words of Qt."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", f'<TS version="2.1" language="{language}">']
    context = None
    for message in messages:
        if message.context != context:
            lines += ["</context>"] * (context is not None)
            lines += ["<context>", f"    <name>{escape(message.context)}</name>"]
            context = message.context
        lines += _message_lines(message)
    return "\n".join([*lines, *["</context>"] * (context is not None), "</TS>", ""])


def _message_lines(message: Message) -> list[str]:
    mark = "" if message.is_finished else ' type="unfinished"'
    if message.is_plural:
        padded = (*message.forms, "", "")[:PLURAL_FORMS]
        inner = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in padded)
    else:
        inner = escape(message.forms[0]) if message.forms else ""
    return [
        '    <message numerus="yes">' if message.is_plural else "    <message>",
        f"        <source>{escape(message.source)}</source>",
        f"        <translation{mark}>{inner}</translation>",
        "    </message>",
    ]


def release(source: Path, target: Path) -> None:
    """Write the file the program loads from a translation file."""
    _run("pyside6-lrelease", str(source), "-silent", "-qm", str(target))


def _run(tool: str, *arguments: str) -> None:
    """Run a tool of Qt that lies beside the interpreter."""
    command = [str(Path(sys.executable).parent / tool), *arguments]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603  (our own files)


def main() -> int:
    """Update all files; the answer is how many texts still wait for a translation."""
    found = found_in_program()
    waiting = 0
    for language in LANGUAGES:
        path = ts_path(language)
        messages = merged(in_language(found, language), read_ts(path))
        path.write_text(ts_text(messages, language), "utf-8")
        release(path, path.with_suffix(".qm"))
        unfinished = [message for message in messages if not message.is_finished]
        waiting += len(unfinished)
        for message in unfinished:
            sys.stdout.write(f"{language}: {message.context}: {message.source!r}\n")
    return min(waiting, 1)


if __name__ == "__main__":
    sys.exit(main())
