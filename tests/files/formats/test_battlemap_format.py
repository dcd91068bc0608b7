"""The program's own format keeps everything."""

from __future__ import annotations

import io
from pathlib import Path

from battlemap.files.format import MapSource
from battlemap.files.formats.battlemap_format import FORMAT
from battlemap.gui.pictures import QtPictureReader
from tests.builders import a_map, a_mini


def test_a_map_comes_back_as_it_was() -> None:
    file, state = io.BytesIO(), a_map(a_mini("Orc", "C3"))
    assert FORMAT.write(file, state, {}, {"later": b"1"}) == ()
    loaded = FORMAT.read(MapSource(Path("map"), file.getvalue()), QtPictureReader())
    assert loaded.state == state
    assert loaded.members == {"later": b"1"}
    assert FORMAT.recognises(file.getvalue()[:10], "")
    assert FORMAT.keeps_all
