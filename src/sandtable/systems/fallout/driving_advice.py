"""Estimates for bots about vehicles: straight ways that run somebody over, and what that is likely to take.

Who is tested, how and what a failure brings comes from the rules; turning on the spot and what stops a vehicle on its
way are left out. Nothing here rolls or changes anything.
"""

from __future__ import annotations

from math import inf
from typing import Final

from sandtable.core.wire import point_of, table_of, text_of
from sandtable.figures.edges import LEAVE
from sandtable.systems.fallout.book.words import PILOTING
from sandtable.systems.fallout.harm.vehicle_damage import inner, pilot
from sandtable.systems.fallout.move.crews import has_room, riders
from sandtable.systems.fallout.move.driving import DriveQuestion, drive_of, turning
from sandtable.systems.fallout.move.running_over import BLOW, SAVE, dodging
from sandtable.systems.fallout.state.dice import chance
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import Hull, Point, bearing, heading, overlaps, path_length

LENGTHS: Final = (1.0, 0.7, 0.45)  # shares of what it may drive
LEAST_WAY: Final = 0.5


def pilots(unit: Unit) -> bool:
    """Whether somebody of a unit could drive."""
    return any(PILOTING in figure.skills and figure.able() for figure in riders(unit))


def only_drives(state: FalloutState, hull: Unit, rider: Unit) -> bool:
    """fallout.vehicle.fire.passengers: whether a unit aboard is the driver alone, who does not fire."""
    at_wheel = pilot(state, hull)
    return at_wheel is not None and [figure.id for figure in riders(rider)] == [at_wheel.id]


def to_man(state: FalloutState, unit: Unit) -> Unit | None:
    """The nearest vehicle of its side that a unit could take the wheel of: nobody drives it, and there is room."""
    if not state.motorized or unit.aboard or not pilots(unit):
        return None
    crew = riders(unit)
    nearest: tuple[float, Unit | None] = (inf, None)
    for hull in state.units:
        if hull.vehicle is None or hull.side != unit.side or not hull.on_table() or pilot(state, hull):
            continue
        if hull.vehicle.disabled() or not has_room(state, hull, crew):
            continue
        body, base = hull.vehicle.hull, crew[0].base
        far = path_length([(body.x, body.y), (base.x, base.y)])
        if far < nearest[0]:
            nearest = (far, hull)
    return nearest[1]


def blow_to(state: FalloutState, hull: Unit, figure: Figure) -> float:
    """What running a figure over is likely to take from it, in points; the unconscious do not dodge."""
    dodged = 0.0 if figure.out else chance(figure.profile.ag - dodging(state, inner(hull)))
    unsaved = 1.0 - chance(figure.profile.en - SAVE)
    share = min(float(BLOW.fixed) / max(figure.hp, 1), 1.0)
    return (1.0 - dodged) * unsaved * share * figure.points


def run_over_whole(state: FalloutState, hull: Unit, unit: Unit) -> float:
    """What running over everybody of a unit on foot is likely to take, in points."""
    if unit.vehicle is not None:
        return 0.0
    return sum(blow_to(state, hull, figure) for figure in unit.figures if figure.present())


def run_over_by(state: FalloutState, hull: Unit, x: float, y: float) -> list[tuple[Unit, float]]:
    """Whom a straight drive to a point meets, unit by unit, and what that is likely to take of each, in points."""
    body = inner(hull).hull
    way = path_length([(body.x, body.y), (x, y)])
    if way < LEAST_WAY:
        return []
    ahead = bearing(body.x, body.y, x, y)
    swept = Hull((body.x + x) / 2.0, (body.y + y) / 2.0, body.length + way, body.width, ahead)
    met: list[tuple[Unit, float]] = []
    for unit in state.units:
        if unit.vehicle is None and unit.on_table():
            hit = [figure for figure in unit.figures if figure.present() and overlaps(swept, figure.base)]
            if hit:
                met.append((unit, sum(blow_to(state, hull, figure) for figure in hit)))
    return met


def turn_to(hull: Unit, x: float, y: float, goal: Point) -> float:
    """How far a vehicle that has driven straight to a point has to turn from there to a goal, in degrees."""
    body = inner(hull).hull
    way = path_length([(body.x, body.y), (x, y)])
    ahead = bearing(body.x, body.y, x, y) if way >= LEAST_WAY else body.facing
    return turning(ahead, bearing(x, y, goal[0], goal[1]))


def ways_over(state: FalloutState, hull: Unit, mode: str) -> list[Point]:
    """Where a vehicle could drive straight at the speed it chooses: over enemies first, then as the rules propose."""
    drive = drive_of(hull, mode)
    question = DriveQuestion(state, hull, drive)
    body = inner(hull).hull
    ends: list[Point] = []
    for figure in _on_foot_against(state, hull, drive.left() + body.length):
        ux, uy = heading(bearing(body.x, body.y, figure.base.x, figure.base.y))
        for share in LENGTHS:
            far = drive.left() * share * 0.998
            end = (round(body.x + ux * far, 2), round(body.y + uy * far, 2))
            if not question.check({"to": {hull.id: [end[0], end[1]]}}):
                ends.append(end)
                break
    for answer in question.candidates():
        point = point_of(table_of(table_of(answer).get("to")).get(hull.id))
        if point is not None and not text_of(table_of(answer).get("then")).startswith(LEAVE):
            ends.append(point)
    return ends


def _on_foot_against(state: FalloutState, hull: Unit, reach: float) -> list[Figure]:
    """The enemies and critters on foot that a vehicle could come to."""
    body = inner(hull).hull
    return [
        figure
        for unit in state.units
        if unit.vehicle is None and unit.on_table() and unit.side != hull.side
        for figure in unit.figures
        if figure.present() and path_length([(body.x, body.y), (figure.base.x, figure.base.y)]) <= reach
    ]
