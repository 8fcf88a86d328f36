"""Rally: bringing a panicked or routed squad to its senses."""

from __future__ import annotations

from typing import Final

from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Reason
from sandtable.systems.warzone.book.words import CYBERTRONIC, IMPERIAL
from sandtable.systems.warzone.ground.space import engaged
from sandtable.systems.warzone.harm.morale import DEAD_COMMANDER, iron_will
from sandtable.systems.warzone.harm.nerve import ld_of, ld_test
from sandtable.systems.warzone.move.flight import forced_run
from sandtable.systems.warzone.state.pieces import Squad
from sandtable.systems.warzone.state.state import WarzoneState

TRIES: Final = 2  # warzone.panic.rally.tries
PANIC: Final = -2  # warzone.panic.rally.roll
ROUT: Final = -6  # warzone.rout.rally.roll


def tries_of(squad: Squad) -> int:
    """warzone.panic.rally.tries: two a Game Turn. warzone.faction.imperial.stubborn: Imperial squads have a third."""
    return TRIES + 1 if squad.faction == IMPERIAL else TRIES


def rally_rule(squad: Squad) -> str:
    """The rule of the next attempt."""
    return "warzone.rout.rally.roll" if squad.routed else "warzone.panic.rally.roll"


def rally_need(state: WarzoneState, squad: Squad) -> Reckoning:
    """warzone.panic.rally.roll, warzone.rout.rally.roll: LD-2 or LD-6, and a further -2 without the original commander.

    warzone.faction.cybertronic.cold: Cybertronic squads ignore the dead commander.
    """
    why = rally_rule(squad)
    need = ld_of(state, squad, why)
    if squad.routed:
        need.add(ROUT, "warzone-mod-routed", why)
    else:
        need.add(PANIC, "warzone-mod-shaken", why)
    if squad.acting and squad.faction != CYBERTRONIC:
        need.add(DEAD_COMMANDER, "warzone-mod-acting", why)
    return need


def why_not_rally(state: WarzoneState, squad: Squad) -> list[Reason]:
    """Why a squad cannot try to rally now.

    warzone.act.rally.first: before any other action, of whichever of its models. warzone.panic.rally.cost: it costs an
    action of every model, but models that have none left do not prevent it.
    """
    if not squad.broken():
        return [Reason("warzone.act.rally.first", "warzone-refused-rally-steady")]
    if squad.acted:
        return [Reason("warzone.act.rally.first", "warzone-refused-rally-acted", {"squad": squad.name})]
    if squad.rallies >= tries_of(squad):
        return [Reason("warzone.panic.rally.tries", "warzone-refused-rally-tries", {"most": tries_of(squad)})]
    free = squad.rallies >= TRIES
    if not free and not any(model.on_table and model.actions > 0 for model in squad.models):
        return [Reason("warzone.panic.rally.cost", "warzone-refused-rally-actions")]
    return []


async def rally(state: WarzoneState, squad: Squad) -> None:
    """One attempt, declared for the whole squad before any of its models acts.

    warzone.rout.rally.fail: after a failure it runs.
    warzone.rout.rally.cost: Engaged models of a routed squad do not lose the action for the first attempt.
    warzone.faction.imperial.stubborn: the third attempt costs nothing.
    """
    squad.rallies += 1
    if squad.rallies <= TRIES:
        for model in squad.standing():
            spared = squad.routed and squad.rallies == 1 and engaged(state, model)
            if model.actions > 0 and not spared:
                model.actions -= 1
                model.spent += 1
    why = rally_rule(squad)
    passed = iron_will(squad) or await ld_test(state, squad, None, rally_need(state, squad), why)
    values: dict[str, Json] = {"squad": squad.name}
    if passed:
        rule = "warzone.rout.rally.success" if squad.routed else "warzone.panic.rally.result"
        squad.panicked = False
        squad.routed = False
        state.tell("warzone-event-rallied", values, [rule], squad.side, squad.id)
        return
    state.tell("warzone-event-not-rallied", values, [why], squad.side, squad.id)
    if squad.routed:
        await forced_run(state, squad)  # warzone.rout.rally.fail, warzone.rout.one_run
