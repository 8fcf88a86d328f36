"""The tools of a client: ruler, line of sight and the hex that blocks it, what a unit sees and reaches, cards."""

from __future__ import annotations

from sandtable.core.preview import Modifier, Preview
from sandtable.core.wire import Json, Message, Reason, number_of, text_of
from sandtable.hexmap import OFF, Blockers, SightTable
from sandtable.systems.warfare.attack.shooting import column_of, targets_of
from sandtable.systems.warfare.attack.targeting import shot_preview, why_not_shoot
from sandtable.systems.warfare.book.maps import METRES
from sandtable.systems.warfare.book.profiles import HEAVY, LIGHT, SAM
from sandtable.systems.warfare.book.terrain import SIXTHS
from sandtable.systems.warfare.ground.helicopters import is_high
from sandtable.systems.warfare.ground.passable import reach_of
from sandtable.systems.warfare.ground.sight import drawn, screens_of
from sandtable.systems.warfare.show.plans import WarfarePlans
from sandtable.systems.warfare.show.scene import unit_badges, unit_stats
from sandtable.systems.warfare.show.threats import WarfareThreats
from sandtable.systems.warfare.state.hexes import point_of
from sandtable.systems.warfare.state.identities import (
    PLAN_TOOL,
    REACH_TOOL,
    RULER,
    SIGHT_TOOL,
    TARGET_TOOL,
    THREAT_TOOL,
    UNIT_TOOL,
)
from sandtable.systems.warfare.state.known import known_state
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusals import in_words, refused
from sandtable.systems.warfare.state.state import Unit, WarfareState

HEX_SCALE = "warfare.comp.hex_scale"
SIGHT = "warfare.los.line"


def inspect(state: WarfareState, side: int, query: dict[str, Json]) -> Preview:
    """Answers one tool with what this side may know."""
    known = known_state(state, side)
    tool = text_of(query.get("tool"))
    if tool == RULER:
        return ruler(known, query)
    if tool == SIGHT_TOOL:
        return sight_tool(known, query)
    if tool == TARGET_TOOL:
        return target(known, side, query)
    if tool == REACH_TOOL:
        return reach(known, query)
    if tool == UNIT_TOOL:
        return card(known, query)
    if tool == PLAN_TOOL:
        return WarfarePlans(known, side).use(query)
    if tool == THREAT_TOOL:
        return WarfareThreats(known, side, text_of(query.get("unit"))).use()
    return Preview([Reason(HEX_SCALE, "warfare-refused-tool", {"tool": tool[:20]})])


def hex_under(state: WarfareState, value: Json) -> int:
    """The hex that a tool points at: a hex `[q, r]`, a unit or a counter."""
    if isinstance(value, list) and len(value) == 2:
        q, r = number_of(value[0]), number_of(value[1])
        if q is None or r is None:
            return OFF
        return state.ground.grid.at_axial((round(q), round(r)))
    id = text_of(value)
    unit = state.find_unit(id)
    if unit is not None:
        return unit.hex
    counter = state.find_counter(id)
    return counter.hex if counter is not None else OFF


def _ends(state: WarfareState, query: dict[str, Json]) -> tuple[int, int]:
    return hex_under(state, query.get("from")), hex_under(state, query.get("to"))


def ruler(state: WarfareState, query: dict[str, Json]) -> Preview:
    """warfare.comp.hex_scale, warfare.fire.range: steps from hex to hex, the first not counted, and in metres."""
    a, b = _ends(state, query)
    if a == OFF or b == OFF:
        return Preview([Reason(HEX_SCALE, "warfare-refused-tool-ends")])
    preview = Preview()
    steps = state.ground.grid.distance(a, b)
    preview.cost = float(steps)
    preview.facts = [Message("warfare-fact-distance", {"hexes": steps, "metres": steps * METRES})]
    preview.paths = [("ruler", [point_of(state, a), point_of(state, b)])]
    return preview


