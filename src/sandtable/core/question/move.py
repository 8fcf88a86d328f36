"""Move: where tokens go."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sandtable.core.question.option import Option
from sandtable.core.question.question import Question
from sandtable.core.wire import Json


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Question):
    """Where tokens go: each by itself (`to`, and `via` on the way), or about one who leads (`lead`, `formation`).

    `then` says what follows the move. The shape of the answer is in `answer_shape`; what forbids a way is the system's.
    """

    kind: ClassVar[str] = "move"

    def fields(
        self,
        movers: list[tuple[str, float]],
        then: list[Option],
        formations: list[str],
        facing: bool,
        snaps: list[Json] | None = None,
        reach: list[Json] | None = None,
        zones: list[Json] | None = None,
    ) -> dict[str, Json]:
        """What `details` gives of a question of this kind.

        `movers` are the tokens that may move and how far; `snaps` points a client draws the hand to, with what is
        there; `reach` the outlines of all the ground that can be got to.
        """
        out: dict[str, Json] = {
            "tokens": [{"token": token, "allowance": round(far, 2)} for token, far in movers],
            "then": [option.wire() for option in then],
            "formations": [name for name in formations],
            "facing": facing,
            "snaps": snaps if snaps is not None else [],
        }
        if reach is not None:
            out["reach"] = reach
        if zones is not None:
            out["zones"] = zones
        return out
