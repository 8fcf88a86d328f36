"""Tests of LD, CON and WP."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Message, text_of
from sandtable.systems.warzone.dice import FUMBLE, PASS, POWER, fumble, test, throw
from sandtable.systems.warzone.models import Model, Squad
from sandtable.systems.warzone.space import squad_within
from sandtable.systems.warzone.state import WarzoneState
from sandtable.systems.warzone.traits import bonus, con_of, warlord, wp_of

WARLORD_REACH: Final = 10.0  # warzone.hero.warlord.ld: inches
REROLL: Final = "warzone.reroll"


def own_ld(state: WarzoneState, squad: Squad) -> int:
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
        return 0
    ld = leader.profile.ld + bonus(state, leader, "ld")
    for model in squad.models:
        if model is not leader and model.alive:
            for boon in model.boons:
                if boon.effect == "ld":
                    ld += boon.value
    return ld


def ld_of(state: WarzoneState, squad: Squad) -> int:
    """warzone.hero.warlord.ld: the squad's own LD, or the Warlord's where he is within 10 inches and has more."""
    own = own_ld(state, squad)
    lord = warlord(state, squad.side)
    if lord is None or lord.squad == squad.id or lord.profile.ld <= own:
        return own
    return lord.profile.ld if squad_within(squad, lord, WARLORD_REACH) else own


async def ld_test(state: WarzoneState, squad: Squad, model: Model | None, modifier: int, why: str) -> bool:
    """One LD test of a squad, or of one of its models; whether it passed.

    warzone.faction.mishima.reroll: Mishima may roll a failed one again. warzone.dice.reroll: once, and the second
    result stands; the first has no effect of its own, so it is thrown without any.
    """
    need = ld_of(state, squad) + modifier
    tester = model if model is not None else squad.leader()
    if tester is None:
        return False
    if squad.faction == "mishima":
        counts = await throw(state, squad.side, tester.id, need, 1, why)
        if counts[PASS] or counts[POWER]:
            return True
        if not await wants_reroll(state, squad, why):
            if counts[FUMBLE] and model is not None:
                fumble(state, model)
            return False
    if model is None:
        counts = await throw(state, squad.side, tester.id, need, 1, why)
        return bool(counts[PASS] or counts[POWER])
    return await test(state, model, need, why) in (PASS, POWER)


async def wants_reroll(state: WarzoneState, squad: Squad, why: str) -> bool:
    """Whether the owner rolls a failed LD test again."""
    options = [
        Option("reroll", Message("warzone-opt-reroll"), "warzone.faction.mishima.reroll"),
        Option("keep", Message("warzone-opt-keep-roll"), "warzone.dice.reroll"),
    ]
    prompt = Message("warzone-ask-reroll", {"squad": squad.name})
    question = Choose(squad.side, "warzone.faction.mishima.reroll", prompt, options, squad.id, REROLL)
    return text_of(await ask(question)) == "reroll"


async def con_test(state: WarzoneState, model: Model, modifier: int, why: str) -> bool:
    """One CON test; warzone.vehicle.mind: a vehicle passes every one."""
    if model.profile.vehicle:
        return True
    return await test(state, model, con_of(state, model) + modifier, why) in (PASS, POWER)


async def wp_test(state: WarzoneState, model: Model, why: str) -> int:
    """One WP test: FAIL, PASS, POWER or FUMBLE."""
    return await test(state, model, wp_of(state, model), why)
