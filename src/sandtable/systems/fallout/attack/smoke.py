"""Smoke grenades (appendix C): the clouds, and where whoever threw one lays them."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from sandtable.core.effects import ask
from sandtable.core.preview import Preview
from sandtable.core.question import Question
from sandtable.core.wire import Json, Message, Reason, point_of, table_of
from sandtable.systems.fallout.ground.terrain import make_smoke
from sandtable.systems.fallout.state.answer_shape import NAMING, misshapen
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


class CloudQuestion(Question):
    """Where the other clouds of a smoke grenade lie: `{"to": {"cloud-2": [x, y], …}}`, each touching the first."""

    kind = "place"

    def __init__(self, state: FalloutState, side: int, first: Point, number: int) -> None:
        super().__init__(side, RULE, Message("fallout-ask-clouds", {"n": number}))
        self.state = state
        self.first = first
        self.tokens = [f"cloud-{i + 2}" for i in range(number)]

    def points_for(self, answer: Json) -> list[Point]:
        """The points an answer means, each as far from the first cloud as touching asks for; empty for nonsense."""
        if misshapen(answer, self.tokens, NAMING):
            return []
        ends = table_of(table_of(answer).get("to"))
        found: list[Point] = []
        for token in self.tokens:
            point = point_of(ends.get(token))
            if point is None or len(ends) != len(self.tokens):
                return []
            touching = self._touching(point)
            if touching is None:
                return []
            found.append(touching)
        return found

    def _touching(self, point: Point) -> Point | None:
        """The place beside the first cloud that a hand means; None when it means another."""
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
        """On opposite sides of the first, in eight directions."""
        apart = 2.0 * self.state.lengths.smoke_radius
        found: list[Json] = []
        for k in range(8):
            ends: dict[str, Json] = {}
            for i, token in enumerate(self.tokens):
                turn = 2.0 * pi * k / 8 + pi * i
                x, y = quantize_point(self.first[0] + apart * cos(turn), self.first[1] + apart * sin(turn))
                ends[token] = [x, y]
            found.append({"to": ends})
        return found

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        preview.paths = [
            (token, [point]) for token, point in zip(self.tokens, self.points_for(answer), strict=False)
        ]
        return preview

    def details(self) -> dict[str, Json]:
        radius = self.state.lengths.smoke_radius
        hand = 2.0 * radius + HAND_INCHES * self.state.lengths.inch
        ring: list[Json] = [
            [
                round(self.first[0] + hand * cos(2 * pi * k / 24), 2),
                round(self.first[1] + hand * sin(2 * pi * k / 24), 2),
            ]
            for k in range(24)
        ]
        tokens: list[Json] = [
            {"token": token, "shape": "marker", "radius": radius, "art": {"pic": "smoke"}, "facing": 0.0}
            for token in self.tokens
        ]
        return {
            "tokens": tokens,
            "zones": [ring],
            "spacing": 0.0,
            "facing": False,
            "formations": [],
        }
