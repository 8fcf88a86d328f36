"""The victory points of an explicit position: the tests of a scenario sheet, with arguments that mean something."""

from __future__ import annotations

from sandtable.core.position_reading import (
    known_keys,
    list_at,
    one_of,
    side_at,
    table_in,
    text_at,
    whole_in,
)
from sandtable.core.printed import Row
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, list_of, text_of
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.profiles import Seat, VictoryLine
from sandtable.systems.warfare.book.sheet_places import ARGUMENTS, MOST_POINTS, number_bounds
from sandtable.systems.warfare.book.sheet_words import (
    COLUMNS_SORT,
    FACE_SORT,
    HEXES_SORT,
    NUMBER_SORTS,
    SIDE_SORT,
    TESTS,
    UNIT_SORT,
    WORD_SORTS,
    victory_words,
)
from sandtable.systems.warfare.book.terrain import Ground
from sandtable.systems.warfare.setup.position_reading import hexes_at


def read_victory(row: Row, where: str, seats: list[Seat], ground: Ground) -> VictoryLine:
    """warfare.scenario.victory: one line of points, with a test the engine knows."""
    known_keys(row, ("side", "vp", "test", "args"), where)
    team = seats[side_at(row.get("side"), where, len(seats))].team
    test = text_of(row.get("test"))
    if test not in TESTS:
        raise SetupError(f'{where}: there is no test "{test[:40]}"; there are {", ".join(TESTS)}')
    points = whole_in(row.get("vp"), where + ": vp", 1, MOST_POINTS)
    args = table_in(row.get("args"), where + ": args")
    known_keys(args, tuple(TESTS[test]), where + ": args")
    for key, sort in TESTS[test].items():
        if key in args:
            _argument(args, key, sort, where + ": args", seats, ground)
        elif sort != FACE_SORT:
            raise SetupError(f'{where}: "{test}" needs args.{key}')
    return VictoryLine(
        team=team, points=points, test=test, args=args, words=victory_words(points, test, args)
    )


def _argument(args: Row, key: str, sort: str, where: str, seats: list[Seat], ground: Ground) -> None:
    """One argument of a test: the kind of thing it must be."""
    at = f"{where}.{key}"
    if sort == SIDE_SORT:
        one_of(text_at(args, key, where), [seat.faction for seat in seats], "faction", at)
    elif sort == UNIT_SORT:
        one_of(text_at(args, key, where), list(catalogue().units), "unit", at)
    elif sort == HEXES_SORT:
        hexes_at(ground, args, key, where)
    elif sort in NUMBER_SORTS:
        least, most = number_bounds(ground.grid, sort)
        whole_in(args[key], at, least, most)
    elif sort == COLUMNS_SORT:
        pair_at(args[key], at)
    elif sort in WORD_SORTS:
        one_of(text_at(args, key, where), list(ARGUMENTS[sort][0]), sort, at)
    else:
        for entry in list_at(args, key, where):
            one_of(text_of(entry), list(ARGUMENTS[sort][0]), sort, at)


def pair_at(value: Json, where: str) -> tuple[int, int]:
    """Two whole numbers: column and row, or the first and the last of some columns."""
    parts = list_of(value)
    if len(parts) != 2:
        raise SetupError(f"{where}: two whole numbers are wanted, [column, row]")
    return whole_in(parts[0], where, 0, 99), whole_in(parts[1], where, 0, 99)
