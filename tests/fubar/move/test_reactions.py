"""fubar.action.guard: reactions in the middle of a move."""

import pytest
from tests.fubar.field import Field, row, where

from sandtable.core.pins import pins
from sandtable.systems.fubar.turn.actions import act
from sandtable.systems.fubar.turn.activation import fail


def behind_a_wood(sides=2):
    """A's figures stand behind a wood from which B, On Guard, cannot see them until they come out to the right."""
    field = Field(sides)
    field.terrain("w", "wood", (4, 20), (20, 24))
    mine = field.squad("a", 0, [(12, 28), (14, 28)])
    guard = field.squad("b", 1, [(12, 8), (14, 8)])
    guard.guard = True
    return field, mine, guard


RUN = {"to": {"a-2": [26, 28], "a-1": [23.5, 28]}}


def point_of(field):
    """Where the movers had got to when the reaction was asked for."""
    seen = []

    def note(question):
        seen.append(where(field.state.unit("a")))
        return "b"

    return seen, note


@pins("fubar.action.guard.react", "fubar.action.guard.timing")
def test_the_reaction_comes_where_the_enemy_first_appears():
    """fubar.action.guard.timing: on the way, at the point where the first figure comes into sight."""
    field, mine, guard = behind_a_wood()
    seen, note = point_of(field)

    field.play(act(field.state, mine), dice=[1], answers=["run", RUN, note, {"lead": [23, 28]}])

    (x, _) = seen[0][1]
    assert 21.0 < x < 25.0
    first, second = seen[0]
    assert seen[0] != [(23.5, 28), (26, 28)]
    assert guard.reacted
    # a little earlier nobody was in sight
    from sandtable.systems.fubar.state.seen import figure_sees

    eyes = [figure.base for figure in guard.figures]
    base = mine.figures[1].base
    assert any(figure_sees(field.state, eye, base.at(x, 28)) for eye in eyes)
    assert not any(figure_sees(field.state, eye, base.at(x - 0.13, 28)) for eye in eyes)
    assert not any(figure_sees(field.state, eye, base.at(*first)) for eye in eyes)
    assert second == (x, 28)


@pins("fubar.action.guard.react")
def test_who_was_seen_before_does_not_enter():
    """fubar.action.guard.react: "enters" is strict; a unit in full view may move freely."""
    field = Field()
    mine = field.squad("a", 0, row(10, 30, 3))
    field.squad("b", 1, row(10, 10, 3)).guard = True

    field.play(act(field.state, mine), answers=["run", {"lead": [20, 30]}])

    assert (20, 30) == where(mine)[0]


@pins("fubar.action.guard.react")
def test_one_reaction_a_turn():
    """fubar.action.guard.react: a unit that has reacted does not react again this turn."""
    field, mine, guard = behind_a_wood()
    guard.reacted = True

    field.play(act(field.state, mine), answers=["run", RUN])

    assert (26, 28) == where(mine)[1]


@pins("fubar.action.guard.order")
def test_the_mover_may_alter_the_rest_of_its_move():
    """fubar.action.guard.order: after the shots it is asked again, with what is left of its move."""
    field, mine, _ = behind_a_wood()
    seen, note = point_of(field)
    left = []

    def back(question):
        left.extend(entry["allowance"] for entry in question.wire()["tokens"])
        return {"to": {"a-2": [21, 28], "a-1": [19, 29]}}

    field.play(act(field.state, mine), dice=[1], answers=["run", RUN, note, back])

    walked = [seen[0][0][0] - 12, seen[0][1][0] - 14]
    assert [pytest.approx(12 - way, abs=0.03) for way in walked] == left
    assert [(19, 29), (21, 28)] == where(mine)


@pins("fubar.action.guard.order", "fubar.action.guard.timing")
def test_letting_pass_is_allowed_and_interrupts_nothing():
    """A unit may keep its reaction; the move goes on to its end without another question, though more appear."""
    field, mine, guard = behind_a_wood()

    field.play(act(field.state, mine), answers=["run", RUN, "hold"])

    assert ([(23.5, 28), (26, 28)], False) == (where(mine), guard.reacted)


@pins("fubar.pin.move")
def test_who_is_pinned_on_the_way_stops_there_and_the_others_go_on():
    """fubar.pin.move: the pinned figure stays at the point of the reaction."""
    field, mine, _ = behind_a_wood()
    seen, note = point_of(field)

    field.play(
        act(field.state, mine),
        dice=[6],
        answers=["run", RUN, note, {"a-2": "pinned"}, {"to": {"a-1": [22, 28]}}],
    )

    assert [(22, 28), seen[0][1]] == where(mine)


