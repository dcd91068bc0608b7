"""Long lists of problems end with a number."""

from __future__ import annotations

from battlemap.files.problems import MAX_LINES, shortened
from battlemap.text import QT_TRANSLATE_NOOP

LINE = QT_TRANSLATE_NOOP("Files", "a line")
MORE = QT_TRANSLATE_NOOP("Files", "%n more")


def test_a_short_list_stays() -> None:
    assert shortened([LINE] * MAX_LINES, MORE) == (LINE,) * MAX_LINES


def test_the_rest_of_a_long_list_is_counted() -> None:
    lines = shortened([LINE] * (MAX_LINES + 3), MORE)
    assert len(lines) == MAX_LINES + 1
    assert str(lines[-1]) == "3 more"
