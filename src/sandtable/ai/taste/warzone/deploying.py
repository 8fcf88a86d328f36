"""Where squads are set up."""

from __future__ import annotations

from sandtable.ai.seat import Asked
from sandtable.ai.taste.warzone.field import Field
from sandtable.core.wire import Json, point_of, table_of
from sandtable.systems.warzone import inches_between

ROOM = 7.0  # inches about a squad that it likes to have for itself


def ranked_places(field: Field, asked: Asked, candidates: list[Json]) -> list[Json]:
    """Forward, towards what the mission is about, with room to either side."""
    state = field.state
    places = [(objective.x, objective.y) for objective in state.objectives]
    places += [(crate.x, crate.y) for crate in state.crates]
    if not places:
        places = [(state.board.width / 2.0, state.board.height / 2.0)]
    scored: list[tuple[float, int, Json]] = []
    for at, answer in enumerate(candidates):
        point = point_of(table_of(answer).get("lead"))
        if point is None:
            scored.append((0.0, at, answer))
            continue
        x, y = point
        away = min(inches_between(px, py, x, y) for px, py in places)
        friends = min(
            (inches_between(model.base.x, model.base.y, x, y) for model in field.mine), default=ROOM
        )
        scored.append((away - min(friends, ROOM), at, answer))
    scored.sort(key=lambda entry: (entry[0], entry[1]))
    return [answer for _, _, answer in scored]
