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
from sandtable.core.wire import Json
from sandtable.systems.warzone import WarzoneState

__all__ = ["WarzoneTaste"]

SQUAD = "warzone.turn.alternate"
MODEL = "warzone.turn.model_by_model"
ACTION = "warzone.turn.actions.two"
HEAL = "warzone.resource.burn.heal"
WINDOW = "warzone.deck.timing"
REACTION = "warzone.act.wait.reaction"
GUARDED = "warzone.hero.commander.guarded"
PREFERRED = {
    "warzone.faction.mishima.reroll": "reroll",
    "warzone.act.cover.only_wait": "cover",
    "warzone.setup.rapid.choice": "come",
    "warzone.mission.attacker": "attacker",
}


class WarzoneTaste(Taste):
    """Ranks answers by what they bring at once; whatever it has no opinion on is left in the rules' order."""

    def ranked(self, seat: Seat, asked: Asked) -> list[Json]:
        candidates = seat.candidates()
        if len(candidates) == 1:
            return candidates
        if asked.why in PREFERRED and asked.kind == "choose":
            wanted = PREFERRED[asked.why]
            return sorted(candidates, key=lambda answer: answer != wanted)
        state = seat.known()
        if not isinstance(state, WarzoneState):
            return candidates
        field = Field(state, self.side)
        if asked.kind == "choose":
            return self._choice(field, asked, candidates)
        if asked.kind == "target":
            return ranked_targets(field, asked, candidates)
        if asked.kind == "move":
            return ranked_moves(field, asked, candidates)
        if asked.kind == "place" and state.phase == "setup":
            return ranked_places(field, asked, candidates)
        return candidates

    def _choice(self, field: Field, asked: Asked, candidates: list[Json]) -> list[Json]:
        if asked.why == SQUAD:
            return ranked_squads(field, candidates)
        if asked.why == MODEL:
            return ranked_models(field, asked.subject, candidates)
        if asked.why == ACTION:
            return ranked_actions(field, asked.subject, candidates)
        if asked.why == HEAL:
            return ranked_heal(field, asked.subject, candidates)
        if asked.why == WINDOW:
            return ranked_window(field, candidates)
        if asked.why == REACTION:
            return ranked_reactions(field, candidates)
        if asked.why == GUARDED:
            return ranked_comrades(field, candidates)
        return candidates
