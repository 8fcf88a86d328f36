"""The figures in `data/*.toml` are those of the rules' own texts, and every word in them means something."""

import re

import pytest

from sandtable.core.ledger import rules_of
from sandtable.core.pins import pins
from sandtable.systems.fallout.army.muster import surcharge
from sandtable.systems.fallout.book import tables as book
from sandtable.systems.fallout.book.catalogue import limits_of, load
from sandtable.systems.fallout.book.profiles import AREA, BURST, MELEE, SINGLE, THROWN
from sandtable.systems.fallout.show.sheets import damage_text

RULES = {rule.id: rule.en for rule in rules_of("sandtable.systems.fallout")}
ATTACK = "mode stat dice reach reach_cm range_short range_max range_short_cm range_max_cm save damage targets poison "
KEYS = {
    ("factions", "faction"): "id name_en name_it source",
    ("units", "unit"): (
        "id name_en name_it faction rank race s p e c i a l hp ac pts_en pts_it pts_house hp_it ac_it weapons skills "
        "skills_it immune_radiation flies specials attack source"
    ),
    (
        "weapons",
        "weapon",
    ): "id name_en name_it pts restricted rule mode consumed buyable optional mounted_on source",
    ("templates", "template"): (
        "id name_en name_it near_width far_width length near_width_cm far_width_cm length_cm house source"
    ),
    ("blasts", "blast"): (
        "id scatter scatter_minus scatter_min radius radius_cm weapon_table_radius weapon_table_radius_cm save damage "
        "los_required_en los_required_it pts_house source"
    ),
    ("items", "item"): (
        "id name_en name_it pts rules skill skill_bonus heal_extra out_on doses clouds clouds_on_1 requires_in reach "
        "reach_cm knockdown_robots_radius knockdown_robots_radius_cm vehicle_heal robot_heal_total robot_heal_total_it "
        "faction_only grants heal source"
    ),
    ("vehicles", "vehicle"): (
        "id name_en name_it move_normal move_fast move_normal_cm move_fast_cm turn_normal turn_fast passengers dt "
        "hp_disabled hp_destroyed pts pts_raiders house_length house_width max_firing_passengers special_only weapon "
        "source"
    ),
    ("skills", "skill"): "id name_en name_it base_level rules source",
    ("terrain", "terrain"): (
        "id name_en name_it colour_en colour_it foot_cost foot_must_start_adjacent vehicles blocks_move blocks_los "
        "cover max_width max_width_cm rules source"
    ),
    ("light", "light"): (
        "id name_en name_it die_modifier range_multiplier exempt range_exempt roll_min roll_max changes_on changes_to "
        "rules source"
    ),
    ("boxes", "box"): "number contents item quantity source",
    ("premoves", "premove"): "roll_min roll_max moves source",
    ("reinforcements", "reinforcement"): "roll_min roll_max location source",
    (
        "advancement",
        "advancement",
    ): "level xp surcharge single_battle hp_gained_total skill_points_total source",
    ("races", "race"): "id name_en name_it min average max source",
    ("abilities", "ability"): (
        "rule edition poison_bonus hardy night_sight no_light metal free_rough no_shallow charge_factor avenged "
        "avenges link link_cm never_links morale_immune beastlord elder fights_own_kind pack knockdown self_knockdown "
        "no_damage source"
    ),
    ("armies", "army"): "id faction spends units source",
}


@pytest.mark.parametrize(("file", "table"), KEYS)
def test_data_has_no_unknown_keys_and_says_where_it_comes_from(file, table):
    """Every entry carries a source, and nothing that no code reads or no reader wants."""
    for row in book.rows(file, table):
        assert set() == set(row) - set(KEYS[file, table].split())
        assert re.match(r"book [0-9A-DS.]+|house", row["source"])


@pytest.mark.parametrize(("file", "table"), KEYS)
def test_data_names_only_rules_of_the_ledger(file, table):
    """A rule named by an entry exists."""
    for row in book.rows(file, table):
        named = [row["rule"]] if "rule" in row else []
        named += row.get("rules", []) + row.get("specials", [])
        assert [] == [rule for rule in named if rule not in RULES]


def test_every_length_has_its_centimetres():
    """fallout.measure.unit.it: 2.5 cm for every inch, printed beside it."""
    for file, table in KEYS:
        for row in book.rows(file, table):
            for part in [row, *row.get("attack", []), *(row.get("mode", []) if table == "weapon" else [])]:
                for key, value in part.items():
                    if key.endswith("_cm"):
                        assert value == part[key.removesuffix("_cm")] * 2.5


