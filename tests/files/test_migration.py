"""Older files are brought to today's form one step at a time."""

from __future__ import annotations

import pytest

from battlemap.files.errors import MapFileError
from battlemap.files.migration import Content, Migration, SchemaVersion, all_migrations, migrated, migrations_in
from battlemap.files.schema import SCHEMA
from tests.files.old_versions import PACKAGE

V1, V1_1, V2, V3 = SchemaVersion(1, 0), SchemaVersion(1, 1), SchemaVersion(2, 0), SchemaVersion(3, 0)


def mark(name: str) -> Migration:
    """A step from V1 or V2 that leaves its name."""
    source, target = {"one": (V1, V2), "minor": (V1, V1_1), "two": (V2, V3)}[name]
    return Migration(source, target, lambda content: {**content, "steps": [*content.get("steps", []), name]})


@pytest.mark.parametrize(
    ("version", "steps"),
    [(V1, ["one", "two"]), (V2, ["two"]), (V3, None), (SchemaVersion(3, 4), None)],
    ids=str,
)
def test_every_step_from_the_files_version_on_is_taken(version: SchemaVersion, steps: list[str] | None) -> None:
    content, was_migrated = migrated({}, version, V3, [mark("one"), mark("two")])
    assert content.get("steps") == steps
    assert was_migrated == (steps is not None)


def test_a_minor_step_is_taken_too() -> None:
    assert migrated({}, V1, V1_1, [mark("minor")]) == ({"steps": ["minor"]}, True)
    assert migrated({}, V1_1, V1_1, [mark("minor")]) == ({}, False)


def test_a_minor_version_without_a_step_of_its_own_begins_with_the_next_one() -> None:
    assert migrated({}, V1, V3, [Migration(V1_1, V2, dict), mark("two")]) == ({"steps": ["two"]}, True)


def test_a_version_without_a_way_is_refused() -> None:
    with pytest.raises(MapFileError, match=r"unknown version 0\.9"):
        migrated({}, SchemaVersion(0, 9), V3, [mark("one"), mark("two")])


@pytest.mark.parametrize("content", [{}, {"minis": 3}, {"minis": [4]}, {"minis": [{"x": "a"}]}])
def test_content_that_has_not_the_form_of_its_version_is_refused(content: Content) -> None:
    with pytest.raises(MapFileError, match=r"form of its version 1\.0"):
        migrated(content, V1, V3, migrations_in(PACKAGE))


def test_steps_are_found_by_looking_into_their_folder() -> None:
    assert [step.source for step in migrations_in(PACKAGE)] == [V1, V2]


def test_every_step_of_ours_leads_forward_and_the_last_one_to_today() -> None:
    steps = all_migrations()
    assert all(step.source < step.target <= SCHEMA for step in steps)
    assert [step.source for step in steps[1:]] == [step.target for step in steps[:-1]]
    assert not steps or steps[-1].target == SCHEMA
