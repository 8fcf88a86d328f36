"""The desk for writers of scenarios: painted maps, words in two languages, templates, verdicts."""

import copy
import json

import pytest
from tests.warfare.book.test_sheets import SHEET, put, reasons

from sandtable.core.pins import pins
from sandtable.core.setup import Setup, SetupError, SideSetup
from sandtable.core.system import system
from sandtable.i18n import Texts
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.maps import BOARDS_KEPT
from sandtable.systems.warfare.book.sheet_places import read_sheet
from sandtable.systems.warfare.book.terrain import TRIANGLE
from sandtable.systems.warfare.show.desk import WarfareDesk

DESK = WarfareDesk()
TEXTS = [Texts(language) for language in ("en", "it")]


def laid(**more):
    """The map of a sheet with something painted on it."""
    sheet, found = read_sheet({**SHEET, **more}, "own")
    assert [] == found
    return sheet.ground


def test_terrain_is_painted_over_tiles():
    """What is painted counts: its kind, its level, its price; all other hexes are as their tile prints them."""
    bare, ground = laid(), laid(paint=[{"code": "h", "hexes": [[4, 2], [5, 2]]}])
    changed = [hex for hex in ground.grid.hexes() if ground.board.codes[hex] != bare.board.codes[hex]]

    assert [ground.grid.at(4, 2), ground.grid.at(5, 2)] == changed
    assert {2} == {ground.levels[hex] for hex in changed}
    assert bare.board.tile_of == ground.board.tile_of


@pins("warfare.fort.sides")
def test_fortified_sides_are_drawn_where_the_sheet_says():
    """warfare.fort.sides: a side points outwards from its hex, and parts it from its neighbour."""
    ground = laid(paint=[{"code": "f", "hexes": [[4, 2]]}], forts=[{"hex": [4, 2], "sides": ["W", "E"]}])
    hex = ground.grid.at(4, 2)

    assert [0, 3] == ground.board.marked_sides(TRIANGLE, hex)
    assert ground.walled(hex, 0)
    assert not ground.walled(hex, 1)


def test_a_painted_fortification_loses_the_walls_of_its_tile():
    """The outpost tile has walls about 2,1: other ground there has none, the same ground keeps them."""
    outpost = {"map": [{"tile": "t04", "at": [0, 0]}, {"tile": "t08", "at": [1, 0]}]}
    for code, walls in (("w", []), ("f", [3, 4, 5])):
        ground = laid(**outpost, paint=[{"code": code, "hexes": [[2, 1]]}])

        assert walls == ground.board.marked_sides(TRIANGLE, ground.grid.at(2, 1))


@pins("warfare.terrain.levels")
def test_levels_are_painted_apart_from_terrain():
    """warfare.terrain.levels: a hex keeps its terrain and its price; how high it lies decides what is seen over it."""
    open_ground = {"map": [{"tile": "plain", "at": [0, 0]}, {"tile": "plain", "at": [1, 0]}]}
    raised = {**open_ground, "levels": [{"level": 2, "hexes": [[4, 2]]}]}
    bare, ground = laid(**open_ground), laid(**raised)
    hex = ground.grid.at(4, 2)
    lines = [DESK.sight({**SHEET, **more}, [2, 2], [6, 2])["line"] for more in (open_ground, raised)]

    assert bare.board.codes == ground.board.codes
    assert [0, 2] == [bare.levels[hex], ground.levels[hex]]
    assert [True, False] == [line["clear"] for line in lines]
    assert [4, 2] == lines[1]["block"]


def test_paint_below_and_levels_above_add_up():
    """A hill painted in the same hex keeps its drawing and lies where the sheet says."""
    ground = laid(paint=[{"code": "h", "hexes": [[4, 2], [5, 2]]}], levels=[{"level": 1, "hexes": [[4, 2]]}])

    assert [1, 2] == [ground.levels[ground.grid.at(column, 2)] for column in (4, 5)]


FAULTS = [
    (put("levels", to=[{"level": 3, "hexes": [[4, 2]]}]), ("levels[0].level", "number")),
    (put("levels", to=[{"level": 1, "hexes": [[99, 2]]}]), ("levels[0].hexes[0]", "hex")),
    (
        put("levels", to=[{"level": 1, "hexes": [[11, 0]]}]),
        ("levels[0].hexes[0]", "level-water"),
    ),
    (
        put("levels", to=[{"level": 1, "hexes": [[4, 2]]}, {"level": 2, "hexes": [[4, 2]]}]),
        ("levels[1].hexes[0]", "twice"),
    ),
    (put("paint", to=[{"code": "x", "hexes": [[0, 0]]}]), ("paint[0].code", "unknown")),
    (put("paint", to=[{"code": "w", "hexes": [[99, 0]]}]), ("paint[0].hexes[0]", "hex")),
    (put("paint", to=[{"code": "w", "hexes": [[3, 3], [3, 3]]}]), ("paint[0].hexes[1]", "twice")),
    (put("paint", to={"code": "w"}), ("paint", "list")),
    (put("forts", to=[{"hex": [0, 0], "sides": ["E"]}]), ("forts[0].hex", "no-fort")),
    (put("forts", to=[{"hex": [0, 0], "sides": ["EAST"]}]), ("forts[0].sides[0]", "unknown")),
    (put("martyrdom", to="yes"), ("martyrdom", "flag")),
    (put("side", 0, "first", to=1), ("side[0].first", "flag")),
    (put("mission", to="picnic"), ("mission", "unknown")),
    (put("side", 0, "hand", to=["roadblock"] * 500), ("side[0].hand", "many")),
    (put("objectives", to=[[0, 0]] * 500), ("objectives", "many")),
    (put("notes", to=["a"] * 21), ("notes", "many")),
    (put("paint", to=[{"code": "~", "hexes": [[0, 0]]}]), ("side[0].units[0].hex", "water")),
]


