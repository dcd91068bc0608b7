"""The only changes a board ever sees: from board to board. Nothing here asks whether it may."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from battlemap.board.board import Board
from battlemap.board.entities.door import Door
from battlemap.board.entities.grid import Grid
from battlemap.board.entities.names import DoorId, TokenId
from battlemap.board.entities.picture import MapPicture
from battlemap.board.entities.token import Token
from battlemap.board.entities.wall import Wall
from battlemap.frozen import changed
from battlemap.geometry.cells import COORDINATE_LIMIT, Cell, Point, Step


def placed(board: Board, tokens: Iterable[Token]) -> Board:
    """The board with new minis on top of the others. Their ids must come from `numbered`."""
    return changed(board, tokens=board.tokens + tuple(tokens))


def numbers(board: Board, count: int) -> tuple[Board, range]:
    """The board with `count` numbers used up, and these numbers; ids are made of them."""
    first = board.next_number
    return changed(board, next_number=first + count), range(first, first + count)


def numbered(board: Board, count: int) -> tuple[Board, tuple[TokenId, ...]]:
    """The board with `count` numbers used up, and the ids of as many new minis."""
    board, used = numbers(board, count)
    return board, tuple(TokenId(f"t{number}") for number in used)


def with_token(board: Board, token: Token) -> Board:
    """The board with the mini of the same id replaced."""
    return with_tokens(board, {token.id: token})


def with_tokens(board: Board, tokens: Mapping[TokenId, Token]) -> Board:
    """The board with these minis replaced, each in its place in the stack."""
    return changed(board, tokens=tuple(tokens.get(token.id, token) for token in board.tokens))


def moved(board: Board, places: Mapping[TokenId, Cell]) -> Board:
    """The board with these minis moved, and what they carry moved with them; nobody leaves the map."""
    after = {}
    for token in board.tokens:
        place = _place_after(board, token, places)
        if place is not None:
            after[token.id] = changed(token, cell=board.nearest_place(place, token.size))
    return with_tokens(board, after)


def _place_after(board: Board, token: Token, places: Mapping[TokenId, Cell]) -> Cell | None:
    """Where a mini is after the move: its own new place, or its carrier's."""
    if token.id in places:
        return places[token.id]
    seen = {token.id}
    carrier = token.carried_by
    while carrier is not None and carrier not in seen:
        if carrier in places:
            return places[carrier]
        seen.add(carrier)
        above = board.token_by_id.get(carrier)
        carrier = above.carried_by if above is not None else None
    return None


def removed(board: Board, tokens: Iterable[TokenId]) -> Board:
    """The board without these minis; what they carried is set down where it is."""
    gone = frozenset(tokens)
    rest = (token for token in board.tokens if token.id not in gone)
    return changed(
        board,
        tokens=tuple(changed(token, carried_by=None) if token.carried_by in gone else token for token in rest),
    )


def stacked(board: Board, tokens: Iterable[TokenId], *, on_top: bool) -> Board:
    """The board with these minis above or below all others, in their own order."""
    chosen = frozenset(tokens)
    picked = tuple(token for token in board.tokens if token.id in chosen)
    rest = tuple(token for token in board.tokens if token.id not in chosen)
    return changed(board, tokens=rest + picked if on_top else picked + rest)


def opened(board: Board, door: DoorId, *, is_open: bool) -> Board:
    """The board with this door open or shut."""
    return changed(board, doors=tuple(changed(each, open=is_open) if each.id == door else each for each in board.doors))


def with_openings(board: Board, walls: Iterable[Wall], doors: Iterable[Door]) -> Board:
    """The board with these walls and doors instead of its own."""
    return changed(board, walls=tuple(walls), doors=tuple(doors))


def resized(board: Board, columns: int, rows: int, shift: Step) -> Board:
    """The board with another size, everything on it moved by `shift` cells; minis that fall off stand at the edge."""
    sized = changed(
        board,
        columns=columns,
        rows=rows,
        picture=board.picture and _shifted_picture(board.picture, shift),
        walls=tuple(changed(wall, points=tuple(_shifted(p, shift) for p in wall.points)) for wall in board.walls),
        doors=tuple(changed(d, start=_shifted(d.start, shift), end=_shifted(d.end, shift)) for d in board.doors),
        lights=tuple(changed(light, position=_shifted(light.position, shift)) for light in board.lights),
    )
    places = {token.id: sized.nearest_place(token.cell.plus(shift), token.size) for token in board.tokens}
    return moved(sized, places)


def _shifted(point: Point, shift: Step) -> Point:
    return Point(_bounded(point.x + shift.columns), _bounded(point.y + shift.rows))


def _shifted_picture(picture: MapPicture, shift: Step) -> MapPicture:
    return changed(picture, left=_bounded(picture.left + shift.columns), top=_bounded(picture.top + shift.rows))


def _bounded(coordinate: float) -> float:
    """The coordinate within what a file may hold; nothing that can be seen lies out there."""
    return max(-COORDINATE_LIMIT, min(coordinate, COORDINATE_LIMIT))


def with_picture(board: Board, picture: MapPicture | None) -> Board:
    """The board with another picture under its grid, or none."""
    return changed(board, picture=picture)


def with_floor(board: Board, floor: str) -> Board:
    """The board with another floor pattern where no picture lies."""
    return changed(board, floor=floor)


def with_grid(board: Board, grid: Grid) -> Board:
    """The board with its grid drawn differently."""
    return changed(board, grid=grid)
