"""Ranged combat (chapter 4.5): single shots and thrown weapons."""

from __future__ import annotations

from functools import partial
from typing import Final

from sandtable.core.effects import ask
from sandtable.core.event import Aim, Event
from sandtable.core.keeping import Kept
from sandtable.core.question import Choose, Option
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Message, text_of
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.hindrances import hindrance
from sandtable.systems.fallout.attack.to_hit import part_need, shot_need
from sandtable.systems.fallout.book.profiles import Mode
from sandtable.systems.fallout.book.titles import title_of
from sandtable.systems.fallout.ground.ranges import effective, reach_of, save_modifier
from sandtable.systems.fallout.harm.hits import NO_HITS, Hit, go_onward, suffer
from sandtable.systems.fallout.harm.saves import save_of
from sandtable.systems.fallout.harm.vehicle_damage import driver, passengers
from sandtable.systems.fallout.state.dice import reckoned_roll
from sandtable.systems.fallout.state.identities import WHICH_VICTIM
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.optional import TARGETED_SAVE
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import Base, distance

ROLL: Final = "fallout.ranged.roll"
HULL: Final = "hull"
DRIVER: Final = "driver"
PASSENGERS: Final = "passengers"

MISS: Final = 0
HIT: Final = 1
KNOCKS: Final = 2

_CLASSES: Final = Kept[tuple[int, int], list[int]](256)
"""What the faces of a die bring, by the highest that hits and the highest that knocks down."""


def classes_of(reckoning: Reckoning, knockdown: int) -> list[int]:
    """fallout.dice.natural_triggers: what each face brings; low naturals that hit also knock down."""
    most = reckoning.number - reckoning.modifier  # the highest face that hits
    key = (most if most < 9 else 9, knockdown)
    classes = _CLASSES.get(key)
    if classes is None:
        classes = []
        for face in range(1, 11):
            if face == 10 or face > most:
                classes.append(MISS)
            else:
                classes.append(KNOCKS if face <= knockdown else HIT)
        _CLASSES.keep(key, classes)
    return classes


# ------------------------------------------------------------ who can be hit


def eligible(state: FalloutState, attacker: Attacker, unit: Unit, mode: Mode) -> list[Figure]:
    """fallout.ranged.owner_picks_legal: members in arc, in sight and within maximum range, conscious ones first.

    The unconscious may be hit only when nobody conscious can be.
    """
    reach = reach_of(state, attacker.figure, mode)
    in_reach = [
        figure
        for figure in unit.figures
        if figure.present() and not hindrance(state, attacker, figure.base, figure, reach)
    ]
    return [figure for figure in in_reach if not figure.out] or in_reach


# ------------------------------------------------------------ the reckoning


def save_from(mode: Mode, victim: Figure, away: float, targeted: bool) -> Reckoning:
    """fallout.range.bands, fallout.range.band_victim: the save of whoever a shot hits, by the distance to him."""
    save = save_of(victim, save_modifier(mode, away), "fallout-mod-save", mode.rule)
    if targeted:
        save.on_die(TARGETED_SAVE, "fallout-mod-targeted", "fallout.optional.targeted")
    return save


# ------------------------------------------------------------ the shot


async def shoot(
    state: FalloutState, attacker: Attacker, mode: Mode, target: Unit, targeted: bool, dice: int
) -> None:
    """fallout.ranged.roll, fallout.ranged.into_melee: a single shot at a unit on foot, die by die.

    fallout.dice.attack_dice, fallout.unit.behemoth.dice: several dice are as many shots at the same target.
    """
    members = eligible(state, attacker, target, mode)
    if not members:
        return
    reckoning = shot_need(state, attacker, mode, target, members, targeted)
    rest = partial(fire, state, attacker, mode, target, targeted, dice, members, reckoning)
    about = (attacker.figure.id, mode, target.id, dice)
    await go_onward(state, rest, about, NO_HITS, True)
    await rest()


async def fire(
    state: FalloutState,
    attacker: Attacker,
    mode: Mode,
    target: Unit,
    targeted: bool,
    dice: int,
    members: list[Figure],
    reckoning: Reckoning,
) -> None:
    """One die of a shot at some members of a unit, and what it brings; then the other dice."""
    result = await attack_die(state, attacker, reckoning, mode.knockdown, ROLL, target.id)
    if result != MISS:
        victim = await pick(state, target, members)
        away = effective(state, attacker.figure, victim, distance(attacker.base, victim.base))
        save = save_from(mode, victim, away, targeted)
        one = Hit(target, victim, save, mode.damage, attacker.culprit(state, mode.rule))
        if result == KNOCKS:
            one.knock = "fallout.ranged.knockdown"
        await suffer(state, one)
    if dice > 1:
        rest = partial(shoot, state, attacker, mode, target, targeted, dice - 1)
        await go_onward(state, rest, (attacker.figure.id, mode, target.id, dice), NO_HITS)
        await rest()


