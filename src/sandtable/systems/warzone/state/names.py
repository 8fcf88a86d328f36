"""What models are called in sentences."""

from __future__ import annotations

from sandtable.core.wire import Json
from sandtable.systems.warzone.book.words import A_SQUAD
from sandtable.systems.warzone.state.identities import SETTING_UP
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState


def model_name(state: WarzoneState, model: Model) -> Json:
    """A hero or vehicle by its own name, a trooper by his squad and number, a joined Lord by his line."""
    known = model.label
    if known is None:
        known = _name(state, model)
        if state.phase != SETTING_UP:  # while setting up, squads may still be named and joined
            model.label = known
    return known


def _name(state: WarzoneState, model: Model) -> Json:
    squad = state.squad_of(model)
    if squad.kind != A_SQUAD:
        return squad.name
    if model.joined:
        return {"id": "warzone-unit-name", "values": {"name": model.profile.name}}
    number = model.id.rpartition("-")[2]
    return {"id": "warzone-model", "values": {"squad": squad.name, "n": number}}
