"""Where a model may want to go: a few points worth considering, and the points a hand on the board snaps to."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from sandtable.core.wire import Json, Message
from sandtable.figures import moving
from sandtable.figures.crowd import pieces_in, widened
from sandtable.figures.wishes import COMPASS, nearest_first, within_box, within_reach
from sandtable.systems.warzone.book.profiles import NO_COVER
from sandtable.systems.warzone.ground.space import nearest_enemy
from sandtable.systems.warzone.ground.terrain import kind_of
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Point, quantize_point

MOST_COVER: Final = 3


@final
class Wishes(moving.Proposals):
    """Objectives and crates, the nearest enemy, cover in reach, then the compass; at last, to stay.

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
        return len(self.wanted) + len(COMPASS) + 1

    def nth(self, number: int) -> Json:
        wanted, base = self.wanted, self.model.base
        if number < len(wanted):
            px, py = wanted[number]
        elif number < len(wanted) + len(COMPASS):
            ux, uy = COMPASS[number - len(wanted)]
            px, py = base.x + ux * self.reach, base.y + uy * self.reach
        else:
            return {}
        x, y = towards(self.state, self.model, self.reach, px, py)
        return {"to": {self.model.id: [x, y]}}


def goals_of(state: WarzoneState, model: Model) -> list[Point]:
    """What the mission is about, nearest first: two markers or crates, or the way home with one."""
    zone = state.zones[model.side]
    if model.carrying and zone is not None:
        return [((zone.left + zone.right) / 2.0, (zone.bottom + zone.top) / 2.0)]
    points = [(objective.x, objective.y) for objective in state.objectives]
    points.extend((crate.x, crate.y) for crate in state.crates if not crate.carrier and crate.taken < 0)
    return nearest_first(points, model.base.x, model.base.y)[:2]


def cover_spots(state: WarzoneState, model: Model, reach: float, foe: Model | None) -> list[Point]:
    """Places behind the pieces in reach that give cover, as seen from the nearest enemy."""
    if foe is None:
        return []
    base = model.base
    spots: list[Point] = []
    for piece in pieces_in(state.board.pieces, widened((base.x, base.y, base.x, base.y), reach)):
        if kind_of(state, piece).cover == NO_COVER:
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
        spots.append((middle_x + dx / apart * step, middle_y + dy / apart * step))
        if len(spots) == MOST_COVER:
            break
    return spots


def towards(state: WarzoneState, model: Model, reach: float, x: float, y: float) -> Point:
    """A wanted point, or the furthest one towards it in reach, on the table."""
    board, low = state.board, model.base.radius
    x, y = within_reach(model.base, reach, x, y)
    x, y = within_box((low, low, board.width - low, board.height - low), x, y)
    return quantize_point(x, y)


def snaps_for(state: WarzoneState, model: Model, reach: float) -> list[Json]:
    """The same points for a hand on the board, with what they are."""
    foe = nearest_enemy(state, model)
    wanted = [(point, "warzone-snap-goal") for point in goals_of(state, model)]
    wanted.extend((point, "warzone-snap-cover") for point in cover_spots(state, model, reach, foe))
    if foe is not None:
        wanted.append(((foe.base.x, foe.base.y), "warzone-snap-enemy"))
    snaps: list[Json] = []
    for point, words in wanted:
        x, y = towards(state, model, reach, point[0], point[1])
        snaps.append([x, y, Message(words).wire()])
    return snaps
