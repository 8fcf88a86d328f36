"""IED and mines: what goes off, on whom, and what is left afterwards."""

from __future__ import annotations

from sandtable.core.event import Aim
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.to_hit import defence_shift
from sandtable.systems.warfare.book.profiles import HELICOPTER, IED_COUNTER, MINE_COUNTER
from sandtable.systems.warfare.ground.cover import terrain_shift
from sandtable.systems.warfare.harm.damage import strike
from sandtable.systems.warfare.state.dice import Throw, combat_roll
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.state import EXPLODED, NOBODY, Counter, Unit, WarfareState


def is_explosive(counter: Counter) -> bool:
    """Whether a counter can go off."""
    return counter.profile.kind in (IED_COUNTER, MINE_COUNTER)


def harmed(unit: Unit) -> bool:
    """warfare.ied.attack: whether an explosion does anything to a unit; it spares helicopters."""
    return unit.profile.kind != HELICOPTER


def goes_off(state: WarfareState, counter: Counter, unit: Unit) -> bool:
    """warfare.ied.enter: whether a counter explodes under a unit that enters its hex, hidden or revealed.

    A mine does so under anybody; an IED is set off by its owner, so it spares his friends.
    """
    if not harmed(unit) or not is_explosive(counter):
        return False
    return counter.profile.kind == MINE_COUNTER or is_foreign(state, counter, unit)


def is_foreign(state: WarfareState, counter: Counter, unit: Unit) -> bool:
    """Whether a counter is not of the unit's own team."""
    return counter.owner == NOBODY or not state.friends(counter.owner, unit.side)


def blast(state: WarfareState, counter: Counter, victim: Unit) -> Throw:
    """warfare.ied.attack: the colour on the counter, shifted by the victim's defence and terrain."""
    shifts = [defence_shift(victim, victim.profile.defence), *terrain_shift(state, victim, OFF)]
    return Throw(counter.profile.rank, shifts)


async def explode(state: WarfareState, counter: Counter, victim: Unit, why: str) -> None:
    """warfare.ied.attack, warfare.ied.removed, warfare.mine.stays: one die on the victim, for nothing.

    Afterwards an IED is gone and a mine lies open, ready for the next.
    """
    uncover(state, counter)
    state.aim(lambda: Aim([counter.id], victim.id, 0.0))
    roller = counter.owner if counter.owner != NOBODY else victim.side
    state.tell(
        "warfare-event-explodes",
        lambda: {"counter": counter.profile.name, "unit": unit_word(victim)},
        [why, "warfare.ied.attack"],
        roller,
        counter.id,
    )
    throw = blast(state, counter, victim)
    result = await combat_roll(state, roller, throw, "warfare.ied.attack", counter.id)
    strike(state, victim, result, ["warfare.ied.attack", *throw.rules()], counter.owner)
    if counter.profile.kind == IED_COUNTER:
        state.remove(counter, EXPLODED, counter.owner)


def uncover(state: WarfareState, counter: Counter) -> bool:
    """Turns a counter to its true face, for everybody and for good; whether it was hidden."""
    if not counter.hidden:
        return False
    counter.hidden = False
    counter.known = (1 << state.sides) - 1
    state.reveals += 1
    state.refresh(counter.hex)
    return True
