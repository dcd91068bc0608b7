"""The panel with the values of the chosen minis."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from battlemap.board.entities.names import TokenId
from battlemap.gui.document import Change
from battlemap.gui.translation import shown
from battlemap.gui.widgets.labelled import complaint_label
from battlemap.gui.widgets.mini_panel.badges_field import BadgesField
from battlemap.gui.widgets.mini_panel.chosen import Chosen, Editing
from battlemap.gui.widgets.mini_panel.form import Form, Line
from battlemap.gui.widgets.mini_panel.mini_fields import (
    FacingField,
    Field,
    HeightField,
    HiddenField,
    LifeField,
    NameField,
    SheetNumberField,
    SideField,
    SizeField,
)
from battlemap.gui.widgets.sheet_fields import NumberField, common_number_fields, label_of
from battlemap.gui.widgets.value_edits import TextBox, ValueBox
from battlemap.gui.workbench import Workbench
from battlemap.text import Text

_LETTERS = 6
"""So many letters of a side and of a facing show, however narrow the dock."""


class MiniPanel(QWidget):
    """Shows and edits the minis given to `show_minis`; follows the document."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editing = Editing(workbench.document, self)
        self.name = NameField(self.editing)
        self.side = SideField(self.editing)
        self.facing = FacingField(self.editing)
        self.size_field = SizeField(self.editing)
        self.height_field = HeightField(self.editing)
        self.life = LifeField(self.editing)
        self.hidden = HiddenField(self.editing)
        self.badges = BadgesField(self.editing, workbench)
        self.numbers: dict[str, SheetNumberField] = {}
        self._made: dict[NumberField, SheetNumberField] = {}
        self._known: tuple[NumberField, ...] | None = None
        self._complaint = complaint_label()
        self._form = Form()
        self._side_and_facing = QWidget()
        self._lay_out()
        self._watch(workbench)

    def show_minis(self, tokens: Iterable[TokenId]) -> None:
        """Be about these minis; what was typed for the others is dropped."""
        after = tuple(tokens)
        if after != self.editing.tokens:
            self.editing.tokens = after
            self._forget_typed()
        self.refresh()

    def refresh(self) -> None:
        """Show the values as they are now."""
        chosen = self.editing.chosen
        self._show_numbers(chosen)
        for field in self._fields():
            field.refresh(chosen)
        self.setEnabled(bool(chosen.tokens))

    def complain(self, complaint: Text | None) -> None:
        """Say what could not be taken, or that all is well."""
        self._complaint.setText(shown(complaint) if complaint is not None else "")
        self._complaint.setVisible(complaint is not None)

    @property
    def complaint(self) -> str:
        """What is being complained about; empty when all is well."""
        return self._complaint.text()

    def _fields(self) -> tuple[Field, ...]:
        first = (self.name, self.side, self.facing, self.size_field, self.height_field)
        return (*first, self.life, self.hidden, self.badges, *self.numbers.values())

    def _boxes(self) -> tuple[TextBox | ValueBox, ...]:
        """The fields into which something can be typed, but for the badges; those that are hidden too."""
        numbers = (self.size_field, self.height_field, *self._made.values())
        return (self.name.widget, self.life.widget, *(field.widget for field in numbers))

    def _watch(self, workbench: Workbench) -> None:
        self.editing.refused.connect(self.complain)
        for box in self._boxes():
            box.complained.connect(self.complain)
        self.badges.widget.complained.connect(self.complain)
        workbench.document.changed.connect(self._follow)

    def _follow(self, change: Change) -> None:
        before, after = change.before.situation, change.after.situation
        if before.board.tokens is not after.board.tokens or before.roster is not after.roster:
            self.refresh()

    def _forget_typed(self) -> None:
        for box in self._boxes():
            box.in_place.reset()
        self.badges.widget.reset()
        self.complain(None)

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        for widget in (self._form, self._complaint, self.hidden.widget):
            rows.addWidget(widget)
        pair = QHBoxLayout(self._side_and_facing)
        pair.setContentsMargins(0, 0, 0, 0)
        pair.setSpacing(6)
        for box in (self.side.widget, self.facing.widget):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(_LETTERS)
            pair.addWidget(box, 1)
        self._side_and_facing.setFocusProxy(self.side.widget)
        self._add_tips()

    def _add_tips(self) -> None:
        self.size_field.widget.setToolTip(self.tr("Cells to a side, 1 to 20"))
        self.height_field.widget.setToolTip(self.tr("Cells above the ground; below it with a minus"))
        self.side.widget.setAccessibleName(self.tr("Side"))
        self.facing.widget.setAccessibleName(self.tr("Facing"))
        self.facing.widget.setToolTip(self.tr("Where they look"))

    def _show_numbers(self, chosen: Chosen) -> None:
        """Have a box for each number that all their sheets know; life stands first."""
        known = common_number_fields(dict.fromkeys(type(sheet) for sheet in chosen.sheets))
        if known == self._known:
            return
        self._known = known
        self.numbers = {field.name: self._box_of(field) for field in known if field.name != "life"}
        lines = [Line(self.tr("&Name"), self.name.widget, wide=True)]
        lines.append(Line(self.tr("&Side"), self._side_and_facing, wide=True))
        if any(vitals.life is not None for vitals in chosen.vitals):
            lines.append(Line(self.tr("&Life"), self.life.widget))
        lines += [Line(shown(label_of(name).title), field.widget) for name, field in self.numbers.items()]
        lines += [Line(self.tr("Si&ze"), self.size_field.widget), Line(self.tr("Heig&ht"), self.height_field.widget)]
        self._form.show_lines([*lines, Line(self.tr("&Badges"), self.badges.widget, wide=True)])
        self._order_tabs(tuple(line.field for line in lines[2:]))

    def _box_of(self, field: NumberField) -> SheetNumberField:
        """The box of a number, made when it is needed first and kept for good."""
        if field not in self._made:
            self._made[field] = box = SheetNumberField(self.editing, field)
            box.widget.complained.connect(self.complain)
        return self._made[field]

    def _order_tabs(self, boxes: tuple[QWidget, ...]) -> None:
        order = (self.name.widget, self.side.widget, self.facing.widget, *boxes, self.badges.widget.field)
        for one, other in zip(order, (*order[1:], self.hidden.widget), strict=True):
            QWidget.setTabOrder(one, other)
