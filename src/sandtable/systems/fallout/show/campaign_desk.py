"""Campaigns by words: what may be said to one, and what is shown of it."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, list_of, number_of, text_of
from sandtable.systems.fallout.campaign.advice import advised
from sandtable.systems.fallout.campaign.campaigns import (
    enlisted,
    new_campaign,
    report,
    setup_for,
    terms_in_words,
)
from sandtable.systems.fallout.campaign.orders import order
from sandtable.systems.fallout.campaign.report import remembered
from sandtable.systems.fallout.campaign.terms import check_order, side_in
from sandtable.systems.fallout.campaign.value import refuse
from sandtable.systems.fallout.show.campaign_view import view_of


def carried_out(value: Row, what: Row) -> Json:
    """One order by its word: `new` begins a campaign, `begin` the next battle, `report` takes in how it ended.

    Words that change nothing: `setup` is the next battle as a set-up, `outcome` the report of a battle that was fought,
    `view` what `sides` may see, `advice` what the computer would do for a side, `terms` what may be agreed on.
    Everything else is an order of `side`; `enlist` brings another army.
    """
    do = text_of(what.get("do"))
    rest_of: Row = {key: entry for key, entry in what.items() if key not in ("do", "side")}
    if do == "new":
        return new_campaign(rest_of)
    if do == "terms":
        return terms_in_words()
    if not list_of(value.get("sides")):
        raise refuse("fallout.campaign.start_points", "fallout-campaign-none")
    if do == "setup":
        return setup_for(value).wire()
    if do == "begin":
        setup_for(value)
        return {**value, "fighting": True}
    if do == "outcome":
        return {"do": "report", **remembered(what.get("state"), what.get("result"))}
    if do == "view":
        return view_of(value, [side_in(value, side) for side in list_of(what.get("sides"))])
    if do == "report":
        extra = int(number_of(what.get("extra", 0)) or 0)
        return report(value, what.get("state"), what.get("result"), extra)
    side = side_in(value, what.get("side", 0))
    if do == "advice":
        return advised(value, side)
    check_order(do, rest_of)
    if do == "enlist":
        return enlisted(value, side, what.get("army"))
    return order(value, side, {"do": do, **rest_of})
