"""Psychic powers: who may cast what, at whom, and what comes of it."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import ask
from sandtable.core.keeping import Kept
from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warzone.attack.forecast import show_odds, show_success
from sandtable.systems.warzone.attack.shot_numbers import mark_fired, shielded, why_not_fire_again
from sandtable.systems.warzone.book.profiles import Power, Weapon
from sandtable.systems.warzone.book.words import (
    A_SQUAD,
    ACTS,
    BOOSTS,
    BROTHERHOOD,
    DARK_LEGION,
    DREAD,
    OWN_CASTER,
    OWN_SQUAD,
    PSYCHIC,
    REVELATION,
    SHOOTS,
)
from sandtable.systems.warzone.ground.sight import sees
from sandtable.systems.warzone.ground.space import engaged, within
from sandtable.systems.warzone.harm.nerve import wp_of
from sandtable.systems.warzone.harm.saves import Hit
from sandtable.systems.warzone.harm.wounds import take_hit
from sandtable.systems.warzone.state.dice import FAIL, FUMBLE, PASS, POWER, test
from sandtable.systems.warzone.state.identities import ASK_TARGET_OF_POWER
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState

TARGET: Final = "warzone.psychic.target"
CAST: Final = "warzone.psychic.cast"
RESIST: Final = "warzone.psychic.direct"
MOST_ART: Final = 2  # warzone.faction.brotherhood.art: powers a squad casts in a Turn

_bolts: Final = Kept[tuple[str, int, int, float], Weapon](64)


def bolt(power: Power) -> Weapon:
    """warzone.psychic.shoot: a shooting power as a weapon, for the limits of ranged attacks."""
    key = (power.id, power.st, power.avv, power.reach)
    known = _bolts.get(key)
    if known is None:
        known = _bolts.keep(
            key,
            Weapon(
                id="power-" + power.id,
                name=power.id,
                faction="any",
                ranged=True,
                reach=power.reach,
                st=power.st,
                rate=1,
                avv=power.avv,
                damage=PSYCHIC,
                template="",
                skills={},
            ),
        )
    return known


def power_name(power: Power) -> Json:
    """The name of a power as a nested message."""
    return {"id": "warzone-power-" + power.id}


def actions_for(power: Power) -> int:
    """warzone.psychic.cast: one action. warzone.psychic.boost: none for a power of type B."""
    return 0 if power.kind == BOOSTS else 1


def why_not_cast(state: WarzoneState, model: Model, power: Power) -> list[Reason]:
    """Why a model may not cast a power now; nothing when it may."""
    squad = state.squad_of(model)
    values: dict[str, Json] = {"model": model_name(state, model), "power": power_name(power)}
    if power.id in squad.cast:
        return [Reason("warzone.psychic.once", "warzone-refused-cast-twice", values)]
    if squad.kind == A_SQUAD and squad.faction == BROTHERHOOD and len(squad.cast) >= MOST_ART:
        values["most"] = MOST_ART
        return [Reason("warzone.faction.brotherhood.art", "warzone-refused-cast-enough", values)]
    if model.stunned or squad.broken():
        return [Reason(TARGET, "warzone-refused-cast-shaken", values)]
    if actions_for(power) > model.actions:
        return [Reason("warzone.psychic.cast", "warzone-refused-cast-action", values)]
    if power.kind == SHOOTS:
        if engaged(state, model):
            return [Reason(TARGET, "warzone-refused-cast-engaged", values)]
        spent = why_not_fire_again(model, bolt(power))
        if spent:
            return spent
    if power.own != OWN_CASTER and not has_target(state, model, power):
        return [Reason(TARGET, "warzone-refused-cast-nobody", values)]
    return []


# ------------------------------------------------------------ targets


def has_target(state: WarzoneState, model: Model, power: Power) -> bool:
    """Whether there is anybody to cast it at."""
    if power.own == OWN_SQUAD:
        return True  # there is always one's own squad
    for target in state.field(state.rival(model.side)):
        if can_target(state, model, power, target):
            return True
    return False


def can_target(state: WarzoneState, model: Model, power: Power, target: Model) -> bool:
    """warzone.psychic.target: in sight and range; cover and target priority do not matter."""
    if power.id == DREAD and state.squad_of(target).kind != A_SQUAD:
        return False  # warzone.rout.squad_only: heroes and vehicles never panic
    if not within(model, target, power.reach) or not sees(state, model, target):
        return False
    if power.kind == SHOOTS:
        return not shielded(state, model, target)
    return True


def targets_of(state: WarzoneState, model: Model, power: Power) -> list[str]:
    """Whom it may be cast at: ids of enemy models (S), of enemy squads (D), of own squads (B)."""
    if power.own == OWN_SQUAD:
        return [squad.id for squad in own_squads(state, model, power)]
    ids: list[str] = []
    for target in state.field(state.rival(model.side)):
        id = target.id if power.kind == SHOOTS else target.squad
        if id not in ids and can_target(state, model, power, target):
            ids.append(id)
    return ids


def own_squads(state: WarzoneState, model: Model, power: Power) -> list[Squad]:
    """Own squads within range and sight, the caster's first."""
    mine = state.squad_of(model)
    squads = [mine]
    for squad in state.of_side(model.side):
        if squad is not mine and any(
            within(model, other, power.reach) and sees(state, model, other) for other in squad.standing()
        ):
            squads.append(squad)
    return squads


