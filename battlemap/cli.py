"""The command line: drawing, converting and checking maps without a window.

Problems go to standard error, one line each with file, place and value. The exit code is 0 when all went well, 1 when
a file could not be read or written, and 2 for a wrong call.
"""

from __future__ import annotations

import argparse
import json
import os
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path

from battlemap import __version__, console
from battlemap.board.entities.wall import Wall, WallKind
from battlemap.console import complain, say
from battlemap.errors import BattlemapError
from battlemap.files.atomic import write_atomically, write_bytes_atomically
from battlemap.files.drawn_size import MOST_PIXELS, fits, usual_pixels
from battlemap.files.errors import MapFileError
from battlemap.files.format import writable_format
from battlemap.files.loaded import LoadedMap
from battlemap.files.opening import Opened, open_with_format, writable_suffixes
from battlemap.files.repairs import named_pictures
from battlemap.files.saving import save_map
from battlemap.text import QT_TRANSLATE_NOOP, Text

DONE, FAILED, WRONG_CALL = 0, 1, 2

DRAWING = ".png"
"""The suffix of drawn pictures."""

Command = Callable[[argparse.Namespace], int]


def main(arguments: list[str]) -> int:
    """Run one command and give the exit code."""
    console.escape_foreign_letters()
    try:
        chosen = _parser().parse_args(arguments)
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else WRONG_CALL
        return _run(lambda _: code, argparse.Namespace())
    return _run(chosen.run, chosen)


def _run(command: Command, chosen: argparse.Namespace) -> int:
    """Run a command; whatever stops it becomes one line."""
    try:
        code = command(chosen)
        console.finish_output()
    except console.OutputError as error:
        complain(str(error))
        console.drop_output()
    except BattlemapError as error:
        complain(str(error))
    except BrokenPipeError:
        console.drop_output()
    except Exception as error:  # noqa: BLE001 - the one edge: no user reads a traceback
        complain(f"{_place_of(error)}: {type(error).__name__}: {error}")
    else:
        return code
    return FAILED


