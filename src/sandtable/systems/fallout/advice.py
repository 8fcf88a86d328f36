"""Estimates for bots: what a unit is worth and what its attacks are likely to do, reckoned once for a decision.

What a die needs, what a figure attacks with and how far that reaches come from the rules; the rest is a rule of thumb.
What a player is shown is `attack/forecast`, not this. Nothing here rolls or changes anything.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Final

from sandtable.systems.fallout.attack.arms import arms_of, loaded, thrown
from sandtable.systems.fallout.attack.reactions import PENALTY as AFTER_MOVING
from sandtable.systems.fallout.attack.to_hit import against
from sandtable.systems.fallout.book.profiles import AREA, BURST, MELEE, Damage, Way
from sandtable.systems.fallout.book.words import GRENADE
from sandtable.systems.fallout.ground.ranges import reach_of
from sandtable.systems.fallout.move.paces import allowance_of
from sandtable.systems.fallout.state.dice import chance, lessened
from sandtable.systems.fallout.state.identities import CHARGE, HEAL, MOVE
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit, Vehicle
from sandtable.systems.fallout.turn.skills import uses
from sandtable.table import Point

PENALTY: Final = AFTER_MOVING
"""On the die after moving, charging, on overwatch, from a vehicle."""

BURST_BONUS: Final = 1.5  # guessed: how many a burst catches where a shot catches one
BLAST_BONUS: Final = 1.3


def mean(damage: Damage) -> float:
    """How much damage a failed save brings on average."""
    if not damage.die:
        return float(damage.fixed)
    return sum(lessened(damage.minus)) / 10.0


class Gun:
    """One way of attacking of one figure in plain numbers."""

    __slots__ = (
        "bonus",
        "damage",
        "dice",
        "id",
        "long",
        "melee",
        "number",
        "reach",
        "short",
        "spreads",
        "turn",
    )

    def __init__(self, state: FalloutState, figure: Figure, way: Way) -> None:
        mode = way.mode
        self.id = way.id
        self.spreads = mode.mode in (BURST, AREA)  # it may catch several
        self.number = against(figure, mode).number
        self.melee = mode.mode == MELEE
        self.dice = mode.dice
        self.damage = mean(mode.damage)
        self.short, self.long, self.turn = mode.save_short, mode.save_long, mode.short
        self.reach = reach_of(state, figure, mode)
        self.bonus = 1.0
        if mode.throw_factor:
            self.bonus = 0.0  # grenades are few: not planned with, and thrown where it pays
        elif mode.mode == BURST:
            self.bonus = BURST_BONUS
        elif mode.mode == AREA:
            self.bonus = BLAST_BONUS


class Fighter:
    """A figure that can attack, with its guns and what it could throw."""

    __slots__ = ("figure", "guns", "thrown", "x", "y")

    def __init__(self, state: FalloutState, figure: Figure) -> None:
        self.figure = figure
        self.x, self.y = figure.base.x, figure.base.y
        ways = loaded(figure, arms_of(state.catalogue, figure).carried)
        self.guns = [Gun(state, figure, way) for way in ways]
        grenades = thrown(state.catalogue, GRENADE) if figure.grenades > 0 else []
        self.thrown = [Gun(state, figure, way) for way in grenades]


class Force:
    """One unit in numbers: where it is, what it is worth, what it takes and what it deals."""

    __slots__ = (
        "ac", "bounty", "charge", "count", "dt", "en", "fighters", "hp", "longest", "melee_only", "radius", "reach",
        "speed", "spots", "unit", "vehicle", "worth", "x", "y",
    )  # fmt: skip

    def __init__(self, state: FalloutState, unit: Unit) -> None:
        self.unit = unit
        self.bounty = 1.0  # how much more than its points its end is worth to us
        self.fighters: list[Fighter] = []
        self.dt = 0
        vehicle = unit.vehicle
        self.vehicle = vehicle is not None
        if vehicle is not None:
            self._drives(unit, vehicle)
        else:
            self._walks(unit)
            self._fights(state, unit)

    def _drives(self, unit: Unit, vehicle: Vehicle) -> None:
        """The numbers of a vehicle."""
        self.x, self.y = vehicle.hull.x, vehicle.hull.y
        self.spots = [(self.x, self.y, vehicle.hull.reach * 0.6)]
        self.hp = float(max(vehicle.profile.hp_destroyed - vehicle.damage, 1))
        self.worth, self.count = unit.points, 1
        self.dt, self.ac, self.en = vehicle.profile.dt, 0, 0.0
        self.speed, self.charge, self.longest, self.melee_only = 0.0, 0.0, 0.0, False
        self.radius, self.reach = vehicle.hull.reach, 0.0

    def _walks(self, unit: Unit) -> None:
        """Where those on foot are, what they are worth and what they take; the unconscious only when all are."""
        present = [figure for figure in unit.figures if figure.present()]
        awake = [figure for figure in present if not figure.out] or present
        self.count = max(len(awake), 1)
        self.spots = [(figure.base.x, figure.base.y, figure.base.reach) for figure in awake]
        self.x = sum(spot[0] for spot in self.spots) / max(len(self.spots), 1)
        self.y = sum(spot[1] for spot in self.spots) / max(len(self.spots), 1)
        self.ac = min((figure.profile.ac for figure in present), default=0)
        self.en = sum(figure.profile.en for figure in awake) / self.count
        self.hp = sum(max(figure.hp, 0) + 0.5 for figure in awake) / self.count
        self.worth = sum(figure.points for figure in awake) / self.count
        self.radius = max((hypot(x - self.x, y - self.y) + reach for x, y, reach in self.spots), default=0.0)

    def _fights(self, state: FalloutState, unit: Unit) -> None:
        """How fast those who can act are, and what they attack with."""
        able = [figure for figure in unit.figures if figure.able()]
        self.fighters = [Fighter(state, figure) for figure in able]
        self.speed = allowance_of(state, able, MOVE)
        self.charge = allowance_of(state, able, CHARGE)
        guns = [gun for fighter in self.fighters for gun in fighter.guns if not gun.melee and gun.bonus]
        self.longest = max((gun.reach for gun in guns), default=0.0)
        self.melee_only = not guns
        self.reach = max((gun.reach for fighter in self.fighters for gun in fighter.guns), default=0.0)

    def harm(self, gun: Gun, away: float, penalty: int) -> float:
        """What one attack with this gun at so many inches takes from this unit, in points."""
        if away > gun.reach + 0.001:
            return 0.0
        if self.vehicle:
            hurt = max(gun.damage - self.dt, 0.0)
            return chance(gun.number - penalty) * gun.dice * hurt / self.hp * self.worth * self.bounty
        save = gun.short if away <= gun.turn or gun.melee else gun.long
        unsaved = 1.0 - chance(round(self.en) - save)
        share = min(gun.damage / self.hp, 1.0)
        hit = chance(gun.number - self.ac - penalty) * gun.dice
        return hit * unsaved * share * self.worth * self.bounty * gun.bonus

    def away(self, x: float, y: float) -> float:
        """How far the nearest of this unit is from a point, from base to base."""
        return min((hypot(sx - x, sy - y) - reach for sx, sy, reach in self.spots), default=999.0)


def volley(force: Force, enemy: Force, dx: float, dy: float, penalty: int, ranged: bool) -> float:
    """What a unit moved by (dx, dy) would do to an enemy with one attack each: a blow, or where `ranged` a shot."""
    total = 0.0
    for fighter in force.fighters:
        away = max(enemy.away(fighter.x + dx, fighter.y + dy) - fighter.figure.base.reach, 0.0)
        best = 0.0
        for gun in fighter.guns:
            if ranged or gun.melee:
                best = max(best, enemy.harm(gun, away, penalty))
        total += best
    most = enemy.worth * enemy.count * enemy.bounty
    return min(total, most)


# ------------------------------------------------------------ skills


def mending(state: FalloutState, unit: Unit, figure: Figure) -> float:
    """What the best treatment a figure could give within a move is likely to save, in points of an army list."""
    best = 0.0
    for use in uses(state, unit, figure, figure.profile.ag * state.lengths.inch):
        patient = use.target
        if use.level is None or not isinstance(patient, Figure) or use.kind() != HEAL:
            continue
        hurt = 1.0 if patient.out else 1.0 - max(patient.hp, 0) / max(patient.hp_max, 1)
        best = max(best, chance(use.level.need()) * hurt * patient.points)
    return best


# ------------------------------------------------------------ places


def apart(ax: float, ay: float, bx: float, by: float) -> float:
    """How far two points lie apart."""
    return hypot(bx - ax, by - ay)


def turned(dx: float, dy: float, degrees: float, reach: float) -> Point:
    """A step of that length in a direction turned so far from another."""
    far = hypot(dx, dy)
    angle = degrees * pi / 180.0
    ux = (dx * cos(angle) - dy * sin(angle)) / far
    uy = (dx * sin(angle) + dy * cos(angle)) / far
    return ux * reach, uy * reach


def straight_on(vehicle: Vehicle, far: float) -> Point:
    """Where a vehicle comes to that drives so far as it faces."""
    turn = vehicle.hull.facing * pi / 180.0
    return vehicle.hull.x + far * cos(turn), vehicle.hull.y + far * sin(turn)
