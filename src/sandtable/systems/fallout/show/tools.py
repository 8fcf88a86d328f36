"""The tools of a client: ruler, line of sight, "could a attack b?", a unit's card."""

from __future__ import annotations

from typing import Final

from sandtable.core.preview import Modifier, Preview, SightLine
from sandtable.core.wire import Json, Message, Reason, point_of, text_of
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.battery import Battery
from sandtable.systems.fallout.attack.targeting import AttackQuestion
from sandtable.systems.fallout.ground.crowd import box_about, crowd_about
from sandtable.systems.fallout.ground.sight import look_ahead
from sandtable.systems.fallout.ground.terrain import barred
from sandtable.systems.fallout.move.paces import CHARGE, MOVE, allowance_of
from sandtable.systems.fallout.show.scene_units import unit_badges, unit_ranges, unit_stats
from sandtable.systems.fallout.state.record import known_state
from sandtable.systems.fallout.state.state import FalloutState, Unit
from sandtable.table import Base, Disc, Point, Sight, distance, reachable

RULER: Final = "fallout.measure.within"
SIGHT: Final = "fallout.los.line"
PREMEASURE: Final = "fallout.measure.premeasure"


def inspect(state: FalloutState, side: int, query: dict[str, Json]) -> Preview:
    """fallout.measure.premeasure: answers one tool with what this side may know."""
    known = known_state(state, side)
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
    return Preview([Reason(PREMEASURE, "fallout-refused-tool", {"tool": tool[:20]})])


def unit_at(state: FalloutState, token: str) -> Unit | None:
    """The unit on the table that a token or a unit id names."""
    for unit in state.units:
        if unit.on_table() and (unit.id == token or any(figure.id == token for figure in unit.present())):
            return unit
    return None


def bases_of(unit: Unit) -> list[Base]:
    """Everything of a unit that stands on the table."""
    vehicle = unit.vehicle
    found: list[Base] = [figure.base for figure in unit.present()]
    return [vehicle.hull] if vehicle is not None else found


def bases_at(state: FalloutState, value: Json) -> list[Base]:
    """What a ruler or an eye is laid to: a point, a counter, a figure, or a whole unit."""
    point = point_of(value)
    if point is not None:
        return [Disc(point[0], point[1], 0.0)]
    token = text_of(value)
    for mine in state.mines:
        if mine.id == token:
            return [Disc(mine.x, mine.y, 0.0)]
    for chest in state.chests:
        if chest.id == token:
            return [Disc(chest.x, chest.y, 0.0)]
    unit = unit_at(state, token)
    if unit is None:
        return []
    for figure in unit.present():
        if figure.id == token:
            return [figure.base]
    return bases_of(unit)


def _ends(state: FalloutState, query: dict[str, Json]) -> tuple[list[Base], list[Base]]:
    return bases_at(state, query.get("from")), bases_at(state, query.get("to"))


def ruler(state: FalloutState, query: dict[str, Json]) -> Preview:
    """fallout.measure.within, fallout.measure.points: between nearest points of bases; counters are points."""
    starts, ends = _ends(state, query)
    if not starts or not ends:
        return Preview([Reason(RULER, "fallout-refused-tool-ends")])
    gaps = [(distance(a, b), a, b) for a in starts for b in ends]
    least, start, end = min(gaps, key=_gap)
    preview = Preview()
    preview.cost = round(least, 2)
    values: dict[str, Json] = {"length": round(least, 2), "measure": state.lengths.unit}
    preview.facts = [Message("fallout-fact-measured", values)]
    preview.paths = [("ruler", [(start.x, start.y), (end.x, end.y)])]
    return preview


def _gap(entry: tuple[float, Base, Base]) -> float:
    return entry[0]


