"""Where a unit may want to go: a few answers worth considering, and the points a hand on the board snaps to."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from sandtable.core.wire import Json, Message, point_of, table_of, text_of
from sandtable.systems.fallout.move.planning import CONTACT, LEAVE, Planner
from sandtable.systems.fallout.move.turning import enemy_near
from sandtable.systems.fallout.state.state import FalloutState
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


@final
class Ideas:
    """Answers worth considering, the most sensible first; each is written out when it is asked for by its number.

    The enemy, boxes, the compass, leaving, staying; cheap and unchecked. Steps in the present order are meant
    for where everybody can follow straight (`Planner.keeps`).
    """

    __slots__ = ("_first", "_frame", "_last", "_reach", "_round", "_steps", "planner")

    def __init__(self, state: FalloutState, planner: Planner) -> None:
        self.planner = planner
        self._first: list[Json] = []
        self._steps: list[
            Point
        ] = []  # of the leader, before the table's edge stops him; then those of the compass
        self._reach = 0.0  # how far along the compass
        self._round = 0  # how many directions of it
        self._last: list[Json] = []
        self._frame: tuple[float, float, float, float] | None = None
        march = planner.march
        if not planner.able:
            self._last.append({"then": "done"})
        elif march.main:
            self._last = _close_up(planner)
        elif march.unit.broken:
            self._last = _away(state, planner)
        else:
            self._think(state)

    def _think(self, state: FalloutState) -> None:
        planner = self.planner
        unit = planner.march.unit
        lead = planner.bases[planner.lead]
        enemy = enemy_near(state, unit.side, lead.x, lead.y)
        if enemy is not None and _apart(lead.x, lead.y, enemy) <= planner.reach + 3.0 * lead.radius:
            self._first.append({"lead": [enemy[0], enemy[1]], "formation": CONTACT})
        reach = planner.reach * (0.5 if planner.slow else 1.0)
        if state.chests:
            self._steps.extend(_to_chests(state, lead.x, lead.y, reach))
        if enemy is not None:
            self._steps.append(_step(enemy[0] - lead.x, enemy[1] - lead.y, reach))
        self._reach = reach
        self._round = len(COMPASS)
        if unit.dead * 2 >= unit.started:
            for edge in planner.leaving_edges():
                self._last.append({"then": LEAVE + edge})
        self._last.append({"then": "done"})

    def count(self) -> int:
        """How many there are."""
        return len(self._first) + len(self._steps) + self._round + len(self._last)

    def answer(self, number: int) -> Json:
        """One of them."""
        goal = self.goal(number)
        if goal is not None:
            return step_to(goal)
        if number < len(self._first):
            return self._first[number]
        return self._last[number - len(self._first) - len(self._steps) - self._round]

    def goal(self, number: int) -> Point | None:
        """Where a step in the present order leads the leader; None for an idea of another kind."""
        number -= len(self._first)
        if number < 0:
            return None
        if number < len(self._steps):
            return self._place(self._steps[number])
        number -= len(self._steps)
        if number >= self._round:
            return None
        ux, uy = COMPASS[number]
        return self._place((ux * self._reach, uy * self._reach))

    def _place(self, step: Point) -> Point:
        """Where a step leads the leader, with everybody on the table."""
        frame = self._frame
        if frame is None:
            frame = _frame(self.planner)
            self._frame = frame
        left, low, right, high = frame
        lead = self.planner.bases[self.planner.lead]
        x = lead.x + step[0]
        y = lead.y + step[1]
        if x < left:
            x = left
        elif x > right:
            x = right
        if y < low:
            y = low
        elif y > high:
            y = high
        return quantize_point(x, y)


def step_to(goal: Point) -> Json:
    """The answer that leads everybody there in the present order, which is what is meant when nothing else is said."""
    return {"lead": [goal[0], goal[1]]}


def proposals(state: FalloutState, planner: Planner) -> list[Json]:
    """All ideas written out.

    Somebody who is out of coherency first tries to close up (fallout.coherency.lost).
    """
    ideas = Ideas(state, planner)
    return [ideas.answer(number) for number in range(ideas.count())]


def worth(planner: Planner, answer: Json) -> bool:
    """Whether a proposal is worth considering: a step in the present order only when everybody can take it."""
    table = table_of(answer)
    goal = point_of(table.get("lead"))
    return goal is None or text_of(table.get("formation", "keep")) != "keep" or planner.keeps(goal)


def _apart(x: float, y: float, point: Point) -> float:
    dx = x - point[0]
    dy = y - point[1]
    return sqrt(dx * dx + dy * dy)


def _step(dx: float, dy: float, reach: float) -> Point:
    """The way towards something, no longer than allowed."""
    away = sqrt(dx * dx + dy * dy)
    if away <= reach:
        return dx, dy
    return dx * reach / away, dy * reach / away


def _to_chests(state: FalloutState, x: float, y: float, reach: float) -> list[Point]:
    """The ways to the two nearest boxes nobody has opened."""
    ranked = sorted(
        ((chest.x - x) ** 2 + (chest.y - y) ** 2, chest.x, chest.y)
        for chest in state.chests
        if chest.opened_by == -2
    )
    return [_step(cx - x, cy - y, reach) for _, cx, cy in ranked[:2]]


def _frame(planner: Planner) -> tuple[float, float, float, float]:
    """Where the leader may stand so that the unit, in its present order, stands on the table."""
    lead = planner.bases[planner.lead]
    left, low, right, high = planner.span
    board = planner.state.board
    r = lead.radius
    return (
        lead.x - left + r,
        lead.y - low + r,
        board.width - r - (right - lead.x),
        board.height - r - (high - lead.y),
    )


def _close_up(planner: Planner) -> list[Json]:
    """fallout.coherency.regroup: the detached go to the largest group; those with no way there stay."""
    goals: dict[str, Json] = {id: [x, y] for id, (x, y) in planner.spots().items()}
    if not goals:
        return [{"then": "done"}]
    return [{"to": goals}]


def _away(state: FalloutState, planner: Planner) -> list[Json]:
    """fallout.morale.broken_limits: away from the enemy, or not at all."""
    lead = planner.bases[planner.lead_number()]
    enemy = enemy_near(state, planner.march.unit.side, lead.x, lead.y)
    found: list[Json] = []
    left, low, right, high = _frame(planner)
    if enemy is not None:
        dx, dy = lead.x - enemy[0], lead.y - enemy[1]
        away = sqrt(dx * dx + dy * dy)
        if away > 0.0:
            for share in (0.95, 0.5):
                step = planner.reach * share * (0.5 if planner.slow else 1.0)
                x = min(max(lead.x + dx / away * step, left), right)
                y = min(max(lead.y + dy / away * step, low), high)
                found.append(step_to(quantize_point(x, y)))
    for edge in planner.leaving_edges():
        found.append({"then": LEAVE + edge})
    found.append({"then": "done"})
    return found


def snaps(state: FalloutState, planner: Planner) -> list[Json]:
    """Points a hand on the board snaps to: next to enemies in reach, chests."""
    if not planner.able:
        return []
    found: list[Json] = []
    lead = planner.bases[planner.lead_number()]
    words = Message("fallout-snap-enemy").wire()
    for base in planner.crowd.barriers[:12]:
        dx, dy = lead.x - base.x, lead.y - base.y
        away = sqrt(dx * dx + dy * dy)
        if away > 0.0:
            room = lead.radius + base.reach + 0.1
            x, y = quantize_point(base.x + dx / away * room, base.y + dy / away * room)
            found.append([x, y, words])
    words = Message("fallout-snap-chest").wire()
    for chest in state.chests:
        if (
            chest.opened_by == -2
            and _apart(lead.x, lead.y, (chest.x, chest.y)) <= planner.reach + lead.radius
        ):
            found.append([chest.x, chest.y, words])
    return found
