"""Where a unit may want to go: a few answers worth considering, and the points a hand on the board snaps to."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from sandtable.core.wire import Json, Message
from sandtable.systems.fubar.ground.crowd import Box
from sandtable.systems.fubar.ground.sight import first_base
from sandtable.systems.fubar.move.leaving import LEAVE, open_edges
from sandtable.systems.fubar.move.planning import Planner
from sandtable.systems.fubar.state.seen import bases_of, known_to, lookout
from sandtable.systems.fubar.state.state import FubarState
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

    They are cheap and unchecked, and each is worked out when it is asked for. Where the unit may fire, every place
    comes with and without.
    """

    __slots__ = (
        "_cover",
        "_edges",
        "_enemy",
        "_lead",
        "_objectives",
        "_places",
        "_planner",
        "_reach",
        "_thens",
    )

    def __init__(self, state: FubarState, planner: Planner, thens: list[str]) -> None:
        self._planner = planner
        self._thens = thens
        self._edges: list[str] = []
        self._objectives: list[Point] = []
        self._cover: list[Piece] = []
        self._enemy = False  # whether one is known of
        self._places = 0
        self._lead: Base | None = None
        self._reach = 0.0
        if planner.numbers:
            self._edges = open_edges(state, planner.march.unit)
        if planner.numbers and thens:
            self._look(state, (MOST - len(self._edges) + len(thens) - 1) // len(thens))

    def _look(self, state: FubarState, most: int) -> None:
        """How many places there are: what matters, and every direction."""
        planner = self._planner
        unit = planner.march.unit
        at = planner.lead_number()
        lead = planner.bases[at]
        self._lead = lead
        self._reach = planner.left[at]
        self._objectives = _objectives(state, lead)
        if unit.vehicle is None:
            self._cover = _cover(state, lead, self._reach)
        self._enemy = _knows_enemy(state, unit.side)
        places = len(self._objectives) + len(self._cover) + (2 if self._enemy else 0)
        self._places = min(places + len(COMPASS) + len(HALVES), most)

    def count(self) -> int:
        """How many there are."""
        return len(self._edges) + (self._places + 1) * len(self._thens)

    def nth(self, number: int) -> Json:
        """One of them; None for a place on the way to which somebody stands."""
        edges = self._edges
        if number < len(edges):
            return {"then": LEAVE + edges[number]}
        number -= len(edges)
        thens = self._thens
        at = number // len(thens)
        lead = self._lead
        if at >= self._places or lead is None:
            return {"then": thens[len(thens) - 1 - number % len(thens)]}
        planner = self._planner
        wx, wy = self._wanted(lead, at)
        x, y = _towards(_frame(planner.state.board, planner, lead), lead, self._reach, wx, wy)
        # What matters is worth a look even so: the unit may come near it in another order.
        matters = planner.march.unit.vehicle is None and at < len(self._objectives) + len(self._cover)
        if not matters and not planner.looks_free(x - lead.x, y - lead.y):
            return None
        return {"lead": [x, y], "formation": "keep", "then": thens[number % len(thens)]}

    def _wanted(self, lead: Base, at: int) -> Point:
        """Where the leader would want to go: the way to the nearest enemy and away from it come after what matters."""
        if at < len(self._objectives):
            return self._objectives[at]
        at -= len(self._objectives)
        state = self._planner.state
        if at < len(self._cover):
            return _inside(self._cover[at], lead, state.lengths.adjacent)
        at -= len(self._cover)
        lx, ly = lead.x, lead.y
        if self._enemy:
            enemy = _nearest_enemy(state, self._planner.march.unit.side, lead) if at < 2 else None
            if enemy is not None:
                return (enemy.x, enemy.y) if at == 0 else (2.0 * lx - enemy.x, 2.0 * ly - enemy.y)
            at -= 2
        reach = self._reach
        if at < len(COMPASS):
            ux, uy = COMPASS[at]
        else:
            ux, uy = HALVES[at - len(COMPASS)]
            reach *= 0.5
        return lx + ux * reach, ly + uy * reach


def proposals(state: FubarState, planner: Planner, thens: list[str]) -> list[Json]:
    """All of them."""
    found = Proposals(state, planner, thens)
    answers = [found.nth(number) for number in range(found.count())]
    return [answer for answer in answers if answer is not None]


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


def _cover(state: FubarState, lead: Base, reach: float) -> list[Piece]:
    """Each area of cover in reach."""
    found: list[Piece] = []
    left, right = lead.x - reach, lead.x + reach
    bottom, top = lead.y - reach, lead.y + reach
    for piece in state.board.pieces:
        if piece.left > right or piece.right < left or piece.bottom > top or piece.top < bottom:
            continue
        if piece.shape == AREA and state.catalogue.cover_of(piece):
            found.append(piece)
    return found


def _inside(piece: Piece, lead: Base, inset: float) -> Point:
    """A point of the area near the leader: within its box if that lies in the area, else its middle."""
    x = min(max(lead.x, piece.left + inset), piece.right - inset)
    y = min(max(lead.y, piece.bottom + inset), piece.top - inset)
    if piece.holds(x, y):
        return x, y
    return (piece.left + piece.right) * 0.5, (piece.bottom + piece.top) * 0.5


def _knows_enemy(state: FubarState, side: int) -> bool:
    """Whether the side knows of any enemy on the table."""
    for unit in state.units:
        if unit.side != side and unit.on_table() and not (unit.hidden and not known_to(state, side, unit)):
            return True
    return False


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
