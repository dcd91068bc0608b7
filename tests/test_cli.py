"""The command line: what it prints, where, and with which exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from battlemap import cli
from battlemap.board.entities.picture import MapPicture
from battlemap.board.entities.token import Side
from battlemap.files.picture_store import picture_id
from battlemap.files.saving import save_map
from battlemap.state import GameState
from tests.builders import a_door, a_light, a_map, a_mini, a_wall
from tests.files.archives import text, zipped
from tests.files.conftest import opened
from tests.files.pictures import png, png_header

DATA = Path(__file__).parent / "data" / "uvtt"
CROPPED = DATA / "dungeondraft_0_3_cropped.dd2vtt"
FAULTY = DATA / "no_length.uvtt"
BROKEN = DATA / "size_is_a_word.uvtt"

Output = pytest.CaptureFixture[str]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A map with a seen and a hidden mini, a wall, a door and a light."""
    path = tmp_path / "alley.battlemap"
    state = a_map(
        a_mini("Orc", "C3", side=Side.ENEMY),
        a_mini("Spy", "E5", hidden=True),
        walls=[a_wall(1, (0, 0), (4, 0), (4, 3))],
        doors=[a_door(2, (4, 3), (5, 3))],
        lights=[a_light(3, 2, 2)],
        columns=8,
        rows=6,
    )
    save_map(path, state, {})
    return path


def run(*arguments: object) -> int:
    return cli.main([str(argument) for argument in arguments])


def told(capsys: Output) -> tuple[list[str], list[str]]:
    """The lines on standard output and on standard error."""
    out, error = capsys.readouterr()
    return out.splitlines(), error.splitlines()


def facts(path: Path, capsys: Output) -> dict[str, Any]:
    assert run("info", path, "--json") == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_info_tells_what_is_in_a_foreign_map(capsys: Output) -> None:
    assert facts(CROPPED, capsys) == {
        "format": "uvtt",
        "width": 4,
        "height": 3,
        "walls": 2,
        "objects": 3,
        "doors": 1,
        "windows": 1,
        "lights": 1,
        "tokens": 0,
        "image": [40, 30],
        "problems": [],
    }


def test_info_tells_the_same_of_a_map_of_ours(saved: Path, capsys: Output) -> None:
    found = facts(saved, capsys)
    assert (found["format"], found["tokens"], found["walls"], found["image"]) == ("battlemap", 2, 2, None)
    assert (found["width"], found["height"], found["doors"], found["lights"]) == (8, 6, 1, 1)


def test_info_is_readable_by_people_too(capsys: Output) -> None:
    assert run("info", FAULTY) == 0
    out, error = told(capsys)
    assert "image: 40 × 30" in out
    assert sum(line.startswith("problems: ") for line in out) == 2
    assert not error


def test_check_says_nothing_of_good_files(saved: Path, capsys: Output) -> None:
    assert run("check", saved, CROPPED) == 0
    assert told(capsys) == ([], [])


def test_check_prints_one_line_a_problem_and_fails_only_for_what_does_not_open(capsys: Output) -> None:
    assert run("check", FAULTY) == 0
    out, error = told(capsys)
    assert (len(out), error) == (2, [])
    assert all(line.startswith(f"{FAULTY}: ") for line in out)
    assert run("check", FAULTY, BROKEN, CROPPED) == 1
    out, error = told(capsys)
    assert (len(out), len(error)) == (2, 1)
    assert error[0].startswith(f"{BROKEN}: resolution.map_size: {{'x': 'four'")


@pytest.mark.parametrize("command", [["info"], ["check"], ["info", "--json"]])
def test_an_error_is_one_line_with_file_place_and_value(command: list[str], capsys: Output) -> None:
    assert run(*command, BROKEN) == 1
    out, (error,) = told(capsys)
    assert not out
    assert all(part in error for part in (str(BROKEN), "resolution.map_size", "'four'"))


@pytest.mark.parametrize("suffix", [".battlemap", ".uvtt", ".dd2vtt"])
def test_convert_writes_every_map_format(suffix: str, tmp_path: Path, capsys: Output) -> None:
    out = tmp_path / f"out{suffix}"
    assert run("convert", CROPPED, out) == 0
    assert facts(out, capsys) | {"format": ""} == facts(CROPPED, capsys) | {"format": ""}


def test_convert_makes_a_map_of_a_picture(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "cave.png").write_bytes(png(140, 70))
    assert run("convert", tmp_path / "cave.png", tmp_path / "cave.battlemap") == 0
    found = facts(tmp_path / "cave.battlemap", capsys)
    assert (found["width"], found["height"], found["image"]) == (2, 1, [140, 70])


def test_convert_tells_what_the_format_has_no_place_for(saved: Path, tmp_path: Path, capsys: Output) -> None:
    assert run("convert", saved, tmp_path / "out.uvtt") == 0
    assert told(capsys)[1] == [f"{tmp_path / 'out.uvtt'}: 2 mini(s) have no place in this format."]


