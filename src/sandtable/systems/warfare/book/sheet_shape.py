"""The shape of Warfare's scenario files, as it is published for editors; `sheet_places` judges them to the last hex."""

from __future__ import annotations

from sandtable.core.shapes import Either, Field, Flag, ListOf, Shape, Table, Text, Tuple, Whole, Word
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.maps import HIGHEST, TURNS, legend, sheet_tiles
from sandtable.systems.warfare.book.profiles import BOXES
from sandtable.systems.warfare.book.sheet_map import MOST_TILES
from sandtable.systems.warfare.book.sheet_reader import LONGEST_NOTE, LONGEST_TITLE, MOST_NOTES, MOST_TURNS
from sandtable.systems.warfare.book.sheet_words import TESTS, TOPICS

HEX = Tuple(2, Whole(0, 120))
HEXES = ListOf(HEX, 0, 1000)


def sheet_shape() -> Table:
    """All keys of a file."""
    factions = Word("faction", list(catalogue().factions))
    title, note = Text(LONGEST_TITLE), Text(LONGEST_NOTE)
    notes = Either(note, ListOf(note, 0, MOST_NOTES))
    words = ListOf(Text(60))
    return Table(
        [
            Field("title", title, "what the scenario is called, in any language"),
            Field("title_en", title, "what the scenario is called, in English"),
            Field("title_it", title, "what the scenario is called, in Italian"),
            Field("notes", notes, "special rules in words, in any language"),
            Field("notes_en", notes, "special rules in words, in English"),
            Field("notes_it", notes, "special rules in words, in Italian"),
            Field("chapter", Whole(1, 5), "the highest chapter in force; 5 without it"),
            Field("teaches", ListOf(Word("topic", list(TOPICS))), "topics of the learning path"),
            Field("players", ListOf(Whole(1, 4), 1, 4), "for how many it is"),
            Field("turns", Whole(1, MOST_TURNS), "how many turns", True),
            Field("map", ListOf(_tile(), 1, MOST_TILES), "tiles side by side", True),
            Field("paint", ListOf(_paint()), "terrain over the tiles"),
            Field("forts", ListOf(_fort()), "fortified sides"),
            Field("levels", ListOf(_level()), "heights over the tiles"),
            Field("side", ListOf(_side(), 2, 2), "the two sides", True),
            Field("counters", ListOf(_counter()), "counters on the map"),
            Field("victory", ListOf(_victory(), 1), "who scores how many points for what", True),
            Field("tie", factions, "the faction that wins on equal points", True),
            Field("objectives", HEXES, "hexes that matter"),
            Field("exits", ListOf(_exit()), "hexes by which a side leaves"),
            Field("no_rubble", HEXES, "hexes that never become rubble"),
            Field("low_only", words, "drones that stay low"),
            Field("control_start", factions, "who controls the hexes at the start"),
            Field("martyrdom", Flag(), "false forbids it"),
            Field("solo", Shape(), "who plays by itself for one player, and how"),
            Field("unknown_owner", factions, "who lays the unknown counters"),
            Field("unknown_pool", words, "the counters he lays"),
            Field("unknown_hexes", HEXES, "one in each of these hexes"),
            Field("unknown_columns", Tuple(2, Whole(0, 120)), "or anywhere in these columns"),
            Field("deploy_first", factions, "who places first"),
            Field("population", Whole(0, 9), "counters per tile that come after the placing"),
            Field("hostages", Shape(), "Irregular infantry that starts with Civilians: side, n"),
            Field("convoy", Shape(), "transports that start with a load: side, n"),
            Field("mission", Text(30), "of a drawn scenario"),
            Field("generated", Shape(), "from which number it was drawn"),
        ]
    )


def _tile() -> Shape:
    return Table(
        [
            Field("tile", Word("tile", list(sheet_tiles())), "which tile", True),
            Field("at", Tuple(2, Whole(0, 11)), "where: across and down, in tiles", True),
            Field("rot", Whole(min(TURNS), max(TURNS)), "how it is turned, in degrees"),
        ]
    )


def _paint() -> Shape:
    return Table(
        [
            Field(
                "code",
                Word("terrain", [code for kind in legend().kinds for code in kind.codes]),
                "which terrain",
                True,
            ),
            Field("hexes", HEXES, "where", True),
        ]
    )


def _fort() -> Shape:
    return Table(
        [
            Field("hex", HEX, "the fortification", True),
            Field("sides", ListOf(Word("side", ["E", "SE", "SW", "W", "NW", "NE"]), 0, 6), "its walls", True),
        ]
    )


def _level() -> Shape:
    return Table([Field("level", Whole(0, HIGHEST), "how high", True), Field("hexes", HEXES, "where", True)])


def _side() -> Shape:
    units = Word("unit", list(catalogue().units))
    unit = Table(
        [
            Field("unit", units, "which unit", True),
            Field("hex", HEX, "where it starts"),
            Field("arrives", Whole(2, MOST_TURNS), "the turn in which it comes"),
            Field("reserve", Word("reserve", ["airborne"]), "it waits off the map"),
        ]
    )
    support = Table(
        [
            Field("support", Word("support", catalogue().support_ids()), "which support", True),
            Field("turn", Whole(0, MOST_TURNS), "the turn in which it comes; 0 from the start"),
            Field("face", Text(20), "of a drone; its owner chooses without it"),
        ]
    )
    deploy = Table([Field("columns", Tuple(2, Whole(0, 120)), "columns"), Field("hexes", HEXES, "or hexes")])
    return Table(
        [
            Field("faction", Word("faction", list(catalogue().factions)), "whose side it is", True),
            Field("player", Text(20), "its cube"),
            Field("box", Whole(1, BOXES), "where its cube starts", True),
            Field("first", Flag(), "on top where boxes are equal"),
            Field("units", ListOf(unit, 1), "its units", True),
            Field("supports", ListOf(support), "its supports"),
            Field("hand", ListOf(Word("counter", ["roadblock"])), "roadblocks in hand"),
            Field("deploy", deploy, "where units without a hex may be placed"),
            Field("split", ListOf(Shape(), 0, 2), "how two players share it"),
        ]
    )


def _counter() -> Shape:
    return Table(
        [
            Field("counter", Text(30), "which counter", True),
            Field("face", Text(30), "the side that lies up"),
            Field("hexes", HEXES, "where", True),
            Field("owner", Word("faction", list(catalogue().factions)), "of what lies on its Unknown side"),
        ]
    )


def _victory() -> Shape:
    return Table(
        [
            Field("side", Word("faction", list(catalogue().factions)), "who scores", True),
            Field("vp", Whole(-99, 99), "how many points", True),
            Field("test", Word("test", list(TESTS)), "for what", True),
            Field("args", Shape(), "what the test counts", True),
        ]
    )


def _exit() -> Shape:
    return Table(
        [
            Field("side", Word("faction", list(catalogue().factions)), "who leaves", True),
            Field("hexes", HEXES, "by which hexes", True),
        ]
    )
