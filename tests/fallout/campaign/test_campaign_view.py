"""What sides see of a campaign, what the computer does for them, and how a campaign is kept."""

import json

import pytest

from sandtable.ai import bot, play_out
from sandtable.core.campaign import Campaign, campaign_of
from sandtable.core.game import Refused, new_game
from sandtable.core.pins import pins
from sandtable.core.setup import SetupError
from sandtable.core.system import system
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.campaign.pool import rest
from sandtable.systems.fallout.campaign.records import PoolUnit

RULES = system("fallout")
FEW = {"points": 500, "battle_least": 40, "battle_most": 100, "seed": 3}


def begun(*factions, **more):
    """A campaign of small battles with pools drawn by lot."""
    sides = [
        {"name": f"Side {number}", "army": faction} for number, faction in enumerate(factions or ("", ""), 1)
    ]
    return Campaign(RULES, [{"do": "new", **FEW, "sides": sides, **more}])


def advised(campaign):
    """Everybody does what the computer would do, until nobody has anything to do."""
    sides = range(len(campaign.value["sides"]))
    while sum(_one(campaign, side) for side in sides):
        assert len(campaign.orders) < 500
    return campaign


def _one(campaign, side):
    order = campaign.advice(side)
    if order:
        campaign.give(order)
    return bool(order)


def fought(campaign, seed=1):
    """The next battle, played by random bots."""
    game = new_game(RULES, campaign.setup(), seed)
    play_out(game, [bot("random", "fallout", side, seed + side) for side in (0, 1)])
    return game


def reasons(caught):
    return [(reason.why, reason.message.id) for reason in caught.value.reasons]


@pytest.mark.parametrize("edition", ["en", "it"])
@pytest.mark.parametrize("faction", ["bos", "mutants", "raiders", "beastlords", "robots"])
def test_a_pool_drawn_by_lot_is_legal_and_can_fight(faction, edition):
    """fallout.campaign.start_points: whatever is drawn, its side can field troops for the first battle."""
    campaign = begun(faction, faction, edition=edition)
    assert 350 < campaign.view([])["standings"][0]["points"] <= 500
    assert "field" == campaign.advice(0)["do"]
    campaign.give(campaign.advice(0))


@pytest.mark.parametrize("edition", ["en", "it"])
@pytest.mark.parametrize("seed", range(4))
def test_no_squad_of_a_drawn_pool_has_fists_alone(edition, seed):
    """Citizens and scribes may not be armed: whoever leaves it to chance gets squads that can."""
    campaign = begun("bos", "bos", edition=edition, seed=seed)
    bare = {"citizen", "scribe", "scribe_sl"}
    assert [] == [
        unit["take"] for side in campaign.value["sides"] for unit in side["pool"] if unit["take"] in bare
    ]


def test_a_side_sees_its_own_pool_and_not_the_others_choice():
    """Two campaigns that differ only in what the other side has and chose look alike."""
    one, other = begun("raiders", "robots"), begun("raiders", "robots")
    ids = one.advice(1)["units"]
    one.give({"do": "field", "side": 1, "units": ids})
    other.give({"do": "field", "side": 1, "units": ids[:-1]})
    assert one.view([0]) == other.view([0])
    assert ["0"] == list(one.view([0])["pools"])
    assert one.view([1]) != other.view([1])
    assert {} == one.view([])["pools"]
    assert {} == one.view([])["next"]["troops"]


def test_the_next_thing_to_do_is_said_with_its_rule():
    """Choosing troops, waiting for the other, fighting."""
    campaign = begun()
    lines = campaign.view([0])["todo"]
    assert [(0, "field", "fallout.campaign.battle_points"), (1, "", "fallout.campaign.battle_points")] == [
        (line["side"], line["do"], line["why"]) for line in lines
    ]
    assert (40, 100) == (lines[0]["values"]["least"], lines[0]["values"]["most"])
    campaign.give(campaign.advice(0))
    assert "fallout-campaign-todo-await-field" == campaign.view([0])["todo"][0]["id"]
    campaign.give(campaign.advice(1))
    campaign.give({"do": "begin"})
    assert "battle" == campaign.view([0])["todo"][0]["do"]
    told = [(line["side"], line["id"], line["values"]) for line in campaign.view([])["todo"]]
    assert [(0, "fallout-campaign-todo-fights", {"name": "Side 1"})] == told


