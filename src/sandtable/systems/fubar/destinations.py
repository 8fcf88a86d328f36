"""Where a unit may want to go: a few answers worth considering, and the points a hand on the board snaps to."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from sandtable.core.wire import Json, Message
from sandtable.systems.fubar.crowd import Box
from sandtable.systems.fubar.leaving import LEAVE, open_edges
from sandtable.systems.fubar.planning import Planner
from sandtable.systems.fubar.sight import bases_of, first_base, known_to, lookout
from sandtable.systems.fubar.state import FubarState
from sandtable.table import AREA, Base, Board, Destination, Piece, Point, destinations, rounded

MOST: Final = 24
SNAPS: Final = 48
COMPASS: Final[tuple[Point, ...]] = (
    (1.0, 0.0),
    (0.70710678, 0.70710678),
    (0.0, 1.0),
    (-0.70710678, 0.70710678),
    (-1.0, 0.0),
    (-0.70710678, -0.70710678),
    (0.0, -1.0),
    (0.70710678, -0.70710678),
)
HALVES: Final = COMPASS[::2]


@final
class Proposals:
    """Answers worth considering, the most sensible first: objectives, cover, enemies, the compass, staying.

    They are cheap and unchecked. Where the unit may fire, every place comes with and without. Where nobody can be in
    the way, a place is worked out when it is asked for.
    """

    __slots__ = ("_edges", "_frame", "_lead", "_near", "_places", "_reach", "_thens")

    def __init__(self, state: FubarState, planner: Planner, thens: list[str]) -> None:
        self._thens = thens
        self._edges: list[str] = []
        self._places: list[Point] = []
        self._near = True  # whether the places are those on the grid, and not yet what is wanted
        self._frame: Box = (0.0, 0.0, 0.0, 0.0)
        self._reach = 0.0
        self._lead: Base | None = None
        if planner.numbers:
            self._edges = open_edges(state, planner.march.unit)
        if planner.numbers and thens:
            self._look(state, planner, (MOST - len(self._edges) + len(thens) - 1) // len(thens))

    def count(self) -> int:
        """How many there are."""
        return len(self._edges) + (len(self._places) + 1) * len(self._thens)

    def nth(self, number: int) -> Json:
        """One of them."""
        edges = self._edges
        if number < len(edges):
            return {"then": LEAVE + edges[number]}
        number -= len(edges)
        thens = self._thens
        at = number // len(thens)
        then = thens[number % len(thens)]
        if at >= len(self._places):
            return {"then": thens[len(thens) - 1 - number % len(thens)]}
        x, y = self._places[at]
        lead = self._lead
        if not self._near and lead is not None:
            x, y = _towards(self._frame, lead, self._reach, x, y)
        return {"lead": [x, y], "formation": "keep", "then": then}

    def _look(self, state: FubarState, planner: Planner, most: int) -> None:
        """Where the leader may go: first what matters, then every direction in which nobody is in the way."""
        at = planner.lead_number()
        lead = planner.bases[at]
        reach = planner.left[at]
        vehicle = planner.march.unit.vehicle is not None
        frame = _frame(state.board, planner, lead)
        wanted = _objectives(state, lead)
        if not vehicle:
            wanted.extend(_cover(state, lead, reach))
        matters = 0 if vehicle else len(wanted)
        _about(state, planner.march.unit.side, lead, reach, wanted)
        if not vehicle and not planner.crowd.others:
            self._places = wanted[:most]
            self._near = False
            self._lead = lead
            self._frame = frame
            self._reach = reach
            return
        for number, (wx, wy) in enumerate(wanted):
            if len(self._places) >= most:
                break
            x, y = _towards(frame, lead, reach, wx, wy)
            if number < matters or planner.looks_free(x - lead.x, y - lead.y):
                self._places.append((x, y))


def proposals(state: FubarState, planner: Planner, thens: list[str]) -> list[Json]:
    """All of them."""
    found = Proposals(state, planner, thens)
    return [found.nth(number) for number in range(found.count())]


def _about(state: FubarState, side: int, lead: Base, reach: float, wanted: list[Point]) -> None:
    """Adds the way to the nearest enemy and away from it, and every direction, all of the way and half of it."""
    enemy = _nearest_enemy(state, side, lead)
    lx, ly = lead.x, lead.y
    if enemy is not None:
        wanted.append((enemy.x, enemy.y))
        wanted.append((2.0 * lx - enemy.x, 2.0 * ly - enemy.y))
    for ux, uy in COMPASS:
        wanted.append((lx + ux * reach, ly + uy * reach))
    for ux, uy in HALVES:
        wanted.append((lx + ux * reach * 0.5, ly + uy * reach * 0.5))


def _frame(board: Board, planner: Planner, lead: Base) -> Box:
    """Where the leader may stand so that the unit, in its present order, stands on the table."""
    left, low, right, high = planner.box
    room = planner.state.lengths.adjacent
    return (
        lead.x - left - room,
        lead.y - low - room,
        board.width - (right - lead.x - room),
        board.height - (high - lead.y - room),
    )


def _objectives(state: FubarState, lead: Base) -> list[Point]:
    """What the scenario is about, nearest first."""
    ranked: list[tuple[float, float, float]] = []
    for objective in state.scenario.objectives:
        dx, dy = objective.x - lead.x, objective.y - lead.y
        apart = dx * dx + dy * dy
        ranked.append((apart, objective.x, objective.y))
    captive = state.captive
    if captive is not None and not captive.escaped:
        apart = (captive.base.x - lead.x) ** 2 + (captive.base.y - lead.y) ** 2
        ranked.append((apart, captive.base.x, captive.base.y))
    ranked.sort()
    return [(x, y) for _, x, y in ranked]


def _cover(state: FubarState, lead: Base, reach: float) -> list[Point]:
    """The nearest point well inside each area of cover in reach."""
    found: list[Point] = []
    inset = state.lengths.adjacent
    for piece in state.board.pieces:
        if (
            piece.left > lead.x + reach
            or piece.right < lead.x - reach
            or piece.bottom > lead.y + reach
            or piece.top < lead.y - reach
        ):
            continue
        if piece.shape == AREA and state.catalogue.cover_of(piece):
            found.append(_inside(piece, lead, inset))
    return found


def _inside(piece: Piece, lead: Base, inset: float) -> Point:
    """A point of the area near the leader: within its box if that lies in the area, else its middle."""
    x = min(max(lead.x, piece.left + inset), piece.right - inset)
    y = min(max(lead.y, piece.bottom + inset), piece.top - inset)
    if piece.holds(x, y):
        return x, y
    return (piece.left + piece.right) * 0.5, (piece.bottom + piece.top) * 0.5


def _nearest_enemy(state: FubarState, side: int, lead: Base) -> Base | None:
    """The nearest enemy base that the side knows of; one base stands for each unit."""
    best: Base | None = None
    least = 0.0
    for unit in state.units:
        if unit.side == side or not unit.on_table():
            continue
        base = first_base(unit)
        if base is None or (unit.hidden and not known_to(state, side, unit)):
            continue
        dx, dy = base.x - lead.x, base.y - lead.y
        apart = dx * dx + dy * dy
        if best is None or apart < least:
            best = base
            least = apart
    return best


def _towards(frame: Box, lead: Base, reach: float, x: float, y: float) -> Point:
    """The point, or the furthest one towards it, on the table and on the grid."""
    left, low, right, high = frame
    x = left if x < left else right if x > right else x
    y = low if y < low else high if y > high else y
    dx, dy = x - lead.x, y - lead.y
    apart = sqrt(dx * dx + dy * dy)
    if apart > reach:
        share = reach / apart
        x, y = lead.x + dx * share, lead.y + dy * share
    return rounded(x), rounded(y)


def snaps(state: FubarState, planner: Planner) -> list[Json]:
    """The points a hand on the board snaps to, each with what makes it worth going to."""
    if not planner.numbers:
        return []
    at = planner.lead_number()
    side = planner.march.unit.side
    enemies: list[Base] = []
    for unit in state.enemies(side):
        if known_to(state, side, unit):
            enemies.extend(bases_of(unit))
    cover = [piece for piece in state.board.pieces if state.catalogue.cover_of(piece)]
    ranges = sorted(_ranges(planner))
    points = [(objective.x, objective.y) for objective in state.scenario.objectives]
    found = destinations(
        state.board,
        planner.bases[at],
        planner.left[at],
        enemies,
        points,
        ranges,
        lookout(state).map,
        cover,
        (),
        SNAPS,
        state.lengths.adjacent,
    )
    return [_snap(spot) for spot in found]


def _snap(spot: Destination) -> Json:
    return [spot.x, spot.y, Message("fubar-snap-" + spot.kind).wire()]


def _ranges(planner: Planner) -> list[float]:
    """The reaches of the unit's weapons, each once."""
    unit = planner.march.unit
    vehicle = unit.vehicle
    reaches: list[float] = []
    groups = [vehicle.weapons] if vehicle is not None else [figure.weapons for figure in unit.living()]
    for weapons in groups:
        for weapon in weapons:
            for reach in (weapon.reach, weapon.close_reach):
                if reach > 0.0 and reach not in reaches:
                    reaches.append(reach)
    return reaches