def carried_into_view(sides):
    """A's squad sits in a carrier in front of the guns of everybody else."""
    field = Field(sides)
    car = field.car("v", 0, 20, 30, 0.0)
    mine = field.squad("a", 0, row(2, 2, 3))
    mine.aboard = "v"
    car.vehicle.passengers = ["a"]
    return field, mine


@pins("fubar.action.guard.order")
def test_several_reactors_fire_one_by_one_owners_in_initiative_order():
    """fubar.action.guard.order: C rolled higher than B and is asked first; B then picks among its two units."""
    field, mine = carried_into_view(3)
    field.state.order = [0, 2, 1]
    for id, side, x in (("b", 1, 18), ("b2", 1, 22), ("c", 2, 26)):
        field.squad(id, side, [(x, 15)]).guard = True
    asked = []

    def choose(answer):
        def note(question):
            asked.append((question.side, [unit.id for unit in question.units]))
            return answer

        return note

    field.play(
        act(field.state, mine),
        dice=[1, 1, 1],
        answers=[
            "dismount",
            lambda question: question.candidates()[0],
            choose("c"),
            choose("b2"),
            choose("b"),
            "guard",
        ],
    )

    assert [(2, ["c"]), (1, ["b", "b2"]), (1, ["b"])] == asked
    assert all(field.state.unit(id).reacted for id in ("b", "b2", "c"))


@pins("fubar.action.guard.order")
def test_each_reactor_sees_the_result_of_the_last():
    """fubar.action.guard.order: when the first has wiped the unit out nobody else is asked."""
    field, mine = carried_into_view(2)
    for figure in mine.figures[1:]:
        figure.alive = False
    for id, x in (("b", 18), ("b2", 22)):
        field.squad(id, 1, [(x, 15)]).guard = True

    field.play(
        act(field.state, mine),
        dice=[6],
        answers=["dismount", {"to": {"a-1": [20, 27.5]}}, "b2", {"a-1": "lost"}],
    )

    assert (True, False) == (mine.gone, field.state.unit("b").reacted)


@pins("fubar.activation.retreat.path")
def test_a_retreat_is_reacted_to_like_any_move():
    """fubar.activation.retreat.path: units On Guard may react to it; then the retreat goes on."""
    field = Field()
    field.terrain("w", "wood", (4, 20), (11, 24))
    mine = field.squad("a", 0, [(9, 28), (9, 30), (9, 32), (9, 34), (9, 36)])
    for figure in mine.figures[2:]:
        figure.alive = False
    field.squad("c", 1, [(3, 34)], weapons=("pistol",))
    guard = field.squad("b", 1, [(6, 6)], weapons=("sniper",))
    guard.guard = True

    field.play(fail(field.state, mine), dice=[1, 1], answers=["b"])

    assert (True, True) == (guard.reacted, mine.guard)
    assert all(x > 12 for x, _ in where(mine))


@pins("fubar.vehicle.transport", "fubar.action.guard.order")
def test_getting_out_counts_as_appearing():
    """fubar.action.guard.order: a unit On Guard that sees them get out may fire before they act."""
    field, mine = carried_into_view(2)
    car = field.state.unit("v")
    field.squad("b", 1, row(20, 15, 2)).guard = True

    field.play(
        act(field.state, mine),
        dice=[1, 1],
        answers=["dismount", lambda question: question.candidates()[0], "b", "guard"],
    )

    assert ("", [], True) == (mine.aboard, car.vehicle.passengers, mine.guard)


@pins("fubar.vehicle.guard", "fubar.action.guard.react")
def test_a_vehicle_on_guard_reacts_too():
    """fubar.vehicle.guard: with one weapon."""
    field = Field()
    field.terrain("w", "wood", (4, 20), (20, 24))
    mine = field.squad("a", 0, [(14, 28)])
    car = field.car("b", 1, 13, 8, 0.0, weapons=("machine_gun", "hmg"))
    car.guard = True

    field.play(
        act(field.state, mine),
        dice=[1, 1, 1, 1],
        answers=[
            "run",
            {"to": {"a-1": [26, 28]}},
            "b",
            lambda question: question.candidates()[0],
            {"then": "done"},
        ],
    )

    assert car.reacted
