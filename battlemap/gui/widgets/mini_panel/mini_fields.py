"""The fields of the panel: each shows a value of the chosen minis and does one act when it is edited."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from battlemap.board.entities.token import MAX_HEIGHT, MAX_SIZE, Side
from battlemap.geometry.cells import Facing
from battlemap.gui.translation import shown
from battlemap.gui.widgets.mini_panel.chosen import Chosen, Editing, Shared, shared
from battlemap.gui.widgets.sheet_fields import NumberField, label_of
from battlemap.gui.widgets.side_icon import side_icon
from battlemap.gui.widgets.typed_numbers import check_correction, check_number, parse_number
from battlemap.gui.widgets.value_edits import MIXED, TextBox, ValueBox
from battlemap.operations import sheets, tokens
from battlemap.operations.sheets import Correction, parse_correction
from battlemap.text import QT_TRANSLATE_NOOP, Text

_NAME_LENGTH = 200

_FACINGS: tuple[tuple[Facing | None, Text], ...] = (
    (None, QT_TRANSLATE_NOOP("Facings", "No facing")),
    (Facing.NORTH, QT_TRANSLATE_NOOP("Facings", "↑ Up")),
    (Facing.NORTH_EAST, QT_TRANSLATE_NOOP("Facings", "↗ Up right")),
    (Facing.EAST, QT_TRANSLATE_NOOP("Facings", "→ Right")),
    (Facing.SOUTH_EAST, QT_TRANSLATE_NOOP("Facings", "↘ Down right")),
    (Facing.SOUTH, QT_TRANSLATE_NOOP("Facings", "↓ Down")),
    (Facing.SOUTH_WEST, QT_TRANSLATE_NOOP("Facings", "↙ Down left")),
    (Facing.WEST, QT_TRANSLATE_NOOP("Facings", "← Left")),
    (Facing.NORTH_WEST, QT_TRANSLATE_NOOP("Facings", "↖ Up left")),
)


class Field(Protocol):
    """One field of the panel."""

    @property
    def widget(self) -> QWidget:
        """What is set into the panel."""

    def refresh(self, chosen: Chosen) -> None:
        """Show the values as they are now."""


class NameField:
    """The name; several minis get it with numbers."""

    def __init__(self, editing: Editing) -> None:
        self.widget = TextBox(_check_name)
        self.widget.setMaxLength(_NAME_LENGTH)
        self._editing = editing
        self.widget.entered.connect(self._enter)

    def refresh(self, chosen: Chosen) -> None:
        """Show the name."""
        name = shared(vitals.name for vitals in chosen.vitals)
        self.widget.setEnabled(bool(chosen.vitals))
        self.widget.show_value(name.value or "", mixed=name.mixed)

    def _enter(self, typed: str) -> None:
        self._editing.run(sheets.rename, self._editing.tokens, typed)


def _check_name(_typed: str) -> Text | None:
    """Any line is a name, no name at all included."""
    return None


class SideField:
    """The side."""

    def __init__(self, editing: Editing) -> None:
        self.widget = QComboBox()
        self.widget.setPlaceholderText(MIXED)
        for side in Side:
            self.widget.addItem(side_icon(side), shown(tokens.side_name(side)), side)
        self._editing = editing
        self.widget.activated.connect(self._choose)

    def refresh(self, chosen: Chosen) -> None:
        """Show the side."""
        side = shared(token.side for token in chosen.tokens).value
        self.widget.setCurrentIndex(-1 if side is None else list(Side).index(side))

    def _choose(self, index: int) -> None:
        self._editing.run(tokens.set_side, self._editing.tokens, list(Side)[index])


class FacingField:
    """Where they look."""

    def __init__(self, editing: Editing) -> None:
        self.widget = QComboBox()
        self.widget.setPlaceholderText(MIXED)
        self.widget.addItems([shown(title) for _, title in _FACINGS])
        self._editing = editing
        self.widget.activated.connect(self._choose)

    def refresh(self, chosen: Chosen) -> None:
        """Show the direction."""
        facing = shared(token.facing for token in chosen.tokens)
        places = [facing for facing, _ in _FACINGS]
        self.widget.setCurrentIndex(-1 if facing.mixed or not chosen.tokens else places.index(facing.value))

    def _choose(self, index: int) -> None:
        self._editing.run(tokens.face, self._editing.tokens, _FACINGS[index][0])


class HiddenField:
    """Whether the players see them."""

    def __init__(self, editing: Editing) -> None:
        self.widget = QCheckBox(QCoreApplication.translate("MiniPanel", "Hi&dden from the players"))
        self._editing = editing
        self.widget.clicked.connect(self._click)

    def refresh(self, chosen: Chosen) -> None:
        """Show whether all, some or none are hidden."""
        hidden = shared(token.hidden for token in chosen.tokens)
        self.widget.setTristate(hidden.mixed)
        if hidden.mixed:
            self.widget.setCheckState(Qt.CheckState.PartiallyChecked)
        else:
            self.widget.setChecked(bool(hidden.value))

    def _click(self) -> None:
        hidden = all(token.hidden for token in self._editing.chosen.tokens)
        self._editing.run(tokens.hide, self._editing.tokens, hidden=not hidden)
        self.refresh(self._editing.chosen)


class NumberBox(QObject):
    """A number of the chosen minis in a box; `_shown` reads it, `_take` sets it."""

    def __init__(self, editing: Editing, field: NumberField) -> None:
        super().__init__(editing)
        self.widget = ValueBox(self._check)
        self._editing = editing
        self._field = field
        self.widget.entered.connect(self._enter)
        self.widget.stepped.connect(self._step)

    def refresh(self, chosen: Chosen) -> None:
        """Show the number."""
        number = self._shown(chosen)
        self.widget.show_value(number.value, mixed=number.mixed)

    def _check(self, typed: str) -> Text | None:
        return check_number(typed, self._field.least, self._field.most, optional=self._field.optional)

    def _enter(self, typed: str) -> None:
        self._take(parse_number(typed) if typed else None)

    def _step(self, steps: int) -> None:
        number = self._shown(self._editing.chosen)
        if not number.mixed:
            self._take(self._limited((number.value or 0) + steps))

    def _limited(self, number: int) -> int:
        least, most = self._field.least, self._field.most
        number = number if least is None else max(least, number)
        return number if most is None else min(most, number)

    def _shown(self, chosen: Chosen) -> Shared[int]:
        raise NotImplementedError

    def _take(self, number: int | None) -> None:
        raise NotImplementedError


class SizeField(NumberBox):
    """Cells to a side."""

    def __init__(self, editing: Editing) -> None:
        super().__init__(editing, NumberField("size", 1, MAX_SIZE, optional=False))

    def _shown(self, chosen: Chosen) -> Shared[int]:
        return shared(token.size for token in chosen.tokens)

    def _take(self, number: int | None) -> None:
        if number is not None:
            self._editing.run(tokens.resize, self._editing.tokens, number)


class HeightField(NumberBox):
    """Cells above the ground; a step lifts each from where it is."""

    def __init__(self, editing: Editing) -> None:
        super().__init__(editing, NumberField("height", -MAX_HEIGHT, MAX_HEIGHT, optional=False))

    def _shown(self, chosen: Chosen) -> Shared[int]:
        return shared(token.height for token in chosen.tokens)

    def _take(self, number: int | None) -> None:
        if number is not None:
            self._editing.run(tokens.set_height, self._editing.tokens, number)

    def _step(self, steps: int) -> None:
        self._editing.run(tokens.lift, self._editing.tokens, steps)


class SheetNumberField(NumberBox):
    """Any whole number of the sheets."""

    def __init__(self, editing: Editing, field: NumberField) -> None:
        super().__init__(editing, field)
        self.widget.setToolTip(shown(label_of(field.name).tip))

    def _shown(self, chosen: Chosen) -> Shared[int]:
        return chosen.number(self._field.name)

    def _take(self, number: int | None) -> None:
        self._editing.run(sheets.set_field, self._editing.tokens, self._field.name, number)


class LifeField:
    """Life: `12` or `=12` sets it, `-7` and `+4` change each mini's own."""

    def __init__(self, editing: Editing) -> None:
        self.widget = ValueBox(check_correction)
        self.widget.setToolTip(
            QCoreApplication.translate("MiniPanel", "Life in points: −7 and +4 change it, 12 or =12 sets it")
        )
        self._editing = editing
        self.widget.entered.connect(self._enter)
        self.widget.stepped.connect(self._step)

    def refresh(self, chosen: Chosen) -> None:
        """Show the life."""
        life = shared(vitals.life for vitals in chosen.vitals)
        self.widget.show_value(life.value, mixed=life.mixed)

    def _enter(self, typed: str) -> None:
        correction = parse_correction(typed)
        if correction is not None:
            self._editing.run(sheets.correct_life, self._editing.tokens, correction)

    def _step(self, steps: int) -> None:
        correction = Correction(sign="+" if steps > 0 else "-", amount=abs(steps))
        self._editing.run(sheets.correct_life, self._editing.tokens, correction)
