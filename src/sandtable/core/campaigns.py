"""What campaigns are to the rest of the house: a system whose book has a chapter about them writes these methods.

A campaign is a value, plain JSON; every order gives a new value out of the old one (docs/campaigns.md). What is refused
raises `sandtable.core.game.Refused` with the reasons, and then nothing has happened.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.core.setup import Setup
from sandtable.core.wire import Json, list_of, number_of, text_of

NOBODY: Final = -1  # a side that is none
LOOKS: Final = ("setup", "outcome", "view", "advice", "terms")
"""Words that are answered and change nothing: they are never written down."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaigns:
    """The campaigns of a system; sides are numbers from 0, and one that is none is refused like anything else."""

    # ------------------------------------------------------------ what changes a campaign

    def new(self, terms: dict[str, Json]) -> Json:
        """A campaign out of nothing, on these terms."""
        raise TypeError("a system begins its own campaigns")

    def order(self, value: Json, side: int, order: dict[str, Json]) -> Json:
        """The campaign after an order of a side; `do` is its word, and everything else in it belongs to that word."""
        raise TypeError("a system carries out its own orders")

    def begin(self, value: Json) -> Json:
        """The campaign while its next battle is on; refused as long as its sides have not chosen their troops."""
        raise TypeError("a system begins its own battles")

    def report(self, value: Json, battle: dict[str, Json]) -> Json:
        """The campaign after a battle, as `outcome` tells of it."""
        raise TypeError("a system takes in its own battles")

    # ------------------------------------------------------------ what only looks at it

    def terms(self) -> dict[str, Json]:
        """What may be agreed on before a campaign begins."""
        raise TypeError("a system has its own terms")

    def setup(self, value: Json) -> Setup:
        """The next battle as an ordinary set-up; refused as long as its sides have not chosen their troops."""
        raise TypeError("a system sets its own battles up")

    def outcome(self, value: Json, state: Json, result: Json) -> dict[str, Json]:
        """What a report needs of a battle that was fought: out of its last state, dumped, and its result."""
        raise TypeError("a system tells of its own battles")

    def view(self, value: Json, sides: list[int]) -> dict[str, Json]:
        """What whoever holds these sides may see."""
        raise TypeError("a system shows its own campaigns")

    def advice(self, value: Json, side: int) -> dict[str, Json] | None:
        """The order the computer would give for a side next; None when it has nothing to do but wait."""
        return None


def carried_out(campaigns: Campaigns, value: Json, order: dict[str, Json]) -> Json:
    """One order by its word, as files and the referee write them.

    The words of the house are the names of the methods; every other word is an order of `side`.
    """
    do = text_of(order.get("do"))
    words = {key: entry for key, entry in order.items() if key not in ("do", "side")}
    if do == "new":
        return campaigns.new(words)
    if do == "begin":
        return campaigns.begin(value)
    if do == "report":
        return campaigns.report(value, words)
    if do in LOOKS:
        return _looked_at(campaigns, value, do, order)
    return campaigns.order(value, side_of(order.get("side", 0)), {"do": do, **words})


def _looked_at(campaigns: Campaigns, value: Json, do: str, order: dict[str, Json]) -> Json:
    if do == "terms":
        return campaigns.terms()
    if do == "setup":
        return campaigns.setup(value).wire()
    if do == "outcome":
        return {"do": "report", **campaigns.outcome(value, order.get("state"), order.get("result"))}
    if do == "view":
        return campaigns.view(value, [side_of(side) for side in list_of(order.get("sides"))])
    return campaigns.advice(value, side_of(order.get("side", 0)))


def side_of(said: Json) -> int:
    """A side by its number, NOBODY when that is no whole number."""
    side = number_of(said)
    return int(side) if side is not None and side == int(side) else NOBODY
