"""Scenario files that people write: what they may say, and a sentence for each fault, with its place."""

import copy
from functools import cache
from pathlib import Path

import pytest

from sandtable.core.pins import pins
from sandtable.i18n import Texts
from sandtable.i18n.folders import text_folders
from sandtable.systems import warfare
from sandtable.systems.warfare.book.scenarios import SCENARIOS, printed_sheet
from sandtable.systems.warfare.book.sheet_places import read_sheet
from sandtable.systems.warfare.book.sheet_words import TESTS, TOPICS, victory_words

TEXT = Path(warfare.__file__).parent / "text"
SHEET = {
    "title": "Ambush",
    "turns": 3,
    "players": [1, 2],
    "map": [{"tile": "t03", "at": [0, 0]}, {"tile": "t08", "at": [1, 0], "rot": 180}],
    "tie": "INS",
    "side": [
        {"faction": "USA", "box": 40, "units": [{"unit": "usa.marines", "hex": [0, 0]}]},
        {
            "faction": "INS",
            "box": 38,
            "units": [{"unit": "ins.militia", "hex": [7, 3]}],
            "hand": ["roadblock"],
        },
    ],
    "counters": [{"counter": "population", "face": "civilians", "hexes": [[3, 0]]}],
    "victory": [
        {"side": "USA", "vp": 2, "test": "per-eliminated", "args": {"side": "INS", "kinds": ["infantry"]}}
    ],
}


@cache
def said():
    """The texts, also while the system is not installed."""
    folders = [folder for folder in text_folders() if folder != TEXT]
    return [Texts(language, [*folders, TEXT], strict=True) for language in ("en", "it")]


def reasons(change):
    """What is wrong with the sheet after a change, each reason with its place, its rule and its text."""
    sheet = copy.deepcopy(SHEET)
    change(sheet)
    found = read_sheet(sheet, "own")[1]
    for reason in found:
        assert all(texts.message(reason.message.wire()) for texts in said())
    return [
        (
            reason.message.values["at"],
            reason.why,
            reason.message.id.removeprefix("warfare-file-").removeprefix("core-file-"),
        )
        for reason in found
    ]


def test_a_sheet_without_faults_is_read():
    """Everything it says is there afterwards."""
    sheet, found = read_sheet(SHEET, "own")

    assert [] == found
    assert {"id": "warfare-scenario-titled", "values": {"title": "Ambush"}} == sheet.title
    assert ["USA", "INS"] == [part.faction for part in sheet.parts]
    assert [["usa.marines"], ["ins.militia"]] == [
        [entry.profile.id for entry in part.units] for part in sheet.parts
    ]


def put(*path, to):
    """A change of one place in the sheet."""

    def change(sheet):
        here = sheet
        for key in path[:-1]:
            here = here[key]
        here[path[-1]] = to

    return change


