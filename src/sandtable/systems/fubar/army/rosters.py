"""The house rosters: five factions, their units, and the standing armies drawn from them."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice
from sandtable.core.keeping import Kept
from sandtable.core.printed import Row, whole, word
from sandtable.core.wire import Json, text_of
from sandtable.systems.fubar.book.tables import rows
from sandtable.systems.fubar.book.words import A_VEHICLE

Counts = list[int]

_units: Final = Kept[str, dict[str, Row]](1)
_armies: Final = Kept[tuple[str, int, int], list[str]](512)


def roster_ids() -> list[str]:
    """The factions, in the order of the book."""
    return [word(row, "id") for row in rows("rosters", "roster")]


def house_units() -> dict[str, Row]:
    """Every unit of the rosters by its id."""
    units = _units.get("")
    if units is None:
        units = _units.keep("", {word(row, "id"): row for row in rows("rosters", "roster_unit")})
    return units


def units_of(roster: str) -> list[Row]:
    """The units one faction fields."""
    return [row for row in house_units().values() if row.get("roster") == roster]


def standing_army(roster: str, points: int, vehicles: int = 0) -> list[str]:
    """The army of a faction nearest to so many points, as ids of its units; empty when it can field none.

    Spending counts most, then having one of everything, then infantry to hold ground; among equals the first
    in the order of the roster wins, so the same question always has the same answer. A faction that fields more for
    its points spends less of them (`spends` in data/rosters.toml, in percent).
    """
    key = (roster, points, vehicles)
    army = _armies.get(key)
    if army is None:
        search = _Search(units_of(roster), points * _spends(roster) // 100, vehicles)
        search.fill(0, 0, 0)
        army = _armies.keep(key, search.army())
    return army


def _spends(roster: str) -> int:
    return next((whole(row, "spends") for row in rows("rosters", "roster") if row["id"] == roster), 100)


class _Search:
    """Tries every number of every unit within the points."""

    def __init__(self, units: list[Row], points: int, vehicles: int) -> None:
        self.units = units
        self.costs = [whole(row, "points") for row in units]
        self.points = points
        self.vehicles = vehicles
        self.counts: Counts = [0] * len(units)
        self.best: Counts = []
        self.best_worth = -1000

    def fill(self, at: int, spent: int, taken: int) -> None:
        if at == len(self.units):
            self._weigh(spent, taken)
            return
        most = min((self.points - spent) // self.costs[at], 10 - taken, 4)
        for count in range(most, -1, -1):
            self.counts[at] = count
            self.fill(at + 1, spent + count * self.costs[at], taken + count)
        self.counts[at] = 0

    def _weigh(self, spent: int, taken: int) -> None:
        if taken < 3:
            return
        driven = 0
        kinds = 0
        doubles = 0
        for row, count in zip(self.units, self.counts, strict=True):
            driven += count if _is_vehicle(row) else 0
            kinds += 1 if count else 0
            doubles += max(count - 2, 0)
        on_foot = taken - driven
        if driven < self.vehicles or on_foot == 0:
            return
        useless = max(driven - max((on_foot + 1) // 2, self.vehicles), 0)
        worth = spent + 8 * kinds + 6 * min(on_foot, 4) - 6 * doubles - 10 * useless - 5 * max(taken - 7, 0)
        if worth > self.best_worth:
            self.best_worth = worth
            self.best = self.counts[:]

    def army(self) -> list[str]:
        army: list[str] = []
        for row, count in zip(self.units, self.best or self.counts, strict=True):
            army.extend([word(row, "id")] * count)
        return army


def random_army(roster: str, points: int, vehicles: int, dice: SeededDice) -> list[str]:
    """A legal army of a faction drawn unit by unit; the standing one when luck finds none."""
    units = units_of(roster)
    for _ in range(40):
        drawn: list[str] = []
        left = points
        while len(drawn) < 10:
            open_ones = [row for row in units if whole(row, "points") <= left]
            if not open_ones:
                break
            row = open_ones[dice.below(len(open_ones))]
            drawn.append(word(row, "id"))
            left -= whole(row, "points")
        driven = sum(1 for id in drawn if _is_vehicle(house_units()[id]))
        if len(drawn) >= 3 and vehicles <= driven < len(drawn):
            order = [word(row, "id") for row in units]
            return sorted(drawn, key=order.index)
    return standing_army(roster, points, vehicles)


def able_rosters(rosters: list[str], points: int, vehicles: int) -> list[str]:
    """The factions that can field an army of that size."""
    return [roster for roster in rosters if standing_army(roster, points, vehicles)]


def listed(units: list[str]) -> Json:
    """An army list out of unit ids, as a person would write it."""
    return {"units": [id for id in units]}


def _is_vehicle(row: Row) -> bool:
    return text_of(row.get("type")) == A_VEHICLE
