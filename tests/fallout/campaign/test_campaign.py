"""Campaigns as values: pools, battles, what flows back, experience, the map."""

import json
from copy import deepcopy

import pytest

from sandtable.core.pins import pins
from sandtable.core.setup import SetupError
from sandtable.systems.fallout.army.rosters import house_army
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.campaign import campaigns as campaign
from sandtable.systems.fallout.campaign.advancement import (
    HIGHEST_LEVEL,
    award,
    level_of,
    points_left,
    why_not_learn,
    with_step,
)
from sandtable.systems.fallout.campaign.campaigns import CampaignError, new_campaign, order
from sandtable.systems.fallout.campaign.map import neighbours
from sandtable.systems.fallout.campaign.pool import campaign_terms, rest
from sandtable.systems.fallout.campaign.records import Atlas, Campaign, PoolUnit
from sandtable.systems.fallout.campaign.report import Outcome, SeenUnit, after_battle
from sandtable.systems.fallout.campaign.value import available, meeting, plan, standings
from sandtable.systems.fallout.setup.setting_up import start_state


def pool():
    """Small enough to read: two squads, a hero, a squad led by a hero, a car."""
    return {
        "faction": "raiders",
        "units": [
            {"take": "raider", "leader": "raider_sl", "weapon": "smg", "figures": [{"count": 9, "weapon": "smg"}]},
            {"take": "raider", "leader": "raider_sl", "figures": [{"count": 5, "weapon": "pistol"}]},
            {"take": "raider_hero", "skills": ["doctor"], "weapon": "rifle"},
            {"take": "reaver", "leader": "reaver_hero", "skills": ["sneak"], "weapon": "rifle",
             "figures": [{"count": 6, "weapon": "rifle"}]},
            {"take": "dune_buggy"},
        ],
    }  # fmt: skip


def begun(**more):
    """A campaign of two sides with 500 points and battles of 100 to 200."""
    spec = {"points": 500, "battle_least": 100, "battle_most": 200, "seed": 4}
    spec.update({"sides": [{"name": "North", "army": pool()}, {"name": "South", "army": pool()}], **more})
    return new_campaign(spec)


def fielded(value):
    """Both sides field their first squad and the hero."""
    for side in (0, 1):
        value = order(
            value, side, {"do": "field", "units": [f"{side + 1}-1", f"{side + 1}-2", f"{side + 1}-3"]}
        )
    return value


def pool_of(value, side):
    """A side's units as the campaign writes them."""
    return value["sides"][side]["pool"]


def open_to(value, side):
    """The ids of the units a side may choose from."""
    return [unit.id for unit in available(Campaign(value), side)]


def healed(edition, *units):
    """The hit points of these units after a battle they sat out."""
    return [unit.hp for unit in rest(load(edition, "in"), [PoolUnit(unit) for unit in units])]


def out_of(catalogue, unit, dumped, outcome):
    """What a battle leaves of a unit, as the campaign writes it; None when nothing is left."""
    left = after_battle(catalogue, PoolUnit(unit), SeenUnit(dumped), outcome)
    return left.row if left is not None else None


def reasons(caught):
    return [reason.why for reason in caught.value.reasons]


def refused(value, side, what):
    with pytest.raises(CampaignError) as caught:
        order(value, side, what)
    return reasons(caught)


@pins("fallout.campaign.start_points")
def test_a_campaign_starts_with_500_to_1500_points():
    """fallout.campaign.start_points: about 500 to 1500 points a side, and no pool may cost more."""
    for points in (499, 1501):
        with pytest.raises(CampaignError) as caught:
            begun(points=points)
        assert ["fallout.campaign.start_points"] == reasons(caught)
    dear = house_army(load("en", "in"), "bos", 1000.0)
    with pytest.raises(CampaignError) as caught:
        begun(sides=[{"army": pool()}, {"army": dear}])
    assert ["fallout.army.points_cap"] == reasons(caught)


