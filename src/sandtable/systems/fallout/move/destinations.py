"""Where a unit may want to go: a few answers worth considering, and the points a hand on the board snaps to."""

from __future__ import annotations

from math import sqrt
from typing import final

from sandtable.core.wire import Json, Message
from sandtable.figures import moving
from sandtable.figures.edges import LEAVE
from sandtable.figures.wishes import COMPASS, nearest_first, room_to_lead, within_box, within_reach
from sandtable.figures.zones import Box
from sandtable.systems.fallout.move.planning import CONTACT, Planner
from sandtable.systems.fallout.move.turning import enemy_near
from sandtable.systems.fallout.state.state import Chest, FalloutState
from sandtable.table import Base, Point, quantize_point


@final
class Ideas(moving.Proposals):
    """The enemy, boxes, the compass, leaving, staying.

    Somebody who is out of coherency first tries to close up (fallout.coherency.lost); the broken go away from the enemy
    or not at all (fallout.morale.broken_limits). Steps in the present order are for where everybody can follow.
    """

    __slots__ = ("_first", "_frame", "_last", "_reach", "_round", "_wanted", "planner")

    def __init__(self, state: FalloutState, planner: Planner) -> None:
        self.planner = planner
        self._first: list[Json] = []
        self._wanted: list[Point] = []  # by the leader, before the table's edge stops him; then the compass
        self._reach = 0.0  # how far along the compass
        self._round = 0  # how many directions of it
        self._last: list[Json] = []
        self._frame: Box | None = None
        march = planner.march
        if planner.able and march.main:
            self._last = _close_up(planner)
            return
        if planner.able:
            self._think(state)
            if march.unit.broken or march.unit.dead * 2 >= march.unit.started:
                for edge in planner.leaving_edges():
                    self._last.append({"then": LEAVE + edge})
        self._last.append({"then": "done"})

    def _think(self, state: FalloutState) -> None:
        planner = self.planner
        unit = planner.march.unit
        lead = planner.bases[planner.lead]
        enemy = planner.enemy = enemy_near(state, unit.side, lead.x, lead.y)
        reach = planner.reach * (0.5 if planner.slow else 1.0)
        if unit.broken:
            if enemy is not None:
                self._wanted = _away(lead, enemy, planner.reach, 0.5 if planner.slow else 1.0)
            return
        if enemy is not None and _apart(lead, enemy[0], enemy[1]) <= planner.reach + 3.0 * lead.reach:
            self._first.append({"lead": [enemy[0], enemy[1]], "formation": CONTACT})
        wanted: list[Point] = []
        if state.chests:
            wanted = nearest_first([(chest.x, chest.y) for chest in _unopened(state)], lead.x, lead.y)[:2]
        if enemy is not None:
            wanted.append(enemy)
        self._wanted = [within_reach(lead, reach, x, y) for x, y in wanted]
        self._reach = reach
        self._round = len(COMPASS)

    def count(self) -> int:
        return len(self._first) + len(self._wanted) + self._round + len(self._last)

    def nth(self, number: int) -> Json:
        """One of them; None for a step in the present order that not everybody can take."""
        if number < len(self._first):
            return self._first[number]
        number -= len(self._first)
        steps = len(self._wanted) + self._round
        if number >= steps:
            return self._last[number - steps]
        goal = self._place(number)
        return {"lead": [goal[0], goal[1]]} if self.planner.keeps(goal) else None

    def _place(self, number: int) -> Point:
        """Where a step leads the leader, with everybody on the table."""
        planner = self.planner
        lead = planner.bases[planner.lead]
        if number < len(self._wanted):
            x, y = self._wanted[number]
        else:
            ux, uy = COMPASS[number - len(self._wanted)]
            x, y = lead.x + ux * self._reach, lead.y + uy * self._reach
        frame = self._frame
        if frame is None:
            frame = room_to_lead(planner.board, lead, planner.span, lead.reach)
            self._frame = frame
        x, y = within_box(frame, x, y)
        return quantize_point(x, y)


def _apart(lead: Base, x: float, y: float) -> float:
    return sqrt((lead.x - x) ** 2 + (lead.y - y) ** 2)


def _unopened(state: FalloutState) -> list[Chest]:
    """The boxes nobody has opened."""
    return [chest for chest in state.chests if chest.opened_by == -2]


def _close_up(planner: Planner) -> list[Json]:
    """fallout.coherency.regroup: the detached go to the largest group; those with no way there stay."""
    goals: dict[str, Json] = {id: [x, y] for id, (x, y) in planner.spots().items()}
    return [{"to": goals}] if goals else [{"then": "done"}]


def _away(lead: Base, enemy: Point, reach: float, slowed: float) -> list[Point]:
    """fallout.morale.broken_limits: almost as far as they can, and half of it, away from an enemy."""
    dx, dy = lead.x - enemy[0], lead.y - enemy[1]
    away = sqrt(dx * dx + dy * dy)
    if away <= 0.0:
        return []
    steps = [reach * share * slowed for share in (0.95, 0.5)]
    return [(lead.x + dx / away * step, lead.y + dy / away * step) for step in steps]


def snaps(state: FalloutState, planner: Planner) -> list[Json]:
    """Points a hand on the board snaps to: next to enemies in reach, chests."""
    if not planner.able:
        return []
    spots: list[Json] = []
    lead = planner.bases[planner.lead]
    words = Message("fallout-snap-enemy").wire()
    for base in planner.crowd.barriers[:12]:
        dx, dy = lead.x - base.x, lead.y - base.y
        away = sqrt(dx * dx + dy * dy)
        if away > 0.0:
            room = lead.reach + base.reach + 0.1
            x, y = quantize_point(base.x + dx / away * room, base.y + dy / away * room)
            spots.append([x, y, words])
    words = Message("fallout-snap-chest").wire()
    for chest in _unopened(state):
        if _apart(lead, chest.x, chest.y) <= planner.reach + lead.reach:
            spots.append([chest.x, chest.y, words])
    return spots
