"""Ranged combat (chapter 4.5): single shots and thrown weapons."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.effects import D10, Roll, ask
from sandtable.core.preview import Modifier
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Message, text_of
from sandtable.systems.fallout.arms import Attacker, statistic
from sandtable.systems.fallout.damage import amount, knock_down, named, save_or_suffer
from sandtable.systems.fallout.light import die_modifier, light_rule, range_factor
from sandtable.systems.fallout.optional import TARGETED_DIE, TARGETED_SAVE, far_shot, laser_ac
from sandtable.systems.fallout.profiles import Mode
from sandtable.systems.fallout.ranges import effective, reach_of, save_modifier
from sandtable.systems.fallout.state import FalloutState, Figure, Unit
from sandtable.systems.fallout.terrain import cover_between
from sandtable.systems.fallout.vehicle_damage import driver, hit, passengers
from sandtable.table import distance
from sandtable.table.precision import ENDLESS

ROLL: Final = "fallout.ranged.roll"
HULL: Final = "hull"
DRIVER: Final = "driver"
PASSENGERS: Final = "passengers"

MISS: Final = 0
HIT: Final = 1
KNOCKS: Final = 2

_CLASSES: Final[dict[tuple[int, int], list[int]]] = {}
"""What the faces of a die bring, by the highest that hits and the highest that knocks down."""


@final
class Reckoning:
    """The number an attack die must not exceed, and everything that is added to it."""

    __slots__ = ("lines", "modifier", "number")

    def __init__(self, number: int) -> None:
        self.number = number
        self.modifier = 0
        self.lines: list[tuple[str, int, str]] = []  # text id, value, rule

    def add(self, message: str, value: int, why: str) -> None:
        """fallout.dice.modifier_on_die: one line more, unless it is nothing."""
        if value:
            self.modifier += value
            self.lines.append((message, value, why))

    def classes(self, knockdown: int) -> list[int]:
        """fallout.dice.natural_triggers: what each face brings; low naturals that hit also knock down."""
        most = self.number - self.modifier  # the highest face that hits
        key = (most if most < 9 else 9, knockdown)
        found = _CLASSES.get(key)
        if found is None:
            found = []
            for face in range(1, 11):
                if face == 10 or face > most:
                    found.append(MISS)
                else:
                    found.append(KNOCKS if face <= knockdown else HIT)
            _CLASSES[key] = found
        return found

    def chance(self) -> float:
        """The probability of a hit."""
        hits = 0
        for face in range(1, 10):
            if face + self.modifier <= self.number:
                hits += 1
        return hits / 10.0

    def words(self) -> Message:
        """What the die must show."""
        return Message("fallout-need-under", {"number": self.number, "modifier": self.modifier})

    def modifiers(self) -> list[Modifier]:
        """Every line for a preview."""
        return [Modifier(Message(id), f"{value:+d}", why) for id, value, why in self.lines]

    def rules(self) -> list[str]:
        """The rules behind the modifiers."""
        return [why for _, _, why in self.lines]


# ------------------------------------------------------------ who can be hit


def eligible(state: FalloutState, attacker: Attacker, unit: Unit, mode: Mode) -> list[Figure]:
    """fallout.ranged.owner_picks_legal: members in arc, in sight and within maximum range, conscious ones first.

    The unconscious may be hit only when nobody conscious can be.
    """
    reach = reach_of(state, attacker.figure, mode)
    found = [
        figure for figure in unit.figures if figure.conscious() and can_hit(state, attacker, figure, reach)
    ]
    if found:
        return found
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
    found = Reckoning(statistic(attacker.figure, mode))
    found.add("fallout-mod-ac", lowest_ac(state, mode, unit), "fallout.ranged.mod_ac")
    covered = flying = True
    nearest = ENDLESS
    for figure in members:
        flying = flying and figure.profile.flies
        covered = covered and cover_between(state, attacker.base, figure.base)
        away = effective(state, attacker.figure, figure, distance(attacker.base, figure.base))
        if away < nearest:
            nearest = away
    if covered:
        found.add("fallout-mod-cover", 1, cover_rule(state))
    if flying:
        found.add("fallout-mod-flyer", 1, "fallout.ranged.mod_flyer")
    add_common(state, found, attacker, nearest, targeted)
    return found


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
    state: FalloutState, found: Reckoning, attacker: Attacker, away: float, targeted: bool
) -> None:
    """fallout.ranged.mod_dark, fallout.dice.penalty_sign: light, the action's penalty, the optional rules."""
    found.add("fallout-mod-light", die_modifier(state, attacker.figure), light_rule(state))
    found.add("fallout-mod-action", attacker.penalty, attacker.why)
    found.add("fallout-mod-far", far_shot(state, attacker.figure, away), "fallout.optional.perception")
    if targeted:
        found.add("fallout-mod-targeted", TARGETED_DIE, "fallout.optional.targeted")


