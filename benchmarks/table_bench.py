"""Timings of the table's geometry: every `bench_*` returns (name, callable, how often to call it for one timing)."""

from __future__ import annotations

import statistics
import timeit
from collections.abc import Callable
from time import process_time

from sandtable.table import (
    Board,
    Disc,
    Ground,
    Hull,
    Piece,
    SightMap,
    area,
    arrange,
    contact_moves,
    count_stragglers,
    destinations,
    distance,
    linear,
    reachable,
    settle,
    shortest_path,
)

Bench = tuple[str, Callable[[], object], int]


def _pieces() -> list[Piece]:
    """Twelve pieces as on a full table: nine areas of four to eight corners and three fences."""
    areas = [
        area("a1", "wood", [(6, 6), (13, 5), (14, 11), (8, 13)]),
        area("a2", "wood", [(33, 5), (41, 6), (42, 12), (37, 14), (32, 11)]),
        area("a3", "rubble", [(20, 8), (26, 8), (26, 13), (20, 13)]),
        area("a4", "wood", [(6, 20), (10, 18), (14, 20), (14, 25), (10, 28), (5, 26)]),
        area("a5", "house", [(21, 21), (27, 21), (27, 27), (21, 27)]),
        area("a6", "wood", [(34, 21), (38, 19), (43, 22), (42, 28), (37, 29), (33, 26)]),
        area("a7", "wood", [(7, 35), (12, 34), (15, 38), (11, 42), (6, 41)]),
        area("a8", "rubble", [(21, 35), (27, 35), (27, 38), (24, 38), (24, 41), (21, 41)]),
        area("a9", "wood", [(34, 35), (42, 34), (42, 42), (35, 41)]),
    ]
    fences = [
        linear("f1", "fence", [(16, 16), (20, 17), (20, 20)], 0.25),
        linear("f2", "fence", [(28, 16), (32, 16)], 0.25),
        linear("f3", "wall", [(16, 31), (20, 32), (24, 31)], 0.5),
    ]
    return areas + fences


