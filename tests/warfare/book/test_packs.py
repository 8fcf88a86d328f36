"""Packs for Warfare: units and prices of one's own, for the force that brings them."""

import pytest

import sandtable
from sandtable.core.packs import PackError
from sandtable.core.system import system
from sandtable.sim import Plan
from sandtable.sim.bout import play_bout
from sandtable.systems.warfare.army.lists import read_force
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.packs import SHELF

PACK = """
id = "club"
name = "Our club"

[[unit]]
id = "lions"
name = "Lions"
faction = "USA"
kind = "infantry"
light = { cost = 4, die = "blue", range = 7 }
defence = 2
actions = { recon = "green" }
abilities = []
picture = "recon"
points = 11

[[unit]]
id = "usa.marines"
name = "Tired marines"
faction = "USA"
kind = "infantry"
light = { cost = 6, die = "white", range = 3 }
defence = 1
points = 3

[[price]]
id = "unit.usa.lav"
points = 20

[[price]]
id = "support.usa.mortar"
points = 2
"""


def force(**more):
    """A list that brings the pack, written out."""
    takes = ["lions", "lions", "usa.marines", "usa.lav", "usa.mortar"]
    return {"faction": "USA", "points": 80, "pack": SHELF.read(PACK), "units": takes, **more}


def test_a_force_brings_units_and_prices_of_its_own():
    """A unit added, a printed one replaced, two prices; the book stays as it is."""
    read = read_force(force())

    assert [] == read.reasons
    assert 2 * 11 + 3 + 20 + 2 == read.points()
    assert [(4, 7), (4, 7), (6, 3)] == [(u.light.cost, u.light.reach) for u in read.units[:3]]
    assert "lions" not in catalogue().units
    assert (6, 3) != (
        catalogue().units["usa.marines"].light.cost,
        catalogue().units["usa.marines"].light.reach,
    )


def test_a_drawn_mission_is_played_with_it():
    """The set-up holds the whole pack; the marines are the tired ones; an enemy sees neither marks nor numbers."""
    sides = [{"name": "", "army": force()}, {"name": "", "army": "INS"}]
    game = sandtable.new("warfare", scenario="random", seed=3, sides=sides)
    marines = [unit for unit in game.state.units if unit.profile.id.startswith("usa.marines")]
    seen = str(game.system.scene(game.state, 1))

    assert [(3, 1)] == [(unit.profile.light.reach, unit.profile.defence) for unit in marines]
    assert "club" == game.setup.sides[0].army["pack"]["id"]
    assert "Lions" in str(game.system.scene(game.state, 0))
    assert "@" not in seen


@pytest.mark.parametrize("seed", range(3))
def test_bots_play_drawn_missions_with_it_to_the_end(seed):
    """Guesses, odds and views take what a pack brings."""
    played = play_bout(Plan("warfare", "random", ("greedy", "random"), 1, seed, armies=(force(), "INS")), 0)

    assert ("", True) == (played.error, played.answers > 5)


def test_sheets_call_units_by_the_names_of_the_pack():
    """Army sheet and paper."""
    assert "Lions" in str(system("warfare").army_sheet(force()))
    assert "Tired marines" in str(system("warfare").paper_army(force()))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "club"', 'ide = "club"', 'a pack has no "ide"; did you mean "id"?'),
        ("points = 11", "pointz = 11", 'unit "lions" has no "pointz"; did you mean "points"?'),
        ("defence = 2", "defence = 20", 'unit "lions": defence must be a whole number from 0 to 6'),
        ('kind = "infantry"', 'kind = "infantery"', 'no kind "infantery"; did you mean "infantry"?'),
        ('die = "blue"', 'die = "bleu"', 'lions", light: there is no die "bleu"; did you mean "blue"?'),
        ("range = 7", "reach = 7", 'lions", light has no "reach"'),
        ("cost = 4", "cost = 40", 'lions", light: cost must be a whole number from 1 to 20'),
        ('recon = "green"', 'recom = "green"', 'there is no action "recom"; did you mean "recon"?'),
        ("abilities = []", 'abilities = ["swim"]', 'there is no ability "swim"'),
        ('faction = "USA"', 'faction = "US"', 'there is no faction "US"; did you mean "USA"?'),
        ('id = "unit.usa.lav"', 'id = "unit.usa.lave"', 'did you mean "unit.usa.lav"?'),
        ("light = { cost = 4", "heavy = { cost = 4", 'unit "lions" needs a light column'),
        ('name = "Lions"', "", 'unit "lions" needs a name'),
    ],
)
def test_what_is_wrong_is_said_by_row(old, new, sentence):
    """With what to write instead."""
    with pytest.raises(PackError, match=sentence.replace("?", r"\?")):
        SHELF.read(PACK.replace(old, new, 1))


def test_a_list_says_what_is_wrong_with_its_pack():
    """As the reason against the list, and before anything else of it is read."""
    reasons = system("warfare").check_army(force(pack="clubb"), "")

    assert ["warfare-army-pack"] == [reason.message.id for reason in reasons]
    assert 'there is no pack "clubb"' in reasons[0].message.values["reason"]
