"""Army lists: what may be written, what it costs, and every reason against it."""

import pytest

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.pins import pins
from sandtable.systems.fubar import FubarSystem
from sandtable.systems.fubar.army.lists import read_army
from sandtable.systems.fubar.army.rosters import random_army, roster_ids, standing_army
from sandtable.systems.fubar.book.catalogue import load

RIFLES = {
    "name": "Rifles",
    "training": "seasoned",
    "leader": "veteran",
    "armour": "light",
    "grenades": True,
    "figures": [{"count": 5, "weapons": ["assault_rifle"]}, {"count": 1, "weapons": ["machine_gun"]}],
}
TANK = {
    "name": "Tank",
    "training": "veteran",
    "vehicle_class": "heavy_tank",
    "crew": 4,
    "weapons": ["heavy_cannon", "hmg"],
}


def reasons(*units, limit=0, **changes):
    army = {"units": [{**unit, **changes} if isinstance(unit, dict) else unit for unit in units]}
    return [(reason.why, reason.message.id) for reason in read_army(load("in"), army, limit).reasons]


@pins("fubar.army.points")
def test_points_of_infantry_count_figures_weapons_grenades_and_leader():
    """fubar.army.points: training, armour, weapons and grenades per figure, 4 for the leader's level."""
    army = read_army(load("in"), {"units": [RIFLES]})

    assert 6 * (5 + 1 + 1) + 5 * 2 + 5 + 4 == army.points(load("in"))


@pins("fubar.army.points")
def test_points_of_a_vehicle_count_armour_weapons_and_crew():
    """fubar.army.points: the armour row, the weapons, one training cost for each of the crew."""
    army = read_army(load("in"), {"units": [TANK]})

    assert 60 + 16 + 8 + 4 * 8 == army.points(load("in"))


@pins("fubar.army.points")
def test_points_of_a_gun_are_paid_once_for_its_crew():
    """fubar.army.points: two gunners serve one heavy machine gun, which is paid once."""
    gunners = {
        "training": "recruit",
        "figures": [{"count": 2, "weapons": ["hmg"]}, {"count": 1, "weapons": ["rifle"]}],
    }

    assert 3 * 3 + 8 + 1 == read_army(load("in"), {"units": [gunners]}).points(load("in"))


@pins("fubar.army.points")
def test_points_beyond_the_limit_are_refused():
    """fubar.army.points: an army may cost as much as its side has, and not one more."""
    units = ["dust_levy", "dust_levy", "dust_levy"]

    assert [] == reasons(*units, limit=144)
    assert [("fubar.army.points", "fubar-army-points")] == reasons(*units, limit=143)


@pins("fubar.army.size")
@pytest.mark.parametrize(("n", "refused"), [(2, True), (3, False), (10, False), (11, True)])
def test_size_of_an_army_is_three_to_ten_units(n, refused):
    """fubar.army.size: a side has 3 to 10 units."""
    assert refused == (("fubar.army.size", "fubar-army-units") in reasons(*["red_truck"] * n))


@pins("fubar.army.size")
@pytest.mark.parametrize(("n", "refused"), [(2, True), (3, False), (12, False), (13, True)])
def test_size_of_a_unit_is_three_to_twelve_figures(n, refused):
    """fubar.army.size: infantry units have 3 to 12 figures."""
    unit = {"training": "recruit", "size": n, "weapons": ["rifle"]}

    assert refused == (("fubar.army.size", "fubar-army-figures") in reasons(unit))


@pins("fubar.army.leader")
@pytest.mark.parametrize(
    ("training", "leader", "refused"),
    [
        ("recruit", "seasoned", False),
        ("recruit", "veteran", False),
        ("recruit", "elite", True),
        ("seasoned", "seasoned", True),
        ("veteran", "seasoned", True),
    ],
)
def test_leader_stands_one_or_two_levels_above(training, leader, refused):
    """fubar.army.leader: one or two training levels above his unit."""
    found = reasons(RIFLES, training=training, leader=leader)

    assert refused == (("fubar.army.leader", "fubar-army-leader") in found)


