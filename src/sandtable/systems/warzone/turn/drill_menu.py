"""What a squad may be told to do on one answer: the list that people choose from."""

from __future__ import annotations

from math import hypot

from sandtable.core.question import DrillOption, drill_fields
from sandtable.core.wire import Json, Message, Reason
from sandtable.figures.drawn_up import FORMATIONS, middle_of
from sandtable.systems.warzone.ground.space import engaged
from sandtable.systems.warzone.move.coherency import radius_of
from sandtable.systems.warzone.move.planning import MOVE as WALKING
from sandtable.systems.warzone.move.planning import RUN as RUNNING
from sandtable.systems.warzone.move.planning import Planner, allowance
from sandtable.systems.warzone.state.identities import MOVE, RUN, WAIT
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.turn.actions import ICONS, RULES, why_not_act
from sandtable.systems.warzone.turn.drills import DRILLS, aims, moves
from sandtable.systems.warzone.turn.reactions import wait_limit
from sandtable.table import KEEP, Disc, Point, reachable


def drills_of(state: WarzoneState, squad: Squad, models: list[Model]) -> dict[str, Json]:
    """What a question adds that may be answered by a drill of these models; nothing when nobody can act."""
    able = [model for model in models if model.actions > 0]
    if not able:
        return {}
    drills = [drill_option(state, able, id) for id in DRILLS]
    formations = FORMATIONS if len(able) > 1 else (KEEP,)
    radius = radius_of(state, squad) if len(squad.models) > 1 else 0.0
    middle = middle_of([model.base for model in able])
    party = [model.id for model in able]
    return drill_fields(drills, party, middle, formations, radius, grounds_of(state, able, middle))


def drill_option(state: WarzoneState, models: list[Model], id: str) -> DrillOption:
    """One of them, with how many can begin it from where they stand, or why nobody can."""
    steps = DRILLS[id]
    first, last = steps[0], steps[-1]
    reasons: list[Reason] = []
    free: list[Model] = []
    for model in models:
        why_not = why_not_act(state, model, first, engaged(state, model))
        if not why_not:
            free.append(model)
        reasons = reasons or why_not
    far = far_in(state, free, id)
    note: Message | None = None
    if not free:
        note = None
    elif first == WAIT:
        note = Message("warzone-drill-most", {"n": min(wait_limit(state, free[0]), len(free))})
    elif far > 0.0:
        note = Message("warzone-drill-far", {"inches": far})
    else:
        note = Message("warzone-drill-able", {"n": len(free), "of": len(models), "action": last})
    icon = ICONS[last] if len(steps) == 1 or last != MOVE else ICONS[first]
    words = Message("warzone-drill-" + id)
    return DrillOption(id, words, RULES[first], note, [] if free else reasons, icon, far, aims(id))


def grounds_of(state: WarzoneState, models: list[Model], middle: Point) -> dict[float, list[list[Point]]]:
    """The ground that the middle of these models reaches round what bars the way of the one next to it.

    By how far they walk and run. Where the middle is barred itself, it is the ground of that model.
    """
    first = min(models, key=lambda model: hypot(model.base.x - middle[0], model.base.y - middle[1]))
    grounds: dict[float, list[list[Point]]] = {}
    for id, gait in ((MOVE, WALKING), (RUN, RUNNING)):
        able = [model for model in models if not why_not_act(state, model, id, engaged(state, model))]
        far = far_in(state, able, id)
        if far > 0.0:
            planner = Planner(state, first, gait)
            walk = planner.walk(middle, True)
            stands = Disc(middle[0], middle[1], first.base.radius)
            barred = any(piece.distance_to(stands) <= 0.0 for piece in walk.shut)
            start = first.base if barred else stands
            grounds[far] = reachable(state.board, start, far, walk.obstacles, walk.shut)
    return grounds


def far_in(state: WarzoneState, models: list[Model], id: str) -> float:
    """How far a drill may go at most, over open ground; 0 where it goes nowhere that has to be said."""
    if not moves(id):
        return 0.0
    gait = RUNNING if RUN in DRILLS[id] else WALKING
    return max((allowance(state, model, gait, 0) for model in models), default=0.0)
