"""Timings of the hexes' geometry: every `bench_*` returns (name, callable, how often to call it for one timing)."""

from __future__ import annotations

import statistics
import time
import timeit
from collections.abc import Callable

from sandtable.hexmap import (
    EVERY_LEVEL,
    SAME_LEVEL,
    Blockers,
    HexMap,
    Kind,
    Legend,
    Placement,
    SightPolicy,
    SightTable,
    Tile,
    join,
    reach,
    sides_towards,
    terrain_prices,
)

Bench = tuple[str, Callable[[], object], int]

LEGEND = Legend([Kind("open", ".r="), Kind("cover", "bw", 1), Kind("elevated", "hd", 2), Kind("water", "~")])
TILES = [
    Tile(
        "village",
        ["..br.b..", ".bbr.bb.", "...r....", "rrrrrrrr", ".bbr.b..", "..br.ww.", ".w......", "....ww.."],
    ),
    Tile(
        "hill",
        ["...hh...", "..hhh...", ".whhhh..", "..hhh...", "w..h....", "ww......", "......b.", "..w..bb."],
    ),
    Tile(
        "river",
        ["...~~...", "..~~..w.", ".~~..ww.", ".~~.....", "..~~....", "...~~...", "...~~.b.", "..~~...."],
    ),
]


def _board() -> HexMap:
    """24 x 20 hexes: nine tiles in three rows, the last one cut off after four."""
    short = [Tile(tile.id, tile.rows[:4]) for tile in TILES]
    placements = [Placement(TILES[i], 8 * i, 0) for i in range(3)]
    placements += [Placement(TILES[(i + 1) % 3], 8 * i, 8, 180) for i in range(3)]
    placements += [Placement(short[(i + 2) % 3], 8 * i, 16) for i in range(3)]
    return join(LEGEND, placements)


BOARD = _board()
GRID = BOARD.grid
POLICY = SightPolicy(opaque=["cover"])
TABLE = SightTable(BOARD, POLICY)
BLOCKERS = Blockers(GRID)
for place in range(5, GRID.size, 31):
    BLOCKERS.put(place, SAME_LEVEL)
for place in (130, 131, 300):
    BLOCKERS.put(place, EVERY_LEVEL)
VEHICLE = terrain_prices(BOARD, {"open": 3, "cover": 12, "elevated": 18, "water": -1})
PAIRS = [(37 * i % GRID.size, 91 * i % GRID.size) for i in range(1000)]


def _nothing(a: int, b: int, blockers: Blockers) -> bool:
    return not a


def bench_bare_calls() -> Bench:
    """A thousand calls of a function that does nothing: how fast the machine is at the moment.

    On a busy machine this doubles, and the look-ups with it; compare figures only where it is alike.
    """

    def call() -> None:
        for a, b in PAIRS:
            _nothing(a, b, BLOCKERS)

    return "hexmap reference, 1000 bare calls", call, 200


def bench_sees() -> Bench:
    """A thousand look-ups of mixed pairs in a table whose rows are built."""
    for a in GRID.hexes():
        TABLE.sees(a, 0, BLOCKERS)

    def look() -> None:
        sees = TABLE.sees
        for a, b in PAIRS:
            sees(a, b, BLOCKERS)

    return "hexmap sight, 1000 look-ups", look, 200


def bench_row_first() -> Bench:
    """The very first row of a new table: the forms of the lines are unknown as well."""
    return "hexmap sight, first row of all", lambda: SightTable(BOARD, POLICY).sees(0, 479, BLOCKERS), 5


def bench_row_later() -> Bench:
    """The first row of a table that shares its lines with another one."""

    def build() -> bool:
        return SightTable(BOARD, POLICY, lines=TABLE.lines).sees(250, 0, BLOCKERS)

    TABLE.lines.row(250)
    return "hexmap sight, first row, known lines", build, 20


def bench_change() -> Bench:
    """A blocker goes one hex on."""

    def step() -> None:
        BLOCKERS.put(200, SAME_LEVEL)
        BLOCKERS.put(200, 0)

    return "hexmap blocker comes and goes", step, 5000


def bench_change_and_look() -> Bench:
    """A blocker comes and goes, and the same hex looks at all others each time."""

    def step() -> None:
        BLOCKERS.put(200, SAME_LEVEL)
        TABLE.seen_from(230, BLOCKERS)
        BLOCKERS.put(200, 0)

    return "hexmap blocker, then a whole row", step, 200


def bench_sight_reason() -> Bench:
    """The look with reason and blocking hex."""
    return "hexmap sight with its reason", lambda: TABLE.sight(0, 410, BLOCKERS), 500


def bench_distance() -> Bench:
    """Two hexes far apart."""
    return "hexmap distance", lambda: GRID.distance(3, 470), 20000


def bench_sides() -> Bench:
    """The side by which a line comes in."""
    return "hexmap side of a line", lambda: sides_towards(GRID, 470, 3), 5000


def bench_reach_near() -> Bench:
    """A vehicle with 5 action points."""
    return "hexmap reach, 30 sixths", lambda: reach(VEHICLE, 250, 30), 200


def bench_reach_all() -> Bench:
    """A vehicle over the whole board."""
    return "hexmap reach, whole board", lambda: reach(VEHICLE, 250), 20


def bench_path() -> Bench:
    """From corner to corner."""
    return "hexmap cheapest path", lambda: reach(VEHICLE, 0).path(479), 20


def bench_prices() -> Bench:
    """All prices of a way of moving."""
    enter = {"open": 6, "cover": 6, "elevated": 12, "water": 6}
    return "hexmap prices of a board", lambda: terrain_prices(BOARD, enter), 5


def bench_join() -> Bench:
    """Nine tiles."""
    return "hexmap join nine tiles", _board, 3


def main() -> None:
    """Print the median of seven timings of every benchmark, in microseconds of processor time per call."""
    for name, make in sorted(globals().items()):
        if name.startswith("bench_"):
            title, call, number = make()
            times = timeit.repeat(call, timer=time.process_time, number=number, repeat=7)
            print(f"{title:38s} {statistics.median(times) / number * 1e6:10.2f} µs")


if __name__ == "__main__":
    main()