FAULTS = [
    (put("zzz", to="red"), ("zzz", "warfare.setup.map", "unknown")),
    (put("turn", to=3), ("turn", "warfare.setup.map", "did-you-mean")),
    (put("turns", to=0), ("turns", "warfare.track.game_end", "number")),
    (put("chapter", to=6), ("chapter", "warfare.scenario.topics", "number")),
    (put("teaches", to=["flying"]), ("teaches[0]", "warfare.scenario.chapters", "unknown")),
    (put("players", to=[]), ("players", "warfare.intro.players", "players")),
    (put("players", to=[2, 5]), ("players[1]", "warfare.intro.players", "number")),
    (put("players", to=[2, 3]), ("side[0].split", "warfare.intro.players", "no-split")),
    (put("map", to="t03"), ("map", "warfare.setup.map", "list")),
    (put("map", 0, to=3), ("map[0]", "warfare.setup.map", "table")),
    (put("map", 0, "tile", to="t93"), ("map[0].tile", "warfare.comp.modular_map", "did-you-mean")),
    (put("map", 1, "at", to=[0]), ("map[1].at", "warfare.comp.modular_map", "cell")),
    (put("map", 1, "at", to=[0, 0]), ("map[1].at", "warfare.comp.modular_map", "overlap")),
    (put("map", 1, "at", to=[1, 1]), ("map[1].at", "warfare.setup.map", "apart")),
    (put("map", to=[{"tile": "t03", "at": [1, 0]}]), ("map", "warfare.setup.map", "corner")),
    (put("map", 1, "rot", to=90), ("map[1].rot", "warfare.comp.modular_map", "turn")),
    (put("tie", to="RU"), ("tie", "warfare.scenario.victory", "unknown")),
    (put("side", 0, "faction", to="US"), ("side[0].faction", "warfare.comp.blocs", "did-you-mean")),
    (put("side", 0, "player", to="red"), ("side[0].player", "warfare.comp.cube_colours", "cube")),
    (put("side", 0, "box", to=41), ("side[0].box", "warfare.setup.cubes", "number")),
    (put("side", 1, "box", to=40), ("side[0].first", "warfare.setup.start_tie", "none-first")),
    (put("side", 0, "units", to=[]), ("side[0].units", "warfare.setup.units", "no-units")),
    (
        put("side", 0, "units", 0, "unit", to="usa.marine"),
        ("side[0].units[0].unit", "warfare.setup.units", "did-you-mean"),
    ),
    (
        put("side", 0, "units", 0, "unit", to="ru.t90"),
        ("side[0].units[0].unit", "warfare.comp.blocs", "bloc"),
    ),
    (put("side", 0, "units", 0, "hex", to=[16, 0]), ("side[0].units[0].hex", "warfare.setup.units", "hex")),
    (put("side", 0, "units", 0, "hex", to=[11, 0]), ("side[0].units[0].hex", "warfare.move.water", "water")),
    (
        put("side", 1, "units", 0, "hex", to=[0, 0]),
        ("side[1].units[0].hex", "warfare.stack.one_unit", "taken"),
    ),
    (
        put("side", 0, "units", 0, to={"unit": "usa.marines"}),
        ("side[0].units[0].hex", "warfare.setup.units", "no-hex"),
    ),
    (
        put("side", 0, "units", 0, "reserve", to="airborne"),
        ("side[0].units[0].reserve", "warfare.airborne.reserve", "reserve"),
    ),
    (
        put("side", 0, "units", 0, "arrives", to=4),
        ("side[0].units[0].arrives", "warfare.scenario.reinforcement", "number"),
    ),
    (
        put("side", 0, "supports", to=[{"support": "usa.morta"}]),
        ("side[0].supports[0].support", "warfare.setup.support_turn", "did-you-mean"),
    ),
    (
        put("side", 0, "supports", to=[{"support": "usa.mortar", "turn": 9}]),
        ("side[0].supports[0].turn", "warfare.setup.support_turn", "number"),
    ),
    (
        put("side", 0, "supports", to=[{"support": "usa.mortar", "face": "small"}]),
        ("side[0].supports[0].face", "warfare.drone.faces", "no-face"),
    ),
    (put("side", 1, "hand", to=["dummy"]), ("side[1].hand[0]", "warfare.roadblock.irregular_place", "hand")),
    (
        put("counters", 0, "counter", to="smoke"),
        ("counters[0].counter", "warfare.comp.counters_origin", "made-in-play"),
    ),
    (
        put("counters", 0, "counter", to="populatoin"),
        ("counters[0].counter", "warfare.comp.counters_origin", "did-you-mean"),
    ),
    (
        put("counters", 0, "hexes", to=[[11, 0]]),
        ("counters[0].hexes[0]", "warfare.setup.counters", "counter-water"),
    ),
    (
        put("counters", 0, to={"counter": "population", "face": "hostile", "hexes": [[0, 0]]}),
        ("counters[0].hexes[0]", "warfare.pop.regular_move", "in-crowd"),
    ),
    (
        put("counters", 0, to={"counter": "roadblock", "hexes": [[0, 0]]}),
        ("counters[0].hexes[0]", "warfare.roadblock.impassable", "trapped"),
    ),
    (
        put("counters", 0, to={"counter": "ied-red", "hexes": [[3, 0]]}),
        ("counters[0].owner", "warfare.unknown.hidden", "no-owner"),
    ),
    (
        put("counters", 0, to={"counter": "ied-red", "face": "ied", "hexes": [[3, 0]]}),
        ("counters[0].face", "warfare.ied.hidden", "face-up"),
    ),
    (
        put("exits", to=[{"side": "USA", "hexes": [[9, 9]]}]),
        ("exits[0].hexes[0]", "warfare.scenario.exit", "hex"),
    ),
    (put("low_only", to=["usa.marines"]), ("low_only[0]", "warfare.heli.high", "unknown")),
    (put("solo", to={"posture": "wait"}), ("solo.posture", "warfare.solo.sides", "unknown")),
    (put("victory", to=[]), ("victory", "warfare.scenario.victory", "no-victory")),
    (put("victory", 0, "vp", to=0), ("victory[0].vp", "warfare.scenario.victory", "number")),
    (put("victory", 0, "test", to="per-kill"), ("victory[0].test", "warfare.scenario.victory", "unknown")),
    (
        put("victory", 0, "args", "side", to="RU"),
        ("victory[0].args.side", "warfare.scenario.victory", "unknown"),
    ),
    (
        put("victory", 0, "args", "kinds", to=["ship"]),
        ("victory[0].args.kinds[0]", "warfare.scenario.victory", "unknown"),
    ),
    (
        put("victory", 0, "args", to={"side": "INS"}),
        ("victory[0].args.kinds", "warfare.scenario.victory", "argument"),
    ),
]


