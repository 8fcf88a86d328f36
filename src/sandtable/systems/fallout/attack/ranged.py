"""Ranged combat (chapter 4.5): single shots and thrown weapons."""

from __future__ import annotations

from functools import partial
from typing import Final

from sandtable.core.effects import ask
from sandtable.core.event import Event
from sandtable.core.keeping import Kept
from sandtable.core.question import Choose, Option
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Message, text_of
from sandtable.systems.fallout.attack.arms import Attacker, against
from sandtable.systems.fallout.book.profiles import Mode
from sandtable.systems.fallout.book.words import WHICH_VICTIM
from sandtable.systems.fallout.ground.cover import cover_between
from sandtable.systems.fallout.ground.light import die_modifier, light_rule, range_factor
from sandtable.systems.fallout.ground.ranges import effective, reach_of, save_modifier
from sandtable.systems.fallout.harm.damage import named, save_of
from sandtable.systems.fallout.harm.hits import NO_HITS, Hit, go_onward, suffer
from sandtable.systems.fallout.harm.vehicle_damage import driver, passengers
from sandtable.systems.fallout.state.dice import reckoned_roll
from sandtable.systems.fallout.state.optional import TARGETED_DIE, TARGETED_SAVE, far_shot, laser_ac
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import distance
from sandtable.table.precision import ENDLESS

ROLL: Final = "fallout.ranged.roll"
HULL: Final = "hull"
DRIVER: Final = "driver"
PASSENGERS: Final = "passengers"
INSIDE: Final = 2
"""fallout.vehicle.shoot.driver, fallout.vehicle.shoot.passenger: on the die against somebody inside."""

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
    conscious = [
        figure for figure in unit.figures if figure.conscious() and can_hit(state, attacker, figure, reach)
    ]
    if conscious:
        return conscious
    return [figure for figure in unit.figures if figure.present() and can_hit(state, attacker, figure, reach)]


def can_hit(state: FalloutState, attacker: Attacker, figure: Figure, reach: float) -> bool:
    """fallout.range.max, fallout.los.line: within effective range, in arc and in sight."""
    base = attacker.base
    spot = figure.base
    room = reach + base.reach + spot.reach + 1e-6
    dx = spot.x - base.x
    dy = spot.y - base.y
    if dx * dx + dy * dy > room * room:
        return False
    # Between discs that look was the measure itself, unless something lengthens the distance.
    longer = figure.sneak > 0 or attacker.hull is not None or range_factor(state, attacker.figure) != 1
    if longer and effective(state, attacker.figure, figure, distance(base, spot)) > reach + 1e-6:
        return False
    return attacker.sees(state, spot)


def can_shoot(state: FalloutState, attacker: Attacker, unit: Unit, mode: Mode) -> bool:
    """Whether a shot at that unit on foot is possible at all."""
    reach = reach_of(state, attacker.figure, mode)
    for figure in unit.figures:
        if figure.alive and not figure.left and can_hit(state, attacker, figure, reach):
            return True
    return False


def can_hit_hull(state: FalloutState, attacker: Attacker, target: Unit, mode: Mode) -> bool:
    """fallout.vehicle.shoot.who: sight and range to the nearest visible part of the hull."""
    vehicle = target.vehicle
    if vehicle is None:
        return False
    away = effective(state, attacker.figure, None, distance(attacker.base, vehicle.hull))
    if away > reach_of(state, attacker.figure, mode) + 1e-6:
        return False
    return attacker.sees(state, vehicle.hull)


# ------------------------------------------------------------ the reckoning