async def attack_die(
    state: FalloutState, attacker: Attacker, reckoning: Reckoning, knockdown: int, why: str, at: str
) -> int:
    """One attack die: MISS, HIT or KNOCKS. fallout.ranged.ten, fallout.melee.ten: a natural 10 misses.

    `at` is the unit that is aimed at, "" for a bare point (fallout.ae.aim).
    """
    side = state.decider(attacker.unit)
    classes = classes_of(reckoning, knockdown)
    if at:
        state.aim(lambda: aim_at(state, attacker, at))
    counts = await reckoned_roll(reckoning, classes, why, side, attacker.figure.id)
    result = MISS
    for c in range(len(counts)):
        if counts[c]:
            result = c
    state.tell_all(lambda: [attack_event(state, attacker, reckoning, why, at, result)])
    return result


def aim_at(state: FalloutState, attacker: Attacker, at: str) -> Aim:
    """Who attacks which unit, and how far its nearest part is."""
    target = state.unit(at)
    vehicle = target.vehicle
    bases: list[Base] = [figure.base for figure in target.figures if figure.present()]
    if vehicle is not None:
        bases = [vehicle.hull]
    away = [distance(attacker.base, base) for base in bases]
    hull = attacker.hull
    return Aim([hull.id if hull is not None else attacker.figure.id], at, min(away) if away else -1.0)


def attack_event(
    state: FalloutState, attacker: Attacker, reckoning: Reckoning, why: str, at: str, result: int
) -> Event:
    """Whom an attack die hit or missed, and all the rules that bore on it."""
    values = named(attacker.unit, attacker.figure)
    values["target"] = state.unit(at).name if at else {"id": "fallout-bare-ground"}
    message = "fallout-event-miss" if result == MISS else "fallout-event-hit"
    return Event(message, values, [why, *reckoning.rules()], attacker.unit.side, attacker.figure.id)


async def pick(state: FalloutState, unit: Unit, members: list[Figure]) -> Figure:
    """fallout.ranged.owner_picks: the owner says who was hit."""
    if len(members) == 1:
        return members[0]
    side = state.decider(unit)
    if side < 0:
        return members[0]
    why = "fallout.ranged.owner_picks"
    options = [
        Option(
            figure.id,
            Message("fallout-opt-victim", {"figure": title_of(figure.profile), "hp": figure.hp}),
            why,
            token=figure.id,
        )
        for figure in sorted(members, key=value_of)
    ]
    prompt = Message("fallout-ask-victim", {"unit": unit.name})
    chosen = text_of(
        await ask(
            Choose(side, why, prompt, options, subject=unit.id, topic="fallout.casualty", id=WHICH_VICTIM)
        )
    )
    for figure in members:
        if figure.id == chosen:
            return figure
    return members[0]


def value_of(figure: Figure) -> tuple[bool, float]:
    """Whom one would rather lose: the leader last, else the cheapest first."""
    return (figure.leader, figure.points)


async def shoot_vehicle(
    state: FalloutState, attacker: Attacker, mode: Mode, target: Unit, part: str, targeted: bool, dice: int
) -> None:
    """fallout.vehicle.shoot.who: at the hull, the driver or the passengers, as declared.

    fallout.vehicle.shoot.which_passenger: the owner names the passenger before the roll.
    """
    for left in range(dice, 0, -1):
        if left < dice:
            rest = partial(shoot_vehicle, state, attacker, mode, target, part, targeted, left)
            await go_onward(state, rest, (attacker.figure.id, mode, target.id, part, left), NO_HITS)
        vehicle = target.vehicle
        if target.gone or vehicle is None:
            return
        occupant: Figure | None = None
        if part == DRIVER:
            occupant = driver(state, target)
        elif part == PASSENGERS:
            riders = passengers(state, target)
            occupant = await pick(state, target, riders) if riders else None
        if part != HULL and occupant is None:
            return
        reckoning = part_need(state, attacker, mode, target, occupant, targeted)
        result = await attack_die(state, attacker, reckoning, 0, ROLL, target.id)
        if result == MISS:
            continue
        culprit = attacker.culprit(state, mode.rule)
        if occupant is None:
            await suffer(state, Hit(target, None, None, mode.damage, culprit))
            continue
        away = effective(state, attacker.figure, None, distance(attacker.base, vehicle.hull))
        save = save_from(mode, occupant, away, targeted)
        one = Hit(state.unit_of(occupant), occupant, save, mode.damage, culprit)
        one.reduce = vehicle.profile.dt + (1 if part == DRIVER else 0)
        await suffer(state, one)
