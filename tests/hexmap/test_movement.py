"""Prices of steps, reach, cheapest paths, scatter."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hexmap import twins
from tests.hexmap.boards import board_of, boards, open_board, patient

from sandtable.hexmap import (
    CLOSED,
    CROSS,
    FREE,
    OFF,
    SHUT,
    HexMap,
    MapError,
    StepPrices,
    reach,
    scatter,
    terrain_prices,
)
from sandtable.hexmap.directions import NE, SE, SW, E, W
from sandtable.hexmap.paths import HALT

VEHICLE = {"open": 3, "cover": 12, "bunker": 12, "elevated": 18, "water": CLOSED}
FOOT = {"open": 6, "cover": 6, "bunker": 6, "elevated": 12, "water": CLOSED}
SWIMMER = {**FOOT, "water": 6}
SHORE = {(land, "water"): 6 for land in FOOT} | {("water", land): 6 for land in FOOT if land != "water"}
SHORE.pop(("water", "water"))


def along(board: HexMap, *names: str) -> list[int]:
    """A path by the names of its hexes."""
    return [board.grid.named(name) for name in names]


def way_to(prices: StepPrices, start: int, goal: int, gates: list[int] | None = None) -> list[int]:
    """The way to a hex where one can stop; nothing when there is none."""
    ways = reach(prices, start, gates=gates)
    return ways.path(goal) if ways.stops(goal) else []


def price_of(prices: StepPrices, way: list[int], surcharge: int = 0) -> int:
    """What a way costs, its steps added up; CLOSED when one of its steps cannot be made."""
    steps = [prices.step(way[i - 1], way[i]) for i in range(1, len(way))]
    return CLOSED if CLOSED in steps else sum(steps) + surcharge * len(steps)


@patient
@given(boards("..rb~hdw ", 7, 6), st.data())
def test_reach_finds_the_cheapest_ways(board: HexMap, data: st.DataObject) -> None:
    """Each hex costs what the slow search says, with the fewest steps among cheapest ways, gates obeyed."""
    hexes = st.sampled_from(board.grid.hexes())
    start = data.draw(hexes)
    gates = [
        data.draw(st.sampled_from([FREE, FREE, FREE, SHUT, HALT, CROSS])) for _ in range(board.grid.size)
    ]
    surcharge = data.draw(st.sampled_from([0, 6]))
    allowance = data.draw(st.integers(0, 60))
    prices = terrain_prices(board, VEHICLE, climb=1, descend=2, barred=["fort"])
    dearer = StepPrices(board.grid, lambda a, b, d: _dearer(prices, a, d, surcharge))
    best = twins.cheapest(dearer, start, _where(gates, SHUT), _where(gates, HALT))
    found = reach(prices, start, allowance, gates, surcharge)
    for hex in board.grid.hexes():
        cost, steps = best.get(hex, (CLOSED, 0))
        inside = hex in best and cost <= allowance
        assert (cost if inside else CLOSED) == found.costs[hex]
        way = found.path(hex)
        assert (steps + 1 if inside else 0) == len(way)
        assert (inside and (gates[hex] != CROSS or hex == start)) == (hex in found.hexes())
        if way:
            assert (start, hex) == (way[0], way[-1])
            assert cost == price_of(prices, way, surcharge)


def _dearer(prices: StepPrices, hex: int, direction: int, surcharge: int) -> int:
    cost = prices.prices[6 * hex + direction]
    return cost if cost == CLOSED else cost + surcharge


def _where(gates: list[int], gate: int) -> list[int]:
    return [hex for hex, found in enumerate(gates) if found == gate]


def test_entering_costs_by_terrain_and_the_start_costs_nothing() -> None:
    """A vehicle pays 3 for the open, 12 for cover, 18 for a hill; where it starts does not matter."""
    board = board_of("h . b h .")
    prices = terrain_prices(board, VEHICLE)

    assert 3 + 12 + 18 + 3 == price_of(prices, along(board, "0,0", "1,0", "2,0", "3,0", "4,0"))
    assert 0 == price_of(prices, along(board, "3,0"))
    assert 18 == prices.step(2, 3)
    assert CLOSED == prices.step(0, 2)


def test_passing_from_land_to_water_costs_more() -> None:
    """Swimmers pay for each passing of a shore, in and out, and for each hex."""
    board = board_of(". ~ ~ .")

    assert 12 + 6 + 12 == price_of(
        terrain_prices(board, SWIMMER, SHORE), along(board, "0,0", "1,0", "2,0", "3,0")
    )
    assert CLOSED == price_of(terrain_prices(board, FOOT), along(board, "0,0", "1,0"))


def test_climbing_and_descending_cost_by_the_level() -> None:
    """Each level up or down adds its price."""
    board = board_of(". h b")
    prices = terrain_prices(board, {"open": 1, "cover": 1, "elevated": 1}, climb=10, descend=100)

    assert [21, 101, 11, 201] == [prices.step(0, 1), prices.step(1, 2), prices.step(2, 1), prices.step(1, 0)]


def test_a_barred_side_is_closed_both_ways() -> None:
    """Nobody crosses a barred side; who bars nothing does."""
    board = board_of(". . .\nside fort 1,0: E")
    walker = terrain_prices(board, FOOT, barred=["fort", "moat"])

    assert [CLOSED, CLOSED, 6] == [walker.step(1, 2), walker.step(2, 1), walker.step(0, 1)]
    assert 6 == terrain_prices(board, FOOT).step(1, 2)


def test_prices_may_come_from_any_function() -> None:
    """A function of hex, neighbour and direction sets the price: here one-way streets to the east."""
    prices = StepPrices(
        open_board(4, 2).grid, lambda a, b, direction: 1 if direction in (NE, E, SE) else CLOSED
    )

    assert [0, 1, 2, 3] == way_to(prices, 0, 3)
    assert [] == way_to(prices, 3, 0)


def test_a_gate_shuts_halts_or_lets_cross() -> None:
    """A shut hex is gone round, a halting one is an end, one to cross is no place to stop."""
    board = open_board(5, 1)
    prices = terrain_prices(board, FOOT)

    assert [0, 1] == reach(prices, 0, 99, [FREE, FREE, SHUT, FREE, FREE]).hexes()
    assert [0, 1, 2] == reach(prices, 0, 99, [FREE, FREE, HALT, FREE, FREE]).hexes()
    assert [0, 1, 3, 4] == reach(prices, 0, 99, [FREE, FREE, CROSS, FREE, FREE]).hexes()
    assert [] == way_to(prices, 0, 2, [FREE, FREE, CROSS, FREE, FREE])


def test_the_start_may_be_left_whatever_its_gate() -> None:
    """Where one stands one may stay, and leave."""
    prices = terrain_prices(open_board(3, 1), FOOT)
    for gate in (SHUT, HALT, CROSS):
        assert [0, 1, 2] == reach(prices, 0, 99, [gate, FREE, FREE]).hexes()


def test_free_steps_are_steps() -> None:
    """Among ways that cost nothing the one of fewest steps is taken."""
    prices = StepPrices(open_board(4, 4).grid, lambda a, b, direction: 0)

    assert [0, 1, 2, 3] == reach(prices, 0, 0).path(3)
    assert [0] == reach(prices, 0, 0).path(0)
    assert 16 == len(reach(prices, 5, 0).hexes())


def test_the_same_question_has_the_same_path() -> None:
    """Ties are broken by the order of the board."""
    board = open_board(6, 6)
    prices = terrain_prices(board, FOOT)

    assert along(board, "0,0", "1,0", "1,1", "2,2") == way_to(prices, 0, board.grid.named("2,2"))


def test_bad_prices_are_refused() -> None:
    """Every kind on the board has a price, known kinds only, none below 0."""
    board = board_of(". b")
    with pytest.raises(MapError, match=r'^no price is given for terrain "cover"; name one, or CLOSED$'):
        terrain_prices(board, {"open": 1})
    with pytest.raises(MapError, match=r'^a price is given for terrain "covr"; did you mean "cover"\?$'):
        terrain_prices(board, {"open": 1, "covr": 1})
    with pytest.raises(MapError, match=r'^a price is given for terrain "sea"; there are open, cover, bunker'):
        terrain_prices(board, {"open": 1, "cover": 1}, {("open", "sea"): 1})
    with pytest.raises(
        MapError, match=r"^the step from 0,0 to 1,0 costs -2; use a number from 0, or CLOSED$"
    ):
        StepPrices(board.grid, lambda a, b, direction: -2)


def test_scatter_counts_clockwise_from_the_arrow() -> None:
    """No turn is the arrow's own side, each sixth the next one clockwise; off the board it is off."""
    grid = open_board(4, 4).grid
    hex = grid.named("1,1")

    assert ["2,0", "2,1", "2,2", "1,2", "0,1", "1,0"] == [
        grid.name(scatter(grid, hex, NE, sixths)) for sixths in range(6)
    ]
    assert hex == scatter(grid, hex, W, 4, steps=0)
    assert "3,1" == grid.name(scatter(grid, hex, E, 0, 2))
    assert OFF == scatter(grid, hex, W, 0, 2)
    assert OFF == scatter(grid, OFF, SW, 0)
