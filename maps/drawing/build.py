"""Makes the sample maps: `python -m maps.drawing.build` writes every picture and board into the folder `maps`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from battlemap.board import changes
from battlemap.board.entities.grid import Grid
from battlemap.board.entities.picture import MapPicture
from battlemap.board.entities.token import Look
from battlemap.files.picture_store import PictureStore
from battlemap.files.saving import save_map
from battlemap.frozen import changed
from battlemap.geometry.cells import Cell
from battlemap.operations import maps as map_acts
from battlemap.operations import sheets
from battlemap.operations.tokens import NewMini, new_sheet, place
from battlemap.state import GameState, with_board
from maps.drawing import alley, tavern
from maps.drawing.layer import Colours
from maps.drawing.noise import Area
from maps.drawing.picture import developed, encoded
from maps.drawing.plan import Mini, Plan, board_doors, board_lights, board_walls

FOLDER = Path(__file__).resolve().parent.parent
PIXELS_PER_CELL = 140
LARGEST_PICTURE = 3_800_000


@dataclass(frozen=True)
class Sample:
    """A sample map: the name of its file, its plan, how its picture is painted, and how light it is."""

    name: str
    plan: Plan
    paint: Callable[[float], Colours]
    exposure: float


SAMPLES = (
    Sample("alley", alley.PLAN, alley.paint, 1.75),
    Sample("tavern", tavern.PLAN, tavern.paint, 1.6),
)


def picture_of(sample: Sample) -> tuple[bytes, MapPicture]:
    """The bytes of the picture, and how it lies under the grid."""
    light = sample.paint(PIXELS_PER_CELL)
    rows, columns, _ = light.shape
    image = developed(light, Area(0, 0, columns, rows, PIXELS_PER_CELL), 5, sample.exposure)
    data = encoded(image, LARGEST_PICTURE)
    picture = PictureStore().add(data)
    size = (float(sample.plan.columns), float(sample.plan.rows))
    return data, MapPicture(picture=picture, pixel_width=columns, pixel_height=rows, width=size[0], height=size[1])


def state_of(plan: Plan, picture: MapPicture) -> GameState:
    """The map with its picture, walls, doors, lights and minis."""
    state = map_acts.new_map(plan.columns, plan.rows, picture=picture, title=plan.title)
    state = _with_openings(state, plan)
    state = map_acts.set_grid(state, Grid(strength=0.3))
    for mini in plan.minis:
        state = _with_mini(state, mini)
    return state


def _with_openings(state: GameState, plan: Plan) -> GameState:
    walls = board_walls(plan)
    doors = board_doors(plan, len(walls) + 1)
    lights = board_lights(plan, len(walls) + len(doors) + 1)
    board, _ = changes.numbers(state.board, len(walls) + len(doors) + len(lights))
    return with_board(state, changed(changes.with_openings(board, walls, doors), lights=lights))


def _with_mini(state: GameState, mini: Mini) -> GameState:
    state = place(state, (_new_mini(state, mini),))
    chosen = (state.board.tokens[-1].id,)
    state = sheets.rename(state, chosen, mini.name)
    for field, value in (("life_max", mini.life[1]), ("life", mini.life[0]), ("movement", mini.movement)):
        state = sheets.set_field(state, chosen, field, value)
    return sheets.set_badges(state, chosen, mini.badges)


def _new_mini(state: GameState, mini: Mini) -> NewMini:
    return NewMini(
        cell=Cell(mini.column, mini.row),
        size=mini.size,
        side=mini.side,
        facing=mini.facing,
        height=mini.height,
        look=Look(art=mini.art),
        hidden=mini.hidden,
        sheet=new_sheet(state, mini.name),
    )


def build(sample: Sample) -> Path:
    """Write a sample map and say where."""
    data, picture = picture_of(sample)
    path = FOLDER / f"{sample.name}.battlemap"
    save_map(path, state_of(sample.plan, picture), {picture.picture: data})
    return path


def main(names: list[str]) -> None:
    """Write the samples of these names, or all."""
    for sample in SAMPLES:
        if not names or sample.name in names:
            path = build(sample)
            print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
