"""Smoke grenades (appendix C): the clouds, and where whoever threw one lays them."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.core.effects import ask
from sandtable.core.wire import Json, Message, Reason
from sandtable.figures.spots import SpotsQuestion, ring
from sandtable.systems.fallout.ground.terrain import make_smoke
from sandtable.systems.fallout.state.state import FalloutState
from sandtable.table import Point, quantize_point

CLOUDS: Final = 2
CLOUDS_ON_ONE: Final = 3
RULE: Final = "fallout.item.smoke.clouds"
HAND_INCHES: Final = 0.5
"""So far from its place a cloud may be named; it is then laid touching the first."""


async def lay_smoke(state: FalloutState, side: int, x: float, y: float, natural_one: bool) -> None:
    """fallout.item.smoke.clouds: the first on the point, the others touching it where the thrower wants them.

    fallout.item.smoke.size
    """
    clouds = CLOUDS_ON_ONE if natural_one else CLOUDS
    _cloud(state, x, y)
    question = CloudQuestion(state, side, (x, y), clouds - 1)
    for cx, cy in question.points_for(await ask(question)):
        _cloud(state, cx, cy)
    state.tell("fallout-event-smoke", {"n": clouds}, [RULE])


def _cloud(state: FalloutState, x: float, y: float) -> None:
    state.counters += 1
    piece = make_smoke(f"smoke-{state.counters}", round(x, 2), round(y, 2), state.lengths.smoke_radius)
    state.board = state.board.with_piece(piece)


class CloudQuestion(SpotsQuestion):
    """Where the other clouds of a smoke grenade lie: `{"to": {"cloud-2": [x, y], …}}`, each touching the first."""

    def __init__(self, state: FalloutState, side: int, first: Point, number: int) -> None:
        prompt = Message("fallout-ask-clouds", {"n": number})
        self.state = state
        super().__init__(side, RULE, prompt, [f"cloud-{i + 2}" for i in range(number)])
        self.first = first

    def meant(self, point: Point) -> Point | None:
        """The place beside the first cloud, as far from it as touching asks for; None when the hand is elsewhere."""
        x, y = self.first
        dx, dy = point[0] - x, point[1] - y
        away = sqrt(dx * dx + dy * dy)
        apart = 2.0 * self.state.lengths.smoke_radius
        if away <= 0.0 or abs(away - apart) > HAND_INCHES * self.state.lengths.inch + 1e-6:
            return None
        return quantize_point(x + dx * apart / away, y + dy * apart / away)

    def check(self, answer: Json) -> list[Reason]:
        if self.points_for(answer):
            return []
        return [Reason(RULE, "fallout-refused-clouds", {"n": len(self.tokens)})]

    def candidates(self) -> list[Json]:
        return self.around(self.first[0], self.first[1], 2.0 * self.state.lengths.smoke_radius)

    def details(self) -> dict[str, Json]:
        radius = self.state.lengths.smoke_radius
        hand = 2.0 * radius + HAND_INCHES * self.state.lengths.inch
        tokens: list[Json] = [
            {"token": token, "shape": "marker", "radius": radius, "art": {"pic": "smoke"}, "facing": 0.0}
            for token in self.tokens
        ]
        return {
            "tokens": tokens,
            "zones": [ring(self.first[0], self.first[1], hand)],
            "spacing": 0.0,
            "facing": False,
            "formations": [],
        }
