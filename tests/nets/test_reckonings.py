"""A reckoning ends in the number that is rolled.

Every game explains its rolls, by reckonings here or by ladders in `test_ladders.py`: one that explains none fails.
"""

from __future__ import annotations

import importlib
from typing import Any

import pytest
from tests.nets.outcomes import drawn_moments, made_moments, play_out
from tests.nets.test_ladders import LADDERED
from tests.nets.test_odds_are_what_happens import EACH, GAMES_OBSERVED

from sandtable.core.effects import Roll
from sandtable.core.preview import Explained
from sandtable.core.system import system_ids

TRIES = 12  # forks in which a roll that was explained is looked for
RECKONED = [game for game in GAMES_OBSERVED if game not in LADDERED]
LEAST = 20  # rolls of a game that must have been explained and met


def rolled(entry: Explained, rolls: list[Roll]) -> Roll | None:
    """The first roll that an explanation speaks of."""
    return next((roll for roll in rolls if roll.why == entry.why and roll.subject == entry.subject), None)


def faults(entry: Explained, alike: list[Explained], roll: Roll) -> list[str]:
    """Where what was shown is not what was rolled.

    A model may roll the same test in several ways, as an aimed shot and then a plain one: any that was explained does.
    """
    where = f"{entry.why} for {entry.subject}"
    if sum(line["by"] for line in entry.wire()["lines"]) != entry.reckoning.need():
        return [f"{where}: the lines do not add up"]
    if roll.reckoning is None:
        return [f"{where}: the roll has no reckoning"]
    told = [other.reckoning.wire() for other in alike]
    if roll.reckoning.wire() not in told:
        return [f"{where}: shown {told}, rolled {roll.reckoning.wire()}"]
    return boundary(where, roll.reckoning.need(), roll.classes)


def boundary(where: str, need: int, classes: list[int]) -> list[str]:
    """The classes of the faces change at the number needed: just below it (at least) or just above it (at most)."""
    faces = len(classes)
    if not 2 <= need <= faces - 2:
        return []  # naturals decide there
    below, at, above = classes[need - 2], classes[need - 1], classes[need]
    return [] if below != at or at != above else [f"{where}: needs {need}, the die is read {classes}"]


def looked_at(game: str) -> Any:
    observers = importlib.import_module(f"tests.nets.observe_{game}")
    return observers, [*made_moments(game, observers), *drawn_moments(game, 8, 3 * EACH, 101)]


def test_every_game_is_observed() -> None:
    """No game is out of the nets for want of an `observe_….py`."""
    assert sorted(system_ids()) == GAMES_OBSERVED
    assert set(LADDERED) <= set(GAMES_OBSERVED)


@pytest.mark.parametrize("game", RECKONED)
def test_a_reckoning_ends_in_the_number_that_is_rolled(game: str) -> None:
    """For every roll that a preview explained: the same lines, and their sum is where the die's classes change."""
    observers, moments = looked_at(game)
    found: list[str] = []
    met = 0
    for moment in moments:
        explained = moment.preview.explained
        wanted = list(explained)
        for number in range(TRIES):
            if not wanted:
                break
            rolls = play_out(moment, number, observers.inside).rolls
            if hasattr(observers, "of_attack"):
                rolls = observers.of_attack(rolls)
            for entry in wanted[:]:
                roll = rolled(entry, rolls)
                if roll is not None:
                    met += 1
                    wanted.remove(entry)
                    alike = [e for e in explained if (e.why, e.subject) == (entry.why, entry.subject)]
                    found.extend(f"{moment.name}: {fault}" for fault in faults(entry, alike, roll))
    assert [] == found
    assert met >= LEAST, "previews that explain what is rolled were hardly met"
