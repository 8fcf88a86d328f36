"""Scenario files of Warzone: the shape of a mission, and everything its parts must agree on."""

from __future__ import annotations

from typing import Final

from sandtable.core.keeping import Kept
from sandtable.core.printed import Row
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
from sandtable.figures.sheet_checks import check_terrain, check_zone, points_in
from sandtable.figures.sheet_fields import (
    LARGEST,
    SMALLEST,
    deploy_shape,
    name_fields,
    terrain_field,
    words_fields,
)
from sandtable.systems.warzone.book.catalogue import load
from sandtable.systems.warzone.book.mission import CORNER, STRIPS, zone_of
from sandtable.systems.warzone.book.words import (
    EVERY_KILL,
    HALF_KILLS,
    KILLS_OF_DEFENDER,
    PRIORITY,
    SECONDARY,
)
from sandtable.table import Piece, Point

RULE: Final = "warzone.setup.table"
TERRAIN: Final = "warzone.setup.terrain"
ZONE: Final = "warzone.setup.zone"
ATTACKER: Final = "warzone.mission.attacker"
CONTROL: Final = "warzone.mission.control"
LEVELS: Final = "warzone.mission.levels"
KILLS: Final = "warzone.victory.kills"
ARMY: Final = "warzone.army.points"

MOST_TURNS: Final = 20
MOST_PIECES: Final = 20
HALF: Final = LARGEST / 2.0
USUAL_EDGE: Final = 48.0
TOGETHER: Final = (
    ("markers", ("marker_points",)),
    ("crates", ("crate_points",)),
    ("warlord_points", ("lord_points",)),
    ("exit_points", ("exit_share",)),
    ("relay", ("relay_size", "relay_early", "relay_early_turn", "relay_late", "relay_stands")),
)
"""What a mission pays for, and the keys that belong to it."""

_shapes: Final = Kept[str, Table](1)


def sheet_shape() -> Table:
    """The shape of a scenario file."""
    known = _shapes.get("")
    return known if known is not None else _shapes.keep("", _shape())


def _shape() -> Table:
    kinds = list(load().terrain)
    return Table(
        [
            Field("id", Id(), "of a mission that comes with the game"),
            Field(
                "level",
                Word("level", [PRIORITY, SECONDARY, "corporate"]),
                "of such a mission",
                False,
                LEVELS,
            ),
            *words_fields(),
            Field(
                "table",
                Tuple(2, Length(SMALLEST, LARGEST)),
                "width and height; agreed on without it",
                False,
                RULE,
            ),
            Field(
                "turns", Whole(1, MOST_TURNS), "how many Turns; 6 without it", False, "warzone.mission.length"
            ),
            Field("attacker", Flag(), "whether one side attacks", False, ATTACKER),
            Field("first", Word("side", ["attacker"]), "who has the initiative on Turn 1", False, ATTACKER),
            Field(
                "deploy", Word("deployment", [STRIPS, CORNER]), "strips, or a corner and the rest", True, ZONE
            ),
            Field("depth", Length(1.0, HALF), "how deep the strips are, or how wide the corner", True, ZONE),
            Field("apart", Length(0.0, LARGEST), "how far the defender stays from the corner", False, ZONE),
            Field(
                "kills",
                Word("kills", [EVERY_KILL, HALF_KILLS, KILLS_OF_DEFENDER]),
                "what kills pay",
                True,
                KILLS,
            ),
            *_paying(),
            Field(
                "pieces",
                Whole(0, MOST_PIECES),
                "pieces laid by lot; without it as the table takes",
                False,
                TERRAIN,
            ),
            Field("side", ListOf(_side(), 2, 2), "the two sides, where they are not alike", False, ZONE),
            terrain_field(kinds, [Field("height", Length(0.1, 12.0), "how high it is")], TERRAIN),
        ]
    )


def _paying() -> list[Field]:
    """What a mission may pay for besides kills."""
    spots = ListOf(Tuple(2, Length(-HALF, HALF)), 1, 12)
    points = Whole(0, 20)
    return [
        Field("markers", spots, "markers, in inches from the centre of the table", False, CONTROL),
        Field("marker_points", points, "for each marker at the end of a Turn", False, CONTROL),
        Field("marker_from", Whole(1, MOST_TURNS), "from which Turn on", False, CONTROL),
        Field("relay", Word("structure", _structures()), "what the attacker must break", False, ATTACKER),
        Field("relay_size", Tuple(2, Length(2.0, 12.0)), "how wide and deep it is", False, ATTACKER),
        Field("relay_early", points, "for breaking it early", False, ATTACKER),
        Field("relay_early_turn", Whole(1, MOST_TURNS), "up to which Turn that is", False, ATTACKER),
        Field("relay_late", points, "for breaking it later", False, ATTACKER),
        Field("relay_stands", points, "to the defender if it stands", False, ATTACKER),
        Field("warlord_points", Whole(1, 20), "for killing the Warlord", False, LEVELS),
        Field("lord_points", points, "for killing a Lord", False, LEVELS),
        Field("exit_points", Whole(1, 20), "for each share that leaves by the far edges", False, ATTACKER),
        Field("exit_share", Whole(1, 100), "the share, in per cent of the starting models", False, ATTACKER),
        Field("crates", spots, "crates, in inches from the centre of the table", False, LEVELS),
        Field("crate_points", points, "for each crate brought home", False, LEVELS),
    ]


