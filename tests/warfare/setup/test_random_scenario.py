"""Random scenarios: the same seed draws the same sheet, and every sheet can be played."""

import pytest

from sandtable.core.pins import pins
from sandtable.systems.warfare.army.lists import read_force
from sandtable.systems.warfare.book import tables as book
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.maps import Lay, Paint, board_of, painted, tiles
from sandtable.systems.warfare.book.profiles import INFANTRY
from sandtable.systems.warfare.book.sheet_places import read_sheet
from sandtable.systems.warfare.setup.random_scenario import SIZES, central_hexes, generate, mission_ids
from warfare.playing import random_game

SEEDS = range(40)


def sheet(seed, size="small", mission="", armies=()):
    """A drawn sheet and its reading, without a fault."""
    row, reasons = generate(seed, size, mission, list(armies))
    assert [] == reasons
    read, faults = read_sheet(row, "random")
    assert [] == [(fault.why, fault.message.values) for fault in faults]
    return row, read


@pytest.mark.parametrize("size", SIZES)
def test_the_same_seed_draws_the_same_sheet(size):
    """Both people see the same; another seed draws another."""
    first, again = sheet(7, size)[0], sheet(7, size)[0]

    assert first == again
    assert first != sheet(8, size)[0]


@pins("warfare.random.tiles", "warfare.random.size")
@pytest.mark.parametrize("size", SIZES)
def test_tiles_are_drawn_without_repetition_and_some_are_turned(size):
    """warfare.random.tiles: none twice in a sheet; over many sheets all are drawn and about half are turned."""
    laid = [lay for seed in SEEDS for lay in sheet(seed, size)[0]["map"]]
    per_sheet = len(laid) // len(SEEDS)
    for at in range(0, len(laid), per_sheet):
        names = [lay["tile"] for lay in laid[at : at + per_sheet]]
        assert len(names) == len(set(names))

    assert set(tiles()) == {lay["tile"] for lay in laid}
    turned = sum(lay["rot"] == 180 for lay in laid) / len(laid)
    assert 0.3 < turned < 0.7


@pins("warfare.random.mission")
def test_missions_fall_as_often_as_the_table_says():
    """warfare.random.mission: with Irregulars every mission falls; without, those that need them never do."""
    with_them = [sheet(seed, armies=("USA", "INS"))[0]["mission"] for seed in range(150)]
    without = [sheet(seed, armies=("USA", "RU"))[0]["mission"] for seed in range(150)]

    assert set(mission_ids()) == set(with_them)
    assert {"seize", "breakthrough", "convoy", "attrition"} == set(without)


@pins("warfare.random.attacker")
@pytest.mark.parametrize("mission", ["hearts", "hostages"])
@pytest.mark.parametrize("armies", [("USA", "INS"), ("INS", "USA")])
def test_the_regular_side_attacks_where_the_mission_says_so(mission, armies):
    """warfare.random.attacker: regular means the Regular side."""
    row = sheet(3, mission=mission, armies=armies)[0]

    assert "USA" == row["generated"]["attacker"]
    assert "INS" == row["deploy_first"] == row["tie"]


