"""Where a unit may want to go: a few answers worth considering, and the points a hand on the board snaps to."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.wire import Json, Message
from sandtable.figures import moving
from sandtable.figures.crowd import pieces_in, widened
from sandtable.figures.wishes import COMPASS, nearest_first, room_to_lead, within_box, within_reach
from sandtable.systems.fubar.ground.sight import first_base
from sandtable.systems.fubar.move.leaving import open_edges
from sandtable.systems.fubar.move.planning import Planner
from sandtable.systems.fubar.state.identities import LEAVE
from sandtable.systems.fubar.state.seen import bases_of, known_to, lookout
from sandtable.systems.fubar.state.state import FubarState
from sandtable.table import AREA, KEEP, Base, Piece, Point, destinations, rounded

MOST: Final = 24
SNAPS: Final = 48
HALVES: Final = COMPASS[::2]


@final
class Proposals(moving.Proposals):
    """Objectives, cover, the nearest enemy, the compass, staying.

    Where the unit may fire, every place comes with and without.
    """

    __slots__ = ("_cover", "_edges", "_enemy", "_objectives", "_places", "_planner", "_thens")

    def __init__(self, state: FubarState, planner: Planner, thens: list[str]) -> None:
        self._planner = planner
        self._thens = thens
        self._edges: list[str] = []
        self._objectives: list[Point] = []
        self._cover: list[Piece] = []
        self._enemy = False  # whether one is known of
        self._places = 0
        if planner.numbers:
            self._edges = open_edges(state, planner.march.unit)
        if planner.numbers and thens:
            self._look(state, (MOST - len(self._edges) + len(thens) - 1) // len(thens))

    def _look(self, state: FubarState, most: int) -> None:
        """How many places there are: what matters, and every direction."""
        planner = self._planner
        unit = planner.march.unit
        lead = planner.bases[planner.lead]
        self._objectives = _objectives(state, lead)
        if unit.vehicle is None:
            self._cover = _cover(state, lead, planner.left[planner.lead])
        self._enemy = _knows_enemy(state, unit.side)
        places = len(self._objectives) + len(self._cover) + (2 if self._enemy else 0)
        self._places = min(places + len(COMPASS) + len(HALVES), most)

    def count(self) -> int:
        return len(self._edges) + (self._places + 1) * len(self._thens)

    def nth(self, number: int) -> Json:
        """One of them; None for a place on the way to which somebody stands."""
        edges = self._edges
        if number < len(edges):
            return {"then": LEAVE + edges[number]}
        number -= len(edges)
        thens = self._thens
        at = number // len(thens)
        if at >= self._places:
            return {"then": thens[len(thens) - 1 - number % len(thens)]}
        planner = self._planner
        lead = planner.bases[planner.lead]
        x, y = self._place(lead, at)
        # What matters is worth a look even so: the unit may come near it in another order.
        matters = planner.march.unit.vehicle is None and at < len(self._objectives) + len(self._cover)
        if not matters and not planner.looks_free(x - lead.x, y - lead.y):
            return None
        return {"formation": KEEP, "lead": [x, y], "then": thens[number % len(thens)]}

    def _place(self, lead: Base, at: int) -> Point:
        """A place, or the furthest one towards it, on the table and on the grid."""
        planner = self._planner
        frame = room_to_lead(planner.board, lead, planner.span, planner.widest)
        wx, wy = self._wanted(lead, at)
        wx, wy = within_box(frame, wx, wy)
        x, y = within_reach(lead, planner.left[planner.lead], wx, wy)
        return rounded(x), rounded(y)

    def _wanted(self, lead: Base, at: int) -> Point:
        """Where the leader would want to go: the way to the nearest enemy and away from it come after what matters."""
        if at < len(self._objectives):
            return self._objectives[at]
        at -= len(self._objectives)
        planner = self._planner
        if at < len(self._cover):
            return _inside(self._cover[at], lead, planner.state.lengths.adjacent)
        at -= len(self._cover)
        if self._enemy:
            enemy = _nearest_enemy(planner.state, planner.march.unit.side, lead) if at < 2 else None
            if enemy is not None:
                return (enemy.x, enemy.y) if at == 0 else (2.0 * lead.x - enemy.x, 2.0 * lead.y - enemy.y)
            at -= 2
        reach = planner.left[planner.lead]
        if at < len(COMPASS):
            ux, uy = COMPASS[at]
        else:
            ux, uy = HALVES[at - len(COMPASS)]
            reach *= 0.5
        return lead.x + ux * reach, lead.y + uy * reach


def _objectives(state: FubarState, lead: Base) -> list[Point]:
    """What the scenario is about, nearest first."""
    points = [(objective.x, objective.y) for objective in state.scenario.objectives]
    captive = state.captive
    if captive is not None and not captive.escaped:
        points.append((captive.base.x, captive.base.y))
    return nearest_first(points, lead.x, lead.y)


def _cover(state: FubarState, lead: Base, reach: float) -> list[Piece]:
    """Each area of cover in reach."""
    near = pieces_in(state.board.pieces, widened((lead.x, lead.y, lead.x, lead.y), reach))
    return [piece for piece in near if piece.shape == AREA and state.catalogue.cover_of(piece)]


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


def snaps(state: FubarState, planner: Planner) -> list[Json]:
    """The points a hand on the board snaps to, each with what makes it worth going to."""
    if not planner.numbers:
        return []
    side = planner.march.unit.side
    enemies: list[Base] = []
    for unit in state.enemies(side):
        if known_to(state, side, unit):
            enemies.extend(bases_of(unit))
    spots = destinations(
        state.board,
        planner.bases[planner.lead],
        planner.left[planner.lead],
        enemies,
        [(objective.x, objective.y) for objective in state.scenario.objectives],
        sorted(_ranges(planner)),
        lookout(state).map,
        [piece for piece in state.board.pieces if state.catalogue.cover_of(piece)],
        (),
        SNAPS,
        state.lengths.adjacent,
    )
    return [[spot.x, spot.y, Message("fubar-snap-" + spot.kind).wire()] for spot in spots]


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
