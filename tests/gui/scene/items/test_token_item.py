"""A mini's item."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from battlemap.board.entities.token import Token
from battlemap.gui.scene.audience import Audience
from battlemap.gui.scene.items.token_item import LabelItem, TokenItem, tool_tip
from battlemap.gui.scene.minis.body_painting import BodyPainter, body_extent
from battlemap.gui.scene.minis.composed import ComposedPixmaps, FrameTime
from battlemap.gui.scene.minis.label_painting import label_extent, paint_label
from battlemap.gui.scene.minis.look import Mark, body_look, label_look
from battlemap.rules.system import Vitals
from tests.builders import a_map, a_mini

VITALS = Vitals(name="Anna", life=3, life_max=9)


def an_item(token: Token) -> TokenItem:
    time = FrameTime()
    bodies = ComposedPixmaps(
        lambda look, _scale: body_extent(look), BodyPainter(lambda _picture, _side: None).paint, time
    )
    labels = ComposedPixmaps(label_extent, paint_label, time)
    label = LabelItem(labels, label_look(token, VITALS, Audience.GM))
    return TokenItem(token, bodies, body_look(token, VITALS, Mark(), portrait=False), label)


def a_token(at: str = "C2", size: int = 2) -> Token:
    return a_map(a_mini("Anna", at, size=size)).board.tokens[0]


def test_a_mini_stands_in_the_middle_of_its_footprint(qapp: QApplication) -> None:
    item = an_item(a_token())
    assert item.pos() == item.label.pos() == QPointF(75.0, 50.0)
    item.place(QPointF(10, -5))
    assert item.pos() == item.label.pos() == QPointF(85.0, 45.0)


def test_the_bounds_are_pure_and_grow_with_the_size(qapp: QApplication) -> None:
    item = an_item(a_token())
    assert item.boundingRect() == item.boundingRect()
    assert item.boundingRect().width() > 50
    before = item.boundingRect()
    big = a_token(size=5)
    item.show_look(body_look(big, VITALS, Mark(), portrait=False))
    assert item.boundingRect().contains(before)


def test_stacking_twice_is_no_change(qapp: QApplication) -> None:
    item = an_item(a_token())
    assert item.stack(3)
    assert not item.stack(3)
    assert item.stack(4)


def test_a_whole_name_lies_above_all_other_labels(qapp: QApplication) -> None:
    lowest, topmost = an_item(a_token()), an_item(a_token())
    lowest.stack(0)
    topmost.stack(9_999)
    assert 0 < lowest.label.zValue() < topmost.label.zValue()
    lowest.label.show_look(label_look(a_token(), VITALS, Audience.GM, mark=Mark(hovered=True)))
    assert lowest.label.zValue() > topmost.label.zValue()
    lowest.label.show_look(label_look(a_token(), VITALS, Audience.GM))
    assert lowest.label.zValue() < topmost.label.zValue()


def test_a_tool_tip_names_what_lies_under_the_mini() -> None:
    tip = tool_tip("Anna", None, (), ("Tom & Jerry", "Rat"))
    assert tip.index("Anna") < tip.index("Tom &amp; Jerry") < tip.index("Rat")


def test_a_tool_tip_names_life_and_all_badges_and_is_no_markup() -> None:
    tip = tool_tip("<b>Anna</b>", (3, 9), ("Gift & Galle", "<img src=x>"))
    assert "&lt;b&gt;Anna&lt;/b&gt;" in tip
    assert "3 / 9" in tip
    assert "Gift &amp; Galle" in tip
    assert "<img" not in tip


def test_nothing_to_say_is_no_tool_tip() -> None:
    assert tool_tip("", None, ()) == ""
