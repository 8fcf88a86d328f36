"""The actions of a unit (chapter 4.2): attack, move, move and fire, charge, overwatch, use skill; and boarding."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.effects import Ask, ask
from sandtable.core.question import Select, tokens_of
from sandtable.core.wire import Json, Message
from sandtable.systems.fallout.attack.fighting import attack_round, fight_on
from sandtable.systems.fallout.attack.items import has_doses
from sandtable.systems.fallout.attack.items import offer as offer_doses
from sandtable.systems.fallout.attack.reactions import offer
from sandtable.systems.fallout.attack.watchers import watchers
from sandtable.systems.fallout.ground.engagement import engaged_members
from sandtable.systems.fallout.move.movement import move_figures
from sandtable.systems.fallout.move.paces import allowance_of
from sandtable.systems.fallout.state.dice import passes
from sandtable.systems.fallout.state.identities import (
    ATTACK,
    BOARD,
    CHARGE,
    MOVE,
    MOVE_FIRE,
    OVERWATCH,
    SKILL,
    USE,
    WHO_STAYS,
)
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.systems.fallout.state.told import Told
from sandtable.systems.fallout.turn.action_question import WhichAction
from sandtable.systems.fallout.turn.action_rules import PENALTY, RULES
from sandtable.systems.fallout.turn.drills import free_to_go, told_in
from sandtable.systems.fallout.turn.skills import use
from sandtable.systems.fallout.turn.vehicle_activation import act_vehicle, board


async def act(state: FalloutState, unit: Unit) -> None:
    """fallout.action.list.en: one action; fallout.turn.hero_with_squad: a leading hero acts with his squad.

    fallout.squad.fixed, fallout.squad.leaderless: nobody changes his unit, and a unit without its leader acts on.
    """
    if unit.vehicle is not None:
        await act_vehicle(state, unit)
        return
    members = unit.able()
    whole = True
    while members and not state.ended(unit):
        answer = await Ask(WhichAction(state, unit, members, whole))
        chosen, told = told_in(state, answer)
        if watchers(state, unit):
            fired = await offer(state, unit)  # fallout.action.overwatch.moment: when the action is announced
            if fired:
                told = None
            members = [figure for figure in members if figure.able()]
            if state.ended(unit) or not members:
                return
        if not chosen.startswith(USE):
            await take(state, unit, members, chosen, told)
            return
        user = state.figure(chosen.removeprefix(USE))
        if not user.able():
            continue
        members = await skill_action(state, unit, user, members)
        whole = False


async def take(
    state: FalloutState, unit: Unit, members: list[Figure], chosen: str, told: Told | None = None
) -> None:
    """One of the plain actions, or boarding; fallout.action.attack.no_move: attacking, nobody steps or turns.

    `told` is what was said with it: where to, at whom.
    """
    if chosen == MOVE:
        await move_action(state, unit, members, told)
    elif chosen == ATTACK:  # fallout.action.attack.no_move: neither a step nor a turn
        await attack_round(state, unit, members, RULES[ATTACK], ranged=True, announced=True, told=told)
    elif chosen == MOVE_FIRE:
        await move_and_fire(state, unit, members, told)
    elif chosen == CHARGE:
        await charge(state, unit, members, told)
    elif chosen == OVERWATCH:
        go_on_overwatch(state, unit)
    elif chosen.startswith(BOARD):
        await board(state, unit, state.unit(chosen.removeprefix(BOARD)))


def go_on_overwatch(state: FalloutState, unit: Unit) -> None:
    """fallout.action.overwatch.mark: nothing now, but a marker."""
    unit.overwatch = True
    values: dict[str, Json] = {"unit": unit.name}
    state.tell("fallout-event-on-overwatch", values, ["fallout.action.overwatch.mark"], unit.side, unit.id)


# ------------------------------------------------------------ move


async def move_action(
    state: FalloutState, unit: Unit, members: list[Figure], told: Told | None = None
) -> None:
    """fallout.action.move.distance; fallout.melee.disengage.order: tests, fights of those who stay, the move."""
    if has_doses(unit):
        await offer_doses(state, unit)
    held = engaged_members(state, unit, members)
    stay = await disengage(state, unit, held) if held else held
    if stay:
        await fight_on(state, unit, stay)
        if state.ended(unit):
            return
    movers = [figure for figure in members if figure.able() and figure not in stay]
    if not movers:
        return
    allowance = allowance_of(state, movers, MOVE)
    whole = await move_figures(state, unit, movers, movers, allowance, MOVE, RULES[MOVE], told)
    if whole and has_doses(unit):
        await offer_doses(state, unit)


async def disengage(state: FalloutState, unit: Unit, held: list[Figure]) -> list[Figure]:
    """fallout.melee.disengage.roll, fallout.melee.disengage.squad: every engaged member tests Agility for itself.

    fallout.melee.disengage.fail: who fails stays. fallout.melee.disengage.success: who passes moves or stays.
    Returns those who stay to fight.
    """
    why = "fallout.melee.disengage.roll"
    side = state.decider(unit)
    failed: list[Figure] = []
    free: list[Figure] = []
    for figure in held:
        if await passes(figure.profile.ag, 0, why, side, figure.id):
            free.append(figure)
        else:
            failed.append(figure)
    if free:
        rule = "fallout.melee.disengage.success"
        prompt = Message("fallout-ask-stay", {"unit": unit.name})
        answer = await ask(StayQuestion(side, rule, prompt, [f.id for f in free], 0, len(free), unit.id))
        chosen = tokens_of(answer)
        failed.extend(figure for figure in free if figure.id in chosen)
    return [figure for figure in held if figure in failed]


class StayQuestion(Select):
    """fallout.melee.disengage.success: who of those that may leave the melee stays in it; by default nobody."""

    identity: ClassVar[str] = WHO_STAYS

    def candidates(self) -> list[Json]:
        everybody: list[Json] = [token for token in self.tokens]
        return [[], everybody]


# ------------------------------------------------------------ move and fire, charge


async def move_and_fire(
    state: FalloutState, unit: Unit, members: list[Figure], told: Told | None = None
) -> None:
    """fallout.action.move_fire.attack, fallout.action.move_fire.penalty: half a move, then all may attack at +4."""
    if await advance_free(state, unit, members, MOVE_FIRE, told):
        ready = [figure for figure in members if figure.able()]
        why = "fallout.action.move_fire.attack"
        penalty_why = "fallout.action.move_fire.penalty"
        await attack_round(
            state, unit, ready, why, ranged=True, penalty=PENALTY, penalty_why=penalty_why, told=told
        )


async def charge(state: FalloutState, unit: Unit, members: list[Figure], told: Told | None = None) -> None:
    """fallout.action.charge.distance, fallout.action.charge.attack: twice the move, then melee alone, at +4.

    fallout.action.charge.order: only when everybody has finished moving.
    """
    if await advance_free(state, unit, members, CHARGE, told):
        why = "fallout.action.charge.attack"
        ready = [figure for figure in members if figure.able()]
        await attack_round(state, unit, ready, why, ranged=False, penalty=PENALTY, penalty_why=why, told=told)


async def advance_free(
    state: FalloutState, unit: Unit, members: list[Figure], action: str, told: Told | None = None
) -> bool:
    """fallout.melee.engaged_squad: those who began engaged do not move; everybody else does, before any attack."""
    movers = free_to_go(state, unit, members)
    if not movers:
        return True
    allowance = allowance_of(state, members, action)
    return await move_figures(state, unit, movers, movers, allowance, action, RULES[action], told)


# ------------------------------------------------------------ skills


async def skill_action(state: FalloutState, unit: Unit, user: Figure, members: list[Figure]) -> list[Figure]:
    """fallout.action.skill.move_first: move up to AG, then use one skill. Returns who may still act.

    fallout.action.skill.rest.en: the rest of the squad may take another action together. fallout.action.skill.rest.it:
    it may only move with him.
    """
    if not await move_first(state, unit, user, members):
        return []
    rest = [figure for figure in members if figure is not user]
    if not user.able():
        return rest if state.english else []
    free = await use(state, unit, user)
    if state.ended(unit):
        return []
    await offer_doses(state, unit)
    user.sat_out = True  # it has had its part of the action
    rest = [figure for figure in rest if figure.able()]
    if free or not rest or not state.english:
        return rest if free and state.english else []
    await move_action(state, unit, rest)
    return []


async def move_first(state: FalloutState, unit: Unit, user: Figure, members: list[Figure]) -> bool:
    """fallout.action.skill.move_first: he who uses a skill moves, in the Italian edition with his squad.

    Whether the action goes on.
    """
    held = engaged_members(state, unit, members)
    bound = [figure for figure in members if figure not in held]
    movers = [figure for figure in bound if figure is user] if state.english else bound
    await offer_doses(state, unit)
    if not movers:
        return True
    allowance = allowance_of(state, bound if len(movers) > 1 else movers, MOVE)
    why = "fallout.action.skill.move_first"
    return await move_figures(state, unit, movers, bound, allowance, SKILL, why)
