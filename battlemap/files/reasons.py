"""Why a text or a value does not fit, in words that can be translated; what the libraries say is English.

Their own words remain only for what has no words of ours.
"""

from __future__ import annotations

import re

from pydantic_core import ErrorDetails

from battlemap.files.errors import printable
from battlemap.text import QT_TRANSLATE_NOOP, Text

THEIR_LENGTH = 160
"""So many characters of a foreign message are shown."""

_PLACED = re.compile(r"(.+) at line ([0-9]+) column ([0-9]+)")

_JSON_FAULTS = (
    ("EOF while", QT_TRANSLATE_NOOP("Files", "the text ends too early")),
    ("trailing comma", QT_TRANSLATE_NOOP("Files", "there is a comma too many")),
    ("trailing characters", QT_TRANSLATE_NOOP("Files", "the text goes on after its end")),
    ("expected `", QT_TRANSLATE_NOOP("Files", "a comma, a colon or a bracket is missing")),
    ("expected ", QT_TRANSLATE_NOOP("Files", "what stands there is no value")),
    ("key must be", QT_TRANSLATE_NOOP("Files", "a name is not in quotation marks")),
    ("invalid number", QT_TRANSLATE_NOOP("Files", "a number is not written as one")),
    ("number out of range", QT_TRANSLATE_NOOP("Files", "a number is too long")),
    ("control character", QT_TRANSLATE_NOOP("Files", "a text holds a control character")),
    ("recursion limit", QT_TRANSLATE_NOOP("Files", "the parts are nested too deeply")),
    ("invalid escape", QT_TRANSLATE_NOOP("Files", "a text holds a character that does not exist")),
    ("invalid unicode", QT_TRANSLATE_NOOP("Files", "a text holds a character that does not exist")),
    ("lone leading surrogate", QT_TRANSLATE_NOOP("Files", "a text holds a character that does not exist")),
    ("unexpected end of hex", QT_TRANSLATE_NOOP("Files", "a text holds a character that does not exist")),
)
"""How a message of the JSON reader begins, and our words for it."""

_WHOLE = QT_TRANSLATE_NOOP("Files", "it must be a whole number")
_NUMBER = QT_TRANSLATE_NOOP("Files", "it must be a number")
_SWITCH = QT_TRANSLATE_NOOP("Files", "it must be true or false")
_TEXT = QT_TRANSLATE_NOOP("Files", "it must be a text")
_LIST = QT_TRANSLATE_NOOP("Files", "it must be a list")
_GROUP = QT_TRANSLATE_NOOP("Files", "it must be a group of named values")
_ONE_OF = QT_TRANSLATE_NOOP("Files", "it must be one of {limit}")
_TOO_LONG = QT_TRANSLATE_NOOP("Files", "it is too long; the most is {limit}")
_TOO_SHORT = QT_TRANSLATE_NOOP("Files", "it is too short; the least is {limit}")
_MISSING = QT_TRANSLATE_NOOP("Files", "it is missing")
_UNKNOWN = QT_TRANSLATE_NOOP("Files", "nothing of this name is known")

_VALUE_FAULTS: dict[str, Text] = {
    "missing": _MISSING,
    "missing_argument": _MISSING,
    "extra_forbidden": _UNKNOWN,
    "unexpected_keyword_argument": _UNKNOWN,
    "int_type": _WHOLE,
    "int_parsing": _WHOLE,
    "int_from_float": _WHOLE,
    "float_type": _NUMBER,
    "float_parsing": _NUMBER,
    "finite_number": _NUMBER,
    "bool_type": _SWITCH,
    "bool_parsing": _SWITCH,
    "string_type": _TEXT,
    "tuple_type": _LIST,
    "list_type": _LIST,
    "dict_type": _GROUP,
    "model_type": _GROUP,
    "model_attributes_type": _GROUP,
    "string_pattern_mismatch": QT_TRANSLATE_NOOP("Files", "it is not written as it should be"),
}
"""Kinds of errors that need no more than words."""

_LIMITS: dict[str, tuple[Text, str]] = {
    "less_than_equal": (QT_TRANSLATE_NOOP("Files", "it must be {limit} at most"), "le"),
    "less_than": (QT_TRANSLATE_NOOP("Files", "it must be less than {limit}"), "lt"),
    "greater_than_equal": (QT_TRANSLATE_NOOP("Files", "it must be {limit} at least"), "ge"),
    "greater_than": (QT_TRANSLATE_NOOP("Files", "it must be more than {limit}"), "gt"),
    "string_too_long": (_TOO_LONG, "max_length"),
    "string_too_short": (_TOO_SHORT, "min_length"),
    "too_long": (_TOO_LONG, "max_length"),
    "too_short": (_TOO_SHORT, "min_length"),
    "literal_error": (_ONE_OF, "expected"),
    "enum": (_ONE_OF, "expected"),
}
"""Kinds of errors with a limit, and what the library calls it."""


def json_reason(error: ValueError) -> Text | str:
    """Why a text is no JSON, with line and column."""
    placed = _PLACED.fullmatch(str(error))
    known = next((words for start, words in _JSON_FAULTS if str(error).startswith(start)), None)
    if placed is None or known is None:
        return printable(str(error), THEIR_LENGTH)
    line = QT_TRANSLATE_NOOP("Files", "{fault}, at line {line} column {column}")
    return line.filled(fault=known, line=int(placed[2]), column=int(placed[3]))


def value_reason(detail: ErrorDetails) -> Text | str:
    """Why a value does not fit its model, with the limit it breaks."""
    kind = detail["type"]
    if kind in _VALUE_FAULTS:
        return _VALUE_FAULTS[kind]
    words, name = _LIMITS.get(kind, (None, ""))
    limit = detail.get("ctx", {}).get(name)
    if words is None or limit is None:
        return printable(detail["msg"], THEIR_LENGTH)
    return words.filled(limit=limit if isinstance(limit, int | float) else printable(str(limit), THEIR_LENGTH))
