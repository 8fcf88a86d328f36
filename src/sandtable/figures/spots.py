"""Points on the table that somebody names one by one: for counters that are laid, for clouds of smoke."""

from __future__ import annotations

from math import cos, pi, sin

from mypy_extensions import mypyc_attr

from sandtable.core.preview import Preview
from sandtable.core.question import NAMING, Place, misshapen
from sandtable.core.wire import Json, Message, point_of, table_of
from sandtable.table import Point, quantize_point


@mypyc_attr(allow_interpreted_subclasses=True)
class SpotsQuestion(Place):
    """Where does each of these go? `{"to": {token: [x, y], …}}`"""

    def __init__(self, side: int, why: str, prompt: Message, tokens: list[str], subject: str = "") -> None:
        super().__init__(side, why, prompt, subject)
        self.tokens = tokens

    def meant(self, point: Point) -> Point | None:
        """The place that a named point means; None when it means none."""
        return quantize_point(point[0], point[1])

    def points_for(self, answer: Json) -> list[Point]:
        """The places an answer means; empty when it cannot be read."""
        if misshapen(answer, NAMING, self.tokens):
            return []
        ends = table_of(table_of(answer).get("to"))
        places: list[Point] = []
        for token in self.tokens:
            point = point_of(ends.get(token))
            place = self.meant(point) if point is not None else None
            if place is None or len(ends) != len(self.tokens):
                return []
            places.append(place)
        return places

    def around(self, x: float, y: float, reach: float) -> list[Json]:
        """Answers that lay them on opposite sides of a point, in eight directions."""
        answers: list[Json] = []
        for k in range(8):
            ends: dict[str, Json] = {}
            for i, token in enumerate(self.tokens):
                turn = 2.0 * pi * k / 8 + pi * i
                px, py = quantize_point(x + reach * cos(turn), y + reach * sin(turn))
                ends[token] = [px, py]
            answers.append({"to": ends})
        return answers

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        preview.paths = [
            (token, [point]) for token, point in zip(self.tokens, self.points_for(answer), strict=False)
        ]
        return preview


def ring(x: float, y: float, reach: float) -> list[Json]:
    """The outline of everything within reach of a point, for whoever draws it."""
    return [
        [round(x + reach * cos(2 * pi * k / 24), 2), round(y + reach * sin(2 * pi * k / 24), 2)]
        for k in range(24)
    ]
