"""What a rule system offers to the rest of the program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Annotated, Generic, TypeVar

from pydantic import StringConstraints

from battlemap.board.entities.names import Key, Name
from battlemap.frozen import Frozen, Stored
from battlemap.text import Text

Badge = Annotated[str, StringConstraints(strict=True, strip_whitespace=True, min_length=1, max_length=40)]
"""A short word on a mini, for instance a state."""


class Sheet(Stored):
    """The values of one mini in its rule system. Every system's sheet has its id and a name."""

    system: Key
    name: Name = ""


class Vitals(Frozen):
    """What a mini shows of its sheet. Without `life_max` it has no life bar; movement is in cells a turn."""

    name: str
    life: int | None = None
    life_max: int | None = None
    movement: int | None = None
    badges: tuple[str, ...] = ()
    down: bool = False


@dataclass(frozen=True, slots=True)
class SystemInfo:
    """A rule system's id, as files spell it, and its title."""

    id: str
    title: Text


SheetT = TypeVar("SheetT", bound=Sheet)


class RuleSystem(ABC, Generic[SheetT]):
    """A rule system: the model of its sheets and what can be asked of and done to one."""

    info: SystemInfo
    sheet_model: type[SheetT]

    @abstractmethod
    def new_sheet(self, name: str) -> SheetT:
        """The sheet of a new mini."""

    @abstractmethod
    def vitals(self, sheet: SheetT) -> Vitals:
        """What a mini with this sheet shows."""

    @abstractmethod
    def with_life(self, sheet: SheetT, life: int) -> SheetT:
        """The sheet with this life, corrected by the game master."""

    @abstractmethod
    def with_badges(self, sheet: SheetT, badges: tuple[str, ...]) -> SheetT:
        """The sheet with these badges, corrected by the game master."""
