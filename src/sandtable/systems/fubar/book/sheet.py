"""Scenario files of FUBAR: the shape of one, and everything its parts must agree on."""

from __future__ import annotations

from typing import Final

from sandtable.core.keeping import Kept
from sandtable.core.printed import Row, word
from sandtable.core.shapes import (
    Either,
    Field,
    Flag,
    Id,
    Length,
    ListOf,
    Shape,
    Table,
    Text,
    Tuple,
    Whole,
    Word,
)
from sandtable.core.sheet_faults import SheetFaults
from sandtable.core.wire import Json, Reason, list_of, number_of, point_of, table_of, text_of
from sandtable.figures.sheet_checks import (
    check_force,
    check_ids,
    check_range,
    check_spot,
    check_terrain,
    check_zone,
)
from sandtable.figures.sheet_fields import (
    EDGE,
    LARGEST,
    POINT,
    deploy_shape,
    name_fields,
    pieces_field,
    table_field,
    terrain_field,
    words_fields,
)
from sandtable.systems.fubar.book import words
from sandtable.systems.fubar.book.catalogue import load
from sandtable.systems.fubar.book.tables import rows
from sandtable.table import Piece, Point

RULE: Final = "fubar.setup.table"
TERRAIN: Final = "fubar.setup.terrain"
DEPLOY: Final = "fubar.setup.deploy"
OBJECTIVE: Final = "fubar.scenario.objective"
CAPTIVE: Final = "fubar.scenario.captive"
POINTS: Final = "fubar.victory.points"
ARMY: Final = "fubar.army.points"

MOST_TURNS: Final = 30
MOST_SIDES: Final = 4
PLANS: Final = ("none", "across", "cross", "past", "down_the_middle")
"""Plans of roads; one of those a file names is drawn by lot."""

SCORES: Final = (
    words.LOSSES, words.HELD_EACH_TURN, words.UNITS_EACH_TURN, words.HELD_AT_END, words.KEPT_AT_END,
    words.VEHICLES_OFF, words.VEHICLES_DESTROYED, words.VEHICLES_IMMOBILE_AT_END, words.CAPTIVE_OUT,
    words.CAPTIVE_KEPT, words.NO_ENEMY_LEFT,
)  # fmt: skip
NEEDS_SIDE: Final = (words.UNITS_EACH_TURN, words.KEPT_AT_END, words.CAPTIVE_OUT, words.CAPTIVE_KEPT)
NEEDS_ENEMY: Final = (words.KEPT_AT_END, words.CAPTIVE_KEPT)
NEEDS_OBJECTIVE: Final = (words.HELD_EACH_TURN, words.HELD_AT_END, words.KEPT_AT_END)
NEEDS_CAPTIVE: Final = (words.CAPTIVE_OUT, words.CAPTIVE_KEPT)
EACH_TURN: Final = (words.HELD_EACH_TURN, words.UNITS_EACH_TURN)


_shapes: Final = Kept[str, Table](1)


def sheet_shape() -> Table:
    """The shape of a scenario file."""
    known = _shapes.get("")
    return known if known is not None else _shapes.keep("", _shape())


def _shape() -> Table:
    rosters = [word(row, "id") for row in rows("rosters", "roster")]
    kinds = list(load("in").terrain)
    return Table(
        [
            Field("id", Id(), "of a scenario that comes with the game"),
            Field("source", Text(200), "where it comes from"),
            *words_fields(),
            table_field(RULE),
            Field(
                "turns", Whole(1, MOST_TURNS), "how many turns; 8 without it", False, "fubar.scenario.length"
            ),
            Field("sides", Tuple(2, Whole(2, MOST_SIDES)), "for how many sides: least and most", False, RULE),
            Field("rosters", ListOf(Word("roster", rosters), 1), "factions that armies are drawn from"),
            Field(
                "roads", ListOf(Word("road", list(PLANS)), 1), "plans of roads, one is drawn", False, TERRAIN
            ),
            pieces_field(10, TERRAIN),
            Field("captive", POINT, "where a captive stands", False, CAPTIVE),
            Field("side", ListOf(_side(), 2, MOST_SIDES), "the sides, in their order", True, DEPLOY),
            terrain_field(kinds, [], TERRAIN),
            Field("objective", ListOf(_objective(), 0, 12), "what can be held", False, OBJECTIVE),
            Field("score", ListOf(_score(), 1, 12), "what earns points", True, POINTS),
        ]
    )


