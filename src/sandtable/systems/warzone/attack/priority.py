"""Target priority: the enemy at hand comes first."""

from __future__ import annotations

from typing import Final

from sandtable.systems.warzone.book.words import BOON_NO_PRIORITY, SKILL_TARGET_SENSE
from sandtable.systems.warzone.ground.sight import sees
from sandtable.systems.warzone.ground.space import engaged, within
from sandtable.systems.warzone.harm.nerve import ld_of, ld_test
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus_named

AT_HAND: Final = 12.0  # warzone.priority.twelve: inches
LD: Final = "warzone.priority.ld"


def ignores(state: WarzoneState, model: Model) -> bool:
    """warzone.priority.target_sense: one model with Target Sense lets the whole squad ignore priority.

    So does a card.
    """
    squad = state.squad_of(model)
    if any(other.alive and other.profile.has(SKILL_TARGET_SENSE) for other in squad.models):
        return True
    return bonus_named(state, model, BOON_NO_PRIORITY)


def obeys(state: WarzoneState, model: Model, target: Model) -> bool:
    """warzone.priority.twelve: whether a target is one the shooter may choose without a test.

    warzone.priority.free: any, when no enemy it sees is within 12 inches. warzone.priority.engaged: Engaged enemies may
    be left out of that.
    """
    if within(model, target, AT_HAND) or ignores(state, model):
        return True
    for foe in state.field(1 - model.side):
        if within(model, foe, AT_HAND) and not engaged(state, foe) and sees(state, model, foe):
            return False
    return True


async def dare(state: WarzoneState, model: Model) -> bool:
    """warzone.priority.ld: an LD test to ignore it; on a failure the action is lost."""
    squad = state.squad_of(model)
    return await ld_test(state, squad, model, ld_of(state, squad, LD), LD)
