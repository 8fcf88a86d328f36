"""The score of a battle that is over, line by line."""

import pytest

from sandtable.core.game import new_game
from sandtable.core.setup import Setup
from sandtable.i18n import Texts
from sandtable.systems.fallout.harm.victory import standing
from sandtable.systems.fallout.system import FalloutSystem


def said(message, lang="en"):
    return Texts(lang, strict=True).message(message)


@pytest.mark.parametrize("scenario", ["skirmish", "treasure_hunt"])
def test_the_score_is_explained_line_by_line(scenario):
    """The lines of a result add up to the points of every side, unit by unit, and every line can be said."""
    game = new_game(FalloutSystem(), Setup("fallout", scenario), seed=11)
    step = 0
    while game.ask is not None:
        choices = game.choices()
        step += 1
        game.answer(choices[step * 7 % len(choices)])
    told = game.view(0).wire()["result"]
    sums = [0.0] * game.state.sides
    for line in told["lines"]:
        sums["AB".index(line["side"])] += line["points"]
        assert said(line) != said(line, "it")

    assert standing(game.state) == told["points"] == sums
    assert "fallout-score-living" not in [line["id"] for line in told["lines"]]