def _side() -> Shape:
    cover = Field("cover", Flag(), "only in cover", False, DEPLOY)
    turns = Whole(0, MOST_TURNS)
    return Table(
        [
            Field("role", Id(), "by which scores speak of the side", True),
            *name_fields("side"),
            Field("points", Whole(20, 2000), "what its army may cost", False, ARMY),
            Field("army", Either(Text(40), Shape()), "its army: a faction, or a whole list", False, ARMY),
            Field("vehicles", Whole(0, 10), "how many vehicles its army needs", False, "fubar.army.size"),
            Field("deploy", deploy_shape([cover]), "where it sets up", True),
            Field("initiative", Whole(-3, 3), "added to its initiative", False, "fubar.initiative.roll"),
            Field("initiative_turns", turns, "up to which turn; 0 always", False, "fubar.initiative.roll"),
            Field("activation", Whole(-3, 3), "added to its activation rolls"),
            Field("activation_turns", turns, "up to which turn; 0 always"),
            Field("on_guard", Flag(), "it starts On Guard", False, "fubar.setup.guard"),
            Field("ambush", Length(0.0, LARGEST), "seen only from so near until it fires"),
            Field("returns", Flag(), "its destroyed infantry returns once"),
            Field("exits", ListOf(EDGE, 0, 4), "edges it may leave by", False, "fubar.move.figures"),
            Field(
                "exits_for",
                Word("traveller", [words.EXIT_FOR_VEHICLES, words.EXIT_FOR_CAPTIVE]),
                "who may leave by them",
            ),
        ]
    )


def _objective() -> Shape:
    return Table(
        [
            Field("id", Id(), "by which it is called", True),
            *name_fields("objective"),
            Field("at", POINT, "a marker at a point"),
            Field("piece", Id(), "or a piece of terrain, by its id"),
        ]
    )


def _score() -> Shape:
    return Table(
        [
            Field("kind", Word("score", list(SCORES)), "what earns points", True),
            Field("points", Whole(1, 100), "how many, each time", True),
            Field("side", Id(), "whom it pays, by role; everybody without it"),
            Field("from_side", Id(), "against whom, by role"),
            Field("from", Whole(1, MOST_TURNS), "from which turn on"),
        ]
    )


# ------------------------------------------------------------ what is wrong


def faults_of(sheet: Json) -> list[Reason]:
    """Everything wrong with a file but for the armies it brings: first its shape, then what its parts agree on."""
    faults = SheetFaults("fubar-file-", RULE)
    sheet_shape().judge(sheet, "", RULE, faults)
    if not faults.reasons and isinstance(sheet, dict):
        _agree(sheet, faults)
    return faults.reasons


def _agree(raw: Row, faults: SheetFaults) -> None:
    terrain = load("in").terrain
    lines = [id for id, kind in terrain.items() if kind.linear]
    check_terrain(raw, lines, _made, faults, TERRAIN)
    check_range(raw, "pieces", faults, TERRAIN)
    check_range(raw, "sides", faults, RULE)
    sides = [table_of(entry) for entry in list_of(raw.get("side"))]
    most = [int(number_of(n) or 0) for n in list_of(raw.get("sides", [2, 2]))][1]
    if "sides" in raw and len(sides) < most:
        faults.misshapen("sides", RULE, "sides", {"known": str(len(sides)), "n": most})
    for number, row in enumerate(sides):
        _side_agrees(raw, row, f"side[{number}]", faults)
    check_spot(raw, point_of(raw.get("captive")), "captive", faults, CAPTIVE)
    _objectives_agree(raw, faults)
    _scores_agree(raw, check_ids(sides, "role", "side", faults, DEPLOY), faults)


