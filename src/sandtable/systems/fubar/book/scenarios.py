"""Scenarios: table, zones, objectives, scoring and special rules, out of `scenarios/*.toml` or a file of one's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.core.desk import OWN, RANDOM
from sandtable.core.printed import Row, pair, whole, word, words
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, list_of, number_of, point_of, table_of, text_of
from sandtable.figures.own_sheets import number_of_sides
from sandtable.figures.sheet_fields import (
    BOX_ZONE,
    CIRCLE_ZONE,
    EDGE_ZONE,
    notes_of,
    own_name,
    title_of,
    titled,
)
from sandtable.figures.zones import Box, edge_box
from sandtable.systems.fubar.book.catalogue import Catalogue
from sandtable.systems.fubar.book.tables import document, rows
from sandtable.systems.fubar.book.words import EXIT_FOR_VEHICLES, SKIRMISH
from sandtable.systems.fubar.book.zones import SetupZone
from sandtable.table import Piece, Point

SCENARIOS: Final = ("crossroads", "outpost", "convoy", "extraction", "laststand", SKIRMISH)
DEFAULT: Final = "crossroads"
STANDARD_TURNS: Final = 8
"""fubar.scenario.length: how long a scenario lasts unless it says otherwise."""
ROLES: Final = (
    "first", "second", "third", "fourth", "attacker", "defender", "convoy", "ambushers", "raiders", "guards",
)  # fmt: skip
MARKERS: Final = ("west", "centre", "east", "west_house", "east_house", "line")
"""Parts and objectives that the house has words for."""


class Objective:
    """Something to hold: a marker at a point, or a whole piece of terrain."""

    __slots__ = ("id", "name", "piece", "x", "y")

    def __init__(self, id: str, x: float, y: float, piece: str, name: Json = None) -> None:
        self.id = id
        self.name = name if name is not None else _marker_word(id)
        self.x = x
        self.y = y
        self.piece = piece  # id of the piece, "" for a marker


@dataclass(kw_only=True, eq=False)
class Score:
    """One line of the scoring: what earns points, how many, for whom (-1: everybody), from which turn."""

    kind: str
    side: int
    against: int
    from_turn: int
    points: int


class Part:
    """What the scenario says about one side: its role, its zones and its special rules."""

    __slots__ = (
        "activation",
        "activation_turns",
        "ambush",
        "army",
        "edges",
        "exits",
        "exits_for",
        "initiative",
        "initiative_turns",
        "name",
        "on_guard",
        "points",
        "returns",
        "role",
        "vehicles",
        "zones",
    )

    def __init__(self, row: Row, inch: float) -> None:
        self.role = word(row, "role")
        self.name = own_name(row) or _role_word(self.role)
        self.points = _number(row, "points")
        self.army = row.get("army")  # the army that the scenario brings; None: people choose one
        self.initiative = _number(row, "initiative")
        self.initiative_turns = _number(row, "initiative_turns")  # 0: in every turn
        self.activation = _number(row, "activation")
        self.activation_turns = _number(row, "activation_turns")
        self.on_guard = row.get("on_guard") is True
        self.ambush = (
            number_of(row.get("ambush")) or 0.0
        ) * inch  # seen only from this near until they fire; 0: like anybody
        self.returns = row.get("returns") is True
        self.vehicles = _number(row, "vehicles")  # how many its army needs at least
        self.exits = words(row, "exits")
        self.exits_for = text_of(row.get("exits_for"))  # "vehicles", or "captive" with whoever leads him
        self.edges: list[str] = []  # edges it may choose from
        self.zones: list[SetupZone] = []  # one for each of the edges, or a single one


class Scenario:
    """One scenario on one table, in the unit of length of the game. Never changed once made."""

    def __init__(self, id: str, unit: str, width: float, height: float, turns: int) -> None:
        self.id = id
        self.key = id  # what its table is remembered by: a file's contents count, not its id
        self.title: Json = {"id": "fubar-scenario-" + id}
        self.briefing: list[Json] = []
        self.unit = unit
        self.width = width
        self.height = height
        self.turns = turns
        self.parts: list[Part] = []
        self.objectives: list[Objective] = []
        self.scores: list[Score] = []
        self.terrain: list[tuple[str, str, list[Point]]] = []  # id, kind, points
        self.rosters: list[str] = []
        self.roads: list[str] = []
        self.pieces: tuple[int, int] = (6, 10)  # fubar.setup.terrain: how many are laid besides those listed
        self.captive: Point | None = None

    def initiative_modifier(self, side: int, turn: int) -> int:
        """fubar.initiative.roll: what the scenario adds to a side's die in that turn."""
        part = self.parts[side]
        lasts = part.initiative_turns == 0 or turn <= part.initiative_turns
        return part.initiative if lasts else 0

    def activation_modifier(self, side: int, turn: int) -> int:
        """What the scenario adds to a side's activation rolls in that turn."""
        part = self.parts[side]
        lasts = part.activation_turns == 0 or turn <= part.activation_turns
        return part.activation if lasts else 0

    def ambush(self, side: int) -> float:
        """From how near units of this side that have not fired are seen; 0 when they are seen like anybody."""
        return self.parts[side].ambush

    def zone(self, side: int, edge: str = "") -> SetupZone:
        """Where a side sets up; `edge` is the one it chose where it may choose."""
        part = self.parts[side]
        if edge in part.edges:
            return part.zones[part.edges.index(edge)]
        return part.zones[0]

    def may_leave(self, side: int, edge: str, vehicle: bool, with_captive: bool) -> bool:
        """fubar.move.figures: whether a unit may cross this edge of the table."""
        part = self.parts[side]
        if edge not in part.exits:
            return False
        return vehicle if part.exits_for == EXIT_FOR_VEHICLES else with_captive

    def pieces_listed(self, catalogue: Catalogue) -> list[Piece]:
        """The terrain the scenario itself puts on the table."""
        return [catalogue.piece(id, kind, points) for id, kind, points in self.terrain]


