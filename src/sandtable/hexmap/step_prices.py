"""What each step from hex to hex costs, worked out once for a board and a way of moving."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import final

from sandtable.hexmap.board import HexMap
from sandtable.hexmap.directions import MapError, suggest
from sandtable.hexmap.grid import OFF, Grid

CLOSED = -1
"""The price of a step that cannot be made."""

Price = Callable[[int, int, int], int]
"""From a hex to an adjacent one in a direction: a whole number from 0, or CLOSED."""


@final
class StepPrices:
    """The prices of all steps on a board: `prices[6 * hex + direction]`, CLOSED off the board. It never changes.

    `steps` lists for each hex the steps that can be made, as (hex, rank): the rank counts the price in `unit`s
    and the step itself as 1, so that adding ranks compares ways by price first and by steps then.
    """

    __slots__ = ("grid", "prices", "steps", "unit")

    def __init__(self, grid: Grid, price: Price) -> None:
        self.grid = grid
        self.prices: list[int] = [CLOSED] * (6 * grid.size)
        # No way without detours has as many steps.
        self.unit: int = grid.size + 1
        self.steps: list[list[tuple[int, int]]] = []
        for hex in range(grid.size):
            steps: list[tuple[int, int]] = []
            for direction in range(6):
                other = grid.neighbours[6 * hex + direction]
                cost = price(hex, other, direction) if other != OFF else CLOSED
                if cost < CLOSED:
                    step = f"{grid.name(hex)} to {grid.name(other)}"
                    raise MapError(f"the step from {step} costs {cost}; use a number from 0, or CLOSED")
                self.prices[6 * hex + direction] = cost
                if cost != CLOSED:
                    steps.append((other, cost * self.unit + 1))
            self.steps.append(steps)

    def step(self, a: int, b: int) -> int:
        """The price of the step between adjacent hexes; CLOSED when it cannot be made or they are not adjacent."""
        direction = self.grid.direction(a, b)
        return CLOSED if direction == OFF else self.prices[6 * a + direction]


def terrain_prices(
    board: HexMap,
    enter: Mapping[str, int],
    passing: Mapping[tuple[str, str], int] | None = None,
    climb: int = 0,
    descend: int = 0,
    barred: Sequence[str] = (),
) -> StepPrices:
    """Prices by terrain: `enter` names one for every kind of terrain on the board, CLOSED where one may not go.

    `passing` adds to a step from one kind to another, `climb` and `descend` to each level gone up or down.
    A side marked with a `barred` feature can be crossed neither way.
    """
    rule = _TerrainRule(board, enter, passing if passing is not None else {}, climb, descend, barred)
    return StepPrices(board.grid, rule.price)


@final
class _TerrainRule:
    __slots__ = ("barred", "board", "climb", "descend", "enter", "extra", "kinds")

    def __init__(
        self,
        board: HexMap,
        enter: Mapping[str, int],
        passing: Mapping[tuple[str, str], int],
        climb: int,
        descend: int,
        barred: Sequence[str],
    ) -> None:
        ids = board.legend.ids()
        _check_prices(board, enter, passing)
        self.board = board
        self.climb = climb
        self.descend = descend
        # A feature that this board happens not to have bars nothing.
        self.barred: list[str] = [feature for feature in barred if feature in board.features()]
        self.kinds: int = len(ids)
        self.enter: list[int] = [enter.get(id, CLOSED) for id in ids]
        self.extra: list[int] = [passing.get((here, there), 0) for here in ids for there in ids]

    def price(self, a: int, b: int, direction: int) -> int:
        board = self.board
        cost = self.enter[board.kinds[b]]
        if cost == CLOSED:
            return CLOSED
        for feature in self.barred:
            if board.separated(feature, a, direction):
                return CLOSED
        rise = board.levels[b] - board.levels[a]
        cost += rise * self.climb if rise > 0 else -rise * self.descend
        return cost + self.extra[board.kinds[a] * self.kinds + board.kinds[b]]


def _check_prices(board: HexMap, enter: Mapping[str, int], passing: Mapping[tuple[str, str], int]) -> None:
    """Prices are given for terrain that there is, and for all that the board has."""
    ids = board.legend.ids()
    for id in [*enter, *[id for pair in passing for id in pair]]:
        if id not in ids:
            raise MapError(f'a price is given for terrain "{id}"; {suggest(id, ids)}')
    missing = [ids[kind] for kind in sorted(set(board.kinds)) if kind != OFF and ids[kind] not in enter]
    if missing:
        raise MapError(f'no price is given for terrain "{missing[0]}"; name one, or CLOSED')
