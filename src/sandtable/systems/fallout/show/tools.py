"""The tools of a client: ruler, line of sight, "could a attack b?", a unit's card."""

from __future__ import annotations

from typing import Final

from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Message, Reason, text_of
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
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.battery import Battery
from sandtable.systems.fallout.attack.targeting import AttackQuestion
from sandtable.systems.fallout.ground.crowd import box_about, crowd_about
from sandtable.systems.fallout.ground.sight import look_ahead
from sandtable.systems.fallout.ground.terrain import barred
from sandtable.systems.fallout.move.paces import allowance_of
from sandtable.systems.fallout.show.plans import FalloutPlans
from sandtable.systems.fallout.show.scene_units import unit_badges, unit_ranges, unit_stats
from sandtable.systems.fallout.show.threats import FalloutThreats
from sandtable.systems.fallout.state.identities import CHARGE, MOVE
from sandtable.systems.fallout.state.known import known_state
from sandtable.systems.fallout.state.state import FalloutState, Unit
from sandtable.table import Base, Disc, Point, Sight, reachable

ATTACK: Final = "fallout.action.attack.per_figure"
RULES: Final = ToolRules(
    no_tool="fallout.measure.premeasure",
    ruler="fallout.measure.within",
    sight="fallout.los.line",
    target=ATTACK,
    reach="fallout.action.move.distance",
    card="fallout.unit.data",
)


def inspect(state: FalloutState, side: int, query: dict[str, Json]) -> Preview:
    """fallout.measure.premeasure: answers one tool with what this side may know."""
    known = known_state(state, side)
    tools = FalloutTools(known)
    tool = text_of(query.get("tool"))
    if tool == PLAN:
        return FalloutPlans(tools, known, side).use(query)
    if tool == THREAT:
        return FalloutThreats(known, side, text_of(query.get("unit"))).use()
    return tools.use(query)


class FalloutTools(Tools):
    """fallout.measure.within, fallout.measure.points: between nearest points of bases; counters are points.

    fallout.los.line, fallout.los.blockers: seen as in play.
    """

    def __init__(self, state: FalloutState) -> None:
        super().__init__(RULES, state.lengths.unit)
        self.state = state

    def unit_at(self, token: str) -> Unit | None:
        """The unit on the table that a token or a unit id names."""
        for unit in self.state.units:
            if unit.on_table() and (unit.id == token or any(figure.id == token for figure in unit.present())):
                return unit
        return None

    def bases_named(self, token: str) -> list[Base]:
        state = self.state
        counters: list[Base] = [Disc(mine.x, mine.y, 0.0) for mine in state.mines if mine.id == token]
        counters.extend(Disc(chest.x, chest.y, 0.0) for chest in state.chests if chest.id == token)
        if counters:
            return counters[:1]
        unit = self.unit_at(token)
        if unit is None:
            return []
        for figure in unit.present():
            if figure.id == token:
                return [figure.base]
        vehicle = unit.vehicle
        return [vehicle.hull] if vehicle is not None else [figure.base for figure in unit.present()]

    def look(self, start: Base, end: Base) -> Sight:
        return look_ahead(self.state, start, end)

    def blocker(self, sight: Sight) -> tuple[Json, str]:
        terrain = piece_named(self.state.board, sight.piece_id, "fallout-terrain-", "fallout-blocker-vehicle")
        return terrain, "fallout.los.blockers"

    def target(self, query: dict[str, Json]) -> Preview | None:
        attacker = self.unit_at(text_of(query.get("from")))
        enemy = self.unit_at(text_of(query.get("to")))
        if attacker is None or enemy is None or attacker.side == enemy.side:
            return None
        able = [Attacker(attacker, figure) for figure in attacker.able()]
        battery = Battery(self.state, attacker, able, ATTACK, melee=True, ranged=True)
        return AttackQuestion(battery).preview({"at": enemy.id})

    def strides(self, token: str, preview: Preview) -> list[Stride] | None:
        """fallout.action.move.distance, fallout.action.charge.distance: where a unit could move and charge."""
        unit = self.unit_at(token)
        if unit is None or unit.vehicle is not None:
            return None
        preview.title = unit_title(unit.name)
        able = unit.able()
        if not able:
            preview.warnings = [Reason("fallout.turn.available", "figures-fact-rooted", {"unit": unit.name})]
        strides: list[Stride] = []
        for action in (MOVE, CHARGE) if able else ():
            length = allowance_of(self.state, able, action)
            values: dict[str, Json] = {"action": action, "length": length, "measure": self.measure}
            areas = _fans(self.state, unit, length)
            strides.append(
                Stride(Message("fallout-fact-reach", values), Message("fallout-reach-" + action), areas)
            )
        return strides

    def card(self, token: str) -> Card | None:
        unit = self.unit_at(token)
        if unit is None:
            unit = next((other for other in self.state.units if other.id == token), None)
        if unit is None:
            return None
        card = Card(unit.name)
        if unit.vehicle is None:
            card.count = able_of(0 if unit.gone else len(unit.able()), unit.started)
        card.badges = unit_badges(self.state, unit)
        for view in unit_ranges(self.state, unit):
            label: dict[str, Json] = {key: _json(value) for key, value in view["label"].items()}
            values: dict[str, Json] = {"weapon": label, "length": view["distance"], "measure": self.measure}
            card.weapons.append(Message("fallout-fact-weapon", values))
        card.stats = unit_stats(self.state, unit)
        return card


def _fans(state: FalloutState, unit: Unit, length: float) -> list[list[Point]]:
    able = unit.able()
    leading = [figure for figure in able if figure.leader] or able
    figure = leading[0]
    crowd = crowd_about(state, unit, able, box_about([figure.base], length))
    return reachable(state.board, figure.base, length, crowd.barriers, barred(state, figure, figure.base))


def _json(value: object) -> Json:
    if isinstance(value, dict):
        return {str(key): _json(entry) for key, entry in value.items()}
    return value if isinstance(value, (str, int, float)) else None
