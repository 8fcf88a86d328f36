"""Morale (chapter 4.7): the two tests, and what breaks."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json
from sandtable.systems.fallout.state.dice import passes
from sandtable.systems.fallout.state.state import FalloutState, Unit

ROLL: Final = "fallout.morale.roll"


def living(unit: Unit) -> int:
    """fallout.morale.count: dead members alone are casualties; the unconscious and those who left are alive."""
    return unit.started - unit.dead


def past_half(unit: Unit) -> bool:
    """fallout.morale.half: half or more of the starting size dead."""
    return 2 * unit.dead >= unit.started


def down_to_two(unit: Unit) -> bool:
    """fallout.morale.two_left: two or fewer alive; fallout.morale.lone: not where there never were more."""
    return unit.started > 2 and living(unit) <= 2


async def test_losses(state: FalloutState, unit: Unit) -> None:
    """fallout.morale.timing: the tests a squad owes, both dice even if the first fails (fallout.morale.example_four).

    fallout.morale.example_three, fallout.morale.max_two: each once in a battle. fallout.morale.lone: lone figures
    never. fallout.vehicle.aboard_morale: those aboard a vehicle once they are outside again.
    fallout.morale.count: members left lying by those who boarded are of their squad, which tests for them.
    """
    squad = state.squad_of(unit)
    if not squad.gone:
        unit = squad
    if unit.lone or unit.vehicle is not None or unit.aboard or unit.gone:
        return
    owed = tests_owed(squad)
    if owed and not fearless(state, unit) and not await holds(state, unit, owed):
        break_squad(state, unit)


def tests_owed(squad: Unit) -> int:
    """fallout.morale.max_two: how many thresholds a squad has just passed; each is noted, and counts once."""
    owed = 0
    if past_half(squad) and not squad.tested_half:
        squad.tested_half = True
        owed += 1
    if down_to_two(squad) and not squad.tested_two:
        squad.tested_two = True
        owed += 1
    return owed


async def holds(state: FalloutState, unit: Unit, tests: int) -> bool:
    """fallout.morale.example_four: whether a squad passes so many tests; all the dice are rolled."""
    held = True
    for _ in range(tests if charisma(state, unit) else 0):
        passed = await morale_roll(state, unit)
        held = held and passed
        if passed:
            state.tell("fallout-event-holds", {"unit": unit.name}, [ROLL], unit.side, unit.id)
    return held


def fearless(state: FalloutState, unit: Unit) -> bool:
    """fallout.unit.beastlord.morale: no tests while the Beastlord lives; a threshold passed then is never tested.

    fallout.unit.radscorpion.morale: nor where all who live are Radscorpions. fallout.unit.robot.morale: robots test.
    """
    leader = state.leader_of(unit)
    if leader is not None and leader.alive and leader.profile.beastlord:
        return True
    return all(figure.profile.morale_immune for figure in unit.figures if figure.alive)


def charisma(state: FalloutState, unit: Unit) -> int:
    """fallout.morale.roll: the leader's. fallout.morale.no_leader: else the highest of the conscious; 0 for nobody."""
    leader = state.leader_of(unit)
    if leader is not None and leader.conscious():
        return leader.profile.ch
    return max((figure.profile.ch for figure in unit.figures if figure.conscious()), default=0)


async def morale_roll(state: FalloutState, unit: Unit) -> bool:
    """fallout.morale.roll: a die against Charisma; with nobody conscious there is no test and nothing breaks."""
    number = charisma(state, unit)
    if number == 0:
        return True
    return await passes(number, 0, ROLL, state.decider(unit), unit.id)


def break_squad(state: FalloutState, unit: Unit) -> None:
    """fallout.morale.break: a broken counter, and an action token at once if it has none.

    fallout.action.overwatch.unfit: an overwatch marker is swapped for the token. If it was acting, the token ends it.
    """
    unit.broken = True
    unit.overwatch = False
    unit.token = True
    values: dict[str, Json] = {"unit": unit.name}
    state.tell("fallout-event-broken", values, ["fallout.morale.break"], unit.side, unit.id)
