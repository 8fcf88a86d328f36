"""Shoot and Rapid Fire: the weapon, the targets, Take Cover, the dice, and stray shots."""

from __future__ import annotations

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warzone.dice import FAIL, FUMBLE, PASS, POWER, roll_tests
from sandtable.systems.warzone.models import Model
from sandtable.systems.warzone.naming import model_name
from sandtable.systems.warzone.priority import dare, obeys
from sandtable.systems.warzone.profiles import Weapon
from sandtable.systems.warzone.rails import carry_on
from sandtable.systems.warzone.shots import (
    Aim,
    any_target,
    can_be_primary,
    guns,
    mark_fired,
    ranged_left,
    reach_of,
    shot_hit,
)
from sandtable.systems.warzone.space import engaged, foes_of, gap
from sandtable.systems.warzone.state import WarzoneState
from sandtable.systems.warzone.structures import hit_structure
from sandtable.systems.warzone.taking_cover import OUT_OF_RANGE, offer_cover
from sandtable.systems.warzone.targeting import WHY, ShootQuestion
from sandtable.systems.warzone.template_places import why_no_template
from sandtable.systems.warzone.templates import fire_template
from sandtable.systems.warzone.wounds import take_hit


def weapon_reasons(state: WarzoneState, model: Model, weapon: Weapon, rapid: bool) -> list[Reason]:
    """Why a weapon cannot be fired now."""
    reasons = ranged_left(model, weapon)
    if reasons:
        return reasons
    if weapon.template:
        if rapid:
            return [Reason("warzone.act.rapid.template", "warzone-refused-rapid-template")]
        return why_no_template(state, model, weapon)
    if not any_target(state, model, reach_of(weapon, rapid)):
        return [Reason(WHY, "warzone-refused-nobody")]
    return []


def shoot_reasons(state: WarzoneState, model: Model, rapid: bool) -> list[Reason]:
    """Why a model cannot shoot now: no weapon of it may."""
    found = [Reason(WHY, "warzone-refused-no-gun")]
    for weapon in guns(model):
        reasons = weapon_reasons(state, model, weapon, rapid)
        if not reasons:
            return []
        found = reasons
    return found


def reaction_reasons(state: WarzoneState, model: Model, weapon: Weapon, only: Model) -> list[Reason]:
    """warzone.act.wait.rules: why a weapon cannot be fired in reaction at this enemy."""
    if "*" in model.fired or (weapon.slow and weapon.id in model.fired):
        return [Reason("warzone.act.wait.rules", "warzone-refused-nobody")]
    if weapon.template:
        return why_no_template(state, model, weapon, only)
    if not can_be_primary(state, model, only, weapon.reach):
        return [Reason("warzone.act.wait.rules", "warzone-refused-nobody")]
    return []


async def choose_weapon(state: WarzoneState, model: Model, rapid: bool, only: Model | None) -> Weapon:
    """Which weapon fires, where there is a choice."""
    armed = guns(model)
    if len(armed) == 1:
        return armed[0]
    options = [
        Option(
            weapon.id,
            Message("warzone-weapon-name", {"name": weapon.name}),
            WHY,
            reasons=weapon_reasons(state, model, weapon, rapid)
            if only is None
            else reaction_reasons(state, model, weapon, only),
        )
        for weapon in armed
    ]
    prompt = Message("warzone-ask-weapon", {"model": model_name(state, model)})
    chosen = text_of(await ask(Choose(model.side, "warzone.turn.one_ranged", prompt, options, model.id)))
    for weapon in armed:
        if weapon.id == chosen:
            return weapon
    return armed[0]


async def shoot(state: WarzoneState, model: Model, rapid: bool, only: Model | None = None) -> None:
    """warzone.act.shoot.roll, warzone.act.rapid.numbers: one attack with one weapon.

    `only` is the enemy at whom a reaction shoots (warzone.act.wait.no_chain: nobody takes cover from it, and it does
    not count against the one attack of the own activation).
    """
    weapon = await choose_weapon(state, model, rapid, only)
    if weapon.template:
        await fire_template(state, model, weapon, only)
        return
    question = ShootQuestion(state, model, weapon, rapid, only)
    answer = await ask(question)
    wanted = question.targets_of(answer)
    primary = state.models().get(wanted[0])
    if primary is not None and not obeys(state, model, primary) and not await dare(state, model):
        return  # warzone.priority.ld: the action is lost
    aimed = model.aimed
    mark_fired(model, weapon, only is not None)
    told(state, model, weapon, wanted[0], rapid)
    if primary is None:
        await shoot_structure(state, model, weapon, wanted)
        return
    ducked: dict[str, int] = {}
    if only is None:
        earlier = model.spent > (2 if rapid else 1)  # an action before this one
        ducked = await offer_cover(state, model, wanted, reach_of(weapon, rapid), earlier)
    volley = Volley(state, model, weapon, rapid, aimed, question.location_of(answer), ducked)
    await volley.fire(wanted)