class CastQuestion(Choose):
    """At whom? Every target with the odds of the power."""

    identity: ClassVar[str] = ASK_TARGET_OF_POWER

    def __init__(self, state: WarzoneState, model: Model, power: Power, options: list[Option]) -> None:
        prompt = Message("warzone-ask-cast", {"model": model_name(state, model), "power": power_name(power)})
        super().__init__(model.side, TARGET, prompt, options, model.id)
        self.state = state
        self.model = model
        self.power = power

    def preview(self, answer: Json) -> Preview:
        """The WP test, the resistance or the Armour test, and the chance of all of it."""
        preview = Preview(self.check(answer))
        if preview.reasons:
            return preview
        state, power, target, id = self.state, self.power, text_of(answer), self.model.id
        if power.kind == SHOOTS:
            show_odds(
                state, self.side, [self.model], [target],
                lambda copy: cast_at(copy, copy.model(id), power, target), preview,
            )  # fmt: skip
            return preview
        self._success(target, preview)
        return preview

    def _success(self, target: str, preview: Preview) -> None:
        """Whether it works; of Dread, whether the squad panics too."""
        power, id = self.power, self.model.id
        titles = [Message("warzone-odds-power", {"power": power_name(power)})]
        squad = self.state.squad(target)
        if power.id == DREAD:
            titles.append(Message("warzone-odds-panic", {"squad": squad.name}))
        subjects = [id]
        if power.kind == ACTS:
            subjects.append(best_will(squad).id)
            leader = squad.leader()
            if leader is not None:
                subjects.append(leader.id)
        show_success(
            self.state, self.side, subjects, titles,
            lambda copy: cast_at(copy, copy.model(id), power, target),
            lambda copy, worked: f"{worked is True:d} {copy.squad(target).panicked:d}", preview,
        )  # fmt: skip


async def choose_target(state: WarzoneState, model: Model, power: Power) -> str:
    """Whom the power is cast at."""
    if power.own == OWN_CASTER:
        return model.id
    options: list[Option] = []
    for id in targets_of(state, model, power):
        name = model_name(state, state.model(id)) if power.kind == SHOOTS else state.squad(id).name
        options.append(Option(id, Message("warzone-opt-target", {"target": name}), TARGET, token=id))
    return text_of(await ask(CastQuestion(state, model, power, options)))


# ------------------------------------------------------------ casting