@pytest.mark.parametrize(("change", "fault"), FAULTS, ids=[f"{at}-{word}" for _, (at, word) in FAULTS])
def test_faults_of_painted_maps_are_told_with_their_place(change, fault):
    """As all faults: the place, the rule, the sentence."""
    assert fault in [(at, word) for at, _, word in reasons(change)]


def test_a_wrong_key_hides_no_other_fault():
    """Everything wrong is told at once, whatever else is wrong."""
    change = {**copy.deepcopy(SHEET), "zzz": 1, "turns": 0}

    assert ["zzz", "turns"] == [reason.message.values["at"] for reason in DESK.check(change)]


def test_a_wrong_length_is_one_fault():
    """Reinforcements and supports are not wrong as well."""
    sheet = copy.deepcopy(SHEET)
    sheet["turns"] = 0
    sheet["side"][0]["units"][0]["arrives"] = 2
    sheet["side"][0]["supports"] = [{"support": "usa.mortar", "turn": 3}]

    assert ["turns"] == [reason.message.values["at"] for reason in DESK.check(sheet)]


@pytest.mark.parametrize(
    ("words", "english", "italian"),
    [
        ({"title": "Ambush"}, "Ambush", "Ambush"),
        ({"title_en": "Ambush", "title_it": "Agguato"}, "Ambush", "Agguato"),
        ({"title_it": "Agguato"}, "Agguato", "Agguato"),
        ({"title": "Ambush", "title_it": "Agguato"}, "Ambush", "Agguato"),
    ],
)
def test_a_sheet_speaks_one_language_or_both(words, english, italian):
    """A language that is left out shows the other one's words."""
    bare = {key: value for key, value in SHEET.items() if key != "title"}
    sheet, _ = read_sheet({**bare, **words}, "own")

    assert [english, italian] == [texts.message(sheet.title) for texts in TEXTS]


def test_special_rules_are_told_in_both_languages():
    """Line by line."""
    sheet, _ = read_sheet({**SHEET, "notes_en": ["Rain.", "Mud."], "notes_it": ["Pioggia."]}, "own")

    told = [[texts.message(note) for note in sheet.notes] for texts in TEXTS]
    assert [["Rain.", "Mud."], ["Pioggia.", "Mud."]] == told


def test_an_own_title_of_a_drawn_sheet_is_kept():
    """The mission names a drawn scenario only while nobody else does."""
    drawn = DESK.template("random", 7, {})["sheet"]
    named, _ = read_sheet({**drawn, "title": "My raid"}, "own")
    plain, _ = read_sheet(drawn, "own")

    assert {"title": "My raid"} == named.title["values"]
    assert "warfare-scenario-drawn" == plain.title["id"]


@pytest.mark.parametrize("id", ["s1", "s2", "s3", "s4", "s5", "random"])
def test_templates_are_played_as_they_are(id):
    """A template without the printed sheet's own keys is in order, and a game of it begins."""
    made = DESK.template(id, 3, {})
    sheet = json.loads(json.dumps(made["sheet"]))
    rules = system("warfare")
    setup = Setup("warfare", "own", [SideSetup(), SideSetup()], options={"sheet": sheet})

    assert [] == rules.check_setup(setup)
    assert 2 == rules.start(setup).sides
    assert not {"id", "number", "specials", "source"} & set(sheet)


def test_templates_that_do_not_exist_are_one_sentence():
    """Neither a scenario, nor a size."""
    with pytest.raises(SetupError, match="begin with s1, s2"):
        DESK.template("s9", 0, {})
    with pytest.raises(SetupError, match="small"):
        DESK.template("random", 0, {"size": "vast"})


def test_roles_follow_the_number_of_players():
    """Alone one plays against the automaton; with three and four the sides are shared."""
    roles = DESK.summary(DESK.template("s5", 0, {})["sheet"])["roles"]

    assert {"1": 1, "2": 2, "3": 3, "4": 4} == {n: len(names) for n, names in roles.items()}
    assert [{"id": "warfare-faction-uk"}] == roles["1"]


def test_drawing_many_maps_fills_no_memory():
    """Every stroke of a brush is a new board; the oldest are forgotten."""
    from sandtable.systems.warfare.book import catalogue as shelf

    for n in range(BOARDS_KEPT + 20):
        hexes = [[hex % 8, hex // 8] for hex in range(n % 48 + 1)]
        DESK.check(
            {"map": [{"tile": "plain", "at": [0, 0]}], "paint": [{"code": "wh"[n // 48], "hexes": hexes}]}
        )

    assert len(shelf._grounds) <= BOARDS_KEPT


def test_every_name_of_the_catalogue_has_its_text():
    """An editor shows words, never ids."""
    names = []

    def walk(value):
        if isinstance(value, dict):
            if isinstance(value.get("id"), str) and value["id"].startswith("warfare-"):
                names.append(value["id"])
            for part in value.values():
                walk(part)
        elif isinstance(value, list):
            for part in value:
                walk(part)

    walk(DESK.builder())
    assert len(names) > len(catalogue().units)
    assert [] == [name for name in names for texts in TEXTS if not texts.has(name)]
