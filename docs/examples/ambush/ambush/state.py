"""Everything true at one moment of a game."""

from __future__ import annotations

from sandtable.core.state import State
from sandtable.core.wire import Json

NOWHERE = 0  # the post of somebody who has not hidden yet, or whose post is not known


class AmbushState(State):
    """Where everybody hides, who has been seen there, and the score."""

    def __init__(self, sides: int, turns: int, posts: int) -> None:
        super().__init__()
        self.turns = turns  # how many there are
        self.posts = posts  # how many there are
        self.turn = 0  # 0 while sides hide
        self.next = 0  # whose go it is
        self.hidden_at = [NOWHERE] * sides
        self.seen = [False] * sides
        self.scores = [0.0] * sides

    def clone(self) -> AmbushState:
        copy = AmbushState(len(self.scores), self.turns, self.posts)
        copy.copy_core(self)
        copy.turn = self.turn
        copy.next = self.next
        copy.hidden_at = self.hidden_at[:]
        copy.seen = self.seen[:]
        copy.scores = self.scores[:]
        return copy

    def digest(self) -> str:
        return f"{self.turn} {self.next} {self.hidden_at} {self.seen} {self.scores}"

    def dump(self) -> dict[str, Json]:
        return {"turn": self.turn, "posts": list(self.hidden_at), "scores": list(self.scores)}

    def known(self, side: int) -> AmbushState:
        copy = self.clone()
        for other in range(len(self.scores)):
            if other != side and not self.seen[other]:
                copy.hidden_at[other] = NOWHERE
        return copy
