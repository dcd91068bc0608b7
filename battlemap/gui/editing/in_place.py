"""Opening the small editors at the selected minis; a view shows one at a time."""

from __future__ import annotations

from battlemap.board.entities.names import TokenId
from battlemap.gui.editing.badges_editor import BadgesEditor
from battlemap.gui.editing.life_editor import LifeEditor
from battlemap.gui.editing.line_editor import LineEditor
from battlemap.gui.editing.mini_parts import Part
from battlemap.gui.editing.name_editor import NameEditor
from battlemap.gui.minis_actions import has_life, has_sheet
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.workbench import Workbench


def edit_life(workbench: Workbench, view: MapView, typed: str = "") -> bool:
    """Open the field for the life of the selected minis; false when none of them has life."""
    if not has_life(workbench):
        return False
    _open(LifeEditor(workbench, view, _chosen(workbench)), view, typed)
    return True


def edit_name(workbench: Workbench, view: MapView) -> bool:
    """Open the field for the name of the selected minis; false when none of them has one."""
    if not has_sheet(workbench):
        return False
    _open(NameEditor(workbench, view, _chosen(workbench)), view)
    return True


def edit_badges(workbench: Workbench, view: MapView, typed: str = "") -> bool:
    """Open the field for the badges of the selected minis; false when none of them can bear any."""
    if not has_sheet(workbench):
        return False
    _open(BadgesEditor(workbench, view, _chosen(workbench)), view, typed)
    return True


def edit_part(workbench: Workbench, view: MapView, part: Part | None) -> bool:
    """Open the field for a part of the selected minis; for the name when they have no life."""
    if part is Part.BADGES:
        return edit_badges(workbench, view)
    return (part is Part.LIFE and edit_life(workbench, view)) or edit_name(workbench, view)


def open_editor(view: MapView) -> LineEditor | None:
    """The editor that is open in this view."""
    return next((editor for editor in view.findChildren(LineEditor) if not editor.isHidden()), None)


def close_editor(view: MapView) -> bool:
    """Close the editor that is open in this view without doing anything; true when there was one."""
    editor = open_editor(view)
    if editor is None:
        return False
    editor.close_editor()
    return True


def _chosen(workbench: Workbench) -> tuple[TokenId, ...]:
    """The selected minis whose sheets can be read: those an editor can change."""
    situation = workbench.document.state.situation
    return tuple(token for token in workbench.selection.tokens if situation.vitals(token) is not None)


def _open(editor: LineEditor, view: MapView, typed: str = "") -> None:
    close_editor(view)
    editor.open(typed)
