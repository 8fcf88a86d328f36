"""A battle on a real map, refereed: the units so many hexes apart, on open ground.

The map of the scenario is not asked for. The acting unit stands on a field of its own, those it sees at their distance
from it, everybody else in pens behind high ground. Places that score are left to the people at the table.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.pocket_table import IN_THE_OPEN, Cover, Measured, PocketTable
from sandtable.core.state import State
from sandtable.core.wire import Message
from sandtable.hexmap import OFF, Blockers, Side
from sandtable.systems.warfare.book.catalogue import ground_on
from sandtable.systems.warfare.book.profiles import Scenario
from sandtable.systems.warfare.book.terrain import TRIANGLE
from sandtable.systems.warfare.state.identities import DEPLOYING
from sandtable.systems.warfare.state.state import NOBODY, WarfareState

COVERS: Final = {"none": ".", "cover": "b", "fortification": "f", "elevated": "h"}
"""What people say of the hex of a unit, and its code on a map."""
WIDE: Final = 27
TALL: Final = 21
PEN: Final = 9
HIGH: Final = "h"
OPEN: Final = "."
ACTOR: Final = (2, 10)  # where the measured unit stands, near the west edge
FARTHEST: Final = 20
APART: Final = 2  # hexes between any two that are seen
WEST: Final = (1, 2, 3, 4, 5)
"""The sides of a fortification that have triangles: all but the one away from whoever looks at it."""


class WarfarePocket(PocketTable):
    """A battle with chosen forces, in hexes."""

    def __init__(self) -> None:
        super().__init__("random", "hex", float(FARTHEST))
        self.options = {"mission": "attrition"}

    def covers(self) -> list[Cover]:
        rules = (
            "warfare.terrain.open_shift",
            "warfare.terrain.cover_shift",
            "warfare.fort.outside",
            "warfare.terrain.levels",
        )
        names = ("open", "cover", "fortification", "elevated")
        return [
            Cover(id, Message("warfare-terrain-" + names[at]), (0, 2, 3, 1)[at], rules[at])
            for at, id in enumerate(COVERS)
        ]

    def standing(self, state: State) -> list[str]:
        assert isinstance(state, WarfareState)
        if state.phase == DEPLOYING:
            return []
        return [unit.id for unit in state.units if unit.hex != OFF]

    def lay(self, state: State, measured: Measured) -> None:
        assert isinstance(state, WarfareState)
        places = _places(measured)
        penned = [unit.id for unit in state.units if unit.hex != OFF and unit.id not in places]
        penned.extend(counter.id for counter in state.counters if counter.hex != OFF)
        picture, sides = _picture(measured, places, len(penned))
        for number, id in enumerate(penned):
            places[id] = _pen(number)
        _spread(state, picture, sides, places)


def _places(measured: Measured) -> dict[str, tuple[int, int]]:
    """Where whoever was measured stands, by column and row."""
    places: dict[str, tuple[int, int]] = {}
    if not measured.unit:
        return places
    places[measured.unit] = ACTOR
    for number, other in enumerate(measured.others):
        places[other.unit] = _at_distance(int(other.distance), number, list(places.values()))
    return places


def _at_distance(distance: int, number: int, taken: list[tuple[int, int]]) -> tuple[int, int]:
    """A hex so far from the acting unit: straight ahead, or else on a line of its own above or below that."""
    for off in sorted(
        range(-ACTOR[1], TALL - ACTOR[1]), key=lambda off: (abs(abs(off) - APART * number), off)
    ):
        for column in range(WIDE):
            place = (column, ACTOR[1] + off)
            if _apart(ACTOR, place) == distance and place not in taken:
                return place
    return (ACTOR[0] + max(distance, 1), ACTOR[1])


def _apart(a: tuple[int, int], b: tuple[int, int]) -> int:
    """How many hexes lie from one place to another; the odd rows are pushed half a hex to the right."""
    down = abs(a[1] - b[1])
    across = abs((2 * a[0] + (a[1] & 1)) - (2 * b[0] + (b[1] & 1)))
    return down + max(0, (across - down) // 2)


def _pen(number: int) -> tuple[int, int]:
    across = WIDE // PEN
    return (number % across * PEN + PEN // 2, TALL + number // across * PEN + PEN // 2)


def _picture(
    measured: Measured, places: dict[str, tuple[int, int]], pens: int
) -> tuple[list[str], list[Side]]:
    """The map: the field, high ground about the pens, and the hex of everybody as it was told."""
    rows = TALL + max(1, (pens + WIDE // PEN - 1) // (WIDE // PEN)) * PEN
    codes = [[_code(column, row) for column in range(WIDE)] for row in range(rows)]
    sides: list[Side] = []
    told = [(measured.unit, measured.cover)] if measured.unit else []
    told.extend((other.unit, other.cover) for other in measured.others)
    for unit, cover in told:
        column, row = places[unit]
        if cover != IN_THE_OPEN:
            codes[row][column] = COVERS[cover]
        if COVERS[cover] == "f":
            sides.extend(Side(column, row, direction, TRIANGLE) for direction in WEST)
    return ["".join(row) for row in codes], sides


def _code(column: int, row: int) -> str:
    if row < TALL:
        return OPEN
    wall = column % PEN == 0 or (row - TALL) % PEN == 0
    return HIGH if wall else OPEN


def _spread(
    state: WarfareState, picture: list[str], sides: list[Side], places: dict[str, tuple[int, int]]
) -> None:
    """Puts the map under the game, and everybody on it."""
    ground = ground_on(picture, sides)
    state.ground = ground
    state.scenario = _placeless(state.scenario)
    state.control = []
    state.at = [NOBODY] * ground.grid.size
    state.marks = [0] * ground.grid.size
    state.screens = Blockers(ground.grid)
    state.regular_screens = Blockers(ground.grid)
    for unit in state.units:
        if unit.id in places:
            unit.hex = ground.grid.at(*places[unit.id])
        if unit.arrives > state.turn:
            unit.arrival_hex = ground.grid.at(*_pen(0))
    for counter in state.counters:
        if counter.id in places:
            counter.hex = ground.grid.at(*places[counter.id])
    state.settle()


def _placeless(scenario: Scenario) -> Scenario:
    """The scenario without the places of its map: nobody can say from here who holds them."""
    copy = Scenario(scenario.id, scenario.chapter, scenario.turns, scenario.tie, len(scenario.exits))
    copy.low_only = scenario.low_only
    copy.martyrdom = scenario.martyrdom
    copy.posture = scenario.posture
    copy.victory = scenario.victory
    copy.title = scenario.title
    copy.briefing = scenario.briefing
    copy.deployment = scenario.deployment
    return copy