def line_of_sight(state: FalloutState, query: dict[str, Json]) -> Preview:
    """fallout.los.line, fallout.los.blockers: whether anybody sees anybody, and what stands in the way."""
    starts, ends = _ends(state, query)
    if not starts or not ends:
        return Preview([Reason(SIGHT, "fallout-refused-tool-ends")])
    preview = Preview()
    best: tuple[float, Sight] | None = None
    for start in starts:
        for end in ends:
            found = look_ahead(state, start, end)
            if found.clear:
                preview.facts = [Message("fallout-fact-clear")]
                preview.sight = [SightLine((found.ax, found.ay), (found.bx, found.by), True)]
                return preview
            gap = distance(start, end)
            if best is None or gap < best[0]:
                best = (gap, found)
    assert best is not None
    blocked = best[1]
    message = Message("fallout-fact-blocked", {"terrain": _blocker(state, blocked)})
    preview.facts = [message]
    preview.sight = [
        SightLine(
            (blocked.ax, blocked.ay),
            (blocked.bx, blocked.by),
            False,
            (blocked.x, blocked.y),
            "fallout.los.blockers",
            message,
        )
    ]
    return preview


def _blocker(state: FalloutState, found: Sight) -> Json:
    if found.piece_id in state.board.index:
        return {"id": "fallout-terrain-" + state.board.piece(found.piece_id).kind}
    return {"id": "fallout-blocker-vehicle"}


def target(state: FalloutState, query: dict[str, Json]) -> Preview:
    """What an attack would bring, whoever's turn it is."""
    attacker = unit_at(state, text_of(query.get("from")))
    enemy = unit_at(state, text_of(query.get("to")))
    if attacker is None or enemy is None or attacker.side == enemy.side:
        return Preview([Reason("fallout.action.attack.per_figure", "fallout-refused-tool-target")])
    able = [Attacker(attacker, figure) for figure in attacker.able()]
    battery = Battery(state, attacker, able, True, True, "fallout.action.attack.per_figure")
    return AttackQuestion(battery).preview({"at": enemy.id})


def reach(state: FalloutState, query: dict[str, Json]) -> Preview:
    """fallout.action.move.distance, fallout.action.charge.distance: where a unit could move and charge, as areas."""
    unit = unit_at(state, text_of(query.get("unit")))
    if unit is None or unit.vehicle is not None:
        return Preview([Reason("fallout.action.move.distance", "fallout-refused-tool-unit")])
    preview = Preview()
    preview.title = Message("fallout-fact-unit", {"unit": unit.name})
    able = unit.able()
    if not able:
        preview.warnings = [Reason("fallout.turn.available", "fallout-fact-rooted", {"unit": unit.name})]
        return preview
    for action in (MOVE, CHARGE):
        length = allowance_of(state, able, action)
        values: dict[str, Json] = {"action": action, "length": length, "measure": state.lengths.unit}
        preview.facts.append(Message("fallout-fact-reach", values))
        preview.areas.append((Message("fallout-reach-" + action), _fans(state, unit, length)))
    return preview


def _fans(state: FalloutState, unit: Unit, length: float) -> list[list[Point]]:
    able = unit.able()
    leading = [figure for figure in able if figure.leader] or able
    figure = leading[0]
    crowd = crowd_about(state, unit, able, box_about([figure.base], length))
    return reachable(state.board, figure.base, length, crowd.barriers, barred(state, figure, figure.base))


def card(state: FalloutState, query: dict[str, Json]) -> Preview:
    """A unit's card in words: what it has, in which state it is, and the rules behind it."""
    id = text_of(query.get("unit"))
    unit = unit_at(state, id)
    if unit is None:
        unit = next((other for other in state.units if other.id == id), None)
    if unit is None:
        return Preview([Reason("fallout.unit.data", "fallout-refused-tool-unit")])
    preview = Preview()
    preview.title = Message("fallout-fact-unit", {"unit": unit.name})
    if unit.vehicle is None:
        values: dict[str, Json] = {"able": 0 if unit.gone else len(unit.able()), "total": unit.started}
        preview.facts.append(Message("fallout-fact-able", values))
    preview.facts.extend(Message(str(badge["label"]["id"])) for badge in unit_badges(state, unit))
    for view in unit_ranges(state, unit):
        label: dict[str, Json] = {key: _json(value) for key, value in view["label"].items()}
        values = {"weapon": label, "length": view["distance"], "measure": state.lengths.unit}
        preview.facts.append(Message("fallout-fact-weapon", values))
    for stat in unit_stats(state, unit):
        preview.modifiers.append(Modifier(Message(str(stat["label"]["id"])), stat["value"], stat["why"]))
    return preview


def _json(value: object) -> Json:
    if isinstance(value, dict):
        return {str(key): _json(entry) for key, entry in value.items()}
    return value if isinstance(value, (str, int, float)) else None
