"""The field with the badges of the chosen minis."""

from __future__ import annotations

from battlemap.gui.widgets.badge_chips import BadgeChips
from battlemap.gui.widgets.known_badges import badge_change, each_once, holds, known_badges, remember_badges
from battlemap.gui.widgets.mini_panel.chosen import Chosen, Editing
from battlemap.gui.workbench import Workbench
from battlemap.operations import sheets


class BadgesField:
    """Badges as chips; those that only some of the minis have are paler."""

    def __init__(self, editing: Editing, workbench: Workbench) -> None:
        self.widget = BadgeChips()
        self._editing = editing
        self._workbench = workbench
        self.widget.added.connect(self._add)
        self.widget.removed.connect(self._remove)
        self.widget.asked.connect(self._suggest)

    def refresh(self, chosen: Chosen) -> None:
        """Show the badges."""
        self.widget.setEnabled(bool(chosen.vitals))
        each = [vitals.badges for vitals in chosen.vitals]
        all_badges = each_once(badge for badges in each for badge in badges)
        everyone = [badge for badge in all_badges if all(holds(badges, badge) for badges in each)]
        self.widget.show_badges(everyone, [badge for badge in all_badges if badge not in everyone])

    def _suggest(self) -> None:
        self.widget.suggest(known_badges(self._workbench))

    def _add(self, badges: tuple[str, ...]) -> None:
        if badges:
            add, _ = self._change(badges, ())
            remember_badges(self._workbench, add)

    def _remove(self, badge: str) -> None:
        self._change((), (badge,))

    def _change(self, add: tuple[str, ...], remove: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Put badges on and take others off, in the spelling of the map; says what that was."""
        editing = self._editing
        change = badge_change(editing.document.state, editing.tokens, add, remove)
        editing.run(sheets.change_badges, editing.tokens, *change)
        return change
