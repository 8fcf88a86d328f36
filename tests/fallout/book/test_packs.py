"""Packs for Fallout: weapons, troops and prices of one's own, for the list that brings them."""

import pytest

import sandtable
from sandtable.core.packs import PackError
from sandtable.core.system import system
from sandtable.sim import Plan
from sandtable.sim.bout import play_bout
from sandtable.systems.fallout.army.list_read import Terms
from sandtable.systems.fallout.army.lists import read_army
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.book.packs import SHELF
from sandtable.systems.fallout.campaign.campaigns import new_campaign
from sandtable.systems.fallout.campaign.value import CampaignError

PACK = """
id = "club"
name = "Our club"

[[weapon]]
id = "long_rifle"
name = "Long rifle"
pts = 9

[[weapon.mode]]
mode = "single"
stat = "AG"
range_short = 16
range_max = 32
save_short = 2
save_long = 1
damage = "2"

[[weapon]]
id = "rifle"
name = "Worn rifle"
pts = 1

[[weapon.mode]]
mode = "single"
stat = "AG"
range_short = 6
range_max = 12
save = 0
damage = "1"

[[unit]]
id = "scout"
name = "Scout"
faction = "raiders"
rank = "grunt"
race = "human"
s = 5
p = 8
e = 5
c = 4
i = 5
a = 7
l = 5
hp = 2
ac = 1
pts = 6
weapons = "any"
skills = ["doctor:3"]
specials = ["fallout.unit.ghoul.night"]

[[price]]
id = "unit.raider_sl"
pts = 20
"""
SCOUTS = {
    "take": "scout",
    "leader": "raider_sl",
    "weapon": "rifle",
    "figures": [{"count": 3, "weapon": "long_rifle"}],
}


def army(**more):
    """A list that brings the pack, written out."""
    return {"faction": "raiders", "pack": SHELF.read(PACK), "units": [SCOUTS], **more}


def test_a_list_brings_weapons_troops_and_prices_of_its_own():
    """Range in both units of length, a printed weapon replaced, a special rule of the book, the pack's price."""
    english = read_army(load("en", "in"), army(), Terms())
    italian = read_army(load("it", "cm"), army(), Terms())
    single = english.catalogue.weapons["long_rifle"].modes[0]

    assert [] == english.reasons == italian.reasons
    assert 20 + 1 + 3 * (6 + 9) == english.points() == italian.points()
    assert (16.0, 32.0) == (single.short, single.reach)
    assert 80.0 == italian.catalogue.weapons["long_rifle"].modes[0].reach
    assert 12.0 == english.catalogue.weapons["rifle"].modes[0].reach
    assert 24.0 == load("en", "in").weapons["rifle"].modes[0].reach
    assert english.catalogue.units["scout"].night_sight
    assert "scout" not in load("en", "in").units


def test_a_game_is_played_with_it_beside_the_printed_figures():
    """The worn rifle of one list and the printed one of the other lie on one table, each with its own reach."""
    printed = {**SCOUTS, "take": "raider", "figures": [{"count": 3, "weapon": "rifle"}]}
    sides = [
        {"name": "", "army": army()},
        {"name": "", "army": {"faction": "raiders", "units": [printed]}},
    ]
    game = sandtable.new("fallout", scenario="skirmish", seed=3, sides=sides, options={"points": 300})
    own, theirs = ([unit for unit in game.state.units if unit.side == side] for side in (0, 1))
    scene = str(game.system.scene(game.state, 0))

    assert ["Worn rifle", "Long rifle", "Long rifle", "Long rifle"] == [f.weapon.own for f in own[0].figures]
    assert (12.0, 24.0) == (
        own[0].figures[0].weapon.modes[0].reach,
        theirs[0].figures[0].weapon.modes[0].reach,
    )
    assert own[0].figures[0].weapon.id != theirs[0].figures[0].weapon.id
    assert "Long rifle" in scene
    assert "fallout-unit-scout" not in scene


def test_bots_play_a_game_with_it_to_the_end():
    """Odds, choices and journals take what a pack brings."""
    for bots in (("random", "random"), ("greedy", "random")):
        played = play_bout(Plan("fallout", "skirmish", bots, 1, armies=(army(), army())), 0)

        assert ("", True) == (played.error, played.answers > 5)


def test_sheets_call_things_by_the_names_of_the_pack():
    """Army sheet and paper."""
    sheet = system("fallout").army_sheet(army())
    figures = sheet["units"][0]["figures"]
    paper = str(system("fallout").paper_army(army()))

    assert {"id": "fallout-name", "values": {"name": "Scout"}} == figures[1]["name"]
    assert {"id": "fallout-name", "values": {"name": "Long rifle"}} == figures[1]["weapons"][0]["name"]
    assert "Worn rifle" in paper


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "club"', 'ide = "club"', 'a pack has no "ide"; did you mean "id"?'),
        ("pts = 9", "ptz = 9", 'weapon "long_rifle" has no "ptz"; did you mean "pts"?'),
        ("pts = 9", "pts = 900", 'weapon "long_rifle": pts must be a whole number from 0 to 500'),
        ('stat = "AG"', 'stat = "LK"', 'mode "single": there is no stat "LK"; there are ST, AG, IN'),
        ("range_max = 32", "range_maz = 32", 'has no "range_maz"; did you mean "range_max"?'),
        ("range_max = 32", "range_max = 9", "range_short is longer than range_max"),
        ("save_long = 1\n", "", "needs save, or save_short and save_long"),
        ('damage = "2"', 'damage = "two"', 'damage is written "2", "1d10" or "1d10-6 min 1"'),
        ('mode = "single"', 'mode = "burst"', 'mode "burst" needs template'),
        (
            'faction = "raiders"',
            'faction = "raider"',
            'there is no faction "raider"; did you mean "raiders"?',
        ),
        (
            '"fallout.unit.ghoul.night"',
            '"fallout.unit.ghoul.nigt"',
            'did you mean "fallout.unit.ghoul.night"?',
        ),
        ('"doctor:3"', '"doctor:30"', 'skills are written "doctor:7", a level from 1 to 10'),
        ('id = "unit.raider_sl"', 'id = "unit.raider_s"', 'did you mean "unit.raider_sl"?'),
        ('id = "rifle"', 'id = "grenade"', 'weapon "grenade" is everybody\'s'),
        ('name = "Scout"', "", 'unit "scout" needs a name'),
        ('weapons = "any"', 'weapons = "innate"', r'weapons = "innate" needs \[\[unit.attack\]\]'),
    ],
)
def test_what_is_wrong_is_said_by_row(old, new, sentence):
    """With what to write instead."""
    with pytest.raises(PackError, match=sentence.replace("?", r"\?")):
        SHELF.read(PACK.replace(old, new, 1))


def test_a_list_says_what_is_wrong_with_its_pack():
    """As the reason against the list, and before anything else of it is read."""
    reasons = system("fallout").check_army(army(pack="clubb"), "in")

    assert ["fallout-army-pack"] == [reason.message.id for reason in reasons]
    assert 'there is no pack "clubb"' in reasons[0].message.values["reason"]


def test_a_campaign_takes_no_pack():
    """Its pool outlives the list; said in a sentence, and nothing is dropped unawares."""
    sides = [{"name": "North", "army": army()}, {"name": "South", "army": "mutants"}]

    with pytest.raises(CampaignError) as refused:
        new_campaign({"sides": sides, "points": 1000})

    assert ["fallout-campaign-pack"] == [reason.message.id for reason in refused.value.reasons]
