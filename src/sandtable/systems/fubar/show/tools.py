"""The tools of a client: ruler, line of sight, "could a fire at b?", a unit's card."""

from __future__ import annotations

from typing import Final

from sandtable.core.preview import Modifier, Preview, SightLine
from sandtable.core.wire import Json, Message, Reason, point_of, text_of
from sandtable.figures.crowd import box_about
from sandtable.systems.fubar.attack.shooting import fire_preview
from sandtable.systems.fubar.attack.targeting import SIGHT_RULES
from sandtable.systems.fubar.ground.crowd import crowd_about, release_neighbours
from sandtable.systems.fubar.ground.sight import look
from sandtable.systems.fubar.show.scene import range_lines, unit_badges, unit_stats
from sandtable.systems.fubar.state.record import known_state
from sandtable.systems.fubar.state.seen import bases_of
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Base, Disc, Point, Sight, distance, reachable

RULER: Final = "fubar.measure.edge"
SIGHT: Final = "fubar.los.line"


def inspect(state: FubarState, side: int, query: dict[str, Json]) -> Preview:
    """Answers one tool with what this side may know."""
    known = known_state(state, side) if side >= 0 else known_to_all(state)
    tool = text_of(query.get("tool"))
    if tool == "ruler":
        return ruler(known, query)
    if tool == "sight":
        return line_of_sight(known, query)
    if tool == "target":
        return target(known, query)
    if tool == "reach":
        return reach(known, query)
    if tool == "unit":
        return card(known, query)
    return Preview([Reason(RULER, "fubar-refused-tool", {"tool": tool[:20]})])


def known_to_all(state: FubarState) -> FubarState:
    """What an onlooker knows: what every side knows."""
    copy = state
    for side in range(state.sides):
        copy = known_state(copy, side) if any(unit.hidden for unit in copy.units) else copy
    return copy


def unit_at(state: FubarState, token: str) -> Unit | None:
    """The unit on the table that a token or a unit id names."""
    for unit in state.units:
        if unit.on_table() and (unit.id == token or any(figure.id == token for figure in unit.figures)):
            return unit
    return None


def bases_at(state: FubarState, value: Json) -> list[Base]:
    """What a ruler or an eye is laid to: a point, a figure, or a whole unit."""
    point = point_of(value)
    if point is not None:
        return [Disc(point[0], point[1], 0.0)]
    token = text_of(value)
    unit = unit_at(state, token)
    if unit is None:
        return []
    for figure in unit.figures:
        if figure.id == token:
            return [figure.base] if figure.alive else []
    return bases_of(unit)


def _ends(state: FubarState, query: dict[str, Json]) -> tuple[list[Base], list[Base]]:
    return bases_at(state, query.get("from")), bases_at(state, query.get("to"))


def ruler(state: FubarState, query: dict[str, Json]) -> Preview:
    """fubar.measure.edge: from base edge to base edge; measuring beforehand is allowed."""
    starts, ends = _ends(state, query)
    if not starts or not ends:
        return Preview([Reason(RULER, "fubar-refused-tool-ends")])
    gaps = [(distance(a, b), a, b) for a in starts for b in ends]
    least, start, end = min(gaps, key=lambda gap: gap[0])
    preview = Preview()
    preview.cost = round(least, 2)
    preview.facts = [
        Message("fubar-fact-distance", {"length": round(least, 2), "measure": state.lengths.unit})
    ]
    preview.paths = [("ruler", [(start.x, start.y), (end.x, end.y)])]
    return preview


def line_of_sight(state: FubarState, query: dict[str, Json]) -> Preview:
    """fubar.los.line, fubar.los.blockers: whether anybody sees anybody, and what stands in the way."""
    starts, ends = _ends(state, query)
    if not starts or not ends:
        return Preview([Reason(SIGHT, "fubar-refused-tool-ends")])
    preview = Preview()
    for start in starts:
        for end in ends:
            found = look(state, start, end)
            if found.clear:
                preview.facts = [Message("fubar-fact-clear")]
                preview.sight = [SightLine((found.ax, found.ay), (found.bx, found.by), True)]
                return preview
    pairs = [(start, end) for start in starts for end in ends]
    start, end = min(pairs, key=lambda pair: distance(pair[0], pair[1]))
    nearest = look(state, start, end)
    preview.facts = [Message("fubar-fact-blocked", {"terrain": _terrain(state, nearest)})]
    preview.sight = [blocked_line(state, nearest)]
    return preview