def _role_word(role: str) -> Json:
    return {"id": "fubar-role-" + role} if role in ROLES else titled(role)


def _marker_word(id: str) -> Json:
    """The name of an objective; those of files and positions go by the id they were given."""
    return (
        {"id": "fubar-objective-" + id}
        if id in MARKERS
        else {"id": "fubar-objective", "values": {"name": id}}
    )


def load(id: str, catalogue: Catalogue, sides: int, size: Point | None = None) -> Scenario:
    """A scenario by its id for that many sides, on a table of its own or of that size.

    Raises SetupError with a sentence.
    """
    if id not in SCENARIOS:
        known = ", ".join([*SCENARIOS, RANDOM, OWN])
        raise SetupError(f'there is no scenario "{id[:40]}" in fubar; choose one of {known}')
    made = scenario_of_sheet(document(f"scenarios/{id}.toml"), id, catalogue, sides, size)
    name = "fubar-scenario-" + id
    made.briefing = [{"id": name + "-objective"}, {"id": name + "-special"}]
    return made


def scenario_of_sheet(
    raw: Row, id: str, catalogue: Catalogue, sides: int, size: Point | None = None
) -> Scenario:
    """The scenario of a file that nothing is wrong with, for that many sides; SetupError where it takes others."""
    least, most = number_of_sides(raw)
    if not least <= sides <= most:
        number = f"{least}" if least == most else f"{least} to {most}"
        raise SetupError(f'scenario "{id}" takes {number} sides, not {sides}')
    inch = catalogue.lengths.inch
    width, height = pair(raw, "table")
    if size is None:
        size = (width * inch, height * inch)
    made = Scenario(id, catalogue.unit, size[0], size[1], _number(raw, "turns") or STANDARD_TURNS)
    made.title = title_of(raw, made.title)
    for entry in list_of(raw.get("side"))[:sides]:
        made.parts.append(_part(table_of(entry), made, inch, sides))
    _fill(made, raw, inch)
    if id in (OWN, RANDOM):
        made.briefing = [*notes_of(raw), *(score_line(made, score) for score in made.scores)]
    return made


def score_line(made: Scenario, score: Score) -> Json:
    """fubar.victory.points: what a line of the scoring pays, in words."""
    everybody: Json = {"id": "fubar-everybody"}
    values: Row = {
        "side": made.parts[score.side].name if score.side >= 0 else everybody,
        "points": score.points,
        "from": max(score.from_turn, 1),
    }
    if score.against >= 0:
        values["against"] = made.parts[score.against].name
    return {"id": "fubar-scoring-" + score.kind, "values": values}