def cover_rule(state: FalloutState) -> str:
    """The edition's rule on cover."""
    return "fallout.ranged.mod_cover.en" if state.english else "fallout.ranged.mod_cover.it"


def reckon_part(
    state: FalloutState, attacker: Attacker, mode: Mode, target: Unit, occupant: Figure | None, targeted: bool
) -> Reckoning:
    """fallout.vehicle.shoot.hull: no AC, no cover. fallout.vehicle.shoot.driver, .passenger: AC and 2 more."""
    found = Reckoning(statistic(attacker.figure, mode))
    if occupant is not None:
        is_driver = driver(state, target) is occupant
        why = "fallout.vehicle.shoot.driver" if is_driver else "fallout.vehicle.shoot.passenger"
        ac = occupant.profile.ac + laser_ac(state, mode, occupant)
        found.add("fallout-mod-ac", ac, "fallout.ranged.mod_ac")
        found.add("fallout-mod-inside", 2, why)
    vehicle = target.vehicle
    away = 0.0
    if vehicle is not None:
        away = effective(state, attacker.figure, None, distance(attacker.base, vehicle.hull))
    add_common(state, found, attacker, away, targeted)
    return found


# ------------------------------------------------------------ the shot


async def shoot(state: FalloutState, attacker: Attacker, mode: Mode, target: Unit, targeted: bool) -> None:
    """fallout.ranged.roll, fallout.ranged.into_melee: a single shot at a unit on foot, die by die.

    fallout.dice.attack_dice, fallout.unit.behemoth.dice: several dice are as many shots at the same target.
    fallout.range.band_victim: the save follows from the distance to whoever is hit.
    """
    for _ in range(mode.dice):
        members = eligible(state, attacker, target, mode)
        if not members:
            return
        reckoning = reckon(state, attacker, mode, target, members, targeted)
        result = await attack_die(state, attacker, reckoning, mode.knockdown, ROLL, target.id)
        if result == MISS:
            continue
        victim = await pick(state, target, members)
        if result == KNOCKS:
            knock_down(state, target, victim, "fallout.ranged.knockdown")
        away = effective(state, attacker.figure, victim, distance(attacker.base, victim.base))
        save = save_modifier(mode, away) + (TARGETED_SAVE if targeted else 0)  # fallout.range.band_victim
        await save_or_suffer(state, target, victim, save, mode.damage, attacker.culprit(state, mode.rule))


async def attack_die(
    state: FalloutState, attacker: Attacker, reckoning: Reckoning, knockdown: int, why: str, at: str
) -> int:
    """One attack die: MISS, HIT or KNOCKS. fallout.ranged.ten, fallout.melee.ten: a natural 10 misses."""
    need = reckoning.words() if state.listens() else None
    side = state.decider(attacker.unit)
    counts = await Roll(D10, 1, reckoning.classes(knockdown), why, side, need, attacker.figure.id)
    result = MISS
    for c in range(len(counts)):
        if counts[c]:
            result = c
    if state.listens():
        values = named(attacker.unit, attacker.figure)
        target = state.unit(at)
        values["target"] = target.name
        message = "fallout-event-miss" if result == MISS else "fallout-event-hit"
        state.tell(message, values, [why, *reckoning.rules()], attacker.unit.side, attacker.figure.id)
    return result


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
    chosen = text_of(await ask(Choose(side, why, prompt, options, unit.id, "fallout.casualty")))
    for figure in members:
        if figure.id == chosen:
            return figure
    return members[0]


def value_of(figure: Figure) -> tuple[bool, float]:
    """Whom one would rather lose: the leader last, else the cheapest first."""
    return (figure.leader, figure.points)


async def shoot_vehicle(
    state: FalloutState, attacker: Attacker, mode: Mode, target: Unit, part: str, targeted: bool
) -> None:
    """fallout.vehicle.shoot.who: at the hull, the driver or the passengers, as declared.

    fallout.vehicle.shoot.which_passenger: the owner names the passenger before the roll.
    """
    for _ in range(mode.dice):
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
            points = await amount(mode.damage, state.decider(attacker.unit), target.id)
            await hit(state, target, points, culprit)
            continue
        away = effective(state, attacker.figure, None, distance(attacker.base, vehicle.hull))
        save = save_modifier(mode, away) + (TARGETED_SAVE if targeted else 0)
        reduce = vehicle.profile.dt + (1 if part == DRIVER else 0)
        unit = state.unit_of(occupant)
        await save_or_suffer(state, unit, occupant, save, mode.damage, culprit, reduce)
