"""Driving (chapter 6): speeds, turns, what stops a vehicle, and who is in its way."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.core.preview import Preview
from sandtable.core.question import MOVING, Option, facing_of
from sandtable.core.wire import Json, Message, Reason, list_of, table_of, text_of
from sandtable.figures import moving
from sandtable.figures.edges import LEAVE, edge_crossed
from sandtable.figures.facing import on_table
from sandtable.figures.march import Plan
from sandtable.figures.moving import why_not_then
from sandtable.figures.planning import points_of
from sandtable.systems.fallout.ground.terrain import barred_vehicle
from sandtable.systems.fallout.harm.vehicle_damage import inner
from sandtable.systems.fallout.move.leaving import done_option, friendly, leave_option
from sandtable.systems.fallout.state.identities import DONE, DRIVE, FAST, REVERSE
from sandtable.systems.fallout.state.state import FalloutState, Unit
from sandtable.table import (
    OVERLAP,
    Base,
    Hull,
    Piece,
    Point,
    bearing,
    first_bump,
    heading,
    overlaps,
    path_length,
    quantize_point,
)

STEEP: Final = 45.0
"""fallout.vehicle.disabled.limits: a disabled vehicle turns further only with a Piloting test."""
HAIR: Final = 1e-6
LEAST: Final = 0.05
"""Inches or degrees: with less than this left a vehicle does not go on."""
TURNS: Final = (0.0, 30.0, -30.0, 60.0, -60.0, 90.0, -90.0, 135.0, -135.0, 180.0)
SHARES: Final = (1.0, 0.5)


@final
class Drive:
    """A move of a vehicle: how far, how much turning, forwards or back; and what of it is behind it."""

    __slots__ = ("allowance", "exposed", "gone", "met", "mode", "steered", "turn", "turned", "why")

    def __init__(self, mode: str, allowance: float, turn: float, why: str) -> None:
        self.mode = mode
        self.allowance = allowance
        self.turn = turn  # degrees in all
        self.why = why
        self.gone = 0.0
        self.turned = 0.0
        self.steered = False  # a steep turn was tested for (fallout.vehicle.disabled.limits)
        self.met: list[str] = []  # whom it has run over, or nearly (fallout.vehicle.run_over.place)
        self.exposed: list[str] = []  # who aboard has taken rems in this move

    def left(self) -> float:
        """How far it may still go."""
        return max(self.allowance - self.gone, 0.0)

    def turn_left(self) -> float:
        """How much it may still turn."""
        return max(self.turn - self.turned, 0.0)

    def spent(self) -> bool:
        """Whether nothing worth mentioning is left of it."""
        return self.left() < LEAST and (self.gone <= 0.0 or self.turn_left() < LEAST)


def drive_of(hull: Unit, mode: str) -> Drive:
    """fallout.vehicle.speeds, fallout.vehicle.turn, fallout.vehicle.reverse: what the chart allows for a speed."""
    profile = inner(hull).profile
    if mode == FAST:
        return Drive(mode, profile.fast, profile.turn_fast, "fallout.vehicle.speeds")
    if mode == REVERSE:
        return Drive(mode, profile.normal / 2.0, 0.0, "fallout.vehicle.reverse")
    return Drive(mode, profile.normal, profile.turn_normal, "fallout.vehicle.speeds")


def turning(a: float, b: float) -> float:
    """How far it is from one heading to another, 0 to 180 degrees."""
    gap = abs(a - b) % 360.0
    return min(gap, 360.0 - gap)


@final
class Route(Plan):
    """A way read from an answer: its points, the heading of each leg and at the end, how much it turns."""

    __slots__ = ("facing", "headings", "leaves", "points", "turned")

    def __init__(self, points: list[Point], headings: list[float], facing: float, turned: float) -> None:
        super().__init__()
        self.points = points
        self.headings = headings  # of the hull on each leg
        self.facing = facing  # at the end
        self.turned = turned
        self.leaves = ""  # the edge it leaves by


class DriveQuestion(moving.MoveQuestion[Route, None]):
    """Where does the vehicle go? `{"to": {id: [x, y]}, "via"?: {id: […]}, "facing"?: {id: deg}, "then": …}`.

    `{"lead": [x, y]}` says the same as `to`; with neither it stays where it is.
    """

    identity: ClassVar[str] = DRIVE

    def __init__(self, state: FalloutState, hull: Unit, drive: Drive) -> None:
        prompt = Message(
            "fallout-ask-drive", {"vehicle": hull.name, "mode": {"id": "fallout-drive-" + drive.mode}}
        )
        super().__init__(state.decider(hull), drive.why, prompt, hull.id)
        self.state = state
        self.hull = hull
        self.drive = drive
        self.body = inner(hull).hull
        self.others: list[Base] = [
            inner(unit).hull
            for unit in state.units
            if unit.vehicle is not None and unit is not hull and unit.on_table()
        ]
        self.closed: list[Piece] = barred_vehicle(state)

    # ------------------------------------------------------------ reading

    def read(self, answer: Json) -> Route:
        table = table_of(answer)
        start = (self.body.x, self.body.y)
        if not self.is_shaped(answer, MOVING, [self.hull.id]):
            route = Route([start], [], self.body.facing, 0.0)
            route.refuse(self.why, "fallout-refused-move-table")
            return route
        points: list[Point] = [start]
        for stop in points_of(self._stops(table)):
            x, y = quantize_point(stop[0], stop[1])
            if path_length([points[-1], (x, y)]) > 0.01:
                points.append((x, y))
        route = self._with_headings(points, facing_of(answer, self.hull.id))
        then = text_of(table.get("then", DONE))
        if then.startswith(LEAVE):
            route.leaves = then.removeprefix(LEAVE)
        route.reasons = [] if route.leaves else why_not_then(self.why, [done_option()], then)
        if not route.reasons:
            route.reasons = self._why_not_drive(route)
        return route

    def _stops(self, table: dict[str, Json]) -> list[Json]:
        """What an answer names one after another; none at all when it stays."""
        id = self.hull.id
        via = list_of(table_of(table.get("via")).get(id))
        ends = table_of(table.get("to"))
        if "lead" in table:
            return [*via, table["lead"]]
        return [*via, ends[id]] if id in ends else []

    def _with_headings(self, points: list[Point], facing: float | None) -> Route:
        """fallout.vehicle.turn: the hull looks along each leg; its turns add up. Backwards it does not turn."""
        now = self.body.facing
        turned = 0.0
        headings: list[float] = []
        for i in range(1, len(points)):
            ahead = bearing(points[i - 1][0], points[i - 1][1], points[i][0], points[i][1])
            if self.drive.mode == REVERSE:
                turned += turning(ahead + 180.0, now)
                headings.append(now)
                continue
            turned += turning(ahead, now)
            now = ahead
            headings.append(round(ahead, 1))
        end = now
        if facing is not None:
            end = on_table(facing)
            turned += turning(end, now)
        return Route(points, headings, round(end, 1), turned)

    # ------------------------------------------------------------ the law

    def _why_not_drive(self, route: Route) -> list[Reason]:
        """How far, how much it turns, over which edge, and past what."""
        name: dict[str, Json] = {"vehicle": self.hull.name}
        if path_length(route.points) > self.drive.left() + HAIR + (OVERLAP if self.drive.gone else 0.0):
            name["most"] = round(self.drive.left(), 2)
            name["measure"] = self.state.lengths.unit
            return [Reason(self.why, "fallout-refused-drive-far", name)]
        limit = 0.5 if self.drive.mode == REVERSE else self.drive.turn_left() + 0.05
        standing = len(route.points) == 1 and self.drive.gone <= 0.0
        if route.turned > limit or (standing and route.turned > 0.05):
            name["most"] = round(self.drive.turn_left())
            return [Reason("fallout.vehicle.turn", "fallout-refused-drive-turn", name)]
        if route.leaves and route.leaves not in self.edges():
            return [Reason("fallout.retreat.edge", "fallout-refused-drive-edge", name)]
        return self._why_not_pass(route)

    def edges(self) -> list[str]:
        """The edges over which this vehicle may leave."""
        state = self.state
        side = self.hull.side
        if not 0 <= side < state.sides or not state.may_leave[side]:
            return []
        return friendly(state, side)

    def _why_not_pass(self, route: Route) -> list[Reason]:
        """fallout.vehicle.obstacles: nothing that bars vehicles on the way, at its corners or at its end."""
        state = self.state
        name: dict[str, Json] = {"vehicle": self.hull.name}
        blocked = [Reason("fallout.vehicle.obstacles", "fallout-refused-drive-blocked", name)]
        for i, ahead in enumerate(route.headings):
            a, b = route.points[i], route.points[i + 1]
            body = Hull(a[0], a[1], self.body.length, self.body.width, ahead)
            if i and not self._fits(body):
                return blocked
            keep = not route.leaves
            if (
                first_bump(state.board, body, [a, b], self.others, self.closed, keep_on_table=keep)
                is not None
            ):
                return blocked
        end = self.end(route)
        if route.leaves:
            if edge_crossed(state.board, end) != route.leaves:
                return [Reason("fallout.move.table_edge", "fallout-refused-drive-edge", name)]
            return []
        moves = len(route.points) > 1 or route.turned > 0.05
        if moves and (not self._fits(end) or not state.board.inside(end)):
            return blocked
        return []

    def _fits(self, body: Hull) -> bool:
        for piece in self.closed:
            if piece.meets(body, OVERLAP):
                return False
        for other in self.others:
            if overlaps(body, other):
                return False
        return True

    def end(self, route: Route) -> Hull:
        """The hull at the end of a way."""
        x, y = route.points[-1]
        return Hull(x, y, self.body.length, self.body.width, route.facing)

    # ------------------------------------------------------------ proposals

    def propose(self) -> moving.Proposals:
        """Ways out first, then straight stretches in several directions, the longer first; at last, no way at all."""
        ways: list[Json] = []
        turns = TURNS if self.drive.mode != REVERSE else (0.0,)
        back = 180.0 if self.drive.mode == REVERSE else 0.0
        edges = self.edges() if self.drive.mode != REVERSE else []
        for turn in turns:
            if abs(turn) > self.drive.turn_left() + HAIR:
                continue
            ux, uy = heading(self.body.facing + turn + back)
            for edge in edges:
                self._try(ways, ux, uy, self.drive.left(), LEAVE + edge)
            for share in SHARES:
                self._try(ways, ux, uy, self.drive.left() * share, DONE)
        ways.append({"then": DONE})
        return moving.Listed(ways)

    def _try(self, ways: list[Json], ux: float, uy: float, far: float, then: str) -> None:
        x = round(self.body.x + ux * (far - 0.02), 2)
        y = round(self.body.y + uy * (far - 0.02), 2)
        answer: Json = {"to": {self.hull.id: [x, y]}, "then": then}
        if not self.check(answer):
            ways.append(answer)

    # ------------------------------------------------------------ for clients

    def allowance(self, plan: Route) -> float:
        return self.drive.left()

    def cost(self, plan: Route) -> float:
        return path_length(plan.points)

    def ways(self, plan: Route) -> list[tuple[str, list[Point]]]:
        return [(self.hull.id, plan.points)]

    def preview(self, answer: Json) -> Preview:
        preview = super().preview(answer)
        if needs_test(self.hull, self.drive, self.plan_for(answer)):
            values: dict[str, Json] = {"vehicle": self.hull.name}
            rule = "fallout.vehicle.disabled.limits"
            preview.warnings.append(Reason(rule, "fallout-warning-steep-turn", values))
        return preview

    def movers(self) -> list[tuple[str, float]]:
        return [(self.hull.id, self.drive.left())]

    def thens(self) -> list[Option]:
        return [done_option(), *(leave_option(edge) for edge in self.edges())]


def needs_test(hull: Unit, drive: Drive, route: Route) -> bool:
    """fallout.vehicle.disabled.limits: a disabled vehicle that turns more than 45 degrees tests Piloting."""
    if drive.steered or route.turned <= 0.05:
        return False
    return inner(hull).disabled() and drive.turned + route.turned > STEEP + 0.05