@pins("fallout.campaign.battles")
@pytest.mark.parametrize(
    ("points", "most", "factor", "battles"), [(1000, 250, 1.25, 5), (900, 300, 1.4, 5), (500, 200, 1.5, 4)]
)
def test_battles_are_points_by_size_times_a_factor(points, most, factor, battles):
    """fallout.campaign.battles: starting points by the largest battle, times 1.25 to 1.5, rounded up."""
    assert battles == begun(points=points, battle_most=most, factor=factor)["each_side"]
    with pytest.raises(CampaignError) as caught:
        begun(points=points, battle_most=most, factor=1.6)
    assert ["fallout.campaign.battles"] == reasons(caught)


@pins("fallout.campaign.battle_points")
def test_a_battle_has_a_least_and_a_most():
    """fallout.campaign.battle_points: fewer points forfeit that battle, more are refused."""
    value = begun()
    assert ["fallout.campaign.battle_points"] == refused(value, 0, {"do": "field", "units": ["1-3"]})[-1:]
    assert "fallout.army.points_cap" in refused(
        value, 0, {"do": "field", "units": ["1-1", "1-2", "1-3", "1-4"]}
    )
    lost = order(value, 0, {"do": "forfeit"})
    assert (1, 1) == (lost["sides"][0]["lost"], lost["sides"][1]["won"])
    assert 2 == plan(Campaign(lost)).number


@pins("fallout.campaign.limits.en", "fallout.campaign.limits.it")
def test_tournament_limits_scale_in_english_only():
    """fallout.campaign.limits.en: heroes up to a quarter, a vehicle for 200 points; .it: as they are."""
    english, italian = campaign_terms(load("en", "in"), 300.0), campaign_terms(load("it", "in"), 300.0)
    assert (75.0, 2) == (english.hero_cap, english.vehicle_cap)
    assert (50.0, 1) == (italian.hero_cap, italian.vehicle_cap)
    assert (0.75, True) == (english.faction_share, english.tournament)
    value = begun(battle_most=150, battle_least=20)
    units = ["1-2", "1-3", "1-4"]
    assert "fallout.army.tournament.heroes.en" in refused(value, 0, {"do": "field", "units": units})


@pins("fallout.campaign.light")
def test_a_battle_is_an_ordinary_set_up_with_light_by_chance():
    """fallout.campaign.light: the light is rolled; everything else is a set-up like any other."""
    setup = campaign.setup_for(fielded(begun()))
    assert "random" == setup.options["light"]
    state = start_state(setup)
    assert ("random", 10, 1) == (state.light, state.units[0].started, state.units[2].started)


def ended(value, winner, change):
    """The battle as it was at its end, changed by hand."""
    state = start_state(campaign.setup_for(value)).dump()
    change(state["units"])
    return campaign.report(value, state, {"winner": winner, "points": [1.0, 0.0]})


@pins("fallout.campaign.dead", "fallout.campaign.record", "fallout.advance.xp_win", "fallout.advance.xp_dead")
def test_the_dead_are_lost_and_the_victory_is_written_down():
    """fallout.campaign.dead, fallout.campaign.record; a surviving hero of the winner gets 2, of the loser nothing."""

    def losses(units):
        for n in (2, 3, 4):
            units["A1"]["figures"][f"A1-{n}"]["alive"] = False
        units["B3"]["figures"]["B3-1"]["alive"] = False
        units["B1"]["figures"]["B1-1"]["alive"] = False

    value = ended(fielded(begun()), "A", losses)
    mine, theirs = pool_of(value, 0), pool_of(value, 1)
    assert [{"count": 6, "weapon": "smg"}] == mine[0]["figures"]
    assert (2, 2) == (mine[2]["xp"], mine[2]["level"])
    assert ["2-1", "2-2", "2-4", "2-5"] == [unit["id"] for unit in theirs]
    assert "" == theirs[0]["leader"]
    assert (1, 0, 1) == (value["sides"][0]["won"], value["sides"][0]["lost"], value["sides"][1]["lost"])
    assert 0 == standings(Campaign(value))[0]["side"]
    assert json.loads(json.dumps(value)) == value


