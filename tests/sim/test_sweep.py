"""The same games with other figures."""

import pytest

from sandtable.core.setup import SetupError
from sandtable.sim import Outcome, Plan, SimError
from sandtable.sim.batch import Run
from sandtable.sim.knobs import Knob, knob_of, turned
from sandtable.sim.lab import Lab
from sandtable.sim.statistics import Share
from sandtable.sim.sweep import Point, Sweep, crossings, paired_change, play_sweep

PLAN = Plan("fubar", "outpost", ("random", "random"), 6, 5)


def run_of(winners):
    games = [Outcome(n, (0, 1), winner, (1.0, 0.0), 1, 1, 0.0, round=n) for n, winner in enumerate(winners)]
    return Run(PLAN, games)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("scenario.turns=5..7", (5, 6, 7)),
        ("scenario.turns=4..8..2", (4, 6, 8)),
        ("weapons.hmg.fp=2,4", (2, 4)),
        ("option.without_retreat=no,yes", (False, True)),
    ],
)
def test_values_are_typed_as_ranges_and_lists(text, values):
    """From..to, with a step, or between commas."""
    assert values == knob_of(PLAN, text).values


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("scenario.turns", "--set takes NAME"),
        ("scenario.turns=7..5", "is no range"),
        ("scenario.turns=1..1000000", "at most 60"),
        ("option.poynts=200", "has no option"),
        ("option.points=201", "takes one of"),
        ("scenario.trns=5..7", 'did you mean "turns"'),
    ],
)
def test_a_knob_that_cannot_be_turned_is_refused(text, sentence):
    """With what can be."""
    with pytest.raises((SimError, SetupError), match=sentence):
        knob_of(PLAN, text)


def test_the_scenario_means_the_one_that_is_played():
    """scenario.turns is a figure of its file; options go into the set-up."""
    plan = turned(PLAN, {"scenario.turns": 5, "option.points": 150})

    assert {"scenario:outpost.turns": 5} == plan.amended
    assert {"points": 150} == plan.options


def test_games_share_their_dice_at_every_value():
    """Real games: the length follows the figure, terrain and dice stay."""
    with Lab(1) as lab:
        swept = play_sweep(lab, PLAN, [Knob("scenario.turns", (3, 8))])
    short, long = (point.run.outcomes for point in swept.points)

    assert [o.seed for o in short] == [o.seed for o in long]
    assert [o.factions for o in short] == [o.factions for o in long]
    assert 3 == max(o.turn for o in short)
    assert max(o.turn for o in long) > 3
    assert (0.0, 0.0) == (swept.points[0].change.low, swept.points[0].change.high)


def test_a_paired_change_is_sharper_than_two_shares():
    """Ten of a hundred games turn to the first side and none back: the change is plain, the shares overlap."""
    base = run_of([n % 2 for n in range(100)])
    other = run_of([0 if n % 10 == 1 else n % 2 for n in range(100)])
    change = paired_change(base, other)

    assert 0.10 == pytest.approx(change.value)
    assert change.low > 0.03
    assert change.high < 0.17


def test_the_crossing_is_read_off_between_neighbours():
    """From 40 % at 5 to 60 % at 6: at 5.5; the span holds the values whose interval holds one half."""

    def point(at, share, half):
        around = Share(share, share - half, share + half, 50)
        return Point({"k": at}, run_of([]), around, around)

    swept = Sweep(
        (Knob("k", (4, 5, 6, 7)),),
        (point(4, 0.2, 0.1), point(5, 0.4, 0.15), point(6, 0.6, 0.15), point(7, 0.9, 0.1)),
    )

    assert [{"knob": "k", "value": 5.5, "span": [5, 6], "others": {}}] == crossings(swept)


def test_the_span_of_a_crossing_holds_the_crossing():
    """From 73 % at 40 to 33 % at 55, which alone may be one half: it crosses at 48.6, between the two."""

    def point(at, share, half):
        around = Share(share, share - half, share + half, 30)
        return Point({"k": at}, run_of([]), around, around)

    swept = Sweep(
        (Knob("k", (40, 55, 70)),), (point(40, 0.73, 0.15), point(55, 0.33, 0.2), point(70, 0.3, 0.15))
    )

    assert [{"knob": "k", "value": 48.625, "span": [40, 55], "others": {}}] == crossings(swept)
