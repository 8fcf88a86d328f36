"""Printed figures played otherwise for a while."""

import pytest

from sandtable.core.amending import amended, printed_figure
from sandtable.core.setup import SetupError
from sandtable.sim import Plan, play_bout


def told(plan):
    outcome = play_bout(plan, 0)
    return outcome.turn, outcome.answers, outcome.rolls, outcome.winner, outcome.points, outcome.error


@pytest.mark.parametrize(
    ("system", "scenario", "path", "value"),
    [
        ("fubar", "crossroads", "scenario:crossroads.turns", 5),
        ("fallout", "skirmish", "weapons.rifle.pts", 9),
        ("warfare", "s1", "scenario:s1.turns", 2),
        ("warzone", "meeting", "scenario:meeting.turns", 3),
    ],
)
def test_a_figure_holds_while_it_is_amended_and_not_longer(system, scenario, path, value):
    """The game played with it differs; the one after it is the one before it, to the last answer."""
    plan = Plan(system, scenario, ("random", "random"), 1, 1)
    before = told(plan)
    with amended(system, {path: value}):
        assert value == printed_figure(system, path)
        between = told(plan)

    assert before != between
    assert before == told(plan)
    assert "" == between[-1]


def test_ids_with_dots_and_numbers_of_lists_lead_somewhere():
    """An entry is found by its id, an element by its number from 0."""
    assert 1 == printed_figure("warfare", "units.usa.marines.defence")
    assert 12 == printed_figure("fubar", "scenario:crossroads.objective.west.at.0")


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("weapon.hmg.fp", 1, 'did you mean "weapons"'),
        ("weapons.hgm.fp", 1, 'did you mean "hmg"'),
        ("weapons.hmg.fpp", 1, 'did you mean "fp"'),
        ("weapons.hmg", 1, "is an entry, not a figure"),
        ("weapons", 1, "names a file and no figure"),
        ("weapons.hmg.fp.more", 1, "nothing lies below"),
        ("weapons.hmg.fp", "many", "of another kind"),
        ("weapons.hmg.fp", 1.5, "is a whole number"),
        ("scenario:crossroads.objective.nowhere.at", 1, "no entry"),
    ],
)
def test_a_path_that_leads_nowhere_is_refused(path, value, sentence):
    """With the nearest that leads somewhere."""
    with pytest.raises(SetupError, match=sentence), amended("fubar", {path: value}):
        pass
