"""What a unit is worth and what its fire does, reckoned once per decision."""

from __future__ import annotations

from sandtable.ai.taste.fubar.shapes import UnitShape, WeaponShape
from sandtable.systems.fubar import FubarState

# Points of an army list that weigh as much as one victory point.
POINTS_PER_VICTORY_POINT = 45.0
# Of an unsaved hit: the owner pins about as often as he loses a figure, and a pin is half a loss.
HARM_PER_HIT = 0.65
# Of an unsaved hit on a vehicle, over the whole damage chart.
HARM_PER_DAMAGE = 0.34


def chance(need: int) -> float:
    """The probability of one die; 6 always succeeds, 1 never."""
    return (7 - min(max(need, 2), 6)) / 6.0


class Force:
    """One unit in numbers: place, strength, worth, expected hits by distance."""

    __slots__ = (
        "_known", "activation", "armoured", "living", "longest", "middle", "need", "points", "save", "standing",
        "state", "unit", "x", "y",
    )  # fmt: skip

    def __init__(self, state: FubarState, unit: UnitShape) -> None:
        self.state = state
        self.unit = unit
        self._known: dict[tuple[int, int, bool, int, bool], float] = {}
        vehicle = unit.vehicle
        self.need = unit.training.experience
        self.middle = 0  # of its living figures, the one nearest to their middle
        if vehicle is not None:
            self.x, self.y = vehicle.hull.x, vehicle.hull.y
            self.living = self.standing = 1
            self.armoured = vehicle.profile.armour.armoured
            self.save = vehicle.profile.armour.save
            weapons = sum(weapon.cost for weapon in vehicle.weapons)
            crew = vehicle.profile.crew * unit.training.cost
            self.points = float(vehicle.profile.armour.cost + weapons + crew)
            self.longest = max((weapon.reach for weapon in vehicle.weapons), default=0.0)
            self.activation = _activation(self)
            return
        living = [figure for figure in unit.figures if figure.alive]
        self.living = len(living)
        self.standing = sum(1 for figure in living if not figure.pinned)
        self.x = sum(figure.base.x for figure in living) / max(1, self.living)
        self.y = sum(figure.base.y for figure in living) / max(1, self.living)
        gaps = [(f.base.x - self.x) ** 2 + (f.base.y - self.y) ** 2 for f in living]
        self.middle = gaps.index(min(gaps)) if gaps else 0
        self.armoured = False
        self.save = _majority_save(state, unit)
        catalogue = state.catalogue
        self.points = float(
            sum(
                unit.training.cost
                + catalogue.armour_costs[figure.armour]
                + max((weapon.cost for weapon in figure.weapons), default=0)
                for figure in living
            )
        )
        self.longest = max((weapon.reach for figure in living for weapon in figure.weapons), default=0.0)
        self.activation = _activation(self)

    # ------------------------------------------------------------ fire

    def hits(self, distance: float, level: int, armoured: bool, aim: int = 0, moving: bool = False) -> float:
        """Hits to be expected, before saves, at a target so far away behind so much cover."""
        key = (int(distance + 0.99), level, armoured, aim, moving)
        found = self._known.get(key)
        if found is None:
            found = self._hits(float(key[0]), level, armoured, aim, moving)
            self._known[key] = found
        return found

    def _hits(self, distance: float, level: int, armoured: bool, aim: int, moving: bool) -> float:
        vehicle = self.unit.vehicle
        if vehicle is not None:
            each = [self._shot(weapon, distance, level, armoured, 0) for weapon in vehicle.weapons]
            return max(each, default=0.0) if moving else sum(each)
        total = 0.0
        grenade = self.state.catalogue.grenade if self.unit.grenades else None
        for figure in self.unit.figures:
            if not figure.alive or figure.pinned:
                continue
            best = 0.0
            for weapon in figure.weapons:
                if not (moving and weapon.support):
                    share = 1.0 / weapon.crew if weapon.crew > 1 else 1.0
                    best = max(best, share * self._shot(weapon, distance, level, armoured, aim))
            if grenade is not None and distance <= grenade.reach:
                best = max(best, self._shot(grenade, distance, level, armoured, aim))
            total += best
        return total

    def _shot(self, weapon: WeaponShape, distance: float, level: int, armoured: bool, aim: int) -> float:
        if distance > weapon.reach + 0.99 or (armoured and not weapon.harms_armoured):
            return 0.0
        close = weapon.close_reach > 0.0 and distance <= weapon.close_reach
        dice = weapon.close_fire_points if close else weapon.fire_points
        cover = 0 if weapon.ignores_cover else self.state.catalogue.cover_mods[level]
        return dice * chance(min(self.need + cover, 6) - aim)

    # ------------------------------------------------------------ worth

    def unsaved(self, hits: float) -> float:
        """Hits left after this unit's saves."""
        return hits * (1.0 - chance(self.save)) if self.save else hits

    def harm(self, hits: float, bounty: float) -> float:
        """What so many hits on this unit cost its side, in victory points; `bounty` is paid for its end."""
        unsaved = self.unsaved(hits)
        worth = self.points / POINTS_PER_VICTORY_POINT
        if self.unit.vehicle is not None:
            return min(1.0, unsaved * HARM_PER_DAMAGE) * (worth + bounty)
        share = min(1.0, unsaved * HARM_PER_HIT / max(1, self.living))
        return share * worth + share * share * bounty


def _activation(force: Force) -> float:
    """About how likely a unit is to activate, stragglers and sight left out."""
    unit = force.unit
    need = unit.training.activation
    leader = unit.leader
    if leader is not None and any(figure.leader and figure.alive for figure in unit.figures):
        need = min(need, leader.activation)
    vehicle = unit.vehicle
    need += force.living - force.standing + (2 if vehicle is not None and vehicle.stunned else 0)
    return chance(need)


def _majority_save(state: FubarState, unit: UnitShape) -> int:
    counts: dict[str, int] = {}
    for figure in unit.figures:
        if figure.alive:
            counts[figure.armour] = counts.get(figure.armour, 0) + 1
    best = max(counts, key=lambda armour: counts[armour], default="none")
    return state.catalogue.armour_saves[best]