SIGNED = r"([+-]?\d+)"


@pins(
    "fallout.weapon.unarmed", "fallout.weapon.knife", "fallout.weapon.spear", "fallout.weapon.club",
    "fallout.weapon.pistol", "fallout.weapon.smg", "fallout.weapon.rifle", "fallout.weapon.heavy",
    "fallout.weapon.minigun", "fallout.weapon.rpg", "fallout.weapon.grenade", "fallout.weapon.tank_cannon",
)  # fmt: skip
@pytest.mark.parametrize(
    "row", [r for r in book.rows("weapons", "weapon") if not r.get("optional")], ids=lambda r: r["id"]
)
def test_weapon_rows_are_the_printed_ones(row):
    """fallout.weapon.*: points, ranges, saves and damage as the rule's own text has them."""
    text = RULES[row["rule"]]
    weapon = load("en", "in").weapons[row["id"]]
    points = re.search(r"(\d+) points?", text)
    if points:
        assert float(points[1]) == weapon.points
    modes = {mode.mode: mode for mode in weapon.modes}
    ranges = re.search(r"(\d+)/(\d+) inches", text)
    if ranges:
        ranged = modes.get(SINGLE) or modes[THROWN]
        assert (float(ranges[1]), float(ranges[2])) == (ranged.short, ranged.reach)
    pairs = re.findall(rf"save {SIGNED}(?:/{SIGNED})?,? damage (1d10(?:-\d+)?|\d+)", text)
    burst = re.search(rf"burst(?: only,)? save {SIGNED}, damage (\d+)", text)
    if burst:
        assert (int(burst[1]), burst[2]) == (modes[BURST].save_short, damage_text(modes[BURST].damage))
        pairs = [pair for pair in pairs if BURST not in text[: text.index(pair[0])] or len(modes) == 1]
    if pairs and not (burst and len(modes) == 1):
        first = modes.get(MELEE) or modes.get(SINGLE) or modes[AREA]
        short, long, damage = pairs[0]
        assert (int(short), damage) == (first.save_short, damage_text(first.damage))
        if long:
            assert int(long) == first.save_long


@pins("fallout.burst.templates", "fallout.burst.heavy_template.en", "fallout.burst.heavy_template.it")
def test_templates_are_those_of_the_rule():
    """fallout.burst.templates: length and width in inches; the Heavy has its own in Italian."""
    sizes = {"SMG": "smg", "Rifle": "rifle", "Heavy": "heavy", "Minigun": "minigun"}
    templates = load("en", "in").templates
    for name, length, far in re.findall(
        r"(SMG|Rifle|Heavy|Minigun) (\d+)(?: long)? and (\d+)", RULES["fallout.burst.templates"]
    ):
        assert (float(length), float(far)) == (templates[sizes[name]].length, templates[sizes[name]].far)
    assert "rifle" == load("en", "in").weapons["heavy"].modes[1].template
    assert "heavy" == load("it", "in").weapons["heavy"].modes[1].template


@pins(
    "fallout.ae.distance.grenade", "fallout.ae.distance.rpg", "fallout.ae.distance.cannon", "fallout.ae.radius.grenade",
    "fallout.ae.radius.rpg", "fallout.ae.radius.cannon", "fallout.mine.detonate.damage",
)  # fmt: skip
def test_blasts_are_those_of_the_area_table():
    """fallout.ae.distance.*, fallout.ae.radius.*: how far a blast strays and how far it reaches."""
    for catalogue, inch in ((load("en", "in"), 1.0), (load("it", "cm"), 2.5)):
        for id, word in (("grenade", "grenade"), ("rpg", "rpg"), ("tank_cannon", "cannon")):
            blast = catalogue.blasts[id]
            minus = re.search(r"1d10-(\d+)", RULES["fallout.ae.distance." + word])
            radius = re.search(r"is (\d+) inches", RULES["fallout.ae.radius." + word])
            assert (int(minus[1]), float(radius[1]) * inch) == (blast.scatter_minus, blast.radius)
        mine = catalogue.weapons["mine"].modes[0]
        assert (-2, "1d10-5") == (mine.save_short, damage_text(mine.damage))


@pins("fallout.unit.data", "fallout.unit.citizen.ac.en", "fallout.unit.citizen.ac.it", "fallout.unit.squire.cost.en",
      "fallout.unit.squire.cost.it", "fallout.unit.knight_hero.hp.en", "fallout.unit.knight_hero.hp.it")  # fmt: skip
