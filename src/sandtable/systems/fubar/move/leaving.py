"""Leaving the table by an edge that the scenario opens."""

from __future__ import annotations

from sandtable.core.question import Option
from sandtable.core.wire import Json, Message
from sandtable.figures.edges import point_at
from sandtable.figures.zones import EDGES
from sandtable.systems.fubar.harm.victory import check_break
from sandtable.systems.fubar.move.captive import leave_with_captive
from sandtable.systems.fubar.move.driving import Driver
from sandtable.systems.fubar.move.march import Plan
from sandtable.systems.fubar.move.planning import Planner
from sandtable.systems.fubar.move.vehicle_going import reach_over, thickest, way_to, why_not_enter
from sandtable.systems.fubar.state.identities import LEAVE
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import OVERLAP, Base, Board, Hull, Point, path_length, shortest_path


def open_edges(state: FubarState, unit: Unit) -> list[str]:
    """fubar.move.figures: the edges that the scenario lets this unit cross."""
    vehicle = unit.vehicle is not None
    captive = unit.captive != ""
    return [edge for edge in EDGES if state.scenario.may_leave(unit.side, edge, vehicle, captive)]


def exits(state: FubarState, planner: Planner) -> list[Option]:
    """Leaving as a way to end the move, with the reasons when an edge is out of reach."""
    unit = planner.march.unit
    options: list[Option] = []
    for edge in open_edges(state, unit):
        plan = plan_exit(state, planner, LEAVE + edge)
        label = Message("fubar-opt-leave", {"unit": unit.name, "edge": edge})
        options.append(Option(LEAVE + edge, label, "fubar.move.figures", reasons=plan.reasons))
    return options


def plan_exit(state: FubarState, planner: Planner, then: str) -> Plan:
    """The ways of a whole unit off the table, and what stands against it."""
    march = planner.march
    plan = Plan(then)
    plan.edge = then.removeprefix(LEAVE)
    values: dict[str, Json] = {"unit": march.unit.name, "edge": plan.edge[:10]}
    if plan.edge not in open_edges(state, march.unit):
        plan.refuse("fubar.move.figures", "fubar-refused-edge", values)
        return plan
    if len(planner.numbers) < on_foot(march.unit):
        plan.refuse("fubar.pin.move", "fubar-refused-leave-together", values)
        return plan
    for at, base in enumerate(planner.bases):
        goal = at_edge(state.board, base, plan.edge)
        if isinstance(planner, Driver):
            _drive_off(state, planner, plan, planner.hull, goal)
        else:
            path = shortest_path(state.board, base, goal, planner.crowd.barriers)
            _go(state, planner, plan, at, path, planner.left[at], march.why)
    return plan


def _drive_off(state: FubarState, planner: Driver, plan: Plan, hull: Hull, goal: Point) -> None:
    """fubar.vehicle.move.light, fubar.vehicle.move.medium: cover on the way off slows a vehicle as any other."""
    march = planner.march
    path = way_to(state, march, hull, goal, planner.crowd.barriers, planner.closed, planner.slow)
    level = thickest(state, hull, path, hull.at(goal[0], goal[1]), planner.slow) if path else 0
    why = march.why
    if level > 0 or march.slow:
        why = "fubar.vehicle.move.medium" if level > 1 else "fubar.vehicle.move.light"
    _go(state, planner, plan, 0, path, reach_over(state, march, level), why)
    plan.reasons.extend(why_not_enter(march, level > 1))


def _go(
    state: FubarState, planner: Planner, plan: Plan, at: int, path: list[Point], reach: float, why: str
) -> None:
    """Adds one way to the edge to the plan, or notes why there is none."""
    who = planner.march.called(planner.numbers[at])
    length = path_length(path) if path else 0.0
    if not path:
        plan.refuse("fubar.move.figures", "fubar-refused-no-way", {"figure": who})
    elif length > reach + OVERLAP:
        values: dict[str, Json] = {
            "figure": who,
            "length": round(length, 2),
            "left": round(reach, 2),
            "measure": state.lengths.unit,
        }
        plan.refuse(why, "fubar-refused-edge-too-far", values)
    else:
        plan.add(planner.numbers[at], path, length)


def on_foot(unit: Unit) -> int:
    """How many must reach the edge: all living figures, or the vehicle."""
    return 1 if unit.vehicle is not None else len(unit.living())


def at_edge(board: Board, base: Base, edge: str) -> Point:
    """Where the base stands when it has come straight to the edge and touches it."""
    depth = base.half_length if isinstance(base, Hull) else base.reach
    x = min(max(base.x, base.reach), board.width - base.reach)
    y = min(max(base.y, base.reach), board.height - base.reach)
    return point_at(board, x, y, edge, depth)


def leave_table(state: FubarState, unit: Unit, edge: str) -> None:
    """The unit is gone by that edge, and whoever is aboard or led with it."""
    leave_with_captive(state, unit, edge)
    unit.gone = True
    unit.left_by = edge
    vehicle = unit.vehicle
    if vehicle is not None:
        for id in vehicle.passengers:
            passenger = state.unit(id)
            passenger.gone = True
            passenger.left_by = edge
    state.tell(
        "fubar-event-left", {"unit": unit.name, "edge": edge}, ["fubar.move.figures"], unit.side, unit.id
    )
    check_break(state)
