"""Broken squads (chapter 4.7): rallying, and running for a friendly edge."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json
from sandtable.figures.crowd import Crowd
from sandtable.figures.edges import gap_to, point_at
from sandtable.systems.fallout.ground.crowd import box_about, crowd_about
from sandtable.systems.fallout.ground.terrain import barred
from sandtable.systems.fallout.harm.morale import charisma, morale_roll
from sandtable.systems.fallout.move.leaving import friendly
from sandtable.systems.fallout.move.paces import allowance_of, cost_of, cut_to_cost
from sandtable.systems.fallout.move.walking import walk_all
from sandtable.systems.fallout.state.identities import MOVE
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import Base, Point, cut_path, path_length, quantize_point, shortest_path
from sandtable.table.approach import furthest_free

RALLY: Final = "fallout.morale.rally"


async def rally(state: FalloutState, unit: Unit) -> None:
    """fallout.morale.rally: each environmental phase; success removes the counter, failure makes it run."""
    if charisma(state, unit) == 0:
        return
    values: dict[str, Json] = {"unit": unit.name}
    if await morale_roll(state, unit):
        unit.broken = False
        state.tell("fallout-event-rallied", values, [RALLY], unit.side, unit.id)
        return
    why = "fallout.morale.flee.en" if state.english else "fallout.morale.flee.it"
    state.tell("fallout-event-flees", values, [RALLY, why], unit.side, unit.id)
    await flee(state, unit)


async def flee(state: FalloutState, unit: Unit) -> None:
    """fallout.morale.flee.en, fallout.morale.flee.it: one ordinary move towards a friendly edge.

    fallout.morale.flee_path: the shortest way round obstacles and enemies, as far as one move carries; the
    knocked-down and unconscious stay behind, and so does whoever has no way. All run for the same edge, the
    nearest to them together.
    """
    runners = [figure for figure in unit.figures if figure.conscious() and not figure.down]
    edges = friendly(state, unit.side)
    if not runners or not edges or unit.aboard:
        return
    edge = min(edges, key=lambda e: sum(gap_to(state.board, figure.base, e) for figure in runners))
    figures, paths = _ways_out(state, unit, runners, edge)
    if figures:
        await walk_all(state, unit, figures, paths)


def _ways_out(
    state: FalloutState, unit: Unit, runners: list[Figure], edge: str
) -> tuple[list[Figure], list[list[Point]]]:
    """Who runs which way, the nearest to the edge first; whoever has no way is left out."""
    allowance = allowance_of(state, runners, MOVE)
    crowd = crowd_about(state, unit, runners, box_about([figure.base for figure in runners], 1000.0))
    taken: list[Base] = [figure.base for figure in runners]
    figures: list[Figure] = []
    paths: list[list[Point]] = []
    for figure in sorted(runners, key=lambda f: gap_to(state.board, f.base, edge)):
        path = _way_out(state, unit, figure, edge, allowance, crowd)
        path = _free_end(figure, path, [*crowd.others, *(base for base in taken if base is not figure.base)])
        if path_length(path) > 0.01:
            taken = [base for base in taken if base is not figure.base]
            taken.append(figure.base.at(path[-1][0], path[-1][1]))
            figures.append(figure)
            paths.append(path)
    return figures, paths


def _way_out(
    state: FalloutState, unit: Unit, figure: Figure, edge: str, allowance: float, crowd: Crowd
) -> list[Point]:
    """The way to a friendly edge, over it where leaving is allowed, as far as the move carries."""
    base = figure.base
    goal = point_at(state.board, base.x, base.y, edge, base.radius)
    path = shortest_path(state.board, base, goal, crowd.barriers, barred(state, figure, base))
    if not path:
        return [(base.x, base.y)]
    cut = cut_to_cost(state, figure, path, allowance)
    left = allowance - cost_of(state, figure, path)
    across = 2.0 * base.radius
    if state.may_leave[unit.side] and left >= across:
        return [*path, point_at(state.board, base.x, base.y, edge, -base.radius)]
    return cut


def _free_end(figure: Figure, path: list[Point], taken: list[Base]) -> list[Point]:
    """The way, cut back until nobody is stood upon."""
    along = furthest_free(figure.base, path, taken)
    if along >= path_length(path) - 1e-9:
        return path
    kept = cut_path(path, along)
    kept[-1] = quantize_point(*kept[-1])
    return kept
