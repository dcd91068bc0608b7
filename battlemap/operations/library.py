"""The minis that come with the program, and the making of a new mini from one of them."""

from __future__ import annotations

from dataclasses import dataclass

from battlemap.board.board import Board
from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Look, Side
from battlemap.frozen import changed
from battlemap.geometry.cells import Cell, footprint
from battlemap.operations.naming import base_name
from battlemap.operations.tokens import NewMini, as_new, new_sheet
from battlemap.rules.kept import Kept
from battlemap.rules.registry import find_system
from battlemap.rules.system import Sheet
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP, Text


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """A mini to choose from: its drawing (assets/minis), what it is called, and the values it starts with."""

    art: str
    title: Text
    side: Side
    size: int = 1
    life: int = 10
    movement: int = 6


LIBRARY = (
    LibraryEntry("knight", QT_TRANSLATE_NOOP("Library", "Knight"), Side.HERO, life=14, movement=5),
    LibraryEntry("rogue", QT_TRANSLATE_NOOP("Library", "Rogue"), Side.HERO, life=10, movement=7),
    LibraryEntry("mage", QT_TRANSLATE_NOOP("Library", "Mage"), Side.HERO, life=8),
    LibraryEntry("ranger", QT_TRANSLATE_NOOP("Library", "Ranger"), Side.HERO, life=11, movement=7),
    LibraryEntry("cleric", QT_TRANSLATE_NOOP("Library", "Cleric"), Side.HERO, life=11),
    LibraryEntry("dwarf", QT_TRANSLATE_NOOP("Library", "Dwarf"), Side.HERO, life=14, movement=5),
    LibraryEntry("elf", QT_TRANSLATE_NOOP("Library", "Elf"), Side.HERO, life=9, movement=8),
    LibraryEntry("gunner", QT_TRANSLATE_NOOP("Library", "Gunner"), Side.HERO, life=10),
    LibraryEntry("medic", QT_TRANSLATE_NOOP("Library", "Medic"), Side.ALLY, life=9),
    LibraryEntry("guard", QT_TRANSLATE_NOOP("Library", "Guard"), Side.ALLY, life=12),
    LibraryEntry("robot", QT_TRANSLATE_NOOP("Library", "Robot"), Side.ALLY, life=16, movement=5),
    LibraryEntry("bandit", QT_TRANSLATE_NOOP("Library", "Bandit"), Side.ENEMY, life=9),
    LibraryEntry("pirate", QT_TRANSLATE_NOOP("Library", "Pirate"), Side.ENEMY, life=10),
    LibraryEntry("punk", QT_TRANSLATE_NOOP("Library", "Street punk"), Side.ENEMY, life=8),
    LibraryEntry("orc", QT_TRANSLATE_NOOP("Library", "Orc"), Side.ENEMY, life=15),
    LibraryEntry("goblin", QT_TRANSLATE_NOOP("Library", "Goblin"), Side.ENEMY, life=6, movement=7),
    LibraryEntry("skeleton", QT_TRANSLATE_NOOP("Library", "Skeleton"), Side.ENEMY, life=8, movement=5),
    LibraryEntry("wolf", QT_TRANSLATE_NOOP("Library", "Wolf"), Side.ENEMY, life=8, movement=10),
    LibraryEntry("spider", QT_TRANSLATE_NOOP("Library", "Giant spider"), Side.ENEMY, life=9, movement=8),
    LibraryEntry("troll", QT_TRANSLATE_NOOP("Library", "Troll"), Side.ENEMY, size=2, life=40, movement=7),
    LibraryEntry("dragon", QT_TRANSLATE_NOOP("Library", "Dragon"), Side.ENEMY, size=3, life=90, movement=12),
    LibraryEntry("cat", QT_TRANSLATE_NOOP("Library", "Cat"), Side.NEUTRAL, life=3, movement=8),
    LibraryEntry("rat", QT_TRANSLATE_NOOP("Library", "Rat"), Side.NEUTRAL, life=2),
    LibraryEntry("merchant", QT_TRANSLATE_NOOP("Library", "Merchant"), Side.NEUTRAL, life=8, movement=5),
)
"""Every mini that comes with the program: heroes, allies, enemies, then those on no side."""

_BY_ART = {entry.art: entry for entry in LIBRARY}


def library_entry(art: str) -> LibraryEntry | None:
    """The entry with this drawing; `None` when the library has none."""
    return _BY_ART.get(art)


def new_mini(state: GameState, entry: LibraryEntry, cell: Cell, name: str | None = None) -> NewMini:
    """A mini of the library for this cell; called by its English title where no other name is given."""
    sheet = _started(new_sheet(state, str(entry.title) if name is None else name), entry)
    return NewMini(cell=cell, size=entry.size, side=entry.side, look=Look(art=entry.art), sheet=sheet)


def _started(sheet: Sheet, entry: LibraryEntry) -> Sheet:
    """The sheet with the entry's values, as far as the rule system knows them."""
    wanted = {"life": entry.life, "life_max": entry.life, "movement": entry.movement}
    known = {field: value for field, value in wanted.items() if field in type(sheet).model_fields}
    return changed(sheet, **known)


def nearest_free_cell(board: Board, near: Cell, size: int) -> Cell:
    """The place nearest to `near` where such a footprint fits and touches no mini; `near` itself on a full map."""
    start = board.nearest_place(near, size)
    taken = {cell for token in board.tokens for cell in token.cells}
    for distance in range(max(board.columns, board.rows)):
        for cell in _ring(start, distance):
            if board.holds(cell, size) and taken.isdisjoint(footprint(cell, size)):
                return cell
    return start


def _ring(centre: Cell, distance: int) -> list[Cell]:
    """The cells exactly so far away, the straight neighbours first, in an order that is always the same."""
    span, ends = range(-distance, distance + 1), (-distance, distance)
    steps = {(x, y) for x in span for y in ends} | {(x, y) for x in ends for y in span}
    ordered = sorted(steps, key=lambda step: (step[0] ** 2 + step[1] ** 2, step))
    return [Cell(centre.column + x, centre.row + y) for x, y in ordered]


def fresh_copy(state: GameState, token: TokenId, cell: Cell) -> NewMini:
    """A mini like one of the map for this cell: seen, on the ground, unhurt and without badges."""
    copied = as_new(state, token)
    return changed(copied, cell=cell, height=0, hidden=False, sheet=_unhurt(copied.sheet))


def _unhurt(sheet: Sheet | Kept) -> Sheet | Kept:
    """The sheet with its whole life and no badges; one that cannot be read stays as it is."""
    system = find_system(sheet.system) if isinstance(sheet, Sheet) else None
    if system is None or not isinstance(sheet, Sheet):
        return sheet
    whole = system.vitals(sheet).life_max
    healed = sheet if whole is None else system.with_life(sheet, whole)
    return system.with_badges(changed(healed, name=base_name(healed.name)), ())
