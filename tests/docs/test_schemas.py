"""The published schemas of scenario files say what the rules judge."""

import copy
import json
from pathlib import Path

import jsonschema
import pytest
from tests.figures.scenario_files import SHEETS

from sandtable.cli.scenario import pack_schema_text, schema_text
from sandtable.core.packs import PackError
from sandtable.core.sheet_faults import SheetFaults
from sandtable.core.system import system, system_ids
from sandtable.systems.warfare.book.sheet_map import KEYS
from sandtable.systems.warfare.book.sheet_shape import sheet_shape
from sandtable.systems.warfare.show.desk import PRINTED_ONLY

ROOT = Path(__file__).resolve().parents[2]
TEMPLATES = [(game, info.id) for game in system_ids() for info in system(game).scenarios()]


@pytest.mark.parametrize("game", system_ids())
def test_the_published_schema_is_the_one_of_the_rules(game):
    """`make schemas` writes them anew."""
    assert schema_text(game) == (ROOT / "docs" / "schema" / f"{game}-scenario.json").read_text("utf-8")


@pytest.mark.parametrize(("game", "scenario"), TEMPLATES)
def test_every_template_fits_its_schema(game, scenario):
    """As another reader of schemas sees it."""
    sheet = system(game).desk().template(scenario, 7, {})["sheet"]
    jsonschema.Draft202012Validator(json.loads(schema_text(game))).validate({"system": game, **sheet})


@pytest.mark.parametrize("game", SHEETS)
def test_what_the_rules_refuse_by_its_shape_the_schema_refuses(game):
    """A key that means nothing, a word that is not in the book, a number too large."""
    judge = jsonschema.Draft202012Validator(json.loads(schema_text(game)))
    assert judge.is_valid(SHEETS[game])
    for key, value in (("zzz", 1), ("turns", 999), ("terrain", [{"id": "a", "kind": "zzz", "points": []}])):
        sheet = {**copy.deepcopy(SHEETS[game]), key: value}
        assert (False, True) == (judge.is_valid(sheet), bool(system(game).desk().check(sheet)))


def test_the_shape_of_warfare_has_the_keys_that_its_reader_takes():
    """But for those that only the sheets of the booklet have."""
    printed = {"id", "number", "specials", "source", "book_fields"}

    assert set(KEYS) - printed == {field.key for field in sheet_shape().fields}
    assert printed <= set(PRINTED_ONLY)


@pytest.mark.parametrize("layout", range(6))
def test_the_shape_of_warfare_takes_whatever_is_drawn(layout):
    """No drawn scenario is against the shape."""
    faults = SheetFaults("warfare-file-", "warfare.setup.map")
    sheet_shape().judge(system("warfare").desk().template("random", layout, {})["sheet"], "", "", faults)

    assert [] == faults.reasons


ROWS = {
    "fubar": {"id": "x", "name": "X", "class": "common", "range_in": 9, "fp": 2, "points": 3},
    "fallout": {
        "id": "x",
        "name": "X",
        "pts": 3,
        "mode": [{"mode": "melee", "stat": "ST", "reach": 1, "save": 0, "damage": "1"}],
    },
    "warzone": {"id": "x", "name": "X", "class": "ranged", "r": 24, "st": 12, "rof": 1, "avv": 1},
    "warfare": {
        "id": "x",
        "name": "X",
        "faction": "USA",
        "kind": "infantry",
        "light": {"cost": 4, "die": "blue", "range": 7},
        "defence": 1,
        "points": 7,
    },
}
WRONG = {
    "fubar": ({"fp": 9}, {"class": "odd"}, {"range": 3}, {"harms_armoured": 1}, {"range_in": 0.5}),
    "warzone": ({"class": "odd"}, {"range": 3}, {"rof": 9}, {"type": "Magic"}, {"st": 99}),
    "warfare": ({"points": 0}, {"kind": "odd"}, {"range": 3}, {"defence": 1.5}, {"picture": "cow"}),
    "fallout": ({"pts": -1}, {"restricted": 1}, {"range": 3}, {"name": 7}),
}


@pytest.mark.parametrize("game", ROWS)
def test_the_published_schema_of_packs_judges_as_the_shelf_does(game):
    """The same file, and what the shelf refuses by a row's figures the schema refuses."""
    text = pack_schema_text(game)
    judge = jsonschema.Draft202012Validator(json.loads(text))
    shelf = system(game).packs()

    assert text == (ROOT / "docs" / "schema" / f"{game}-pack.json").read_text("utf-8")
    for change in ({}, *WRONG[game]):
        pack = {"id": "mine", "unit" if game == "warfare" else "weapon": [{**ROWS[game], **change}]}
        try:
            shelf.check(pack)
            refused = False
        except PackError:
            refused = True
        assert refused == (not judge.is_valid(pack)) == bool(change), change
