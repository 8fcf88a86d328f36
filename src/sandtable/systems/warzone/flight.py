"""Forced Runs: towards the own zone, and off the table."""

from __future__ import annotations

from typing import Final

from sandtable.systems.warzone.casualties import remove
from sandtable.systems.warzone.disengage import free_hits
from sandtable.systems.warzone.falls import fall, free_drop
from sandtable.systems.warzone.grids import ring_of
from sandtable.systems.warzone.models import Model, Squad
from sandtable.systems.warzone.movement import turn, walk_to
from sandtable.systems.warzone.profiles import Zone
from sandtable.systems.warzone.space import engaged
from sandtable.systems.warzone.state import WarzoneState
from sandtable.systems.warzone.stride import FLIGHT, Gait, Planner
from sandtable.systems.warzone.suppression import under_fire
from sandtable.systems.warzone.terrain import height_at, loss_of_m, slowed
from sandtable.systems.warzone.traits import can_run, m_of
from sandtable.table import OVERLAP, Disc, Point, cut_path, path_length, quantize_point, shortest_path

BACK_STEP: Final = 0.5  # inches: who would end on somebody stops this much earlier, again and again
GOAL_STEP: Final = 0.5  # inches between the rings in which a place to stand is looked for
GOAL_FAR: Final = 12.0


async def forced_run(state: WarzoneState, squad: Squad) -> None:
    """warzone.rout.effect.run: a free compulsory Run of every model towards its deployment zone or the table edge.

    warzone.rout.engaged: the Engaged suffer free hits first.
    warzone.rout.one_run: at most one a Game Turn, and it does not count against twice M.
    """
    if squad.forced_run:
        return
    squad.forced_run = True
    state.tell(
        "warzone-event-flees", {"squad": squad.name}, ["warzone.rout.effect.run"], squad.side, squad.id
    )
    for model in squad.standing():
        if not model.on_table or state.result is not None:
            continue
        if engaged(state, model):
            await free_hits(state, model)  # warzone.rout.engaged
        if model.on_table:
            await flee(state, model)


async def flee(state: WarzoneState, model: Model) -> None:
    """warzone.rout.path: the shortest passable way, full length unless the goal is reached.

    It stops at an enemy's CCWR and inside the own zone. warzone.rout.leave: who touches the table edge is gone.
    """
    zone = state.zones[model.side]
    outside = zone if zone is not None and not zone.holds(model.base.x, model.base.y) else None
    goal = refuge(state, model)
    path = way_towards(state, model, goal, FLIGHT, 2 if can_run(state, model) else 1, outside)
    moved = model.moved
    if len(path) > 1:
        await driven(state, model, path)
        model.moved = moved
    if model.on_table and at_own_edge(state, model):
        await remove(state, model, "warzone.rout.leave", "warzone-event-fled")


async def driven(state: WarzoneState, model: Model, path: list[Point]) -> None:
    """A forced way to its end. warzone.fall.voluntary: nobody chose to fall here, so the whole height counts."""
    above = model.altitude
    walk_to(state, model, path, height_at(state, path[-1][0], path[-1][1]))
    turn(state, model, None, path)
    if above - model.altitude > free_drop(state, model) + OVERLAP:
        await fall(state, model, above - model.altitude, False)
    if model.on_table:
        await under_fire(state, model, path_length(path))


def refuge(state: WarzoneState, model: Model) -> Point:
    """Where a fleeing model runs to: its zone; from inside it the zone's table edge.

    Without a zone the nearest edge.
    """
    base = model.base
    zone = state.zones[model.side]
    if zone is None:
        return edge_point(state, model, ["south", "north", "west", "east"])
    if zone.holds(base.x, base.y):
        return edge_point(state, model, zone.edges)
    return into_zone(zone, base)


def into_zone(zone: Zone, base: Disc) -> Point:
    """The nearest point of a zone at which the middle of the base lies in it."""
    return min(max(base.x, zone.left), zone.right), min(max(base.y, zone.bottom), zone.top)


