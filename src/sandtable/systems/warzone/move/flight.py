"""Forced Runs: towards the own zone, and off the table."""

from __future__ import annotations

from sandtable.figures.zones import EAST, NORTH, SOUTH, WEST
from sandtable.systems.warzone.book.profiles import Zone
from sandtable.systems.warzone.ground.space import engaged
from sandtable.systems.warzone.ground.terrain import height_at
from sandtable.systems.warzone.harm.falls import fall, free_drop
from sandtable.systems.warzone.harm.losses import remove
from sandtable.systems.warzone.harm.suppression import under_fire
from sandtable.systems.warzone.move.disengage import free_hits
from sandtable.systems.warzone.move.forced_ways import way_towards
from sandtable.systems.warzone.move.movement import turn, walk_to
from sandtable.systems.warzone.move.planning import FLIGHT, LEVEL, Planner
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import can_run
from sandtable.table import OVERLAP, Disc, Point, path_length


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
    """warzone.rout.path: the shortest passable way, full length unless the goal is reached, round each other.

    It stops at an enemy's CCWR and inside the own zone. warzone.rout.leave: who touches the table edge is gone.
    """

    def wanted(spot: Point) -> bool:
        return safe_at(state, model, spot)

    factor = 2 if can_run(state, model) else 1
    path = way_towards(Planner(state, model, FLIGHT), refuge(state, model), factor, wanted)
    moved = model.moved
    if len(path) > 1:
        model.stunned = False  # warzone.act.stun.auto: moved by an effect
        await driven(state, model, path)
        model.moved = moved
    if model.on_table and at_own_edge(state, model, (model.base.x, model.base.y)):
        await remove(state, model, "warzone.rout.leave", "warzone-event-fled")


async def driven(state: WarzoneState, model: Model, path: list[Point]) -> None:
    """A forced way to its end. warzone.fall.voluntary: nobody chose to fall here, so the whole height counts."""
    above = model.altitude
    walk_to(state, model, path, height_at(state, path[-1][0], path[-1][1]))
    turn(state, model, None, path)
    if above - model.altitude > free_drop(state, model) + LEVEL:
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
        return edge_point(state, model, [SOUTH, NORTH, WEST, EAST])
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
        SOUTH: (base.x, base.radius),
        NORTH: (base.x, height - base.radius),
        WEST: (base.radius, base.y),
        EAST: (width - base.radius, base.y),
    }
    best = (base.x, base.y)
    least = float("inf")
    for edge in edges:
        x, y = points[edge]
        apart = abs(x - base.x) + abs(y - base.y)
        if apart < least:
            best, least = (x, y), apart
    return best


def safe_at(state: WarzoneState, model: Model, spot: Point) -> bool:
    """Whether a place is one a fleeing model makes for: in its zone; from inside it, or without one, a table edge."""
    zone = state.zones[model.side]
    if zone is not None and not zone.holds(model.base.x, model.base.y):
        return zone.holds(spot[0], spot[1])
    return at_own_edge(state, model, spot)


def at_own_edge(state: WarzoneState, model: Model, spot: Point) -> bool:
    """warzone.rout.leave: whether a routing model at a place touches a table edge.

    With a zone of its own, one of the zone's.
    """
    x, y = spot
    zone = state.zones[model.side]
    near = model.base.radius + 2 * OVERLAP
    edges = zone.edges if zone is not None else [SOUTH, NORTH, WEST, EAST]
    return (
        (SOUTH in edges and y <= near)
        or (NORTH in edges and y >= state.board.height - near)
        or (WEST in edges and x <= near)
        or (EAST in edges and x >= state.board.width - near)
    )