def test_the_editions_differ_where_their_tables_do():
    """fallout.unit.data: the three figures in which the tables differ, and all others the same."""
    english, italian = load("en", "in").units, load("it", "in").units
    assert (0, 3) == (english["citizen"].ac, italian["citizen"].ac)
    assert (5.0, 6.0) == (english["squire"].points, italian["squire"].points)
    assert (2, 3) == (english["knight_hero"].hp, italian["knight_hero"].hp)
    for id, unit in english.items():
        other = italian[id]
        if id not in ("citizen", "squire", "knight_hero"):
            assert (unit.ac, unit.points, unit.hp) == (other.ac, other.points, other.hp)
        assert (unit.st, unit.pe, unit.en, unit.ch) == (other.st, other.pe, other.en, other.ch)


@pins("fallout.army.robot_points")
def test_robots_cost_what_the_house_says():
    """fallout.army.robot_points: the costs of the rule's own text."""
    names = (
        "Hover",
        "Security",
        "Scurry",
        "Tank Track",
        "Loadlifter",
        "Humanoid",
        "Pacification",
        "Behemoth",
    )
    units = load("en", "in").units
    for name in names:
        cost = re.search(rf"{name} (\d+)", RULES["fallout.army.robot_points"])
        assert float(cost[1]) == units[name.lower().replace(" ", "_") + "_robot"].points


@pins("fallout.vehicle.data", "fallout.vehicle.size")
def test_every_vehicle_has_a_row_of_its_own():
    """fallout.vehicle.data: seven vehicles; the Nuclear APC has one speed and no cost."""
    vehicles = load("en", "in").vehicles
    assert ["taxi", "scouter", "dune_buggy", "humvee", "apc", "nuclear_apc", "tank"] == list(vehicles)
    nuclear = vehicles["nuclear_apc"]
    assert (nuclear.normal, nuclear.turn_normal, 0.0) == (nuclear.fast, nuclear.turn_fast, nuclear.points)
    assert (12.0, 18.0) == (vehicles["dune_buggy"].normal, vehicles["dune_buggy"].fast)
    assert (5.0, 3.0) == (vehicles["apc"].length, vehicles["apc"].width)
    assert (12.5, 7.5) == (load("it", "cm").vehicles["apc"].length, load("it", "cm").vehicles["apc"].width)


@pins("fallout.advance.table", "fallout.army.hero_level_cost")
def test_levels_ask_for_the_printed_experience():
    """fallout.advance.table: every total is level x (level - 1); outside campaigns a level costs twice that."""
    rows = {row["level"]: row for row in book.rows("advancement", "advancement")}
    assert list(range(2, 17)) == list(rows)
    for level, row in rows.items():
        assert (level * (level - 1), level - 1, level - 1) == (
            row["xp"],
            row["hp_gained_total"],
            row["skill_points_total"],
        )
        assert 2.0 * row["xp"] == surcharge(level)
    assert 0.0 == surcharge(1)


@pins("fallout.race.limits")
def test_races_have_their_limits():
    """fallout.race.limits: a least and a most for every statistic; printed profiles may lie outside."""
    least, most = limits_of("deathclaw")
    assert (4, 12) == (least[1], most[1])
    assert 3 == load("en", "in").units["baby_deathclaw"].pe
    assert limits_of("toaster") is None
    for row in book.rows("races", "race"):
        for low, usual, high in zip(row["min"], row["average"], row["max"], strict=True):
            assert low <= usual <= high


@pins("fallout.skill.list")
def test_there_are_eight_skills():
    """fallout.skill.list: by name, each learned at 5."""
    skills = book.rows("skills", "skill")
    assert ["sneak", "lockpick", "steal", "repair", "science", "doctor", "piloting", "traps"] == [
        s["id"] for s in skills
    ]
    assert {5} == {skill["base_level"] for skill in skills}


@pins("fallout.s3.contents", "fallout.s4.reinforce", "fallout.s3.premove", "fallout.light.random")
def test_charts_that_are_rolled_on_have_no_gap():
    """Every face of the dice falls into exactly one row."""
    for file, table, low, high in (
        ("premoves", "premove", 1, 10), ("reinforcements", "reinforcement", 1, 10), ("light", "light", 2, 20),
    ):  # fmt: skip
        faces = [f for row in book.rows(file, table) for f in range(row["roll_min"], row["roll_max"] + 1)]
        assert list(range(low, high + 1)) == sorted(faces)
    assert [1, 2, 3, 4, 5, 6] == [row["number"] for row in book.rows("boxes", "box")]
