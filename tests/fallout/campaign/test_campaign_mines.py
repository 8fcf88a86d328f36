"""Mines in a campaign: bought with the pool, brought by those who can lay them, spent when laid."""

import json

import pytest

from sandtable.core.campaigns import carried_out
from sandtable.core.pins import pins
from sandtable.systems.fallout.campaign import campaigns as campaign
from sandtable.systems.fallout.campaign.campaigns import CampaignError, new_campaign, order, setup_for
from sandtable.systems.fallout.campaign.records import Campaign
from sandtable.systems.fallout.campaign.report import remembered
from sandtable.systems.fallout.setup.setting_up import start_state
from sandtable.systems.fallout.show.campaign_desk import FalloutCampaigns


def said(value, order):
    """What comes of an order by its words."""
    return carried_out(FalloutCampaigns(), value, order)


def pool(mines):
    """Squads, a hero with Traps and one without, and mines."""
    return {
        "faction": "raiders",
        "mines": mines,
        "units": [
            {"take": "raider", "leader": "raider_sl", "weapon": "smg", "figures": [{"count": 9, "weapon": "smg"}]},
            {"take": "raider_hero", "skills": ["traps"], "weapon": "rifle"},
            {"take": "raider", "leader": "raider_sl", "figures": [{"count": 5, "weapon": "pistol"}]},
            {"take": "reaver", "leader": "reaver_hero", "skills": ["sneak"], "weapon": "rifle",
             "figures": [{"count": 6, "weapon": "rifle"}]},
        ],
    }  # fmt: skip


def begun(mines=3, **more):
    """Two sides alike, battles of 50 to 200 points."""
    sides = [{"name": "North", "army": pool(mines)}, {"name": "South", "army": pool(mines)}]
    return new_campaign({"points": 500, "battle_least": 50, "battle_most": 200, "sides": sides, **more})


def reasons(call, *given):
    """The rules by which something is refused."""
    with pytest.raises(CampaignError) as caught:
        call(*given)
    return [reason.why for reason in caught.value.reasons]


def field(value, side, *numbers, **more):
    """Some units of a side go to the next battle."""
    return order(value, side, {"do": "field", "units": [f"{side + 1}-{n}" for n in numbers], **more})


def stocks(value):
    """What each side has left."""
    return [side["mines"] for side in value["sides"]]


@pins("fallout.mine.buy", "fallout.army.cost_parts")
def test_the_pool_keeps_the_mines_of_its_list():
    """fallout.mine.buy: three for the one hero with Traps, and they cost their points."""
    assert [3, 3] == stocks(begun())
    assert ["fallout.mine.buy"] == reasons(begun, 4)
    assert ["fallout.mine.buy"] == reasons(begun, "many")


@pins("fallout.mine.buy", "fallout.campaign.battle_points")
def test_mines_go_along_with_a_hero_who_can_lay_them():
    """fallout.mine.buy: all of them, or as many as the side says; none without a hero with Traps."""
    value = field(field(begun(), 0, 1, 2), 1, 1, 3)
    armies = [side.army for side in setup_for(value).sides]

    assert (3, None) == (armies[0]["mines"], armies[1].get("mines"))
    assert [3, 0] == start_state(setup_for(value)).mine_stock
    assert "mines" not in setup_for(field(value, 0, 1, 2, mines=0)).sides[0].army
    assert 2 == setup_for(field(value, 0, 1, 2, mines=2)).sides[0].army["mines"]
    assert ["fallout.mine.buy"] == reasons(lambda: field(value, 0, 1, 2, mines=4))
    assert ["fallout.mine.buy"] == reasons(lambda: field(value, 0, 1, 2, mines=1.5))
    assert ["fallout.mine.buy"] == reasons(lambda: field(value, 0, 1, 3, mines=1))


