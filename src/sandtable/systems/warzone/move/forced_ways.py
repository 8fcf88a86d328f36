"""Ways nobody chooses: towards a goal as far as they lead, round what bars them, ending on nobody."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from sandtable.figures.grids import ring_of
from sandtable.figures.room import RING, nearest_room
from sandtable.systems.warzone.book.words import SKILL_JUMP_JETS
from sandtable.systems.warzone.ground.sight import vision
from sandtable.systems.warzone.ground.terrain import inches_inside, loss_of_m, slowed
from sandtable.systems.warzone.move.planning import LOSSES, Planner, lengthened, room_left
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.traits import m_of
from sandtable.table import (
    OVERLAP,
    Barriers,
    Base,
    Disc,
    Piece,
    Point,
    cut_path,
    path_length,
    quantize_point,
    shortest_path,
)

GOAL_FAR: Final = 12.0  # inches about a goal in which a place to stand is looked for
ASIDE: Final = 3.0  # inches about the end of a way in which another end is looked for
BACK_STEP: Final = 0.2  # inches: who finds no other place ends this much earlier, again and again
FINEST: Final = 0.001
ROUND: Final = 32  # places looked at on a ring about the end of a way, at least


def way_towards(
    planner: Planner, goal: Point, factor: int, wanted: Callable[[Point], bool] | None = None
) -> list[Point]:
    """The way a model is forced to take: `factor` times M towards a goal, or to it; its own place alone when shut in.

    It leads round enemies' reach, what is impassable, and gaps, and through friends. Where somebody stands at its end
    it ends beside him. Of the places about the goal only those that are `wanted` will do.
    """
    near = apart((planner.model.base.x, planner.model.base.y), goal) <= furthest(planner, factor)
    goal = open_goal(planner, goal, near, wanted)
    path = led(planner, goal, factor)
    end = quantize_point(path[-1][0], path[-1][1])
    if len(path) < 2 or not crowded(planner, end):
        return [*path[:-1], end] if len(path) > 1 else path
    return ended_beside(planner, path, goal, factor)


def led(planner: Planner, goal: Point, factor: int) -> list[Point]:
    """As much of the way to a goal as M, its terrain and the reach of enemies allow, whoever stands at its end."""
    path = whole_way(planner, goal)
    path = cut_path(path, carried(planner, path, factor))
    stop, foe = planner.stop_on(path, planner.model.altitude)
    return path if foe is None else cut_path(path, stop)


def furthest(planner: Planner, factor: int) -> float:
    """How far a model gets at most, over open ground."""
    state, model = planner.state, planner.model
    return float(factor * m_of(state, model) + lengthened(state, model, planner.gait))


# ------------------------------------------------------------ the goal


def open_goal(
    planner: Planner, goal: Point, free: bool, wanted: Callable[[Point], bool] | None = None
) -> Point:
    """The place nearest to a goal where a model can stand; if it has to be `free`, where nobody does.

    A forced Run neither climbs a building nor ends in a wall.
    """

    def right(spot: Point) -> bool:
        return can_stand(planner, spot) and not (free and crowded(planner, spot))

    def best(spot: Point) -> bool:
        return wanted is not None and wanted(spot) and right(spot)

    place: Point | None = None
    if wanted is not None:
        place = nearest_room(goal[0], goal[1], best, GOAL_FAR)
    if place is None:
        place = nearest_room(goal[0], goal[1], right, GOAL_FAR)
    return place if place is not None else goal


def can_stand(planner: Planner, point: Point) -> bool:
    """Whether the ground of a point is open; the roof a model stands on is ground to it."""
    base = Disc(point[0], point[1], planner.model.base.radius)
    if not planner.state.board.inside(base, OVERLAP):
        return False
    return not any(piece is not planner.roof and piece.meets(base, OVERLAP) for piece in planner.pieces)


def crowded(planner: Planner, point: Point) -> bool:
    """Whether somebody stands where a base would be."""
    radius = planner.model.base.radius - OVERLAP
    for other in planner.others:
        room = radius + other.reach
        dx = other.x - point[0]
        dy = other.y - point[1]
        if dx * dx + dy * dy < room * room:
            return True
    return False


# ------------------------------------------------------------ the way


def whole_way(planner: Planner, goal: Point) -> list[Point]:
    """The shortest way to a goal, however long; where there is none, straight at it up to what bars it."""
    walk = planner.walk(goal, True)
    path = way_past(planner, goal, walk.barriers, walk.obstacles, walk.shut)
    gaps = gaps_about(planner, goal)
    if any(inches_inside(piece, path) > OVERLAP for piece in gaps):
        shut = walk.shut + gaps
        barriers = Barriers(planner.state.board, planner.model.base, walk.obstacles, shut)
        path = way_past(planner, goal, barriers, walk.obstacles, shut)
    return path


def way_past(
    planner: Planner, goal: Point, barriers: Barriers, obstacles: list[Base], shut: list[Piece]
) -> list[Point]:
    """The shortest way past what bars it; straight at the goal as far as that leads where there is none."""
    model = planner.model
    start = (model.base.x, model.base.y)
    if barriers.clear(start[0], start[1], goal[0], goal[1]):
        return [start, goal]
    path = shortest_path(planner.state.board, model.base, goal, obstacles, shut)
    if path:
        return path
    bump = barriers.first_on([start, goal])
    return cut_path([start, goal], bump.along if bump is not None else 0.0)


def gaps_about(planner: Planner, goal: Point) -> list[Piece]:
    """The gaps that a forced way leads round: all but those the model or its goal is in; Jump Jets carry over them."""
    model = planner.model
    gaps = vision(planner.state).gaps
    if not gaps or SKILL_JUMP_JETS in model.profile.skills:
        return []
    return [
        piece
        for piece in gaps
        if not piece.holds(model.base.x, model.base.y) and not piece.holds(goal[0], goal[1])
    ]


def carried(planner: Planner, path: list[Point], factor: int) -> float:
    """How far along a way a model gets: the longest part of it for which the terrain on it leaves M enough."""
    state, model = planner.state, planner.model
    m = m_of(state, model)
    extra = lengthened(state, model, planner.gait)
    left = room_left(state, model, planner.gait)
    if factor < planner.gait.factor:  # no Run
        left, extra = left - extra, 0
    whole = min(path_length(path), left)
    best = 0.0
    for loss in LOSSES:
        far = min(float(factor * slowed(m, loss) + extra), whole)
        if far <= best:
            break
        best = slow_part(planner, path, best, far, loss)
    return best


def slow_part(planner: Planner, path: list[Point], least: float, most: float, loss: int) -> float:
    """How much of a way, between so many inches, takes no more than that from M."""
    state, model = planner.state, planner.model
    if loss_of_m(state, model, cut_path(path, most), False) <= loss:
        return most
    while most - least > FINEST:
        middle = (least + most) / 2.0
        if loss_of_m(state, model, cut_path(path, middle), False) <= loss:
            least = middle
        else:
            most = middle
    return least


# ------------------------------------------------------------ its end


def ended_beside(planner: Planner, path: list[Point], goal: Point, factor: int) -> list[Point]:
    """The same way, ended beside whoever stands at its end: the free place nearest to that, or an earlier one.

    Of equals the one nearest to the goal. None is further off than the way was long.
    """
    short = shortened(planner, path)
    least = apart(short[-1], goal)
    x, y = path[-1]
    sx, sy = path[0]
    most = (path_length(path) + OVERLAP) ** 2
    for number in range(1, int(ASIDE / RING) + 1):
        ranked: list[tuple[float, Point]] = []
        for spot in ring_of(x, y, number * RING, ROUND):
            if (spot[0] - sx) ** 2 + (spot[1] - sy) ** 2 <= most:
                far = apart(spot, goal)
                if far < least and not crowded(planner, spot):
                    ranked.append((far, spot))
        ranked.sort()
        for _, spot in ranked:
            way = led_to(planner, spot, factor)
            if way:
                return way
    return short


def led_to(planner: Planner, spot: Point, factor: int) -> list[Point]:
    """The way to a place that a forced Run may end at; none when it is too far, or bars, climbs or leaps lie on it."""
    stride = planner.stride(spot)
    if stride.reasons or stride.stopped or stride.leap > 0.0 or stride.climb > 0.0:
        return []
    runs = factor == planner.gait.factor
    most = factor * slowed(m_of(planner.state, planner.model), stride.loss)
    if not runs and stride.length > most + OVERLAP:
        return []
    return stride.path


def shortened(planner: Planner, path: list[Point]) -> list[Point]:
    """The same way, ended earlier where somebody stands at its end."""
    length = path_length(path)
    while length > OVERLAP:
        end = quantize_point(path[-1][0], path[-1][1])
        if not crowded(planner, end):
            return [*path[:-1], end]
        length -= BACK_STEP
        path = cut_path(path, max(length, 0.0))
    return [path[0]]


def apart(a: Point, b: Point) -> float:
    """Inches between two places."""
    return sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def beside(model: Model, other: Model) -> Point:
    """The point next to another model on the straight line to it."""
    dx = other.base.x - model.base.x
    dy = other.base.y - model.base.y
    away = sqrt(dx * dx + dy * dy)
    room = other.base.radius + model.base.radius + 0.05
    share = max(away - room, 0.0) / away if away > 0.0 else 0.0
    return quantize_point(model.base.x + dx * share, model.base.y + dy * share)
