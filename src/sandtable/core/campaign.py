"""A campaign as it is kept: the list of its orders, to which everything that happens is added at the end.

What a campaign is at any moment follows from its orders alone, as a game follows from its journal. The first order is
`{"do": "new", …}`; an order of a side names it by its number, from 0; `report` takes in a battle that was fought.
`carried` says that from here on other rules hold: the campaign goes on from the value that it keeps.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.campaigns import LOOKS, carried_out
from sandtable.core.carrying import BROKEN
from sandtable.core.game import Game, Refused
from sandtable.core.journal import canonical
from sandtable.core.setup import Setup, SetupError
from sandtable.core.system import AnySystem, system
from sandtable.core.wire import Json, Message, Reason, list_of, number_of, table_of, text_of

FORMAT: Final = 1
KIND: Final = "sandtable campaign"
CARRIED: Final = "carried"
ORDERS_AT_MOST: Final = 5000


class Campaign:
    """A campaign in memory: its rules, its orders, and what they have made of it."""

    def __init__(self, rules: AnySystem, orders: list[dict[str, Json]]) -> None:
        self.rules = rules
        self.campaigns = rules.campaigns()
        start = last_start(orders)
        self.orders: list[dict[str, Json]] = orders[:start]
        self.value: Json = orders[start - 1].get("value") if start else None
        for number, order in enumerate(orders[start:], start + 1):
            try:
                self.give(order)
            except Refused as refused:
                raise SetupError(f"order {number} of this campaign is refused: {refused}") from refused

    def give(self, order: dict[str, Json]) -> None:
        """Carries an order out and writes it down; raises Refused with the reasons, and then nothing has happened."""
        do = text_of(order.get("do"))
        if do in LOOKS or do == CARRIED or (do == "new") == bool(self.orders):
            raise Refused([Reason("", "core-campaign-order", {"order": do[:20]})])
        if len(self.orders) >= ORDERS_AT_MOST:
            raise Refused([Reason("", "core-campaign-long", {"most": ORDERS_AT_MOST})])
        self.value = carried_out(self.campaigns, self.value, order)
        self.orders.append(order)

    def view(self, sides: list[int]) -> dict[str, Json]:
        """What whoever holds these sides may see."""
        return self.campaigns.view(self.value, sides)

    def advice(self, side: int) -> dict[str, Json]:
        """What the computer would do for a side next, as an order; {} when it waits."""
        advised = self.campaigns.advice(self.value, side)
        return {**advised, "side": side} if advised else {}

    def notices(self) -> list[Message]:
        """What everybody is told of changes of the rules, the latest last."""
        return [notice(order, at) for at, order in enumerate(self.orders) if order.get("do") == CARRIED]

    # ------------------------------------------------------------ battles

    def setup(self) -> Setup:
        """The next battle; raises Refused while its sides have not chosen their troops."""
        return self.campaigns.setup(self.value)

    def report(self, game: Game) -> dict[str, Json]:
        """The order that takes in a battle; raises Refused when it is another one, or not over."""
        result = game.result
        if result is None:
            raise Refused([Reason("", "core-campaign-running")])
        if canonical(game.setup.wire()) != canonical(self.setup().wire()):
            raise Refused([Reason("", "core-campaign-other-battle")])
        battle = self.campaigns.outcome(self.value, game.state.dump(), result.wire())
        return {"do": "report", **battle}

    # ------------------------------------------------------------ files

    def wire(self) -> dict[str, Json]:
        """The campaign as a file."""
        return campaign_file(self.rules.id, self.rules.rules_version, self.orders)


def campaign_file(system_id: str, rules_version: int, orders: list[dict[str, Json]]) -> dict[str, Json]:
    """A campaign as a file."""
    return {
        "kind": KIND,
        "format": FORMAT,
        "system": system_id,
        "rules_version": rules_version,
        "orders": [order for order in orders],
    }


def campaign_of(value: Json) -> Campaign:
    """A campaign out of a file, carried over when it was played with other rules; raises SetupError with a sentence."""
    table = table_of(value)
    if table.get("kind") != KIND:
        raise SetupError('this is not a campaign: a campaign file says "kind": "sandtable campaign"')
    if table.get("format") != FORMAT:
        raise SetupError(f"this campaign is written in a form that is not known here (known: {FORMAT})")
    rules = system(text_of(table.get("system")))
    orders = [table_of(order) for order in list_of(table.get("orders"))]
    if not orders:
        raise SetupError("this campaign has no orders")
    version = int(number_of(table.get("rules_version")) or 0)
    try:
        same = version == rules.rules_version
        campaign = Campaign(rules, orders) if same else carried_over(rules, orders, version)
        campaign.view([])
    except BROKEN as error:
        raise SetupError("this campaign cannot be read: what it keeps is no campaign of this game") from error
    return campaign


# ------------------------------------------------------------ other rules


def last_start(orders: list[dict[str, Json]]) -> int:
    """The number of the first order after the last change of the rules."""
    starts = [at + 1 for at, order in enumerate(orders) if order.get("do") == CARRIED]
    return starts[-1] if starts else 0


def carried_over(rules: AnySystem, orders: list[dict[str, Json]], was: int, upto: int = -1) -> Campaign:
    """A campaign of other rules that goes on under these, from before the first order that they refuse (or `upto`).

    All its orders stay in it. Raises SetupError when these rules cannot even begin it.
    """
    stop = len(orders) if upto < 0 else upto
    start = last_start(orders[:stop])
    campaign = Campaign(rules, orders[:start])
    reason: Reason | None = None
    for order in orders[start:stop]:
        try:
            campaign.give(order)
        except Refused as refused:
            reason = refused.reasons[0]
            break
        except BROKEN:
            reason = Reason("", "core-misfit-broke")
            break
    if not campaign.orders:
        why = f"{reason.message.id} ({reason.why})" if reason is not None else "it is empty"
        raise SetupError(
            f"this campaign was played with rules version {was} of {rules.id} and cannot go on "
            f"under version {rules.rules_version}: {why}"
        )
    kept = len(campaign.orders)
    line: dict[str, Json] = {
        "do": CARRIED,
        "was": was,
        "rules": rules.rules_version,
        "kept": kept,
        "why": reason.wire() if reason is not None else None,
        "value": campaign.value,
    }
    campaign.orders = [*orders, line]
    return campaign


def notice(carried: dict[str, Json], orders: int) -> Message:
    """What everybody is told of a change of the rules after so many orders."""
    kept = int(number_of(carried.get("kept")) or 0)
    values: dict[str, Json] = {
        "was": str(carried.get("was")),
        "rules": str(carried.get("rules")),
        "order": kept + 1,
        "lost": orders - kept,
    }
    if kept >= orders:
        return Message("core-campaign-carried-whole", values)
    why = table_of(carried.get("why"))
    if not why:
        return Message("core-campaign-set-back", values)
    values["why"] = {key: part for key, part in why.items() if key in ("id", "values")}
    return Message("core-campaign-carried", values)
