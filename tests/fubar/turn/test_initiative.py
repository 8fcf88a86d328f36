"""fubar.initiative: who tries to activate, and when it passes."""

import pytest
from tests.fubar.field import Field, row

from sandtable.core.pins import pins
from sandtable.systems.fubar.turn.initiative import hand_over, pass_when_done, roll_for_initiative
from sandtable.systems.fubar.turn.turn import activations, begin_turn


def many_sides(sides):
    field = Field(sides)
    corners = [(5, 5), (40, 5), (5, 40), (40, 40)]
    for side in range(sides):
        x, y = corners[side]
        field.squad(f"u{side}", side, row(x, y, 3))
    return field


@pins("fubar.initiative.roll", "fubar.initiative.first")
def test_the_highest_die_holds_the_initiative():
    """fubar.initiative.first: the highest total tries first."""
    field = many_sides(2)

    field.play(roll_for_initiative(field.state), dice=[2, 5])

    assert ([1, 0], 1) == (field.state.order, field.state.holder)


@pins("fubar.initiative.tie")
def test_only_those_who_tie_roll_again_for_their_places():
    """fubar.initiative.tie: B and C tie below A; they alone roll again, and D stays last."""
    field = many_sides(4)

    field.play(roll_for_initiative(field.state), dice=[6, 4, 4, 1, 2, 2, 3, 5])

    assert [0, 2, 1, 3] == field.state.order


@pins("fubar.initiative.roll")
def test_the_scenario_adds_to_the_die():
    """fubar.initiative.roll: the ambushers of Convoy have +2 in turn 1 only."""
    field = Field(2, "convoy")
    for side in range(2):
        field.squad(f"u{side}", side, row(5 + 30 * side, 5, 3))
    ambushers = next(side for side in range(2) if field.state.scenario.initiative_modifier(side, 1) == 2)

    field.play(roll_for_initiative(field.state), dice=[4, 3] if ambushers == 1 else [3, 4])
    first = field.state.holder
    field.state.turn = 2
    field.play(roll_for_initiative(field.state), dice=[4, 3] if ambushers == 1 else [3, 4])

    assert (ambushers, 1 - ambushers) == (first, field.state.holder)


@pins("fubar.initiative.lose", "fubar.initiative.multi")
def test_a_failure_hands_over_to_the_next_in_the_order():
    """fubar.initiative.multi: with three sides it passes to the next highest roll, and round again."""
    field = many_sides(3)
    field.state.order = [2, 0, 1]
    field.state.holder = 2

    holders = []
    for _ in range(3):
        hand_over(field.state)
        holders.append(field.state.holder)

    assert [0, 1, 2] == holders


@pins("fubar.initiative.alone")
def test_who_is_alone_goes_on_after_a_failure():
    """fubar.initiative.alone: with no unit left to try on the other side a failure does not hand over."""
    field = many_sides(2)
    field.state.unit("u1").tried = True

    hand_over(field.state)

    assert 0 == field.state.holder


@pins("fubar.initiative.until_all")
def test_a_holder_without_units_passes_at_once():
    """fubar.initiative.until_all: without a failure, and nobody holds it when all have tried."""
    field = many_sides(2)
    field.state.unit("u0").tried = True
    pass_when_done(field.state)
    passed_to = field.state.holder
    field.state.unit("u1").tried = True
    pass_when_done(field.state)

    assert (1, -1) == (passed_to, field.state.holder)


@pins("fubar.initiative.keep", "fubar.initiative.lose", "fubar.turn.once", "fubar.turn.game")
def test_success_keeps_and_failure_hands_over():
    """fubar.initiative.keep: A succeeds and goes on, then fails; B comes; A's last unit ends the turn."""
    field = Field()
    for n in range(3):
        field.squad(f"a{n}", 0, row(5, 5 + 4 * n, 3))
    field.squad("b0", 1, row(35, 40, 3))

    field.play(
        activations(field.state),
        dice=[4, 1, 5, 1],
        answers=["a0", "guard", "a1", "b0", "guard", "a2"],
    )

    assert [0, 0, 0, 1, 1, 0] == [question.side for question in field.asked]
    assert all(unit.tried for unit in field.state.units)


@pins("fubar.initiative.decline", "fubar.activation.fail_guard")
def test_declining_counts_as_a_failure():
    """fubar.initiative.decline: no die; the unit is On Guard and the initiative passes."""
    field = Field()
    field.squad("a0", 0, row(5, 5, 3))
    field.squad("a1", 0, row(5, 10, 3))
    field.squad("b0", 1, row(35, 40, 3))
    field.state.unit("a0").figures[0].pinned = True

    field.play(activations(field.state), dice=[1, 1], answers=["decline:a0", "b0", "a1"])

    unit = field.state.unit("a0")
    assert (True, False) == (unit.guard, unit.figures[0].pinned)


@pins("fubar.turn.once", "fubar.action.guard.length")
def test_a_turn_renews_attempts_and_reactions_but_not_guard():
    """fubar.action.guard.length: the one reaction is renewed each turn, the state of On Guard goes on."""
    field = many_sides(2)
    unit = field.state.unit("u0")
    unit.tried = unit.reacted = unit.guard = True

    begin_turn(field.state)

    assert (2, False, False, True) == (field.state.turn, unit.tried, unit.reacted, unit.guard)


@pins("fubar.turn.once")
@pytest.mark.parametrize("answer", ["a0", "decline:a0"])
def test_a_unit_has_one_attempt(answer):
    """fubar.turn.once: who has tried is refused, with the rule."""
    from sandtable.systems.fubar.turn.activation import WhichUnit

    field = Field()
    field.squad("a0", 0, row(5, 5, 3)).tried = True
    field.squad("a1", 0, row(5, 10, 3))

    reasons = WhichUnit(field.state, 0).check(answer)

    assert ["fubar.turn.once"] == [reason.why for reason in reasons]