def _place_of(error: Exception) -> str:
    """Where in the program something went wrong, for a report to its authors."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(frame.filename).name}:{frame.lineno}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="battlemap",
        description="A desktop battlemap for game masters. Called with a file or with nothing, it opens its window.",
    )
    parser.add_argument("--version", action="version", version=f"battlemap {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add in (_add_render, _add_convert, _add_info, _add_check):
        add(commands)
    return parser


def _add_render(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = commands.add_parser("render", help="draw a map as a picture")
    command.add_argument("file", type=Path, metavar="FILE", help="the map")
    command.add_argument("out", type=_png, metavar="OUT.png", help="the picture to write")
    command.add_argument("--player", action="store_true", help="draw only what players may see")
    command.add_argument("--px-per-cell", type=_pixels, metavar="N", help="pixels to a cell")
    command.set_defaults(run=_render)


def _add_convert(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = commands.add_parser("convert", help="write a map in another format")
    command.add_argument("file", type=Path, metavar="IN", help="a map or picture")
    suffixes = ", ".join((*writable_suffixes(), DRAWING))
    command.add_argument("out", type=_writable, metavar="OUT", help=f"the file to write: {suffixes}")
    command.set_defaults(run=_convert)


def _add_info(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = commands.add_parser("info", help="tell what is in a map")
    command.add_argument("file", type=Path, metavar="FILE", help="the map")
    command.add_argument("--json", action="store_true", help="as one JSON object")
    command.set_defaults(run=_info)


def _add_check(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = commands.add_parser("check", help="list what is wrong with maps, one line a problem")
    command.add_argument("files", type=Path, nargs="+", metavar="FILE", help="a map")
    command.set_defaults(run=_check)


def _png(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() != DRAWING:
        message = f"{text!r} does not end in {DRAWING}"
        raise argparse.ArgumentTypeError(message)
    return path


def _writable(text: str) -> Path:
    path = Path(text)
    suffixes = (*writable_suffixes(), DRAWING)
    if path.suffix.lower() not in suffixes:
        message = f"{text!r} ends in none of {', '.join(suffixes)}"
        raise argparse.ArgumentTypeError(message)
    return path


def _pixels(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text[:10]) <= MOST_PIXELS:
        message = f"{text!r} is not a number from 1 to {MOST_PIXELS}"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def _read(path: Path) -> Opened:
    """A map and its format; Qt is imported now."""
    with console.interrupts_deferred():
        from battlemap.gui.pictures import QtPictureReader
    with console.quiet_libraries():
        return open_with_format(path, QtPictureReader())


def _opened(path: Path) -> Opened:
    """A map, its problems told on standard error."""
    opened = _read(path)
    for problem in problems_of(opened.loaded):
        complain(f"{path}: {problem}")
    return opened


def problems_of(loaded: LoadedMap) -> tuple[Text, ...]:
    """What was wrong with a file, and that a newer program wrote it."""
    newer = QT_TRANSLATE_NOOP("Cli", "A newer Battlemap wrote the file; what this one does not know is kept.")
    return (*loaded.problems, newer) if loaded.newer else loaded.problems


def _damaged_pictures(opened: Opened, path: Path) -> list[Text]:
    """One line for each picture that cannot be drawn. Raises `MapFileError` when the file is nothing but a picture."""
    from battlemap.gui.pictures import damage_of

    loaded = opened.loaded
    lines = []
    for picture in sorted(named_pictures(loaded.state) & loaded.pictures.keys()):
        with console.quiet_libraries():
            reason = damage_of(loaded.pictures[picture])
        if reason is not None and opened.format.is_picture:
            raise MapFileError(reason, path)
        if reason is not None:
            line = QT_TRANSLATE_NOOP("Files", "The picture {picture} cannot be shown: {reason}")
            lines.append(line.filled(picture=picture[:12], reason=reason))
    return lines


def _render(chosen: argparse.Namespace) -> int:
    opened = _opened(chosen.file)
    _draw(opened, chosen.file, chosen.out, for_players=chosen.player, pixels=chosen.px_per_cell)
    return DONE


def _convert(chosen: argparse.Namespace) -> int:
    source, out = chosen.file, chosen.out
    opened = _opened(source)
    loaded = opened.loaded
    if out.suffix.lower() == DRAWING:
        _draw(opened, source, out, for_players=False, pixels=None)
        return DONE
    target = writable_format(out.suffix)
    assert target is not None, "the arguments were checked"
    if target.keeps_all and opened.format.keeps_all:
        save_map(out, loaded.state, loaded.pictures, loaded.members, loaded.keep_as if _same(source, out) else "")
        return DONE
    _refuse_itself(source, out)
    left_out: list[Text] = []
    write_atomically(
        out, lambda file: left_out.extend(target.write(file, loaded.state, loaded.pictures, loaded.members))
    )
    for line in left_out:
        complain(f"{out}: {line}")
    return DONE


def _same(source: Path, out: Path) -> bool:
    """Whether both names mean one file; writing says what is wrong with a name that no file can have."""
    try:
        return source.samefile(out)
    except OSError:
        return False


def _refuse_itself(source: Path, out: Path) -> None:
    """Raise when a map would be lost to what is made of it."""
    if _same(source, out):
        raise MapFileError(QT_TRANSLATE_NOOP("Cli", "This is the map itself; choose another name."), out)


def _draw(opened: Opened, source: Path, out: Path, *, for_players: bool, pixels: int | None) -> None:
    """Draw a map and write the picture. Raises `MapFileError` for one that would be too large."""
    _refuse_itself(source, out)
    board = opened.loaded.state.board
    pixels = pixels or usual_pixels(board.picture, board.columns, board.rows)
    if not fits(board.columns, board.rows, pixels):
        text = QT_TRANSLATE_NOOP("Files", "{columns} × {rows} cells of {pixels} pixels are too large for a picture.")
        raise MapFileError(text.filled(columns=board.columns, rows=board.rows, pixels=pixels), source)
    for line in _damaged_pictures(opened, source):
        complain(f"{source}: {line}")
    try:
        with console.interrupts_deferred(), console.quiet_libraries():
            png = _drawn(opened.loaded, for_players=for_players, pixels=pixels)
    except BattlemapError as error:
        raise MapFileError(error.text, out) from error
    write_bytes_atomically(out, png)


def _drawn(loaded: LoadedMap, *, for_players: bool, pixels: int) -> bytes:
    """The map as the bytes of a PNG."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from battlemap.gui.rendering import png_bytes, render_map

    application = QApplication.instance() or QApplication([])
    image = render_map(loaded.state, loaded.pictures, for_players=for_players, pixels_per_cell=pixels)
    del application
    return png_bytes(image)


def _info(chosen: argparse.Namespace) -> int:
    facts = facts_of(_read(chosen.file))
    if chosen.json:
        console.say_whole(json.dumps(facts, indent=2))
        return DONE
    for name, value in facts.items():
        for line in value if isinstance(value, list) and name == "problems" else [value]:
            say(f"{name}: {_shown(line)}")
    return DONE


def _shown(value: object) -> str:
    if isinstance(value, list):
        return " × ".join(str(part) for part in value)
    return "none" if value is None else str(value)


def facts_of(opened: Opened) -> dict[str, object]:
    """What `info` tells of a map."""
    loaded, board = opened.loaded, opened.loaded.state.board
    picture = board.picture
    solid = [wall for wall in board.walls if wall.kind is not WallKind.WINDOW]
    return {
        "format": opened.format.id,
        "width": board.columns,
        "height": board.rows,
        "walls": _segments(wall for wall in solid if not wall.prop),
        "objects": _segments(wall for wall in solid if wall.prop),
        "doors": len(board.doors),
        "windows": sum(wall.kind is WallKind.WINDOW for wall in board.walls),
        "lights": len(board.lights),
        "tokens": len(board.tokens),
        "image": None if picture is None else [picture.pixel_width, picture.pixel_height],
        "problems": [str(problem) for problem in problems_of(loaded)],
    }


def _segments(walls: Iterable[Wall]) -> int:
    return sum(wall.segments for wall in walls)


def _check(chosen: argparse.Namespace) -> int:
    """List the problems of each file; those that open with problems are readable all the same."""
    code = DONE
    for path in chosen.files:
        try:
            opened = _read(path)
            problems = (*problems_of(opened.loaded), *_damaged_pictures(opened, path))
        except BattlemapError as error:
            complain(str(error))
            code = FAILED
            continue
        for problem in problems:
            say(f"{path}: {problem}")
    return code


COMMANDS = ("render", "convert", "info", "check")
"""The words after which the program is a command line tool instead of a window."""
