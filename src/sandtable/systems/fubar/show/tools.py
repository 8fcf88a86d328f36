"""The tools of a client: ruler, line of sight, "could a fire at b?", a unit's card."""

from __future__ import annotations

from typing import Final

from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.figures.crowd import box_about
from sandtable.figures.tools import (
    PLAN,
    THREAT,
    Card,
    Stride,
    ToolRules,
    Tools,
    able_of,
    piece_named,
    unit_title,
)
from sandtable.systems.fubar.attack.shooting import fire_preview
from sandtable.systems.fubar.attack.targeting import SIGHT_RULES
from sandtable.systems.fubar.ground.crowd import crowd_about, release_neighbours
from sandtable.systems.fubar.ground.sight import look
from sandtable.systems.fubar.show.plans import FubarPlans
from sandtable.systems.fubar.show.scene import range_lines, unit_badges, unit_stats
from sandtable.systems.fubar.show.threats import FubarThreats
from sandtable.systems.fubar.state.known import known_state
from sandtable.systems.fubar.state.seen import bases_of
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Base, Point, Sight, reachable

RULES: Final = ToolRules(
    no_tool="fubar.measure.edge",
    ruler="fubar.measure.edge",
    sight="fubar.los.line",
    target="fubar.fire.los",
    reach="fubar.move.figures",
    card="fubar.unit.owner",
)


def inspect(state: FubarState, side: int, query: dict[str, Json]) -> Preview:
    """Answers one tool with what this side may know."""
    known = known_state(state, side) if side >= 0 else known_to_all(state)
    tools = FubarTools(known)
    tool = text_of(query.get("tool"))
    if tool == PLAN:
        return FubarPlans(tools, known, side).use(query)
    if tool == THREAT:
        return FubarThreats(known, side, text_of(query.get("unit"))).use()
    return tools.use(query)


def known_to_all(state: FubarState) -> FubarState:
    """What an onlooker knows: what every side knows."""
    copy = state
    for side in range(state.sides):
        copy = known_state(copy, side) if any(unit.hidden for unit in copy.units) else copy
    return copy


class FubarTools(Tools):
    """fubar.measure.edge, fubar.los.line, fubar.los.blockers: measured and seen as in play."""

    def __init__(self, state: FubarState) -> None:
        super().__init__(RULES, state.lengths.unit)
        self.state = state

    def unit_at(self, token: str) -> Unit | None:
        """The unit on the table that a token or a unit id names."""
        for unit in self.state.units:
            if unit.on_table() and (unit.id == token or any(figure.id == token for figure in unit.figures)):
                return unit
        return None

    def bases_named(self, token: str) -> list[Base]:
        unit = self.unit_at(token)
        if unit is None:
            return []
        for figure in unit.figures:
            if figure.id == token:
                return [figure.base] if figure.alive else []
        return bases_of(unit)

    def look(self, start: Base, end: Base) -> Sight:
        return look(self.state, start, end)

    def blocker(self, sight: Sight) -> tuple[Json, str]:
        terrain = piece_named(self.state.board, sight.piece_id, "fubar-terrain-", "fubar-terrain-none")
        return terrain, SIGHT_RULES.get(sight.reason, ("fubar.los.blockers", ""))[0]

    def target(self, query: dict[str, Json]) -> Preview | None:
        shooter = self.unit_at(text_of(query.get("from")))
        quarry = self.unit_at(text_of(query.get("to")))
        if shooter is None or quarry is None or shooter.side == quarry.side:
            return None
        moving = query.get("moving") is True
        return fire_preview(self.state, shooter, quarry, moving, query.get("aiming") is True)

    def strides(self, token: str, preview: Preview) -> list[Stride] | None:
        """fubar.action.walk.move, fubar.action.run.move: where a unit could walk and run; a vehicle drives."""
        unit = self.unit_at(token)
        if unit is None:
            return None
        preview.title = unit_title(unit.name)
        mover = _mover(unit)
        if mover is None:
            preview.warnings = [Reason("fubar.pin.move", "figures-fact-rooted", {"unit": unit.name})]
            return []
        lengths = self.state.lengths
        ways = [("walk", lengths.walk), ("run", lengths.run)]
        if unit.vehicle is not None:
            ways = [("drive", lengths.vehicle_open)]
        strides: list[Stride] = []
        for name, length in ways:
            values: dict[str, Json] = {"action": name, "length": length, "measure": lengths.unit}
            areas = _fans(self.state, unit, mover, length)
            strides.append(
                Stride(Message("fubar-fact-reach", values), Message("fubar-action-" + name), areas)
            )
        return strides

    def card(self, token: str) -> Card | None:
        unit = self.unit_at(token)
        if unit is None:
            unit = next((other for other in self.state.units if other.id == token and other.deployed), None)
        if unit is None:
            return None
        card = Card(unit.name)
        if unit.vehicle is None:
            card.count = able_of(0 if unit.gone else len(unit.standing()), unit.started)
        card.badges = unit_badges(self.state, unit)
        card.weapons = range_lines(unit, self.state.lengths.unit)
        card.stats = unit_stats(self.state, unit)
        return card


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
