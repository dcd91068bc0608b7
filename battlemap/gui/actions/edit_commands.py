"""The Edit menu: the history, the clipboard and the selection."""

from __future__ import annotations

from battlemap.gui import minis_actions
from battlemap.gui.actions.command import Command, Menu
from battlemap.gui.actions.desk import Desk
from battlemap.gui.translation import shown
from battlemap.text import QT_TRANSLATE_NOOP, Text

_UNDO = QT_TRANSLATE_NOOP("Actions", "&Undo")
_REDO = QT_TRANSLATE_NOOP("Actions", "&Redo")
_UNDO_STEP = QT_TRANSLATE_NOOP("Actions", "&Undo: {step}")
_REDO_STEP = QT_TRANSLATE_NOOP("Actions", "&Redo: {step}")


def has_selection(desk: Desk) -> bool:
    """Whether any mini is selected."""
    return minis_actions.has_selection(desk.workbench)


def has_minis(desk: Desk) -> bool:
    """Whether there is any mini on the map."""
    return minis_actions.has_minis(desk.workbench)


def _step_label(bare: Text, named: Text, step: str) -> str:
    """The text with the name of the step, when there is one."""
    return shown(named.filled(step=step.replace("&", "&&"))) if step else shown(bare)


def _preferences(desk: Desk) -> None:
    from battlemap.gui.dialogs.preferences_dialog import PreferencesDialog

    if PreferencesDialog(desk.workbench.settings, desk.window).exec():
        desk.redress()


MENU = Menu(
    "edit",
    QT_TRANSLATE_NOOP("Actions", "&Edit"),
    (
        Command(
            "edit.undo",
            _UNDO,
            QT_TRANSLATE_NOOP("Actions", "Take back the last step"),
            lambda desk: desk.workbench.document.history.undo(),
            ("Ctrl+Z",),
            "undo",
            lambda desk: desk.workbench.document.history.canUndo(),
            label=lambda desk: _step_label(_UNDO, _UNDO_STEP, desk.workbench.document.history.undoText()),
        ),
        Command(
            "edit.redo",
            _REDO,
            QT_TRANSLATE_NOOP("Actions", "Do the step taken back once more"),
            lambda desk: desk.workbench.document.history.redo(),
            ("Ctrl+Y", "Ctrl+Shift+Z"),
            "redo",
            lambda desk: desk.workbench.document.history.canRedo(),
            label=lambda desk: _step_label(_REDO, _REDO_STEP, desk.workbench.document.history.redoText()),
        ),
        None,
        Command(
            "edit.cut",
            QT_TRANSLATE_NOOP("Actions", "Cu&t"),
            QT_TRANSLATE_NOOP("Actions", "Put the selected minis on the clipboard and take them off the map"),
            lambda desk: minis_actions.cut(desk.workbench),
            ("Ctrl+X",),
            "",
            has_selection,
        ),
        Command(
            "edit.copy",
            QT_TRANSLATE_NOOP("Actions", "&Copy"),
            QT_TRANSLATE_NOOP("Actions", "Put the selected minis on the clipboard"),
            lambda desk: minis_actions.copy(desk.workbench),
            ("Ctrl+C",),
            "copy",
            has_selection,
        ),
        Command(
            "edit.paste",
            QT_TRANSLATE_NOOP("Actions", "&Paste"),
            QT_TRANSLATE_NOOP("Actions", "Put the minis of the clipboard on the map, where the pointer is"),
            lambda desk: minis_actions.paste(desk.workbench, desk.window.pointed),
            ("Ctrl+V",),
            "paste",
            lambda _: minis_actions.can_paste(),
        ),
        Command(
            "edit.duplicate",
            QT_TRANSLATE_NOOP("Actions", "&Duplicate"),
            QT_TRANSLATE_NOOP("Actions", "Put a numbered copy beside each selected mini"),
            lambda desk: minis_actions.duplicate(desk.workbench),
            ("Ctrl+D",),
            "duplicate",
            has_selection,
        ),
        Command(
            "edit.delete",
            QT_TRANSLATE_NOOP("Actions", "De&lete"),
            QT_TRANSLATE_NOOP("Actions", "Take the selected minis off the map; undo brings them back"),
            lambda desk: minis_actions.delete(desk.workbench),
            ("Del", "Backspace"),
            "delete",
            has_selection,
        ),
        None,
        Command(
            "edit.select_all",
            QT_TRANSLATE_NOOP("Actions", "Select &all minis"),
            QT_TRANSLATE_NOOP("Actions", "Select every mini on the map"),
            lambda desk: minis_actions.select_all(desk.workbench),
            ("Ctrl+A",),
            "",
            has_minis,
        ),
        Command(
            "edit.select_none",
            QT_TRANSLATE_NOOP("Actions", "Select &nothing"),
            QT_TRANSLATE_NOOP("Actions", "Select no mini"),
            lambda desk: minis_actions.select_none(desk.workbench),
            ("Ctrl+Shift+A",),
            "",
            has_selection,
        ),
        Command(
            "edit.select_others",
            QT_TRANSLATE_NOOP("Actions", "&Invert selection"),
            QT_TRANSLATE_NOOP("Actions", "Select the minis that are not selected, and only those"),
            lambda desk: minis_actions.invert_selection(desk.workbench),
            ("Ctrl+I",),
            "",
            has_minis,
        ),
        Command(
            "edit.next",
            QT_TRANSLATE_NOOP("Actions", "Ne&xt mini"),
            QT_TRANSLATE_NOOP("Actions", "Select the next mini, row by row"),
            lambda desk: minis_actions.select_next(desk.workbench),
            ("Tab",),
            "",
            has_minis,
            on_map=True,
        ),
        Command(
            "edit.previous",
            QT_TRANSLATE_NOOP("Actions", "Pre&vious mini"),
            QT_TRANSLATE_NOOP("Actions", "Select the mini before"),
            lambda desk: minis_actions.select_previous(desk.workbench),
            ("Shift+Tab",),
            "",
            has_minis,
            on_map=True,
        ),
        None,
        Command(
            "edit.preferences",
            QT_TRANSLATE_NOOP("Actions", "Pre&ferences…"),
            QT_TRANSLATE_NOOP("Actions", "Language and look of the program"),
            _preferences,
            ("Ctrl+,",),
            "settings",
        ),
    ),
)
