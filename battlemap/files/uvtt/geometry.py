"""Walls, openings and lights of a Universal VTT file, with a count of what is no use.

Everything comes out as plain values for the state's models: coordinates in cells, counted from the picture's corner.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

from battlemap.board.board import MAX_DOORS, MAX_LIGHTS
from battlemap.files.uvtt.values import colour, number, pair, point, switch

Place = tuple[float, float]
Chain = list[Place]
Origin = tuple[float, float]

MAX_RADIUS = 10_000.0
MAX_INTENSITY = 1_000.0


def chains(lines: Any, origin: Origin, skipped: Counter[str]) -> Iterator[Chain]:
    """The chains of a list of lines; pieces without length or with an impossible end are counted in `skipped`."""
    for line in listed(lines, skipped):
        points = line if isinstance(line, list) else _corners(line)
        if points is None or len(points) < 2:
            skipped["wall"] += 1 if points is None else len(points)
            continue
        places = [point(raw, origin) for raw in points]
        parts = _whole_parts(places)
        yield from parts
        skipped["wall"] += len(points) - 1 - sum(len(part) - 1 for part in parts)


def most(values: Any, limit: int, skipped: Counter[str]) -> list[Any]:
    """As many items of a list as a map has room for; the others are counted."""
    items = listed(values, skipped)
    skipped["many"] += max(0, len(items) - limit)
    return items[:limit]


def listed(value: Any, skipped: Counter[str]) -> list[Any]:
    """A list of a file; nothing for one that is missing, and a skipped part for what is no list."""
    if isinstance(value, list):
        return value
    skipped["list"] += value is not None
    return []


def _corners(line: Any) -> list[Any] | None:
    """The points of one line that is no list of them: two ends, a box, a list inside."""
    if not isinstance(line, dict):
        return None
    points = line.get("points")
    if isinstance(points, list):
        return points
    if "w" in line and "h" in line:
        return _box(line)
    return ends(line)


def ends(value: Any) -> list[Any] | None:
    """The two ends of a piece: `[p1, p2]`, `{"p1": …, "p2": …}`, the same under `line`."""
    if isinstance(value, list) and len(value) >= 2:
        return [value[0], value[-1]]
    if not isinstance(value, dict):
        return None
    if "p1" in value and "p2" in value:
        return [value["p1"], value["p2"]]
    return ends(value.get("line"))


def _box(box: dict[str, Any]) -> list[Any] | None:
    """The outline of a box; its last point is its first."""
    corner, size = pair(box), pair({"x": box["w"], "y": box["h"]})
    if corner is None or size is None:
        return None
    (left, top), (right, bottom) = corner, (corner[0] + size[0], corner[1] + size[1])
    return [[left, top], [right, top], [right, bottom], [left, bottom], [left, top]]


def _whole_parts(places: list[Place | None]) -> list[Chain]:
    """The parts of a line between points that are none; the same point twice running counts once."""
    if len(places) == 2:  # by far the most usual line in files with very many
        start, end = places
        return [] if start is None or end is None or start == end else [[start, end]]
    parts: list[Chain] = [[]]
    for place in places:
        if place is None:
            parts.append([])
        elif not parts[-1] or place != parts[-1][-1]:
            parts[-1].append(place)
    return [part for part in parts if len(part) > 1]


def portals(values: Any, origin: Origin, skipped: Counter[str]) -> Iterator[tuple[Chain, dict[str, Any]]]:
    """The two ends of each portal, and the portal itself."""
    for value in most(values, MAX_DOORS, skipped):
        found = _portal_ends(value, origin) if isinstance(value, dict) else None
        if found is None or found[0] == found[1]:
            skipped["portal"] += 1
        else:
            yield found, value


def _portal_ends(value: dict[str, Any], origin: Origin) -> Chain | None:
    """Where a portal begins and ends: its bounds, else one cell around its middle."""
    raw = ends(value.get("bounds")) or ends(value)
    if raw is None:
        return _around_middle(value, origin)
    start, end = point(raw[0], origin), point(raw[1], origin)
    return None if start is None or end is None else [start, end]


def _around_middle(value: dict[str, Any], origin: Origin) -> Chain | None:
    middle, angle = point(value.get("position"), origin), number(value.get("rotation", 0))
    if middle is None or angle is None:
        return None
    x, y = math.cos(angle) / 2, math.sin(angle) / 2
    return [(middle[0] - x, middle[1] - y), (middle[0] + x, middle[1] + y)]


def is_door(portal: dict[str, Any]) -> bool:
    """Whether a portal is a shut door; else it is a window."""
    return switch(portal.get("closed"), default=True)


def lights(values: Any, origin: Origin, skipped: Counter[str]) -> Iterator[dict[str, Any]]:
    """The fields of each light."""
    for value in most(values, MAX_LIGHTS, skipped):
        light = _light(value, origin) if isinstance(value, dict) else None
        if light is None:
            skipped["light"] += 1
        else:
            yield light


def _light(value: dict[str, Any], origin: Origin) -> dict[str, Any] | None:
    place, radius = point(value.get("position"), origin), number(value.get("range", 1))
    intensity = number(value.get("intensity", 1))
    if place is None or radius is None or not 0 <= radius <= MAX_RADIUS:
        return None
    return {
        "position": place,
        "radius": radius,
        "intensity": 1.0 if intensity is None else min(max(intensity, 0.0), MAX_INTENSITY),
        "colour": colour(value.get("color")),
        "shadows": switch(value.get("shadows"), default=True),
    }
