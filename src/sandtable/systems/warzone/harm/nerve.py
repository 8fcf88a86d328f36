"""Tests of LD, CON and WP."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Message, text_of
from sandtable.systems.warzone.book.words import BOON_LD, MISHIMA
from sandtable.systems.warzone.ground.space import squad_within
from sandtable.systems.warzone.state.dice import FUMBLE, PASS, POWER, fumble, passes, test, throw
from sandtable.systems.warzone.state.identities import ASK_REROLL, KEEP_ROLL, REROLL
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import add_boons, con_of, warlord

WARLORD_REACH: Final = 10.0  # warzone.hero.warlord.ld: inches
REROLLS: Final = "warzone.reroll"  # the standing order


def own_ld(state: WarzoneState, squad: Squad, why: str = "warzone.panic.ld") -> Reckoning:
    """warzone.panic.ld: the LD of the commander in charge.

    That of the first living model where nobody commands.
    """
    leader = squad.leader()
    if leader is None:
        for model in squad.models:
            if model.alive:
                leader = model
                break
    if leader is None:
        return Reckoning(0, "warzone-mod-ld", why)
    need = Reckoning(leader.profile.ld, "warzone-mod-ld", why)
    add_boons(need, state, leader, BOON_LD)
    for model in squad.models:
        if model is not leader and model.alive:
            for boon in model.boons:
                if boon.effect == BOON_LD:
                    need.add(boon.value, boon.source, boon.why)
    return need


def ld_of(state: WarzoneState, squad: Squad, why: str) -> Reckoning:
    """warzone.hero.warlord.ld: the squad's own LD, or the Warlord's where he is within 10 inches and has more."""
    need = own_ld(state, squad, why)
    lord = warlord(state, squad.side)
    if lord is None or lord.squad == squad.id or lord.profile.ld <= need.number:
        return need
    if squad_within(squad, lord, WARLORD_REACH):
        need.at_least(lord.profile.ld, "warzone-mod-warlord", "warzone.hero.warlord.ld")
    return need


async def ld_test(state: WarzoneState, squad: Squad, model: Model | None, need: Reckoning, why: str) -> bool:
    """One LD test of a squad, or of one of its models; whether it passed.

    warzone.faction.mishima.reroll: Mishima may roll a failed one again. warzone.dice.reroll: once, and the second
    result stands; the first has no effect of its own, so it is thrown without any.
    """
    tester = model if model is not None else squad.leader()
    if tester is None:
        return False
    if squad.faction == MISHIMA:
        counts = await throw(state, squad.side, tester.id, need, 1, why)
        if counts[PASS] or counts[POWER]:
            return True
        if not await wants_reroll(state, squad, why):
            if counts[FUMBLE] and model is not None:
                fumble(state, model)
            return False
    if model is None:
        return await passes(state, squad.side, tester.id, need, why)
    return await test(state, model, need, why) in (PASS, POWER)


async def wants_reroll(state: WarzoneState, squad: Squad, why: str) -> bool:
    """Whether the owner rolls a failed LD test again."""
    options = [
        Option(REROLL, Message("warzone-opt-reroll"), "warzone.faction.mishima.reroll"),
        Option(KEEP_ROLL, Message("warzone-opt-keep-roll"), "warzone.dice.reroll"),
    ]
    prompt = Message("warzone-ask-reroll", {"squad": squad.name})
    question = Choose(
        squad.side,
        "warzone.faction.mishima.reroll",
        prompt,
        options,
        subject=squad.id,
        topic=REROLLS,
        id=ASK_REROLL,
    )
    return text_of(await ask(question)) == REROLL


async def con_test(state: WarzoneState, model: Model, why: str, hurry: int = 0) -> bool:
    """One CON test; warzone.vehicle.mind: a vehicle passes every one."""
    if model.profile.vehicle:
        return True
    need = con_of(state, model, why)
    need.add(hurry, "warzone-mod-hurry", why)
    return await test(state, model, need, why) in (PASS, POWER)


def wp_of(model: Model, why: str) -> Reckoning:
    """The WP of a model, for a test of it."""
    return Reckoning(model.profile.wp, "warzone-mod-wp", why)