@pins("fubar.weapon.cannon.mount")
@pytest.mark.parametrize(
    ("changes", "refused"),
    [
        ({"vehicle_class": "light_tank"}, False),
        ({"vehicle_class": "apc"}, True),
        ({"vehicle_class": "truck", "vehicle_armour": "heavy"}, True),
    ],
)
def test_cannons_go_on_tanks_only(changes, refused):
    """fubar.weapon.cannon.mount: only tanks and bunkers mount cannons."""
    found = reasons(TANK, **changes)

    assert refused == (("fubar.weapon.cannon.mount", "fubar-army-cannon") in found)


@pins("fubar.weapon.cannon.mount")
def test_cannons_are_not_for_infantry_but_the_light_anti_tank_gun_is():
    """fubar.weapon.cannon.mount: the light anti-tank gun is no cannon in this sense."""
    gun = {"training": "seasoned", "figures": [{"count": 4, "weapons": ["at_gun"]}]}
    cannon = {"training": "seasoned", "figures": [{"count": 4, "weapons": ["light_cannon"]}]}

    assert ("fubar.weapon.cannon.mount", "fubar-army-cannon") not in reasons(gun)
    assert ("fubar.weapon.cannon.mount", "fubar-army-cannon") in reasons(cannon)


@pins("fubar.weapon.hmg.crew")
def test_guns_of_infantry_need_whole_crews():
    """fubar.weapon.hmg.crew: two to a gun."""
    unit = {"training": "seasoned", "figures": [{"count": 3, "weapons": ["hmg"]}]}

    assert ("fubar.weapon.hmg.crew", "fubar-army-crew") in reasons(unit)


@pins("fubar.weapon.assault_rifle.launcher")
def test_launcher_is_part_of_an_assault_rifle():
    """fubar.weapon.assault_rifle.launcher: nobody carries the launcher without the rifle."""
    unit = {"training": "seasoned", "size": 3, "weapons": ["rifle", "rifle_launcher"]}

    launcher = ("fubar.weapon.assault_rifle.launcher", "fubar-army-launcher")

    assert [launcher] == reasons(unit, "accord_rifles", "accord_recon")


@pins("fubar.unit.profile")
def test_profile_words_that_the_book_does_not_know_are_refused_with_the_nearest():
    """fubar.unit.profile: training, weapons and armour are those of the book."""
    unit = {
        "name": "Rifles",
        "training": "seasoned",
        "size": 3,
        "weapons": ["machine_gum"],
        "armour": "light",
    }
    found = read_army(load("in"), {"units": [unit]}).reasons[0]

    assert ("fubar.unit.profile", "fubar-army-did-you-mean") == (found.why, found.message.id)
    assert ("weapon", "machine_gum", "machine_gun", "Rifles") == tuple(
        found.message.values[key] for key in ("what", "found", "close", "unit")
    )


@pins("fubar.unit.owner")
def test_owner_takes_his_units_from_one_faction():
    """fubar.unit.owner: the units of one side come from one supplement."""
    assert [("fubar.unit.owner", "fubar-army-mixed")] == reasons("accord_recon", "red_truck", "red_cadre")
    assert [] == reasons("red_fighters", "red_truck", "red_cadre")


@pytest.mark.parametrize("value", [None, 7, {"units": 3}, [], {"units": [7, None, {}]}, {"unit": []}])
def test_whatever_is_no_army_list_is_refused_and_nothing_breaks(value):
    """Army lists come from strangers."""
    assert [] != FubarSystem().check_army(value, "in")


@pytest.mark.parametrize("roster", roster_ids())
def test_standing_armies_are_legal_and_nearly_as_big_as_allowed(roster):
    """Every faction fields an army of 200 points."""
    army = {"units": standing_army(roster, 200)}
    read = read_army(load("in"), army, 200)

    assert [] == read.reasons
    assert read.points(load("in")) >= 180


def test_drawn_armies_are_legal_differ_and_come_back_from_the_same_seed():
    """An army drawn from the layout seed is legal; the same seed draws the same."""

    def drawn(seed):
        return random_army("redgully", 200, 0, SeededDice(key_of(seed, [])))

    armies = [drawn(seed) for seed in range(12)]

    assert armies == [drawn(seed) for seed in range(12)]
    assert len({tuple(army) for army in armies}) > 6
    assert [] == [reason for army in armies for reason in reasons(*army, limit=200)]


def test_sheet_reckons_an_army_out():
    """The sheet of an army has its units with points, and the sum."""
    sheet = FubarSystem().army_sheet("accord")

    assert 199 == sheet["points"] == sum(unit["points"] for unit in sheet["units"])
    assert [] == sheet["reasons"]
