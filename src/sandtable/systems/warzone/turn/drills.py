"""Drills: all that the models of a squad do, on one answer.

Nothing is allowed here that is not allowed to a model by itself. A drill is a list of actions; each model of the squad
begins its activation in its turn, takes them one after the other and finishes, as warzone.turn.model_by_model has it.
Whatever a rule asks on the way is answered from the drill by the same checks; what the drill does not know of is asked.

Who goes first: the foremost in the direction they go, the hindmost where each fires after its move, else as the squad
is numbered. An action that a model may not take is left out; who can take none has not acted, and is asked for when the
drill is over. A drill ends before its time when an enemy reacts to it, when the squad breaks, and when nobody of those
it is aimed at is left.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.question import DRILL, DRILLING, misdrilled
from sandtable.core.wire import Json, Reason, list_of, table_of, text_of
from sandtable.figures.drawn_up import FORMATIONS
from sandtable.systems.warzone.attack.drill_fire import NOBODY, is_there, why_no_shot
from sandtable.systems.warzone.ground.space import engaged
from sandtable.systems.warzone.move.charging import ChargeQuestion
from sandtable.systems.warzone.move.drill_ways import in_marching_order, places_of, why_no_charge, why_no_way
from sandtable.systems.warzone.move.movement import MoveQuestion
from sandtable.systems.warzone.move.planning import MOVE as WALKING
from sandtable.systems.warzone.move.planning import RUN as RUNNING
from sandtable.systems.warzone.state.answer_shape import key_reasons
from sandtable.systems.warzone.state.drill import Drill
from sandtable.systems.warzone.state.identities import (
    AIM,
    AT,
    CHARGE,
    CLOSE,
    DRILL_AIM_SHOOT,
    DRILL_CHARGE,
    DRILL_HIDE,
    DRILL_MOVE,
    DRILL_MOVE_HIDE,
    DRILL_MOVE_SHOOT,
    DRILL_RAPID,
    DRILL_RUN,
    DRILL_SHOOT,
    DRILL_SHOOT_MOVE,
    DRILL_STRIKE,
    DRILL_WAIT,
    HIDE,
    MOVE,
    PASS,
    RAPID,
    RECOVER,
    RUN,
    SHOOT,
    WAIT,
    WITH,
)
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.turn.actions import why_not_act

WHY: Final = "warzone.turn.model_by_model"
DRILLS: Final[dict[str, tuple[str, ...]]] = {
    DRILL_MOVE: (MOVE,),
    DRILL_RUN: (RUN,),
    DRILL_SHOOT: (SHOOT,),
    DRILL_MOVE_SHOOT: (MOVE, SHOOT),
    DRILL_SHOOT_MOVE: (SHOOT, MOVE),
    DRILL_AIM_SHOOT: (AIM, SHOOT),
    DRILL_RAPID: (RAPID,),
    DRILL_CHARGE: (CHARGE, CLOSE),
    DRILL_STRIKE: (CLOSE, CLOSE),
    DRILL_WAIT: (WAIT,),
    DRILL_HIDE: (HIDE,),
    DRILL_MOVE_HIDE: (MOVE, HIDE),
}
"""The actions of each, in their order; who has actions left afterwards Passes."""


def moves(id: str) -> bool:
    """Whether a drill goes somewhere that has to be said."""
    steps = DRILLS[id]
    return MOVE in steps or RUN in steps


def aims(id: str) -> bool:
    """Whether a drill is aimed at somebody."""
    steps = DRILLS[id]
    return SHOOT in steps or RAPID in steps or CHARGE in steps


# ------------------------------------------------------------ the law


def why_not_drill(state: WarzoneState, squad: Squad, models: list[Model], answer: Json) -> list[Reason]:
    """Why a squad may not do this as one; `models` are those that could take part."""
    reasons = why_misdrilled(state, squad, models, table_of(answer))
    if reasons:
        return reasons
    drill = drill_of(state, squad, models, answer)
    for id in drill.party:
        reasons = why_not_begin(state, drill, state.model(id))
        if not reasons:
            return []
    return reasons


def why_misdrilled(
    state: WarzoneState, squad: Squad, models: list[Model], table: dict[str, Json]
) -> list[Reason]:
    """Why an answer is none: it has no such drill, or does not say where to, at whom, with whom."""
    reasons = key_reasons(table, DRILLING, WHY)
    if reasons:
        return reasons
    id = text_of(table.get(DRILL))
    if id not in DRILLS:
        return [Reason(WHY, "core-refused-no-such-option", {"option": id[:40]})]
    if misdrilled(table, [model.id for model in models], FORMATIONS):
        return [Reason(WHY, "warzone-refused-drill-shape")]
    if moves(id) != ("lead" in table or "to" in table):
        return [Reason(WHY, "warzone-refused-drill-where", {"moves": "yes" if moves(id) else "no"})]
    if aims(id) != (AT in table):
        return [Reason(WHY, "warzone-refused-drill-whom", {"aims": "yes" if aims(id) else "no"})]
    at = table.get(AT)
    for target in at.values() if isinstance(at, dict) else [at]:
        if aims(id) and not is_there(state, squad.side, text_of(target)):
            return [Reason(WHY, "warzone-refused-no-target", {"target": text_of(target)[:40]})]
    return []


def drill_of(state: WarzoneState, squad: Squad, models: list[Model], answer: Json) -> Drill:
    """The drill that an answer of the right shape tells."""
    table = table_of(answer)
    named = [text_of(id) for id in list_of(table[WITH])] if WITH in table else [model.id for model in models]
    party = [model for model in models if model.id in named]
    places = places_of(state, party, answer) if moves(text_of(table[DRILL])) else {}
    steps = DRILLS[text_of(table[DRILL])]
    order = in_marching_order(party, places, steps[0] == MOVE and steps[-1] == SHOOT)
    aimed = {id: text_of(at) for id, at in table_of(table.get(AT)).items()}
    return Drill(text_of(table[DRILL]), squad.id, text_of(table.get(AT)), places, order, aimed)


def why_not_begin(state: WarzoneState, drill: Drill, model: Model) -> list[Reason]:
    """Why a model can take no action of a drill, as things stand: what is said against the first of them."""
    first: list[Reason] = []
    for action in DRILLS[drill.id]:
        reasons = why_not_step(state, drill, model, action)
        if not reasons:
            return []
        first = first or reasons
    return first


def why_not_step(state: WarzoneState, drill: Drill, model: Model, action: str) -> list[Reason]:
    """Why a model cannot take this action of a drill now; who is Stunned recovers first (warzone.act.stun.recover)."""
    if model.stunned:
        return why_not_act(state, model, RECOVER, False)
    reasons = why_not_act(state, model, action, engaged(state, model))
    if reasons and reasons[0].message.id != NOBODY:
        return reasons
    at = drill.at_of(model.id)
    if action in (MOVE, RUN):
        place = drill.places.get(model.id)
        if place is None:
            return [Reason(WHY, "warzone-refused-drill-where", {"moves": "yes"})]
        return why_no_way(MoveQuestion(state, model, RUNNING if action == RUN else WALKING), place, at)
    if action in (SHOOT, RAPID, AIM):
        return why_no_shot(state, model, action == RAPID, at)
    if action == CHARGE:
        return why_no_charge(ChargeQuestion(state, model), at)
    return reasons


# ------------------------------------------------------------ carrying it out


def begin_drill(state: WarzoneState, drill: Drill, squad: Squad) -> None:
    """The squad is told; it has begun its activation now."""
    squad.started = True
    state.drill = drill
    if drill.party:
        values: dict[str, Json] = {"squad": squad.name, "drill": {"id": "warzone-drill-" + drill.id}}
        state.tell("warzone-event-drill", values, [WHY], squad.side, squad.id)


def next_in_drill(state: WarzoneState, squad: Squad) -> Model | None:
    """The model that begins now; None when the drill, if there is one, is over."""
    drill = state.drill
    if drill is None:
        return None
    while drill.party and not squad.broken():
        model = state.model(drill.party[0])
        del drill.party[0]
        at = drill.at_of(model.id)
        if at and not is_there(state, squad.side, at):
            continue  # nobody is left of those it was aimed at: the model thinks again
        if model.on_table and not model.acted and not why_not_begin(state, drill, model):
            drill.acting = model.id
            drill.step = 0
            return model
    state.drill = None
    return None


def drilled_action(state: WarzoneState, model: Model) -> Json:
    """The next action of a model in a drill: the first left that it may take, then to Pass; None without a drill."""
    drill = state.drill
    if drill is None or drill.acting != model.id:
        return None
    if model.stunned and model.actions > 0:
        return RECOVER
    steps = DRILLS[drill.id]
    while drill.step < len(steps):
        action = steps[drill.step]
        drill.step += 1
        if not why_not_step(state, drill, model, action):
            return action
    return PASS


def end_in_drill(state: WarzoneState) -> None:
    """A model has finished; so has the drill when it was the last."""
    drill = state.drill
    if drill is not None:
        drill.acting = ""
        if not drill.party:
            state.drill = None
