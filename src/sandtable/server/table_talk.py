"""What is said across the table and stands in no journal: a draw that is offered, a computer that needed a stand-in."""

from __future__ import annotations

from sandtable.core.wire import Json, list_of, side_letter, table_of, text_of

LATE = "late"
FAILED = "failed"


class Draw:
    """A draw that a side has offered: who agrees by now, and who has said no (-1: nobody)."""

    __slots__ = ("agreed", "by", "refused")

    def __init__(self, by: int, agreed: list[int]) -> None:
        self.by = by
        self.agreed = agreed
        self.refused = -1


def draw_said(draw: Draw | None) -> Json:
    """An offer as other servers are told of it."""
    return None if draw is None else {"by": draw.by, "agreed": [*draw.agreed], "refused": draw.refused}


def draw_heard(said: Json) -> Draw | None:
    """An offer as another server told of it."""
    if said is None:
        return None
    table = table_of(said)
    draw = Draw(_side(table.get("by")), [_side(side) for side in list_of(table.get("agreed"))])
    draw.refused = _side(table.get("refused"))
    return draw


def _side(value: Json) -> int:
    return value if isinstance(value, int) else -1


class StandIns:
    """How often others have answered for a side's computer, and why the last time: it was late, or it failed."""

    def __init__(self) -> None:
        self._sides: dict[int, tuple[str, int]] = {}

    def note(self, side: int, why: str) -> None:
        """Another has answered for this side once more, and why."""
        self._sides[side] = (why, self._sides.get(side, ("", 0))[1] + 1)

    def said(self) -> list[Json]:
        """As other servers are told of it."""
        return [[side, why, times] for side, (why, times) in self._sides.items()]

    def hear(self, said: list[Json]) -> None:
        """What another server told."""
        for side, why, times in map(list_of, said):
            self._sides[_side(side)] = (text_of(why), _side(times))

    def wire(self) -> list[Json]:
        """For the view."""
        return [
            {"side": side_letter(side), "why": why, "times": times}
            for side, (why, times) in sorted(self._sides.items())
        ]
