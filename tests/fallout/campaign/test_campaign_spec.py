"""What is written about a campaign and means nothing: refused in a sentence, never taken for something else."""

import copy

import pytest

from sandtable.core.campaigns import carried_out
from sandtable.core.pins import pins
from sandtable.core.setup import SetupError
from sandtable.systems.fallout.campaign.campaigns import CampaignError
from sandtable.systems.fallout.show.campaign_desk import FalloutCampaigns

POOL = {
    "faction": "raiders",
    "units": [
        {"take": "raider", "leader": "raider_sl", "figures": [{"count": 9, "weapon": "smg"}]},
        {"take": "raider_hero", "skills": ["traps"], "weapon": "rifle"},
    ],
}
TERMS = {"do": "new", "points": 500, "battle_least": 30, "battle_most": 200, "seed": 3}
JUNK = [True, 7, -1, 1.5, 10**30, [], [[]], {}, {"": {}}, [None]]


def said(value, order):
    """What comes of an order by its words."""
    return carried_out(FalloutCampaigns(), value, order)


def begun(**terms):
    """A campaign of two sides, with other terms."""
    sides = [{"name": "North", "army": POOL}, {"name": "South", "army": "raiders"}]
    return said({}, {**TERMS, "sides": sides, **terms})


def refusal(call, *given, **named):
    """The text and the rule of the first reason by which something is refused."""
    with pytest.raises(CampaignError) as caught:
        call(*given, **named)
    return caught.value.reasons[0].message.id, caught.value.reasons[0].why


@pytest.mark.parametrize("junk", JUNK, ids=str)
def test_a_junk_army_is_not_taken_for_none(junk):
    """Whether a side begins with it or enlists it; its first army stays."""
    value = begun()
    before = copy.deepcopy(value)
    sides = [{"army": junk}, {}]

    assert "fallout.army.cost_parts" == refusal(begun, sides=sides)[1]
    assert "fallout.army.cost_parts" == refusal(said, value, {"do": "enlist", "side": 0, "army": junk})[1]
    assert before == value


@pytest.mark.parametrize("none", [None, "", "random"])
def test_no_army_at_all_is_drawn_by_lot(none):
    """As the terms have it."""
    value = begun()

    assert said(value, {"do": "enlist", "side": 0, "army": none})["sides"][0]["pool"]
    assert said(value, {"do": "enlist", "side": 0})["sides"][0]["pool"]
    assert begun(sides=[{}, {"army": none}])["sides"][1]["pool"]


@pytest.mark.parametrize(
    ("army", "text"),
    [
        ({"faction": "raiders", "unitz": []}, "fallout-army-did-you-mean"),
        ({"faction": "raiders", "units": 7}, "fallout-army-shape"),
        ({"faction": 7}, "fallout-army-kind"),
        ({"name": "Mine"}, "fallout-campaign-army"),
        ({**POOL, "colour": "red"}, "fallout-army-unknown"),
        ({**POOL, "name": 7}, "fallout-army-kind"),
        ({**POOL, "edition": "xx"}, "fallout-army-unknown"),
        ("raidres", "fallout-campaign-faction"),
    ],
)
def test_a_list_says_nothing_that_lists_do_not_say(army, text):
    """Unknown words and wrong kinds are named."""
    assert text == refusal(begun, sides=[{"army": army}, {}])[0]


@pins("fallout.campaign.track_damage")
@pytest.mark.parametrize(
    "more",
    [{"hp": 99}, {"xp": 200}, {"at": "l5"}, {"moved": False}, {"id": "2-1"}, {"away": 1}, {"headless": True}],
    ids=str,
)
def test_nobody_begins_with_what_only_a_campaign_gives(more):
    """fallout.campaign.track_damage: no hero brings hit points of his own, nobody stands on the map."""
    units = [POOL["units"][0], {**POOL["units"][1], **more}]
    text = refusal(begun, sides=[{"army": {**POOL, "units": units}}, {}])

    assert ("fallout-campaign-later", "fallout.campaign.track_damage") == text
    buggy = [*POOL["units"], {"take": "dune_buggy", "damage": 1}]
    assert text == refusal(begun, sides=[{"army": {**POOL, "units": buggy}}, {}])


def test_a_unit_may_be_named_by_its_word_alone():
    """In a campaign as in a battle."""
    value = begun(sides=[{"army": {**POOL, "units": [*POOL["units"], "dune_buggy"]}}, {}])

    assert {"take": "dune_buggy", "id": "1-3"} == value["sides"][0]["pool"][2]


@pytest.mark.parametrize("junk", [*JUNK, "x"], ids=str)
def test_junk_terms_are_refused(junk):
    """A campaign that nobody meant is not begun."""
    for key in ("name", "edition", "unit", "points", "battle_most", "factor", "sides", "scenarios", "map"):
        if (key == "name" and junk == "x") or (key, junk) in (
            ("map", True),
            ("scenarios", []),
            ("factor", 1.5),
        ):
            continue
        with pytest.raises((CampaignError, SetupError)):
            begun(**{key: junk})
    for key in ("each", "picks"):
        if (key, junk) != ("each", 7):
            assert "fallout-campaign" in refusal(begun, map=True, **{key: junk})[0]
    if junk != {}:
        assert "fallout-campaign-side-shape" == refusal(begun, sides=[junk, {}])[0]
    assert "fallout-campaign-side-shape" == refusal(begun, sides=[{"colour": junk}, {}])[0]
    assert "fallout-campaign-scenarios" == refusal(begun, scenarios=["skirmish"] * 21)[0]


@pytest.mark.parametrize(
    "order",
    [
        {"do": "field", "units": ["1-1", "1-2"], "mimes": 2},
        {"do": "forfeit", "units": []},
        {"do": "learn", "unit": "1-2", "skill": "traps", "level": 9},
        {"do": "wait", "place": "l1"},
        {"do": "enlist", "army": "raiders", "points": 1500},
    ],
)
def test_orders_say_nothing_else(order):
    """A word too many may be a word mistyped."""
    text = refusal(said, begun(), {**order, "side": 0})

    assert ("fallout-campaign-order-key", "fallout.campaign.record") == text


@pytest.mark.parametrize("side", [-1, 2, 0.5, "0", None, True, [0], 10**30], ids=str)
def test_a_side_that_is_none_gives_no_orders_and_sees_nothing(side):
    """Nothing passes for the first side."""
    value = begun()

    assert "fallout-campaign-no-side" == refusal(said, value, {"do": "forfeit", "side": side})[0]
    assert "fallout-campaign-no-side" == refusal(said, value, {"do": "view", "sides": [side]})[0]
