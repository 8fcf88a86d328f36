"""Campaigns whose rules change under them: orders stand as far as they are taken, and the rest is set aside."""

from __future__ import annotations

import pytest

from sandtable.core.campaign import Campaign, campaign_of, carried_over
from sandtable.core.campaigns import Campaigns
from sandtable.core.game import Refused
from sandtable.core.setup import SetupError
from sandtable.core.state import State
from sandtable.core.system import AnySystem, System, register
from sandtable.core.wire import Json, Reason, number_of, table_of


class Marches(Campaigns):
    """Campaigns of steps: as many a day as the rules allow."""

    def __init__(self, most: int) -> None:
        self.most = most

    def new(self, terms: dict[str, Json]) -> Json:
        if not self.most:
            raise Refused([Reason("march.never", "march-never")])
        return {"steps": 0, "days": []}

    def view(self, value: Json, sides: list[int]) -> dict[str, Json]:
        return {"steps": table_of(value)["steps"], "next": None}

    def order(self, value: Json, side: int, order: dict[str, Json]) -> Json:
        table = table_of(value)
        steps = number_of(order.get("steps")) or 0.0
        if steps > self.most:
            raise Refused([Reason("march.most", "march-too-far", {"most": self.most})])
        if steps < 0:
            raise ZeroDivisionError
        return {"steps": (number_of(table["steps"]) or 0.0) + steps, "days": []}


class March(System[State]):
    """A game of nothing but its campaigns."""

    id = "march"
    most = 5

    def campaigns(self) -> Campaigns:
        return Marches(self.most)


class Tired(March):
    """Three steps a day and no more."""

    rules_version = 2
    most = 3


class Rested(Tired):
    """Nothing is refused that was taken before."""

    rules_version = 3
    most = 9


class Forbidden(March):
    """Begins no campaign any more."""

    rules_version = 2
    most = 0


def marched(*steps: int, rules: AnySystem | None = None) -> Campaign:
    campaign = Campaign(rules if rules is not None else March(), [])
    campaign.give({"do": "new"})
    for n in steps:
        campaign.give({"do": "walk", "steps": n})
    return campaign


def test_orders_that_are_taken_stand() -> None:
    """Nothing is lost, and everybody is told."""
    old = marched(1, 2, 3)
    going = carried_over(Tired(), old.orders, 1)

    assert old.value == going.value
    assert ["core-campaign-carried-whole"] == [notice.id for notice in going.notices()]
    going.give({"do": "walk", "steps": 3})
    assert 9 == going.view([])["steps"]


def test_the_campaign_goes_on_from_before_the_order_that_is_refused() -> None:
    """The orders stay in the file, those set aside too; the reason is the rules' own."""
    old = marched(1, 5, 2)
    going = carried_over(Tired(), old.orders, 1)
    notice = going.notices()[0]

    assert old.orders == going.orders[:4]
    assert (1, "core-campaign-carried") == (going.view([])["steps"], notice.id)
    assert (3, 2, "march-too-far") == (
        notice.values["order"],
        notice.values["lost"],
        table_of(notice.values["why"])["id"],
    )
    going.give({"do": "walk", "steps": 3})
    assert going.value == Campaign(Tired(), going.orders).value


def test_a_campaign_is_carried_again() -> None:
    """From the value that was kept, not from the orders set aside before it."""
    going = carried_over(Tired(), marched(1, 5).orders, 1)
    going.give({"do": "walk", "steps": 2})
    again = carried_over(Rested(), going.orders, 2)

    assert 3 == again.view([])["steps"]
    assert ["core-campaign-carried", "core-campaign-carried-whole"] == [n.id for n in again.notices()]


def test_a_campaign_is_set_back_to_an_order() -> None:
    """Also to one before an earlier change of the rules."""
    going = carried_over(Tired(), marched(1, 2, 3).orders, 1)
    going.give({"do": "walk", "steps": 3})
    back = carried_over(Tired(), going.orders, 2, 2)

    assert 1 == back.view([])["steps"]
    assert "core-campaign-set-back" == back.notices()[-1].id
    assert going.orders == back.orders[:-1]


def test_an_order_on_which_the_rules_fall_over_ends_what_is_kept() -> None:
    """It is set aside like one that is refused."""
    orders = [*marched(1).orders, {"do": "walk", "steps": -1}]
    going = carried_over(Tired(), orders, 1)

    assert 1 == going.view([])["steps"]
    assert "core-misfit-broke" == table_of(going.notices()[0].values["why"])["id"]


def test_a_campaign_that_cannot_begin_any_more_says_so() -> None:
    """With both versions and the reason."""
    with pytest.raises(SetupError, match=r"version 1 of march .* under version 2: march-never"):
        carried_over(Forbidden(), marched(1).orders, 1)


def test_nobody_carries_a_campaign_over_by_hand() -> None:
    """What a campaign is, is not given as an order."""
    with pytest.raises(Refused, match="core-campaign-order"):
        marched(1).give({"do": "carried", "value": {"steps": 99}})


def test_a_file_of_older_rules_is_read() -> None:
    """And writes itself with what was carried over; what is no campaign of the game gets a sentence."""
    file = marched(1, 5).wire()
    register(Tired())
    again = campaign_of(file)

    assert (1, 2) == (file["rules_version"], again.wire()["rules_version"])
    assert again.value == campaign_of(again.wire()).value
    broken = again.wire()
    broken["orders"] = [{"do": "carried", "value": [1, 2]}]
    with pytest.raises(SetupError, match="cannot be read"):
        campaign_of(broken)
