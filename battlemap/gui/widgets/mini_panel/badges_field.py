"""The field with the badges of the chosen minis."""

from __future__ import annotations

from battlemap.gui.settings import Settings
from battlemap.gui.widgets.badge_chips import BadgeChips
from battlemap.gui.widgets.mini_panel.chosen import Chosen, Editing
from battlemap.operations import sheets

_REMEMBERED = 30
"""So many badges the user has given are suggested again."""


class BadgesField:
    """Badges as chips; those that only some of the minis have are paler."""

    def __init__(self, editing: Editing, settings: Settings) -> None:
        self.widget = BadgeChips()
        self._editing = editing
        self._settings = settings
        self.widget.added.connect(self._add)
        self.widget.removed.connect(self._remove)
        self.widget.suggest(settings.badge_suggestions)

    def refresh(self, chosen: Chosen) -> None:
        """Show the badges."""
        self.widget.setEnabled(bool(chosen.vitals))
        each = [vitals.badges for vitals in chosen.vitals]
        all_badges = dict.fromkeys(badge for badges in each for badge in badges)
        everyone = [badge for badge in all_badges if all(badge in badges for badges in each)]
        self.widget.show_badges(everyone, [badge for badge in all_badges if badge not in everyone])

    def _add(self, badges: tuple[str, ...]) -> None:
        if badges:
            self._editing.run(sheets.change_badges, self._editing.tokens, badges, ())
            self._remember(badges)

    def _remove(self, badge: str) -> None:
        self._editing.run(sheets.change_badges, self._editing.tokens, (), (badge,))

    def _remember(self, badges: tuple[str, ...]) -> None:
        known = (*badges, *self._settings.badge_suggestions)
        self._settings.badge_suggestions = tuple(dict.fromkeys(known))[:_REMEMBERED]
        self.widget.suggest(self._settings.badge_suggestions)