def small_table(catalogue: Catalogue) -> Point:
    """fubar.setup.table: small games are played on 24 by 24 inches / 60 by 60 cm."""
    side = 24.0 * catalogue.lengths.inch
    return side, side


def sides_of(id: str) -> tuple[int, int]:
    """How many sides a scenario of the house takes, at least and at most."""
    return number_of_sides(document(f"scenarios/{id}.toml"))


def _fill(made: Scenario, raw: Row, inch: float) -> None:
    made.rosters = words(raw, "rosters") or [word(row, "id") for row in rows("rosters", "roster")]
    made.roads = words(raw, "roads")
    least, most = pair(raw, "pieces") if "pieces" in raw else (0.0, 0.0)
    made.pieces = (int(least), int(most))
    for entry in list_of(raw.get("terrain")):
        row = table_of(entry)
        made.terrain.append(
            (word(row, "id"), word(row, "kind"), _points(row.get("points", row.get("line")), inch))
        )
    for entry in list_of(raw.get("objective")):
        made.objectives.append(_objective(table_of(entry), made, inch))
    roles = [part.role for part in made.parts]
    for entry in list_of(raw.get("score")):
        row = table_of(entry)
        side = roles.index(word(row, "side")) if "side" in row else -1
        against = roles.index(word(row, "from_side")) if "from_side" in row else -1
        made.scores.append(
            Score(
                kind=word(row, "kind"),
                side=side,
                against=against,
                from_turn=_number(row, "from"),
                points=whole(row, "points"),
            )
        )
    captive = point_of(raw.get("captive"))
    if captive is not None:
        made.captive = (captive[0] * inch, captive[1] * inch)


def _objective(row: Row, made: Scenario, inch: float) -> Objective:
    piece = text_of(row.get("piece"))
    at = point_of(row.get("at"))
    if at is not None:
        return Objective(word(row, "id"), at[0] * inch, at[1] * inch, "", own_name(row))
    for id, _, points in made.terrain:
        if id == piece:
            x = sum(point[0] for point in points) / len(points)
            y = sum(point[1] for point in points) / len(points)
            return Objective(word(row, "id"), x, y, piece, own_name(row))
    raise SetupError(f'scenario "{made.id}": objective "{row.get("id")}" names no piece of terrain')


def _part(row: Row, made: Scenario, inch: float, sides: int) -> Part:
    part = Part(row, inch)
    deploy = table_of(row.get("deploy"))
    zone = text_of(deploy.get("zone"))
    cover = deploy.get("cover") is True
    if zone == EDGE_ZONE:
        depth = (number_of(deploy.get("depth")) or 0.0) * inch
        # with more than two sides the corners belong to nobody
        trim = depth if sides > 2 else 0.0
        part.edges = words(deploy, "edges")
        for edge in part.edges:
            box = edge_box(edge, made.width, made.height, depth, trim)
            part.zones.append(SetupZone(edge, [box], 0.0, 0.0, 0.0, cover))
    elif zone == CIRCLE_ZONE:
        at = point_of(deploy.get("at")) or (0.0, 0.0)
        radius = (number_of(deploy.get("radius")) or 0.0) * inch
        part.zones.append(SetupZone(CIRCLE_ZONE, [], at[0] * inch, at[1] * inch, radius, cover))
    else:
        boxes = [_box(value, inch) for value in list_of(deploy.get("boxes"))]
        part.zones.append(SetupZone(BOX_ZONE, boxes, 0.0, 0.0, 0.0, cover))
    return part


def _box(value: Json, inch: float) -> Box:
    left, top, right, bottom = [(number_of(entry) or 0.0) * inch for entry in list_of(value)]
    return left, top, right, bottom


def _points(value: Json, inch: float) -> list[Point]:
    points: list[Point] = []
    for entry in list_of(value):
        point = point_of(entry)
        if point is not None:
            points.append((point[0] * inch, point[1] * inch))
    return points


def _number(row: Row, key: str) -> int:
    return whole(row, key) if key in row else 0
