"""Who can hurt whom where: the fire a place draws, and the shots it promises."""

from __future__ import annotations

from sandtable.ai.taste.warfare.worth import Worth, harm
from sandtable.systems.warfare import (
    HEAVY,
    HELICOPTER,
    Unit,
    WarfareState,
    nearest_die,
    own_shift,
    sees_across,
    shelter_of,
    weapons_against,
)

UNSEEN_HEAVY = (4, 6)  # die and range of a heavy weapon nobody has seen yet


class Gun:
    """A unit that may fire: from where, with which dice how far, and how much it is feared."""

    __slots__ = ("columns", "factor", "hex", "unit")

    def __init__(self, unit: Unit, columns: list[tuple[int, int]], factor: float) -> None:
        self.unit = unit
        self.hex = unit.hex
        self.columns = columns  # (range, rank) against one kind of target
        self.factor = factor

    def rank(self, apart: int) -> int:
        """The best die at that distance; 0 for none."""
        best = 0
        for reach, rank in self.columns:
            if apart <= reach and rank > best:
                best = rank
        return best


class Prey:
    """An enemy and a weapon against him: where he is, how far it reaches, what it brings."""

    __slots__ = ("hex", "reach", "value")

    def __init__(self, hex: int, reach: int, value: float) -> None:
        self.hex = hex
        self.reach = reach
        self.value = value


class Field:
    """The enemies of a side, and what they and we could do to each other."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.character = worth.character
        self.state: WarfareState = worth.state
        state = self.state
        self.grid = state.ground.grid
        self.enemies = state.enemies_on_map(worth.side)
        self._columns: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self._guns: dict[int, list[Gun]] = {}  # the enemies' against each of our units
        self._prey: dict[int, list[Prey]] = {}  # what each of our units could do to them

    def columns(self, firer: Unit, kind: int) -> list[tuple[int, int]]:
        """Range and die of the weapons that a unit has against a kind of target."""
        key = (firer.index, kind)
        weapons = self._columns.get(key)
        if weapons is None:
            weapons = self._weapons(firer, kind)
            self._columns[key] = weapons
        return weapons

    def _weapons(self, firer: Unit, kind: int) -> list[tuple[int, int]]:
        shift = own_shift(firer)
        weapons = [(reach, rank + shift) for reach, rank in weapons_against(firer, kind)]
        if firer.profile.points == 0 and firer.profile.columns[HEAVY] is None and kind != HELICOPTER:
            weapons.append((UNSEEN_HEAVY[1], UNSEEN_HEAVY[0] + shift))
        return weapons

    def guns_at(self, unit: Unit) -> list[Gun]:
        """The enemies that could hurt a unit, wherever it stands."""
        guns = self._guns.get(unit.index)
        if guns is None:
            guns = []
            weights = self.character
            for enemy in self.enemies:
                able = weights.dread_watch if enemy.overwatch else weights.dread
                fear = weights.dread_idle if enemy.morale else able
                columns = self.columns(enemy, unit.profile.kind)
                if columns:
                    guns.append(Gun(enemy, columns, fear))
            self._guns[unit.index] = guns
        return guns

    def danger(self, unit: Unit, hex: int) -> float:
        """What a unit stands to lose in a hex, in victory points."""
        distance = self.grid.distance
        shelter = shelter_of(self.state, unit, hex)
        stays = hex == unit.hex
        weights = self.character
        total = 0.0
        for gun in self.guns_at(unit):
            rank = gun.rank(distance(gun.hex, hex))
            if rank and sees_across(self.state, gun.unit, gun.hex, hex):
                waits = stays and gun.factor == weights.dread_watch
                fear = weights.dread if waits else gun.factor
                total += fear * harm(unit, nearest_die(rank + shelter), weights)
        return min(total, 1.0) * self.worth.of[unit.index]

    def promise(self, unit: Unit, hex: int) -> float:
        """The best shot a unit would have from a hex, as far as it is counted on."""
        if unit.morale:
            return 0.0
        distance = self.grid.distance
        best = 0.0
        for prey in self.prey_of(unit):
            apart = distance(prey.hex, hex)
            if apart <= prey.reach and prey.value > best and sees_across(self.state, unit, hex, prey.hex):
                best = prey.value
        return self.character.hope * best

    def prey_of(self, unit: Unit) -> list[Prey]:
        """What a unit could do to each enemy with each weapon, if it saw him and stood near enough."""
        preys = self._prey.get(unit.index)
        if preys is None:
            preys = []
            for enemy in self.enemies:
                shelter = shelter_of(self.state, enemy, enemy.hex)
                for reach, rank in self.columns(unit, enemy.profile.kind):
                    die = nearest_die(rank + shelter)
                    gain = harm(enemy, die, self.character) * self.worth.of[enemy.index]
                    preys.append(Prey(enemy.hex, reach, gain))
            self._prey[unit.index] = preys
        return preys
