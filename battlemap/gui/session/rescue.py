"""Going on with maps that were open when a program ended without warning."""

from __future__ import annotations

from collections.abc import Callable

from battlemap.errors import BattlemapError
from battlemap.files.autosave import Autosave, Recovery
from battlemap.files.loaded import LoadedMap
from battlemap.gui.dialogs.recovery_dialog import RecoveryAnswer, RecoveryDialog
from battlemap.gui.session.questions import Questions


class Rescue:
    """Looks for snapshots nobody owns any more, asks the user, and hands the chosen one to `show`."""

    def __init__(self, autosave: Autosave, questions: Questions, show: Callable[[Recovery, LoadedMap], None]) -> None:
        self._autosave = autosave
        self._questions = questions
        self._show = show

    def offer(self) -> bool:
        """Ask until a map is restored or the rest is left for later; true when one was restored."""
        left = list(self._autosave.orphans())
        while left:
            answer, chosen = RecoveryDialog(left, self._questions.window).ask()
            if answer is RecoveryAnswer.LATER:
                return False
            left.remove(chosen)
            if answer is RecoveryAnswer.DISCARD:
                self._autosave.discard(chosen)
            elif self._restored(chosen):
                return True
        return False

    def _restored(self, chosen: Recovery) -> bool:
        """Show the map of a snapshot; tell when it cannot be read."""
        try:
            loaded = self._autosave.load(chosen)
        except BattlemapError as error:
            self._questions.tell(error)
            return False
        self._show(chosen, loaded)
        return True

    def done_with(self, recovery: Recovery) -> None:
        """Take a snapshot away; a copy of it is kept for a while."""
        self._autosave.discard(recovery)
