"""fubar.activation: the roll with all its modifiers, failure and retreat."""

import pytest
from tests.fubar.field import Field, row, where

from sandtable.core.pins import pins
from sandtable.systems.fubar.move.retreat import must_retreat
from sandtable.systems.fubar.turn.activation import activate, attempt, fail, reckon


def facing_each_other(**unit):
    field = Field()
    mine = field.squad("a", 0, row(10, 40, 6), **unit)
    field.squad("b", 1, row(10, 10, 3))
    return field, mine


@pins("fubar.activation.roll", "fubar.dice.one", "fubar.dice.six", "fubar.dice.scope")
@pytest.mark.parametrize(
    ("pinned", "die", "passed"), [(0, 3, False), (0, 4, True), (4, 6, True), (0, 1, False)]
)
def test_the_die_must_reach_the_training(pinned, die, passed):
    """fubar.activation.roll: 4+ for seasoned troops in sight of the enemy; a natural 6 passes, a 1 fails."""
    field, mine = facing_each_other()
    for figure in mine.figures[:pinned]:
        figure.pinned = True

    assert passed == field.play(attempt(field.state, mine, False), dice=[die])


@pins("fubar.activation.leader", "fubar.activation.leader.only")
def test_a_better_leader_helps_while_he_lives():
    """fubar.activation.leader.only: pinned he still helps, dead he does not."""
    field, mine = facing_each_other(leader="elite")
    needs = [reckon(field.state, mine).number]
    mine.figures[0].pinned = True
    needs.append(reckon(field.state, mine).number)
    mine.figures[0].alive = False
    needs.append(reckon(field.state, mine).number)

    assert [2, 2, 4] == needs


@pins("fubar.activation.no_enemy", "fubar.activation.visible")
def test_no_enemy_in_sight_adds_one():
    """fubar.activation.no_enemy: a wood in between hides the enemy, and 3 is enough."""
    field, mine = facing_each_other()
    seen = reckon(field.state, mine).modifier
    field.terrain("w", "wood", (0, 20), (48, 26))

    assert (0, 1) == (seen, reckon(field.state, mine).modifier)
    assert field.play(attempt(field.state, mine, False), dice=[3])


@pins("fubar.activation.visible")
def test_one_pinned_figure_that_sees_is_enough():
    """fubar.activation.visible: any figure, pinned or not."""
    field, mine = facing_each_other()
    field.terrain("w", "wood", (0, 20), (14, 26))
    mine.figures[5].pinned = True

    assert ["fubar.pin.activation"] == reckon(field.state, mine).rules()


@pins("fubar.pin.activation", "fubar.pin.recover")
def test_pinned_figures_cost_one_each_and_stand_up_afterwards():
    """fubar.pin.recover: passed or failed, they stand after the roll."""
    for die, passed in ((5, False), (6, True)):
        field, mine = facing_each_other()
        for figure in mine.figures[:2]:
            figure.pinned = True

        assert -2 == reckon(field.state, mine).modifier
        assert passed == field.play(attempt(field.state, mine, False), dice=[die])
        assert not any(figure.pinned for figure in mine.figures)


@pins("fubar.unit.cohesion", "fubar.unit.cohesion.penalty")
def test_stragglers_cost_one_each():
    """fubar.unit.cohesion: read as a chain of links of 3 inches between base edges."""
    field = Field()
    chain = field.squad("a", 0, [(5, 5), (9, 5), (13, 5), (20, 5), (27, 5)])
    field.squad("b", 1, row(10, 40, 3))

    assert -2 == reckon(field.state, chain).modifier


@pins("fubar.vehicle.activate", "fubar.vehicle.damage.stun")
def test_a_stunned_crew_has_two_less_once():
    """fubar.vehicle.damage.stun: used up by the roll, passed or failed."""
    field = Field()
    car = field.car("a", 0, 10, 40)
    field.squad("b", 1, row(10, 10, 3))
    car.vehicle.stunned = True

    assert not field.play(attempt(field.state, car, False), dice=[5])
    assert field.play(attempt(field.state, car, False), dice=[4])


@pins("fubar.activation.fail_guard", "fubar.vehicle.guard", "fubar.action.guard.length")
def test_who_fails_is_on_guard_and_what_it_did_before_ends():
    """fubar.activation.fail_guard, for vehicles too; dash and ground end with the attempt."""
    field, mine = facing_each_other()
    car = field.car("c", 0, 30, 40)
    mine.ground = mine.dash = True
    field.play(activate(field.state, 0), dice=[2], answers=["a"])
    field.play(activate(field.state, 0), dice=[2], answers=["c"])

    assert (True, False, False, True) == (mine.guard, mine.ground, mine.dash, car.guard)