def edge_point(state: WarzoneState, model: Model, edges: list[str]) -> Point:
    """The nearest point at which the base touches one of these table edges."""
    base = model.base
    width, height = state.board.width, state.board.height
    points: dict[str, Point] = {
        "south": (base.x, base.radius),
        "north": (base.x, height - base.radius),
        "west": (base.radius, base.y),
        "east": (width - base.radius, base.y),
    }
    best = (base.x, base.y)
    least = float("inf")
    for edge in edges:
        x, y = points[edge]
        apart = abs(x - base.x) + abs(y - base.y)
        if apart < least:
            best, least = (x, y), apart
    return best


def at_own_edge(state: WarzoneState, model: Model) -> bool:
    """warzone.rout.leave: whether a routing model touches a table edge.

    With a zone of its own, one of the zone's.
    """
    base = model.base
    zone = state.zones[model.side]
    near = base.radius + 2 * OVERLAP
    edges = zone.edges if zone is not None else ["south", "north", "west", "east"]
    return (
        ("south" in edges and base.y <= near)
        or ("north" in edges and base.y >= state.board.height - near)
        or ("west" in edges and base.x <= near)
        or ("east" in edges and base.x >= state.board.width - near)
    )


def open_goal(planner: Planner, goal: Point, zone: Zone | None) -> Point:
    """The place nearest to a goal where a model can stand, in the zone if one is given.

    A forced Run neither climbs a building nor ends in a wall.
    """
    if can_stand(planner, goal):
        return goal
    ring = GOAL_STEP
    while ring <= GOAL_FAR:
        for spot in ring_of(goal[0], goal[1], ring):
            if (zone is None or zone.holds(spot[0], spot[1])) and can_stand(planner, spot):
                return spot
        ring += GOAL_STEP
    return goal


def can_stand(planner: Planner, point: Point) -> bool:
    """Whether the ground of a point is open; the roof a model stands on is ground to it."""
    base = Disc(point[0], point[1], planner.model.base.radius)
    if not planner.state.board.inside(base, OVERLAP):
        return False
    return not any(piece is not planner.roof and piece.meets(base, OVERLAP) for piece in planner.pieces)


def way_towards(
    state: WarzoneState, model: Model, goal: Point, gait: Gait, factor: int, zone: Zone | None = None
) -> list[Point]:
    """The way a model is forced to take: as far as its Run carries, ending on nobody.

    Its own place alone when shut in.
    """
    start = (model.base.x, model.base.y)
    planner = Planner(state, model, gait)
    goal = open_goal(planner, goal, zone)
    walk = planner.walk(goal, True)
    if walk.barriers.clear(start[0], start[1], goal[0], goal[1]):
        path = [start, goal]
    else:
        path = shortest_path(state.board, model.base, goal, walk.obstacles, walk.shut)
    if not path:
        return [start]
    far = float(factor * m_of(state, model))
    path = cut_path(path, far)
    loss = loss_of_m(state, model, path, False)
    if loss:
        path = cut_path(path, float(factor * slowed(m_of(state, model), loss)))
    stop, foe = planner.stop_on(path, model.altitude)
    if foe is not None:
        path = cut_path(path, stop)
    return shortened(planner, path)


def shortened(planner: Planner, path: list[Point]) -> list[Point]:
    """The same way, ended earlier where somebody stands at its end."""
    length = path_length(path)
    while length > OVERLAP:
        end = quantize_point(path[-1][0], path[-1][1])
        base = Disc(end[0], end[1], planner.model.base.radius)
        if not crowded(planner, base):
            return [*path[:-1], end]
        length -= BACK_STEP
        path = cut_path(path, max(length, 0.0))
    return [path[0]]


def crowded(planner: Planner, base: Disc) -> bool:
    """Whether somebody stands where a base would be."""
    for other in planner.others:
        room = base.radius + other.reach - OVERLAP
        if (other.x - base.x) ** 2 + (other.y - base.y) ** 2 < room * room:
            return True
    return False
