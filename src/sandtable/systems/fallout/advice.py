"""Estimates for bots: what a unit is worth and what its attacks are likely to do, reckoned once for a decision.

What a die needs, what a figure attacks with and how far that reaches come from the rules; the rest is a rule of thumb.
What a player is shown is `attack/forecast`, not this. Nothing here rolls or changes anything.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from sandtable.systems.fallout.attack.arms import against, arms_of
from sandtable.systems.fallout.attack.reactions import PENALTY as AFTER_MOVING
from sandtable.systems.fallout.book.profiles import AREA, BURST, MELEE, Damage, Mode
from sandtable.systems.fallout.ground.ranges import reach_of
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit, Vehicle

PENALTY: Final = AFTER_MOVING
"""On the die after moving, charging, on overwatch, from a vehicle."""

BURST_BONUS: Final = 1.5  # guessed: how many a burst catches where a shot catches one
BLAST_BONUS: Final = 1.3


def chance(number: int) -> float:
    """fallout.dice.natural_ten: a ten-sided die that must not exceed a number; a 10 always fails."""
    return min(max(number, 0), 9) / 10.0


def mean(damage: Damage) -> float:
    """How much damage a failed save brings on average."""
    if not damage.die:
        return float(damage.fixed)
    return sum(max(face - damage.minus, 1) for face in range(1, 11)) / 10.0


class Gun:
    """One way of attacking of one figure in plain numbers."""

    __slots__ = ("bonus", "damage", "dice", "long", "melee", "number", "reach", "short", "turn")

    def __init__(self, state: FalloutState, figure: Figure, mode: Mode) -> None:
        self.number = against(figure, mode).number
        self.melee = mode.mode == MELEE
        self.dice = mode.dice
        self.damage = mean(mode.damage)
        self.short, self.long, self.turn = mode.save_short, mode.save_long, mode.short
        self.reach = reach_of(state, figure, mode)
        self.bonus = 1.0
        if mode.throw_factor:
            self.bonus = 0.0  # grenades are few; they are not planned with
        elif mode.mode == BURST:
            self.bonus = BURST_BONUS
        elif mode.mode == AREA:
            self.bonus = BLAST_BONUS


class Fighter:
    """A figure that can attack, with its guns."""

    __slots__ = ("figure", "guns", "x", "y")

    def __init__(self, state: FalloutState, figure: Figure) -> None:
        self.figure = figure
        self.x, self.y = figure.base.x, figure.base.y
        ways = arms_of(state.catalogue, figure).carried
        if figure.empty:  # fallout.s3.minigun_empty
            ways = [way for way in ways if way.mode.mode != BURST or way.mode.template != "minigun"]
        self.guns = [Gun(state, figure, way.mode) for way in ways]


class Force:
    """One unit in numbers: where it is, what it is worth, what it takes and what it deals."""

    __slots__ = (
        "ac", "bounty", "count", "dt", "en", "fighters", "hp", "longest", "melee_only", "radius", "reach", "speed",
        "spots", "unit", "vehicle", "worth", "x", "y",
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
        self.speed, self.longest, self.melee_only = 0.0, 0.0, False
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
        self.speed = min((figure.profile.ag for figure in able), default=0) * state.lengths.inch
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