def _structures() -> list[str]:
    return [id for id, kind in load().terrain.items() if kind.structure]


def _side() -> Shape:
    return Table(
        [
            *name_fields("side"),
            Field("points", Whole(50, 10000), "what its army may cost; agreed on without it", False, ARMY),
            Field("army", Either(Text(40), Shape()), "its army: a faction, or a whole list", False, ARMY),
            Field("attacker", Flag(), "it attacks, whatever the dice say", False, ATTACKER),
            Field("deploy", deploy_shape([]), "where it sets up: one edge or one box", False, ZONE),
        ]
    )


# ------------------------------------------------------------ what is wrong


def faults_of(sheet: Json) -> list[Reason]:
    """Everything wrong with a file but for the armies it brings: first its shape, then what its parts agree on."""
    faults = SheetFaults("warzone-file-", RULE)
    sheet_shape().judge(sheet, "", RULE, faults)
    if not faults.reasons and isinstance(sheet, dict):
        _agree(sheet, faults)
    return faults.reasons


def _agree(raw: Row, faults: SheetFaults) -> None:
    sized: Row = {"table": [USUAL_EDGE, USUAL_EDGE], **raw}
    check_terrain(sized, [], _made, faults, TERRAIN)
    _heights(raw, faults)
    width, height = points_in([sized["table"]])[0]
    _spots(raw, (width, height), faults)
    for key, others in TOGETHER:
        for other in others:
            if (key in raw) != (other in raw):
                faults.refuse(other if key in raw else key, LEVELS, "together", {"key": key, "other": other})
    _attacked(raw, faults)
    depth = number_of(raw.get("depth")) or 0.0
    if 2.0 * depth >= (height if raw.get("deploy") == STRIPS else min(width, height)):
        faults.refuse("depth", ZONE, "depth")
    if (raw.get("deploy") == CORNER) != ("apart" in raw):
        faults.refuse("apart", ZONE, "apart")
    _sides_agree(sized, (width, height), faults)


def _made(id: str, kind: str, points: list[Point], height: float) -> Piece:
    return load().piece(id, kind, points, height)


def _heights(raw: Row, faults: SheetFaults) -> None:
    for number, entry in enumerate(list_of(raw.get("terrain"))):
        row = table_of(entry)
        kind = text_of(row.get("kind"))
        if "height" in row and load().terrain[kind].height <= 0.0:
            faults.refuse(f"terrain[{number}].height", TERRAIN, "height", {"kind": kind})


def _spots(raw: Row, size: Point, faults: SheetFaults) -> None:
    """Markers and crates lie on the table."""
    for key in ("markers", "crates"):
        for number, (x, y) in enumerate(points_in(raw.get(key))):
            if abs(x) > size[0] / 2.0 or abs(y) > size[1] / 2.0:
                values: Row = {"width": size[0], "height": size[1]}
                faults.misshapen(f"{key}[{number}]", CONTROL, "off-table", values)


def _attacked(raw: Row, faults: SheetFaults) -> None:
    """warzone.mission.attacker: what only an attacker does needs one."""
    if raw.get("attacker") is True:
        return
    for key in ("first", "relay", "exit_points", "apart"):
        if key in raw:
            faults.refuse(key, ATTACKER, "attacker", {"key": key})
    if raw.get("kills") == KILLS_OF_DEFENDER:
        faults.refuse("kills", ATTACKER, "attacker", {"key": "kills"})
    for number, entry in enumerate(list_of(raw.get("side"))):
        if table_of(entry).get("attacker") is True:
            faults.refuse(f"side[{number}].attacker", ATTACKER, "attacker", {"key": "attacker"})


def _sides_agree(raw: Row, size: Point, faults: SheetFaults) -> None:
    sides = [table_of(entry) for entry in list_of(raw.get("side"))]
    if len([row for row in sides if row.get("attacker") is True]) > 1:
        faults.refuse("side[1].attacker", ATTACKER, "one-attacker")
    zoned = ["deploy" in row for row in sides]
    if any(zoned) and (not all(zoned) or raw.get("deploy") == CORNER):
        faults.refuse("side", ZONE, "zones")
        return
    for number, row in enumerate(sides):
        at = f"side[{number}]"
        if "points" in row and "army" in row:
            faults.misshapen(at, ARMY, "force")
        if "deploy" in row:
            _zone_agrees(raw, table_of(row["deploy"]), size, at + ".deploy", faults)


def _zone_agrees(raw: Row, deploy: Row, size: Point, at: str, faults: SheetFaults) -> None:
    """warzone.setup.zone: one edge or one box, and at an edge where somebody is to leave by the far one."""
    if len(list_of(deploy.get("edges", deploy.get("boxes")))) != 1:
        faults.refuse(at, ZONE, "one-zone")
        return
    check_zone(raw, deploy, at, faults, ZONE)
    if "exit_points" in raw and not zone_of(deploy, size[0], size[1]).edges:
        faults.refuse(at, ATTACKER, "no-edge")
