"""The program's own map file, `*.battlemap`: a zip with the map's text and its pictures.

`map.json` comes first. Pictures lie beside it as they came, `pictures/<SHA-256>.<kind>`, not packed any further. Equal
maps give equal files: the members have a fixed order and date. Members this program does not know are carried along.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import BinaryIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from battlemap.board.entities.names import PictureId
from battlemap.files.errors import printable
from battlemap.files.loaded import LoadedMap
from battlemap.files.members import MAP_MEMBER, Members, is_safe_name, read_members
from battlemap.files.picture_kinds import picture_kind
from battlemap.files.picture_reader import PictureError, PictureReader
from battlemap.files.picture_store import picture_id
from battlemap.files.repairs import missing_pictures
from battlemap.files.schema import BEFORE_REPAIR, map_json, pictures_named_in, read_state
from battlemap.frozen import changed
from battlemap.state import GameState, with_board
from battlemap.text import QT_TRANSLATE_NOOP, Text

_DATE = (1980, 1, 1, 0, 0, 0)
_UNIX = 3
_RIGHTS = 0o100644 << 16
_PICTURE = re.compile(r"pictures/([0-9a-f]{64})\.[a-z]{3,4}")


def write_container(
    file: BinaryIO, state: GameState, pictures: Mapping[PictureId, bytes], members: Mapping[str, bytes]
) -> None:
    """Write a map with those of the pictures that it names, and the members carried along."""
    write_text(file, map_json(state), pictures, members)


def write_text(file: BinaryIO, text: bytes, pictures: Mapping[PictureId, bytes], members: Mapping[str, bytes]) -> None:
    """Write a map whose text is ready."""
    with ZipFile(file, "w", allowZip64=True) as archive:
        archive.writestr(_entry(MAP_MEMBER), text, ZIP_DEFLATED, 1)
        for name, content in _others(pictures_named_in(text), pictures, members).items():
            archive.writestr(_entry(name), content, ZIP_STORED)


def _others(
    named: frozenset[PictureId], pictures: Mapping[PictureId, bytes], members: Mapping[str, bytes]
) -> dict[str, bytes]:
    """What lies beside the map's text, in a fixed order: pictures, then members carried along."""
    ours = {_picture_member(name, pictures[name]): pictures[name] for name in sorted(named & pictures.keys())}
    carried = {name: members[name] for name in sorted(members) if is_safe_name(name) and name != MAP_MEMBER}
    return carried | ours if not ours else ours | {name: c for name, c in carried.items() if name not in ours}


def _picture_member(picture: PictureId, data: bytes) -> str:
    return f"pictures/{picture}.{picture_kind(data) or 'bin'}"


def _entry(name: str) -> ZipInfo:
    entry = ZipInfo(name, _DATE)
    entry.create_system = _UNIX
    entry.external_attr = _RIGHTS
    return entry


def read_container(data: bytes, reader: PictureReader | None = None) -> LoadedMap:
    """The map in a file's bytes; raises `MapFileError`. With a `reader`, pictures that cannot be shown are listed."""
    members = read_members(data)
    pictures, carried, problems = _sorted_out(members)
    if reader is None:
        return loaded_map(members.map_json, pictures, carried, problems)
    problems = (*problems, *_unusable(pictures, reader))
    return _measured(loaded_map(members.map_json, pictures, carried, problems), reader)


def _measured(loaded: LoadedMap, reader: PictureReader) -> LoadedMap:
    """The map with the size that its picture really has, and a line when the file says another one."""
    picture = loaded.state.board.picture
    if picture is None or picture.picture not in loaded.pictures:
        return loaded
    try:
        width, height = reader.measure(loaded.pictures[picture.picture])
    except PictureError:
        return loaded
    said = f"{picture.pixel_width} × {picture.pixel_height}"
    real = changed(picture, pixel_width=width, pixel_height=height)
    if real is picture:
        return loaded
    text = QT_TRANSLATE_NOOP("Files", "The map's picture has {width} × {height} pixels, not {said}.")
    problems = (*loaded.problems, text.filled(width=width, height=height, said=said))
    state = with_board(loaded.state, changed(loaded.state.board, picture=real))
    return replace(loaded, state=state, problems=problems, keep_as=loaded.keep_as or BEFORE_REPAIR)


def loaded_map(
    text: bytes, pictures: Mapping[PictureId, bytes], members: Mapping[str, bytes], problems: tuple[Text, ...] = ()
) -> LoadedMap:
    """The map of a text and the pictures that came with it."""
    read = read_state(text)
    problems = (*problems, *read.problems, *missing_pictures(read.state, pictures))
    keep_as = read.keep_as or (BEFORE_REPAIR if problems else "")
    return LoadedMap(read.state, pictures, problems, members, keep_as, read.newer)


def _sorted_out(members: Members) -> tuple[dict[PictureId, bytes], dict[str, bytes], tuple[Text, ...]]:
    """The pictures by their ids, the members carried along, and what is wrong."""
    pictures, carried, problems = {}, {}, list(members.problems)
    for name, content in members.others.items():
        match = _PICTURE.fullmatch(name)
        if match is not None and picture_id(content) == match[1]:
            pictures[PictureId(match[1])] = content
        else:
            carried[name] = content
            if match is not None:
                line = QT_TRANSLATE_NOOP("Files", "The picture {part} is not the one it is called after.")
                problems.append(line.filled(part=printable(name)))
    return pictures, carried, tuple(problems)


def _unusable(pictures: Mapping[PictureId, bytes], reader: PictureReader) -> Iterator[Text]:
    for picture, data in pictures.items():
        try:
            reader.measure(data)
        except PictureError as error:
            line = QT_TRANSLATE_NOOP("Files", "The picture {picture} cannot be shown: {reason}")
            yield line.filled(picture=picture[:12], reason=error.text)
