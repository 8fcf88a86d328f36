"""A ladder of dice ends in the die that is rolled."""

from __future__ import annotations

import importlib
from typing import Any

import pytest
from tests.nets.outcomes import Moment, drawn_moments, made_moments, play_out
from tests.nets.test_odds_are_what_happens import EACH

from sandtable.core.effects import Roll
from sandtable.core.preview import Ladder

TRIES = 4
LADDERED = ["warfare"]


def faults(moment: Moment, ladder: Ladder, roll: Roll | None) -> list[str]:
    """Where the ladder that was shown does not lead to the die that fell."""
    shown = [(step.by, step.message.id, step.why) for step in ladder.steps]
    end = ladder.dice.index(ladder.start) + sum(step.by for step in ladder.steps)
    if ladder.dice.index(ladder.final) != end:
        return [f"{moment.name}: from {ladder.start} by {shown} it is not {ladder.final}"]
    if roll is None:
        return [f"{moment.name}: a {ladder.final} die was shown and none fell"]
    throw: Any = getattr(roll, "throw", None)
    rolled = [(shift.value, shift.id, shift.why) for shift in throw.shifts if shift.value]
    if (ladder.final, shown) != (roll.die.id, rolled):
        return [f"{moment.name}: shown {ladder.final} by {shown}, rolled {roll.die.id} by {rolled}"]
    return []


@pytest.mark.parametrize("game", LADDERED)
def test_a_ladder_ends_in_the_die_that_is_rolled(game: str) -> None:
    """Whatever ladder is shown, the first coloured die is the one it ends in, by the same steps.

    Ladders that lean on what the side cannot know are left out: they say so. Where it is as they say, they are not.
    """
    observers = importlib.import_module(f"tests.nets.observe_{game}")
    found: list[str] = []
    met = 0
    assumed = list(made_moments(game, observers, "assumed_positions"))
    for moment in [*made_moments(game, observers), *drawn_moments(game, 8, 3 * EACH, 101), *assumed]:
        ladder = moment.preview.ladder
        leans = any(line.assuming is not None for line in moment.preview.odds)
        if ladder is None or (leans and moment not in assumed):
            continue
        met += 1
        for number in range(TRIES):
            rolls = play_out(moment, number, observers.inside).rolls
            coloured = [roll for roll in rolls if roll.die.id in ladder.dice]
            found.extend(faults(moment, ladder, coloured[0] if coloured else None))
    assert [] == found
    assert met >= 30
