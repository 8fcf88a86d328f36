"""What a bot likes: to look where somebody was seen, and never to stay where it was found."""

from __future__ import annotations

from ambush.rules import FLEE, SEARCH, STAY, WAIT
from ambush.state import AmbushState
from sandtable.ai import Asked, Seat
from sandtable.ai.taste import Plan, Taste, as_proposed
from sandtable.core.wire import Json


class AmbushTaste(Taste):
    """Ranks answers by what the side knows."""

    def plans(self, seat: Seat, asked: Asked) -> list[Plan]:
        return as_proposed(self.ranked(seat, asked))

    def ranked(self, seat: Seat, asked: Asked) -> list[Json]:
        answers = seat.candidates()
        if asked.id == FLEE:
            return sorted(answers, key=lambda answer: answer == STAY)
        if asked.id != SEARCH:
            return sorted(answers, key=lambda _: seat.dice.below(100))
        state = seat.known()
        assert isinstance(state, AmbushState)
        others = [str(post) for side, post in enumerate(state.hidden_at) if side != self.side]
        luck = {str(answer): seat.dice.below(100) for answer in answers}
        return sorted(answers, key=lambda answer: (answer == WAIT, answer not in others, luck[str(answer)]))