@pytest.mark.parametrize(("change", "fault"), FAULTS, ids=[f"{f[0]}-{f[2]}" for _, f in FAULTS])
def test_a_fault_is_told_with_its_place(change, fault):
    """The reason names the place in the file, the rule, and what would be right."""
    assert fault in reasons(change)


def test_all_faults_are_told_at_once():
    """Two faults give two reasons."""

    def change(sheet):
        sheet["side"][0]["box"] = 99
        sheet["victory"][0]["vp"] = 0

    assert ["side[0].box", "victory[0].vp"] == [at for at, _, _ in reasons(change)]


@pytest.mark.parametrize("value", [None, 3, "s1", [], [1, 2]])
def test_what_is_no_table_is_refused(value):
    """A sheet is a table."""
    assert ["core-file-table"] == [reason.message.id for reason in read_sheet(value, "own")[1]]


JUNK = [None, True, -1, 3.5, 1e300, "", "zzz", [], [[]], [None], {}, {"a": {}}, [[1, 2, 3]], ["x"] * 3]


@pytest.mark.parametrize("junk", JUNK, ids=repr)
@pytest.mark.parametrize(
    "key",
    [
        *SHEET,
        "exits",
        "objectives",
        "solo",
        "unknown_pool",
        "unknown_columns",
        "convoy",
        "paint",
        "forts",
        "levels",
        "notes_it",
    ],
)
def test_nonsense_never_breaks_the_reader(key, junk):
    """Whatever stands under a key is read or refused with a sentence."""
    for path in ((key,), ("side", 0, key), ("side", 0, "units", 0, key), ("victory", 0, "args", key)):
        assert all(why.startswith("warfare.") for _, why, _ in reasons(put(*path, to=junk)))


@pins("warfare.scenario.chapters")
@pytest.mark.parametrize("id", SCENARIOS)
def test_printed_sheets_are_in_order(id):
    """warfare.scenario.chapters: scenario n needs the chapters up to n, and says what it teaches."""
    sheet = printed_sheet(id)

    assert int(id[1]) == sheet.number == sheet.chapter
    assert sheet.teaches
    assert all(topic in TOPICS for topic in sheet.teaches)


def test_a_row_that_is_scored_lies_on_the_map():
    """The last row counts, the one behind it is none."""
    rows = read_sheet(SHEET, "own")[0].ground.grid.rows

    assert [] == reasons(put("victory", to=[blocks_in(rows - 1)]))
    assert ("victory[0].args.row", "warfare.scenario.victory", "number") == reasons(
        put("victory", to=[blocks_in(rows)])
    )[0]


def blocks_in(row):
    """Points for roadblocks in a row."""
    args = {"counter": "roadblock", "row": row, "min_column": 0}
    return {"side": "INS", "vp": 1, "test": "per-counter-in-row", "args": args}


def test_the_sentence_of_a_line_names_its_columns():
    """Whoever reads the sheet sees from which column to which a unit is scored."""
    said_of = victory_words(5, "unit-in-columns", {"unit": "usa.lav", "columns": [3, 6]})

    assert (3, 6) == (said_of["values"]["from"], said_of["values"]["to"])


def test_every_test_of_victory_has_its_sentence():
    """A line of points can be told in both languages, whatever it counts."""
    names = []
    for test, wanted in TESTS.items():
        names += (
            [f"{test}-{where}" for where in ("map", "exited", "eliminated")] if "where" in wanted else [test]
        )

    assert [] == [n for n in names for texts in said() if not texts.has("warfare-victory-" + n)]
