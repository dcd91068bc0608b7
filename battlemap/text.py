"""Texts that reach a user, written in English and translated only when they are shown.

Everything below the window builds a `Text`; the window translates its source and then fills in the values.
The maker is named as Qt's own marker function so that Qt's extraction tool finds every source.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Text:
    """A translatable text: its context, its English source and the values its `{names}` stand for.

    A source with `%n` is a plural; `count` says how many.
    """

    context: str
    source: str
    values: tuple[tuple[str, str | int | float | Text], ...] = ()
    count: int | None = None

    def filled(self, **values: str | float | Text) -> Text:
        """The same text with these values for its `{names}`."""
        return replace(self, values=self.values + tuple(values.items()))

    def counted(self, count: int) -> Text:
        """The same text for this number of things (`%n` in the source)."""
        return replace(self, count=count)

    def __str__(self) -> str:
        """The English text, for the command line and for logs."""
        return fill(self.source, self, str)


class _Unnamed(dict[str, str]):
    """Leaves a name nobody filled in as it stands instead of failing in front of a user."""

    def __missing__(self, key: str) -> str:
        return "{" + key + "}"


def fill(pattern: str, text: Text, show: Callable[[Text], str]) -> str:
    """Put the text's values into `pattern`, the source or its translation; nested texts pass through `show`."""
    shown = {name: show(value) if isinstance(value, Text) else _plain(value) for name, value in text.values}
    if text.count is not None:
        pattern = pattern.replace("%n", str(text.count))
    return pattern.format_map(_Unnamed(shown)) if shown else pattern


def _plain(value: str | float) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def QT_TRANSLATE_NOOP(context: str, source: str) -> Text:
    """A text to be translated in `context`; both arguments must be literals."""
    return Text(context, source)
