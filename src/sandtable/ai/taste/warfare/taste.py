"""What a greedy bot likes in Warfare."""

from __future__ import annotations

from sandtable.ai.seat import Asked, Seat
from sandtable.ai.taste.character import DEFAULT
from sandtable.ai.taste.plan import Plan, as_proposed
from sandtable.ai.taste.taste import Taste
from sandtable.ai.taste.warfare.acting import Commander
from sandtable.ai.taste.warfare.character import CHARACTERS, DEFAULTS
from sandtable.ai.taste.warfare.reacting import DECLINE, ranked_hexes, ranked_reactions
from sandtable.core.question import Hex
from sandtable.core.wire import Json
from sandtable.systems.warfare import PLAYING, WHERE_TO_HIDE, WHICH_ACTION, WHO_ACTS, WarfareState

TRIED = 12  # plans that are proposed, the best first


class WarfareTaste(Taste):
    """Plans a whole action when its side is active, by what each AP brings; weighs reactions as they come."""

    def __init__(self, side: int, character: str = DEFAULT) -> None:
        super().__init__(side, character)
        self.weights = CHARACTERS.get(character, DEFAULTS)
        self.character = self.weights
        self.ahead: list[Json] = []  # answers of the plan that is followed to the questions to come

    def plans(self, seat: Seat, asked: Asked) -> list[Plan]:
        candidates = seat.candidates()
        if len(candidates) == 1:
            return as_proposed(candidates)
        if asked.id == WHO_ACTS:
            return self._command(seat, candidates)
        for at, answer in enumerate(self.ahead):
            if not seat.check(answer):
                return [Plan(self.ahead[at:], 0.0)]
        state = seat.known()
        if not isinstance(state, WarfareState):
            return as_proposed(candidates)
        if state.phase == PLAYING and state.active != self.side:
            return ranked_reactions(seat, state, asked, self.weights, candidates)
        if asked.id == WHICH_ACTION and asked.subject:
            return self._rest_of(state, asked.subject, candidates)
        if asked.id == WHERE_TO_HIDE:
            return self._pool(seat, candidates)
        if asked.kind == Hex.kind and asked.subject:
            return ranked_hexes(state, asked, self.side, self.weights, candidates)
        return as_proposed(candidates)

    def took(self, plan: Plan) -> None:
        self.ahead = plan.answers[1:]

    def letting_go(self, asked: Asked, candidates: list[Json]) -> list[Json]:
        if asked.id == WHO_ACTS:
            return []
        return [answer for answer in candidates if answer is None or answer in DECLINE]

    def _command(self, seat: Seat, candidates: list[Json]) -> list[Plan]:
        """The best plans first; when nothing is worth an AP, pass."""
        state = seat.known()
        if not isinstance(state, WarfareState):
            return as_proposed(candidates)
        plans: list[Plan] = []
        for plan in Commander(state, self.side, self.weights).best()[:TRIED]:
            if plan.worth > 0.0 and plan.first in candidates:
                plans.append(plan)
        return plans + as_proposed(list(reversed(candidates)))

    def _rest_of(self, state: WarfareState, unit: str, candidates: list[Json]) -> list[Plan]:
        """What is best for a unit that somebody else has set to work."""
        own = [plan for plan in Commander(state, self.side, self.weights).best() if plan.first == unit]
        rest = [Plan(plan.answers[1:], plan.worth, plan.parts) for plan in own if plan.worth > 0.0]
        return [plan for plan in rest if plan.first in candidates] + as_proposed(candidates)

    def _pool(self, seat: Seat, candidates: list[Json]) -> list[Plan]:
        """Unknown counters are spread by the bot's own dice, so that nobody learns its habits."""
        left = candidates[:]
        mixed: list[Json] = []
        while left:
            mixed.append(left.pop(seat.dice.below(len(left))))
        return as_proposed(mixed)
