"""Changes of a board."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from battlemap.board import changes
from battlemap.board.board import Board
from battlemap.board.entities.names import DoorId, TokenId
from battlemap.frozen import changed
from battlemap.geometry.cells import COORDINATE_LIMIT, Cell, Point, Step
from battlemap.state import GameState
from tests.builders import a_door, a_map, a_mini, a_wall
from tests.strategies import states

ONE, TWO, THREE = (TokenId(f"t{number}") for number in (1, 2, 3))


def three() -> Board:
    """Three minis on a line: A1, B1, C1."""
    return a_map(a_mini("One", "A1"), a_mini("Two", "B1"), a_mini("Three", "C1"), columns=8, rows=6).board


def carried(board: Board, token: TokenId, by: TokenId) -> Board:
    return changes.with_token(board, changed(board.token(token), carried_by=by))


def order(board: Board) -> list[str]:
    return [token.id for token in board.tokens]


def test_a_moved_mini_takes_along_what_it_carries() -> None:
    board = carried(carried(three(), TWO, by=ONE), THREE, by=TWO)
    after = changes.moved(board, {ONE: Cell(5, 5)})
    assert [token.cell for token in after.tokens] == [Cell(5, 5)] * 3


def test_a_carried_mini_larger_than_its_carrier_stays_on_the_map() -> None:
    board = carried(three(), TWO, by=ONE)
    board = changes.with_token(board, changed(board.token(TWO), size=3))
    assert changes.moved(board, {ONE: Cell(7, 5)}).token(TWO).cell == Cell(5, 3)


def test_minis_that_carry_each_other_do_not_move_for_ever() -> None:
    board = carried(carried(three(), TWO, by=ONE), ONE, by=TWO)
    assert changes.moved(board, {THREE: Cell(4, 4)}).token(ONE).cell == Cell(0, 0)


def test_what_did_not_move_stays_the_same_object() -> None:
    board = three()
    after = changes.moved(board, {ONE: Cell(1, 1), TWO: Cell(1, 0)})
    assert after.token(TWO) is board.token(TWO)
    assert after.token(THREE) is board.token(THREE)
    assert changes.moved(board, {ONE: Cell(0, 0)}) is board


def test_who_is_left_by_its_carrier_is_set_down() -> None:
    board = changes.removed(carried(three(), TWO, by=ONE), [ONE])
    assert order(board) == ["t2", "t3"]
    assert board.token(TWO).carried_by is None


def test_stacking_keeps_the_order_among_those_chosen() -> None:
    assert order(changes.stacked(three(), [TWO, ONE], on_top=True)) == ["t3", "t1", "t2"]
    assert order(changes.stacked(three(), [THREE], on_top=False)) == ["t3", "t1", "t2"]


def test_numbers_are_never_given_twice() -> None:
    board, first = changes.numbered(three(), 2)
    board, second = changes.numbered(board, 2)
    assert first + second == ("t1000", "t1001", "t1002", "t1003")


def test_only_the_named_door_opens() -> None:
    board = a_map(doors=[a_door(1, (0, 0), (1, 0)), a_door(2, (2, 0), (3, 0))]).board
    after = changes.opened(board, DoorId("d2"), is_open=True)
    assert [door.open for door in after.doors] == [False, True]
    assert after.doors[0] is board.doors[0]


def test_a_wall_at_the_edge_of_what_a_file_holds_stays_there() -> None:
    board = a_map(walls=[a_wall(1, (COORDINATE_LIMIT, 0), (0, 0))]).board
    assert changes.resized(board, 9, 9, Step(5, 0)).walls[0].points == (Point(COORDINATE_LIMIT, 0), Point(5, 0))


@given(states(), st.integers(1, 40), st.integers(1, 40), st.integers(-9, 9), st.integers(-9, 9))
def test_resizing_moves_everything_by_the_same_step(state: GameState, c: int, r: int, x: int, y: int) -> None:
    """Compared with the plain and slow way of saying it."""
    before, after = state.board, changes.resized(state.board, c, r, Step(x, y))
    assert (after.columns, after.rows) == (c, r)
    for old, new in zip(before.tokens, after.tokens, strict=True):
        wanted = (old.cell.column + x, old.cell.row + y)
        limits = (max(0, c - old.size), max(0, r - old.size))
        assert new.cell == tuple(min(max(0, place), limit) for place, limit in zip(wanted, limits, strict=True))
    for wall, moved in zip(before.walls, after.walls, strict=True):
        assert [_near(p) for p in moved.points] == [_near(Point(p.x + x, p.y + y)) for p in wall.points]
    for door, moved_door in zip(before.doors, after.doors, strict=True):
        assert _near(moved_door.end) == _near(Point(door.end.x + x, door.end.y + y))


def _near(point: Point) -> tuple[float, ...]:
    return tuple(max(-COORDINATE_LIMIT, min(each, COORDINATE_LIMIT)) for each in point)


@given(states(), st.integers(0, 9), st.integers(0, 9))
def test_adding_cells_and_taking_them_away_again_changes_nothing_on_the_map(
    state: GameState, columns: int, rows: int
) -> None:
    board = state.board
    larger = changes.resized(board, board.columns + columns, board.rows + rows, Step(columns, rows))
    back = changes.resized(larger, board.columns, board.rows, Step(-columns, -rows))
    fitting = [token for token in board.tokens if board.holds(token.cell, token.size)]
    assert all(back.token(token.id) == token for token in fitting)
