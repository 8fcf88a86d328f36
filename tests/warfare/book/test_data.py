"""The figures in `data/*.toml` are those of the rules' own texts, and every word in them means something."""

import re

import pytest

from sandtable.core.ledger import rules_of
from sandtable.core.pins import pins
from sandtable.systems.warfare.army.law import points_of
from sandtable.systems.warfare.book import tables as book
from sandtable.systems.warfare.book.catalogue import COMBAT_RESULTS, COUNTER_KINDS, TEST_RESULTS, catalogue
from sandtable.systems.warfare.book.maps import tiles
from sandtable.systems.warfare.book.profiles import HELICOPTER, INFANTRY, TRANSPORT, VEHICLE
from sandtable.systems.warfare.turn.actions import ACTIONS

RULES = {rule.id: rule.en for rule in rules_of("sandtable.systems.warfare")}
KEYS = {
    ("factions", "faction"): "id bloc en it cubes regular source",
    ("dice", "die"): (
        "id it rank faces combat_counts combat_value test_counts test_value source book_fields book_needs"
    ),
    ("tests", "test"): "id base cost outcomes source house_fields",
    ("actions", "action"): "id chapter type by cost shaken suppressed overspend rules source",
    ("terrain", "terrain"): (
        "id codes level blocks_same_level cost6 shift shift_inside shift_indirect helicopter_height amphibious en it "
        "source book_fields house_fields"
    ),
    ("units", "unit"): (
        "id faction en it kind light heavy sam defence actions abilities points source book_fields note"
    ),
    ("supports", "support"): (
        "id faction kind en it light heavy value defence small large points source book_fields"
    ),
    ("counters", "counter"): "id faces en it blocks_move blocks_los die source book_fields",
    ("tiles", "tile"): "id en it rows forts source",
    ("generator", "size"): "id points grid source",
    ("generator", "mission"): "id roll side attacker turns en it source",
    ("solo", "activation"): "roll start source",
    ("solo", "priority"): "order id en it source",
}
UNITS = book.rows("units", "unit")


@pytest.mark.parametrize(("file", "table"), KEYS)
def test_data_has_no_unknown_keys_and_says_where_it_comes_from(file, table):
    """Every entry carries a source, and nothing that no reader wants."""
    for row in book.rows(file, table):
        assert set() == set(row) - set(KEYS[file, table].split())
        assert row["source"] in ("book", "house")


@pytest.mark.parametrize(("file", "table"), KEYS)
def test_no_entry_stands_twice(file, table):
    """Ids are single."""
    ids = [row.get("id", str(row.get("roll"))) for row in book.rows(file, table)]

    assert len(ids) == len(set(ids))


def words_in(rule, known):
    """The known words of a rule's text in the order in which they stand there."""
    return [word for word in re.findall(r"[\w-]+", RULES[rule]) if word in known]


@pins("warfare.dice.order")
def test_dice_order_is_the_printed_one():
    """warfare.dice.order: white to black, ranks 1 to 9."""
    named = words_in("warfare.dice.order", catalogue().ranks)

    assert named == [die.id for die in catalogue().dice]
    assert list(range(1, 10)) == [die.rank for die in catalogue().dice]


@pins("warfare.dice.combat_results", "warfare.dice.test_results")
def test_dice_results_are_the_printed_ones():
    """warfare.dice.combat_results, warfare.dice.test_results: five of each, in rising order."""
    assert (
        "miss, morale (one morale level), 1 damage, 2 damage, eliminated"
        in RULES["warfare.dice.combat_results"]
    )
    assert ("miss", "morale", "damage1", "damage2", "eliminated") == COMBAT_RESULTS
    text = RULES["warfare.dice.test_results"]
    assert "critical failure, failure, marginal success, success, critical success" in text
    assert ("critical-failure", "failure", "marginal", "success", "critical-success") == TEST_RESULTS


@pytest.mark.parametrize("row", book.rows("dice", "die"), ids=lambda row: row["id"])
def test_dice_faces_are_those_counted(row):
    """Six faces, each with one result of either kind, as often as the row says."""
    die = catalogue().dice[row["rank"] - 1]

    assert 6 == len(die.combat) == len(die.test)
    assert list(row["combat_counts"].values()) == [die.combat.count(result) for result in range(5)]
    assert list(row["test_counts"].values()) == [die.test.count(result) for result in range(5)]
    assert (row["combat_value"], row["test_value"]) == (sum(die.combat), sum(die.test))