def sight_tool(state: WarfareState, query: dict[str, Json]) -> Preview:
    """warfare.los.line: whether a line is open, and the first hex that blocks it with its rule.

    Without `to` it answers with every hex that is seen. Who looks decides whether population blocks
    (warfare.los.block_population) and from how high.
    """
    a, b = _ends(state, query)
    looker = state.find_unit(text_of(query.get("from")))
    if a == OFF or (b == OFF and query.get("to") is not None):
        return Preview([Reason(SIGHT, "warfare-refused-tool-ends")])
    regular = looker is None or looker.profile.regular
    screens = screens_of(state, regular)
    seen = state.find_unit(text_of(query.get("to")))
    high = (looker is not None and is_high(state, looker)) or (seen is not None and is_high(state, seen))
    table = state.ground.high_fire if high else state.ground.fire
    if b == OFF:
        return _all_seen(state, table, a, screens)
    sight = table.sight(a, b, screens)
    preview = Preview()
    preview.sight = [drawn(state, a, b, sight)]
    preview.facts = [preview.sight[0].message or Message("warfare-fact-clear")]
    return preview


def _all_seen(state: WarfareState, table: SightTable, a: int, screens: Blockers) -> Preview:
    """Every hex that is seen from one."""
    grid = state.ground.grid
    preview = Preview()
    for hex in table.seen_from(a, screens):
        if hex < grid.size and grid.on[hex]:
            preview.hexes.append(grid.axial(hex))
    preview.facts = [Message("warfare-fact-hexes-seen", {"n": len(preview.hexes)})]
    return preview


def target(state: WarfareState, side: int, query: dict[str, Json]) -> Preview:
    """What firing would bring, whoever is active: the best of the weapons that reach."""
    shooter = state.find_unit(text_of(query.get("from")))
    quarry = state.find_unit(text_of(query.get("to")))
    if (
        shooter is None
        or quarry is None
        or shooter.hex == OFF
        or quarry.hex == OFF
        or state.friends(shooter.side, quarry.side)
    ):
        return Preview([Reason("warfare.fire.enemy_only", "warfare-refused-tool-target")])
    modes = [mode for mode in (LIGHT, HEAVY, SAM) if column_of(shooter, mode) is not None]
    for mode in modes:
        if quarry in targets_of(state, shooter, mode):
            preview = Preview()
            shot_preview(state, shooter, mode, quarry, preview, side)
            return preview
    mode = modes[0]
    reasons = why_not_shoot(state, shooter, mode, quarry) or refused("warfare.fire.steps")
    preview = Preview(in_words(reasons, {"unit": unit_word(quarry)}))
    shot_preview(state, shooter, mode, quarry, preview, side)
    return preview


def reach(state: WarfareState, query: dict[str, Json]) -> Preview:
    """warfare.track.move_limit: where a unit of the active side could go with the available AP."""
    unit = _unit_named(state, query)
    if unit is None or unit.hex == OFF:
        return Preview([Reason("warfare.move.action", "warfare-refused-tool-unit")])
    preview = Preview()
    preview.title = Message("warfare-fact-unit", {"unit": unit_word(unit)})
    walked = reach_of(state, unit)
    longest = 0
    for hex in walked.hexes():
        q, r = state.ground.grid.axial(hex)
        preview.hexes.append((q, r))
        longest = max(longest, walked.costs[hex])
    ap = (longest + SIXTHS - 1) // SIXTHS
    preview.facts.append(Message("warfare-fact-reach", {"hexes": len(preview.hexes) - 1, "ap": ap}))
    return preview


def _unit_named(state: WarfareState, query: dict[str, Json]) -> Unit | None:
    return state.find_unit(text_of(query.get("unit")))


def card(state: WarfareState, query: dict[str, Json]) -> Preview:
    """warfare.unit.values, warfare.comp.fog: a unit's card in words, as far as the reader may know it."""
    unit = _unit_named(state, query)
    if unit is None:
        return Preview([Reason("warfare.unit.values", "warfare-refused-tool-unit")])
    preview = Preview()
    preview.title = Message("warfare-fact-unit", {"unit": unit_word(unit)})
    preview.facts.extend(Message(str(badge["label"]["id"])) for badge in unit_badges(state, unit))
    if unit.profile.points == 0:  # veiled
        preview.facts.append(Message("warfare-fact-values-unknown"))
        return preview
    for stat in unit_stats(unit):
        preview.modifiers.append(Modifier(Message(str(stat["label"]["id"])), stat["value"], stat["why"]))
    return preview
