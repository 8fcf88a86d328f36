"""Where a unit may want to go: a few answers worth considering, and the points a hand on the board snaps to."""

from __future__ import annotations

from math import sqrt

from sandtable.core.wire import Json, Message, point_of, table_of
from sandtable.systems.fallout.planning import CONTACT, LEAVE, Planner
from sandtable.systems.fallout.state import FalloutState
from sandtable.systems.fallout.turning import enemy_near
from sandtable.table import Point, quantize_point

COMPASS: tuple[Point, ...] = (
    (1.0, 0.0),
    (0.70710678, 0.70710678),
    (0.0, 1.0),
    (-0.70710678, 0.70710678),
    (-1.0, 0.0),
    (-0.70710678, -0.70710678),
    (0.0, -1.0),
    (0.70710678, -0.70710678),
)


def proposals(state: FalloutState, planner: Planner) -> list[Json]:
    """Cheap and unchecked, the most sensible first: the enemy, boxes, the compass, leaving, staying.

    Steps in the present order are meant for where everybody can follow straight (`Planner.keeps`).

    Somebody who is out of coherency first tries to close up (fallout.coherency.lost).
    """
    march = planner.march
    if not planner.able:
        return [{"then": "done"}]
    if march.main:
        return _close_up(planner)
    if march.unit.broken:
        return _away(state, planner)
    found: list[Json] = []
    lead = planner.bases[planner.lead_number()]
    enemy = enemy_near(state, march.unit.side, lead.x, lead.y)
    near = enemy is not None and _apart(lead.x, lead.y, enemy) <= planner.reach + 3.0 * lead.radius
    if enemy is not None and near:
        found.append({"lead": [enemy[0], enemy[1]], "formation": CONTACT, "then": "done"})
    for x, y in _places(state, planner, enemy):
        found.append({"lead": [x, y], "formation": "keep", "then": "done"})
    if march.unit.dead * 2 >= march.unit.started:
        for edge in planner.leaving_edges():
            found.append({"then": LEAVE + edge})
    found.append({"then": "done"})
    return found


def worth(planner: Planner, answer: Json) -> bool:
    """Whether a proposal is worth considering: a step in the present order only when everybody can take it."""
    table = table_of(answer)
    goal = point_of(table.get("lead"))
    return goal is None or table.get("formation") != "keep" or planner.keeps(goal)


def _apart(x: float, y: float, point: Point) -> float:
    return sqrt((x - point[0]) ** 2 + (y - point[1]) ** 2)


def _places(state: FalloutState, planner: Planner, enemy: Point | None) -> list[Point]:
    """Where the leader may go: what matters first, then every direction."""
    lead = planner.bases[planner.lead_number()]
    reach = planner.reach * (0.5 if planner.slow else 1.0)
    found: list[Point] = []
    steps: list[Point] = []
    if state.chests:
        steps.extend(_to_chests(state, lead.x, lead.y, reach))
    if enemy is not None:
        steps.append(_step(enemy[0] - lead.x, enemy[1] - lead.y, reach))
    for ux, uy in COMPASS:
        steps.append((ux * reach, uy * reach))
    left, low, right, high = _frame(planner)
    for dx, dy in steps:
        x = lead.x + dx
        y = lead.y + dy
        if x < left:
            x = left
        elif x > right:
            x = right
        if y < low:
            y = low
        elif y > high:
            y = high
        found.append(quantize_point(x, y))
    return found


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
    lead = planner.bases[planner.lead_number()]
    left = right = lead.x
    low = high = lead.y
    for base in planner.bases:
        left, right = min(left, base.x), max(right, base.x)
        low, high = min(low, base.y), max(high, base.y)
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
    return [{"to": goals, "then": "done"}]


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
                x, y = quantize_point(x, y)
                found.append({"lead": [x, y], "formation": "keep", "then": "done"})
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
