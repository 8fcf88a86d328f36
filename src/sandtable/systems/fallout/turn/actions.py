"""The actions of a unit (chapter 4.2): attack, move, move and fire, charge, overwatch, use skill; and boarding."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import Ask, ask
from sandtable.core.question import Choice, Option, Select, tokens_of
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.battery import Battery
from sandtable.systems.fallout.attack.fighting import anybody_near, attack_round, fight_on
from sandtable.systems.fallout.attack.firing import has_smoke
from sandtable.systems.fallout.attack.items import has_doses
from sandtable.systems.fallout.attack.items import offer as offer_doses
from sandtable.systems.fallout.attack.reactions import offer
from sandtable.systems.fallout.attack.watchers import watchers
from sandtable.systems.fallout.book.words import (
    ATTACK,
    BOARD,
    CHARGE,
    MOVE,
    MOVE_FIRE,
    OVERWATCH,
    SKILL,
    USE,
    WHICH_ACTION,
    WHO_STAYS,
)
from sandtable.systems.fallout.ground.coherency import coherent
from sandtable.systems.fallout.ground.engagement import engaged_members
from sandtable.systems.fallout.move.movement import move_figures
from sandtable.systems.fallout.move.paces import allowance_of
from sandtable.systems.fallout.state.dice import passes
from sandtable.systems.fallout.state.state import CRITTERS, FalloutState, Figure, Unit
from sandtable.systems.fallout.turn.skills import usable, use
from sandtable.systems.fallout.turn.vehicle_activation import (
    act_vehicle,
    beside,
    board,
    boardable,
    why_not_board,
)

PENALTY: Final = 4

RULES: Final = {
    MOVE: "fallout.action.move.distance",
    ATTACK: "fallout.action.attack.per_figure",
    CHARGE: "fallout.action.charge.distance",
    MOVE_FIRE: "fallout.action.move_fire.distance",
    OVERWATCH: "fallout.action.overwatch.mark",
}
PLAIN: Final = (MOVE, ATTACK, MOVE_FIRE, CHARGE, OVERWATCH)
ICONS: Final = {
    MOVE: "move",
    ATTACK: "attack",
    MOVE_FIRE: "move-fire",
    CHARGE: "assault",
    OVERWATCH: "overwatch",
}


class WhichAction(Choice):
    """fallout.action.list.en, fallout.action.list.it: which action does the unit take?

    fallout.action.same_for_squad.en, fallout.action.same_for_squad.it: all members take the same one, but for those
    who use a skill.
    """

    identity: ClassVar[str] = WHICH_ACTION

    def __init__(self, state: FalloutState, unit: Unit, members: list[Figure], whole: bool) -> None:
        why = "fallout.action.list.en" if state.english else "fallout.action.list.it"
        super().__init__(
            state.decider(unit), why, Message("fallout-ask-action", {"unit": unit.name}), unit.id
        )
        self.state = state
        self.unit = unit
        self.members = members
        self.whole = whole  # nobody has used a skill yet, so the unit may also board
        self._only_move = unit.broken or not coherent(state, unit)
        self._users: list[Figure] | None = None

    def users(self) -> list[Figure]:
        """Members who may use a skill."""
        figures = self._users
        if figures is None:
            figures = [figure for figure in usable(self.state, self.unit) if figure in self.members]
            self._users = figures
        return figures

    def candidates(self) -> list[Json]:
        if self._only_move:
            return [MOVE]
        answers: list[Json] = [MOVE, ATTACK, MOVE_FIRE, CHARGE]
        if self.unit.side != CRITTERS:
            answers.append(OVERWATCH)
        for figure in self.users():
            answers.append(USE + figure.id)
        if self.whole and self.state.motorized:
            answers.extend(BOARD + hull.id for hull in boardable(self.state, self.unit))
        return answers

    def check(self, answer: Json) -> list[Reason]:
        chosen = text_of(answer)
        if chosen.startswith(BOARD) and self.whole and not self._only_move:
            for hull in beside(self.state, self.unit):
                if BOARD + hull.id == chosen:
                    return why_not_board(self.state, self.unit, hull)
        if chosen not in PLAIN and chosen not in self.candidates():
            return [Reason(self.why, "core-refused-no-such-option", {"option": chosen[:40]})]
        return self.why_not_act(chosen)

    def why_not_act(self, action: str) -> list[Reason]:
        """Why the unit may not take an action now."""
        if not self._only_move and action in (MOVE, MOVE_FIRE, CHARGE):
            return []
        name: dict[str, Json] = {"unit": self.unit.name}
        if action != MOVE and self._only_move:
            if self.unit.broken:
                return [Reason("fallout.morale.broken_limits", "fallout-refused-broken", name)]
            return [Reason("fallout.coherency.lost", "fallout-refused-regroup", name)]
        if action == ATTACK and not self._has_target():
            return [Reason("fallout.action.attack.order", "fallout-refused-no-target", name)]
        if action == OVERWATCH:
            if self.unit.side == CRITTERS:
                return [Reason("fallout.action.overwatch.mark", "fallout-refused-overwatch", name)]
            if engaged_members(self.state, self.unit, self.members):
                return [Reason("fallout.action.overwatch.mark", "fallout-refused-overwatch-engaged", name)]
        return []

    def _has_target(self) -> bool:
        members = self.members
        if anybody_near(self.state, self.unit, members, ranged=True):
            attackers = [Attacker(self.unit, figure) for figure in members]
            if Battery(self.state, self.unit, attackers, self.why, melee=True, ranged=True).any_target():
                return True
        return has_smoke([figure for figure in members if figure.able()])

    def details(self) -> dict[str, Json]:
        options: list[Option] = []
        for action in PLAIN:
            label = Message("fallout-action-" + action)
            options.append(
                Option(action, label, RULES[action], reasons=self.why_not_act(action), icon=ICONS[action])
            )
        if not self._only_move:
            rule = "fallout.action.skill.who.en" if self.state.english else "fallout.action.skill.who.it"
            for figure in self.users():
                label = Message("fallout-opt-skill", {"figure": {"id": "fallout-unit-" + figure.profile.id}})
                options.append(Option(USE + figure.id, label, rule, icon="skill", token=figure.id))
            for hull in boardable(self.state, self.unit) if self.whole else []:
                label = Message("fallout-opt-board", {"vehicle": hull.name})
                rule = "fallout.vehicle.enter.position"
                options.append(Option(BOARD + hull.id, label, rule, icon="transport", token=hull.id))
        return {"options": [option.wire() for option in options]}


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
        chosen = text_of(await Ask(WhichAction(state, unit, members, whole)))
        if watchers(state, unit):
            await offer(state, unit)  # fallout.action.overwatch.moment: when the action is announced
            members = [figure for figure in members if figure.able()]
            if state.ended(unit) or not members:
                return
        if not chosen.startswith(USE):
            await take(state, unit, members, chosen)
            return
        user = state.figure(chosen.removeprefix(USE))
        if not user.able():
            continue
        members = await skill_action(state, unit, user, members)
        whole = False


async def take(state: FalloutState, unit: Unit, members: list[Figure], chosen: str) -> None:
    """One of the plain actions, or boarding; fallout.action.attack.no_move: attacking, nobody steps or turns."""
    if chosen == MOVE:
        await move_action(state, unit, members)
    elif chosen == ATTACK:  # fallout.action.attack.no_move: neither a step nor a turn
        await attack_round(state, unit, members, RULES[ATTACK], ranged=True, announced=True)
    elif chosen == MOVE_FIRE:
        await move_and_fire(state, unit, members)
    elif chosen == CHARGE:
        await charge(state, unit, members)
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


async def move_action(state: FalloutState, unit: Unit, members: list[Figure]) -> None:
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
    if await move_figures(state, unit, movers, movers, allowance, MOVE, RULES[MOVE]) and has_doses(unit):
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


async def move_and_fire(state: FalloutState, unit: Unit, members: list[Figure]) -> None:
    """fallout.action.move_fire.attack, fallout.action.move_fire.penalty: half a move, then all may attack at +4."""
    if await advance_free(state, unit, members, MOVE_FIRE):
        ready = [figure for figure in members if figure.able()]
        why = "fallout.action.move_fire.attack"
        penalty_why = "fallout.action.move_fire.penalty"
        await attack_round(state, unit, ready, why, ranged=True, penalty=PENALTY, penalty_why=penalty_why)


async def charge(state: FalloutState, unit: Unit, members: list[Figure]) -> None:
    """fallout.action.charge.distance, fallout.action.charge.attack: twice the move, then melee alone, at +4.

    fallout.action.charge.order: only when everybody has finished moving.
    """
    if await advance_free(state, unit, members, CHARGE):
        why = "fallout.action.charge.attack"
        ready = [figure for figure in members if figure.able()]
        await attack_round(state, unit, ready, why, ranged=False, penalty=PENALTY, penalty_why=why)


async def advance_free(state: FalloutState, unit: Unit, members: list[Figure], action: str) -> bool:
    """fallout.melee.engaged_squad: those who began engaged do not move; everybody else does, before any attack."""
    held = engaged_members(state, unit, members)
    movers = [figure for figure in members if figure not in held]
    if not movers:
        return True
    allowance = allowance_of(state, members, action)
    return await move_figures(state, unit, movers, movers, allowance, action, RULES[action])


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
