"""Packs for Fallout: weapons, troops and prices of one's own, for the list that brings them."""

from pathlib import Path

import pytest

import sandtable
from sandtable.core.system import system
from sandtable.sim import Plan
from sandtable.sim.bout import play_bout
from sandtable.systems.fallout.army.list_read import Terms
from sandtable.systems.fallout.army.lists import read_army
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.book.packs import SHELF
from sandtable.systems.fallout.campaign.campaigns import new_campaign
from sandtable.systems.fallout.campaign.value import CampaignError

PACK = (Path(__file__).parent / "sample_pack.toml").read_text("utf-8")
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


def test_a_campaign_takes_no_pack():
    """Its pool outlives the list; said in a sentence, and nothing is dropped unawares."""
    sides = [{"name": "North", "army": army()}, {"name": "South", "army": "mutants"}]

    with pytest.raises(CampaignError) as refused:
        new_campaign({"sides": sides, "points": 1000})

    assert ["fallout-campaign-pack"] == [reason.message.id for reason in refused.value.reasons]
