"""The figures in `data/*.toml` are those of the rules' own texts, and every word in them means something."""

import re

import pytest

from sandtable.core.ledger import rules_of
from sandtable.core.pins import pins
from sandtable.systems.fubar.army.muster import cost
from sandtable.systems.fubar.army.rosters import house_units
from sandtable.systems.fubar.book import tables as book
from sandtable.systems.fubar.book.catalogue import COVER_LEVELS, load

RULES = {rule.id: rule.en for rule in rules_of("sandtable.systems.fubar")}
KEYS = {
    ("training", "training"): "id name_en name_it activation experience pin_max source rule pin_rule",
    ("actions", "action"): "id name_en name_it move_in move_cm fire cover note source rule",
    ("cover", "cover"): "id name_en name_it mod examples_en source rule",
    ("weapons", "weapon"): (
        "id name_en name_it class range_in range_cm fp harms_armoured ignores_cover crew_infantry source rule "
        "fp_close close_in close_cm close_rule note"
    ),
    ("armour", "armour"): "id name_en name_it save source rule",
    ("vehicles", "vehicle_armour"): "id name_en name_it save armoured medium_cover examples_en source rule",
    ("vehicles", "damage"): "id lo hi effect_en effect_it source rule",
    ("vehicles", "vehicle_class"): "id name_en name_it armour tank crew capacity hull_in hull_cm source",
    ("points", "points"): "table item cost source",
    ("lengths", "length"): "id in cm source rule",
    ("terrain", "terrain"): "id name_en name_it cover linear beside blocks drawing source",
    ("rosters", "roster"): "id name_en name_it style spends source",
    ("rosters", "roster_unit"): (
        "id roster name type training leader armour figures size grenades points source note vehicle_armour "
        "vehicle_class crew capacity weapons"
    ),
}


@pytest.mark.parametrize(("file", "table"), KEYS)
def test_data_has_no_unknown_keys_and_says_where_it_comes_from(file, table):
    """Every entry carries a source, and nothing that no code reads or no reader wants."""
    for row in book.rows(file, table):
        assert set() == set(row) - set(KEYS[file, table].split())
        assert row["source"] in ("seed", "house", "public")


@pytest.mark.parametrize(("file", "table"), KEYS)
def test_data_names_only_rules_of_the_ledger(file, table):
    """A rule named by an entry exists."""
    for row in book.rows(file, table):
        for key in ("rule", "pin_rule", "close_rule"):
            if key in row:
                assert row[key] in RULES


def numbers(text):
    return [int(found) for found in re.findall(r"\d+", text)]


@pins(
    "fubar.training.recruit", "fubar.training.seasoned", "fubar.training.veteran", "fubar.training.elite",
    "fubar.pin.cap.recruit", "fubar.pin.cap.seasoned", "fubar.pin.cap.veteran", "fubar.pin.cap.elite",
)  # fmt: skip
@pytest.mark.parametrize("level", ["recruit", "seasoned", "veteran", "elite"])
def test_training_rows_are_the_printed_ones(level):
    """fubar.training.*, fubar.pin.cap.*: activation, experience and the most that may be pinned."""
    training = load("in").trainings[level]

    assert numbers(RULES["fubar.training." + level]) == [training.activation, training.experience]
    assert numbers(RULES["fubar.pin.cap." + level]) == [training.pin_max]


@pins(
    "fubar.weapon.pistol", "fubar.weapon.rifle", "fubar.weapon.assault_rifle", "fubar.weapon.assault_rifle.launcher",
    "fubar.weapon.sniper", "fubar.weapon.smg", "fubar.weapon.machine_gun", "fubar.weapon.shotgun", "fubar.weapon.hmg",
    "fubar.weapon.flamethrower", "fubar.weapon.grenade", "fubar.weapon.rpg", "fubar.weapon.at_gun",
    "fubar.weapon.mortar", "fubar.weapon.light_cannon", "fubar.weapon.heavy_cannon",
)  # fmt: skip
@pytest.mark.parametrize("row", book.rows("weapons", "weapon"), ids=lambda row: row["id"])
def test_weapon_rows_are_the_printed_ones(row):
    """fubar.weapon.*: reach in inches and in centimetres, Fire Points."""
    inches, centimetres, fire_points = numbers(RULES[row["rule"]])[:3]
    id = row["id"]

    assert (inches, fire_points) == (load("in").weapons[id].reach, load("in").weapons[id].fire_points)
    assert (centimetres, fire_points) == (load("cm").weapons[id].reach, load("cm").weapons[id].fire_points)


