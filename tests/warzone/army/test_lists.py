"""Army lists: what may be written, what it costs, and every reason against it."""

import pytest

from sandtable.core.pins import pins
from sandtable.core.setup import SetupError
from sandtable.systems.warzone import WarzoneSystem
from sandtable.systems.warzone.army.lists import read_army
from sandtable.systems.warzone.army.rosters import random_army, spends_of, standing_army
from sandtable.systems.warzone.book.catalogue import load

FACTIONS = load().factions
WARZONE = WarzoneSystem()


def refusals(*units, **changes):
    army = {"faction": "capitol", "units": list(units), **changes}
    return [(reason.why, reason.message.id, reason.message.values) for reason in read_army(army).reasons]


def test_all_that_is_wrong_is_named_at_once_each_with_its_place():
    """A list with four mistakes gets four reasons; those about a unit say which."""
    found = refusals("warlord_tech", {"take": "cap_ligt"}, {"take": "cap_heavy", "size": 20, "coat": "red"})

    assert [
        ("warzone-army-did-you-mean", 1),
        ("warzone-army-unknown", 2),
        ("warzone-army-number", 2),
        ("warzone-army-chart", None),
    ] == [(message, values.get("at")) for _, message, values in found]
    assert "cap_light" == found[0][2]["close"]


@pins("warzone.army.chart")
def test_a_list_keeps_to_one_faction():
    """Units of another faction are refused by name."""
    found = refusals("warlord_tech", "cap_light", "bau_hussar", "bau_hussar")

    assert {"warzone-army-mixed"} == {message for _, message, values in found if "at" in values}


@pins("warzone.army.points")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("points", [300, 500, 1000, 1500])
def test_house_armies_are_legal_and_near_their_points(faction, points):
    """warzone.army.points: every faction has an army for every usual size, of what its armies are matched by."""
    army = read_army(standing_army(faction, points))

    assert [] == army.reasons
    granted = points * spends_of(faction) / 100
    assert 0.93 * granted <= army.points() <= points
    if points >= 1000:  # what every army must have fits into its share, and nothing goes beyond that
        assert army.points() <= granted


@pytest.mark.parametrize("seed", range(40))
def test_random_armies_are_legal_and_the_same_for_the_same_seed(seed):
    """A drawn army keeps every rule and its points."""
    points = 400 + 100 * (seed % 7)
    army = random_army(points, seed, "")
    read = read_army(army)

    assert [] == read.reasons
    assert 0.8 * points <= read.points() <= points
    assert army == random_army(points, seed, "")


def test_no_army_of_few_points():
    """The refusal says what the least army is."""
    with pytest.raises(SetupError, match="no army of 100 points"):
        random_army(100, 1, "capitol")


@pins("warzone.army.hero.stat_cost", "warzone.army.hero.weapon_cost", "warzone.army.hero.type_cost")
@pytest.mark.parametrize(
    ("changes", "price"),
    [
        ({}, 75),
        ({"m": 7}, 80),
        ({"cc": 14}, 70),
        ({"w": 4}, 90),
        ({"w": 2}, 60),
        ({"ranged_r": 14}, 85),
        ({"close_st": 3}, 80),
        ({"close_roa": 4}, 85),
        ({"ranged_rof": 2}, 85),
        ({"close_avv": 3}, 90),
        ({"ranged_type": "Plasma"}, 80),
    ],
)
def test_a_hero_pays_for_his_changes(changes, price):
    """warzone.army.hero: 5 a step, 15 a Wound or AVV, 10 a RoF or RoA, 5 for Plasma."""
    army = read_army({"faction": "capitol", "units": [{"take": "warlord_close", **changes}]})

    assert price == army.points()


def test_a_necromutant_leads_the_dead_for_his_own_points():
    """Skill necro_drover: one model more, who commands."""
    army = read_army(
        {"faction": "dark_legion", "units": [{"take": "dl_legionnaire", "size": 10, "drover": True}]}
    )

    assert (10 * 9 + 19, 11) == (army.points(), army.models())


def test_the_sheet_reckons_what_can_be_read():
    """An illegal list still has a sheet; what cannot be read has none."""
    sheet = WARZONE.army_sheet({"faction": "capitol", "units": ["cap_light", "nonsense"]})

    assert (1, 70) == (len(sheet["units"]), sheet["points"])
    assert {} == WARZONE.army_sheet({"units": "none"})
    assert {} == WARZONE.army_sheet(None)


def test_the_sheet_shows_house_figures_as_such():
    """Rows of the house say so, and which of their figures are public."""
    sheet = WARZONE.army_sheet("dark_legion")
    notes = {unit["id"]: unit["note"]["id"] for unit in sheet["units"]}

    assert "warzone-source-house-some" == notes["dl_legionnaire"]
    assert "warzone-source-house" == notes["dl_necromutant"]


def test_the_builder_offers_only_what_lists_may_hold():
    """Every entry's template is a unit that can be read, and every choice is a key of it."""
    builder = WARZONE.builder("")
    keys = {"size", "special", "doctrines", "powers", "drover", *load().steps, "ranged_type", "close_type"}
    for entry in builder["entries"]:
        faction = entry["faction"] or "capitol"
        army = read_army({"faction": faction, "units": [entry["unit"]]})
        assert [] == [reason for reason in army.reasons if "at" in reason.message.values], entry["id"]
        assert {choice["id"] for choice in entry["choices"]} <= keys
    assert len(load().units) == len(builder["entries"])


def test_the_defaults_of_a_hero_cost_nothing():
    """Writing out what he has already leaves him at his price."""
    for entry in WARZONE.builder("")["entries"]:
        if entry["kind"] in ("warlord", "lord") and entry["faction"] == "":
            unit = dict(entry["unit"])
            unit.update(
                {choice["id"]: choice["default"] for choice in entry["choices"] if "default" in choice}
            )
            assert entry["points"] == read_army({"faction": "capitol", "units": [unit]}).points()
