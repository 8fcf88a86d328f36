"""What a greedy bot likes in FUBAR."""

from __future__ import annotations

from sandtable.ai.seat import Asked, Seat
from sandtable.ai.taste.fubar.deciding import Actions, ranked_actions, ranked_units
from sandtable.ai.taste.fubar.deploying import ranked_carriers, ranked_first, ranked_places
from sandtable.ai.taste.fubar.field import Field
from sandtable.ai.taste.fubar.firing import ranked_reactions, ranked_targets
from sandtable.ai.taste.fubar.goals import Goals
from sandtable.ai.taste.fubar.moving import ranked_moves
from sandtable.ai.taste.taste import Taste
from sandtable.core.wire import Json, text_of
from sandtable.systems.fubar import FubarState

DEPLOY = "fubar.setup.deploy"
MOVES = (
    "fubar.action.walk.move",
    "fubar.action.run.move",
    "fubar.action.dash.move",
    "fubar.vehicle.move.open",
)


class FubarTaste(Taste):
    """Ranks answers by what they bring at once; whatever it has no opinion on is left in the rules' order."""

    def ranked(self, seat: Seat, asked: Asked) -> list[Json]:
        candidates = seat.candidates()
        state = seat.known()
        if not isinstance(state, FubarState) or len(candidates) == 1:
            return candidates
        field = Field(state, self.side)
        goals = Goals(field)
        if asked.kind == "target":
            return ranked_targets(seat, field, goals, candidates)
        if asked.kind == "choose":
            return self._choice(field, goals, asked, candidates)
        force = field.mine.get(asked.subject)
        if asked.kind == "move" and asked.why in MOVES and force is not None:
            return ranked_moves(field, goals, force, asked.why, candidates)
        if asked.kind == "place" and asked.why == DEPLOY and force is not None:
            return ranked_places(field, goals, force, candidates)
        return candidates

    def _choice(self, field: Field, goals: Goals, asked: Asked, candidates: list[Json]) -> list[Json]:
        force = field.mine.get(asked.subject)
        if asked.why == "fubar.turn.game":
            return ranked_units(field, goals, candidates)
        if asked.why == "fubar.activation.one_action" and force is not None:
            return ranked_actions(field, goals, force, candidates)
        if asked.why == "fubar.action.guard.react":
            return ranked_reactions(field, goals, asked.subject, candidates)
        if asked.why == "fubar.melee.target" and force is not None:
            values = Actions(field, goals, force)
            enemies = {enemy.unit.id: enemy for enemy in field.enemies}
            return sorted(candidates, key=lambda answer: -values.charge(enemies[text_of(answer)]))
        if asked.why == DEPLOY:
            return ranked_carriers(field, candidates) if asked.subject else ranked_first(field, candidates)
        if asked.why == "fubar.scenario.captive":
            wanted = "take" if "captive_out" in goals.kinds else "leave"
            return sorted(candidates, key=lambda answer: answer != wanted)
        return candidates
