"""Who may hold hostages when a rescue begins."""

import pytest

from sandtable.core.game import new_game
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.systems.warfare.book.profiles import INFANTRY
from sandtable.systems.warfare.state.state import OFF, POPULATION

RESCUERS = {"faction": "USA", "units": [{"take": "usa.marines"}, {"take": "usa.marines"}]}
CAPTORS = {"faction": "INS", "units": [*[{"take": "ins.militia"}] * 5, {"take": "ins.technical"}]}


def asked_for_hostages(layout):
    """A rescue, set up by suggestions until its holders are chosen; None where a layout has no hostages to take."""
    setup = setup_of(
        {
            "system": "warfare",
            "scenario": "random",
            "layout": layout,
            "options": {"mission": "hostages", "size": "small"},
            "sides": [{"army": RESCUERS}, {"army": CAPTORS}],
        }
    )
    game = new_game(system("warfare"), setup, layout)
    while game.result is None:
        question = game.question()
        if question.prompt.id == "warfare-ask-hostages":
            return game, question
        game.answer(question.suggestion(), question.side)
    return None


@pytest.mark.parametrize("layout", [1, 2, 3, 4])
def test_only_the_captors_foot_on_the_map_and_away_from_people_may_hold_them(layout):
    """warfare.random.mission: Irregular infantry; a hex that has people already holds no second counter."""
    asked = asked_for_hostages(layout)
    assert asked is not None
    game, question = asked
    state = game.state
    team = state.scenario.deployment.hostage_team
    may = [
        unit.id
        for unit in state.units
        if state.team(unit.side) == team
        and unit.profile.kind == INFANTRY
        and unit.hex != OFF
        and not state.marks[unit.hex] & POPULATION
    ]

    assert may == list(question.tokens)
    assert team == state.team(question.side)
    assert any(unit.id not in may and unit.hex != OFF for unit in state.units)
