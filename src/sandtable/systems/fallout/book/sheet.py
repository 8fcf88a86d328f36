"""Scenario files of Fallout: the shape of one, and everything its parts must agree on."""

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
from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of
from sandtable.figures.sheet_checks import (
    check_force,
    check_ids,
    check_range,
    check_terrain,
    check_zone,
    zone_boxes,
)
from sandtable.figures.sheet_fields import (
    EDGE,
    LARGEST,
    SMALLEST,
    deploy_shape,
    name_fields,
    pieces_field,
    table_field,
    terrain_field,
    words_fields,
)
from sandtable.figures.zones import Box
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.book.scenarios import SCENARIOS
from sandtable.systems.fallout.book.tables import rows
from sandtable.systems.fallout.book.terrain_kinds import KINDS, ROAD, WALL
from sandtable.systems.fallout.book.words import BEAST, CONVOY, ENGLISH, INCHES, TREASURE_HUNT, WILD_AMERICA
from sandtable.table import Piece, Point, area, linear

RULE: Final = "fallout.setup.scenario"
TERRAIN: Final = "fallout.setup.terrain.pieces"
DEPLOY: Final = "fallout.deploy.zone"
ARMY: Final = "fallout.s1.forces"
VICTORY: Final = "fallout.victory.when"
TURNS: Final = "fallout.victory.turn_limit"
CRITTERS: Final = "fallout.s4.critters"
BOXES: Final = "fallout.s3.boxes"
CONVOY_RULE: Final = "fallout.s2.forces.convoy"
LEAVE: Final = "fallout.s1.retreat"
APART: Final = "fallout.deploy.separation.en"

MOST_SIDES: Final = 4
MOST_TURNS: Final = 60
MOST_BOXES: Final = 6

_shapes: Final = Kept[str, Table](1)


def sheet_shape() -> Table:
    """The shape of a scenario file."""
    known = _shapes.get("")
    return known if known is not None else _shapes.keep("", _shape())


def _shape() -> Table:
    size = Tuple(2, Length(SMALLEST, LARGEST))
    number = Tuple(2, Whole(0, 20))
    return Table(
        [
            Field("id", Id(), "of a scenario that comes with the game"),
            Field("source", Text(200), "where it comes from"),
            Field("rules", ListOf(Text(60)), "the rules it is played by, in the ledger"),
            *words_fields(),
            Field(
                "victory", Word("law", list(SCENARIOS)), "by which scenario's law it is won", True, VICTORY
            ),
            table_field("fallout.table.size"),
            Field("table_small", size, "the small table for two sides", False, "fallout.table.size"),
            Field("table_many", size, "the table for more than two sides", False, "fallout.table.size"),
            Field("sides", Tuple(2, Whole(2, MOST_SIDES)), "for how many sides: least and most", False, ARMY),
            Field("trim_many", Whole(0, 60), "how much strips leave out at corners with more than two sides"),
            Field("turns", Whole(1, MOST_TURNS), "how many turns; 30 without it", False, TURNS),
            pieces_field(20, TERRAIN),
            Field("walls", number, "least and most walls, counted apart from rough ground", False, TERRAIN),
            Field("rough", number, "least and most pieces of rough ground", False, TERRAIN),
            Field("road", Length(0.0, 24.0), "width of a road from north to south", False, TERRAIN),
            Field("flanks", Flag(), "nobody keeps his distance at set-up", False, APART),
            Field("boxes", _boxes(), "boxes of treasure", False, BOXES),
            Field("critters", _critters(), "critters that roam the table", False, CRITTERS),
            Field("side", ListOf(_side(), 2, MOST_SIDES), "the sides, in their order", True, DEPLOY),
            terrain_field([*KINDS, ROAD], [], TERRAIN),
        ]
    )


def _boxes() -> Shape:
    return Table(
        [
            Field("n", Whole(1, MOST_BOXES), "how many", True),
            Field("radius", Length(8.0, LARGEST), "how far from the centre at most", True),
            Field("gap", Length(0.0, 4.0), "how far apart at least", True),
        ]
    )


def _critters() -> Shape:
    kinds = [id for id, unit in load(ENGLISH, INCHES).units.items() if unit.rank == BEAST]
    return Table(
        [
            Field("kinds", ListOf(Word("critter", kinds), 1, 12), "which", True),
            Field("per_points", Whole(20, 2000), "one of each for so many points of all armies", True),
            Field("radius", Length(8.0, LARGEST), "how far from the centre they start at most", True),
            Field("spacing", Length(0.0, 4.0), "how far apart they start at least", True),
        ]
    )