@pins("fallout.campaign.retreated", "fallout.advance.xp_draw")
def test_whoever_retreated_misses_one_battle():
    """fallout.campaign.retreated: not the next one, but the one after; fallout.advance.xp_draw: a retreat gives 1."""

    def run(units):
        units["B3"]["figures"]["B3-1"]["left"] = True

    value = ended(fielded(begun()), "A", run)
    assert 1 == pool_of(value, 1)[2]["xp"]
    assert "2-3" not in open_to(value, 1)
    assert "fallout.campaign.retreated" in refused(value, 1, {"do": "field", "units": ["2-1", "2-3"]})
    again = order(
        order(value, 0, {"do": "field", "units": ["1-1", "1-2"]}), 1, {"do": "field", "units": ["2-1", "2-2"]}
    )
    again = ended(again, None, lambda units: None)
    assert "2-3" in open_to(again, 1)


@pins("fallout.campaign.track_damage")
def test_wounds_of_heroes_and_damage_of_vehicles_stay():
    """fallout.campaign.track_damage: heroes and vehicles only."""
    catalogue = load("it", "in")
    outcome = Outcome(number=1, won=False, drawn=False, retreat_counts=True)
    knight = {"id": "1-1", "take": "knight_hero", "level": 1, "xp": 0, "skills": {"doctor": 5}}
    dumped = {"figures": {"A1-1": {"alive": True, "hp": 1, "items": [], "grenades": 0}}}
    assert 1 == out_of(catalogue, knight, dumped, outcome)["hp"]
    car = {"id": "1-2", "take": "humvee"}
    hit = {"vehicle": {"damage": 5}, "gone": False, "left_by": ""}
    assert 5 == out_of(catalogue, car, hit, outcome)["damage"]
    assert out_of(catalogue, car, {**hit, "gone": True}, outcome) is None
    squad = {"id": "1-3", "take": "paladin", "leader": "paladin_sl", "figures": [{"count": 2}]}
    three = {"figures": {f"A3-{n}": {"alive": True, "hp": 1, "items": [], "grenades": 0} for n in (1, 2, 3)}}
    assert "hp" not in out_of(catalogue, squad, three, outcome)


@pins("fallout.campaign.heal.en", "fallout.campaign.heal.it", "fallout.skill.doctor.campaign")
def test_resting_heals():
    """fallout.campaign.heal.en: 2 and the level of a Doctor who rests there; fallout.campaign.heal.it: 2."""
    wounded = {"take": "super_mutant_hero", "level": 10, "hp": 1, "skills": {"sneak": 5}}
    doctor = {"take": "squire_hero", "level": 1, "skills": {"doctor": 6}}
    assert [3] == healed("en", wounded)
    assert [9, 1] == healed("en", wounded, doctor)
    assert [3, 1] == healed("it", wounded, doctor)
    assert [12] == healed("en", {**wounded, "hp": 11})


@pins("fallout.campaign.record")
def test_several_sides_meet_everybody_in_turn():
    """fallout.campaign.record: a round robin in which every side has its number of battles."""
    value = begun(sides=[{"army": pool()} for _ in range(4)])
    met = [tuple(pair) for pair in value["schedule"]]
    assert {(a, b) for a in range(4) for b in range(a + 1, 4)} == set(met)
    for side in range(4):
        assert value["each_side"] <= sum(1 for pair in met if side in pair)


@pins("fallout.advance.heroes_only", "fallout.advance.xp_win", "fallout.advance.xp_draw", "fallout.advance.xp_dead",
      "fallout.advance.xp_extra")  # fmt: skip
def test_awards():
    """fallout.advance.*: won 2, drawn or retreated 1, stayed and lost 0, dead nothing; the best counts, extras add."""
    assert 2 == award(won=True, drawn=False, retreated=True, alive=True)
    assert 1 == award(won=False, drawn=True, retreated=True, alive=True)
    assert 1 == award(won=False, drawn=False, retreated=True, alive=True)
    assert 0 == award(won=False, drawn=False, retreated=False, alive=True)
    assert 0 == award(won=True, drawn=False, retreated=False, alive=False, extra=3)
    assert 5 == award(won=True, drawn=False, retreated=False, alive=True, extra=3)
    assert ["fallout.advance.heroes_only"] == refused(
        begun(), 0, {"do": "learn", "unit": "1-1", "skill": "sneak"}
    )