def test_convert_tells_what_it_could_not_read(tmp_path: Path, capsys: Output) -> None:
    assert run("convert", FAULTY, tmp_path / "out.battlemap") == 0
    assert len(told(capsys)[1]) == 2


def test_convert_in_place_keeps_a_faulty_original(tmp_path: Path) -> None:
    path = tmp_path / "a.battlemap"
    path.write_bytes(zipped(text(walls=[{}])))
    original = path.read_bytes()
    assert run("convert", path, path) == 0
    assert (tmp_path / "a.battlemap.before-repair.bak").read_bytes() == original


def test_render_draws_so_many_pixels_to_a_cell(saved: Path, tmp_path: Path, qapp: QApplication) -> None:
    assert run("render", saved, tmp_path / "out.png", "--px-per-cell", 20) == 0
    assert QImage(str(tmp_path / "out.png")).size().toTuple() == (160, 120)


def test_without_a_number_render_takes_the_pictures_own_pixels(tmp_path: Path, qapp: QApplication) -> None:
    assert run("render", CROPPED, tmp_path / "out.png") == 0
    assert QImage(str(tmp_path / "out.png")).size().toTuple() == (40, 30)
    assert run("convert", CROPPED, tmp_path / "again.PNG") == 0
    assert (tmp_path / "again.PNG").read_bytes() == (tmp_path / "out.png").read_bytes()


def test_players_do_not_see_what_is_hidden(saved: Path, tmp_path: Path, qapp: QApplication) -> None:
    whole, cut = tmp_path / "gm.png", tmp_path / "players.png"
    assert run("render", saved, whole, "--px-per-cell", 40) == 0
    assert run("render", saved, cut, "--px-per-cell", 40, "--player") == 0
    state = opened(saved).state
    save_map(saved, a_map(a_mini("Orc", "C3", side=Side.ENEMY), columns=8, rows=6), {})
    assert run("render", saved, tmp_path / "bare.png", "--px-per-cell", 40, "--player") == 0
    assert len(state.board.tokens) == 2
    assert cut.read_bytes() == (tmp_path / "bare.png").read_bytes() != whole.read_bytes()