def blocked_line(state: FubarState, found: Sight) -> SightLine:
    """A stopped look for drawing, with the rule and the piece that stops it."""
    why = SIGHT_RULES.get(found.reason, ("fubar.los.blockers", ""))[0]
    message = Message("fubar-fact-blocked", {"terrain": _terrain(state, found)})
    return SightLine((found.ax, found.ay), (found.bx, found.by), False, (found.x, found.y), why, message)


def _terrain(state: FubarState, found: Sight) -> Json:
    if found.piece_id in state.board.index:
        return {"id": "fubar-terrain-" + state.board.piece(found.piece_id).kind}
    return {"id": "fubar-terrain-none"}


def target(state: FubarState, query: dict[str, Json]) -> Preview:
    """What firing would bring, whoever's turn it is."""
    shooter = unit_at(state, text_of(query.get("from")))
    quarry = unit_at(state, text_of(query.get("to")))
    if shooter is None or quarry is None or shooter.side == quarry.side:
        return Preview([Reason("fubar.fire.los", "fubar-refused-tool-target")])
    moving = query.get("moving") is True
    return fire_preview(state, shooter, quarry, moving, query.get("aiming") is True)


def reach(state: FubarState, query: dict[str, Json]) -> Preview:
    """fubar.action.walk.move, fubar.action.run.move: where a unit could walk and run, as areas; a vehicle drives."""
    unit = unit_at(state, text_of(query.get("unit")))
    if unit is None:
        return Preview([Reason("fubar.move.figures", "fubar-refused-tool-unit")])
    preview = Preview()
    preview.title = Message("fubar-fact-unit", {"unit": unit.name})
    mover = _mover(unit)
    lengths = state.lengths
    ways = [("walk", lengths.walk), ("run", lengths.run)]
    if unit.vehicle is not None:
        ways = [("drive", lengths.vehicle_open)]
    if mover is None:
        preview.warnings = [Reason("fubar.pin.move", "fubar-fact-rooted", {"unit": unit.name})]
        return preview
    for name, length in ways:
        values: dict[str, Json] = {"action": name, "length": length, "measure": lengths.unit}
        preview.facts.append(Message("fubar-fact-reach", values))
        preview.areas.append((Message("fubar-action-" + name), _fans(state, unit, mover, length)))
    return preview


def _mover(unit: Unit) -> Base | None:
    """Who leads a move: the vehicle, the leader, or the first that is not pinned; None when nobody can move."""
    vehicle = unit.vehicle
    if vehicle is not None:
        return None if vehicle.immobile else vehicle.hull
    standing = unit.standing()
    for figure in standing:
        if figure.leader:
            return figure.base
    return standing[0].base if standing else None


def _fans(state: FubarState, unit: Unit, mover: Base, length: float) -> list[list[Point]]:
    crowd = crowd_about(state, unit, box_about([mover], length))
    vehicle = unit.vehicle
    if vehicle is not None:
        release_neighbours(crowd, vehicle.hull, state.lengths.adjacent)
    return reachable(state.board, mover, length, crowd.barriers)


def card(state: FubarState, query: dict[str, Json]) -> Preview:
    """A unit's card in words: what it has, in which state it is, and the rules behind it."""
    id = text_of(query.get("unit"))
    unit = unit_at(state, id)
    if unit is None:
        unit = next((other for other in state.units if other.id == id and other.deployed), None)
    if unit is None:
        return Preview([Reason("fubar.unit.owner", "fubar-refused-tool-unit")])
    preview = Preview()
    preview.title = Message("fubar-fact-unit", {"unit": unit.name})
    if unit.vehicle is None:
        values: dict[str, Json] = {"able": 0 if unit.gone else len(unit.standing()), "total": unit.started}
        preview.facts.append(Message("fubar-fact-able", values))
    preview.facts.extend(Message(str(badge["label"]["id"])) for badge in unit_badges(state, unit))
    preview.facts.extend(range_lines(unit, state.lengths.unit))
    for stat in unit_stats(state, unit):
        preview.modifiers.append(Modifier(Message(str(stat["label"]["id"])), stat["value"], stat["why"]))
    return preview