@pins("fallout.advance.table", "fallout.advance.max")
def test_levels_by_experience():
    """fallout.advance.table: 2 for level 2, 240 for level 16; fallout.advance.max: no further."""
    assert [1, 2, 2, 3, 15, 16, 16] == [level_of(xp) for xp in (1, 2, 5, 6, 239, 240, 9999)]
    assert 16 == HIGHEST_LEVEL


@pins("fallout.advance.hp", "fallout.advance.skill_point", "fallout.race.no_advance")
def test_a_new_level_gives_a_hit_point_and_a_skill_point():
    """fallout.advance.hp, fallout.advance.skill_point: one of each; fallout.race.no_advance: no statistic grows."""
    catalogue = load("en", "in")
    hero = {"id": "1-1", "take": "squire_hero", "level": 1, "xp": 1, "skills": {"doctor": 5}}
    dumped = {"figures": {"A1-1": {"alive": True, "hp": 1, "items": [], "grenades": 0}}}
    grown = out_of(catalogue, hero, dumped, Outcome(number=1, won=True, drawn=False, retreat_counts=True))
    assert (3, 2, 2) == (grown["xp"], grown["level"], grown["hp"])
    assert 1 == points_left(catalogue.units["squire_hero"], 2, {"doctor": 5})
    assert {"id", "take", "level", "xp", "skills", "hp", "grenades", "items"} == set(grown)


@pins("fallout.advance.improve", "fallout.advance.new_skill")
def test_skill_points_are_spent():
    """fallout.advance.improve: one point, one level; fallout.advance.new_skill: two points, a new skill at 5."""
    squire = load("en", "in").units["squire_hero"]
    doctor = {"doctor": 5}
    both = {"doctor": 5, "traps": 5}
    assert [] == why_not_learn(squire, 2, doctor, "doctor")
    assert {"doctor": 6} == with_step(doctor, "doctor")
    assert ["fallout.advance.new_skill"] == [
        reason.why for reason in why_not_learn(squire, 2, doctor, "traps")
    ]
    assert [] == why_not_learn(squire, 3, doctor, "traps")
    assert both == with_step(doctor, "traps")
    assert ["fallout.advance.improve"] == [reason.why for reason in why_not_learn(squire, 3, both, "traps")]
    value = begun()
    value["sides"][0]["pool"][2]["level"] = 2
    learned = order(value, 0, {"do": "learn", "unit": "1-3", "skill": "doctor"})
    assert 6 == pool_of(learned, 0)[2]["skills"]["doctor"]


def test_squads_that_shrank_join_and_find_new_leaders():
    """fallout.army.squad_size.en: a squad too small to field joins another; a hero takes over a leaderless one."""
    value = begun()
    value["sides"][0]["pool"][1]["leader"] = ""
    merged = order(value, 0, {"do": "merge", "unit": "1-1", "with": "1-2"})
    assert [{"count": 9, "weapon": "smg"}, {"count": 5, "weapon": "pistol"}] == pool_of(merged, 0)[0][
        "figures"
    ]
    led = order(value, 0, {"do": "lead", "unit": "1-2", "hero": "1-3"})
    assert ("raider_hero", "rifle", {"piloting": 4, "doctor": 5}) == tuple(
        pool_of(led, 0)[1][key] for key in ("leader", "weapon", "skills")
    )
    assert ["fallout.army.squad_homogeneous"] == refused(
        value, 0, {"do": "merge", "unit": "1-1", "with": "1-4"}
    )


# ------------------------------------------------------------ the map


