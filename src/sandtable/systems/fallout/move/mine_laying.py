"""Laying mines and decoys (chapter 6)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.figures.spots import SpotsQuestion, ring
from sandtable.systems.fallout.book.words import MINE
from sandtable.systems.fallout.state.identities import DECOY, MINE_OR_DECOY
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import FalloutState, Figure, Mine, Unit
from sandtable.table import Point, distance_to_point

WAYS: Final = ("mine+mine", "mine+decoy", "decoy+decoy", "mine", "decoy")
"""fallout.mine.place.mix: one or two counters of either kind."""
DISTANCE: Final = "fallout.mine.place.distance"


def stock(state: FalloutState, unit: Unit) -> int:
    """How many counters a side has left to lay."""
    if not 0 <= unit.side < state.sides:
        return 0
    return state.mine_stock[unit.side] + state.decoy_stock[unit.side]


def wanted(way: str) -> list[str]:
    """The kinds of counters that a choice such as "mine+decoy" lays."""
    return way.split("+")


def affordable(state: FalloutState, side: int, way: str) -> bool:
    """Whether the side has these counters."""
    kinds = wanted(way)
    return kinds.count(MINE) <= state.mine_stock[side] and kinds.count(DECOY) <= state.decoy_stock[side]


async def lay(state: FalloutState, unit: Unit, figure: Figure) -> None:
    """fallout.mine.place.action: up to two counters, without a roll; which they are only their side knows.

    fallout.mine.place.armed: live at once, and laying one does not set it off.
    """
    side = unit.side
    options = [
        Option(way, Message("fallout-opt-lay-" + way.replace("+", "-")), "fallout.mine.place.mix")
        for way in WAYS
        if affordable(state, side, way)
    ]
    prompt = Message("fallout-ask-lay-mines", named(unit, figure))
    rule = "fallout.mine.place.action"
    which = Choose(state.decider(unit), rule, prompt, options, figure.id, id=MINE_OR_DECOY)
    which.secret = True
    kinds = wanted(text_of(await ask(which)))
    question = LayQuestion(state, unit, figure, len(kinds))
    if not question.candidates():
        return
    points = question.points_for(await ask(question))
    for kind, (x, y) in zip(kinds, points, strict=True):
        state.counters += 1
        state.mines = [*state.mines, Mine(f"counter-{state.counters}", side, x, y, kind == DECOY)]
        if kind == MINE:
            state.mine_stock[side] -= 1
        else:
            state.decoy_stock[side] -= 1
    values = named(unit, figure)
    values["n"] = len(kinds)
    state.tell("fallout-event-counters-laid", values, [rule], side, figure.id)


class LayQuestion(SpotsQuestion):
    """Where the counters go: `{"to": {"counter-1": [x, y], …}}`."""

    def __init__(self, state: FalloutState, unit: Unit, figure: Figure, number: int) -> None:
        prompt = Message("fallout-ask-lay-where", {"n": number})
        tokens = [f"counter-{i + 1}" for i in range(number)]
        self.state = state
        super().__init__(state.decider(unit), DISTANCE, prompt, tokens, figure.id)
        self.figure = figure
        self._proposals: list[Json] | None = None

    def check(self, answer: Json) -> list[Reason]:
        points = self.points_for(answer)
        if not points:
            return [Reason(DISTANCE, "fallout-refused-lay-points", {"n": len(self.tokens)})]
        for at, point in enumerate(points):
            refused = self._why_not_lay(point, points[:at])
            if refused:
                return refused
        return []

    def _why_not_lay(self, point: Point, before: list[Point]) -> list[Reason]:
        """fallout.mine.place.distance: near the hero, apart from other counters; fallout.mine.place.ground."""
        state = self.state
        x, y = point
        if distance_to_point(self.figure.base, x, y) > state.lengths.mine_lay + 1e-6:
            return [Reason(DISTANCE, "fallout-refused-lay-far")]
        others = [(mine.x, mine.y) for mine in state.mines] + before
        for ox, oy in others:
            if sqrt((ox - x) ** 2 + (oy - y) ** 2) < state.lengths.mine_lay - 1e-6:
                return [Reason(DISTANCE, "fallout-refused-lay-near")]
        if not (0.0 <= x <= state.board.width and 0.0 <= y <= state.board.height):
            return [Reason("fallout.mine.place.ground", "fallout-refused-lay-ground")]
        for piece in state.board.pieces:
            if piece.holds(x, y):
                return [Reason("fallout.mine.place.ground", "fallout-refused-lay-ground")]
        return []

    def candidates(self) -> list[Json]:
        proposals = self._proposals
        if proposals is None:
            proposals = self._propose()
            self._proposals = proposals
        return proposals

    def _propose(self) -> list[Json]:
        """Beside the hero, as far as may be."""
        base = self.figure.base
        reach = base.radius + self.state.lengths.mine_lay * 0.9
        return [answer for answer in self.around(base.x, base.y, reach) if not self.check(answer)]

    def details(self) -> dict[str, Json]:
        base = self.figure.base
        reach = base.radius + self.state.lengths.mine_lay
        tokens: list[Json] = [
            {
                "token": token,
                "shape": "marker",
                "radius": 0.4 * self.state.lengths.inch,
                "art": {"pic": "mine"},
            }
            for token in self.tokens
        ]
        return {
            "tokens": tokens,
            "zones": [ring(base.x, base.y, reach)],
            "spacing": self.state.lengths.mine_lay,
            "facing": False,
            "formations": [],
        }