@pins("fallout.campaign.record")
def test_no_orders_during_a_battle():
    """fallout.campaign.record: while a battle is fought its sides change nothing; the report ends it."""
    campaign = advised(begun())
    campaign.give({"do": "begin"})
    for order in ({"do": "forfeit"}, {"do": "field", "units": []}, {"do": "learn"}):
        with pytest.raises(Refused) as caught:
            campaign.give({**order, "side": 1})
        assert [("fallout.campaign.record", "fallout-campaign-fighting")] == reasons(caught)
    campaign.give(campaign.report(fought(campaign)))
    assert "fighting" not in campaign.value
    assert 2 == campaign.view([])["next"]["number"]


def test_a_battle_cannot_begin_before_both_have_chosen():
    """fallout.campaign.battle_points: and a battle of other armies is not taken in."""
    campaign = begun()
    campaign.give(campaign.advice(0))
    with pytest.raises(Refused) as caught:
        campaign.give({"do": "begin"})
    assert [("fallout.campaign.battle_points", "fallout-campaign-not-fielded")] == reasons(caught)
    campaign.give(campaign.advice(1))
    other = advised(begun(seed=9))
    with pytest.raises(Refused) as caught:
        campaign.report(fought(other))
    assert [("", "core-campaign-other-battle")] == reasons(caught)
    with pytest.raises(Refused) as caught:
        campaign.report(new_game(RULES, campaign.setup(), 1))
    assert [("", "core-campaign-running")] == reasons(caught)


@pytest.mark.parametrize("more", [{}, {"map": True}, {"edition": "it"}], ids=["en", "map", "it"])
def test_the_computer_plays_a_campaign_to_its_end_and_it_replays(more):
    """Three sides of the computer's: every battle is fought or forfeited, and the orders give the same value again."""
    campaign = begun("raiders", "bos", "mutants", battle_most=200, **more)
    while campaign.view([])["next"] is not None:
        advised(campaign)
        coming = campaign.view([])["next"]
        if coming is not None:
            assert 2 == len(coming["chosen"])
            campaign.give(campaign.report(fought(campaign, coming["number"])))
    view = campaign.view([])
    assert (True, ["0", "1", "2"]) == (view["over"], sorted(view["pools"]))
    assert "fallout-campaign-todo-over" == view["todo"][0]["id"]
    again = campaign_of(json.loads(json.dumps(campaign.wire())))
    assert campaign.value == again.value
    assert len(json.dumps(campaign.wire())) < 120_000


@pins("fallout.campaign.map.move.en")
def test_troops_that_part_are_no_longer_chosen():
    """fallout.campaign.map.move.en: a choice of troops falls when one of them leaves."""
    campaign = advised(begun("robots", "raiders", map=True))
    assert [0, 1] == campaign.view([])["next"]["chosen"]
    pools = campaign.view([0, 1])["pools"]
    # whoever was found did not have to move
    side, unit = next((s, c) for s in (0, 1) for c in pools[f"{s}"] if c["chosen"] and "move" in c["orders"])
    campaign.give({"do": "move", "side": side, "unit": unit["id"], "place": elsewhere(campaign, unit)})
    assert [1 - side] == campaign.view([])["next"]["chosen"]


@pins("fallout.campaign.map.move.en")
def test_nobody_joins_from_afar():
    """fallout.campaign.map.move.en: whoever joins others is where they are."""
    campaign = begun("raiders", "raiders")
    squads = campaign.value["sides"][0]["pool"]
    for at, row in enumerate(squads[:2]):
        row.update(take="raider", leader="", figures=[{"count": 3}], at=f"l{at}")
    with pytest.raises(Refused) as caught:
        campaign.give({"do": "merge", "side": 0, "unit": squads[0]["id"], "with": squads[1]["id"]})
    assert [("fallout.campaign.map.move.en", "fallout-campaign-apart")] == reasons(caught)


