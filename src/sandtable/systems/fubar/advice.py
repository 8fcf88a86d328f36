"""Estimates for bots: quick numbers after the rules. What a player is shown is a forecast, not this.

A bot thinks over many places for many units; the rules' own looks would take too long. So one figure looks for its
whole unit, sight is left out of an activation, and a crew's fire is shared among it. Nothing here rolls
or changes anything.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Final

from sandtable.systems.fubar.attack.close_combat import why_not_assault
from sandtable.systems.fubar.attack.to_hit import blow_need, ground_line, shot_need
from sandtable.systems.fubar.book.profiles import Weapon
from sandtable.systems.fubar.ground.contact import least_gap
from sandtable.systems.fubar.ground.cover import Shelter, shelter_at
from sandtable.systems.fubar.harm.armour import armour_save
from sandtable.systems.fubar.harm.saves import hitting
from sandtable.systems.fubar.move.captive import CONTACT
from sandtable.systems.fubar.move.vehicle_going import barred
from sandtable.systems.fubar.state.arms import fire_points
from sandtable.systems.fubar.state.seen import bases_of, eyes_of
from sandtable.systems.fubar.state.state import Figure, FubarState, Unit, Vehicle
from sandtable.systems.fubar.turn.activation import reckon_without_sight
from sandtable.table import OVERLAP, Base, Hull, Point, bearing, touches

ROUND_ONE: Final = 3  # guessed: how many find room about one enemy
UNIT_ACROSS: Final = 2.0  # guessed: inches, half of either unit together
CLOSE_BY: Final = 2  # guessed: how many more of the enemy step into contact
INSIDE: Final = 0.8  # inches inside the edge of an area
LEAST_STEP: Final = 0.3
BESIDE: Final = 0.08  # inches left between two bases that are to be in contact
TOUCHES: Final = 8
BY_THE_INCH: Final = 0.99  # a distance counts as the next whole inch, so that equal ones need no second look


def chance(need: int) -> float:
    """The probability of one die."""
    return sum(hitting(need, 0)) / 6.0


# ------------------------------------------------------------ what a unit is


def activation_chance(state: FubarState, unit: Unit) -> float:
    """How likely a unit is to activate, what it sees left out."""
    return chance(reckon_without_sight(state, unit).need())


def save_of_most(state: FubarState, unit: Unit) -> int:
    """What a unit saves on; 0 for nothing."""
    save = armour_save(state, unit)
    return save.need() if save is not None else 0


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
        each = [_hits_of(state, unit, weapon, aim, False) for weapon in vehicle.weapons]
        return max(each, default=0.0) if aim.moving else sum(each)
    return sum(
        _best_hits(state, unit, figure, aim) for figure in unit.figures if figure.alive and not figure.pinned
    )


def serves(unit: Unit) -> bool:
    """Whether what it fights with is a weapon that has to stand still to fire."""
    arms = [weapon for figure in unit.figures if figure.alive for weapon in figure.weapons]
    return any(weapon.support and weapon.crew > 1 for weapon in arms)


def _best_hits(state: FubarState, unit: Unit, figure: Figure, aim: Aim) -> float:
    best = 0.0
    for weapon in figure.weapons:
        if not (aim.moving and weapon.support):
            share = 1.0 / weapon.crew if weapon.crew > 1 else 1.0
            best = max(best, share * _hits_of(state, unit, weapon, aim, aim.bonus > 0))
    grenade = state.catalogue.grenade
    if unit.grenades and aim.distance <= grenade.reach:
        best = max(best, _hits_of(state, unit, grenade, aim, aim.bonus > 0))
    return best


def _hits_of(state: FubarState, unit: Unit, weapon: Weapon, aim: Aim, aiming: bool) -> float:
    if aim.distance > weapon.reach + BY_THE_INCH or (aim.armoured and not weapon.harms_armoured):
        return 0.0
    line = ground_line(aim.level)
    need = shot_need(state, unit, aim.level, line, ignores=weapon.ignores_cover, aiming=aiming)
    return fire_points(weapon, aim.distance) * chance(need.need())


# ------------------------------------------------------------ what its blows do


class Clash:
    """What an assault is likely to bring, before saves: the blows that strike home, and those that come back."""

    __slots__ = ("back", "home")

    def __init__(self, home: float, back: float) -> None:
        self.home = home
        self.back = back


def clash_of(state: FubarState, unit: Unit, enemy: Unit) -> Clash | None:
    """The first round of an assault, everybody near enough in contact; None where it may not be tried."""
    movers: list[Base] = [figure.base for figure in unit.figures if figure.alive and not figure.pinned]
    if why_not_assault(state, unit, enemy, movers):
        return None
    targets = bases_of(enemy)
    near = sum(1 for base in movers if least_gap(base, targets) <= state.lengths.assault)
    if enemy.vehicle is not None:
        return Clash(near * chance(blow_need(unit, False).need()), 0.0)
    strikers = min(near, ROUND_ONE * len(targets))
    home = strikers * chance(blow_need(unit, False).need())
    drawn_in = min(len(targets), strikers + CLOSE_BY)
    pinned = sum(1 for figure in enemy.figures if figure.alive and figure.pinned)
    standing = min(len(targets) - pinned, drawn_in)
    back = standing * chance(blow_need(enemy, False).need())
    back += (drawn_in - standing) * chance(blow_need(enemy, True).need())
    return Clash(home, back)


# ------------------------------------------------------------ places


def apart(ax: float, ay: float, bx: float, by: float) -> float:
    """How far two points lie apart."""
    return hypot(bx - ax, by - ay)


def gap_between(state: FubarState, ax: float, ay: float, bx: float, by: float) -> float:
    """About how far two units are apart from edge to edge, whose middles are at two points."""
    return max(0.0, apart(ax, ay, bx, by) - UNIT_ACROSS * state.lengths.inch)


def gathered(state: FubarState, unit: Unit) -> tuple[float, float, int]:
    """Where a unit is: the middle of its living figures, and the number of the one nearest to it, who looks for all.

    One aboard is where its vehicle is.
    """
    carrier = state.unit(unit.aboard).vehicle if unit.aboard else unit.vehicle
    if carrier is not None:
        return carrier.hull.x, carrier.hull.y, 0
    living = [figure.base for figure in unit.figures if figure.alive]
    x = sum(base.x for base in living) / max(1, len(living))
    y = sum(base.y for base in living) / max(1, len(living))
    gaps = [(base.x - x) ** 2 + (base.y - y) ** 2 for base in living]
    return x, y, gaps.index(min(gaps)) if gaps else 0


def on_course(dx: float, dy: float, reach: float) -> Point:
    """As far of a way as a reach carries."""
    far = hypot(dx, dy)
    share = min(1.0, reach / far) if far > 0.0 else 0.0
    return dx * share, dy * share


def round_about(n: int, reach: float) -> list[Point]:
    """Steps of that length in so many directions."""
    steps: list[Point] = []
    for k in range(n):
        turn = 2.0 * pi * k / n
        steps.append((reach * cos(turn), reach * sin(turn)))
    return steps


def into_cover(state: FubarState, x: float, y: float, reach: float) -> list[Point]:
    """Steps into every area of cover that is near enough."""
    steps: list[Point] = []
    for piece in state.board.pieces:
        if not state.catalogue.cover_of(piece):
            continue
        dx = min(max(x, piece.left + INSIDE), piece.right - INSIDE) - x
        dy = min(max(y, piece.bottom + INSIDE), piece.top - INSIDE) - y
        if LEAST_STEP < hypot(dx, dy) <= reach:
            steps.append((dx, dy))
    return steps


def barred_at(state: FubarState, vehicle: Vehicle, dx: float, dy: float) -> bool:
    """fubar.vehicle.move.no_entry: whether a vehicle would stand in what it may not enter, so far on."""
    hull = vehicle.hull
    x, y = hull.x + dx, hull.y + dy
    end = Hull(x, y, hull.length, hull.width, bearing(hull.x, hull.y, x, y) if dx or dy else hull.facing)
    return any(piece.meets(end, OVERLAP) for piece in barred(state, vehicle, state.board.pieces))


def touches_captive(state: FubarState, bases: list[Base]) -> bool:
    """fubar.scenario.captive: whether any of some bases is in contact with the captive."""
    captive = state.captive
    near = CONTACT * state.lengths.inch
    return captive is not None and any(touches(base, captive.base, near) for base in bases)


def to_captive(state: FubarState, unit: Unit, reach: float) -> list[Point]:
    """Steps that bring one of the two nearest figures into contact with the captive, round about him."""
    captive = state.captive
    if captive is None:
        return []
    able = [figure.base for figure in unit.figures if figure.alive and not figure.pinned]
    able.sort(key=lambda base: hypot(base.x - captive.base.x, base.y - captive.base.y))
    steps: list[Point] = []
    for base in able[:2]:
        room = base.reach + captive.base.reach + BESIDE
        for u, v in round_about(TOUCHES, room):
            dx, dy = captive.base.x + u - base.x, captive.base.y + v - base.y
            if hypot(dx, dy) <= reach:
                steps.append((dx, dy))
    return steps


# ------------------------------------------------------------ a unit thought to stand somewhere


class Stance:
    """A unit thought to stand at some place: its bases, which of them looks for all, whether it dashes or lies low.

    What is found out of its cover is kept.
    """

    __slots__ = ("_shelter", "bases", "dash", "ground", "middle")

    def __init__(self, bases: list[Base], middle: int, *, dash: bool, ground: bool) -> None:
        self.bases = bases
        self.middle = middle
        self.dash = dash
        self.ground = ground
        self._shelter: Shelter | None = None

    def cover_from(self, state: FubarState, other: Stance) -> int:
        """The level of cover against fire from a unit that stands there."""
        shelter = self._shelter
        if shelter is None:
            shelter = shelter_at(state, self.bases, self.dash, self.ground)
            self._shelter = shelter
        return shelter.level_from(other.bases[other.middle]) if other.bases else 0


def standing(unit: Unit, middle: int) -> Stance:
    """A unit where it stands."""
    return Stance(bases_of(unit), middle, dash=unit.dash, ground=unit.ground)


def moved(
    state: FubarState, unit: Unit, middle: int, dx: float, dy: float, *, dash: bool, ground: bool
) -> Stance:
    """The unit as it would stand after everybody who can has moved by (dx, dy); one aboard as its vehicle does."""
    vehicle = unit.vehicle
    if unit.aboard:
        bases = [_shifted(base, dx, dy) for base in eyes_of(state, unit)]
        return Stance(bases, 0, dash=dash, ground=ground)
    if vehicle is not None:
        bases = [_shifted(vehicle.hull, dx, dy)]
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


def _shifted(base: Base, dx: float, dy: float) -> Base:
    return base.at(base.x + dx, base.y + dy)
