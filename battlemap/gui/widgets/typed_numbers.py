"""Whole numbers as people type them."""

from __future__ import annotations

import re

from battlemap.operations.sheets import parse_correction
from battlemap.text import QT_TRANSLATE_NOOP, Text

_NUMBER = re.compile(r"[-+−]?[0-9]{1,6}")


def parse_number(typed: str) -> int | None:
    """The whole number typed, with either minus sign; `None` for anything else."""
    plain = typed.strip().removeprefix("=")
    return int(plain.replace("−", "-")) if _NUMBER.fullmatch(plain) else None


def check_number(typed: str, least: int | None, most: int | None, *, optional: bool = False) -> Text | None:
    """Why a text is no number within these limits; nothing when it is one, or when it is empty and may be."""
    if optional and not typed:
        return None
    number = parse_number(typed)
    low = number is not None and least is not None and number < least
    high = number is not None and most is not None and number > most
    if number is not None and not low and not high:
        return None
    if least is None or most is None:
        return QT_TRANSLATE_NOOP("Numbers", "“{typed}” is no whole number.").filled(typed=typed)
    line = QT_TRANSLATE_NOOP("Numbers", "“{typed}” is no whole number from {least} to {most}.")
    return line.filled(typed=typed, least=_signed(least), most=most)


def check_correction(typed: str) -> Text | None:
    """Why a text is no correction of life; nothing when it is one."""
    if parse_correction(typed) is not None:
        return None
    return QT_TRANSLATE_NOOP("Numbers", "“{typed}” is no life: type −7, +4 or =12.").filled(typed=typed)


def _signed(number: int) -> str:
    return str(number).replace("-", "−")
