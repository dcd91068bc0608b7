"""Texts are shown in the language that is installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QTranslator
from PySide6.QtWidgets import QApplication

from battlemap.gui.translation import shown
from battlemap.text import QT_TRANSLATE_NOOP

MOVE = QT_TRANSLATE_NOOP("Acts", "Move {who} to {cell}")
MINIS = QT_TRANSLATE_NOOP("Acts", "%n mini(s)")


class German(QTranslator):
    """A translator that knows two texts."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        known = {MOVE.source: "{who} nach {cell} ziehen", MINIS.source: "%n Figur" if n == 1 else "%n Figuren"}
        return known.get(source, source) if context == "Acts" else source

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def german(qapp: QApplication) -> Iterator[QObject]:
    translator = German()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("german")
def test_the_source_is_translated_before_values_are_filled_in() -> None:
    assert shown(MOVE.filled(who="Orc", cell="C3")) == "Orc nach C3 ziehen"


@pytest.mark.usefixtures("german")
def test_plurals_follow_the_number_inside_other_texts_too() -> None:
    assert shown(MINIS.counted(1)) == "1 Figur"
    assert shown(MOVE.filled(who=MINIS.counted(3), cell="C3")) == "3 Figuren nach C3 ziehen"


@pytest.mark.usefixtures("german")
def test_a_text_the_translator_does_not_know_stays_english() -> None:
    assert shown(QT_TRANSLATE_NOOP("Acts", "Turn {who}").filled(who="Orc")) == "Turn Orc"


def test_without_a_translator_the_source_is_shown() -> None:
    assert shown(MOVE.filled(who="{cell}", cell="C3")) == "Move {cell} to C3"
