"""Which badges are proposed, and in which spelling: “prone” and “Prone” are the same badge."""

from __future__ import annotations

from collections.abc import Iterable

from battlemap.board.entities.names import TokenId
from battlemap.gui.translation import shown
from battlemap.gui.workbench import Workbench
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP

REMEMBERED = 12
"""How many of the badges given last the settings remember."""

COMMON = (
    QT_TRANSLATE_NOOP("Badges", "prone"),
    QT_TRANSLATE_NOOP("Badges", "stunned"),
    QT_TRANSLATE_NOOP("Badges", "bleeding"),
    QT_TRANSLATE_NOOP("Badges", "poisoned"),
    QT_TRANSLATE_NOOP("Badges", "burning"),
    QT_TRANSLATE_NOOP("Badges", "grappled"),
    QT_TRANSLATE_NOOP("Badges", "frightened"),
    QT_TRANSLATE_NOOP("Badges", "concentrating"),
    QT_TRANSLATE_NOOP("Badges", "unconscious"),
)
"""Badges that are proposed from the start."""


def each_once(badges: Iterable[str]) -> tuple[str, ...]:
    """The badges without those that differ only in case from an earlier one."""
    first: dict[str, str] = {}
    for badge in badges:
        first.setdefault(badge.casefold(), badge)
    return tuple(first.values())


def holds(badges: Iterable[str], badge: str) -> bool:
    """Whether a badge is among others, however it is spelled."""
    return badge.casefold() in {each.casefold() for each in badges}


def known_badges(workbench: Workbench) -> tuple[str, ...]:
    """Badges to propose: those on the map as they are spelled there, those given last, then the common ones."""
    remembered = workbench.settings.badge_suggestions[:REMEMBERED]
    return each_once((*badges_on_map(workbench.document.state), *remembered, *(shown(badge) for badge in COMMON)))


def badges_on_map(state: GameState, but: Iterable[TokenId] = ()) -> tuple[str, ...]:
    """Every badge some mini bears in each of its spellings; `but` names minis that do not count."""
    left_out = frozenset(but)
    return _borne(state, (token.id for token in state.board.tokens if token.id not in left_out))


def spelled(badges: Iterable[str], known: Iterable[str]) -> tuple[str, ...]:
    """The badges, each once, spelled as those that are known."""
    spelling = {each.casefold(): each for each in each_once(known)}
    return each_once(spelling.get(badge.casefold(), badge) for badge in badges)


def badge_list(state: GameState, tokens: Iterable[TokenId], typed: Iterable[str]) -> tuple[str, ...]:
    """The badges typed for these minis, spelled as other minis bear them."""
    return spelled(typed, badges_on_map(state, tokens))


def badge_change(
    state: GameState, tokens: Iterable[TokenId], add: Iterable[str], remove: Iterable[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What to put on these minis and to take off, spelled as they and the others bear it."""
    borne, off = _borne(state, tokens), tuple(remove)
    return spelled(add, (*borne, *badges_on_map(state))), tuple(badge for badge in borne if holds(off, badge))


def remember_badges(workbench: Workbench, badges: Iterable[str]) -> None:
    """Propose these badges first the next time."""
    settings = workbench.settings
    remembered = each_once((*badges, *settings.badge_suggestions))[:REMEMBERED]
    if remembered != settings.badge_suggestions:
        settings.badge_suggestions = remembered


def forget_badges(workbench: Workbench) -> None:
    """From now on propose only badges of the map and the common ones."""
    workbench.settings.badge_suggestions = ()


def _borne(state: GameState, tokens: Iterable[TokenId]) -> tuple[str, ...]:
    """Every badge of these minis in each of its spellings."""
    vitals = (state.situation.vitals(token) for token in tokens)
    return tuple(dict.fromkeys(badge for each in vitals if each is not None for badge in each.badges))
