"""What a unit's members can attack: every member's ways, and whom each of them reaches."""

from __future__ import annotations

from typing import final

from sandtable.systems.fallout.attack.area import caught
from sandtable.systems.fallout.attack.arms import Attacker, arms_of, melee_ways, ranged_ways, reach_of_figure
from sandtable.systems.fallout.attack.burst import hits_enemy, in_arc, marks, towards
from sandtable.systems.fallout.attack.hindrances import (
    can_aim,
    can_shoot,
    can_strike,
    can_strike_hull,
    hindrance,
)
from sandtable.systems.fallout.attack.ranged import DRIVER, HULL, PASSENGERS
from sandtable.systems.fallout.book.profiles import AREA, BURST, MELEE, Way
from sandtable.systems.fallout.ground.engagement import engaged_members
from sandtable.systems.fallout.ground.ranges import reach_of
from sandtable.systems.fallout.harm.vehicle_damage import driver, passengers
from sandtable.systems.fallout.state.near_units import ring_about, units_within
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import distance
from sandtable.table.precision import ENDLESS


@final
class Shot:
    """One attack decided upon: who, how, at whom. `figure` is None for shots at squads, vehicles and points."""

    __slots__ = ("attacker", "direction", "figure", "part", "point", "targeted", "unit", "way")

    def __init__(self, attacker: Attacker, way: Way, unit: Unit, figure: Figure | None) -> None:
        self.attacker = attacker
        self.way = way
        self.unit = unit
        self.figure = figure
        self.part = HULL  # of a vehicle
        self.direction = 0.0  # of a burst
        self.point: tuple[float, float] | None = None  # of a smoke grenade thrown at bare ground
        self.targeted = False