def test_a_drawing_too_large_is_refused(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "huge.battlemap"
    save_map(path, a_map(columns=1000, rows=1000), {})
    assert run("render", path, tmp_path / "out.png", "--px-per-cell", 500) == 1
    assert f"{path}: 1000 × 1000 cells of 500 pixels are too large" in told(capsys)[1][0]


def test_a_place_that_cannot_be_written_is_one_line(saved: Path, tmp_path: Path, capsys: Output) -> None:
    for suffix in (".battlemap", ".uvtt", ".png"):
        assert run("convert", saved, tmp_path / "missing" / f"out{suffix}") == 1
        (line,) = [line for line in told(capsys)[1] if "no place" not in line]
        assert f"was not saved: The folder {tmp_path / 'missing'} is not there" in line


@pytest.mark.parametrize("name", ["n" * 300, "ä" * 128])
def test_a_name_longer_than_any_file_has_is_one_line(name: str, saved: Path, tmp_path: Path, capsys: Output) -> None:
    for suffix in (".battlemap", ".uvtt", ".png"):
        assert run("convert", saved, tmp_path / f"{name}{suffix}") == 1
        (line,) = [line for line in told(capsys)[1] if "no place" not in line]
        assert line.endswith("was not saved: The file's name is too long.")


@pytest.mark.parametrize("name", ["map.uvtt", "link.uvtt", "cave.png"])
def test_a_foreign_map_is_never_lost_to_what_is_made_of_it(name: str, tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "map.uvtt").write_bytes(CROPPED.read_bytes())
    (tmp_path / "link.uvtt").symlink_to("map.uvtt")
    (tmp_path / "cave.png").write_bytes(png())
    before = (tmp_path / name).read_bytes()
    target = "map.uvtt" if name == "link.uvtt" else name
    assert run("convert", tmp_path / name, tmp_path / target) == 1
    assert told(capsys)[1] == [f"{tmp_path / target}: This is the map itself; choose another name."]
    assert (tmp_path / name).read_bytes() == before


def test_drawing_over_the_map_and_a_foreign_map_with_our_suffix_are_refused_too(tmp_path: Path) -> None:
    (tmp_path / "cave.png").write_bytes(png())
    assert run("render", tmp_path / "cave.png", tmp_path / "cave.png") == 1
    (tmp_path / "foreign.battlemap").write_bytes(CROPPED.read_bytes())
    assert run("convert", tmp_path / "foreign.battlemap", tmp_path / "foreign.battlemap") == 1
    assert (tmp_path / "foreign.battlemap").read_bytes() == CROPPED.read_bytes()


def test_a_newer_program_is_told_once(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "new.battlemap"
    path.write_bytes(zipped(text((1, 7))))
    assert run("check", path) == 0
    (line,) = told(capsys)[0]
    assert line == f"{path}: A newer Battlemap wrote the file; what this one does not know is kept."
    assert len(facts(path, capsys)["problems"]) == 1


CUT = png(200, 200)[:60]
"""A picture that says how large it is and holds nearly nothing."""


def test_a_picture_that_cannot_be_decoded_is_told(tmp_path: Path, capsys: Output, qapp: QApplication) -> None:
    path = tmp_path / "dark.battlemap"
    save_map(path, picture_map(CUT), {picture_id(CUT): CUT})
    assert run("check", path) == 0
    (line,) = told(capsys)[0]
    assert line.startswith(f"{path}: The picture {picture_id(CUT)[:12]} cannot be shown: The picture is damaged")
    assert run("convert", path, tmp_path / "out.png") == 0
    assert told(capsys)[1] == [line]
    assert (tmp_path / "out.png").exists()


def test_where_nothing_can_be_drawn_nothing_is(tmp_path: Path, capsys: Output, qapp: QApplication) -> None:
    path = tmp_path / "cut.png"
    path.write_bytes(CUT)
    for command in (["check", path], ["render", path, tmp_path / "out.png"]):
        assert run(*command) == 1
        out, (line,) = told(capsys)
        assert line.startswith(f"{path}: The picture is damaged")
        assert not out
    assert not (tmp_path / "out.png").exists()


def picture_map(data: bytes) -> GameState:
    picture = MapPicture(picture=picture_id(data), pixel_width=200, pixel_height=200, width=4.0, height=4.0)
    return a_map(picture=picture)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["fly"],
        ["info"],
        ["check"],
        ["render", "a"],
        ["render", "a", "b.jpg"],
        ["render", "a", "b.png", "--px-per-cell", "0"],
        ["render", "a", "b.png", "--px-per-cell", "many"],
        ["render", "a", "b.png", "--px-per-cell", "9" * 30],
        ["render", "a", "b.png", "--px-per-cell", "²"],
        ["convert", "a"],
        ["convert", "a", "b"],
        ["convert", "a", "b.docx"],
        ["info", "a", "b"],
        ["info", "a", "--xml"],
    ],
    ids=" ".join,
)
def test_a_wrong_call_shows_how_it_is_done(arguments: list[str], capsys: Output) -> None:
    assert run(*arguments) == 2
    out, error = told(capsys)
    assert not out
    assert error[0].startswith("usage: battlemap")
    assert "error: " in error[-1]


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], *([command, "-h"] for command in cli.COMMANDS)])
def test_questions_about_the_program_are_answered(arguments: list[str], capsys: Output) -> None:
    assert run(*arguments) == 0
    out, error = told(capsys)
    assert out
    assert not error


def test_every_command_is_known() -> None:
    assert all(name in cli._parser().format_help() for name in cli.COMMANDS)


def test_foreign_text_never_breaks_a_line_or_reaches_the_terminal_raw(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "ev\nil\x1b[31m.battlemap"
    path.write_bytes(zipped(text(walls=[{"id": "\x1b[2J\n", "points": []}])))
    assert run("check", path) == 0
    (line,) = told(capsys)[0]
    assert "\x1b" not in line
    assert run("info", path.with_suffix(".gone")) == 1
    (line,) = told(capsys)[1]
    assert "\x1b" not in line


def program(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, without a screen."""
    known = {key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "DISPLAY")}
    return subprocess.run(
        [sys.executable, "-m", "battlemap", *map(str, arguments)],
        capture_output=True, text=True, check=False, env={**known, **environment},
    )  # fmt: skip


def test_it_draws_without_a_screen(saved: Path, tmp_path: Path) -> None:
    done = program("render", saved, tmp_path / "out.png", "--px-per-cell", 10)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert QImage(str(tmp_path / "out.png")).size().toTuple() == (80, 60)


def test_picture_libraries_do_not_add_lines_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "cut.png"
    path.write_bytes(png_header(400, 400)[:20])
    done = program("info", path)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1


def test_a_screen_of_few_letters_and_a_full_pipe_are_no_trouble(saved: Path) -> None:
    assert program("info", FAULTY, PYTHONIOENCODING="ascii").returncode == 0
    if os.name == "nt":
        return
    command = f'"{sys.executable}" -m battlemap info "{saved}" --json | true'
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_a_bug_of_ours_is_one_line_too(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> int:
        raise LookupError("the lamp")

    monkeypatch.setattr(cli, "facts_of", fail)
    assert run("info", CROPPED) == 1
    (line,) = told(capsys)[1]
    assert line.startswith("test_cli.py:")
    assert line.endswith("LookupError: the lamp")
