"""What every rule system promises to the rest of the program."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.board.entities.names import Key
from battlemap.rules.registry import find_system, system_infos
from battlemap.rules.situation import RosterEntry
from battlemap.rules.system import RuleSystem, Sheet, SystemInfo
from tests.contracts.sources import PACKAGE, ROOT, named, package_files, text_of
from tests.strategies import model_values, values

INFOS = [pytest.param(info, id=info.id) for info in system_infos()]

each_system = pytest.mark.parametrize("info", INFOS)


def system_of(info: SystemInfo) -> RuleSystem[Sheet]:
    system = find_system(info.id)
    assert system is not None
    return system


def nothing_special(hint: object) -> None:
    """Sheets hold nothing that needs a map."""


def test_ids_and_titles_are_different() -> None:
    assert len({info.id for info in system_infos()}) == len(system_infos())
    assert len({info.title for info in system_infos()}) == len(system_infos())


@each_system
def test_it_is_called_as_its_folder(info: SystemInfo) -> None:
    assert (PACKAGE / "rules" / "systems" / info.id / "system.py").is_file()
    assert system_of(info).info is info
    assert info.title.context == "Systems"


@each_system
def test_asking_for_its_title_does_not_load_its_models(info: SystemInfo) -> None:
    program = (
        "import sys; from battlemap.rules.registry import system_infos; "
        f"assert any(i.id == {info.id!r} for i in system_infos()); print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert f"battlemap.rules.systems.{info.id}.system" not in done.stdout.split()


@each_system
def test_only_its_own_folder_knows_its_id(info: SystemInfo) -> None:
    own = PACKAGE / "rules" / "systems" / info.id
    names = (f'"{info.id}"', f"systems.{info.id}")
    default = PACKAGE / "rules" / "registry.py"
    others = [path for path in package_files() if own not in path.parents and path != default]
    assert not [named(path) for path in others if any(name in text_of(path) for name in names)]


@each_system
def test_a_new_mini_has_its_name_and_is_not_down(info: SystemInfo) -> None:
    system = system_of(info)
    sheet = system.new_sheet("Alrik")
    assert isinstance(sheet, system.sheet_model)
    assert sheet.system == info.id
    assert (system.vitals(sheet).name, system.vitals(sheet).down) == ("Alrik", False)


@each_system
@given(data=st.data())
def test_any_sheet_is_read_back_as_it_was_written(info: SystemInfo, data: st.DataObject) -> None:
    sheet = data.draw(model_values(system_of(info).sheet_model, nothing_special))
    entry = RosterEntry.model_validate({"token": "t1", "sheet": sheet})
    assert RosterEntry.model_validate_json(entry.model_dump_json()) == entry


@each_system
@given(data=st.data(), life=st.integers(-20_000, 20_000))
def test_any_life_gives_a_sheet_that_can_be_read(info: SystemInfo, data: st.DataObject, life: int) -> None:
    system = system_of(info)
    sheet = data.draw(model_values(system.sheet_model, nothing_special))
    after = system.with_life(sheet, life)
    assert system.sheet_model.model_validate_json(after.model_dump_json()) == after


@each_system
@given(data=st.data())
def test_any_badges_give_a_sheet_that_can_be_read(info: SystemInfo, data: st.DataObject) -> None:
    system = system_of(info)
    badges = tuple(data.draw(st.lists(values(Key, nothing_special).map(lambda key: key[:40]), max_size=60)))
    after = system.with_badges(system.new_sheet("Alrik"), badges)
    assert system.sheet_model.model_validate_json(after.model_dump_json()) == after
    assert badges[: len(system.vitals(after).badges)] == system.vitals(after).badges
