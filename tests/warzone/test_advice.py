"""Estimates for bots: the numbers to hit and to save are those of the rules, the rest is a rule of thumb."""

import pytest
from tests.warzone.table import game_at, squad

from sandtable.systems.warzone.advice import HULL_SHARE, blow_harm, shot_harm


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
