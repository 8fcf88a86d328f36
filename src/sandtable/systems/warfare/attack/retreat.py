"""What follows a won assault: the retreat, the crowd, the advance, and the counters that both of them meet."""

from __future__ import annotations

from sandtable.hexmap import CLOSED, OFF
from sandtable.systems.warfare.attack.explosives import is_foreign, uncover
from sandtable.systems.warfare.attack.population import crowd_goes, crowd_moves_away
from sandtable.systems.warfare.attack.unknown_counters import meet_counters
from sandtable.systems.warfare.book.profiles import ROADBLOCK_COUNTER
from sandtable.systems.warfare.ground.passable import can_pass_counters
from sandtable.systems.warfare.harm.losses import eliminate
from sandtable.systems.warfare.harm.victory import hold
from sandtable.systems.warfare.state.hexes import points_of
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.state import (
    EXPLOSIVE,
    HOSTILE,
    NOBODY,
    UNKNOWN,
    Counter,
    Unit,
    WarfareState,
)


def fall_back(state: WarfareState, unit: Unit, target: Unit) -> int:
    """One hex straight back, or eliminated; where it went.

    warfare.assault.retreat_direction, warfare.assault.retreat_impossible.
    """
    hex = retreat_hex(state, unit, target)
    if hex == OFF or retreat_barred(state, unit, target, hex):
        eliminate(state, target, ["warfare.assault.retreat_impossible"], unit.side)
        return OFF
    why = ["warfare.assault.retreat_direction"]
    state.tell(
        "warfare-event-retreats",
        lambda: {"unit": unit_word(target), "hex": state.ground.grid.name(hex)},
        why,
        target.side,
        target.id,
        lambda: [(target.id, points_of(state, [target.hex, hex]))],
    )
    state.put(target, hex)
    hold(state, target)
    return hex


def retreat_hex(state: WarfareState, unit: Unit, target: Unit) -> int:
    """The hex opposite the assaulter's as seen from the defender."""
    grid = state.ground.grid
    return grid.neighbour(target.hex, grid.direction(unit.hex, target.hex))


def retreat_barred(state: WarfareState, unit: Unit, target: Unit, hex: int) -> bool:
    """warfare.assault.retreat_impossible: occupied, closed by terrain or triangles, obstacles, a crowd for Regulars.

    warfare.assault.retreat_triggers: a hidden roadblock of the enemy is revealed and stops the retreat as well.
    """
    if state.at[hex] != NOBODY or state.ground.prices[state.way(target)].step(target.hex, hex) == CLOSED:
        return True
    if not can_pass_counters(state, target, hex):
        return True
    for counter in state.counters_at(hex):
        if (
            counter.hidden
            and counter.profile.kind == ROADBLOCK_COUNTER
            and is_foreign(state, counter, target)
        ):
            show_roadblock(state, counter)
            return True
    return False


def question_marks(state: WarfareState, side: int, hexes: list[int]) -> bool:
    """warfare.unknown.hidden: whether something lies in one of these hexes of which a side does not know what it is."""
    for counter in state.counters:
        if counter.hidden and counter.hex != OFF and counter.hex in hexes and not counter.known >> side & 1:
            return True
    return False


def show_roadblock(state: WarfareState, counter: Counter) -> None:
    """A hidden roadblock is turned over."""
    uncover(state, counter)
    state.tell(
        "warfare-event-roadblock-shown", None, ["warfare.assault.retreat_triggers"], NOBODY, counter.id
    )


async def clear_crowds(state: WarfareState, unit: Unit, target: Unit, hex: int, fled: int) -> None:
    """What becomes of the population of the hex.

    A Hostile Crowd goes with Irregular defenders who retreat, and where its owner likes when they are gone. With a
    Regular defender it stays for an Irregular assaulter and is moved away before a Regular one.
    warfare.hostage.free: Civilians stay, and are with the assaulter now.

    warfare.assault.crowd_retreat, warfare.assault.crowd_choice, warfare.assault.civilians_stay.
    """
    if not state.marks[hex] & HOSTILE:
        return
    for counter in state.population_at(hex):
        if not counter.hostile:
            continue
        if target.profile.regular:
            if unit.profile.regular:
                await crowd_moves_away(state, counter, target.side)
        elif fled != OFF:
            crowd_goes(state, counter, fled, "warfare.assault.crowd_retreat")
        else:
            await crowd_moves_away(state, counter, target.side)


def advance(state: WarfareState, unit: Unit, hex: int) -> None:
    """warfare.assault.advance: the assaulter must move into the hex, at no cost."""
    state.tell(
        "warfare-event-advances",
        lambda: {"unit": unit_word(unit), "hex": state.ground.grid.name(hex)},
        ["warfare.assault.advance"],
        unit.side,
        unit.id,
        lambda: [(unit.id, points_of(state, [unit.hex, hex]))],
    )
    state.put(unit, hex)
    hold(state, unit)


async def meet_on_the_way(state: WarfareState, unit: Unit, came_from: int, target: Unit) -> None:
    """Counters met by the assaulter first, then those met by the defender.

    A roadblock revealed under the assaulter sends it back for nothing.

    warfare.assault.advance, warfare.assault.retreat_triggers.
    """
    met = state.marks[unit.hex] & (UNKNOWN | EXPLOSIVE)
    if met and await meet_counters(state, unit) and not unit.gone:
        state.tell(
            "warfare-event-turned-back",
            lambda: {"unit": unit_word(unit), "ap": 0},
            ["warfare.assault.advance"],
            unit.side,
            unit.id,
            lambda: [(unit.id, points_of(state, [unit.hex, came_from]))],
        )
        state.put(unit, came_from)
    if not target.gone and target.hex != OFF and state.marks[target.hex] & (UNKNOWN | EXPLOSIVE):
        await meet_counters(state, target)