@pins("fubar.action.guard.order")
def test_failing_does_not_give_a_used_reaction_back():
    """fubar.action.guard.order: a reaction used this turn stays used."""
    field, mine = facing_each_other()
    mine.reacted = True

    field.play(activate(field.state, 0), dice=[2], answers=["a"])

    assert (True, True) == (mine.guard, mine.reacted)


def beaten(lost, **where_they_stand):
    field = Field()
    mine = field.squad("a", 0, row(10, 30, 6))
    field.squad("b", 1, [(14, 10)])
    for figure in mine.figures[:lost]:
        figure.alive = False
    return field, mine


@pins("fubar.activation.retreat")
@pytest.mark.parametrize(("lost", "due"), [(3, False), (4, True)])
def test_only_more_than_half_lost_retreats(lost, due):
    """fubar.activation.retreat: strictly over half of the starting figures."""
    _, mine = beaten(lost)

    assert due == must_retreat(mine)


@pins("fubar.activation.retreat", "fubar.activation.retreat.path", "fubar.activation.retreat.guard")
def test_the_retreat_is_six_inches_straight_away():
    """fubar.activation.retreat.path: each figure straight away from the nearest visible enemy, then On Guard."""
    field, mine = beaten(4)
    before = where(mine)

    field.play(fail(field.state, mine))

    for (x0, y0), (x1, y1) in zip(before, where(mine), strict=True):
        assert pytest.approx(6.0, abs=0.02) == ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        assert pytest.approx((x0 - 14) / (y0 - 10), abs=0.01) == (x1 - 14) / (y1 - 10)
    assert mine.guard


@pins("fubar.activation.retreat.path")
def test_a_retreat_goes_round_a_vehicle():
    """fubar.activation.retreat.path: by the least deviation, never nearer to the enemy."""
    field, mine = beaten(5)
    field.car("c", 0, 18, 34, 0.0)

    field.play(fail(field.state, mine))
    (x, y) = where(mine)[0]

    assert pytest.approx(6.0, abs=0.02) == ((x - 17.5) ** 2 + (y - 30) ** 2) ** 0.5
    assert (x - 14) ** 2 + (y - 10) ** 2 > (17.5 - 14) ** 2 + 20**2


@pins("fubar.activation.retreat.guard")
def test_who_is_forced_over_the_edge_is_lost():
    """fubar.activation.retreat.guard: a figure that leaves the table is a loss, and the unit may be gone."""
    field = Field()
    mine = field.squad("a", 0, row(10, 45, 5))
    field.squad("a2", 0, row(40, 40, 3))
    field.squad("b", 1, [(12, 10)])
    for figure in mine.figures[:3]:
        figure.alive = False

    field.play(fail(field.state, mine))

    assert (True, ["a"], False) == (mine.gone, field.state.destroyed[0], mine.guard)


@pins("fubar.activation.retreat.zone", "fubar.activation.retreat.path")
def test_with_no_enemy_in_sight_the_retreat_leads_home():
    """fubar.activation.retreat.zone: towards the deployment zone, stopping on entering it; inside it stays."""
    field, mine = beaten(4)
    field.terrain("w", "wood", (0, 18), (48, 24))
    field.play(fail(field.state, mine))
    first = where(mine)
    field.play(fail(field.state, mine))
    second = where(mine)
    field.play(fail(field.state, mine))

    assert [36.0, 36.0] == [y for _, y in first]
    assert [40.0, 40.0] == [y for _, y in second]
    assert second == where(mine)


@pins("fubar.activation.retreat.guard")
def test_vehicles_never_retreat():
    """fubar.activation.retreat.guard: a vehicle that fails is simply On Guard."""
    field = Field()
    car = field.car("a", 0, 10, 40)
    field.squad("b", 1, row(10, 10, 3))

    field.play(fail(field.state, car))

    assert (10, 40, True) == (car.vehicle.hull.x, car.vehicle.hull.y, car.guard)


@pins("fubar.activation.no_enemy")
@pytest.mark.parametrize("pinned", [0, 1, 4])
@pytest.mark.parametrize("hidden", [False, True])
def test_a_roll_that_nobody_hears_of_passes_on_the_same_faces(pinned, hidden):
    """fubar.activation.no_enemy: who looks for the enemy only after the die fell comes to the same end."""
    passed = []
    for listens in (True, False):
        for die in range(1, 7):
            field, mine = facing_each_other()
            if hidden:
                field.terrain("w", "wood", (0, 20), (48, 26))
            if not listens:
                field.state.events = None
            for figure in mine.figures[:pinned]:
                figure.pinned = True
            passed.append(field.play(attempt(field.state, mine, False), dice=[die]))

    assert passed[:6] == passed[6:]
    assert passed[0] is False
    assert passed[5] is True
