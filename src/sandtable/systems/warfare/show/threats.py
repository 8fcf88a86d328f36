"""How hot the map is: what every hex may draw next turn, by the dice that fire is rolled with."""

from __future__ import annotations

from typing import Final

from sandtable.core.outlook import Threat, ThreatPreview
from sandtable.core.preview import Preview
from sandtable.core.wire import Message
from sandtable.hexmap import OFF, Reach, reach
from sandtable.systems.warfare.attack.shooting import can_harm_kind, can_use_weapons, column_of
from sandtable.systems.warfare.book.profiles import HEAVY, INFANTRY, LIGHT
from sandtable.systems.warfare.book.terrain import SIXTHS
from sandtable.systems.warfare.ground.cover import hex_shift
from sandtable.systems.warfare.ground.passable import gates_of
from sandtable.systems.warfare.ground.sight import screens_of
from sandtable.systems.warfare.state.dice import hit_chance, nearest_die
from sandtable.systems.warfare.state.state import Unit, WarfareState

GO: Final = 3
"""How many AP a unit is taken to spend on moving before it fires: what a turn of the track mostly leaves."""
BANDS: Final = [(0.05, "warfare-threat-some"), (0.75, "warfare-threat-more"), (1.5, "warfare-threat-many")]


class WarfareThreats:
    """warfare.fire.steps: every enemy that can goes up to so many AP and fires; the chance of a hit, added up."""

    def __init__(self, state: WarfareState, side: int, unit: str) -> None:
        self.state = state
        own = state.find_unit(unit)
        named = own is not None and side >= 0 and own.side == side
        self.kind = own.profile.kind if own is not None and named else INFANTRY
        self.defence = own.profile.defence if own is not None and named else 0
        self.enemies = [
            enemy for enemy in (state.enemies_on_map(side) if side >= 0 else []) if not enemy.gone
        ]

    def use(self) -> Preview:
        """Answers the tool, hex by hex."""
        grid = self.state.ground.grid
        threat = Threat([(least, Message(label)) for least, label in BANDS])
        total = [0.0] * grid.size
        for enemy in self.enemies:
            for hex, chance in self._reached(enemy).items():
                total[hex] += chance
        for hex in range(grid.size):
            if grid.on[hex]:
                q, r = grid.axial(hex)
                threat.hexes.append((q, r))
                threat.values.append(round(total[hex], 2))
        return ThreatPreview(threat)

    def _reached(self, enemy: Unit) -> dict[int, float]:
        """The best chance of a hit that an enemy has at each hex it may come to see."""
        state = self.state
        best: dict[int, float] = {}
        modes = [
            mode
            for mode in (LIGHT, HEAVY)
            if can_use_weapons(state, enemy, mode) and can_harm_kind(mode, self.kind)
        ]
        if not modes:
            return best
        screens = screens_of(state, enemy.profile.regular)
        grid = state.ground.grid
        for start in self._starts(enemy):
            seen = state.ground.fire.seen_from(start, screens)
            for mode in modes:
                column = column_of(enemy, mode)
                if column is None:
                    continue
                for hex in seen:
                    if hex < grid.size and grid.on[hex] and grid.distance(start, hex) <= column.reach:
                        chance = self._chance(enemy, column.rank, hex, start)
                        if chance > best.get(hex, 0.0):
                            best[hex] = chance
        return best

    def _starts(self, enemy: Unit) -> list[int]:
        """warfare.track.move_limit: where it may fire from."""
        state = self.state
        prices = state.ground.prices[state.way(enemy)]
        gone: Reach = reach(prices, enemy.hex, SIXTHS * GO, gates_of(state, enemy, leading=False), 0)
        return [hex for hex in gone.hexes() if hex != OFF]

    def _chance(self, enemy: Unit, rank: int, hex: int, start: int) -> float:
        """warfare.fire.mod_terrain, warfare.fire.mod_defence, warfare.fire.mod_damage."""
        by = sum(shift.value for shift in hex_shift(self.state, hex, start))
        return hit_chance(nearest_die(rank + by - self.defence - enemy.damage))
