"""Estimates for bots: quick numbers after the rules. What a player is shown is a forecast, not this.

A bot thinks over many places for many units; the rules' own looks would take too long. So one figure looks for its
whole unit, stragglers and sight are left out of an activation, and a crew's fire is shared among it. Nothing here rolls
or changes anything.
"""

from __future__ import annotations

from typing import Final

from sandtable.systems.fubar.book.profiles import Weapon
from sandtable.systems.fubar.ground.cover import HEAVY, best_of_half
from sandtable.systems.fubar.state.seen import bases_of
from sandtable.systems.fubar.state.state import Figure, FubarState, Unit, Vehicle
from sandtable.systems.fubar.turn.activation import STUNNED, leader_lives
from sandtable.table import Base, Piece, Point

WORST: Final = 6  # fubar.cover.cap: cover makes a number no worse than that
BY_THE_INCH: Final = 0.99  # a distance counts as the next whole inch, so that equal ones need no second look


def chance(need: int) -> float:
    """fubar.dice.natural: the probability of one die; 6 always succeeds, 1 never."""
    return (7 - min(max(need, 2), 6)) / 6.0


# ------------------------------------------------------------ what a unit is


def activation_chance(unit: Unit) -> float:
    """About how likely a unit is to activate (fubar.activation.roll), stragglers and sight left out."""
    need = unit.training.activation
    leader = unit.leader
    if leader is not None and leader_lives(unit):
        need = min(need, leader.activation)
    vehicle = unit.vehicle
    if vehicle is not None:
        return chance(need - STUNNED if vehicle.stunned else need)
    return chance(need + sum(1 for figure in unit.figures if figure.alive and figure.pinned))


def save_of_most(state: FubarState, unit: Unit) -> int:
    """What most of its figures save on, or the vehicle; 0 for nothing."""
    vehicle = unit.vehicle
    if vehicle is not None:
        return vehicle.profile.armour.save
    counts: dict[str, int] = {}
    for figure in unit.figures:
        if figure.alive:
            counts[figure.armour] = counts.get(figure.armour, 0) + 1
    best = max(counts, key=lambda armour: counts[armour], default="none")
    return state.catalogue.armour_saves[best]


def points_left(state: FubarState, unit: Unit) -> float:
    """fubar.army.points: what is left of the unit would cost, every figure with its dearest weapon."""
    vehicle = unit.vehicle
    if vehicle is not None:
        return float(_points_of_vehicle(unit, vehicle))
    return float(sum(_points_of_figure(state, unit, figure) for figure in unit.figures if figure.alive))


def _points_of_vehicle(unit: Unit, vehicle: Vehicle) -> int:
    weapons = sum(weapon.cost for weapon in vehicle.weapons)
    return vehicle.profile.armour.cost + weapons + vehicle.profile.crew * unit.training.cost


def _points_of_figure(state: FubarState, unit: Unit, figure: Figure) -> int:
    weapons = max((weapon.cost for weapon in figure.weapons), default=0)
    return unit.training.cost + state.catalogue.armour_costs[figure.armour] + weapons


def longest_weapon(unit: Unit) -> float:
    """The reach of its furthest weapon."""
    vehicle = unit.vehicle
    if vehicle is not None:
        return max((weapon.reach for weapon in vehicle.weapons), default=0.0)
    return max(
        (weapon.reach for figure in unit.figures if figure.alive for weapon in figure.weapons), default=0.0
    )


# ------------------------------------------------------------ what its fire does


class Aim:
    """Fire at a target: how far away, behind which cover, armoured or not, with what on the die, on the move or not."""

    __slots__ = ("armoured", "bonus", "distance", "level", "moving")

    def __init__(self, distance: float, level: int, *, armoured: bool, bonus: int, moving: bool) -> None:
        self.distance = float(int(distance + BY_THE_INCH))
        self.level = level
        self.armoured = armoured
        self.bonus = bonus
        self.moving = moving

    def key(self) -> tuple[float, int, bool, int, bool]:
        """What tells one from another."""
        return self.distance, self.level, self.armoured, self.bonus, self.moving


def expected_hits(state: FubarState, unit: Unit, aim: Aim) -> float:
    """Hits to be expected, before saves: everybody who can with his best weapon, a moving vehicle with one."""
    vehicle = unit.vehicle
    if vehicle is not None:
        each = [_hits_of(state, unit, weapon, aim, 0) for weapon in vehicle.weapons]
        return max(each, default=0.0) if aim.moving else sum(each)
    return sum(
        _best_hits(state, unit, figure, aim) for figure in unit.figures if figure.alive and not figure.pinned
    )


def _best_hits(state: FubarState, unit: Unit, figure: Figure, aim: Aim) -> float:
    best = 0.0
    for weapon in figure.weapons:
        if not (aim.moving and weapon.support):
            share = 1.0 / weapon.crew if weapon.crew > 1 else 1.0
            best = max(best, share * _hits_of(state, unit, weapon, aim, aim.bonus))
    grenade = state.catalogue.grenade
    if unit.grenades and aim.distance <= grenade.reach:
        best = max(best, _hits_of(state, unit, grenade, aim, aim.bonus))
    return best


