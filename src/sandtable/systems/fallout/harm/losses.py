"""Losses: who falls unconscious, who is killed and leaves the game, and whose points that is (chapter 4.6)."""

from __future__ import annotations

from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import CRITTERS, Culprit, Fallen, FalloutState, Figure, Unit


def fall_unconscious(state: FalloutState, unit: Unit, figure: Figure, why: str) -> None:
    """fallout.damage.zero, fallout.env.radiation.fail: face down until healed.

    fallout.knockdown.on_hit: unconsciousness replaces being knocked down.
    """
    tally = state.tally
    if tally is not None:
        tally.falls(unit.side, figure.points, already=figure.out, dead=False)
    figure.out = True
    figure.down = False
    figure.sneak = 0
    state.tell("fallout-event-unconscious", named(unit, figure), [why], unit.side, figure.id)


async def kill(state: FalloutState, unit: Unit, figure: Figure, culprit: Culprit) -> None:
    """fallout.damage.below_zero: dead, removed; fallout.morale.count counts it, the queue remembers it.

    Some die with their hit points left: fallout.env.unconscious.roll, fallout.vehicle.destroyed.
    """
    tally = state.tally
    if tally is not None:
        tally.falls(unit.side, figure.points, already=figure.out, dead=True)
    figure.alive = False
    figure.out = False
    figure.down = False
    figure.sneak = 0
    unit.dead += 1
    if unit.squad:
        state.squad_of(unit).dead += 1
    credit(state, unit.side, figure.points, culprit, figure=True)
    state.fallen.append(Fallen(unit.id, figure.id, culprit))
    if unit.aboard:
        vehicle = state.unit(unit.aboard).vehicle
        if vehicle is not None and vehicle.driver == figure.id:
            vehicle.driver = ""  # fallout.vehicle.pilot_killed
    why = "fallout.damage.below_zero" if figure.hp < 0 else culprit.why
    state.tell("fallout-event-killed", named(unit, figure), [why], unit.side, figure.id)
    close_ranks(unit)


def close_ranks(unit: Unit) -> None:
    """A unit of which nobody is left is gone."""
    for figure in unit.figures:
        if figure.alive and not figure.left:
            return
    unit.gone = True
    unit.overwatch = False


def credit(state: FalloutState, owner: int, points: float, culprit: Culprit, *, figure: bool) -> None:
    """fallout.damage.points: the points go to the opponent, whatever the cause.

    `counted` keeps what a side killed by its own doing (fallout.s4.victory). With more than two sides the
    points go to whoever did it.
    """
    by = culprit.side
    if owner == CRITTERS:
        return  # fallout.s4.victory: critters are worth nothing
    if 0 <= by < state.sides and by != owner:
        state.counted[by] += points
    if state.sides == 2:
        by = 1 - owner
    if 0 <= by < state.sides and by != owner:
        state.killed[by] += points
        if figure:
            state.kills[by] += 1