def reckon(
    state: FalloutState, attacker: Attacker, mode: Mode, unit: Unit, members: list[Figure], targeted: bool
) -> Reckoning:
    """fallout.ranged.roll: what a single shot at a unit on foot needs.

    fallout.ranged.squad_ac, fallout.ranged.lone_target: the lowest AC of all members still there.
    fallout.ranged.squad_mods: cover and flight count only when all who can be hit have them.
    """
    reckoning = against(attacker.figure, mode)
    reckoning.on_die(lowest_ac(state, mode, unit), "fallout-mod-ac", "fallout.ranged.mod_ac")
    covered = flying = True
    nearest = ENDLESS
    for figure in members:
        flying = flying and figure.profile.flies
        covered = covered and cover_between(state, attacker.base, figure.base)
        away = effective(state, attacker.figure, figure, distance(attacker.base, figure.base))
        if away < nearest:
            nearest = away
    if covered:
        reckoning.on_die(1, "fallout-mod-cover", cover_rule(state))
    if flying:
        reckoning.on_die(1, "fallout-mod-flyer", "fallout.ranged.mod_flyer")
    add_common(state, reckoning, attacker, nearest, targeted)
    return reckoning


def lowest_ac(state: FalloutState, mode: Mode, unit: Unit) -> int:
    """fallout.ranged.squad_ac: the lowest AC of all members still there."""
    lowest = 1000
    for figure in unit.figures:
        if figure.alive and not figure.left:
            ac = figure.profile.ac + laser_ac(state, mode, figure)
            if ac < lowest:
                lowest = ac
    return lowest


def add_common(
    state: FalloutState, reckoning: Reckoning, attacker: Attacker, away: float, targeted: bool
) -> None:
    """fallout.ranged.mod_dark, fallout.dice.penalty_sign: light, the action's penalty, the optional rules."""
    reckoning.on_die(die_modifier(state, attacker.figure), "fallout-mod-light", light_rule(state))
    reckoning.on_die(attacker.penalty, "fallout-mod-action", attacker.why)
    reckoning.on_die(far_shot(state, attacker.figure, away), "fallout-mod-far", "fallout.optional.perception")
    if targeted:
        reckoning.on_die(TARGETED_DIE, "fallout-mod-targeted", "fallout.optional.targeted")


def cover_rule(state: FalloutState) -> str:
    """The edition's rule on cover."""
    return "fallout.ranged.mod_cover.en" if state.english else "fallout.ranged.mod_cover.it"


def reckon_part(
    state: FalloutState, attacker: Attacker, mode: Mode, target: Unit, occupant: Figure | None, targeted: bool
) -> Reckoning:
    """fallout.vehicle.shoot.hull: no AC, no cover. fallout.vehicle.shoot.driver, .passenger: AC and 2 more."""
    reckoning = against(attacker.figure, mode)
    if occupant is not None:
        is_driver = driver(state, target) is occupant
        why = "fallout.vehicle.shoot.driver" if is_driver else "fallout.vehicle.shoot.passenger"
        ac = occupant.profile.ac + laser_ac(state, mode, occupant)
        reckoning.on_die(ac, "fallout-mod-ac", "fallout.ranged.mod_ac")
        reckoning.on_die(INSIDE, "fallout-mod-inside", why)
    vehicle = target.vehicle
    away = 0.0
    if vehicle is not None:
        away = effective(state, attacker.figure, None, distance(attacker.base, vehicle.hull))
    add_common(state, reckoning, attacker, away, targeted)
    return reckoning


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
    reckoning = reckon(state, attacker, mode, target, members, targeted)
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
    counts = await reckoned_roll(reckoning, classes, why, side, attacker.figure.id)
    result = MISS
    for c in range(len(counts)):
        if counts[c]:
            result = c
    state.tell_all(lambda: [attack_event(state, attacker, reckoning, why, at, result)])
    return result


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
            Message(
                "fallout-opt-victim", {"figure": {"id": "fallout-unit-" + figure.profile.id}, "hp": figure.hp}
            ),
            why,
            token=figure.id,
        )
        for figure in sorted(members, key=value_of)
    ]
    prompt = Message("fallout-ask-victim", {"unit": unit.name})
    chosen = text_of(await ask(Choose(side, why, prompt, options, unit.id, "fallout.casualty", WHICH_VICTIM)))
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
        reckoning = reckon_part(state, attacker, mode, target, occupant, targeted)
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
