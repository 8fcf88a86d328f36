"""Panic and rout: tests after losses, and what they do."""

from __future__ import annotations

from typing import Final

from sandtable.core.reckoning import Reckoning
from sandtable.systems.warzone.book.words import (
    A_SQUAD,
    BOON_IRON_WILL,
    BOON_NERVE,
    BOON_NERVE_REROLL,
    CYBERTRONIC,
    DARK_LEGION,
    MISHIMA,
)
from sandtable.systems.warzone.harm.legion_feedback import feedback
from sandtable.systems.warzone.harm.nerve import ld_of, ld_test
from sandtable.systems.warzone.harm.victory import check_wipeout
from sandtable.systems.warzone.state.pieces import Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import add_boons, is_fearless

DEAD_COMMANDER: Final = -2  # warzone.panic.test, warzone.rout.test
COLD: Final = 2  # warzone.faction.cybertronic.cold


async def settle(state: WarzoneState) -> None:
    """warzone.panic.timing: morale is looked at as soon as an action is fully resolved, squad by squad.

    warzone.rout.squad_only: heroes and vehicles never test.
    Flights may cost more models, so it goes on until nobody is owed a test.
    """
    while state.hurt and state.result is None:
        squad = state.squad(state.hurt.pop(0))
        if squad.destroyed or squad.kind != A_SQUAD:
            squad.shaken = 0  # warzone.rout.squad_only: single heroes and vehicles never test
            continue
        await tests_of(state, squad)
    check_wipeout(state)


async def tests_of(state: WarzoneState, squad: Squad) -> None:
    """warzone.panic.trigger, warzone.rout.trigger: half of its models lost in a turn, or three quarters.

    warzone.rout.both: past both thresholds only the rout test is taken. warzone.panic.timing: one of each a turn.
    """
    living = len(squad.living())
    lost = squad.opening - living
    if 4 * lost >= 3 * squad.opening and not squad.rout_tested:
        squad.rout_tested = True
        squad.panic_tested = True
        await echo(state, squad)
        await rout_test(state, squad)
    elif 2 * lost >= squad.opening and not squad.panic_tested:
        squad.panic_tested = True
        await echo(state, squad)
        await panic_test(state, squad)
    elif squad.shaken:
        await panic_test(state, squad)  # warzone.act.shoot.engaged.morale
    squad.shaken = 0


async def echo(state: WarzoneState, squad: Squad) -> None:
    """warzone.faction.legion.feedback: half of a Dark Legion squad lost in one turn strikes back at the rest."""
    if squad.faction == DARK_LEGION:
        await feedback(state, squad)


def nerve_need(state: WarzoneState, squad: Squad, why: str) -> Reckoning:
    """warzone.panic.test, warzone.rout.test: -2 without the original commander; cards, and Cybertronic's cold blood.

    warzone.faction.cybertronic.cold: +2, and the dead commander does not matter.
    """
    need = ld_of(state, squad, why)
    models = squad.living()
    if models:
        add_boons(need, state, models[0], BOON_NERVE)
    if squad.faction == CYBERTRONIC:
        need.add(COLD, "warzone-mod-cold", "warzone.faction.cybertronic.cold")
    elif squad.acting:
        need.add(DEAD_COMMANDER, "warzone-mod-acting", why)
    return need


def iron_will(squad: Squad) -> bool:
    """Iron Will: the squad's next panic, rout or rally test is passed; used up by asking."""
    for boon in squad.boons:
        if boon.effect == BOON_IRON_WILL:
            squad.boons.remove(boon)
            return True
    return False


async def nerve_test(state: WarzoneState, squad: Squad, why: str) -> bool:
    """One panic or rout test; whether the squad holds. No Retreat lets it roll once more."""
    if is_fearless(state, squad) or iron_will(squad):
        return True
    if await ld_test(state, squad, None, nerve_need(state, squad, why), why):
        return True
    for boon in squad.boons:
        # warzone.dice.reroll: never a second time, and Mishima has rolled again already.
        if boon.effect == BOON_NERVE_REROLL and squad.faction != MISHIMA:
            return await ld_test(state, squad, None, nerve_need(state, squad, why), why)
    return False


async def panic_test(state: WarzoneState, squad: Squad) -> None:
    """warzone.panic.test: a failure makes the squad panic, unless it is running already."""
    if squad.destroyed or squad.kind != A_SQUAD or squad.broken():
        return
    if await nerve_test(state, squad, "warzone.panic.test"):
        return
    squad.panicked = True
    shake_off(squad)
    state.tell("warzone-event-panic", {"squad": squad.name}, ["warzone.panic.test"], squad.side, squad.id)


async def rout_test(state: WarzoneState, squad: Squad) -> None:
    """warzone.rout.test: a failure makes the squad run at once; warzone.rout.both: rout takes the place of panic."""
    if squad.destroyed or squad.routed:
        return
    if await nerve_test(state, squad, "warzone.rout.test"):
        return
    squad.panicked = False
    squad.routed = True
    shake_off(squad)
    state.tell("warzone-event-rout", {"squad": squad.name}, ["warzone.rout.test"], squad.side, squad.id)
    reactions = state.reactions
    if reactions is not None:
        await reactions.forced_run(state, squad)  # warzone.rout.effect.run


def shake_off(squad: Squad) -> None:
    """warzone.act.stun.auto, warzone.act.wait.end: panic and rout end Stun and Wait, and nobody lies hidden."""
    for model in squad.models:
        model.stunned = False
        model.waiting = False
        model.hidden = False
        model.aimed = False