@pins("warfare.random.forces", "warfare.random.start_boxes")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("faction", list(catalogue().factions))
def test_drawn_forces_keep_the_rules(size, faction):
    """warfare.random.forces: points, one faction, a quarter of supports, a third of vehicles; the boxes follow."""
    other = "RU" if faction == "INS" else "INS"
    for seed in range(6):
        row, read = sheet(seed, size, armies=(faction, other))
        points = next(r["points"] for r in book.rows("generator", "size") if r["id"] == size)
        for team, side in enumerate(row["side"]):
            entries = [{"take": entry["unit"]} for entry in side["units"]]
            entries += [{"take": entry["support"]} for entry in side["supports"]]
            force = read_force({"faction": side["faction"], "units": entries}, points)
            assert [] == force.reasons
            start = 40 if side["faction"] == row["generated"]["attacker"] else 38
            assert min(start + (points - force.points()) // 5, 40) == read.parts[team].box


@pins("warfare.random.unknown", "warfare.random.population")
def test_the_defender_gets_two_unknown_counters_per_tile_and_population_only_with_irregulars():
    """warfare.random.unknown, warfare.random.population."""
    mix = book.document("data/generator.toml")["unknown_mix"]
    for seed in SEEDS:
        for armies in (("USA", "INS"), ("USA", "RU")):
            row = sheet(seed, armies=armies)[0]
            assert 2 * len(row["map"]) == len(row["unknown_pool"])
            assert set(row["unknown_pool"]) <= set(mix)
            doubled = 2 if row["mission"] == "hearts" else 1
            assert (doubled if "INS" in armies else 0) == row.get("population", 0)


def test_factions_that_nobody_named_are_drawn_and_differ():
    """Two different factions, never both Irregular."""
    pairs = {tuple(side["faction"] for side in sheet(seed)[0]["side"]) for seed in range(60)}

    assert len(pairs) > 20
    assert all(a != b for a, b in pairs)
    assert {"RU"} == {sheet(seed, armies=("INS", "RU"))[0]["side"][1]["faction"] for seed in range(3)}
    assert all(sheet(seed, armies=("INS",))[0]["side"][1]["faction"] != "INS" for seed in range(20))


@pytest.mark.parametrize("mission", mission_ids())
@pytest.mark.parametrize("size", SIZES)
def test_every_mission_can_be_played_to_its_end(mission, size):
    """Deployment, population, Unknown counters, loads and hostages included."""
    seed = next(s for s in range(200) if "INS" in {side["faction"] for side in sheet(s, size)[0]["side"]})
    game = random_game("random", 2, seed, options={"mission": mission, "size": size})

    assert game.result is not None
    assert mission == game.state.scenario.title["values"]["mission"]


SCORES = {
    "seize": [("attacker", 3, "per-hex-controlled"), ("defender", 3, "per-hex-controlled")],
    "breakthrough": [
        ("attacker", 3, "per-exited"),
        ("attacker", 4, "per-exited"),
        ("defender", 2, "per-not-exited"),
    ],
    "convoy": [("attacker", 5, "per-transport-exited"), ("defender", 4, "per-transport-not-exited")],
    "hearts": [("attacker", 2, "per-counter"), ("defender", 2, "per-counter")],
    "hostages": [("attacker", 4, "per-counter"), ("defender", 3, "per-counter-with")],
}


@pins("warfare.random.mission")
@pytest.mark.parametrize("mission", SCORES)
def test_a_mission_scores_what_its_row_says(mission):
    """warfare.random.mission: who scores how many points for what; the Irregulars defend where it matters."""
    row = sheet(5, mission=mission, armies=("USA", "INS"))[0]
    defender = row["deploy_first"]
    names = {faction: "defender" if faction == defender else "attacker" for faction in ("USA", "INS")}

    assert SCORES[mission] == [(names[line["side"]], line["vp"], line["test"]) for line in row["victory"]]


@pins("warfare.random.mission")
@pytest.mark.parametrize("size", SIZES)
def test_the_far_edge_is_that_of_the_map(size):
    """warfare.random.deploy: whoever breaks through leaves by the last column, and the defender may stand there."""
    row, read = sheet(3, size, "breakthrough")
    grid = read.ground.grid
    last = max(grid.column_of[hex] for hex in grid.hexes())
    attacker = row["generated"]["attacker"]
    defender = next(side for side in row["side"] if side["faction"] != attacker)

    assert {last} == {hex[0] for hex in row["exits"][0]["hexes"]}
    assert last == defender["deploy"]["columns"][1] == row["unknown_columns"][1]


def test_open_hexes_nearest_the_centre_stand_in_for_cover():
    """warfare.random.mission: with fewer than five cover hexes the open ones nearest the centre complete them."""
    plain = board_of([Lay("plain", 0, 0, 0)])
    centre = (plain.grid.at(3, 2), plain.grid.at(4, 2), plain.grid.at(3, 3), plain.grid.at(4, 3))
    wood = plain.grid.at(0, 0)
    paint = Paint()
    paint.codes[wood] = "w"

    assert set(centre) <= set(central_hexes(plain))
    assert wood == central_hexes(painted(plain, paint))[0]
    assert set(centre) == set(central_hexes(painted(plain, paint))[1:])


def test_every_drawn_force_has_infantry():
    """Whatever the mission: somebody has to hold the ground."""
    for seed in SEEDS:
        for side in sheet(seed)[0]["side"]:
            kinds = {catalogue().units[unit["unit"]].kind for unit in side["units"]}
            assert INFANTRY in kinds
