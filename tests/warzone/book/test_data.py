"""Every row of the data files can be read, names what exists, and says where it comes from."""

import pytest
from tests.warzone.book.data_of_the_book import FOLDER, ledger, rows

from sandtable.core.pins import pins
from sandtable.systems.warzone.book.catalogue import load
from sandtable.systems.warzone.book.packs import LOCATIONS, SHELF

TABLES = {
    "armour_test": ("armour_test", 20),
    "structures": ("structure", 6),
    "terrain": ("terrain", 5),
    "bases": ("base", 4),
    "actions": ("action", 19),
    "skills": ("skill", 31),
    "weapons": ("weapon", 54),
    "units": ("unit", 35),
    "vehicles": ("vehicle", 8),
    "powers": ("power", 11),
    "cards": ("card", 36),
    "missions": ("mission", 5),
    "factions": ("faction", 7),
    "leaders": ("leader", 5),
    "locations": ("location", 5),
    "pieces": ("piece", 12),
}
SOURCES = {"seed", "public", "house"}


@pytest.mark.parametrize("file", TABLES)
def test_every_row_is_there_and_says_its_source(file):
    """No row is lost, and every figure is of the sheet, public, or of the house."""
    table, count = TABLES[file]
    found = rows(file, table)

    assert count == len(found)
    assert [] == [row for row in found if row["source"] not in SOURCES]


@pytest.mark.parametrize("file", TABLES)
def test_no_id_stands_twice(file):
    """Rows are told apart by their ids."""
    ids = [row["id"] for row in rows(file, TABLES[file][0]) if "id" in row]

    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("file", [*TABLES, "chart"])
def test_rows_cite_rules_of_the_ledger(file):
    """A row's rule is one of the ledger."""
    known = ledger()
    tables = (
        ["chart", "size", "step", "damage_type", "doctrine", "art"] if file == "chart" else [TABLES[file][0]]
    )
    cited = [
        rule
        for table in tables
        for row in rows(file, table)
        for rule in [row.get("rule"), *row.get("rules", [])]
        if rule
    ]

    assert [] == [rule for rule in cited if rule not in known]


def test_units_and_vehicles_have_known_keys_and_weapons():
    """A row of the book may be copied into a pack as it stands."""
    weapons = {row["id"] for row in rows("weapons", "weapon")}
    skills = {row["id"] for row in rows("skills", "skill")}
    keys = {table: {"id", *(figure.key for figure in figures)} for table, figures in SHELF.tables().items()}
    for row in rows("units", "unit"):
        assert set(row) <= keys["unit"], row["id"]
        assert set(row["public_fields"]) <= set(row), row["id"]
        assert {entry.split(":")[0] for entry in row["skills"]} <= skills, row["id"]
        assert set(row["weapons"]) <= weapons, row["id"]
    for row in rows("vehicles", "vehicle"):
        assert set(row) <= keys["vehicle"], row["id"]
        assert set(LOCATIONS) == set(row["locations"]), row["id"]
        assert set(row["weapons"]) <= weapons, row["id"]
    for row in rows("weapons", "weapon"):
        assert set(row) <= keys["weapon"], row["id"]
        assert {entry.split(":")[0] for entry in row["skills"]} <= skills, row["id"]


def test_every_unit_can_fight_hand_to_hand():
    """Each line has a close weapon; each vehicle its ram."""
    assert [] == [
        profile.id
        for profile in load().units.values()
        if not any(not weapon.ranged for weapon in profile.weapons)
    ]


@pins("warzone.measure.base")
def test_bases_are_discs_of_their_size():
    """warzone.measure.base: 30, 40, 50 mm are 1.18, 1.57 and 1.97 inches; a heavy vehicle is 4 inches across."""
    across = [round(2 * base.radius, 2) for base in load().bases.values()]

    assert [1.18, 1.57, 1.97, 4.0] == across


@pins(
    "warzone.structure.bunker",
    "warzone.structure.brick_building",
    "warzone.structure.wood_building",
    "warzone.structure.brick_wall",
    "warzone.structure.crates",
    "warzone.structure.trees",
)
@pytest.mark.parametrize(
    ("kind", "long", "height", "av", "sp"),
    [
        ("bunker", 5.0, 3.0, 20, 8),
        ("brick_building", 5.0, 3.0, 18, 8),
        ("brick_building", 5.0, 6.0, 18, 10),
        ("wood_building", 5.0, 3.0, 16, 6),
        ("wood_building", 5.0, 9.0, 16, 10),
        ("wall", 7.0, 1.5, 14, 6),
        ("wall", 8.0, 1.5, 14, 8),
        ("wall", 9.5, 1.5, 14, 12),
        ("crates", 4.0, 1.5, 12, 4),
        ("trees", 6.0, 4.0, 12, 4),
    ],
)
def test_structures_have_their_av_and_sp(kind, long, height, av, sp):
    """warzone.structure: +2 SP for each floor above the ground, and for each inch of wall beyond the seventh."""
    catalogue = load()
    piece = catalogue.piece("it", kind, [(0, 0), (long, 0), (long, 0.6), (0, 0.6)], height)

    assert (av, sp) == (catalogue.terrain[kind].av, catalogue.structure_points(piece))


@pins("warzone.setup.terrain")
def test_pieces_have_the_heights_of_the_book():
    """warzone.setup.terrain: walls and crates 1.5 inches, bushes 1, trees 4, a bunker 3, buildings 3 a floor."""
    terrain = load().terrain
    kinds = ("wall", "crates", "bushes", "trees", "bunker", "brick_building", "wood_building")

    assert [1.5, 1.5, 1.0, 4.0, 3.0, 3.0, 3.0] == [terrain[kind].height for kind in kinds]


def test_every_effect_of_cards_and_powers_is_read_somewhere():
    """A boon that no rule reads would be a card without effect."""
    code = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    effects = {
        boon.effect for thing in [*load().cards.values(), *load().powers.values()] for boon in thing.boons
    }

    assert [] == sorted(effect for effect in effects if f'"{effect}"' not in code)
