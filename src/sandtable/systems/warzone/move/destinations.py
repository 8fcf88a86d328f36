"""Where a model may want to go: a few points worth considering, and the points a hand on the board snaps to."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from sandtable.core.wire import Json, Message
from sandtable.systems.warzone.book.profiles import NO_COVER
from sandtable.systems.warzone.ground.space import nearest_enemy
from sandtable.systems.warzone.ground.terrain import kind_of
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Point, quantize_point

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
MOST_COVER: Final = 3


@final
class Wishes:
    """Objectives and crates, the nearest enemy, cover in reach, then the compass. Cheap and unchecked.

    Whoever draws one of them by lot need not have all of them worked out.
    """

    __slots__ = ("model", "reach", "state", "wanted")

    def __init__(self, state: WarzoneState, model: Model, reach: float) -> None:
        self.state = state
        self.model = model
        self.reach = reach
        wanted = goals_of(state, model)
        foe = nearest_enemy(state, model)
        if foe is not None:
            x, y = model.base.x, model.base.y
            wanted.append((foe.base.x, foe.base.y))
            wanted.append((2.0 * x - foe.base.x, 2.0 * y - foe.base.y))
            wanted.extend(cover_spots(state, model, reach, foe))
        self.wanted = wanted

    def count(self) -> int:
        """How many there are."""
        return len(self.wanted) + len(COMPASS)

    def place(self, number: int) -> Point:
        """One of them, cut to what is in reach and on the table."""
        state, model, reach = self.state, self.model, self.reach
        wanted = self.wanted
        if number < len(wanted):
            px, py = wanted[number]
            return towards(state, model, reach, px, py)
        ux, uy = COMPASS[number - len(wanted)]
        px = model.base.x + ux * reach
        py = model.base.y + uy * reach
        low = model.base.radius
        if low <= px <= state.board.width - low and low <= py <= state.board.height - low:
            return quantize_point(px, py)
        return towards(state, model, reach, px, py)


def goals_of(state: WarzoneState, model: Model) -> list[Point]:
    """What the mission is about, nearest first: two markers or crates, or the way home with one."""
    zone = state.zones[model.side]
    if model.carrying and zone is not None:
        return [((zone.left + zone.right) / 2.0, (zone.bottom + zone.top) / 2.0)]
    ranked: list[tuple[float, float, float]] = []
    x, y = model.base.x, model.base.y
    for objective in state.objectives:
        ranked.append(((objective.x - x) ** 2 + (objective.y - y) ** 2, objective.x, objective.y))
    for crate in state.crates:
        if not crate.carrier and crate.taken < 0:
            ranked.append(((crate.x - x) ** 2 + (crate.y - y) ** 2, crate.x, crate.y))
    ranked.sort()
    return [(px, py) for _, px, py in ranked[:2]]


def cover_spots(state: WarzoneState, model: Model, reach: float, foe: Model | None) -> list[Point]:
    """Places behind the pieces in reach that give cover, as seen from the nearest enemy."""
    found: list[Point] = []
    if foe is None:
        return found
    base = model.base
    for piece in state.board.pieces:
        if (
            piece.left > base.x + reach
            or piece.right < base.x - reach
            or piece.bottom > base.y + reach
            or piece.top < base.y - reach
            or kind_of(state, piece).cover == NO_COVER
        ):
            continue
        middle_x = (piece.left + piece.right) / 2.0
        middle_y = (piece.bottom + piece.top) / 2.0
        dx, dy = middle_x - foe.base.x, middle_y - foe.base.y
        apart = sqrt(dx * dx + dy * dy)
        if apart <= 0.0:
            continue
        half = (
            abs(dx / apart) * (piece.right - piece.left) / 2.0
            + abs(dy / apart) * (piece.top - piece.bottom) / 2.0
        )
        step = half + base.radius + 0.1
        found.append((middle_x + dx / apart * step, middle_y + dy / apart * step))
        if len(found) == MOST_COVER:
            break
    return found


def towards(state: WarzoneState, model: Model, reach: float, x: float, y: float) -> Point:
    """A wanted point, or the furthest one towards it in reach, on the table."""
    base = model.base
    dx, dy = x - base.x, y - base.y
    apart = sqrt(dx * dx + dy * dy)
    if apart > reach:
        x = base.x + dx / apart * reach
        y = base.y + dy / apart * reach
    low = base.radius
    right = state.board.width - low
    top = state.board.height - low
    x = low if x < low else (right if x > right else x)
    y = low if y < low else (top if y > top else y)
    return quantize_point(x, y)


def snaps_for(state: WarzoneState, model: Model, reach: float) -> list[Json]:
    """The same points for a hand on the board, with what they are."""
    found: list[Json] = []
    for x, y in goals_of(state, model):
        px, py = towards(state, model, reach, x, y)
        found.append([px, py, Message("warzone-snap-goal").wire()])
    foe = nearest_enemy(state, model)
    for x, y in cover_spots(state, model, reach, foe):
        px, py = towards(state, model, reach, x, y)
        found.append([px, py, Message("warzone-snap-cover").wire()])
    if foe is not None:
        px, py = towards(state, model, reach, foe.base.x, foe.base.y)
        found.append([px, py, Message("warzone-snap-enemy").wire()])
    return found
