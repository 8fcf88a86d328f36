"""What a greedy bot likes in Warfare."""

from __future__ import annotations

from sandtable.ai.seat import Asked, Seat
from sandtable.ai.taste.taste import Taste
from sandtable.ai.taste.warfare.acting import Commander
from sandtable.ai.taste.warfare.reacting import ranked_hexes, ranked_reactions
from sandtable.core.question import Hex
from sandtable.core.wire import Json
from sandtable.systems.warfare import PLAYING, WHERE_TO_HIDE, WHO_ACTS, WarfareState

__all__ = ["WarfareTaste"]

TRIED = 12  # plans whose first answer is proposed, the best first


class WarfareTaste(Taste):
    """Plans a whole action when its side is active, by what each AP brings; weighs reactions as they come."""

    def __init__(self, side: int) -> None:
        super().__init__(side)
        self.plan: list[Json] = []  # answers to the questions that follow

    def ranked(self, seat: Seat, asked: Asked) -> list[Json]:
        candidates = seat.candidates()
        if len(candidates) == 1:
            return candidates
        if asked.id == WHO_ACTS:
            return self._command(seat, candidates)
        for at, answer in enumerate(self.plan):
            if not seat.check(answer):
                self.plan = self.plan[at + 1 :]
                return [answer, *candidates]
        state = seat.known()
        if not isinstance(state, WarfareState):
            return candidates
        if state.phase == PLAYING and state.active != self.side:
            return ranked_reactions(seat, state, asked, candidates)
        if asked.id == WHERE_TO_HIDE:
            return self._pool(seat, candidates)
        if asked.kind == Hex.kind and asked.subject:
            return ranked_hexes(state, asked, self.side, candidates)
        return candidates

    def _command(self, seat: Seat, candidates: list[Json]) -> list[Json]:
        """The best plan first; when nothing is worth an AP, pass."""
        self.plan = []
        state = seat.known()
        if not isinstance(state, WarfareState):
            return candidates
        for plan in Commander(state, self.side).best()[:TRIED]:
            if plan.gain <= 0.0:
                break
            if plan.answers[0] in candidates:
                self.plan = plan.answers[1:]
                return [plan.answers[0], *reversed(candidates)]
        return list(reversed(candidates))

    def _pool(self, seat: Seat, candidates: list[Json]) -> list[Json]:
        """Unknown counters are spread by the bot's own dice, so that nobody learns its habits."""
        left = candidates[:]
        mixed: list[Json] = []
        while left:
            mixed.append(left.pop(seat.dice.below(len(left))))
        return mixed
