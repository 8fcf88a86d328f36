"""Searches for figures that make roles even, on games that are thrown with a known share, and on real ones."""

from math import exp

import pytest

from sandtable.core.setup import SetupError
from sandtable.core.system import system
from sandtable.sim import Plan, SimError
from sandtable.sim.knobs import Knob, knob_of, present, turned
from sandtable.sim.lab import Lab
from sandtable.sim.ntbea import Memory, climb
from sandtable.sim.plan import derived
from sandtable.sim.spsa import Walker
from sandtable.sim.tuning import Budget, check_knobs, chosen_method, tune

PLAN = Plan("fubar", "outpost", ("random", "random"), 6, 5)


def thrown(chance, number, games=20):
    """The share of games thrown with a chance; the same number throws the same dice."""
    lots = [derived(3, number, f"game {k}") % 10**6 / 10**6 for k in range(games)]
    return sum(1 for lot in lots if lot < chance) / games


def logistic(x):
    """A share out of what weighs for it."""
    return 1 / (1 + exp(-x))


def test_the_walk_comes_to_one_half_from_far_away():
    """Six figures, one share: from 5 % to 40 – 60 %, by the true shares and not by what it saw."""
    weights = (4.0, -3.0, 2.0, 0.0, 1.0, -2.0)

    def true(at):
        return logistic(sum(w * (x - 0.5) for w, x in zip(weights, at, strict=True)) - 3.0)

    begin = (0.5,) * 6
    walker = Walker(begin, [0.1] * 6, lambda at, k: (at, thrown(true(at), k)), 40, 1, 0.0)
    way = walker.walk()

    assert true(begin) < 0.06
    assert 0.4 < true(way.end) < 0.6


def test_the_walk_holds_to_the_figures_of_today_where_nothing_is_gained():
    """A share that is even already moves nothing far."""
    walker = Walker((0.3, 0.7), [0.1, 0.1], lambda at, k: (at, thrown(0.5, k)), 30, 2, 0.05)

    assert (0.3, 0.7) == pytest.approx(walker.walk().end, abs=0.2)


def test_the_bandit_finds_the_values_that_make_it_even():
    """Three figures of five values: found among 125 in 40 measurements, and the effect of a value is seen."""

    def true(place):
        return logistic(0.9 * (place[0] - 4) + 0.6 * (place[1] - 1) + 0.1 * place[2])

    found = climb((0, 0, 2), (5, 5, 5), lambda at, k: thrown(true(at), k), 40, 4)

    assert true((0, 0, 2)) < 0.02
    assert 0.35 < true(found.end) < 0.65


def test_a_place_nobody_played_is_judged_by_its_values():
    """Both figures add a fifth each: together, which was never played, they are thought to add nearly as much."""
    memory = Memory()
    for _ in range(20):
        for place, share in (((0, 0), 0.2), ((1, 0), 0.4), ((0, 1), 0.4)):
            memory.note(place, share)

    assert 0.5 < memory.share((1, 1)) < 0.65
    assert memory.unknown((1, 1)) > memory.unknown((0, 0))


def test_real_games_are_searched_checked_and_looked_round():
    """The result is played with dice of its own, and every figure one value away with the same."""
    plan = Plan("fubar", "outpost", ("random", "random"), 6, 5, layout=3)
    knobs = [knob_of(plan, "scenario.turns=2..4"), knob_of(plan, "scenario.score.0.points=3..5")]
    with Lab(1) as lab:
        tuned = tune(lab, plan, knobs, "ntbea", Budget(12, 2, 4, 2))
    steps = {run.plan.seed for run in lab.runs[: len(tuned.way)]}

    assert 6 == len(tuned.way)
    assert 12 == tuned.games
    assert {"scenario.turns": 8, "scenario.score.0.points": 4} == tuned.before.figures
    assert tuned.after.figures["scenario.turns"] in (2, 3, 4)
    assert tuned.after.run.plan.seed == tuned.before.run.plan.seed not in steps
    for each in tuned.around:
        others = {name for name, value in each.trial.figures.items() if value != tuned.after.figures[name]}
        assert {each.knob} == others


@pytest.mark.parametrize(
    ("word", "sets", "method"),
    [
        ("auto", ["scenario.turns=5..9"], "ntbea"),
        ("auto", ["scenario.turns=1..60", "scenario.score.0.points=1..60"], "spsa"),
        (
            "auto",
            ["option.without_retreat=no,yes"] + [f"scenario.side.{k}.points=100..150" for k in (0, 1)],
            "ntbea",
        ),
        ("spsa", ["scenario.turns=5..9"], "spsa"),
    ],
)
def test_the_method_suits_the_knobs(word, sets, method):
    """Few values go to the bandit, many numbers to the walk; what is no number goes to the bandit."""
    assert method == chosen_method(word, [knob_of(PLAN, each) for each in sets])


@pytest.mark.parametrize(
    ("sets", "method", "sentence"),
    [
        (["scenario.turns=5"], "auto", "a single value"),
        (["scenario.turns=5..7", "scenario.turns=5..9"], "auto", "named twice"),
        (["option.without_retreat=no,yes"], "spsa", "is none; take ntbea"),
        (["scenario.turns=5..7"], "guess", 'no method "guess"'),
    ],
)
def test_what_cannot_be_searched_is_refused(sets, method, sentence):
    """Before the first game, with what to do."""
    knobs = [knob_of(PLAN, each) for each in sets]

    def begin():
        check_knobs(PLAN, knobs)
        chosen_method(method, knobs)

    with pytest.raises(SimError, match=sentence):
        begin()


def test_figures_of_a_scenario_file_can_be_turned():
    """They stand in the file that is played, which stays as it is."""
    desk = system("fubar").desk()
    sheet = desk.template("outpost", 0, {})["sheet"]
    plan = Plan("fubar", "own", ("random", "random"), 1, options={"sheet": sheet})
    before = present(plan, "scenario.turns")
    changed = turned(plan, {"scenario.turns": 3})

    assert 8 == before
    assert 3 == changed.options["sheet"]["turns"]
    assert 8 == plan.options["sheet"]["turns"]
    with pytest.raises(SetupError, match='did you mean "turns"'):
        turned(plan, {"scenario.turn": 3})


def test_what_is_present_is_the_figure_that_is_played():
    """Options by their usual value unless the plan says otherwise, amended figures as amended."""
    assert 8 == present(PLAN, "scenario.turns")
    assert 0 == present(PLAN, "option.points")
    assert 5 == present(turned(PLAN, {"scenario.turns": 5}), "scenario.turns")
    assert Knob("scenario.turns", (5, 6)) == knob_of(PLAN, "scenario.turns=5,6")