def elsewhere(campaign, unit):
    """A neighbouring place where none of the enemy stand."""
    held = [row["place"] for row in campaign.view([])["map"]["troops"]]
    places = {place["id"]: place for place in campaign.view([])["map"]["locations"]}
    return next(id for id in places[unit["at"]]["links"] if id not in held)


@pins("fallout.campaign.heal.en")
def test_a_doctor_elsewhere_heals_nobody():
    """fallout.campaign.heal.en: he has to rest in the same place."""
    wounded = {"take": "super_mutant_hero", "level": 10, "hp": 1, "skills": {"sneak": 5}, "at": "l1"}
    doctor = {"take": "squire_hero", "level": 1, "skills": {"doctor": 6}, "at": "l2"}
    assert 3 == rest(load("en", "in"), [PoolUnit(wounded), PoolUnit(doctor)])[0].hp


@pins("fallout.advance.improve")
def test_a_heros_card_says_what_he_may_learn_and_why_not():
    """fallout.advance.improve, fallout.advance.new_skill: each skill with its price, or the rule that forbids it."""
    campaign = begun("bos", "raiders")
    pool = campaign.value["sides"][0]["pool"]
    at = next(n for n, unit in enumerate(pool) if "xp" in unit)
    pool[at].update(level=2, xp=2, skills={"doctor": 5})
    hero = campaign.view([0])["pools"]["0"][at]["hero"]
    skills = {skill["id"]: skill for skill in hero["skills"]}
    assert (1, 6) == (hero["points"], hero["next_xp"])
    assert (1, 6) == (skills["doctor"]["price"], skills["doctor"]["next"])
    assert "fallout.advance.new_skill" == skills["sneak"]["reasons"][0]["why"]
    assert "learn" in [line["do"] for line in campaign.view([0])["todo"]]


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"sides": [{}]}, "fallout.campaign.record"),
        ({"sides": [{}] * 7}, "fallout.campaign.record"),
        ({"battle_most": 601, "points": 1000}, "fallout.campaign.battle_points"),
        ({"sides": [{"army": "elves"}, {}]}, "fallout.army.factions"),
        ({"colour": "red"}, "fallout.campaign.start_points"),
    ],
)
def test_what_is_agreed_on_is_checked(more, why):
    """fallout.campaign.record, fallout.campaign.battle_points: two to six sides, battles that a table can hold."""
    with pytest.raises(SetupError) as caught:
        begun(**more)
    assert why in str(caught.value)


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        {"kind": "sandtable campaign"},
        {"kind": "sandtable campaign", "format": 1, "system": "fubar"},
    ],
)
def test_what_is_no_campaign_file_is_refused(wrong):
    """A sentence says what is wrong."""
    with pytest.raises(SetupError):
        campaign_of(wrong)


def test_words_that_only_look_are_not_written_down():
    """A second beginning is refused too."""
    campaign = begun()
    for do in ("view", "advice", "new", "setup"):
        with pytest.raises(Refused):
            campaign.give({"do": do, "side": 0})
    assert 1 == len(campaign.orders)


def test_a_pack_of_dogs_with_a_brahmin_behind_them_can_be_set_up():
    """fallout.unit.dog.coherency: dogs link nobody, so those who do are put side by side."""
    army = {
        "faction": "beastlords",
        "units": [
            {
                "take": "beastlord_sl",
                "figures": [{"type": "dog", "count": 5}, {"type": "brahmin", "count": 1}],
            }
        ],
    }
    from sandtable.core.setup import setup_of

    setup = setup_of({"system": "fallout", "scenario": "skirmish", "sides": [{"army": army}, {"army": army}]})
    game = new_game(RULES, setup, 3)
    while game.ask is not None and game.question().kind != "place":
        game.answer(game.choices()[0])
    places = game.choices()
    assert places
    assert [] == game.check(places[0])
