"""Unknown counters: what a unit meets when it enters a hex."""

from __future__ import annotations

from sandtable.systems.warfare.damage import strike
from sandtable.systems.warfare.dice import Throw, combat_roll
from sandtable.systems.warfare.fire import defence_shift, terrain_shift
from sandtable.systems.warfare.state import NOBODY, Counter, Unit, WarfareState


async def meet_counters(state: WarfareState, unit: Unit) -> bool:
    """warfare.unknown.enter: a ground unit that has entered a hex reveals what lies there and suffers it.

    True when a hidden roadblock was revealed: the unit must go back (warfare.unknown.roadblock).
    """
    back = False
    for counter in state.counters_at(unit.hex):
        if unit.gone or counter.profile.kind == "population":
            continue
        own = counter.owner != NOBODY and state.friends(counter.owner, unit.side)
        if own and counter.profile.kind != "mine":
            continue
        back = await _meet(state, counter, unit) or back
    return back


async def _meet(state: WarfareState, counter: Counter, unit: Unit) -> bool:
    if counter.hidden:
        show(state, counter)
        if counter.profile.kind == "roadblock":
            return True
    if counter.profile.kind in ("ied", "mine"):
        await explode(state, counter, unit)
    elif counter.profile.kind in ("dummy", "sniper"):
        state.remove(counter, "removed")
    return False


def show(state: WarfareState, counter: Counter) -> None:
    """The counter is turned over for everybody."""
    counter.hidden = False
    counter.known = (1 << state.sides) - 1
    state.reveals += 1
    state.refresh(counter.hex)
    said = {"counter": counter.profile.name}
    state.tell("warfare-event-revealed", said, ["warfare.unknown.enter"], NOBODY, counter.id)


async def explode(state: WarfareState, counter: Counter, unit: Unit) -> None:
    """warfare.ied.attack, .removed, warfare.mine.stays: a fire roll with the counter's die on the unit."""
    shifts = [defence_shift(unit, unit.profile.defence), *terrain_shift(state, unit, -1)]
    throw = Throw(counter.profile.rank, shifts)
    result = await combat_roll(state, counter.owner, throw, "warfare.ied.attack", counter.id)
    if counter.profile.kind == "ied":
        state.remove(counter, "exploded")
    strike(state, unit, result, ["warfare.ied.attack", *throw.rules()], counter.owner)
