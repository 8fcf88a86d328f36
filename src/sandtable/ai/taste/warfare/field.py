"""Who can hurt whom where: the fire a place draws, and the shots it promises."""

from __future__ import annotations

from sandtable.ai.taste.warfare.worth import Worth, harm
from sandtable.systems.warfare import Unit, WarfareState

OFF = -1
VEHICLE, HELICOPTER = 1, 2
LIGHT, HEAVY = 0, 1
UNSEEN_HEAVY = (4, 6)  # die and range of a heavy weapon nobody has seen yet
DREAD = 0.12  # how much of the harm an enemy could do is feared
WATCHED = 0.5  # … when he is on overwatch
IDLE = 0.03  # … when he is Shaken or Suppressed
HOPE = 0.25  # how much of a shot from a new place is counted on


class Field:
    """The enemies of a side, and what they and we could do to each other."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.state: WarfareState = worth.state
        state = self.state
        self.enemies = [u for u in state.units if u.hex != OFF and state.team(u.side) != worth.team]

    def sees(self, unit: Unit, a: int, b: int) -> bool:
        """Whether a unit in one hex has a line of fire to another."""
        state = self.state
        screens = state.regular_screens if unit.profile.regular else state.screens
        return state.ground.fire.sees(a, b, screens)

    def shelter(self, hex: int) -> int:
        """How far the terrain of a hex shifts dice."""
        return self.state.ground.profiles[self.state.ground.kinds[hex]].shift

    def rank(self, firer: Unit, target: Unit, apart: int, hex: int) -> int:
        """The best die a unit would have against another in a hex that far away; 0 for none."""
        best = 0
        for mode in (LIGHT, HEAVY):
            column = firer.profile.columns[mode]
            rank, reach = (column.rank, column.reach) if column is not None else (0, 0)
            if mode == HEAVY and column is None and firer.profile.points == 0:
                rank, reach = UNSEEN_HEAVY
            # light weapons for infantry and low helicopters, heavy ones for vehicles and infantry
            meant_for = target.profile.kind != (VEHICLE if mode == LIGHT else HELICOPTER)
            if apart > reach or not meant_for:
                continue
            best = max(best, rank)
        if best == 0:
            return 0
        best += self.shelter(hex) - target.profile.defence - firer.damage
        return min(max(best, 1), 9)

    def danger(self, unit: Unit, hex: int) -> float:
        """What a unit stands to lose in a hex, in victory points."""
        grid = self.state.ground.grid
        total = 0.0
        for enemy in self.enemies:
            apart = grid.distance(enemy.hex, hex)
            rank = self.rank(enemy, unit, apart, hex)
            if rank and self.sees(enemy, enemy.hex, hex):
                fear = IDLE if enemy.morale else WATCHED if enemy.overwatch and hex != unit.hex else DREAD
                total += fear * harm(unit, rank)
        return min(total, 1.0) * self.worth.of[unit.index]

    def promise(self, unit: Unit, hex: int) -> float:
        """The best shot a unit would have from a hex, as far as it is counted on."""
        if unit.morale:
            return 0.0
        grid = self.state.ground.grid
        best = 0.0
        for enemy in self.enemies:
            apart = grid.distance(enemy.hex, hex)
            rank = self.rank(unit, enemy, apart, enemy.hex)
            if rank and self.sees(unit, hex, enemy.hex):
                best = max(best, harm(enemy, rank) * self.worth.of[enemy.index])
        return HOPE * best
