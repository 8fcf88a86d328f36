"""Meaningful destinations: the few points of the endless table that are worth moving to.

One generator serves the bots and the snap points of a hand on the board. It proposes places, it promises
nothing about the way there; points are on the grid, on the table, outside forbidden pieces and within reach
as the crow flies.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, final

from sandtable.table.bases import Base, heading
from sandtable.table.bearings import bearing
from sandtable.table.contact import touch_from
from sandtable.table.distances import distance
from sandtable.table.precision import GRID, OVERLAP, Point, quantize_point
from sandtable.table.sightmap import SightMap
from sandtable.table.terrain import AREA, LINEAR, Board, Piece

OBJECTIVE: Final = "objective"
CONTACT: Final = "contact"
COVER: Final = "cover"
RANGE: Final = "range"
SIGHT: Final = "sight"
COMPASS: Final = "compass"

_WATCHED: Final = 3
"""Edges of sight are looked for against this many nearest enemies."""
_SIGHT_RAYS: Final = 12
_SIGHT_STEP: Final = 1.5
"""How far apart along a ray they are looked for, before they are narrowed down."""
_NEAR: Final = 0.25
"""Points nearer to an earlier one than this are left out."""


@final
class Destination:
    """A point and what makes it worth going to: the kind and the index of its objective, enemy or piece."""

    __slots__ = ("index", "kind", "x", "y")

    def __init__(self, x: float, y: float, kind: str, index: int = -1) -> None:
        self.x = x
        self.y = y
        self.kind = kind
        self.index = index

    def __repr__(self) -> str:
        return f"Destination({self.x}, {self.y}, {self.kind!r}, {self.index})"


def destinations(
    board: Board,
    mover: Base,
    reach: float,
    enemies: Sequence[Base] = (),
    objectives: Sequence[Point] = (),
    ranges: Sequence[float] = (),
    sight_map: SightMap | None = None,
    cover: Sequence[Piece] = (),
    forbidden: Sequence[Piece] = (),
    cap: int = 48,
    inset: float = 1.0,
) -> list[Destination]:
    """At most `cap` destinations, kinds taking turns: objectives, contact, cover, ranges, sight edges, compass.

    Objectives out of reach give the furthest point towards them. `inset` is how deep inside the edge of an
    area of cover a figure likes to stand.
    """
    nearest = _nearest_enemies(mover, enemies)
    kinds = [
        [Destination(x, y, OBJECTIVE, i) for i, (x, y) in enumerate(objectives)],
        _contacts(mover, reach, enemies),
        _covers(mover, cover, enemies, nearest, inset),
        _ranges(mover, enemies, nearest, ranges),
        _sight_edges(mover, reach, enemies, nearest, sight_map),
        _compass(mover, reach),
    ]
    chosen: list[Destination] = []
    turn = 0
    while len(chosen) < cap and any(turn < len(kind) for kind in kinds):
        for kind in kinds:
            if turn < len(kind) and len(chosen) < cap:
                spot = _within_reach(mover, reach, kind[turn])
                if _usable(board, mover, forbidden, spot) and not _known(chosen, spot):
                    chosen.append(spot)
        turn += 1
    return chosen


def _nearest_enemies(mover: Base, enemies: Sequence[Base]) -> list[int]:
    order = sorted(range(len(enemies)), key=lambda i: (distance(mover, enemies[i]), i))
    return order[:_WATCHED]


def _contacts(mover: Base, reach: float, enemies: Sequence[Base]) -> list[Destination]:
    spots: list[Destination] = []
    for index, enemy in enumerate(enemies):
        if distance(mover, enemy) <= reach:
            x, y = touch_from(mover, enemy, bearing(enemy.x, enemy.y, mover.x, mover.y))
            spots.append(Destination(x, y, CONTACT, index))
    return spots


def _covers(
    mover: Base, cover: Sequence[Piece], enemies: Sequence[Base], nearest: Sequence[int], inset: float
) -> list[Destination]:
    """Inside areas, near the edge towards us and towards the nearest enemies; behind linear pieces."""
    spots: list[Destination] = []
    for index, piece in enumerate(cover):
        watchers = [(enemies[i].x, enemies[i].y) for i in nearest[:2]]
        if piece.shape == LINEAR:
            for x, y in watchers:
                px, py = _behind(piece, mover, x, y)
                spots.append(Destination(px, py, COVER, index))
        else:
            for x, y in [(mover.x, mover.y), *watchers]:
                px, py = _inside_edge(piece, x, y, inset)
                spots.append(Destination(px, py, COVER, index))
    return spots


def _inside_edge(piece: Piece, x: float, y: float, inset: float) -> Point:
    """The point of an area nearest to (x, y), then `inset` further in towards the middle of the area."""
    ex, ey = _edge_point(piece, x, y)
    mx, my = (piece.left + piece.right) * 0.5, (piece.bottom + piece.top) * 0.5
    apart = sqrt((mx - ex) ** 2 + (my - ey) ** 2)
    if apart <= inset:
        return mx, my
    return ex + (mx - ex) * inset / apart, ey + (my - ey) * inset / apart


def _behind(piece: Piece, mover: Base, x: float, y: float) -> Point:
    """Just behind a linear piece, where it is nearest to the mover, on the side away from (x, y)."""
    ex, ey = _edge_point(piece, mover.x, mover.y)
    dx, dy = ex - x, ey - y
    apart = sqrt(dx * dx + dy * dy)
    back = piece.radius + mover.reach + 0.1
    if apart == 0.0:
        return ex, ey
    return ex + dx * back / apart, ey + dy * back / apart


def _edge_point(piece: Piece, x: float, y: float) -> Point:
    """The point of the outline or course nearest to (x, y); of a round piece, of its circle."""
    flat = piece.outline
    if len(flat) == 2:
        dx, dy = x - flat[0], y - flat[1]
        apart = sqrt(dx * dx + dy * dy)
        if apart == 0.0:
            return flat[0] + piece.radius, flat[1]
        return flat[0] + dx * piece.radius / apart, flat[1] + dy * piece.radius / apart
    best = (flat[0], flat[1])
    least = float("inf")
    for i in range(0 if piece.shape == AREA else 2, len(flat), 2):
        x1, y1, x2, y2 = flat[i - 2], flat[i - 1], flat[i], flat[i + 1]
        long = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)
        share = min(max(((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long, 0.0), 1.0)
        px, py = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        apart = (px - x) * (px - x) + (py - y) * (py - y)
        if apart < least:
            least = apart
            best = (px, py)
    return best


def _ranges(
    mover: Base, enemies: Sequence[Base], nearest: Sequence[int], ranges: Sequence[float]
) -> list[Destination]:
    """Straight towards or away from each near enemy, to just within each range of it."""
    spots: list[Destination] = []
    for index in nearest:
        enemy = enemies[index]
        gap = distance(mover, enemy)
        dx, dy = mover.x - enemy.x, mover.y - enemy.y
        apart = sqrt(dx * dx + dy * dy)
        if apart == 0.0:
            continue
        for wanted in ranges:
            step = wanted - 0.02 - gap
            spots.append(Destination(mover.x + dx / apart * step, mover.y + dy / apart * step, RANGE, index))
    return spots


def _sight_edges(
    mover: Base, reach: float, enemies: Sequence[Base], nearest: Sequence[int], sight_map: SightMap | None
) -> list[Destination]:
    """Along rays: the last point unseen and the first point seen, or the other way round."""
    if sight_map is None or not nearest:
        return []
    watchers = [enemies[i] for i in nearest]
    here = sight_map.any_sees([mover], watchers)
    spots: list[Destination] = []
    steps = max(int(reach / _SIGHT_STEP), 1)
    for ray in range(_SIGHT_RAYS):
        ux, uy = heading(360.0 * ray / _SIGHT_RAYS)
        last = 0.0
        for number in range(1, steps + 1):
            along = reach * number / steps
            if sight_map.any_sees([mover.at(mover.x + ux * along, mover.y + uy * along)], watchers) != here:
                low, high = _change(sight_map, mover, watchers, ux, uy, last, along, here)
                spots.append(Destination(mover.x + ux * low, mover.y + uy * low, SIGHT, nearest[0]))
                spots.append(Destination(mover.x + ux * high, mover.y + uy * high, SIGHT, nearest[0]))
                break
            last = along
    return spots


def _change(
    sight_map: SightMap,
    mover: Base,
    watchers: Sequence[Base],
    ux: float,
    uy: float,
    low: float,
    high: float,
    here: bool,
) -> tuple[float, float]:
    """Narrow a stretch of a ray over which sight changes to a tenth."""
    while high - low > 0.1:
        middle = (low + high) * 0.5
        if sight_map.any_sees([mover.at(mover.x + ux * middle, mover.y + uy * middle)], watchers) == here:
            low = middle
        else:
            high = middle
    return low, high


def _compass(mover: Base, reach: float) -> list[Destination]:
    spots: list[Destination] = []
    for share in (1.0, 0.5):
        for ray in range(8):
            ux, uy = heading(45.0 * ray)
            spots.append(
                Destination(mover.x + ux * reach * share, mover.y + uy * reach * share, COMPASS, ray)
            )
    return spots


def _within_reach(mover: Base, reach: float, spot: Destination) -> Destination:
    """The spot, or the furthest point towards it; on the grid unless it is exact base contact."""
    dx, dy = spot.x - mover.x, spot.y - mover.y
    apart = sqrt(dx * dx + dy * dy)
    if spot.kind == CONTACT and apart <= reach:
        return spot
    x, y = quantize_point(spot.x, spot.y)
    if (x - mover.x) * (x - mover.x) + (y - mover.y) * (y - mover.y) > reach * reach:
        share = max(reach - GRID, 0.0) / apart
        x, y = quantize_point(mover.x + dx * share, mover.y + dy * share)
    return Destination(x, y, spot.kind, spot.index)


def _usable(board: Board, mover: Base, forbidden: Sequence[Piece], spot: Destination) -> bool:
    base = mover.at(spot.x, spot.y)
    if not board.inside(base, OVERLAP):
        return False
    return all(not piece.meets(base, OVERLAP) for piece in forbidden)


def _known(earlier: Sequence[Destination], spot: Destination) -> bool:
    """Whether an earlier spot is as good; the two sides of an edge of sight are close but not alike."""
    near = 2 * GRID if spot.kind == SIGHT else _NEAR
    return any(abs(old.x - spot.x) < near and abs(old.y - spot.y) < near for old in earlier)
