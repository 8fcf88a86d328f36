"""Plans: ranked by worth, and able to say why."""

import pytest

from sandtable.ai import Seat, bot
from sandtable.ai.taste import Part, Plan, best_first, decided_by, taste_of
from sandtable.core.game import new_game
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.core.wire import Message
from sandtable.i18n import LANGUAGES, Texts


def part(name, worth, **values):
    return Part(Message(name, values), worth)


def test_plans_are_ranked_by_worth_and_equals_as_they_came():
    """The best first; of two alike the one named first."""
    plans = [Plan(["a"], 1.0), Plan(["b"], 2.0), Plan(["c"], 1.0)]

    assert ["b", "a", "c"] == [plan.first for plan in best_first(plans)]


def test_what_speaks_against_the_other_plan_decides():
    """Holding back wins by the fire the other would draw: that is the sentence."""
    hold = Plan(["guard"], 0.3, [part("hope", 0.3)])
    run = Plan(["run"], -1.0, [part("goal", 0.5), part("guards", -1.5, units=2)])

    told = decided_by(hold, run)
    assert ("guards", {"units": 2}) == (told.id, told.values)


def test_what_speaks_for_the_best_plan_decides_where_nothing_speaks_against_the_other():
    """A shot that only the best has."""
    shot = Plan(["shoot"], 1.2, [part("shot", 1.0), part("goal", 0.2)])
    walk = Plan(["walk"], 0.4, [part("goal", 0.4)])

    assert "shot" == decided_by(shot, walk).id
    assert None is decided_by(Plan(["a"], 1.0), Plan(["b"], 0.0))


def test_a_plan_tells_the_weightiest_first():
    """Parts that weigh nothing are not told."""
    plan = Plan(["a"], 0.4, [part("small", 0.1), part("nothing", 0.0), part("big", -0.7)])

    assert ["big", "small"] == [message.id for message in plan.why()]
    assert ["big", "small"] == [told["id"] for told in plan.wire()["why"]]


@pytest.mark.parametrize(
    ("system_id", "scenario"),
    [("fallout", "skirmish"), ("fubar", "crossroads"), ("warfare", "s3"), ("warzone", "meeting")],
)
def test_every_taste_can_say_why(system_id, scenario):
    """Whatever speaks for a plan has a sentence in every language; whole activations are planned."""
    options = {"points": 300} if system_id == "warzone" else {}
    setup = setup_of({"system": system_id, "scenario": scenario, "layout": 2, "options": options})
    game = new_game(system(system_id), setup, 2, listen=False, keep=False)
    players = [bot("greedy", system_id, side, 2) for side in (0, 1)]
    seats = [Seat(game, side, 2) for side in (0, 1)]
    said, longest = {}, 1
    for _ in range(150):
        if game.ask is None:
            break
        side = game.ask.side
        plans = taste_of(system_id, side).plans(seats[side], seats[side].question)
        longest = max(longest, *(len(plan.answers) for plan in plans))
        said |= {part.name: part.message for plan in plans for part in plan.parts}
        game.answer(players[side].answer(seats[side]))

    assert len(said) >= 3
    assert longest >= (2 if system_id != "warzone" else 1)
    for language in LANGUAGES:
        texts = Texts(language)
        for message in said.values():
            assert message.id not in texts.format(message.id, **message.values)
