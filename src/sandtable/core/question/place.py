"""Place: where things are set down."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sandtable.core.question.option import Option
from sandtable.core.question.question import Question
from sandtable.core.wire import Json


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Question):
    """Where things are set down: `{"to": {token: [x, y]}}` one by one, or `{"lead": [x, y], "formation": …}`.

    What an answer may say besides, and its shape, is in `answer_shape`; what forbids a place is the system's.
    """

    kind: ClassVar[str] = "place"

    def fields(
        self,
        tokens: list[Json],
        zones: list[Json],
        spacing: float,
        facing: bool,
        formations: list[str] | None = None,
        then: list[Option] | None = None,
    ) -> dict[str, Json]:
        """What `details` gives of a question of this kind.

        `tokens` are what is set down, by id or as ghosts to draw before they stand in the scene; `zones` the outlines
        inside which; `spacing` how far apart a client proposes them; `facing` whether they look somewhere.
        """
        out: dict[str, Json] = {"tokens": tokens, "zones": zones, "spacing": spacing, "facing": facing}
        if formations is not None:
            out["formations"] = [name for name in formations]
        if then is not None:
            out["then"] = [option.wire() for option in then]
        return out


def outline(points: list[tuple[float, float]]) -> Json:
    """A polygon as clients draw it."""
    return [[x, y] for x, y in points]


def rectangle(left: float, bottom: float, right: float, top: float) -> Json:
    """A rectangle as clients draw it."""
    return [[left, bottom], [right, bottom], [right, top], [left, top]]