BOARD = Board(48, 48, _pieces())
SIGHT = SightMap(BOARD)
SQUAD = [Disc(17 + 1.5 * (i % 5), 2 + 1.5 * (i // 5), 0.5) for i in range(10)]
ENEMIES = [Disc(17 + 1.5 * (i % 5), 44 + 1.5 * (i // 5), 0.5) for i in range(20)]


def bench_distance_discs() -> Bench:
    """Two round bases."""
    a, b = Disc(3, 4, 0.5), Disc(30, 20, 0.5)
    return "table distance disc to disc", lambda: distance(a, b), 20000


def bench_distance_hulls() -> Bench:
    """Two vehicles."""
    a, b = Hull(3, 4, 4, 2, 30), Hull(30, 20, 4, 2, 75)
    return "table distance hull to hull", lambda: distance(a, b), 2000


def bench_sees_clear() -> Bench:
    """Twelve pieces, the line of the centres is clear."""
    a, b = Disc(14.5, 11, 0.5), Disc(34, 19, 0.5)
    if not SIGHT.sees(a, b):
        raise AssertionError("this pair should see each other")
    return "table sight, clear", lambda: SIGHT.sees(a, b), 5000


def bench_sees_blocked() -> Bench:
    """Twelve pieces, a wood stands squarely between."""
    a, b = Disc(2, 10, 0.5), Disc(30, 9, 0.5)
    if SIGHT.sees(a, b):
        raise AssertionError("this pair should not see each other")
    return "table sight, blocked", lambda: SIGHT.sees(a, b), 5000


def bench_sees_hull() -> Bench:
    """Twelve pieces, a vehicle looks at a figure."""
    a, b = Hull(14.5, 14, 4, 2, 60), Disc(34, 19, 0.5)
    return "table sight from a hull, clear", lambda: SIGHT.sees(a, b), 5000


def bench_sees_partly() -> Bench:
    """The line of the centres is blocked, another one is clear."""
    a, b = Disc(17, 26.8, 0.5), Disc(31, 26.8, 0.5)
    return "table sight past an edge", lambda: SIGHT.sees(a, b), 2000


def bench_sees_mean() -> Bench:
    """All 190 pairs of twenty figures spread over the table."""
    spread = [Disc(2 + (i * 17) % 45, 2 + (i * 29) % 44, 0.5) for i in range(20)]
    pairs = [(a, b) for i, a in enumerate(spread) for b in spread[i + 1 :]]

    def look() -> int:
        return sum(1 for a, b in pairs if SIGHT.sees(a, b))

    return "table sight, 190 mixed pairs", look, 20


def bench_sight_report() -> Bench:
    """The look with reason and blocking point."""
    a, b = Disc(2, 10, 0.5), Disc(30, 9, 0.5)
    return "table sight with its reason", lambda: SIGHT.sight(a, b), 2000


def bench_units_see() -> Bench:
    """Ten figures look for twenty."""
    return "table unit sees unit", lambda: SIGHT.any_sees(SQUAD, ENEMIES), 500


def bench_cohesion() -> Bench:
    """Ten figures in one chain."""
    return "table cohesion of ten", lambda: count_stragglers(SQUAD, 3.0), 2000


def bench_keep_formation() -> Bench:
    """Ten figures keep formation: wanted, checked against 20 enemies, 10 friends and 12 pieces."""
    friends = [Disc(30 + 1.5 * (i % 5), 2 + 1.5 * (i // 5), 0.5) for i in range(10)]
    ground = Ground(BOARD, BOARD.pieces, friends, ENEMIES, 1.0, 3.0)
    reach = [8.0] * 10

    def move() -> object:
        return settle(ground, SQUAD, arrange("keep", SQUAD, 0, 16.5, 4.0), reach)

    return "table keep formation of ten", move, 200


def bench_repair_formation() -> Bench:
    """Ten figures are put into a wood that they may not enter and must find places round it."""
    ground = Ground(BOARD, BOARD.pieces, (), ENEMIES, 1.0, 3.0)
    reach = [12.0] * 10

    def move() -> object:
        return settle(ground, SQUAD, arrange("line", SQUAD, 0, 20.0, 9.0), reach)

    return "table repair formation of ten", move, 20


def bench_contact() -> Bench:
    """Ten attackers on five defenders."""
    defenders = [Disc(19 + 1.5 * i, 7.0, 0.5) for i in range(5)]
    return "table contact moves of ten", lambda: contact_moves(BOARD, SQUAD, defenders, 8.0), 10


def bench_shortest_path() -> Bench:
    """Round a house."""
    mover = Disc(24, 18, 0.5)
    return "table shortest path", lambda: shortest_path(BOARD, mover, (24, 30), (), BOARD.pieces), 20


def bench_reachable() -> Bench:
    """The reach of a figure between houses."""
    mover = Disc(24, 18, 0.5)
    return "table reachable area", lambda: reachable(BOARD, mover, 8.0, (), BOARD.pieces), 5


def bench_destinations() -> Bench:
    """All kinds of destinations."""
    mover = SQUAD[0]

    def find() -> object:
        return destinations(BOARD, mover, 8.0, ENEMIES, [(24, 24)], [8, 16, 24], SIGHT, BOARD.pieces)

    return "table destinations", find, 10


def bench_new_disc() -> Bench:
    """A moved copy of a base."""
    disc = Disc(1, 2, 0.5)
    return "table new disc", lambda: disc.at(3.0, 4.0), 20000


def main() -> None:
    """Print the median of seven timings of every benchmark, in microseconds of processor time per call."""
    for name, make in sorted(globals().items()):
        if name.startswith("bench_"):
            title, call, number = make()
            times = timeit.repeat(call, timer=process_time, number=number, repeat=7)
            print(f"{title:36s} {statistics.median(times) / number * 1e6:10.2f} µs")


if __name__ == "__main__":
    main()
