"""Packs for Warfare: units and prices of one's own, for the force that brings them."""

from pathlib import Path

import pytest

import sandtable
from sandtable.core.system import system
from sandtable.sim import Plan
from sandtable.sim.bout import play_bout
from sandtable.systems.warfare.army.lists import read_force
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.packs import SHELF

PACK = (Path(__file__).parent / "sample_pack.toml").read_text("utf-8")


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
