"""What a greedy bot likes in Warzone."""

from __future__ import annotations

from sandtable.ai.seat import Asked, Seat
from sandtable.ai.taste.taste import Taste
from sandtable.ai.taste.warzone.acting import ranked_actions, ranked_models, ranked_squads
from sandtable.ai.taste.warzone.cards import ranked_heal, ranked_window
from sandtable.ai.taste.warzone.deploying import ranked_places
from sandtable.ai.taste.warzone.field import Field
from sandtable.ai.taste.warzone.moving import ranked_moves
from sandtable.ai.taste.warzone.reacting import ranked_comrades, ranked_reactions
from sandtable.ai.taste.warzone.targets import ranked_targets
from sandtable.core.question import Move, Place
from sandtable.core.wire import Json
from sandtable.systems.warzone import WarzoneState, identities

__all__ = ["WarzoneTaste"]

PREFERRED = {
    identities.ASK_REROLL: identities.REROLL,
    identities.ASK_COVER: identities.DUCKS,
    identities.ASK_ARRIVAL: identities.COME,
    identities.ASK_ROLE: identities.ATTACKER,
}
TARGETS = (
    identities.ASK_SHOT,
    identities.ASK_BLOW,
    identities.ASK_CHARGE,
    identities.ASK_FOCUS,
    identities.ASK_SWARM,
)


class WarzoneTaste(Taste):
    """Ranks answers by what they bring at once; whatever it has no opinion on is left in the rules' order."""

    def ranked(self, seat: Seat, asked: Asked) -> list[Json]:
        candidates = seat.candidates()
        if len(candidates) == 1:
            return candidates
        if asked.id in PREFERRED:
            wanted = PREFERRED[asked.id]
            return sorted(candidates, key=lambda answer: answer != wanted)
        state = seat.known()
        if not isinstance(state, WarzoneState):
            return candidates
        field = Field(state, self.side)
        if asked.id in TARGETS:
            return ranked_targets(field, asked, candidates)
        if asked.kind == Move.kind:
            return ranked_moves(field, asked, candidates)
        if asked.kind == Place.kind and state.phase == identities.SETTING_UP:
            return ranked_places(field, asked, candidates)
        return self._choice(field, asked, candidates)

    def _choice(self, field: Field, asked: Asked, candidates: list[Json]) -> list[Json]:
        if asked.id == identities.ASK_SQUAD:
            return ranked_squads(field, candidates)
        if asked.id == identities.ASK_MODEL:
            return ranked_models(field, asked.subject, candidates)
        if asked.id == identities.ASK_ACTION:
            return ranked_actions(field, asked.subject, candidates)
        if asked.id == identities.ASK_HEAL:
            return ranked_heal(field, asked.subject, candidates)
        if asked.id == identities.ASK_CARDS:
            return ranked_window(field, candidates)
        if asked.id == identities.ASK_REACTION:
            return ranked_reactions(field, candidates)
        if asked.id == identities.ASK_GUARD:
            return ranked_comrades(field, candidates)
        return candidates
