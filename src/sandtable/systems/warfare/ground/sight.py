"""Line of sight: straight from centre to centre, by the five golden rules and the same-level blockers."""

from __future__ import annotations

from sandtable.core.preview import SightLine
from sandtable.core.wire import Json, Message
from sandtable.hexmap import (
    ABOVE,
    BLOCKER,
    END,
    LEVEL,
    NO_BLOCKER,
    OFF,
    OFF_BOARD,
    OPAQUE,
    SCREEN,
    START,
    Blockers,
    Sight,
    SightTable,
)
from sandtable.systems.warfare.ground.helicopters import is_high
from sandtable.systems.warfare.state.hexes import point_of
from sandtable.systems.warfare.state.state import Unit, WarfareState

# The rules behind the reasons of a sight table.
RULES = {
    ABOVE: "warfare.los.gold_2",
    LEVEL: "warfare.los.gold_3",
    OPAQUE: "warfare.los.block_cover",
    BLOCKER: "warfare.los.block_units",
    SCREEN: "warfare.los.block_smoke",
    START: "warfare.smoke.blocks_fire",
    END: "warfare.smoke.blocks_fire",
    OFF_BOARD: "warfare.los.line",
}


def screens_of(state: WarfareState, regular: bool) -> Blockers:
    """warfare.los.block_population: population stops the sight of Regulars only."""
    return state.regular_screens if regular else state.screens


def fire_table(state: WarfareState, firer: Unit, target: Unit) -> SightTable:
    """warfare.heli.high: a line with a high helicopter at either end passes over everything but smoke."""
    high = is_high(state, firer) or is_high(state, target)
    return state.ground.high_fire if high else state.ground.fire


def sees_to_fire(state: WarfareState, firer: Unit, target: Unit) -> bool:
    """Whether a line of fire is open.

    warfare.los.line, warfare.fire.los_needed, warfare.smoke.blocks_fire, warfare.smoke.adjacent.

    The golden rules are the policy of the tables in terrain.py, the blockers are the screens of the state; both
    are the same both ways (warfare.los.reciprocal).
    """
    table = fire_table(state, firer, target)
    return table.sees(firer.hex, target.hex, screens_of(state, firer.profile.regular))


def sees_to_suppress(state: WarfareState, firer: Unit, target: Unit) -> bool:
    """warfare.suppress.los: as fire, but smoke in the target's own hex does not matter."""
    table = suppress_table(state, firer, target)
    return table.sees(firer.hex, target.hex, screens_of(state, firer.profile.regular))


def suppress_table(state: WarfareState, firer: Unit, target: Unit) -> SightTable:
    """The table of suppressive fire, with a high helicopter at either end or not."""
    high = is_high(state, firer) or is_high(state, target)
    return state.ground.high_suppress if high else state.ground.suppress


def spots(state: WarfareState, unit: Unit, hex: int) -> bool:
    """warfare.arty.in_los: whether a unit sees a hex; warfare.transport.passenger_idle: a passenger sees nothing."""
    if unit.hex == OFF:
        return False
    table = state.ground.high_spot if is_high(state, unit) else state.ground.spot
    return table.sees(unit.hex, hex, screens_of(state, unit.profile.regular))


def sees_aircraft(state: WarfareState, unit: Unit, hex: int) -> bool:
    """warfare.cas.entry_sam: an aircraft over a hex is seen by everybody, except through smoke."""
    if unit.hex == OFF:
        return False
    return state.ground.high_fire.sees(unit.hex, hex, state.screens)


def look(state: WarfareState, firer: Unit, target: Unit) -> Sight:
    """The line between two units with what stops it."""
    table = fire_table(state, firer, target)
    return table.sight(firer.hex, target.hex, screens_of(state, firer.profile.regular))


def why_blocked(state: WarfareState, sight: Sight) -> str:
    """The rule by which a line is stopped: what kind of blocker stands in the hex decides between the last ones."""
    if sight.reason != BLOCKER:
        return RULES.get(sight.reason, "warfare.los.line")
    if state.screens.at(sight.hex) == NO_BLOCKER:
        return "warfare.los.block_population"
    if state.at[sight.hex] >= 0:
        return "warfare.los.block_units"
    return "warfare.los.block_obstacles"


def sight_line(state: WarfareState, firer: Unit, target: Unit) -> SightLine:
    """The line for drawing, with the blocking hex and the rule."""
    return drawn(state, firer.hex, target.hex, look(state, firer, target))


def suppress_line(state: WarfareState, firer: Unit, target: Unit) -> SightLine:
    """The line of suppressive fire for drawing."""
    table = suppress_table(state, firer, target)
    sight = table.sight(firer.hex, target.hex, screens_of(state, firer.profile.regular))
    return drawn(state, firer.hex, target.hex, sight)


def drawn(state: WarfareState, a: int, b: int, sight: Sight) -> SightLine:
    """A look from hex to hex as clients draw it."""
    grid = state.ground.grid
    start = point_of(state, a)
    end = point_of(state, b)
    if sight.clear:
        return SightLine(start, end, True, None, "warfare.los.line")
    values: dict[str, Json] = {"hex": grid.name(sight.hex), "contact": sight.contact}
    rule = why_blocked(state, sight)
    share = sight.share
    block = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
    return SightLine(start, end, False, block, rule, Message("warfare-sight-" + sight.reason, values))
