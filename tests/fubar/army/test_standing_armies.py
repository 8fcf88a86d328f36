"""The standing armies of the house rosters: what they spend, and what they are made of."""

import pytest

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.pins import pins
from sandtable.systems.fubar.army.rosters import house_units, random_army, roster_ids, standing_army


def cost(army):
    return sum(house_units()[id]["points"] for id in army)


def is_driven(id):
    return house_units()[id].get("type") == "vehicle"


@pytest.mark.parametrize("points", [150, 200, 250, 300, 400])
@pytest.mark.parametrize("roster", roster_ids())
@pins("fubar.army.points")
def test_a_standing_army_keeps_to_its_points_and_never_rides_alone(roster, points):
    """fubar.army.points: no more than agreed, and somebody on foot to hold ground."""
    for vehicles in (0, 1, 2):
        army = standing_army(roster, points, vehicles)
        driven = sum(is_driven(id) for id in army)
        if army:
            assert cost(army) <= points
            assert vehicles <= driven < len(army)


@pytest.mark.parametrize("layout", range(12))
@pins("fubar.army.points")
def test_an_army_drawn_by_lot_brings_no_more_points_than_agreed(layout):
    """fubar.army.points: what is left after every unit drawn decides what may still be drawn."""
    for roster in roster_ids():
        army = random_army(roster, 200, 1, SeededDice(key_of(layout, [roster])))
        driven = sum(is_driven(id) for id in army)

        assert cost(army) <= 200
        assert 3 <= len(army) <= 10
        assert 1 <= driven < len(army)


STANDING = [
    ("accord", 150, 0, "1xaccord_rifles 1xaccord_support 1xaccord_apc"),
    ("accord", 200, 0, "1xaccord_rifles 1xaccord_support 1xaccord_recon 1xaccord_apc"),
    ("accord", 250, 1, "1xaccord_rifles 1xaccord_support 2xaccord_recon 1xaccord_apc"),
    ("accord", 300, 2, "2xaccord_rifles 2xaccord_support 2xaccord_apc"),
    ("accord", 400, 0, "2xaccord_rifles 2xaccord_support 1xaccord_recon 1xaccord_apc 1xaccord_tank"),
    ("redgully", 150, 0, "1xred_fighters 1xred_cadre 1xred_mortar 1xred_technical 1xred_truck"),
    ("redgully", 200, 0, "1xred_fighters 2xred_cadre 1xred_mortar 1xred_technical 1xred_truck"),
    ("redgully", 250, 1, "2xred_fighters 2xred_cadre 1xred_mortar 1xred_technical 1xred_truck"),
    ("redgully", 300, 2, "3xred_fighters 2xred_cadre 1xred_mortar 1xred_technical 1xred_truck"),
    ("redgully", 400, 0, "4xred_fighters 3xred_cadre 1xred_mortar 1xred_technical 1xred_truck"),
    ("aegis", 150, 0, ""),
    ("aegis", 200, 0, "2xaegis_sniper 1xaegis_sled"),
    ("aegis", 250, 1, "1xaegis_line 1xaegis_breach 1xaegis_sled"),
    ("aegis", 300, 2, "1xaegis_line 1xaegis_sniper 2xaegis_sled"),
    ("aegis", 400, 0, "1xaegis_line 2xaegis_breach 1xaegis_sniper 1xaegis_sled"),
    ("dustfall", 150, 0, "2xdust_levy 1xdust_gun 1xdust_crawler"),
    ("dustfall", 200, 0, "1xdust_levy 2xdust_rangers 1xdust_gun 1xdust_crawler"),
    ("dustfall", 250, 1, "2xdust_levy 2xdust_rangers 1xdust_gun 1xdust_crawler"),
    ("dustfall", 300, 2, "2xdust_levy 2xdust_rangers 1xdust_gun 2xdust_crawler"),
    ("dustfall", 400, 0, "2xdust_levy 4xdust_rangers 2xdust_gun 2xdust_crawler"),
    ("harbour", 150, 0, "1xharb_entry 2xharb_marks"),
    ("harbour", 200, 0, "1xharb_entry 1xharb_patrol 2xharb_marks"),
    ("harbour", 250, 1, "2xharb_entry 1xharb_patrol 1xharb_marks 1xharb_van"),
    ("harbour", 300, 2, "1xharb_entry 2xharb_patrol 2xharb_marks 2xharb_van"),
    ("harbour", 400, 0, "2xharb_entry 3xharb_patrol 2xharb_marks 1xharb_van"),
]
"""What each faction fields: points spent count most, then one of everything, then those on foot.

More than two of a kind, vehicles beyond half of those on foot and units beyond the seventh count against."""


@pytest.mark.parametrize(("roster", "points", "vehicles", "army"), STANDING)
@pins("fubar.army.points")
def test_the_standing_army_of_a_faction_is_the_one_a_player_knows(roster, points, vehicles, army):
    """The same question always has the same answer, game after game."""
    found = standing_army(roster, points, vehicles)

    assert army == " ".join(f"{found.count(id)}x{id}" for id in dict.fromkeys(found))
