"""The command line: drawing, converting and checking maps without a window.

Problems go to standard error, one line each with file, place and value. The exit code is 0 when all went well, 1 when
a file could not be read or written, and 2 for a wrong call.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from battlemap import __version__
from battlemap.board.entities.wall import Wall, WallKind
from battlemap.errors import BattlemapError
from battlemap.files.atomic import write_atomically, write_bytes_atomically
from battlemap.files.drawn_size import MOST_PIXELS, fits, usual_pixels
from battlemap.files.errors import MapFileError, printable
from battlemap.files.format import writable_format
from battlemap.files.loaded import LoadedMap
from battlemap.files.opening import Opened, open_with_format, writable_suffixes
from battlemap.files.saving import save_map
from battlemap.text import QT_TRANSLATE_NOOP, Text

if TYPE_CHECKING:
    from battlemap.files.picture_reader import PictureReader

DONE, FAILED, WRONG_CALL = 0, 1, 2

_STDERR = 2

DRAWING = ".png"
"""The suffix of drawn pictures."""

Command = Callable[[argparse.Namespace], int]


def main(arguments: list[str]) -> int:
    """Run one command and give the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        chosen = _parser().parse_args(arguments)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else WRONG_CALL
    return _run(chosen.run, chosen)


def _run(command: Command, chosen: argparse.Namespace) -> int:
    """Run a command; whatever stops it becomes one line."""
    try:
        return command(chosen)
    except BattlemapError as error:
        _complain(str(error))
    except BrokenPipeError:
        # Whoever read our output has enough; Python must not find that out again while it ends.
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except Exception as error:  # noqa: BLE001 - the one edge: no user reads a traceback
        _complain(f"{_place_of(error)}: {type(error).__name__}: {error}")
    return FAILED


def _place_of(error: Exception) -> str:
    """Where in the program something went wrong, for a report to its authors."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(frame.filename).name}:{frame.lineno}"


def _complain(line: str) -> None:
    print(printable(line, 2_000), file=sys.stderr)  # noqa: T201 - this is the command line's output


def _say(line: str) -> None:
    print(printable(line, 2_000))  # noqa: T201 - this is the command line's output


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


def _reader() -> PictureReader:
    """The picture reader; Qt is imported now."""
    from battlemap.gui.pictures import QtPictureReader

    return QtPictureReader()


def _read(path: Path) -> Opened:
    """A map and its format."""
    reader = _reader()
    with _quiet_libraries():
        return open_with_format(path, reader)


@contextmanager
def _quiet_libraries() -> Iterator[None]:
    """Keep picture libraries from writing their own lines to standard error beside ours; nothing of ours is written."""
    try:
        saved = os.dup(_STDERR)
    except OSError:
        yield  # There is no standard error; the program was started without one.
        return
    try:
        with Path(os.devnull).open("wb") as nothing:
            os.dup2(nothing.fileno(), _STDERR)
        yield
    finally:
        os.dup2(saved, _STDERR)
        os.close(saved)


def _opened(path: Path) -> Opened:
    """A map, its problems told on standard error."""
    opened = _read(path)
    for problem in opened.loaded.problems:
        _complain(f"{path}: {problem}")
    return opened


def _render(chosen: argparse.Namespace) -> int:
    loaded = _opened(chosen.file).loaded
    _draw(loaded, chosen.file, chosen.out, for_players=chosen.player, pixels=chosen.px_per_cell)
    return DONE


def _convert(chosen: argparse.Namespace) -> int:
    source, out = chosen.file, chosen.out
    loaded = _opened(source).loaded
    if out.suffix.lower() == DRAWING:
        _draw(loaded, source, out, for_players=False, pixels=None)
        return DONE
    target = writable_format(out.suffix)
    assert target is not None, "the arguments were checked"
    if target.keeps_all:
        save_map(out, loaded.state, loaded.pictures, loaded.members, loaded.keep_as if _same(source, out) else "")
        return DONE
    left_out: list[Text] = []
    write_atomically(
        out, lambda file: left_out.extend(target.write(file, loaded.state, loaded.pictures, loaded.members))
    )
    for line in left_out:
        _complain(f"{out}: {line}")
    return DONE


def _same(source: Path, out: Path) -> bool:
    return out.exists() and source.samefile(out)


def _draw(loaded: LoadedMap, source: Path, out: Path, *, for_players: bool, pixels: int | None) -> None:
    """Draw a map and write the picture. Raises `MapFileError` for one that would be too large."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from battlemap.gui.rendering import png_bytes, render_map

    board = loaded.state.board
    pixels = pixels or usual_pixels(board.picture, board.columns, board.rows)
    if not fits(board.columns, board.rows, pixels):
        text = QT_TRANSLATE_NOOP("Files", "{columns} × {rows} cells of {pixels} pixels are too large for a picture.")
        raise MapFileError(text.filled(columns=board.columns, rows=board.rows, pixels=pixels), source)
    application = QApplication.instance() or QApplication([])
    image = render_map(loaded.state, loaded.pictures, for_players=for_players, pixels_per_cell=pixels)
    write_bytes_atomically(out, png_bytes(image))
    del application


def _info(chosen: argparse.Namespace) -> int:
    facts = facts_of(_read(chosen.file))
    if chosen.json:
        _say_json(facts)
        return DONE
    for name, value in facts.items():
        for line in value if isinstance(value, list) and name == "problems" else [value]:
            _say(f"{name}: {_shown(line)}")
    return DONE


def _say_json(facts: dict[str, object]) -> None:
    print(json.dumps(facts, indent=2))  # noqa: T201 - this is the command line's output


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
        "problems": [str(problem) for problem in loaded.problems],
    }


def _segments(walls: Iterable[Wall]) -> int:
    return sum(wall.segments for wall in walls)


def _check(chosen: argparse.Namespace) -> int:
    """List the problems of each file; those that open with problems are readable all the same."""
    code = DONE
    for path in chosen.files:
        try:
            loaded = _read(path).loaded
        except BattlemapError as error:
            _complain(str(error))
            code = FAILED
            continue
        for problem in loaded.problems:
            _say(f"{path}: {problem}")
    return code


COMMANDS = ("render", "convert", "info", "check")
"""The words after which the program is a command line tool instead of a window."""