@pins("fubar.weapon.assault_rifle.close")
def test_weapon_assault_rifle_has_two_fire_points_up_close():
    """fubar.weapon.assault_rifle.close: 2 FP at 12 inches / 30 cm or less."""
    fire_points, inches, centimetres = numbers(RULES["fubar.weapon.assault_rifle.close"])[:3]
    rifles = [load(unit).weapons["assault_rifle"] for unit in ("in", "cm")]

    assert [(inches, fire_points), (centimetres, fire_points)] == [
        (rifle.close_reach, rifle.close_fire_points) for rifle in rifles
    ]


@pins(
    "fubar.armour.light",
    "fubar.armour.medium",
    "fubar.armour.heavy",
    "fubar.armour.power",
    "fubar.armour.battle",
)
@pytest.mark.parametrize("armour", ["light", "medium", "heavy", "power", "battle"])
def test_armour_saves_are_the_printed_ones(armour):
    """fubar.armour.*: the number a save needs."""
    assert numbers(RULES["fubar.armour." + armour]) == [load("in").armour_saves[armour]]


@pins(
    "fubar.vehicle.armour.none", "fubar.vehicle.armour.light", "fubar.vehicle.armour.medium",
    "fubar.vehicle.armour.heavy", "fubar.vehicle.armour.ultra",
)  # fmt: skip
@pytest.mark.parametrize("row", ["none", "light", "medium", "heavy", "ultra"])
def test_vehicle_armour_rows_are_the_printed_ones(row):
    """fubar.vehicle.armour.*: the save, and only the first row is not armoured."""
    armour = load("in").vehicle_armours[row]

    assert numbers(RULES["fubar.vehicle.armour." + row]) == [armour.save]
    assert (row != "none") == armour.armoured


@pins("fubar.cover.light", "fubar.cover.medium", "fubar.cover.heavy")
@pytest.mark.parametrize("level", ["light", "medium", "heavy"])
def test_cover_adds_what_the_chart_says(level):
    """fubar.cover.*: what each level adds to the number needed."""
    assert numbers(RULES["fubar.cover." + level])[0] == load("in").cover_mods[COVER_LEVELS.index(level)]


@pins("fubar.cover.light", "fubar.cover.medium", "fubar.cover.heavy", "fubar.vehicle.wreck")
@pytest.mark.parametrize(
    ("kind", "level"),
    [
        ("wood", 1), ("undergrowth", 1), ("wooden_building", 1), ("scenery_car", 1), ("fence", 1), ("hedge", 1),
        ("hole", 1), ("wreck", 1), ("wall", 2), ("building", 2), ("ruin", 2), ("rubble", 2), ("trench", 2),
        ("bunker", 3), ("road", 0),
    ],
)  # fmt: skip
def test_terrain_gives_the_cover_of_its_kind(kind, level):
    """fubar.cover.*: undergrowth to holes light, stone and trenches medium, bunkers heavy."""
    assert level == load("in").terrain[kind].cover


@pins("fubar.los.blockers")
def test_terrain_that_stops_sight_is_every_area_of_cover_but_vehicles():
    """fubar.los.blockers: areas of cover stop sight; linear obstacles, vehicles and wrecks never do."""
    open_kinds = [kind.id for kind in load("in").terrain.values() if kind.sight == 0]

    assert ["scenery_car", "wreck", "fence", "hedge", "wall", "road"] == open_kinds


@pins("fubar.measure.units")
@pytest.mark.parametrize("row", [row for row in book.rows("lengths", "length") if row["source"] == "seed"])
def test_lengths_are_the_printed_pairs(row):
    """fubar.measure.units: both numbers stand in the rule's own text, and neither is a conversion."""
    text = RULES[row["rule"]]

    assert f"{row['in']} inches / {row['cm']} cm" in text


@pins("fubar.measure.house")
def test_lengths_of_the_house_are_two_and_a_half_centimetres_to_the_inch():
    """fubar.measure.house: where no pair is printed."""
    lengths = load("cm").lengths

    assert (2.5, 2.5, 1.25) == (lengths.inch, lengths.adjacent, lengths.base_radius)


@pins(
    "fubar.vehicle.damage.stun", "fubar.vehicle.damage.immobile", "fubar.vehicle.damage.weapon",
    "fubar.vehicle.damage.destroyed",
)  # fmt: skip
def test_damage_chart_covers_every_face():
    """fubar.vehicle.damage.*: 1-2, 3, 4-5, 6."""
    assert ["stun", "stun", "immobile", "weapon", "weapon", "destroyed"] == load("in").damage


@pins("fubar.army.points")
@pytest.mark.parametrize("id", house_units())
def test_roster_units_cost_what_they_say(id):
    """fubar.army.points: the printed points of a house unit are those of its parts."""
    from sandtable.systems.fubar.army.lists import read_army

    army = read_army(load("in"), {"units": [id]})

    assert [house_units()[id]["points"]] == [cost(load("in"), entry) for entry in army.entries]