def _hits_of(state: FubarState, unit: Unit, weapon: Weapon, aim: Aim, bonus: int) -> float:
    if aim.distance > weapon.reach + BY_THE_INCH or (aim.armoured and not weapon.harms_armoured):
        return 0.0
    close = weapon.close_reach > 0.0 and aim.distance <= weapon.close_reach
    dice = weapon.close_fire_points if close else weapon.fire_points
    cover = 0 if weapon.ignores_cover else state.catalogue.cover_mods[aim.level]
    return dice * chance(min(unit.training.experience + cover, WORST) - bonus)


# ------------------------------------------------------------ a unit thought to stand somewhere


class Stance:
    """A unit thought to stand at some place: its bases, which of them looks for all, whether it dashes or lies low.

    What is found out of its cover is kept.
    """

    __slots__ = ("_levels", "_lines", "bases", "dash", "ground", "middle")

    def __init__(self, bases: list[Base], middle: int, *, dash: bool, ground: bool) -> None:
        self.bases = bases
        self.middle = middle
        self.dash = dash
        self.ground = ground
        self._levels: list[int] = []  # cover of each base by areas; empty until it is asked for
        self._lines: list[tuple[int, int, list[Point]]] = []  # base, level, course of an obstacle

    def cover_from(self, state: FubarState, x: float, y: float) -> int:
        """The level of cover against fire from a point (fubar.cover.half, fubar.action.dash.cover and its sister)."""
        if not self._levels:
            self._look_about(state)
        levels = self._levels
        if self._lines:
            levels = levels[:]
            for at, level, course in self._lines:
                base = self.bases[at]
                if level > levels[at] and _crossed(course, base.x, base.y, x, y):
                    levels[at] = level
        best = best_of_half(levels)
        if self.dash and best < 1:
            best = 1
        return min(HEAVY, best + 1) if self.ground else best

    def _look_about(self, state: FubarState) -> None:
        """Finds the areas that hold each base, and the obstacles beside it."""
        self._levels = [0] * len(self.bases)
        if not self.bases:
            return
        near = state.lengths.adjacent + self.bases[0].reach
        for piece in _pieces_about(state, self.bases, near):
            level = state.catalogue.cover_of(piece)
            if level and state.catalogue.terrain[piece.kind].linear:
                self._note_line(piece, level, near)
            elif level:
                self._note_area(piece, level)

    def _note_line(self, piece: Piece, level: int, near: float) -> None:
        for at, base in enumerate(self.bases):
            if piece.distance_to_point(base.x, base.y) <= near:
                self._lines.append((at, level, piece.points()))

    def _note_area(self, piece: Piece, level: int) -> None:
        for at, base in enumerate(self.bases):
            if level > self._levels[at] and piece.holds(base.x, base.y):
                self._levels[at] = level


def standing(unit: Unit, middle: int) -> Stance:
    """A unit where it stands."""
    return Stance(bases_of(unit), middle, dash=unit.dash, ground=unit.ground)


def moved(unit: Unit, middle: int, dx: float, dy: float, *, dash: bool, ground: bool) -> Stance:
    """The unit as it would stand after everybody who can has moved by (dx, dy)."""
    vehicle = unit.vehicle
    if vehicle is not None:
        bases: list[Base] = [_shifted(vehicle.hull, dx, dy)]
    else:
        bases = [
            figure.base if figure.pinned else _shifted(figure.base, dx, dy)
            for figure in unit.figures
            if figure.alive
        ]
    return Stance(bases, middle, dash=dash, ground=ground)


def sees(state: FubarState, one: Stance, other: Stance) -> bool:
    """Whether the figure in the middle of one sees that of the other: one look for the whole unit."""
    if not one.bases or not other.bases:
        return False
    lookout = state.lookout
    return lookout is None or lookout.sees(one.bases[one.middle], other.bases[other.middle])


def _pieces_about(state: FubarState, bases: list[Base], near: float) -> list[Piece]:
    """The pieces that come so near to the box about some bases."""
    left = min(base.x for base in bases) - near
    right = max(base.x for base in bases) + near
    low = min(base.y for base in bases) - near
    high = max(base.y for base in bases) + near
    return [
        piece
        for piece in state.board.pieces
        if piece.left <= right and piece.right >= left and piece.bottom <= high and piece.top >= low
    ]


def _shifted(base: Base, dx: float, dy: float) -> Base:
    return base.at(base.x + dx, base.y + dy)


def _crossed(course: list[Point], x: float, y: float, u: float, v: float) -> bool:
    """Whether the line from (x, y) to (u, v) crosses a course of points, or touches it."""
    for k in range(len(course) - 1):
        ax, ay = course[k]
        bx, by = course[k + 1]
        one = _turn(x, y, u, v, ax, ay) * _turn(x, y, u, v, bx, by)
        two = _turn(ax, ay, bx, by, x, y) * _turn(ax, ay, bx, by, u, v)
        if one <= 0.0 and two <= 0.0:
            return True
    return False


def _turn(ax: float, ay: float, bx: float, by: float, cx: float, cy: float) -> float:
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
