"""Odds before an attack: exact, with every modifier and its rule."""

import pytest
from tests.warzone.table import game_at, odds_of, squad

from sandtable.core.pins import pins


def at_target(position, action, target):
    """The preview of an attack of the first model on a target."""
    game = game_at(position)
    game.answer(action)
    return game.question().preview({"at": target})


@pins("warzone.act.shoot.roll", "warzone.armour.test", "warzone.dice.powershot.nosave")
def test_one_shot_at_one_wound():
    """RS 13 and armour 12 against ST 12: one natural 1, twelve hits of which half are saved."""
    preview = at_target(
        {"squads": [squad("a", "A", "cap_light", (10, 10)), squad("b", "B", "imp_trencher", (10, 20))]},
        "shoot",
        "b-1",
    )

    assert 0.05 + 0.6 * 0.5 == pytest.approx(odds_of(preview)["1"])
    assert [["13"], ["12", "-2"]] == [
        [line.value() for line in entry.reckoning.lines] for entry in preview.explained
    ]
    assert preview.odds[0].exact


@pins("warzone.cover.heavy", "warzone.act.aim.bonus")
def test_modifiers_name_their_rules():
    """Cover and aim stand in the reckoning with their rules, and change the odds."""
    wall = {"kind": "wall", "points": [[5, 18], [15, 18], [15, 18.5], [5, 18.5]], "height": 0.5}
    game = game_at(
        {
            "terrain": [wall],
            "squads": [squad("a", "A", "cap_light", (10, 10)), squad("b", "B", "imp_trencher", (10, 19.5))],
        }
    )
    game.answer("aim")
    game.answer("shoot")
    preview = game.question().preview({"at": "b-1"})
    named = {line.why: line.value() for entry in preview.explained for line in entry.reckoning.lines}

    assert "-4" == named["warzone.cover.heavy"]
    assert "+2" == named["warzone.act.aim.bonus"]
    assert [11, 8] == [entry.reckoning.need() for entry in preview.explained]
    assert 0.05 + 0.5 * 0.6 == pytest.approx(odds_of(preview)["1"])  # RS 11, armour 8


@pins("warzone.armour.plasma")
def test_plasma_costs_two_on_a_natural_twenty():
    """Three wounds against one plasma shot: none, one, or two on a 20."""
    preview = at_target(
        {
            "squads": [
                squad("a", "A", "imp_beret", (10, 10)),
                squad("b", "B", "cap_light", (10, 20), stats={"w": 3, "a": 13}),
            ]
        },
        "shoot",
        "b-1",
    )
    odds = odds_of(preview)

    assert 0.65 * 0.05 == pytest.approx(odds["2"])
    assert 0.05 + 0.65 * 0.45 == pytest.approx(odds["1"])
    assert 1.0 == pytest.approx(sum(odds.values()))


@pins("warzone.heal.test")
def test_heal_is_part_of_the_odds():
    """The Legion ignores a wound on 2 or less, but not after a natural 1."""
    preview = at_target(
        {"squads": [squad("a", "A", "cap_light", (10, 10)), squad("b", "B", "dl_necromutant", (10, 20))]},
        "shoot",
        "b-1",
    )

    assert 0.05 + 0.6 * 0.5 * 0.9 == pytest.approx(odds_of(preview)["1"])


@pins("warzone.av.test", "warzone.vehicle.location")
def test_a_vehicle_is_hit_where_the_die_says():
    """Structure points lost by one hit, over all locations of the bike."""
    preview = at_target(
        {"squads": [squad("a", "A", "cap_light", (10, 10)), squad("b", "B", "vorreiter", (10, 20))]},
        "shoot",
        "b-1",
    )
    fails = 0.3 * 7 / 20 + 0.6 * 8 / 20 + 0.1 * 9 / 20  # AV 13 hull, 12 drives and weapon, 11 crew

    assert 0.05 + 0.6 * fails == pytest.approx(odds_of(preview)["1"])


@pins("warzone.priority.ld")
def test_a_target_past_priority_is_warned_of():
    """The LD test stands among the warnings, not among the refusals."""
    game = game_at(
        {
            "squads": [
                squad("a", "A", "cap_light", (10, 10)),
                squad("near", "B", "imp_trencher", (7, 18)),
                squad("far", "B", "imp_trencher", (13, 25)),
            ]
        }
    )
    game.answer("shoot")
    preview = game.question().preview({"at": "far-1"})

    assert [] == preview.reasons
    assert ["warzone.priority.ld"] == [warning.why for warning in preview.warnings]


@pins("warzone.measure.premeasure")
def test_a_move_shows_its_cost_before_it_is_made():
    """Lengths, terrain and what stops the way are told before deciding, and nothing changes."""
    game = game_at(
        {"squads": [squad("a", "A", "cap_light", (10, 10)), squad("b", "B", "bau_jugger", (16, 10))]}
    )
    game.answer("move")
    before = game.state.digest()
    preview = game.question().preview({"to": {"a-1": [14.5, 10]}})

    assert 5.0 == preview.allowance
    assert 3.62 == pytest.approx(preview.cost, abs=0.02)
    assert ["warzone-fact-stopped"] == [fact.id for fact in preview.facts]
    assert before == game.state.digest()