async def cast(state: WarzoneState, model: Model, power: Power) -> None:
    """warzone.psychic.order: power and target, the action, the WP test, and for D the resistance.

    warzone.psychic.cast: a failure spends the action for nothing. warzone.psychic.once: tried is cast.
    """
    await cast_at(state, model, power, await choose_target(state, model, power))


async def cast_at(state: WarzoneState, model: Model, power: Power, target: str) -> bool:
    """All that follows when the target is named; whether the power works."""
    squad = state.squad_of(model)
    squad.cast.append(power.id)
    state.tell(
        "warzone-event-cast",
        lambda: {"model": model_name(state, model), "power": power_name(power)},
        [CAST],
        model.side,
        model.id,
    )
    if power.kind == SHOOTS:
        mark_fired(model, bolt(power))
    why = "warzone.psychic.shoot" if power.kind == SHOOTS else CAST
    outcome = await test(state, model, wp_of(model, why), why)
    if outcome in (FAIL, FUMBLE):
        named: dict[str, Json] = {"power": power_name(power)}
        state.tell("warzone-event-cast-failed", named, [CAST], model.side, model.id)
        return False
    if power.kind == SHOOTS:
        await strike(state, model, power, state.model(target), outcome == POWER)
    elif power.kind == ACTS:
        return await press(state, power, state.squad(target))
    else:
        bless(state, model, power, target)
    return True


async def strike(state: WarzoneState, model: Model, power: Power, target: Model, powershot: bool) -> None:
    """warzone.psychic.shoot: one hit; a natural 1 of the WP test is a PowerShot."""
    hit = Hit(
        strength(power, target),
        PSYCHIC,
        power.avv,
        side=model.side,
        attacker=model.id,
        ranged=True,
        powershot=powershot,
        guarded=[],
        why="warzone.psychic.shoot",
    )
    await take_hit(state, target, hit)


def strength(power: Power, target: Model) -> int:
    """The ST of a shooting power; some burn the Dark Legion worse."""
    if power.st_legion and target.profile.faction == DARK_LEGION:
        return power.st_legion
    return power.st


def best_will(squad: Squad) -> Model:
    """warzone.psychic.direct: the model of a squad with the best WP."""
    best = squad.standing()[0]
    for model in squad.standing():
        if model.profile.wp > best.profile.wp:
            best = model
    return best


async def press(state: WarzoneState, power: Power, squad: Squad) -> bool:
    """warzone.psychic.direct: the squad resists with its best WP; if it cannot, the power works."""
    for model in squad.models:
        state.touch(model)
    will = best_will(squad)
    if await test(state, will, wp_of(will, RESIST), RESIST) in (PASS, POWER):
        state.tell("warzone-event-resisted", {"squad": squad.name}, [RESIST], squad.side, squad.id)
        return False
    values: dict[str, Json] = {"squad": squad.name, "power": power_name(power)}
    state.tell("warzone-event-power-works", values, ["warzone.psychic.powers"], squad.side, squad.id)
    if power.id == DREAD:
        from sandtable.systems.warzone.harm.morale import panic_test  # noqa: PLC0415

        await panic_test(state, squad)
    elif power.id == REVELATION:
        for model in squad.models:
            model.hidden = False
            model.waiting = False
    else:
        squad.boons.extend(power.boons)
    return True


def bless(state: WarzoneState, model: Model, power: Power, target: str) -> None:
    """warzone.psychic.boost: the power works on the caster or on an own squad until the Game Turn ends."""
    if power.own == OWN_CASTER:
        model.boons.extend(power.boons)
    else:
        squad = state.squad(target)
        state.touch(squad.models[0])
        squad.boons.extend(power.boons)
        values: dict[str, Json] = {"squad": squad.name, "power": power_name(power)}
        state.tell("warzone-event-power-works", values, ["warzone.psychic.powers"], squad.side, squad.id)