def _side() -> Shape:
    vehicles = [word(row, "id") for row in rows("vehicles", "vehicle")]
    skills = [word(row, "id") for row in rows("skills", "skill")]
    weapons = list(load(ENGLISH, INCHES).weapons)
    hero = Table(
        [
            Field("level", Whole(1, 9), "his level", True),
            Field("skill", Word("skill", skills), "the skill he has", True),
            Field("at", Whole(1, 10), "how well he has it", True),
            Field("weapon", Word("weapon", weapons), "what he carries"),
        ]
    )
    return Table(
        [
            Field("role", Id(), "by which the side is known", True),
            *name_fields("side"),
            Field("points", Whole(20, 2000), "what its army may cost", False, ARMY),
            Field("spends", Whole(20, 100), "percent of them that a ready-made army spends", False, ARMY),
            Field("army", Either(Text(40), Shape()), "its army: a faction, or a whole list", False, ARMY),
            Field("deploy", deploy_shape([]), "where it sets up; strips along all the edges it names"),
            Field("home", EDGE, "the edge it flees to, where its zone is no strip"),
            Field("enters", EDGE, "the edge it enters over instead of setting up", False, "fallout.s2.enter"),
            Field("exits", ListOf(EDGE, 0, 4), "edges it may leave by; none: it stays", False, LEAVE),
            Field("premove", Flag(), "it moves before turn 1", False, "fallout.s3.premove"),
            Field("free_vehicle", Word("vehicle", vehicles), "a vehicle free of charge", False, CONVOY_RULE),
            Field("free_hero", hero, "a hero free of charge", False, "fallout.s3.extras"),
            Field("free_minigun", Flag(), "a gunner free of charge", False, "fallout.s3.extras"),
        ]
    )


# ------------------------------------------------------------ what is wrong


def faults_of(sheet: Json) -> list[Reason]:
    """Everything wrong with a file but for the armies it brings: first its shape, then what its parts agree on."""
    faults = SheetFaults("fallout-file-", RULE)
    sheet_shape().judge(sheet, "", RULE, faults)
    if not faults.reasons and isinstance(sheet, dict):
        _agree(sheet, faults)
    return faults.reasons


def _agree(raw: Row, faults: SheetFaults) -> None:
    check_terrain(raw, [WALL], _made, faults, TERRAIN)
    for key in ("pieces", "walls", "rough", "sides"):
        check_range(raw, key, faults, TERRAIN)
    sides = [table_of(entry) for entry in list_of(raw.get("side"))]
    check_ids(sides, "role", "side", faults, DEPLOY)
    least, most = _counts(raw, len(sides))
    if len(sides) < most:
        faults.misshapen("sides", RULE, "sides", {"known": str(len(sides)), "n": most})
    for number, row in enumerate(sides):
        _side_agrees(raw, row, f"side[{number}]", faults)
    _law_agrees(raw, sides, most, faults)
    if not faults.reasons and raw.get("flanks") is not True:
        _apart(raw, sides, least, faults)


def _counts(raw: Row, n: int) -> tuple[int, int]:
    least, most = [int(number_of(value) or 0) for value in list_of(raw.get("sides", [n, n]))]
    return least, most


def _made(id: str, kind: str, points: list[Point], height: float) -> Piece:
    return linear(id, kind, points) if kind == WALL else area(id, kind, points)


def _side_agrees(raw: Row, row: Row, at: str, faults: SheetFaults) -> None:
    check_force(row, at, faults, ARMY)
    deploy = table_of(row.get("deploy"))
    if ("deploy" in row) == ("enters" in row):
        faults.refuse(at + ".deploy", DEPLOY, "deploy-or-enters")
    check_zone(raw, deploy, at + ".deploy", faults, DEPLOY)
    if deploy and ("edges" in deploy) == ("home" in row):
        faults.refuse(at + ".home", DEPLOY, "home")


def _law_agrees(raw: Row, sides: list[Row], most: int, faults: SheetFaults) -> None:
    """fallout.victory.when: what the law counts has to be there."""
    law = text_of(raw.get("victory"))
    entering = [row for row in sides if "enters" in row]
    if law == CONVOY:
        ready = len(entering) == 1 and "free_vehicle" in entering[0] and list_of(entering[0].get("exits"))
        if not ready:
            faults.refuse("side", CONVOY_RULE, "convoy")
    elif entering:
        faults.refuse("side", "fallout.s2.enter", "enters")
    if (law == TREASURE_HUNT) != ("boxes" in raw):
        faults.refuse("boxes", BOXES, "boxes")
    if (law == WILD_AMERICA) != ("critters" in raw):
        faults.refuse("critters", CRITTERS, "critters")
    if law != SCENARIOS[0] and most > 2:
        faults.refuse("sides", RULE, "two-sides")


def _apart(raw: Row, sides: list[Row], least: int, faults: SheetFaults) -> None:
    """fallout.deploy.separation.en, fallout.deploy.separation.it: nobody sets up within 24 inches of an enemy.

    Zones of two sides that lie nearer leave no room for whoever comes last; with more sides strips are trimmed.
    """
    keep = load(ENGLISH, INCHES).lengths.separation
    zones = [zone_boxes(raw, table_of(row.get("deploy"))) for row in sides[:2]]
    if least > 2 or not zones[0] or not zones[1]:
        return
    nearest = min(_gap(one, other) for one in zones[0] for other in zones[1])
    if nearest < keep:
        faults.refuse("side[1].deploy", APART, "apart", {"gap": round(nearest, 2), "least": keep})


def _gap(one: Box, other: Box) -> float:
    across = max(other[0] - one[2], one[0] - other[2], 0.0)
    down = max(other[1] - one[3], one[1] - other[3], 0.0)
    return float((across * across + down * down) ** 0.5)
