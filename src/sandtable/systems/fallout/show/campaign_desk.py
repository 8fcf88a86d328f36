"""Campaigns as the rest of the house sees them: what may be said to one, and what is shown of it."""

from __future__ import annotations

from sandtable.core.campaigns import Campaigns
from sandtable.core.printed import Row
from sandtable.core.setup import Setup
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of
from sandtable.systems.fallout.campaign.advice import advised
from sandtable.systems.fallout.campaign.campaigns import (
    enlisted,
    new_campaign,
    report,
    setup_for,
    terms_in_words,
)
from sandtable.systems.fallout.campaign.orders import order as carry_out
from sandtable.systems.fallout.campaign.report import remembered
from sandtable.systems.fallout.campaign.terms import check_order, side_in
from sandtable.systems.fallout.campaign.value import refuse
from sandtable.systems.fallout.show.campaign_view import view_of
from sandtable.systems.fallout.state.identities import ORDER_ENLIST


class FalloutCampaigns(Campaigns):
    """Chapter 8: several battles with the same armies."""

    def terms(self) -> Row:
        return terms_in_words()

    def new(self, terms: Row) -> Json:
        return new_campaign(terms)

    def order(self, value: Json, side: int, order: Row) -> Json:
        campaign = _begun(value)
        number = side_in(campaign, side)
        words: Row = {key: entry for key, entry in order.items() if key != "do"}
        check_order(text_of(order.get("do")), words)
        if order.get("do") == ORDER_ENLIST:
            return enlisted(campaign, number, order.get("army"))
        return carry_out(campaign, number, order)

    def begin(self, value: Json) -> Json:
        campaign = _begun(value)
        setup_for(campaign)
        return {**campaign, "fighting": True}

    def report(self, value: Json, battle: Row) -> Json:
        extra = int(number_of(battle.get("extra", 0)) or 0)
        return report(_begun(value), battle.get("state"), battle.get("result"), extra)

    def setup(self, value: Json) -> Setup:
        return setup_for(_begun(value))

    def outcome(self, value: Json, state: Json, result: Json) -> Row:
        _begun(value)
        return remembered(state, result)

    def view(self, value: Json, sides: list[int]) -> Row:
        campaign = _begun(value)
        return view_of(campaign, [side_in(campaign, side) for side in sides])

    def advice(self, value: Json, side: int) -> Row | None:
        campaign = _begun(value)
        return advised(campaign, side_in(campaign, side))


def _begun(value: Json) -> Row:
    """fallout.campaign.start_points: a campaign is one that was agreed on."""
    campaign = table_of(value)
    if not list_of(campaign.get("sides")):
        raise refuse("fallout.campaign.start_points", "fallout-campaign-none")
    return campaign