def _made(id: str, kind: str, points: list[Point], height: float) -> Piece:
    return load("in").piece(id, kind, points)


def _side_agrees(raw: Row, row: Row, at: str, faults: SheetFaults) -> None:
    check_force(row, at, faults, ARMY)
    check_zone(raw, table_of(row.get("deploy")), at + ".deploy", faults, DEPLOY)
    exits = bool(list_of(row.get("exits")))
    if exits != ("exits_for" in row):
        faults.refuse(at + ".exits", "fubar.move.figures", "exits")
    if text_of(row.get("exits_for")) == words.EXIT_FOR_CAPTIVE and "captive" not in raw:
        faults.refuse(at + ".exits_for", CAPTIVE, "no-captive")


def _objectives_agree(raw: Row, faults: SheetFaults) -> None:
    """fubar.scenario.objective: a marker at a point of the table, or a piece of terrain that lies on it."""
    objectives = [table_of(entry) for entry in list_of(raw.get("objective"))]
    check_ids(objectives, "id", "objective", faults, OBJECTIVE)
    pieces = [text_of(table_of(entry).get("id")) for entry in list_of(raw.get("terrain"))]
    for number, row in enumerate(objectives):
        at = f"objective[{number}]"
        if ("at" in row) == ("piece" in row):
            faults.refuse(at, OBJECTIVE, "at-or-piece")
        elif "piece" in row and row["piece"] not in pieces:
            faults.unknown(at + ".piece", OBJECTIVE, "terrain", text_of(row["piece"]), pieces)
        check_spot(raw, point_of(row.get("at")), at + ".at", faults, OBJECTIVE)


def _scores_agree(raw: Row, roles: list[str], faults: SheetFaults) -> None:
    """fubar.victory.points: every line pays somebody for something that there is."""
    paid: list[str] = []  # by turns; "" is everybody
    for number, entry in enumerate(list_of(raw.get("score"))):
        row, at = table_of(entry), f"score[{number}]"
        kind = text_of(row.get("kind"))
        for key in ("side", "from_side"):
            if key in row and row[key] not in roles:
                faults.unknown(f"{at}.{key}", POINTS, "role", text_of(row[key]), roles)
        if kind in NEEDS_SIDE and "side" not in row:
            faults.refuse(at + ".side", POINTS, "score-side", {"kind": kind})
        if kind in NEEDS_ENEMY and ("from_side" not in row or row["from_side"] == row.get("side")):
            faults.refuse(at + ".from_side", POINTS, "score-from", {"kind": kind})
        _score_has_matter(raw, row, kind, at, faults)
        if kind in EACH_TURN:
            _paid_once(text_of(row.get("side")), paid, at, faults)


def _score_has_matter(raw: Row, row: Row, kind: str, at: str, faults: SheetFaults) -> None:
    """What a line counts is in the file, and it is counted turn by turn where it names a first turn."""
    if kind in NEEDS_OBJECTIVE and not list_of(raw.get("objective")):
        faults.refuse(at + ".kind", OBJECTIVE, "no-objective", {"kind": kind})
    if kind in NEEDS_CAPTIVE and "captive" not in raw:
        faults.refuse(at + ".kind", CAPTIVE, "no-captive")
    if "from" in row and kind not in EACH_TURN:
        faults.refuse(at + ".from", POINTS, "score-turn", {"kind": kind})


def _paid_once(role: str, paid: list[str], at: str, faults: SheetFaults) -> None:
    """No side is paid for two things turn by turn: the account could not tell them apart."""
    if role in paid or "" in paid or (not role and paid):
        faults.refuse(at + ".kind", POINTS, "score-twice")
    paid.append(role)
