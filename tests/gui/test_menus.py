"""The menus of minis, doors, windows and empty cells."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import DoorId, WallId
from battlemap.board.entities.token import Side
from battlemap.board.entities.wall import WallKind
from battlemap.geometry.cells import Cell, Facing, cell_name
from battlemap.gui import menus, minis_actions
from battlemap.gui.dialogs.mini_properties_dialog import MiniPropertiesDialog
from battlemap.gui.editing import in_place
from battlemap.gui.widgets.known_badges import remember_badges
from battlemap.operations.library import LIBRARY
from tests.builders import a_door, a_map, a_mini, a_wall
from tests.gui.stage import OFFSCREEN, Stage
from tests.gui.workbenches import a_workbench, names, select

pytestmark = [OFFSCREEN, pytest.mark.usefixtures("dressed")]

STATE = a_map(
    a_mini("Ron", "C3", badges=("prone",)),
    a_mini("Tom & Jerry", "F3"),
    doors=(a_door(1, (14, 4), (14, 5)),),
    walls=(a_wall(1, (2, 8), (3, 8), kind=WallKind.WINDOW), a_wall(2, (5, 8), (6, 8), (7, 8), kind=WallKind.WINDOW)),
    columns=20,
    rows=12,
)


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path) -> Stage:
    return Stage(qtbot, a_workbench(STATE, tmp_path))


def texts(menu: QMenu) -> list[str]:
    return [plain(action) for action in menu.actions() if not action.isSeparator()]


def plain(action: QAction) -> str:
    """The text as it is read, without marks and keys."""
    return action.text().split("\t")[0].replace("&&", "\0").replace("&", "").replace("\0", "&")


def entry(menu: QMenu, *path: str) -> QAction:
    """The entry with this text, inside submenus."""
    action = next(each for each in menu.actions() if plain(each) == path[0])
    if len(path) == 1:
        return action
    submenu = action.menu()
    assert isinstance(submenu, QMenu)
    return entry(submenu, *path[1:])


def choose(menu: QMenu, *path: str) -> None:
    action = entry(menu, *path)
    assert action.isEnabled()
    action.trigger()


def the_mini(stage: Stage, number: int) -> object:
    return stage.workbench.document.state.board.tokens[number - 1]


def minis_menu(stage: Stage, *numbers: int) -> QMenu:
    select(stage.workbench, *numbers)
    return menus.minis_menu(stage.workbench, stage.view)


def test_a_menu_of_one_mini_is_headed_by_its_name(stage: Stage) -> None:
    assert texts(minis_menu(stage, 2))[0] == "Tom & Jerry"


def test_a_menu_of_several_is_headed_by_their_number(stage: Stage) -> None:
    assert texts(minis_menu(stage, 1, 2))[0] == "2 mini(s)"


def test_user_text_underlines_nothing_and_fakes_no_keys() -> None:
    assert menus.escaped("Tom & Jerry\tCtrl+Q") == "Tom && Jerry Ctrl+Q"


@pytest.mark.parametrize(
    ("path", "field", "value"),
    [
        pytest.param(("Side", "Enemies"), "side", Side.ENEMY, id="side"),
        pytest.param(("Size", "2 × 2"), "size", 2, id="size"),
        pytest.param(("Facing", "→  Right"), "facing", Facing.EAST, id="facing"),
        pytest.param(("Facing", "Turn right"), "facing", Facing.NORTH, id="turn"),
        pytest.param(("Height", "Lift by one cell"), "height", 1, id="lift"),
        pytest.param(("Height", "Lower by one cell"), "height", -1, id="lower"),
        pytest.param(("Hide from the players",), "hidden", True, id="hide"),
    ],
)
def test_an_entry_changes_every_selected_mini_in_one_step(
    stage: Stage, path: tuple[str, ...], field: str, value: object
) -> None:
    choose(minis_menu(stage, 1, 2), *path)
    assert [getattr(the_mini(stage, number), field) for number in (1, 2)] == [value, value]
    assert stage.workbench.document.history.count() == 1


def test_what_is_so_already_has_a_mark(stage: Stage) -> None:
    menu = minis_menu(stage, 1)
    assert entry(menu, "Side", "Neutral").isChecked()
    assert entry(menu, "Size", "1 × 1").isChecked()
    assert entry(menu, "Facing", "No facing").isChecked()
    assert not entry(menu, "Side", "Heroes").isChecked()


def test_a_badge_is_put_on_and_taken_off(stage: Stage) -> None:
    menu = minis_menu(stage, 1)
    assert entry(menu, "Badges", "prone").isChecked()
    choose(menu, "Badges", "prone")
    choose(minis_menu(stage, 1), "Badges", "stunned")
    vitals = stage.workbench.document.state.situation.vitals(stage.workbench.selection.tokens[0])
    assert vitals is not None
    assert vitals.badges == ("stunned",)
    assert stage.workbench.settings.badge_suggestions == ("stunned",)


def test_a_badge_only_some_bear_is_put_on_all(stage: Stage) -> None:
    menu = minis_menu(stage, 1, 2)
    assert not entry(menu, "Badges", "prone").isChecked()
    choose(menu, "Badges", "prone")
    assert entry(minis_menu(stage, 1, 2), "Badges", "prone").isChecked()


def test_remembered_badges_are_forgotten_on_demand(stage: Stage) -> None:
    assert not entry(minis_menu(stage, 1), "Badges", "Forget remembered badges").isEnabled()
    remember_badges(stage.workbench, ("Porne", "PRONE"))
    menu = minis_menu(stage, 1)
    assert entry(menu, "Badges", "Porne").isEnabled()
    assert entry(menu, "Badges", "prone").isChecked()
    choose(menu, "Badges", "Forget remembered badges")
    assert stage.workbench.settings.badge_suggestions == ()


def test_all_badges_are_removed(stage: Stage) -> None:
    choose(minis_menu(stage, 1), "Badges", "Remove all")
    assert not entry(minis_menu(stage, 1), "Badges", "Remove all").isEnabled()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        pytest.param(("Life…",), "LifeEditor", id="life"),
        pytest.param(("Rename…",), "NameEditor", id="name"),
        pytest.param(("Badges", "Other badges…"), "BadgesEditor", id="badges"),
    ],
)
def test_an_entry_opens_the_field_at_the_mini(stage: Stage, path: tuple[str, ...], kind: str) -> None:
    choose(minis_menu(stage, 1), *path)
    editor = in_place.open_editor(stage.view)
    assert type(editor).__name__ == kind


def test_the_properties_are_those_of_all_selected_minis(stage: Stage) -> None:
    choose(minis_menu(stage, 1, 2), "Properties…")
    (dialog,) = stage.view.window().findChildren(MiniPropertiesDialog)
    assert dialog.isVisible()
    assert dialog.tokens == stage.workbench.selection.tokens
    dialog.close()


def test_minis_are_duplicated_stacked_and_deleted(stage: Stage) -> None:
    choose(minis_menu(stage, 1), "To the top")
    assert names(stage.workbench) == ["Tom & Jerry", "Ron"]
    choose(menus.minis_menu(stage.workbench, stage.view), "To the bottom")
    choose(menus.minis_menu(stage.workbench, stage.view), "Duplicate")
    assert names(stage.workbench) == ["Ron", "Tom & Jerry", "Ron 2"]
    choose(menus.minis_menu(stage.workbench, stage.view), "Delete")
    assert names(stage.workbench) == ["Ron", "Tom & Jerry"]


def test_a_copied_mini_is_pasted_on_the_cell_of_the_menu(stage: Stage) -> None:
    choose(minis_menu(stage, 1), "Copy")
    choose(menus.cell_menu(stage.workbench, stage.view, Cell(9, 9)), "Paste here")
    token = stage.workbench.document.state.board.tokens[-1]
    assert cell_name(token.cell) == "J10"
    choose(menus.minis_menu(stage.workbench, stage.view), "Cut")
    assert names(stage.workbench) == ["Ron", "Tom & Jerry"]


def test_a_mini_of_the_library_is_placed_on_the_cell_of_the_menu(stage: Stage) -> None:
    choose(menus.cell_menu(stage.workbench, stage.view, Cell(9, 9)), "New mini here", "Enemies", "Orc")
    token = stage.workbench.document.state.board.tokens[-1]
    assert (cell_name(token.cell), token.look.art) == ("J10", "orc")


def test_every_mini_of_the_library_is_in_the_menu(stage: Stage) -> None:
    menu = menus.cell_menu(stage.workbench, stage.view, Cell(0, 0))
    sides = entry(menu, "New mini here").menu()
    assert isinstance(sides, QMenu)
    found = [text for action in sides.actions() for text in texts(as_menu(action))]
    assert len(found) == len(LIBRARY)


def as_menu(action: QAction) -> QMenu:
    menu = action.menu()
    assert isinstance(menu, QMenu)
    return menu


def test_off_the_map_no_mini_can_be_made(stage: Stage) -> None:
    assert "New mini here" not in texts(menus.cell_menu(stage.workbench, stage.view, Cell(-1, 0)))


def test_all_minis_can_be_selected(stage: Stage) -> None:
    choose(menus.cell_menu(stage.workbench, stage.view, Cell(0, 0)), "Select all minis")
    assert len(stage.workbench.selection.tokens) == 2


def test_a_door_is_opened_shut_and_turned_into_a_window(stage: Stage) -> None:
    door = DoorId("d1")
    choose(menus.door_menu(stage.workbench, stage.view, door), "Open door")
    choose(menus.door_menu(stage.workbench, stage.view, door), "Shut door")
    choose(menus.door_menu(stage.workbench, stage.view, door), "Turn into window")
    assert stage.workbench.document.state.board.doors == ()


def test_a_window_is_turned_into_a_door(stage: Stage) -> None:
    choose(menus.window_menu(stage.workbench, stage.view, WallId("w1")), "Turn into door")
    assert len(stage.workbench.document.state.board.doors) == 2


def test_a_window_of_several_pieces_cannot_be_a_door(stage: Stage) -> None:
    menu = menus.window_menu(stage.workbench, stage.view, WallId("w2"))
    assert not entry(menu, "Turn into door").isEnabled()
    choose(menu, "Turn all windows into doors")
    assert len(stage.workbench.document.state.board.doors) == 2


@pytest.mark.parametrize(
    ("place", "first"),
    [
        pytest.param("C3", "Ron", id="mini"),
        pytest.param((14.0, 4.5), "Open door", id="door"),
        pytest.param((2.5, 8.0), "Turn into door", id="window"),
        pytest.param("K10", "K10", id="cell"),
    ],
)
def test_a_right_click_shows_the_menu_of_what_is_there(
    stage: Stage, place: str | tuple[float, float], first: str
) -> None:
    stage.right_click(place)
    assert texts(stage.menu())[0] == first
    stage.menu().close()


def test_an_entry_chosen_by_key_acts_and_closes_the_menu(stage: Stage) -> None:
    stage.right_click("C3")
    QTest.keyClick(stage.menu(), Qt.Key.Key_H)
    assert minis_actions.all_hidden(stage.workbench)
    assert QApplication.activePopupWidget() is None


def test_esc_closes_the_menu_without_a_trace(stage: Stage) -> None:
    stage.right_click("C3")
    QTest.keyClick(stage.menu(), Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert stage.workbench.document.state is STATE


def test_the_keys_of_a_menu_are_unique(stage: Stage) -> None:
    for menu in (minis_menu(stage, 1), menus.cell_menu(stage.workbench, stage.view, Cell(0, 0))):
        keys = [mark(action) for action in menu.actions() if mark(action)]
        assert len(keys) == len(set(keys)), keys


def mark(action: QAction) -> str:
    """The underlined letter of an entry."""
    text = action.text().split("\t")[0].replace("&&", "")
    return text.partition("&")[2][:1].lower()
