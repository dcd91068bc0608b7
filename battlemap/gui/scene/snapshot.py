"""What a scene shows, as plain values: to be compared with what it should show."""

from __future__ import annotations

from dataclasses import dataclass

from battlemap.board.entities.names import DoorId, TokenId
from battlemap.board.entities.token import Side
from battlemap.board.entities.wall import Wall
from battlemap.geometry.cells import Cell, Facing
from battlemap.gui.scene.audience import Audience
from battlemap.state import GameState


@dataclass(frozen=True)
class ShownToken:
    """A mini as it is shown."""

    cell: Cell
    size: int
    side: Side
    facing: Facing | None
    height: int
    hidden: bool
    name: str
    life: tuple[int, int] | None
    badges: tuple[str, ...]
    down: bool
    readable: bool


@dataclass(frozen=True)
class SceneSnapshot:
    """Everything a scene shows: minis from the lowest to the topmost, doors (open or not), walls and the map's size."""

    columns: int
    rows: int
    tokens: tuple[tuple[TokenId, ShownToken], ...]
    doors: tuple[tuple[DoorId, bool], ...]
    walls: tuple[Wall, ...]
    lights: int


def expected_snapshot(state: GameState, audience: Audience) -> SceneSnapshot:
    """What a scene of this state must show to this audience."""
    board = audience.view(state.board)
    tokens = [(token.id, _expected(state, token.id, audience)) for token in board.tokens]
    return SceneSnapshot(
        columns=board.columns,
        rows=board.rows,
        tokens=tuple(sorted(tokens, key=lambda each: not each[1].down)),
        doors=tuple(sorted((door.id, door.open) for door in board.doors)),
        walls=board.walls,
        lights=len(board.lights),
    )


def _expected(state: GameState, token_id: TokenId, audience: Audience) -> ShownToken:
    token = state.board.token(token_id)
    vitals = state.situation.vitals(token_id)
    life = (vitals.life, vitals.life_max) if vitals is not None else (None, None)
    told = audience is Audience.GM
    return ShownToken(
        cell=token.cell,
        size=token.size,
        side=token.side,
        facing=token.facing,
        height=token.height,
        hidden=token.hidden,
        name=vitals.name if vitals is not None else "",
        life=(life[0], life[1]) if told and life[0] is not None and life[1] else None,
        badges=vitals.badges if told and vitals is not None else (),
        down=vitals is not None and vitals.down,
        readable=vitals is not None,
    )