@pins("fallout.campaign.map.size.en")
def test_a_map_has_6_to_10_locations_a_side():
    """fallout.campaign.map.size.en: and every location can be reached."""
    value = begun(map=True, each=6)
    assert 12 == len(value["map"]["locations"])
    seen, edge = {"l1"}, ["l1"]
    while edge:
        for other in neighbours(Atlas(value["map"]), edge.pop()):
            if other not in seen:
                seen.add(other)
                edge.append(other)
    assert set(value["map"]["locations"]) == seen
    for each in (5, 11):
        with pytest.raises(CampaignError) as caught:
            begun(map=True, each=each)
        assert ["fallout.campaign.map.size.en"] == reasons(caught)


@pins("fallout.campaign.map.start.en")
def test_sides_pick_starting_locations_in_turn():
    """fallout.campaign.map.start.en: two or three each, alternately; troops start there."""
    value = order(begun(map=True), 0, {"do": "pick", "place": "l1"})
    assert ["fallout.campaign.map.start.en"] == refused(value, 0, {"do": "pick", "place": "l2"})
    assert ["fallout.campaign.map.start.en"] == refused(value, 1, {"do": "pick", "place": "l1"})
    assert ["fallout.campaign.map.start.en"] == refused(
        value, 0, {"do": "station", "unit": "1-1", "place": "l1"}
    )
    for side, place in ((1, "l2"), (0, "l5"), (1, "l6")):
        value = order(value, side, {"do": "pick", "place": place})
    value = order(value, 0, {"do": "station", "unit": "1-1", "place": "l1"})
    assert "l1" == pool_of(value, 0)[0]["at"]
    assert ["fallout.campaign.map.start.en"] == refused(
        value, 0, {"do": "station", "unit": "1-2", "place": "l2"}
    )
    with pytest.raises(CampaignError):
        begun(map=True, picks=4)


@pins("fallout.campaign.map.move.en")
def test_troops_move_one_step_and_fight_where_they_meet():
    """fallout.campaign.map.move.en: to a neighbouring location, once between battles."""
    value = begun(map=True)
    for side, place in ((0, "l1"), (1, "l2"), (0, "l5"), (1, "l6")):
        value = order(value, side, {"do": "pick", "place": place})
    value = order(value, 0, {"do": "station", "unit": "1-1", "place": "l1"})
    value = order(value, 1, {"do": "station", "unit": "2-1", "place": "l2"})
    assert ("", []) == (meeting(Campaign(value)), open_to(value, 0))
    assert ["fallout.campaign.map.move.en"] == refused(value, 0, {"do": "move", "unit": "1-1", "place": "l3"})
    value = order(value, 0, {"do": "move", "unit": "1-1", "place": "l2"})
    assert ("l2", ["1-1"]) == (meeting(Campaign(value)), open_to(value, 0))
    assert ["fallout.campaign.map.move.en"] == refused(value, 0, {"do": "move", "unit": "1-1", "place": "l1"})
    value = order(value, 0, {"do": "wait"})
    assert ["fallout.campaign.map.move.en"] == refused(value, 0, {"do": "move", "unit": "1-1", "place": "l1"})
    value = order(value, 1, {"do": "wait"})
    assert "l1" == pool_of(order(value, 0, {"do": "move", "unit": "1-1", "place": "l1"}), 0)[0]["at"]


@pins("fallout.campaign.map.none.it")
def test_the_italian_edition_has_no_map():
    """fallout.campaign.map.none.it: neither at the start nor later."""
    with pytest.raises(CampaignError) as caught:
        begun(edition="it", map=True)
    assert ["fallout.campaign.map.none.it"] == reasons(caught)
    value = begun(edition="it")
    assert ["fallout.campaign.map.none.it"] == refused(value, 0, {"do": "pick", "place": "l1"})


def test_orders_do_not_change_the_value_they_are_given():
    """A campaign is a value: what happens makes a new one."""
    value = begun()
    before = deepcopy(value)
    order(value, 0, {"do": "forfeit"})
    fielded(value)
    assert before == value
    with pytest.raises(SetupError):
        begun(edition="de")
