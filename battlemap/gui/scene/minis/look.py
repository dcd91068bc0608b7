"""What is to be painted of a mini: its body, and the label with life, badges and name that lies above all bodies."""

from __future__ import annotations

from dataclasses import dataclass

from battlemap.board.entities.names import PictureId
from battlemap.board.entities.token import Side, Token
from battlemap.geometry.cells import Facing
from battlemap.gui.scene.audience import Audience
from battlemap.rules.system import Vitals


@dataclass(frozen=True, slots=True)
class Mark:
    """How a mini is set off: selected, or under the pointer."""

    selected: bool = False
    hovered: bool = False


@dataclass(frozen=True, slots=True)
class BodyLook:
    """Everything that is painted of a mini's body. `portrait` says whether its picture is there already."""

    size: int
    side: Side
    facing: Facing | None
    art: str | None
    picture: PictureId | None
    portrait: bool
    initials: str
    hidden: bool
    down: bool
    readable: bool
    mark: Mark


@dataclass(frozen=True, slots=True)
class LabelLook:
    """Everything that is painted around a mini. `life` is life and whole life; players get neither it nor badges.

    The name of one with neighbours has no room beside the footprint; the whole name is shown of what is set off.
    `covers` is how many minis lie unseen under this one.
    """

    size: int
    name: str
    life: tuple[int, int] | None
    badges: tuple[str, ...]
    height: int
    hidden: bool
    neighboured: bool = False
    whole_name: bool = False
    covers: int = 0


def body_look(token: Token, vitals: Vitals | None, mark: Mark, *, portrait: bool) -> BodyLook:
    """The body of a mini; one whose sheet cannot be read is grey with a question mark."""
    return BodyLook(
        size=token.size,
        side=token.side,
        facing=token.facing,
        art=token.look.art if vitals is not None else None,
        picture=token.look.picture if vitals is not None else None,
        portrait=portrait,
        initials=initials(vitals.name) if vitals is not None else "?",
        hidden=token.hidden,
        down=vitals is not None and vitals.down,
        readable=vitals is not None,
        mark=mark,
    )


def label_look(
    token: Token,
    vitals: Vitals | None,
    audience: Audience,
    *,
    mark: Mark = Mark(),
    neighboured: bool = False,
    covers: int = 0,
) -> LabelLook:
    """The label of a mini as this audience sees it."""
    told = audience is Audience.GM and vitals is not None
    return LabelLook(
        size=token.size,
        name=vitals.name if vitals is not None else "",
        life=_life(vitals) if told else None,
        badges=vitals.badges if told and vitals is not None else (),
        height=token.height,
        hidden=token.hidden,
        neighboured=neighboured,
        whole_name=mark.selected or mark.hovered,
        covers=covers,
    )


def _life(vitals: Vitals | None) -> tuple[int, int] | None:
    if vitals is None or vitals.life is None or not vitals.life_max:
        return None
    return vitals.life, vitals.life_max


def initials(name: str) -> str:
    """At most two letters for a mini without a picture: “Ron” is RO, “Punk 3” P3, “Alte Hexe” AH."""
    words = name.split()
    if not words:
        return ""
    if len(words) == 1:
        return words[0][:2].upper()
    last = words[-1]
    return (words[0][:1] + (last[:2] if last.isdigit() and len(last) < 3 else last[:1])).upper()