def told(state: WarzoneState, model: Model, weapon: Weapon, target: str, rapid: bool) -> None:
    """Tells who shoots at whom."""
    if not state.listens():
        return
    values: dict[str, Json] = {"model": model_name(state, model), "weapon": weapon.name}
    found = state.models().get(target)
    structure = state.structure(target)
    if found is not None:
        values["target"] = model_name(state, found)
    elif structure is not None:
        values["target"] = {"id": "warzone-terrain-" + structure.kind}
    rule = "warzone.act.rapid.numbers" if rapid else WHY
    state.tell("warzone-event-shoots", values, [rule], model.side, model.id)


class Volley:
    """The dice of one attack and what becomes of them."""

    __slots__ = ("aimed", "ducked", "guarded", "hits", "location", "model", "rapid", "state", "weapon")

    def __init__(
        self,
        state: WarzoneState,
        model: Model,
        weapon: Weapon,
        rapid: bool,
        aimed: bool,
        location: int,
        ducked: dict[str, int],
    ) -> None:
        self.state = state
        self.model = model
        self.weapon = weapon
        self.rapid = rapid
        self.aimed = aimed
        self.location = location
        self.ducked = ducked  # what Take Cover took from RS, by target
        self.guarded: list[str] = []
        self.hits: list[tuple[str, bool, bool, bool]] = []  # target, PowerShot, aimed, stray

    async def fire(self, wanted: list[str]) -> None:
        """warzone.dice.order: all dice to hit first, the primary target's first; then hit by hit."""
        count = wanted.count(wanted[0])
        if self.aimed:
            await self._throw(wanted[0], 1, True)
            count -= 1
        if count:
            await self._throw(wanted[0], count, False)
        for id in wanted:
            if id != wanted[0]:
                await self._throw(id, 1, False)
        for id, powershot, aimed, stray in self.hits:
            target = self.state.model(id)
            if target.on_table:
                await self._hit(target, powershot, aimed, stray)

    async def _throw(self, id: str, n: int, aimed: bool) -> None:
        state, model = self.state, self.model
        target = state.model(id)
        ducked = self.ducked.get(id, 0)
        if not target.on_table or ducked == OUT_OF_RANGE:
            return  # warzone.act.cover.malus_hidden: who ends out of range is missed by every shot
        need = Aim(state, model, target, aimed, self.rapid, ducked).need()
        fighting = engaged(state, target)
        counts = await roll_tests(state, model, need, n, WHY)
        self.hits.extend((id, True, aimed, False) for _ in range(counts[POWER]))
        self.hits.extend((id, False, aimed, False) for _ in range(counts[PASS]))
        missed = counts[FAIL] + counts[FUMBLE]
        if fighting and missed:
            other = bystander(state, target)
            if other is not None:
                self.hits.extend((other.id, False, aimed, True) for _ in range(missed))

    async def _hit(self, target: Model, powershot: bool, aimed: bool, stray: bool) -> None:
        """warzone.act.shoot.engaged.morale: who is wounded by a stray shot makes his squad test its morale."""
        state = self.state
        wounds = target.hull_left()
        place = self.location if aimed else -1
        hit = shot_hit(state, self.model, self.weapon, powershot, aimed, place, self.guarded)
        if stray:
            hit.guarded = None
        stopped = await take_hit(state, target, hit)
        if stray and (not target.alive or target.hull_left() < wounds):
            squad = state.squad_of(target)
            squad.shaken = 1
            if squad.id not in state.hurt:
                state.hurt.append(squad.id)
        if self.weapon.damage == "Rail" and not stopped:
            await carry_on(state, self.model, self.weapon, target, hit)


def bystander(state: WarzoneState, target: Model) -> Model | None:
    """warzone.act.shoot.engaged.miss: the Engaged model nearest to the target, in the same combat, friend or foe."""
    fighters = foes_of(state, target)
    for foe in fighters[:]:
        for friend in foes_of(state, foe):
            if friend is not target and friend not in fighters:
                fighters.append(friend)
    best: Model | None = None
    for model in fighters:
        if best is None or gap(target, model) < gap(target, best):
            best = model
    return best


async def shoot_structure(state: WarzoneState, model: Model, weapon: Weapon, wanted: list[str]) -> None:
    """warzone.structure.attack: every shot hits by itself and forces one AV test."""
    structure = state.structure(wanted[0])
    for _ in wanted:
        if structure is not None and structure.sp > 0:
            await hit_structure(state, structure, shot_hit(state, model, weapon, False, False, -1, []))