def test_dice_grow_stronger_from_white_to_black():
    """However a die is read, each is at least as good as the one before it, and better somewhere."""
    for weaker, stronger in zip(catalogue().dice, catalogue().dice[1:], strict=False):
        for reading in ("combat", "test"):
            low, high = getattr(weaker, reading), getattr(stronger, reading)
            for result in range(1, 5):
                assert sum(r >= result for r in low) <= sum(r >= result for r in high)
            assert sum(low) < sum(high)


@pins("warfare.comp.blocs", "warfare.comp.regular")
def test_factions_belong_to_the_blocs_of_the_rule():
    """warfare.comp.blocs: West, East and Irregulars; warfare.comp.regular: only the insurgents are not Regular."""
    text = RULES["warfare.comp.blocs"]
    for bloc, name in (("West", "West"), ("East", "East"), ("Irregulars", "Irregular")):
        named = re.search(rf"{bloc} \(([^)]*)\)", text)[1].split(", ")
        assert named == [faction.id for faction in catalogue().factions.values() if faction.bloc == name]
    assert ["INS"] == [faction.id for faction in catalogue().factions.values() if not faction.regular]


@pins("warfare.comp.cube_colours")
def test_cubes_are_those_of_the_bloc():
    """warfare.comp.cube_colours: blue or grey, red or orange, green or yellow."""
    colours = words_in("warfare.comp.cube_colours", ["blue", "grey", "red", "orange", "green", "yellow"])
    for at, bloc in enumerate(("West", "East", "Irregular")):
        for faction in catalogue().factions.values():
            if faction.bloc == bloc:
                assert colours[2 * at : 2 * at + 2] == faction.cubes


@pins("warfare.comp.unit_kinds")
def test_every_faction_has_units_of_known_kinds():
    """warfare.comp.unit_kinds: infantry, vehicle or helicopter, and nothing else."""
    for profile in catalogue().units.values():
        assert profile.kind in (INFANTRY, VEHICLE, HELICOPTER)
        assert profile.faction in catalogue().factions
    assert set(catalogue().factions) == {profile.faction for profile in catalogue().units.values()}


@pins("warfare.random.points")
@pytest.mark.parametrize("row", UNITS, ids=lambda row: row["id"])
def test_unit_points_follow_the_formula(row):
    """warfare.random.points: ranks, defence, range, icons, kind, less a third of the costs; at least 2."""
    assert row["points"] == points_of(row, catalogue().ranks)


def test_every_faction_can_form_a_convoy_and_hold_hostages():
    """Each faction has transports and infantry; only vehicles carry (warfare.transport.vehicle_only)."""
    for faction in catalogue().factions:
        own = [profile for profile in catalogue().units.values() if profile.faction == faction]
        assert any(profile.transport for profile in own)
        assert any(profile.kind == INFANTRY for profile in own)
    for row in UNITS:
        assert TRANSPORT not in row["abilities"] or row["kind"] == "vehicle"


# What the worked examples of the booklet show, as far as the rules' texts tell.
EXAMPLES = {
    "usa.lav": {"light.cost": 6},  # warfare.damage.discount: 6 AP, 4 with 2 damage
    "ins.at": {"heavy.cost": 5, "heavy.die": "yellow"},  # warfare.hunter.cost
    "usa.mg": {"light.cost": 7},  # warfare.damage.discount: 6 AP with 1 damage
}


@pytest.mark.parametrize("id", EXAMPLES)
def test_units_of_the_examples_have_the_printed_values(id):
    """Costs and colours that the rules quote are those of the rows."""
    row = next(row for row in UNITS if row["id"] == id)
    for path, value in EXAMPLES[id].items():
        column, key = path.split(".")
        assert value == row[column][key]


@pins("warfare.terrain.levels", "warfare.move.terrain_icons")
def test_terrain_levels_and_kinds_are_the_printed_ones():
    """warfare.terrain.levels: open and water 0, cover and fortification 1, elevated 2."""
    levels = {row.id: row.level for row in catalogue().terrain}

    assert {"open": 0, "cover": 1, "fortification": 1, "elevated": 2, "water": 0} == levels
    assert list(levels) == words_in("warfare.move.terrain_icons", levels)


@pins("warfare.terrain.open_shift", "warfare.terrain.cover_shift", "warfare.terrain.other_shifts")
def test_terrain_shifts_are_the_printed_ones():
    """warfare.terrain.*_shift: none in the open, <1 in cover, none on a hill, 1> in the water."""
    shifts = {row.id: row.shift for row in catalogue().terrain}

    assert (0, -1, 0, 1) == (shifts["open"], shifts["cover"], shifts["elevated"], shifts["water"])


