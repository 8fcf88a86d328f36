"""What a unit can fire at this moment, at whom: sight, range, crews and the law, looked up when first asked for."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Reason
from sandtable.systems.fubar.attack.target_seen import Quarry
from sandtable.systems.fubar.attack.to_hit import cover_line, shot_need
from sandtable.systems.fubar.attack.volley import Burst, Volley
from sandtable.systems.fubar.book.profiles import Weapon
from sandtable.systems.fubar.ground.cover import deep_in
from sandtable.systems.fubar.ground.sight import base_sees
from sandtable.systems.fubar.harm.saves import chance
from sandtable.systems.fubar.harm.vehicle_damage import volley_target
from sandtable.systems.fubar.state.arms import (
    INDIRECT,
    Arm,
    can_shoot,
    crew_of,
    figure_arms,
    fire_points,
    fires_indirectly,
    harms,
    vehicle_arms,
    why_not_serve,
)
from sandtable.systems.fubar.state.combats import fighting
from sandtable.systems.fubar.state.seen import bases_of, eyes_of, lookout, sees_unit
from sandtable.systems.fubar.state.state import Figure, FubarState, Unit
from sandtable.table import TOUCH, Base, Piece, distance

UNSEEN: Final = -1.0
"""fubar.action.aim: what aiming adds to the die."""


@final
class Shooter:
    """A figure, or a whole vehicle, with the weapons it can fire now. `figure` is None for a vehicle."""

    __slots__ = ("arms", "base", "deep", "figure", "longest", "number", "token")

    def __init__(self, token: str, number: int, base: Base, figure: Figure | None, arms: list[Arm]) -> None:
        self.token = token
        self.number = number
        self.base = base
        self.figure = figure
        self.arms = arms
        self.deep: list[Piece] | None = None  # areas in which it stands too far from the edge to fire out
        self.longest = 0.0
        for arm in arms:
            if arm.weapon.reach > self.longest:
                self.longest = arm.weapon.reach


@final
class Shot:
    """One weapon fired by one shooter at one unit. `distance` is that to the nearest figure it can see."""

    __slots__ = ("arm", "distance", "shooter", "target")

    def __init__(self, shooter: Shooter, arm: Arm, target: Unit, distance: float) -> None:
        self.shooter = shooter
        self.arm = arm
        self.target = target
        self.distance = distance

    def dice(self) -> int:
        """fubar.fire.dice: one die per Fire Point."""
        return fire_points(self.arm.weapon, self.distance)


class Battery:
    """All the fire of one unit at one moment.

    `moving`: fired during a move. `aiming`: fubar.action.aim. `only`: the unit a reaction is aimed at, "" for any.
    """

    def __init__(self, state: FubarState, unit: Unit, moving: bool, aiming: bool, only: str = "") -> None:
        self.state = state
        self.unit = unit
        self.moving = moving
        self.aiming = aiming
        self.only = only
        self.shooters = self._shooters()
        # A circle about the unit, and as far from it as any of its weapons reaches: most enemies stand beyond.
        self.x = self.y = 0.0
        self.room = 0.0
        if self.shooters:
            self.x, self.y, radius = lookout(state).disc(unit.id, bases_of(unit))
            self.room = radius + max(shooter.longest for shooter in self.shooters) + 2.0 * TOUCH
        self.indirect = state.options.get(INDIRECT) is True
        self._quarries: dict[str, Quarry] = {}
        self._reckonings: dict[
            tuple[str, int, bool], Reckoning
        ] = {}  # by target, its terrain, whether ignored

    def why_not_fire(self) -> list[Reason]:
        """fubar.fire.melee, fubar.vehicle.transport: not in close combat, not aboard a vehicle."""
        unit = self.unit
        if unit.aboard:
            return [Reason("fubar.vehicle.transport", "fubar-refused-fire-aboard", {"unit": unit.name})]
        if not unit.on_table() or fighting(self.state, unit):
            return [Reason("fubar.fire.melee", "fubar-refused-fire-shooter-fighting", {"unit": unit.name})]
        return []

    def may_fire(self) -> bool:
        """Whether the unit is free to fire at all, whoever may be in sight."""
        return not self.why_not_fire()

    def one_weapon(self) -> bool:
        """fubar.vehicle.move.open, fubar.vehicle.guard: a vehicle on the move or reacting fires one weapon."""
        return self.unit.vehicle is not None and (self.moving or self.only != "")

    def _shooters(self) -> list[Shooter]:
        unit = self.unit
        vehicle = unit.vehicle
        if vehicle is not None:
            mounted = vehicle_arms(unit)
            return [Shooter(unit.id, 0, vehicle.hull, None, mounted)] if mounted else []
        shooters: list[Shooter] = []
        known: list[Weapon] = []
        arms: list[Arm] = []
        for number, figure in enumerate(unit.figures):
            if not can_shoot(figure):
                continue
            # Figures of a group share one list of weapons, and what one of them can fire, all can; but for crews.
            if figure.weapons is not known or figure.gun >= 0 or self.state.mounts:
                known = figure.weapons
                arms = [
                    arm
                    for arm in figure_arms(self.state, unit, figure)
                    if not why_not_serve(self.state, unit, figure, arm, self.moving)
                ]
            if arms:
                shooters.append(Shooter(figure.id, number, figure.base, figure, arms))
        return shooters

    # ------------------------------------------------------------ who can be fired at

    def enemies(self) -> list[Unit]:
        """The enemy units on the table; for a reaction only the one that appeared."""
        enemies = self.state.enemies(self.unit.side)
        return [enemy for enemy in enemies if enemy.id == self.only] if self.only else enemies

    def targets(self) -> list[Unit]:
        """fubar.fire.los: the units at which at least one figure can fire, nearest first."""
        if not self.may_fire():
            return []
        ranked: list[tuple[float, int, Unit]] = []
        for number, enemy in enumerate(self.enemies()):
            apart = self.first_range(enemy)
            if apart >= 0.0:
                ranked.append((apart, number, enemy))
        ranked.sort()
        return [enemy for _, _, enemy in ranked]

    def can_fire(self) -> bool:
        """Whether there is anything to fire at."""
        if not self.shooters or not self.may_fire():
            return False
        for enemy in self.enemies():
            if self.can_fire_at(enemy):
                return True
        return False

    def can_fire_at(self, target: Unit) -> bool:
        """Whether any figure has this unit in sight and range with a weapon that can hurt it."""
        return self.first_range(target) >= 0.0

    def quarry(self, target: Unit) -> Quarry:
        """What is known of an enemy unit."""
        quarry = self._quarries.get(target.id)
        if quarry is None:
            quarry = Quarry(self.state, target, self.unit.side)
            self._quarries[target.id] = quarry
        return quarry

    def first_range(self, target: Unit) -> float:
        """The distance of the first figure, in unit order, that can fire at this unit, or -1."""
        quarry = self.quarry(target)
        if quarry.fighting or self._out_of_reach(quarry):  # fubar.fire.melee
            return UNSEEN
        for shooter in self.shooters:
            if not self.indirect and self._range(shooter, quarry) < 0.0:
                continue
            for arm in shooter.arms:
                apart = self.reaches(shooter, arm, target)
                if apart >= 0.0:
                    return apart
        return UNSEEN

    def _out_of_reach(self, quarry: Quarry) -> bool:
        """A quick look at the circles about both units, before every shooter looks: whether they are too far apart."""
        if self.indirect:
            return False
        dx = quarry.x - self.x
        dy = quarry.y - self.y
        room = self.room + quarry.radius
        return dx * dx + dy * dy > room * room

    def reaches(self, shooter: Shooter, arm: Arm, target: Unit) -> float:
        """fubar.fire.each: the distance to the nearest visible figure when it is in range, else -1."""
        weapon = arm.weapon
        if not harms(weapon, target):
            return UNSEEN
        indirect = fires_indirectly(self.state, weapon)
        apart = self.spotted(shooter, target) if indirect else self.sighted(shooter, target)
        return apart if apart <= weapon.reach + TOUCH else UNSEEN

    def sighted(self, shooter: Shooter, target: Unit) -> float:
        """The distance from a shooter to the nearest figure of the target that it sees and might reach, or -1."""
        return self._range(shooter, self.quarry(target))

    def _range(self, shooter: Shooter, quarry: Quarry) -> float:
        known = quarry.ranges.get(shooter.number)
        if known is None:
            known = UNSEEN
            if quarry.within(shooter.base, shooter.longest + TOUCH):
                known = self._look(shooter, quarry)
            quarry.ranges[shooter.number] = known
        return known

    def _look(self, shooter: Shooter, quarry: Quarry) -> float:
        sx = shooter.base.x
        sy = shooter.base.y
        least = shooter.base.reach + shooter.longest + TOUCH
        near: list[tuple[float, int]] = []
        for number, base in enumerate(quarry.bases):
            dx = base.x - sx
            dy = base.y - sy
            apart = dx * dx + dy * dy
            room = least + base.reach
            if apart <= room * room:
                near.append((apart, number))
        if not near or not quarry.seen_by(self.unit):
            return UNSEEN
        near.sort()
        for _, number in near:
            base = quarry.bases[number]
            gap = distance(shooter.base, base)
            if gap <= shooter.longest + TOUCH and self.sees_base(shooter, quarry.unit, base, gap):
                return gap
        return UNSEEN

    def sighted_anywhere(self, shooter: Shooter, target: Unit) -> float:
        """The distance to the nearest figure a shooter sees, in range or not, or -1: for explaining a refusal."""
        best = UNSEEN
        for base in bases_of(target):
            apart = distance(shooter.base, base)
            if (best < 0.0 or apart < best) and self.sees_base(shooter, target, base, apart):
                best = apart
        return best

    def sees_base(self, shooter: Shooter, target: Unit, base: Base, apart: float) -> bool:
        """fubar.fire.deep: from deep inside cover only targets in the same cover within 6 inches can be fired at."""
        deep = shooter.deep
        if deep is None:
            deep = deep_in(self.state, shooter.base)
            shooter.deep = deep
        for piece in deep:
            if apart > self.state.lengths.cover_inner + TOUCH or not piece.holds(base.x, base.y):
                return False
        return base_sees(self.state, shooter.base, target, base)

    def spotted(self, shooter: Shooter, target: Unit) -> float:
        """fubar.weapon.mortar.indirect: the distance to the nearest figure that any friendly figure sees, or -1."""
        best = UNSEEN
        for base in self.spotted_bases(target):
            apart = distance(shooter.base, base)
            if best < 0.0 or apart < best:
                best = apart
        return best

    def spotted_bases(self, target: Unit) -> list[Base]:
        """The bases of a unit that any figure of the firing side sees."""
        friends = [unit for unit in self.state.of_side(self.unit.side) if unit.deployed]
        friends = [unit for unit in friends if sees_unit(self.state, unit, target)]
        spotted: list[Base] = []
        for base in bases_of(target):
            for friend in friends:
                if any(base_sees(self.state, eye, target, base) for eye in eyes_of(self.state, friend)):
                    spotted.append(base)
                    break
        return spotted

    def exposed(self, target: Unit, shots: list[Shot]) -> list[Figure]:
        """fubar.fire.allocate.who, fubar.fire.edge: the figures that at least one firing figure could see and reach."""
        spotted: list[Base] | None = None
        figures: list[Figure] = []
        for figure in target.figures:
            if not figure.alive:
                continue
            for shot in shots:
                apart = distance(shot.shooter.base, figure.base)
                if apart > shot.arm.weapon.reach + TOUCH:
                    continue
                if self.sees_base(shot.shooter, target, figure.base, apart):
                    figures.append(figure)
                    break
                if fires_indirectly(self.state, shot.arm.weapon):
                    if spotted is None:
                        spotted = self.spotted_bases(target)
                    if figure.base in spotted:
                        figures.append(figure)
                        break
        return figures

    # ------------------------------------------------------------ with what number

    def reckon(self, shot: Shot) -> Reckoning:
        """fubar.fire.hit: what the dice of a shot need, by experience, cover and aiming; made once for those alike."""
        target = shot.target
        shelter = self.quarry(target).shelter()
        terrain = shelter.terrain_from(shot.shooter.base)
        level = shelter.level_over(terrain)
        ignores = level > 0 and shot.arm.weapon.ignores_cover
        key = (target.id, terrain, ignores)
        reckoning = self._reckonings.get(key)
        if reckoning is None:
            line = cover_line(target, terrain, level)
            reckoning = shot_need(self.state, self.unit, level, line, ignores=ignores, aiming=self.aiming)
            self._reckonings[key] = reckoning
        return reckoning

    def expected(self, shot: Shot) -> float:
        """Hits to be expected of a shot."""
        return shot.dice() * chance(self.reckon(shot))

    # ------------------------------------------------------------ everybody at one unit

    def all_at(self, target: Unit) -> list[Shot]:
        """Everybody who can fire at one unit, each with its best weapon, guns with their crews first."""
        if self.unit.vehicle is not None:
            return self._vehicle_at(target)
        shots: list[Shot] = []
        busy: list[str] = []  # figures that fire or serve, and bunker weapons in use
        for shooter in self.shooters:
            for arm in shooter.arms:
                if arm.crew > 1 and shooter.token not in busy and arm.id not in busy:
                    self._serve(shooter, arm, target, shots, busy)
        for shooter in self.shooters:
            if shooter.token not in busy:
                best = self._best(shooter, target, busy)
                if best is not None:
                    shots.append(best)
                    if best.arm.piece:
                        busy.append(best.arm.id)
        shots.sort(key=lambda shot: shot.shooter.number)
        return shots

    def _serve(self, shooter: Shooter, arm: Arm, target: Unit, shots: list[Shot], busy: list[str]) -> None:
        apart = self.reaches(shooter, arm, target)
        figure = shooter.figure
        if apart < 0.0 or figure is None:
            return
        crew = [other.id for other in crew_of(self.state, self.unit, figure, arm) if other.id not in busy]
        if len(crew) >= arm.crew - 1:
            shots.append(Shot(shooter, arm, target, apart))
            busy.append(shooter.token)
            busy.extend(crew[: arm.crew - 1])
            if arm.piece:
                busy.append(arm.id)

    def _best(self, shooter: Shooter, target: Unit, busy: list[str]) -> Shot | None:
        best: Shot | None = None
        most = 0.0
        for arm in shooter.arms:
            if arm.crew > 1 or arm.id in busy:
                continue
            apart = self.reaches(shooter, arm, target)
            if apart < 0.0:
                continue
            shot = Shot(shooter, arm, target, apart)
            if best is None:
                best = shot
                continue
            if most == 0.0:
                most = self.expected(best)
            hits = self.expected(shot)
            if hits > most:
                best = shot
                most = hits
        return best

    def _vehicle_at(self, target: Unit) -> list[Shot]:
        shots: list[Shot] = []
        for shooter in self.shooters:
            for arm in shooter.arms:
                apart = self.reaches(shooter, arm, target)
                if apart >= 0.0:
                    shots.append(Shot(shooter, arm, target, apart))
        if self.one_weapon() and len(shots) > 1:
            return [max(shots, key=self.expected)]
        return shots

    # ------------------------------------------------------------ the volley

    def volley(self, shots: list[Shot]) -> Volley:
        """The shots as dice, in unit order; targets in the order in which the shots name them."""
        targets: list[Unit] = []
        for shot in shots:
            if shot.target not in targets:
                targets.append(shot.target)
        bursts: list[Burst] = []
        pending: tuple[int, int] = (-1, 0)  # target and shield of the dice gathered so far
        reckoning: Reckoning | None = None  # theirs
        dice = 0
        for shot in in_unit_order(shots):
            shield = self.quarry(shot.target).shields().save_from(self.unit.id, shot.shooter.base)
            alike = (targets.index(shot.target), shield)
            needed = self.reckon(shot)
            if reckoning is not None and (pending != alike or reckoning is not needed):
                bursts.append(self._burst(pending, reckoning, dice))
                dice = 0
            pending = alike
            reckoning = needed
            dice += shot.dice()
        if reckoning is not None:
            bursts.append(self._burst(pending, reckoning, dice))
        return Volley(
            self.unit.id, self.unit.side, [volley_target(self.state, unit) for unit in targets], bursts
        )

    def _burst(self, alike: tuple[int, int], reckoning: Reckoning, dice: int) -> Burst:
        target, shield = alike
        return Burst(target, dice, reckoning, shield, self.unit.side, self.unit.id)


def in_unit_order(shots: list[Shot]) -> list[Shot]:
    """fubar.dice.order: figure by figure in unit order; a vehicle's weapons in the order of its list."""
    return sorted(shots, key=_place_in_unit)


def _place_in_unit(shot: Shot) -> tuple[int, int]:
    arms = shot.shooter.arms
    return shot.shooter.number, arms.index(shot.arm)