@final
class Battery:
    """The members of a unit that have an attack left in this action.

    `melee` and `ranged` say what the action allows. `struck` holds whom a member with several targets has
    struck already (fallout.unit.pacification.melee). `ways` are looked up once for each.
    """

    __slots__ = (
        "_held",
        "_ways",
        "acting",
        "attackers",
        "melee",
        "only",
        "ranged",
        "state",
        "struck",
        "unit",
        "why",
    )

    def __init__(
        self,
        state: FalloutState,
        unit: Unit,
        attackers: list[Attacker],
        why: str,
        *,
        melee: bool,
        ranged: bool,
    ) -> None:
        self.state = state
        self.unit = unit
        self.attackers = attackers
        self.melee = melee
        self.ranged = ranged
        self.why = why
        self.acting = False  # in the course of the unit's own action, which ends when it breaks
        self.only: list[Way] = []  # when not empty: nothing else may be used (the tank's cannon)
        self.struck: dict[str, list[str]] = {}
        self._ways: dict[str, list[Way]] = {}
        self._held: list[Figure] | None = None

    def ready(self) -> list[Attacker]:
        """Those who can still attack: on their feet, awake, with an attack left."""
        attackers: list[Attacker] = []
        for attacker in self.attackers:
            figure = attacker.figure
            if figure.alive and not (figure.left or figure.out or figure.down or figure.sat_out):
                attackers.append(attacker)
        return attackers

    def ways(self, attacker: Attacker) -> list[Way]:
        """fallout.melee.no_ranged, fallout.skill.sneak.no_ranged.en: what this one may use now, the best first.

        fallout.skill.sneak.no_ranged.it: Italian sneakers may shoot.
        """
        id = attacker.figure.id
        known = self._ways.get(id)
        if known is not None:
            return known
        usable: list[Way] = self.only[:]
        if not self.only and self.melee and attacker.hull is None:
            usable.extend(melee_ways(self.state, attacker.figure))
        if not self.only and self.ranged and id not in self.struck and not self._silent(attacker):
            usable.extend(ranged_ways(self.state, attacker))
        self._ways[id] = usable
        return usable

    def _silent(self, attacker: Attacker) -> bool:
        figure = attacker.figure
        if figure.sneak > 0 and self.state.english:
            return True
        return attacker.hull is None and figure in self.held()

    def held(self) -> list[Figure]:
        """The members who are engaged, looked up once."""
        known = self._held
        if known is None:
            known = engaged_members(self.state, self.unit, [a.figure for a in self.attackers])
            self._held = known
        return known

    def nobody_held(self) -> None:
        """Said by whoever left the engaged members out: none of those in it is."""
        self._held = []

    def forget(self) -> None:
        """Somebody moved, fell or died: what was looked up no longer holds."""
        self._ways.clear()
        self._held = None

    def done(self, attacker: Attacker, at: str) -> None:
        """One attack made; members with several targets go on until they have struck that many."""
        id = attacker.figure.id
        most = 1
        if at:
            for way in melee_ways(self.state, attacker.figure):
                if way.mode.targets > most:
                    most = way.mode.targets
        if most > 1:
            hit = [*self.struck.get(id, []), at]
            self.struck[id] = hit
            if len(hit) < most:
                return
        self.attackers = [other for other in self.attackers if other is not attacker]

    # ------------------------------------------------------------ who reaches whom

    def enemies(self) -> list[Unit]:
        """Enemy units on the table; fallout.s4.activation: critters never attack critters."""
        side = self.unit.side
        return [unit for unit in self.state.units if unit.side != side and unit.on_table()]

    def targets(self) -> list[Unit]:
        """The enemy units at least one member can attack, nearest first."""
        return self._find(one=False)

    def any_target(self) -> bool:
        """Whether there is anybody to attack at all, be it with a blast that would catch friends."""
        return bool(self._find(one=True))

    def _find(self, one: bool) -> list[Unit]:
        ready = self.ready()
        if not ready:
            return []
        near = self._near(ready)
        if one:
            for enemy in near:
                if self.reaches_unit(ready, enemy, risky=True):
                    return [enemy]
            return []
        near = [enemy for enemy in near if self.reaches_unit(ready, enemy)]
        if len(near) > 1:
            first = ready[0].base
            ranked = [(self._gap(first.x, first.y, enemy), at) for at, enemy in enumerate(near)]
            ranked.sort()
            near = [near[at] for _, at in ranked]
        return near

    def _near(self, ready: list[Attacker]) -> list[Unit]:
        """The enemies whose rings come within reach, in roster order."""
        first = ready[0].base
        if ready[0].hull is None:
            x, y, reach = ring_about(self.unit)
        else:
            x, y, reach = first.x, first.y, first.reach
        furthest_reach = 0.0
        for attacker in ready:
            far = self.longest(attacker)
            if far > furthest_reach:
                furthest_reach = far
        return units_within(self.state, self.unit.side, x, y, reach + furthest_reach + 1e-6)

    def longest(self, attacker: Attacker) -> float:
        """The furthest any weapon of this member reaches, whether or not it may use it now; looked up once."""
        far = attacker.far
        if far < 0.0:
            if self.only:
                far = max(way.mode.reach for way in self.only)
            elif self.ranged:
                far = reach_of_figure(self.state, attacker.figure)
            else:
                far = arms_of(self.state.catalogue, attacker.figure).near
            attacker.far = far
        return far

    def _gap(self, x: float, y: float, enemy: Unit) -> float:
        vehicle = enemy.vehicle
        if vehicle is not None:
            return (vehicle.hull.x - x) ** 2 + (vehicle.hull.y - y) ** 2
        least = ENDLESS
        for figure in enemy.figures:
            dx = figure.base.x - x
            dy = figure.base.y - y
            gap = dx * dx + dy * dy
            if gap < least and figure.alive and not figure.left:
                least = gap
        return least

    def reaches_unit(self, ready: list[Attacker], enemy: Unit, risky: bool = False) -> bool:
        """Whether any of them can attack that unit; `risky`: blasts that would catch friends count too."""
        for attacker in ready:
            if not self.near(attacker, enemy):
                continue
            shot = self._any_shot(attacker, enemy) if risky else self.best(attacker, enemy)
            if shot is not None:
                return True
        return False

    def _any_shot(self, attacker: Attacker, enemy: Unit) -> Shot | None:
        """An attack a member has on a unit, be it with a blast that would catch friends."""
        for way in self.ways(attacker):
            shot = self.shot(attacker, way, enemy, None)
            if shot is not None:
                return shot
        return None

    def near(self, attacker: Attacker, enemy: Unit) -> bool:
        """A quick look: whether anything of the unit is within the furthest reach of the attacker at all."""
        base = attacker.base
        vehicle = enemy.vehicle
        room = self.longest(attacker) + base.reach + 1e-6
        if vehicle is not None:
            return distance(base, vehicle.hull) <= room
        x = base.x
        y = base.y
        room += self.state.lengths.base_radius
        room *= room
        for figure in enemy.figures:
            spot = figure.base
            dx = spot.x - x
            dy = spot.y - y
            if dx * dx + dy * dy <= room and figure.alive and not figure.left:
                return True
        return False

    def best(self, attacker: Attacker, enemy: Unit) -> Shot | None:
        """The plainest attack a member has on a unit: a blow if it can strike, else its weapon, else what it throws."""
        for way in self.ways(attacker):
            shot = self.shot(attacker, way, enemy, None)
            if shot is not None and (way.mode.mode != AREA or not self._near_friends(shot)):
                return shot
        return None

    def shot(self, attacker: Attacker, way: Way, enemy: Unit, figure: Figure | None) -> Shot | None:
        """An attack by this way on that unit (on that figure of it), if it is possible."""
        if enemy.vehicle is not None:
            return self._at_vehicle(attacker, way, enemy)
        mode = way.mode.mode
        if mode == MELEE:
            return self._blow(attacker, way, enemy, figure)
        if mode == BURST:
            return self._burst(attacker, way, enemy, figure)
        if mode == AREA:
            return self._area(attacker, way, enemy, figure)
        if can_shoot(self.state, attacker, enemy, way.mode):
            return Shot(attacker, way, enemy, None)
        return None

    def _at_vehicle(self, attacker: Attacker, way: Way, enemy: Unit) -> Shot | None:
        mode = way.mode.mode
        vehicle = enemy.vehicle
        if vehicle is None:
            return None
        shot = Shot(attacker, way, enemy, None)
        if mode == MELEE:
            struck = self.struck.get(attacker.figure.id, [])
            return shot if can_strike_hull(attacker, way.mode, enemy) and enemy.id not in struck else None
        if mode == BURST:
            shot.direction = towards(attacker, vehicle.hull)
            return shot if self.can_burst(shot) else None
        return shot if can_aim(self.state, attacker, way.mode, vehicle.hull, None) else None

    def _blow(self, attacker: Attacker, way: Way, enemy: Unit, figure: Figure | None) -> Shot | None:
        struck = self.struck.get(attacker.figure.id, [])
        best: Figure | None = None
        for target in [figure] if figure is not None else enemy.figures:
            if target.id in struck or not can_strike(attacker, way.mode, target):
                continue
            if best is None or (best.out and not target.out):
                best = target
        return Shot(attacker, way, enemy, best) if best is not None else None

    def _burst(self, attacker: Attacker, way: Way, enemy: Unit, figure: Figure | None) -> Shot | None:
        reach = reach_of(self.state, attacker.figure, way.mode)
        for target in [figure] if figure is not None else enemy.figures:
            if target.present() and not hindrance(self.state, attacker, target.base, target, reach):
                shot = Shot(attacker, way, enemy, target)
                shot.direction = towards(attacker, target.base)
                if self.can_burst(shot):
                    return shot
        return None

    def can_burst(self, shot: Shot) -> bool:
        """fallout.burst.placement: in the front arc, with at least one enemy under the template."""
        attacker = shot.attacker
        if not in_arc(attacker, shot.direction):
            return False
        return hits_enemy(attacker, marks(self.state, attacker, shot.way.mode, shot.direction))

    def _area(self, attacker: Attacker, way: Way, enemy: Unit, figure: Figure | None) -> Shot | None:
        for target in [figure] if figure is not None else enemy.figures:
            if target.present() and can_aim(self.state, attacker, way.mode, target.base, target):
                return Shot(attacker, way, enemy, target)
        return None

    def _near_friends(self, shot: Shot) -> bool:
        """Whether a blast on its mark would catch anybody of the attacker's own side."""
        figure = shot.figure
        vehicle = shot.unit.vehicle
        if figure is not None:
            x, y = figure.base.x, figure.base.y
        elif vehicle is not None:
            x, y = vehicle.hull.x, vehicle.hull.y
        else:
            return False
        radius = self.state.catalogue.blasts[shot.way.mode.blast].radius
        return any(unit.side == self.unit.side for unit, _ in caught(self.state, x, y, radius))

    def parts(self, enemy: Unit) -> list[str]:
        """fallout.vehicle.shoot.who: what of a vehicle can be shot at."""
        named = [HULL]
        if driver(self.state, enemy) is not None:
            named.append(DRIVER)
        if passengers(self.state, enemy):
            named.append(PASSENGERS)
        return named
