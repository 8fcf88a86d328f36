"""At whom each model of a drill shoots or strikes: the target was named for all, each picks its own part of it."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json, Reason
from sandtable.systems.warzone.attack.priority import obeys
from sandtable.systems.warzone.attack.shot_numbers import (
    can_be_primary,
    guns,
    reach_of,
    sees_structure,
    why_not_fire_again,
    why_not_primary,
)
from sandtable.systems.warzone.attack.template_places import why_not_lay_any
from sandtable.systems.warzone.attack.to_hit import SHOT, shot_need
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.ground.space import gap
from sandtable.systems.warzone.state.identities import AT
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState

NOBODY: Final = "warzone-refused-nobody"


def marks_of(state: WarzoneState, side: int, at: str) -> list[Model]:
    """The enemies of a side on the table that the target of a drill stands for.

    Those of a squad; a model stands for itself before the others of its squad.
    """
    model = state.models().get(at)
    named = model.squad if model is not None else at
    for squad in state.squads:
        if squad.id == named and squad.side != side:
            marks = squad.standing()
            if model in marks:
                marks.remove(model)
                marks.insert(0, model)
            return marks
    return []


def is_there(state: WarzoneState, side: int, at: str) -> bool:
    """Whether what a drill is aimed at is still there."""
    return bool(marks_of(state, side, at)) or state.structure(at) is not None


def mark_for(state: WarzoneState, model: Model, weapon: Weapon, rapid: bool, at: str) -> str:
    """The one a weapon fires at, "" for nobody.

    The very model that was named, where it can be; else one that may be shot at without a test comes before the others,
    then the one that is hit most easily, then the nearest.
    """
    reach = reach_of(weapon, rapid)
    structure = state.structure(at)
    if structure is not None:
        return at if sees_structure(state, model, structure, reach) else ""
    best = ""
    rank = (False, 0, 0.0)
    for foe in marks_of(state, model.side, at):
        if not can_be_primary(state, model, foe, reach):
            continue
        if foe.id == at:
            return at
        need = shot_need(state, model, foe, rapid=rapid).need()
        own = (obeys(state, model, foe), need, -gap(model, foe))
        if not best or own > rank:
            best, rank = foe.id, own
    return best


def gun_for(state: WarzoneState, model: Model, rapid: bool, at: str) -> Weapon | None:
    """The weapon a model of a drill fires: the first that has somebody to fire at.

    Who has nothing but a template is asked where it lies.
    """
    for weapon in guns(model):
        if (
            not weapon.template
            and not why_not_fire_again(model, weapon)
            and mark_for(state, model, weapon, rapid, at)
        ):
            return weapon
    for weapon in guns(model):
        if not weapon.template or rapid or why_not_fire_again(model, weapon):
            continue
        if not why_not_lay_any(state, model, weapon):
            return weapon
    return None


def why_no_shot(state: WarzoneState, model: Model, rapid: bool, at: str) -> list[Reason]:
    """Why a model of a drill does not fire: what keeps it from the nearest of those it is told to shoot at."""
    if gun_for(state, model, rapid, at) is not None:
        return []
    armed = guns(model)
    if not armed:
        return [Reason(SHOT, "warzone-refused-no-gun")]
    reasons = why_not_fire_again(model, armed[0])
    if reasons:
        return reasons
    if rapid and armed[0].template:
        return [Reason("warzone.act.rapid.template", "warzone-refused-rapid-template")]
    marks = sorted(marks_of(state, model.side, at), key=lambda foe: gap(model, foe))
    if not marks:
        structure = state.structure(at) is not None
        return [
            Reason("warzone.structure.attack", "warzone-refused-structure")
            if structure
            else Reason(SHOT, NOBODY)
        ]
    return why_not_primary(state, model, marks[0], reach_of(armed[0], rapid)) or [Reason(SHOT, NOBODY)]


# ------------------------------------------------------------ what a drill answers


def drilled_weapon(state: WarzoneState, model: Model, rapid: bool) -> Json:
    """Which weapon fires, as a drill answers it; None where none is carried out."""
    drill = state.drill
    if drill is None or drill.acting != model.id:
        return None
    weapon = gun_for(state, model, rapid, drill.at_of(model.id))
    return weapon.id if weapon is not None else None


def drilled_shot(state: WarzoneState, model: Model, weapon: Weapon, rapid: bool) -> Json:
    """At whom it fires."""
    drill = state.drill
    if drill is None or drill.acting != model.id:
        return None
    target = mark_for(state, model, weapon, rapid, drill.at_of(model.id))
    return {AT: target} if target else None


def drilled_blow(state: WarzoneState, model: Model, ids: list[str]) -> Json:
    """Whom it strikes, out of those it can: one of those the drill is aimed at, else the first."""
    drill = state.drill
    if drill is None or drill.acting != model.id or not ids:
        return None
    for foe in marks_of(state, model.side, drill.at_of(model.id)):
        if foe.id in ids:
            return {AT: foe.id}
    return {AT: ids[0]}