@pins("fallout.campaign.battle_points")
def test_no_more_mines_go_along_than_the_battle_has_points_for():
    """fallout.campaign.battle_points: a mine costs 3 points there too."""
    value = begun(battle_most=200)
    bare = campaign.read_units(
        campaign.catalogue_of(Campaign(value)),
        "raiders",
        Campaign(value).sides[0].pool[:2],
        campaign.pool_terms(0.0),
    ).points()
    tight = begun(battle_most=bare + 7)

    assert 2 == setup_for(field(field(tight, 0, 1, 2), 1, 1, 2)).sides[0].army["mines"]
    assert ["fallout.army.points_cap"] == reasons(lambda: field(tight, 0, 1, 2, mines=3))


@pins("fallout.campaign.dead")
def test_mines_that_were_laid_are_spent():
    """fallout.campaign.dead: those in hand come back, those left at home were never gone."""
    value = field(field(begun(), 0, 1, 2, mines=2), 1, 1, 2)
    state = start_state(setup_for(value))
    state.mine_stock = [1, 0]
    dumped = json.loads(json.dumps(state.dump()))
    short = remembered(dumped, {"winner": "A", "points": [1, 0]})

    for report in (dumped, short["state"]):
        after = campaign.report(value, report, {"winner": "A", "points": [1, 0]})
        assert [2, 0] == stocks(after)
        assert "brought" not in after
    assert [1, 0] == stocks(campaign.report(value, {"units": dumped["units"]}, {"winner": "A"}))


def told(value, *sides):
    """What whoever holds these sides is told of mines: bought, left, brought."""
    seen = said(value, {"do": "view", "sides": list(sides)})["mines"]
    return {side: (one["bought"], one["left"], one["brought"]) for side, one in seen.items()}


@pins("fallout.mine.buy", "fallout.mine.price")
def test_whoever_holds_a_side_sees_its_mines():
    """fallout.mine.buy: bought, left, and those that go to the battle; fallout.mine.price: at three points each."""
    value = begun()
    assert {"0": (3, 3, None)} == told(value, 0)
    chosen = field(field(value, 0, 1, 2, mines=2), 1, 1, 2)
    assert {"0": (3, 3, 2)} == told(chosen, 0)
    state = start_state(setup_for(chosen))
    state.mine_stock = [0, 3]
    after = campaign.report(chosen, state.dump(), {"winner": "A", "points": [1, 0]})

    assert {"0": (3, 1, None), "1": (3, 3, None)} == told(after, 0, 1)
    mines = said(after, {"do": "view", "sides": [0]})["mines"]["0"]
    assert (3, "fallout.mine.buy") == (mines["points"], mines["why"])


def test_the_mines_of_others_are_seen_by_nobody_else():
    """What one side brings changes nothing that the other sees."""
    few, many = (field(begun(mines), 1, 1, 2) for mines in (1, 3))
    none, some = (field(begun(), 1, 1, 2, mines=n) for n in (0, 2))

    assert said(none, {"do": "view", "sides": [0]}) == said(some, {"do": "view", "sides": [0]})
    seen = [said(value, {"do": "view", "sides": [0]}) for value in (few, many)]
    assert [["0"], ["0"]] == [list(view["mines"]) for view in seen]
    for view in seen:
        del view["mines"]
    assert seen[0] == seen[1]


@pins("fallout.mine.buy")
def test_a_card_says_how_many_mines_its_hero_can_lay():
    """fallout.mine.buy: three for a hero with Traps, none for anybody else."""
    cards = said(begun(), {"do": "view", "sides": [0]})["pools"]["0"]

    assert [0, 3, 0, 0] == [card["mines"] for card in cards]


def test_more_mines_than_are_left_are_refused_in_words_of_their_own():
    """Heroes with Traps have nothing to do with it."""
    with pytest.raises(CampaignError) as caught:
        field(begun(1), 0, 1, 2, mines=2)

    message = caught.value.reasons[0].message
    assert ("fallout-campaign-mines", {"n": 2, "left": 1}) == (message.id, message.values)


def test_a_campaign_without_a_word_of_mines_has_none():
    """Campaigns that were begun before go on."""
    value = begun(0)
    for side in value["sides"]:
        del side["mines"]
    value = field(field(value, 0, 1, 2), 1, 1, 2)
    after = campaign.report(value, start_state(setup_for(value)).dump(), {"winner": "", "points": [0, 0]})

    assert [0, 0] == stocks(after)