@pins("warfare.move.vehicle_slow")
def test_vehicles_pay_more_in_cover_and_on_hills_and_less_in_the_open():
    """warfare.move.vehicle_slow."""
    costs = {row.id: row.cost6 for row in catalogue().terrain}

    assert costs["open"][VEHICLE] < costs["open"][INFANTRY]
    assert all(costs[kind][VEHICLE] > costs[kind][INFANTRY] for kind in ("cover", "elevated"))


@pins("warfare.unknown.sides")
def test_counters_with_a_question_mark_are_the_printed_ones():
    """warfare.unknown.sides: IED, mine, dummy, roadblock, sniper."""
    kinds = {
        COUNTER_KINDS[row["id"]] for row in book.rows("counters", "counter") if row["faces"][0] == "unknown"
    }

    assert {"ied", "mine", "dummy", "roadblock", "sniper"} == kinds


@pins("warfare.pop.sides", "warfare.morale.levels", "warfare.damage.levels")
def test_counters_of_two_faces_are_the_printed_ones():
    """warfare.pop.sides, warfare.morale.levels, warfare.damage.levels."""
    faces = {row["id"]: row["faces"] for row in book.rows("counters", "counter")}

    assert ["hostile", "civilians"] == faces["population"]
    assert ["shaken", "suppressed"] == faces["morale"]
    assert ["damage1", "damage2"] == faces["damage"]


@pins("warfare.drone.faces", "warfare.drone.sam_symbol")
def test_drones_have_two_faces_and_the_large_one_has_the_symbol():
    """warfare.drone.faces: small and large; warfare.drone.sam_symbol: on every large face and on no small one."""
    for id in catalogue().support_ids():
        if catalogue().support(id).kind == "drone":
            small, large = catalogue().support(id, "small"), catalogue().support(id, "large")
            assert (False, True) == (small.sam_symbol, large.sam_symbol)
            assert (small.face, large.face) == ("small", "large")


@pins("warfare.fort.sides")
@pytest.mark.parametrize("tile", tiles().values(), ids=lambda tile: tile.id)
def test_tiles_are_whole_and_fortify_only_fortifications(tile):
    """8 by 6 hexes; warfare.fort.sides: a side with triangles belongs to a fortification hex, and has a neighbour."""
    assert (8, 6) == (tile.columns, len(tile.rows))
    assert all("f" == tile.code(side.column, side.row) for side in tile.sides)
    fortified = {(side.column, side.row) for side in tile.sides}
    codes = [(c, r) for r in range(6) for c in range(8) if tile.code(c, r) == "f"]
    assert fortified == set(codes)


def test_actions_of_the_chart_that_units_take_are_those_the_engine_offers():
    """Every action, special action and ability of the chart has its deed; the exit is the sheets' own."""
    inside_others = {"pass", "stealth", "amphibious"}
    wanted = {
        row["id"]: row["chapter"]
        for row in book.rows("actions", "action")
        if row["type"] in ("action", "special-action", "ability") and row["id"] not in inside_others
    }

    assert {**wanted, "exit": 1} == {action.id: action.chapter for action in ACTIONS}


@pins("warfare.random.size")
def test_sizes_are_the_printed_ones():
    """warfare.random.size: 50 points and 2 tiles, 80 and 4, 120 and 6."""
    numbers = [int(found) for found in re.findall(r"\d+", RULES["warfare.random.size"])][1:]
    rows = book.rows("generator", "size")

    assert numbers == [n for row in rows for n in (row["points"], row["grid"][0] * row["grid"][1])]


def test_missions_cover_every_face_of_the_d20_once():
    """The ranges of the mission table and of the automaton's d20 neither overlap nor leave a gap."""
    for file, table in (("generator", "mission"), ("solo", "activation")):
        faces = [f for row in book.rows(file, table) for f in range(row["roll"][0], row["roll"][1] + 1)]
        assert list(range(1, 21)) == faces


@pins("warfare.random.supports", "warfare.random.start_boxes")
def test_arrivals_and_boxes_are_the_printed_ones():
    """warfare.random.supports: 1-3 at the start, 4-6 on T2, 7-8 on T3; warfare.random.start_boxes: 40 and 38."""
    table = book.document("data/generator.toml")

    assert [0, 0, 0, 2, 2, 2, 3, 3] == table["support_arrival_d8"]
    assert {"attacker": 40, "defender": 38} == table["start_boxes"]
