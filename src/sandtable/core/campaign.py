"""A campaign as it is kept: the list of its orders, to which everything that happens is added at the end.

What a campaign is at any moment follows from its orders alone, as a game follows from its journal. The first order is
`{"do": "new", …}`; an order of a side names it by its number, from 0; `report` takes in a battle that was fought.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.game import Game, Refused
from sandtable.core.journal import canonical
from sandtable.core.setup import Setup, SetupError, setup_of
from sandtable.core.system import System, system
from sandtable.core.wire import Json, Reason, list_of, table_of, text_of

FORMAT: Final = 1
KIND: Final = "sandtable campaign"
# Words that are answered and change nothing: they are never written down.
LOOKS: Final = ("setup", "outcome", "view", "advice", "terms")
ORDERS_AT_MOST: Final = 5000


class Campaign:
    """A campaign in memory: its rules, its orders, and what they have made of it."""

    def __init__(self, rules: System, orders: list[dict[str, Json]]) -> None:
        self.rules = rules
        self.orders: list[dict[str, Json]] = []
        self.value: Json = None
        for number, order in enumerate(orders, 1):
            try:
                self.give(order)
            except Refused as refused:
                raise SetupError(f"order {number} of this campaign is refused: {refused}") from refused

    def give(self, order: dict[str, Json]) -> None:
        """Carries an order out and writes it down; raises Refused with the reasons, and then nothing has happened."""
        do = text_of(order.get("do"))
        if do in LOOKS or (do == "new") == bool(self.orders):
            raise Refused([Reason("", "core-campaign-order", {"order": do[:20]})])
        if len(self.orders) >= ORDERS_AT_MOST:
            raise Refused([Reason("", "core-campaign-long", {"most": ORDERS_AT_MOST})])
        self.value = self.rules.campaign(self.value, order)
        self.orders.append(order)

    def look(self, do: str, more: dict[str, Json] | None = None) -> Json:
        """Asks something that changes nothing."""
        return self.rules.campaign(self.value, {"do": do, **(more if more is not None else {})})

    def view(self, sides: list[int]) -> dict[str, Json]:
        """What whoever holds these sides may see."""
        return table_of(self.look("view", {"sides": [side for side in sides]}))

    def advice(self, side: int) -> dict[str, Json]:
        """What the computer would do for a side next, as an order; {} when it waits."""
        advised = table_of(self.look("advice", {"side": side}))
        return {**advised, "side": side} if advised else {}

    # ------------------------------------------------------------ battles

    def setup(self) -> Setup:
        """The next battle; raises Refused while its sides have not chosen their troops."""
        return setup_of(self.look("setup"))

    def report(self, game: Game) -> dict[str, Json]:
        """The order that takes in a battle; raises Refused when it is another one, or not over."""
        result = game.result
        if result is None:
            raise Refused([Reason("", "core-campaign-running")])
        if canonical(game.setup.wire()) != canonical(self.setup().wire()):
            raise Refused([Reason("", "core-campaign-other-battle")])
        return table_of(self.look("outcome", {"state": game.state.dump(), "result": result.wire()}))

    # ------------------------------------------------------------ files

    def wire(self) -> dict[str, Json]:
        """The campaign as a file."""
        return {
            "kind": KIND,
            "format": FORMAT,
            "system": self.rules.id,
            "rules_version": self.rules.rules_version,
            "orders": [order for order in self.orders],
        }


def campaign_of(value: Json) -> Campaign:
    """A campaign out of a file; raises SetupError with a sentence."""
    table = table_of(value)
    if table.get("kind") != KIND:
        raise SetupError('this is not a campaign: a campaign file says "kind": "sandtable campaign"')
    if table.get("format") != FORMAT:
        raise SetupError(f"this campaign is written in a form that is not known here (known: {FORMAT})")
    rules = system(text_of(table.get("system")))
    if table.get("rules_version") != rules.rules_version:
        raise SetupError(
            f"this campaign was played with rules version {table.get('rules_version')} of {rules.id}; "
            f"here is version {rules.rules_version}"
        )
    orders = [table_of(order) for order in list_of(table.get("orders"))]
    if not orders:
        raise SetupError("this campaign has no orders")
    return Campaign(rules, orders)
