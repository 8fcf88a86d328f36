"""A vehicle on its way (chapter 6): who is in front of it, mines and overwatch, each when it comes to them."""

from __future__ import annotations

from typing import final

from sandtable.core.wire import Json
from sandtable.systems.fallout.attack.reactions import fire, interrupts
from sandtable.systems.fallout.attack.watchers import watchers
from sandtable.systems.fallout.ground.sight import lookout
from sandtable.systems.fallout.harm.losses import close_ranks, credit
from sandtable.systems.fallout.harm.vehicle_damage import inner, occupants, pilot, units_aboard
from sandtable.systems.fallout.move.aftermath import aftermath
from sandtable.systems.fallout.move.driving import Drive, Route
from sandtable.systems.fallout.move.leaving import can_retreat, leave
from sandtable.systems.fallout.move.mines import trigger_reach, triggered
from sandtable.systems.fallout.move.running_over import make_way, run_over
from sandtable.systems.fallout.move.vehicle_course import Meeting, Ride, next_meeting
from sandtable.systems.fallout.state.state import Culprit, FalloutState, Unit
from sandtable.table import Point, cut_path, path_between, pieces_entered, quantize_point
from sandtable.table.courses import Course, Part


@final
class Journey:
    """A vehicle on one way, and how far along it is."""

    __slots__ = ("course", "drive", "gone", "hull", "points", "state", "told")

    def __init__(self, state: FalloutState, hull: Unit, drive: Drive, route: Route) -> None:
        self.state = state
        self.hull = hull
        self.drive = drive
        self.points: list[Point] = route.points
        self.course = Course(inner(hull).hull, route.points, route.headings, route.facing)
        self.gone = 0.0
        self.told = -1.0  # how far of it was told; below 0: nothing

    def goes_on(self) -> bool:
        """fallout.vehicle.pilot_killed: without a driver who is awake it stops where it is."""
        return not self.hull.gone and pilot(self.state, self.hull) is not None and self.state.result is None

    def tell(self) -> None:
        """Tells the part of the way that was driven since it was told last."""
        hull = self.hull
        if self.gone > self.told:
            values: dict[str, Json] = {"vehicle": hull.name}
            rules = ["fallout.vehicle.speeds"]
            self.state.tell("fallout-event-drove", values, rules, hull.side, hull.id, self._untold)
            self.told = self.gone

    def _untold(self) -> list[tuple[str, list[Point]]]:
        """The part of the way that was driven since it was told last."""
        driven = path_between(self.points, max(self.told, 0.0), self.gone)
        return [(self.hull.id, [quantize_point(x, y) for x, y in driven])]


async def follow(state: FalloutState, hull: Unit, drive: Drive, route: Route) -> bool:
    """The vehicle goes its way; True when overwatch fire stopped it and it may go on another.

    fallout.action.overwatch.moment: at any fraction of the move, and the driver may change the rest of it.
    """
    journey = Journey(state, hull, drive, route)
    course = journey.course
    for unit in state.units if drive.met else []:
        for figure in unit.figures if unit.on_table() else []:
            # whoever was run over, or nearly, on an earlier stretch of this move is not so again
            if figure.id in drive.met and figure.present() and course.covers(figure.base):
                make_way(state, unit, figure, course, None)
    interruption = None
    if course.length > 0.0 and watchers(state, hull):
        interruption = await interrupts(state, Ride(state, hull, course, route.points))
    arrived = await go(journey, course.length * interruption.share if interruption is not None else -1.0)
    journey.tell()
    drive.gone += journey.gone
    expose(journey)
    if not arrived:
        return False
    if interruption is None:
        if route.leaves:
            depart(state, hull, route.leaves)
        return False
    await fire(state, interruption.unit)
    await aftermath(state)
    return journey.goes_on()


async def go(journey: Journey, stop: float) -> bool:
    """Drives so far, or to the end of the way when `stop` is below 0; False when the vehicle does not get there."""
    for part in journey.course.parts:
        upto = 1.0
        if stop >= 0.0:
            left = stop - journey.gone
            if left <= 1e-9:
                return True
            if part.length > 0.0:
                upto = min(left / part.length, 1.0)
        if not await roll_along(journey, part, upto):
            return False
        if upto < 1.0:
            return True
    return True


async def roll_along(journey: Journey, part: Part, upto: float) -> bool:
    """One leg or turn; False when the vehicle does not come to its end.

    fallout.vehicle.run_over.test, fallout.dice.order_victims: everybody and everything when the hull gets there.
    """
    state = journey.state
    vehicle = inner(journey.hull)
    begun = journey.gone
    share = 0.0
    while True:
        met = next_meeting(state, part, share, upto, trigger_reach(state), journey.drive.met)
        share = met.share if met is not None else upto
        vehicle.hull = part.at(share)
        journey.gone = begun + part.length * share
        if met is None:
            break
        await meet(journey, met)
        if not journey.goes_on():
            return False
    if part.length <= 0.0:
        journey.drive.turned += abs(part.turn)
    return True


async def meet(journey: Journey, met: Meeting) -> None:
    """fallout.mine.detonate.trigger.en: a counter is set off. fallout.vehicle.run_over.test: somebody is in the way."""
    state = journey.state
    journey.tell()
    unit = met.unit
    if met.mine is not None:
        await triggered(state, journey.hull, None, met.mine)
    elif unit is not None:
        figure = unit.figures[met.figure]
        journey.drive.met.append(figure.id)
        await run_over(state, journey.hull, journey.course, unit, figure)
    await aftermath(state)


def expose(journey: Journey) -> None:
    """fallout.env.radiation.pass_through, fallout.vehicle.aboard_environment: a way through a zone brings rems."""
    state = journey.state
    zones = lookout(state).hot
    if not zones or journey.gone <= 0.0:
        return
    hull = inner(journey.hull).hull
    if not pieces_entered(hull, cut_path(journey.points, journey.gone), zones):
        return
    exposed = journey.drive.exposed
    for figure in occupants(state, journey.hull):
        if not figure.profile.immune_radiation and figure.id not in exposed:
            figure.rems += 1
            exposed.append(figure.id)


def depart(state: FalloutState, hull: Unit, edge: str) -> None:
    """The vehicle leaves with everybody aboard.

    fallout.move.table_edge, fallout.retreat.half, fallout.retreat.illegal
    """
    for unit in units_aboard(state, hull):
        for figure in unit.figures:
            if figure.boarded and figure.present():
                leave(state, unit, figure, edge)
        close_ranks(unit)
    hull.gone = True
    hull.left_by = edge
    why = "fallout.retreat.half"
    if can_retreat(state, hull.side, edge):
        state.left_points[hull.side] += hull.points
    else:
        why = "fallout.retreat.illegal"
        credit(state, hull.side, hull.points, Culprit(-2, "", why), figure=False)
    values: dict[str, Json] = {"vehicle": hull.name, "edge": {"id": "fallout-edge-" + edge}}
    state.tell("fallout-event-vehicle-left", values, ["fallout.move.table_edge", why], hull.side, hull.id)
