"""Setting up: in cover, near what the scenario is about, not on top of one another."""

from __future__ import annotations

from sandtable.ai.taste.fubar.field import Field
from sandtable.ai.taste.fubar.forces import Force
from sandtable.ai.taste.fubar.goals import Goals
from sandtable.ai.taste.plan import Plan, as_proposed
from sandtable.core.wire import Json, point_of, table_of, text_of
from sandtable.systems.fubar import ABOARD, CAPTIVE_OUT, apart

COLUMNS, ROWS = 10, 4
TRIED = 40  # places proposed, the best first


def ranked_places(field: Field, goals: Goals, force: Force, candidates: list[Json]) -> list[Plan]:
    """Places of the rules' and our own, the best first."""
    points = [point_of(table_of(answer).get("lead")) for answer in candidates]
    own = _grid(field)
    places = [point for point in points if point is not None] + own
    scored = [(_worth(field, goals, force, x, y), -at, (x, y)) for at, (x, y) in enumerate(places)]
    scored.sort(reverse=True)
    own_places = [
        Plan([{"lead": [round(x, 2), round(y, 2)], "formation": "block"}], worth)
        for worth, _, (x, y) in scored[:TRIED]
    ]
    return own_places + as_proposed(candidates)


def _grid(field: Field) -> list[tuple[float, float]]:
    """Places spread over the deployment zone, and the cover in it."""
    state = field.state
    zone = state.scenario.zone(field.side, state.deploy_edges[field.side])
    points: list[tuple[float, float]] = []
    for left, top, right, bottom in zone.spread():
        for i in range(COLUMNS):
            for j in range(ROWS):
                x = left + (right - left) * (i + 0.5) / COLUMNS
                y = top + (bottom - top) * (j + 0.5) / ROWS
                points.append((x, y))
        for piece in state.board.pieces:
            x, y = (piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2
            if state.catalogue.cover_of(piece) and left < x < right and top < y < bottom:
                points.append((x, y))
    return points


def _worth(field: Field, goals: Goals, force: Force, x: float, y: float) -> float:
    state, weights = field.state, field.character
    level = max((state.catalogue.cover_of(piece) for piece in state.board.pieces_at(x, y)), default=0)
    worth = weights.cover * level if force.unit.vehicle is None else 0.0
    worth += goals.pull(force, x, y)
    for friend in field.mine.values():
        if friend.unit.on_table():
            gap = apart(friend.x, friend.y, x, y) / field.inch
            worth -= 0.1 * max(0.0, weights.room - gap) / weights.room
    for enemy in field.enemies:
        if apart(enemy.x, enemy.y, x, y) < 16.0 * field.inch:
            worth -= 0.1 if level else 0.3
    return worth


def ranked_carriers(field: Field, goals: Goals, force: Force, candidates: list[Json]) -> list[Plan]:
    """Aboard a vehicle when there is a long way to go, else on the table; whoever serves a gun stays with it.

    Raiders go on foot: a vehicle is what the guards wait for, and the way back is walked all the same.
    """
    ride = (
        not force.serves
        and CAPTIVE_OUT not in goals.kinds
        and field.state.scenario.parts[field.side].ambush == 0.0
        and field.state.scenario.id != "laststand"
    )
    aboard = [answer for answer in candidates if text_of(answer).startswith(ABOARD)]
    others = [answer for answer in candidates if answer not in aboard]
    return as_proposed(aboard + others if ride else others + aboard)


def ranked_first(field: Field, candidates: list[Json]) -> list[Plan]:
    """Vehicles are set up before those who may ride in them."""
    driven = [
        a for a in candidates if (f := field.mine.get(text_of(a))) is not None and f.unit.vehicle is not None
    ]
    return as_proposed(driven + [answer for answer in candidates if answer not in driven])
