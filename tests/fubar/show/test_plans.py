"""What a place would bring: who fires on the way and where, cover, what is refused; and how hot the ground is."""

import pytest
from tests.fubar.field import Field, row
from tests.fubar.move.test_reactions import behind_a_wood

from sandtable.core.outlook import nothing_of
from sandtable.systems.fubar.system import FubarSystem
from sandtable.systems.fubar.turn.actions import act

RUN = {"a-1": [[23.5, 28]], "a-2": [[26, 28]]}


def plan(field, unit="a", ways=None, side=0, **more):
    """The tool's answer."""
    query = {"tool": "plan", "unit": unit, "ways": ways if ways is not None else RUN, "pace": "run", **more}
    return FubarSystem().inspect(field.state, side, query)


def test_an_eye_is_where_the_reaction_comes():
    """The same place, the same chance of a hit as when the unit really runs."""
    field, mine, _ = behind_a_wood()
    (eye,) = plan(field).outlook.eyes
    seen = []

    def note(question):
        line = question.preview("b").odds[0]
        seen.append((mine.figures[0].base.x, 1.0 - nothing_of(line)))
        return "hold"

    answer = {"to": {token: way[-1] for token, way in RUN.items()}}
    field.play(act(field.state, mine), answers=["run", answer, note])

    assert [(pytest.approx(eye.at[0], abs=0.06), pytest.approx(eye.shot.some))] == seen
    assert eye.unit == "b"
    assert pytest.approx(eye.at[0] - 12.0, abs=0.06) == eye.gone


def test_a_plan_moves_nobody():
    """The unit, and whoever waits for it, are as before."""
    field, _, _ = behind_a_wood()
    before = field.state.dump()

    plan(field)

    assert before == field.state.dump()


def test_cover_is_that_of_the_place_and_of_the_action():
    """Behind a wall it is the wall's; who runs ducking is in light cover anywhere."""
    field = Field()
    field.terrain("w", "wall", (8, 20), (16, 20))
    field.squad("a", 0, row(10, 30, 2))
    field.squad("b", 1, row(10, 10, 2))
    behind = {"a-1": [[10, 20.8]], "a-2": [[11.5, 20.8]]}
    open_ground = {"a-1": [[10, 26]], "a-2": [[11.5, 26]]}

    def level(ways, pace):
        return plan(field, ways=ways, pace=pace).outlook.facing[0].shelter.level

    assert (2, 0, 1) == (level(behind, "run"), level(open_ground, "run"), level(open_ground, "dash"))


def test_a_blocked_line_says_what_stops_it():
    """With the place of it; and nobody fires along it."""
    field, _, _ = behind_a_wood()
    (row_b,) = plan(field, ways={}).outlook.facing

    assert not row_b.line.clear
    assert row_b.line.block is not None
    assert {"terrain": {"id": "fubar-terrain-wood"}} == row_b.line.message.values
    assert (None, None) == (row_b.mine, row_b.theirs)


@pytest.mark.parametrize(
    ("unit", "ways"),
    [
        ("b", {"b-1": [[5, 5]]}),
        ("a", {"b-1": [[5, 5]]}),
        ("a", {"a-1": [[-5, 5]]}),
        ("a", {"a-1": ["x"]}),
        ("?", {}),
    ],
)
def test_only_the_own_unit_is_thought_elsewhere_on_the_table(unit, ways):
    """Anything else is refused with a reason."""
    field, _, _ = behind_a_wood()

    assert plan(field, unit, ways).reasons


def test_ground_out_of_reach_is_safe():
    """Who walks 6 inches and shoots 24 threatens no place beyond both; nearer by it is hot."""
    field = Field()
    field.squad("a", 0, row(10, 46, 2))
    field.squad("b", 1, row(10, 1, 2))
    threat = FubarSystem().inspect(field.state, 0, {"tool": "threat", "unit": "a"}).threat

    near = [(at // threat.columns, at % threat.columns) for at in range(len(threat.values))]
    hot = [threat.values[at] for at, place in enumerate(near) if max(place) * threat.step < 18]
    cold = [value for at, value in enumerate(threat.values) if (at // threat.columns) * threat.step > 34]
    assert min(hot) > 0.0
    assert 0.0 == max(cold)


def test_a_wood_between_keeps_ground_cool():
    """What nobody can come to see draws nothing."""
    field = Field()
    field.terrain("w", "wood", (0, 20), (48, 30))
    field.squad("a", 0, row(10, 46, 2))
    field.squad("b", 1, row(10, 10, 2))
    threat = FubarSystem().inspect(field.state, 0, {"tool": "threat", "unit": "a"}).threat

    assert 0.0 == max(
        value for at, value in enumerate(threat.values) if (at // threat.columns) * threat.step > 31
    )
