"""How far one can go, and by which way: cheapest first, then fewest steps, then the order of the board."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import final

from sandtable.hexmap.grid import OFF
from sandtable.hexmap.step_prices import CLOSED, StepPrices

FREE = 0
"""The hex may be entered, crossed and stopped in."""
SHUT = 1
"""The hex may not be entered."""
HALT = 2
"""Whoever enters the hex goes no further."""
CROSS = 3
"""The hex may be crossed; nobody may stop in it."""

ENDLESS = 1 << 40
"""More than any way costs."""


@final
class Reach:
    """The hexes within an allowance of a start.

    `costs` holds the price of the cheapest way to each hex (CLOSED out of reach), `came_from` the hex before it
    on that way. Hexes that may only be crossed are in there too; `hexes` leaves them out.
    """

    __slots__ = ("_gates", "came_from", "costs", "start")

    def __init__(self, start: int, costs: list[int], came_from: list[int], gates: list[int]) -> None:
        self.start = start
        self.costs = costs
        self.came_from = came_from
        self._gates = gates

    def stops(self, hex: int) -> bool:
        """Whether one can go to the hex and stop there; staying at the start is always possible."""
        if hex == OFF or self.costs[hex] == CLOSED:
            return False
        return hex == self.start or not self._gates or self._gates[hex] != CROSS

    def hexes(self) -> list[int]:
        """Where one can stop, the start included, in board order."""
        return [hex for hex in range(len(self.costs)) if self.stops(hex)]

    def path(self, hex: int) -> list[int]:
        """The cheapest way to a hex, start and end included; nothing when it is out of reach."""
        if hex == OFF or self.costs[hex] == CLOSED:
            return []
        way = [hex]
        while hex != self.start:
            hex = self.came_from[hex]
            way.append(hex)
        way.reverse()
        return way


def reach(
    prices: StepPrices,
    start: int,
    allowance: int = ENDLESS,
    gates: list[int] | None = None,
    surcharge: int = 0,
) -> Reach:
    """All hexes that can be reached for at most the allowance; `surcharge` is added to the price of each step.

    `gates` says for each hex whether it is FREE, SHUT, HALT or CROSS; the start's own gate does not matter.
    Dijkstra's walk; one number orders the waiting hexes: rank, then place.
    """
    shut = gates if gates is not None else []
    size = prices.grid.size
    unit = prices.unit
    beyond = (allowance + 1) * unit
    # A hex that is shut has a rank that no way can better.
    best = [-1 if gate == SHUT else beyond for gate in shut] if shut else [beyond] * size
    best[start] = 0
    costs = [CLOSED] * size
    came_from = [OFF] * size
    waiting = [start]
    while waiting:
        item = heappop(waiting)
        rank = item // size
        here = item - rank * size
        if best[here] != rank:
            continue
        costs[here] = rank // unit
        if shut and shut[here] == HALT and here != start:
            continue
        rank += surcharge * unit
        for there, step in prices.steps[here]:
            longer = rank + step
            if longer < best[there]:
                best[there] = longer
                came_from[there] = here
                heappush(waiting, longer * size + there)
    return Reach(start, costs, came_from, shut)
