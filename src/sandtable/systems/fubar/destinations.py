"""Where a unit may want to go: a few answers worth considering, and the points a hand on the board snaps to."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.core.wire import Json, Message
from sandtable.systems.fubar.crowd import Box
from sandtable.systems.fubar.leaving import LEAVE, open_edges
from sandtable.systems.fubar.planning import Planner
from sandtable.systems.fubar.sight import bases_of, known_to, lookout
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


def proposals(state: FubarState, planner: Planner, thens: list[str]) -> list[Json]:
    """Answers worth considering, the most sensible first: objectives, cover, enemies, the compass, staying.

    They are cheap and unchecked. Where the unit may fire, every place comes with and without.
    """
    found: list[Json] = []
    if planner.numbers:
        for edge in open_edges(state, planner.march.unit):
            found.append({"then": LEAVE + edge})
        for x, y in _places(state, planner):
            if len(found) >= MOST:
                break
            for then in thens:
                found.append({"lead": [x, y], "formation": "keep", "then": then})
    for then in reversed(thens):
        found.append({"then": then})
    return found


def _places(state: FubarState, planner: Planner) -> list[Point]:
    """Where the leader may go: first what matters, then every direction in which nobody is in the way."""
    at = planner.lead_number()
    lead = planner.bases[at]
    reach = planner.left[at]
    frame = _frame(state.board, planner, lead)
    wanted = _objectives(state, lead)
    if planner.march.unit.vehicle is None:
        wanted.extend(_cover(state, lead, reach))
    places = [_towards(frame, lead, reach, x, y) for x, y in wanted]
    if planner.march.unit.vehicle is not None:
        places = [(x, y) for x, y in places if planner.looks_free(x - lead.x, y - lead.y)]
    enemy = _nearest_enemy(state, planner.march.unit.side, lead)
    wanted = []
    if enemy is not None:
        wanted.append((enemy.x, enemy.y))
        wanted.append((2.0 * lead.x - enemy.x, 2.0 * lead.y - enemy.y))
    for ux, uy in COMPASS:
        wanted.append((lead.x + ux * reach, lead.y + uy * reach))
    for ux, uy in COMPASS[::2]:
        wanted.append((lead.x + ux * reach * 0.5, lead.y + uy * reach * 0.5))
    for x, y in wanted:
        place = _towards(frame, lead, reach, x, y)
        if planner.looks_free(place[0] - lead.x, place[1] - lead.y):
            places.append(place)
    return places


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
        apart = (objective.x - lead.x) ** 2 + (objective.y - lead.y) ** 2
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
        bases = bases_of(unit)
        if not bases or (unit.hidden and not known_to(state, side, unit)):
            continue
        base = bases[0]
        apart = (base.x - lead.x) ** 2 + (base.y - lead.y) ** 2
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
