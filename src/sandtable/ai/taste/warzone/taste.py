"""What a greedy bot likes in Warzone."""

from __future__ import annotations

from typing import ClassVar

from sandtable.ai.seat import Asked, Seat
from sandtable.ai.taste.character import DEFAULT
from sandtable.ai.taste.plan import Plan, as_proposed, best_first
from sandtable.ai.taste.taste import Taste
from sandtable.ai.taste.warzone.acting import ranked_actions, ranked_models, ranked_squads
from sandtable.ai.taste.warzone.cards import ranked_heal, ranked_window
from sandtable.ai.taste.warzone.character import CHARACTERS, DEFAULTS
from sandtable.ai.taste.warzone.deploying import ranked_places
from sandtable.ai.taste.warzone.drilling import drilled, model_drill, squad_drill
from sandtable.ai.taste.warzone.field import Field
from sandtable.ai.taste.warzone.moving import ranked_moves
from sandtable.ai.taste.warzone.reacting import ranked_comrades, ranked_reactions
from sandtable.ai.taste.warzone.targets import ranked_targets
from sandtable.core.question import Move, Place
from sandtable.core.wire import Json
from sandtable.systems.warzone import WarzoneState, identities

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
    """Ranks answers by what they bring at once; whatever it has no opinion on is left in the rules' order.

    `drills` says whether models that would do the same are told so on one answer.
    """

    drills = True

    whole: ClassVar[bool] = False

    def __init__(self, side: int, character: str = DEFAULT) -> None:
        super().__init__(side, character)
        self.weights = CHARACTERS.get(character, DEFAULTS)
        self.character = self.weights

    def plans(self, seat: Seat, asked: Asked) -> list[Plan]:
        candidates = seat.candidates()
        if len(candidates) == 1 and asked.kind != Move.kind:  # a move may go where the rules propose nothing
            return as_proposed(candidates)
        if asked.id in PREFERRED:
            wanted = PREFERRED[asked.id]
            return best_first([Plan([a], 1.0 if a == wanted else 0.0) for a in candidates])
        state = seat.known()
        if not isinstance(state, WarzoneState):
            return as_proposed(candidates)
        field = Field(state, self.side, self.weights)
        if asked.id in TARGETS:
            return ranked_targets(field, asked, candidates)
        if asked.kind == Move.kind:
            return ranked_moves(field, asked, candidates)
        if asked.kind == Place.kind and state.phase == identities.SETTING_UP:
            return ranked_places(field, asked, candidates)
        return self._choice(field, asked, candidates)

    def letting_go(self, asked: Asked, candidates: list[Json]) -> list[Json]:
        return (
            [a for a in candidates if a == identities.NO_REACTION]
            if asked.id == identities.ASK_REACTION
            else []
        )

    def _squad(self, field: Field, subject: str, candidates: list[Json]) -> list[Plan]:
        """Cards and what a squad does at once come first; then all who agree on it act on one answer."""
        plans = ranked_models(field, subject, candidates)
        squad = field.state.squad(subject)
        single = next((at for at, plan in enumerate(plans) if plan.first in field.state.models()), -1)
        if not self.drills or squad.broken() or single < 0:
            return plans
        drill = squad_drill(field, squad)
        if drill is None:
            return plans
        return [*plans[:single], drilled(drill, plans[single].worth), *plans[single:]]

    def _choice(self, field: Field, asked: Asked, candidates: list[Json]) -> list[Plan]:
        if asked.id == identities.ASK_SQUAD:
            return ranked_squads(field, candidates)
        if asked.id == identities.ASK_MODEL:
            return self._squad(field, asked.subject, candidates)
        if asked.id == identities.ASK_ACTION:
            plans = ranked_actions(field, asked.subject, candidates)
            drill = model_drill(field, field.state.model(asked.subject)) if self.drills else None
            return plans if drill is None else [drilled(drill, plans[0].worth), *plans]
        if asked.id == identities.ASK_HEAL:
            return ranked_heal(field, asked.subject, candidates)
        if asked.id == identities.ASK_CARDS:
            return ranked_window(field, candidates)
        if asked.id == identities.ASK_REACTION:
            return ranked_reactions(field, candidates)
        if asked.id == identities.ASK_GUARD:
            return ranked_comrades(field, candidates)
        return as_proposed(candidates)
