"""Terrain: levels, prices, marked sides and who sees whom. All of it is worked out once for a board and shared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from sandtable.hexmap import (
    ALWAYS,
    CLOSED,
    CORNER,
    FAR,
    NEVER,
    HexMap,
    Lines,
    SightPolicy,
    SightTable,
    StepPrices,
    sides_towards,
    terrain_prices,
)

OPEN = 0
COVER = 1
FORTIFICATION = 2
WATER = 4
TERRAINS = ("open", "cover", "fortification", "elevated", "water")
"""The kinds of terrain, in the order in which a board's legend must have them."""

TRIANGLE = "triangle"
"""warfare.fort.sides: the feature of a hexside with triangles."""

SIXTHS = 6
"""Prices are kept in sixths of an AP."""

HIGH_LEVEL = 3
"""warfare.heli.high: the level of a high helicopter and of an aircraft."""


@final
@dataclass(kw_only=True, eq=False)
class TerrainProfile:
    """One row of the terrain chart: level, prices in sixths by kind of unit (0: closed), shift of the dice."""

    id: str
    level: int
    blocks: bool  # on its own level
    cost6: list[int]  # by INFANTRY, VEHICLE, HELICOPTER
    shift: int  # for a line of fire (through a triangle side where there is one)
    shift_inside: int  # for a line that comes in by an unmarked side
    shift_indirect: int  # without a line of fire
    hex6: int = 0  # amphibious units: each hex …
    shore6: int = 0  # … and each passage from land to water or back


@final
class Ground:
    """A board with its prices and sight tables. Never changed; games on the same board share it.

    warfare.los.touch, warfare.los.level0: a hex lies between when the line touches even a corner of it, and stops it
    only by its height (warfare.los.gold_2, warfare.los.gold_3; not by warfare.los.gold_4, warfare.los.gold_5) or, on
    the level of both ends, by cover or what stands there (warfare.los.same_level, warfare.los.block_cover,
    warfare.fort.los). Adjacent hexes have none between them (warfare.los.gold_1).

    Sight: `fire`, `suppress` and `spot` are tables for ends on the ground, the `high_` ones for a line that has
    a high helicopter or an aircraft at either end.
    """

    __slots__ = (
        "_far", "board", "fire", "grid", "high_fire", "high_spot", "high_suppress", "kinds", "levels", "prices",
        "profiles", "q_of", "spot", "suppress",
    )  # fmt: skip
    made_from: ClassVar[tuple[str, ...]] = ("board", "profiles")

    def __init__(self, board: HexMap, profiles: list[TerrainProfile]) -> None:
        self.board = board
        self.grid = board.grid
        self.profiles = profiles
        self.kinds: list[int] = board.kinds
        self.levels: list[int] = board.levels
        # The axial column of each hex; its axial row is its row.
        self.q_of: list[int] = [
            board.grid.column_of[hex] - board.grid.row_of[hex] // 2 for hex in range(board.grid.size)
        ]
        self.prices: list[StepPrices] = [_prices(board, profiles, way) for way in range(5)]
        unbuilt: list[int] = []
        self._far: list[list[int]] = [unbuilt for _ in range(board.grid.size)]
        lines = Lines(board.grid, CORNER)
        opaque = [row.id for row in profiles if row.blocks]
        # warfare.smoke.blocks_fire: smoke in either end's own hex stops fire, even between adjacent hexes.
        fire = SightPolicy(CORNER, opaque, start=ALWAYS, end=ALWAYS)
        # warfare.suppress.los: smoke in the target's own hex does not matter.
        suppress = SightPolicy(CORNER, opaque, start=ALWAYS, end=NEVER)
        # warfare.arty.in_los: smoke hides a hex from whoever is not adjacent.
        spot = SightPolicy(CORNER, opaque, start=FAR, end=FAR)
        high = [HIGH_LEVEL] * board.grid.size
        self.fire = SightTable(board, fire, lines=lines)
        self.suppress = SightTable(board, suppress, lines=lines)
        self.spot = SightTable(board, spot, lines=lines)
        self.high_fire = SightTable(board, fire, high, high, lines)
        self.high_suppress = SightTable(board, suppress, high, high, lines)
        self.high_spot = SightTable(board, spot, high, high, lines)

    def distances(self, hex: int) -> list[int]:
        """How far every hex is from one, worked out when first asked: many shots look at the same row."""
        row = self._far[hex]
        if not row:
            row = [self.grid.distance(hex, other) for other in range(self.grid.size)]
            self._far[hex] = row
        return row

    def walled(self, hex: int, direction: int) -> bool:
        """warfare.fort.no_crossing: whether triangles part the hex from its neighbour."""
        return self.board.separated(TRIANGLE, hex, direction)

    def through_triangles(self, firer: int, target: int) -> bool:
        """warfare.fort.outside: whether a line of fire comes into the target hex by a side with triangles.

        A line that comes in by a corner crosses both sides that meet there.
        """
        for direction in sides_towards(self.grid, target, firer):
            if self.board.marked(TRIANGLE, target, direction):
                return True
        return False


def _prices(board: HexMap, profiles: list[TerrainProfile], way: int) -> StepPrices:
    """What each step costs in sixths of an AP to infantry, vehicles, helicopters, amphibious infantry and vehicles.

    warfare.amphib.hex_cost, warfare.amphib.transition: who swims pays for each water hex and for each shore.
    warfare.move.cost_by_terrain: the terrain entered and the kind of unit decide. The chart has
    warfare.move.infantry_cover, warfare.move.vehicle_open, warfare.move.vehicle_slow and warfare.heli.move.
    """
    kind = way - 3 if way >= 3 else way
    enter: dict[str, int] = {}
    passing: dict[tuple[str, str], int] = {}
    for row in profiles:
        enter[row.id] = row.cost6[kind] if row.cost6[kind] > 0 else CLOSED
    if way >= 3:
        water = profiles[WATER]
        enter[water.id] = water.hex6  # warfare.amphib.hex_cost
        for row in profiles:
            if row is not water:  # warfare.amphib.transition
                passing[row.id, water.id] = water.shore6
                passing[water.id, row.id] = water.shore6
    barred = [] if kind == 2 else [TRIANGLE]
    return terrain_prices(board, enter, passing, barred=barred)
