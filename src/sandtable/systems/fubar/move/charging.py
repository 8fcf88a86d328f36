"""Assaults and combats that go on from turn to turn: closing in, then the fight (`attack.close_combat`)."""

from __future__ import annotations

from sandtable.core.effects import ask
from sandtable.core.wire import Json
from sandtable.systems.fubar.attack.close_combat import activate_by_combat, fight_round, storm_vehicle
from sandtable.systems.fubar.attack.engagement import any_contact, enter_combat, in_dice_order, touches_any
from sandtable.systems.fubar.ground.ambush import discover, unknown_to
from sandtable.systems.fubar.harm.captive_lost import let_go
from sandtable.systems.fubar.harm.victory import check_break
from sandtable.systems.fubar.move.charge_question import ChargeQuestion
from sandtable.systems.fubar.move.closing import Closing, Field
from sandtable.systems.fubar.move.contact_question import close_up_question
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.move.movement import follow
from sandtable.systems.fubar.move.spotting import first_meeting
from sandtable.systems.fubar.move.walking import Stretch
from sandtable.systems.fubar.state.combats import end_combats
from sandtable.systems.fubar.state.identities import ASSAULT
from sandtable.systems.fubar.state.seen import bases_of
from sandtable.systems.fubar.state.state import Combat, FubarState, Unit
from sandtable.table import Point

# ------------------------------------------------------------ the assault


async def assault(state: FubarState, unit: Unit, target: Unit) -> None:
    """fubar.melee.action, fubar.action.assault: up to 8 inches into close combat with one enemy unit."""
    values: dict[str, Json] = {"unit": unit.name, "target": target.name}
    state.tell("fubar-event-assault", values, ["fubar.melee.action"], unit.side, unit.id)
    await charge(state, unit, target)
    if unit.gone or target.gone or state.result is not None:
        return
    if not any_contact([unit], [target]):
        state.tell("fubar-event-assault-failed", values, ["fubar.melee.contact"], unit.side, unit.id)
        return
    state.attacks += 1
    let_go(state, target)
    if target.vehicle is not None:
        await storm_vehicle(state, unit, target)
    else:
        combat = enter_combat(state, unit, target)
        await close_up(state, target, [unit], "fubar.melee.defender_move")
        await fight_round(state, combat.attacker, [unit, target])
        end_combats(state)
    check_break(state)


async def charge(state: FubarState, unit: Unit, target: Unit) -> None:
    """fubar.melee.attacker_move: figures move into contact; enemies On Guard may react on the way."""
    march = March(unit, ASSAULT, state.lengths.assault, "fubar.melee.attacker_move")
    while True:
        movers = march.movers()
        if not movers or target.gone:
            return
        targets = bases_of(target)
        movers = [number for number in movers if not touches_any(march.base(number), targets)]
        question = ChargeQuestion(state, Closing(Field(state, unit, targets), march, movers, True), target)
        if not question.ready().numbers:
            return
        answer = await ask(question)
        interrupted = await follow(state, march, question.plan_for(answer))
        if unit.gone or state.result is not None or not interrupted:
            return


# ------------------------------------------------------------ closing up


async def close_up(state: FubarState, unit: Unit, enemies: list[Unit], why: str) -> None:
    """fubar.melee.defender_move: unengaged, unpinned figures within 3 inches of an enemy may move into contact.

    fubar.move.figures: whoever would run into a hidden enemy on that way finds it, and is asked again.
    """
    march = March(unit, "close-up", state.lengths.close_up, why)
    while True:
        question = close_up_question(state, march, enemies)
        if question is None:
            return
        plan = question.plan_for(await ask(question))
        meeting = first_meeting(Stretch(state, march, plan), unknown_to(state, unit.side))
        if meeting is None:
            step_up(state, unit, march, plan)
            return
        discover(state, meeting[1], unit)


def step_up(state: FubarState, unit: Unit, march: March, plan: Plan) -> None:
    """Moves figures into contact. Nobody reacts: a unit in close combat is no target (fubar.fire.melee)."""
    if not plan.numbers:
        return
    moved: list[tuple[str, list[Point]]] = []
    for at, number in enumerate(plan.numbers):
        x, y = plan.paths[at][-1]
        unit.figures[number].base = unit.figures[number].base.at(x, y)
        moved.append((march.token(number), plan.paths[at]))
    values: dict[str, Json] = {"unit": unit.name, "n": len(plan.numbers)}
    state.tell("fubar-event-closed-up", values, [march.why], unit.side, unit.id, moved)


# ------------------------------------------------------------ combats that go on


async def fight_combats(state: FubarState) -> None:
    """fubar.melee.continue, fubar.turn.close_first: at the start of a turn, in the order in which they began."""
    for combat in state.combats[:]:
        if state.result is not None:
            return
        if combat in state.combats:
            await fight_on(state, combat)
            end_combats(state)
            check_break(state)


async def fight_on(state: FubarState, combat: Combat) -> None:
    """One more round of a combat: everybody is activated by it, closes up, and strikes.

    fubar.melee.apart: if nobody touches after both sides have closed up, the combat is over.
    """
    units = [state.unit(id) for id in combat.units]
    for unit in units:
        activate_by_combat(state, unit)
    for unit in in_dice_order(
        combat.attacker, units
    ):  # fubar.melee.apart: the attacking side closes up first
        enemies = [other for other in units if other.side != unit.side]
        await close_up(state, unit, enemies, "fubar.melee.stand")
    if not any_contact(units, units):
        state.combats = [other for other in state.combats if other is not combat]
        state.tell("fubar-event-combat-apart", {"unit": units[0].name}, ["fubar.melee.apart"])
        return
    await fight_round(state, combat.attacker, units)
