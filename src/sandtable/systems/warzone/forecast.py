"""What an attack would bring: every modifier with its rule, and exact odds by the dice of the rules."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Final, final

from sandtable.core.effects import D20, Effect, Mark, Roll
from sandtable.core.odds import odds
from sandtable.core.preview import Modifier, OddsLine, Preview
from sandtable.core.wire import Json, Message
from sandtable.systems.warzone.armour import armour_need, strength_modifier, type_modifier
from sandtable.systems.warzone.blows import Blow, blow_lines, blow_need, hits_by_itself
from sandtable.systems.warzone.dice import FUMBLE, PASS, POWER, classes_of
from sandtable.systems.warzone.models import Model, Structure
from sandtable.systems.warzone.naming import model_name
from sandtable.systems.warzone.profiles import LOCATIONS, Weapon
from sandtable.systems.warzone.state import WarzoneState
from sandtable.systems.warzone.traits import a_of, boons_of, heal_of

CERTAIN: Final = 99  # a need for hits that are not rolled for


@final
class Throw:
    """Some dice of an attack that are alike: how many, what they need, and what a hit of theirs does."""

    __slots__ = ("avv", "critical", "dice", "location", "need", "no_heal", "plasma", "save")

    def __init__(self, dice: int, need: int, save: int, critical: int, plasma: bool, avv: int) -> None:
        self.dice = dice
        self.need = need  # CERTAIN for hits without a roll
        self.save = save  # what the Armour test needs
        self.critical = critical
        self.plasma = plasma
        self.avv = avv
        self.no_heal = False
        self.location = -1


async def wounds_of(throws: list[Throw], wounds: int, heal: int) -> int:
    """How many wounds a model loses to these dice: to hit, Armour, Heal, as the rules roll them."""
    lost = 0
    for throw in throws:
        powers, passes = await _hits(throw)
        for i in range(powers + passes):
            if lost >= wounds:
                return wounds
            cost = throw.critical
            if i >= powers:
                counts = await Roll(D20, 1, classes_of(throw.save), "warzone.armour.test")
                if counts[PASS] or counts[POWER]:
                    await Mark(f"{lost} {i} {powers + passes} {throw.dice} {throw.need}")
                    continue
                if counts[FUMBLE] and throw.plasma:
                    cost += 1
            for _ in range(min(cost, wounds - lost)):
                if i >= powers and heal > 0 and not throw.no_heal:
                    counts = await Roll(D20, 1, classes_of(heal), "warzone.heal.test")
                    if counts[PASS] or counts[POWER]:
                        continue
                lost += 1
            await Mark(f"{lost} {i} {powers + passes} {throw.dice} {throw.need}")
    return min(lost, wounds)


async def _hits(throw: Throw) -> tuple[int, int]:
    """PowerShots and plain hits."""
    if throw.need >= CERTAIN:
        return 0, throw.dice
    counts = await Roll(D20, throw.dice, classes_of(throw.need), "warzone.act.shoot.roll")
    return counts[POWER], counts[PASS]


async def points_of(throws: list[Throw], avs: list[int]) -> int:
    """How many structure points are lost: `avs` is the AV behind every face of the location die, or one for all."""
    lost = 0
    for throw in throws:
        powers, passes = await _hits(throw)
        for i in range(powers + passes):
            if i < powers:
                lost += throw.critical
                continue
            av = avs[throw.location if throw.location >= 0 else 0]
            if len(avs) > 1 and throw.location < 0:
                kinds = sorted(set(avs))
                counts = await Roll(D20, 1, [kinds.index(a) for a in avs], "warzone.vehicle.location")
                av = next(kinds[k] for k in range(len(kinds)) if counts[k])
            counts = await Roll(D20, 1, classes_of(av - throw.avv), "warzone.av.test")
            if not (counts[PASS] or counts[POWER]):
                lost += throw.critical
            await Mark(f"{lost} {i} {powers + passes} {throw.dice} {throw.need}")
    return lost


@final
class Start:
    """One attack on one target, to be begun again and again by the odds."""

    __slots__ = ("avs", "heal", "throws", "wounds")

    def __init__(self, throws: list[Throw], wounds: int, heal: int, avs: list[int]) -> None:
        self.throws = throws
        self.wounds = wounds
        self.heal = heal
        self.avs = avs

    def __call__(self) -> Coroutine[Effect, object, int]:
        if self.avs:
            return points_of(self.throws, self.avs)
        return wounds_of(self.throws, self.wounds, self.heal)


def target_odds(state: WarzoneState, target: Model, throws: list[Throw]) -> OddsLine:
    """The exact odds of an attack on a model or vehicle: wounds or structure points lost."""
    name = model_name(state, target)
    if target.profile.vehicle:
        avs = [target.profile.locations[place].av for place in state.catalogue.locations]
        if throws and throws[0].location >= 0:
            avs = [location.av for location in target.profile.locations]
        found = odds(Start(throws, 0, 0, avs), str)
        return OddsLine(
            Message("warzone-odds-points", {"target": name}), found.classes, found.exact, found.error
        )
    found = odds(Start(throws, target.wounds, heal_of(state, target), []), str)
    return OddsLine(Message("warzone-odds-wounds", {"target": name}), found.classes, found.exact, found.error)


def structure_odds(structure: Structure, throws: list[Throw]) -> OddsLine:
    """The exact odds of an attack on a structure."""
    found = odds(Start(throws, 0, 0, [structure.av]), str)
    name: Json = {"id": "warzone-terrain-" + structure.kind}
    return OddsLine(Message("warzone-odds-points", {"target": name}), found.classes, found.exact, found.error)


def armour_lines(state: WarzoneState, target: Model, st: int, damage: str) -> list[Modifier]:
    """The Armour test of a target, line by line."""
    if target.profile.vehicle:
        return []
    found = [Modifier(Message("warzone-mod-armour"), str(target.profile.a), "warzone.armour.test")]
    for boon in boons_of(state, target, "a"):
        found.append(Modifier(Message(boon.source), f"{boon.value:+d}", boon.why))
    if state.squad_of(target).panicked:
        found.append(Modifier(Message("warzone-mod-panic-armour"), "+2", "warzone.panic.effect.armour"))
    change = strength_modifier(state, st)
    found.append(
        Modifier(Message("warzone-mod-strength", {"st": st}), f"{change:+d}", "warzone.armour.formula")
    )
    kind = type_modifier(state, target, damage)
    if kind:
        words = Message("warzone-mod-damage", {"type": {"id": "warzone-damage-" + damage.lower()}})
        found.append(Modifier(words, f"{kind:+d}", "warzone.armour.type"))
    plain = a_of(state, target) + change + kind
    if plain < target.profile.impenetrable:
        words = Message("warzone-mod-impenetrable")
        found.append(Modifier(words, str(target.profile.impenetrable), "warzone.armour.impenetrable"))
    return found


def blow_preview(
    state: WarzoneState, model: Model, weapon: Weapon, wanted: list[str], preview: Preview
) -> None:
    """What blows would bring, target by target."""
    seen: list[str] = []
    for id in wanted:
        if id in seen:
            continue
        seen.append(id)
        n = wanted.count(id)
        target = state.models().get(id)
        if target is None:
            structure = state.structure(id)
            if structure is not None:
                blow = Blow(state, model, weapon, model.charge)
                throws = [Throw(n, CERTAIN, 0, blow.critical, False, blow.avv)]
                preview.odds.append(structure_odds(structure, throws))
            continue
        first = id == wanted[0]
        throws = blow_throws(state, model, weapon, target, n, first)
        preview.facts.append(Message("warzone-fact-dice", {"need": min(throws[0].need, 20), "dice": n}))
        if not hits_by_itself(state, target):
            preview.modifiers.extend(blow_lines(state, model, target))
        blow = Blow(state, model, weapon, model.charge and first)
        preview.modifiers.extend(armour_lines(state, target, blow.st, blow.damage))
        preview.odds.append(target_odds(state, target, throws))


def blow_throws(
    state: WarzoneState, model: Model, weapon: Weapon, target: Model, n: int, first: bool
) -> list[Throw]:
    """The dice of blows at one target; the first die of a charge by itself."""
    need = CERTAIN if hits_by_itself(state, target) else blow_need(state, model, target)
    parts = [(1, True), (n - 1, False)] if model.charge and first else [(n, False)]
    throws: list[Throw] = []
    for dice, charging in parts:
        if dice:
            blow = Blow(state, model, weapon, charging)
            save = 0 if target.profile.vehicle else armour_need(state, target, blow.st, blow.damage)
            throws.append(Throw(dice, need, save, blow.critical, blow.damage == "Plasma", blow.avv))
    return throws


def location_word(place: int) -> Json:
    """A location of a vehicle by name."""
    return {"id": "warzone-location-" + LOCATIONS[place]}
