"""Estimates for bots: the numbers to hit and to save are those of the rules, the rest is a rule of thumb."""

import pytest
from tests.warzone.table import game_at, squad

from sandtable.figures.zones import SOUTH
from sandtable.systems.warzone.advice import (
    HULL_SHARE,
    beyond_coherency,
    blow_harm,
    exits,
    power_harm,
    shot_harm,
    thought_at,
)
from sandtable.systems.warzone.book.profiles import Zone
from sandtable.systems.warzone.book.scenarios import mission_of
from sandtable.systems.warzone.book.words import BREAKOUT, PSYCHIC, SHOOTS
from sandtable.systems.warzone.harm.saves import armour_need
from sandtable.systems.warzone.move.coherency import radius_of
from sandtable.systems.warzone.state.dice import chance


def state_of(*squads, **more):
    return game_at({"squads": list(squads), **more}).state


def test_shots_at_a_model_are_weighed_die_by_die():
    """RS 13 and armour 10 after ST 12: 0.05 and half of 0.6; two dice and RS 11 in Rapid Fire."""
    state = state_of(
        squad("a", "A", "cap_light", (10, 10)), squad("b", "B", "imp_trencher", (10, 16), stats={"w": 3})
    )
    model, target = state.model("a-1"), state.model("b-1")
    weapon = model.weapons[0]

    assert 0.35 / 3 == pytest.approx(shot_harm(state, model, weapon, target))
    assert 2 * (0.05 + 0.5 * 0.5) / 3 == pytest.approx(shot_harm(state, model, weapon, target, rapid=True))


def test_nothing_takes_more_than_the_whole_of_a_target():
    """Three dice at somebody without armour are worth one man, and so are three blows."""
    state = state_of(
        squad("a", "A", "cap_heavy", (10, 10)), squad("b", "B", "imp_trencher", (10, 16), stats={"a": 1})
    )
    model, target = state.model("a-1"), state.model("b-1")
    assert 1.0 == shot_harm(state, model, model.weapons[0], target)

    model.rate = 2
    target.stunned = True
    assert 1.0 == blow_harm(state, model, target, False)


def test_a_vehicle_is_weighed_by_the_mean_of_its_places():
    """AV 13, 12, 12, 12, 11 without AVV: 7, 8, 8, 8, 9 of 20 fail."""
    state = state_of(squad("a", "A", "cap_light", (10, 10)), squad("b", "B", "vorreiter", (10, 20)))
    model, target = state.model("a-1"), state.model("b-1")
    expected = (0.05 + 0.6 * 0.4) * HULL_SHARE / target.sp[0]

    assert expected == pytest.approx(shot_harm(state, model, model.weapons[0], target))


def test_frenzy_strikes_once_more_in_the_turn_of_a_charge():
    """Before the charge the blow to come is counted too; afterwards the rules count it themselves."""
    state = state_of(
        squad("a", "A", "bau_etoile", (10, 10), (13, 10)),
        squad("b", "B", "imp_trencher", (10, 11.2), (13, 11.2), stats={"w": 9}),
    )
    fresh, charged = state.model("a-1"), state.model("a-2")
    charged.charged = True

    assert blow_harm(state, fresh, state.model("b-1"), True) == pytest.approx(
        blow_harm(state, charged, state.model("b-2"), True)
    )
    assert blow_harm(state, fresh, state.model("b-1"), True) > blow_harm(
        state, fresh, state.model("b-1"), False
    )


def test_a_shooting_power_is_weighed_by_its_test_and_by_the_rules_of_armour():
    """WP 14 of 20, a natural 1 among them; what is left is saved by the armour of the target against its ST."""
    state = state_of(
        squad("a", "A", "cap_light", (10, 10), stats={"wp": 14}),
        squad("b", "B", "imp_trencher", (10, 16), stats={"w": 1}),
    )
    model, target = state.model("a-1"), state.model("b-1")
    power = next(power for power in state.catalogue.powers.values() if power.kind == SHOOTS)
    saved = chance(armour_need(state, target, power.st, PSYCHIC).need())

    assert 0.05 + 0.65 * (1.0 - saved) == pytest.approx(power_harm(state, model, power, target))


def test_a_radius_is_that_of_the_commander_in_charge():
    """An inch less for a deputy; measured from base to base; a commander is bound to nobody."""
    state = state_of(
        squad("a", "A", "cap_light", (10, 10), (12, 10)), squad("b", "B", "imp_trencher", (10, 40))
    )
    unit, model, leader = state.squad("a"), state.model("a-2"), state.model("a-1")
    radius = radius_of(state, unit)
    bases = leader.base.radius + model.base.radius

    assert 20.0 - bases - radius == pytest.approx(beyond_coherency(state, model, 30.0, 10.0))
    assert beyond_coherency(state, leader, 30.0, 10.0) < -100.0
    unit.acting = True
    assert 20.0 - bases - radius + 1.0 == pytest.approx(beyond_coherency(state, model, 30.0, 10.0))


def test_whoever_breaks_out_leaves_by_the_far_edge():
    """The attacker's zone lies in the south: four points along the north edge; nobody else is paid for leaving."""
    state = state_of(squad("a", "A", "cap_light", (10, 10)), squad("b", "B", "imp_trencher", (10, 40)))
    state.mission = mission_of(BREAKOUT, 1, "")
    state.zones[0] = Zone(0.0, 0.0, state.board.width, 12.0, [SOUTH])
    state.attacker = 0

    assert {state.board.height} == {y for _, y in exits(state, 0)}
    assert 4 == len(exits(state, 0))
    assert [] == exits(state, 1)


def test_a_model_thought_to_stand_elsewhere_is_no_model_of_the_game():
    """It stands there and looks at the nearest enemy; the real one has not moved."""
    state = state_of(squad("a", "A", "cap_light", (10, 10)), squad("b", "B", "imp_trencher", (30, 10)))
    model = state.model("a-1")
    there = thought_at(state, model, 30.0, 20.0)

    assert (30.0, 20.0) == (there.base.x, there.base.y)
    assert (0.0, -1.0) == pytest.approx((there.ux, there.uy))
    assert (10.0, 10.0) == (model.base.x, model.base.y)
    assert there is not model
