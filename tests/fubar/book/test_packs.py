"""Packs for FUBAR: weapons, units and prices of one's own, for the list that brings them."""

from pathlib import Path

import sandtable
from sandtable.core.system import system
from sandtable.systems.fubar.army.lists import read_army
from sandtable.systems.fubar.book.catalogue import load
from sandtable.systems.fubar.book.packs import SHELF

PACK = (Path(__file__).parent / "sample_pack.toml").read_text("utf-8")


def army(**more):
    """A list that brings the pack, written out."""
    return {"pack": SHELF.read(PACK), "units": ["marksmen", "accord_rifles", "accord_support"], **more}


def test_a_list_brings_weapons_units_and_prices_of_its_own():
    """Range in both units of length, the pack's price of training, and a printed weapon replaced."""
    inches, metric = read_army(load("in"), army()), read_army(load("cm"), army())
    printed = read_army(load("in"), {"units": ["accord_support"]})

    assert [] == inches.reasons
    assert "Marksmen" == inches.entries[0].name
    assert (32.0, 80.0) == (
        inches.catalogue.weapons["long_rifle"].reach,
        metric.catalogue.weapons["long_rifle"].reach,
    )
    assert 18.0 == inches.catalogue.weapons["rifle"].reach
    assert 24.0 == printed.catalogue.weapons["rifle"].reach
    assert "long_rifle" not in load("in").weapons


def test_what_the_units_cost_follows_the_pack():
    """Four veterans of 10, in light armour, with rifles of 9."""
    sheet = system("fubar").army_sheet(army(units=["marksmen"]))
    armour = load("in").armour_costs["light"]

    assert 4 * (10 + armour + 9) == sheet["units"][0]["points"]
    name = sheet["units"][0]["figures"][0]["weapons"][0]["name"]
    assert {"id": "fubar-name", "values": {"name": "Long rifle"}} == name


def test_a_game_is_played_with_it_and_replays_anywhere():
    """The set-up holds the whole pack: figures carry its weapons, the other side those of the book."""
    own = {"name": "", "army": army(units=["marksmen", {"take": "marksmen", "count": 2}])}
    sides = [own, {"name": "", "army": "accord"}]
    game = sandtable.new("fubar", scenario="crossroads", seed=3, sides=sides, options={"points": 300})
    mine = {
        weapon.id for unit in game.state.units if unit.side == 0 for f in unit.figures for weapon in f.weapons
    }

    assert {"long_rifle"} == mine
    assert "club" == game.setup.sides[0].army["pack"]["id"]
    assert "Long rifle" in str(game.system.scene(game.state, 0))


def test_a_unit_with_a_word_that_is_not_in_the_book_is_refused_by_the_law_of_lists():
    """As in a list itself."""
    pack = SHELF.read(PACK.replace('weapons = ["long_rifle"]', 'weapons = ["long_rifel"]'))
    read = read_army(load("in"), army(pack=pack))

    told = [reason for reason in read.reasons if "close" in reason.message.values]

    assert [("fubar-army-did-you-mean", "long_rifle")] == [
        (reason.message.id, reason.message.values["close"]) for reason in told
    ]


def test_packs_of_the_folder_are_named_by_their_id(tmp_path, monkeypatch):
    """One that is wrong says so when a list names it; one that is not there says what is."""
    (tmp_path / "club.toml").write_text(PACK)
    (tmp_path / "broken.toml").write_text(PACK.replace("fp = 2", "fp = 99"))
    monkeypatch.setenv("SANDTABLE_FUBAR_PACKS", str(tmp_path))
    monkeypatch.setattr(SHELF, "installed", {})
    monkeypatch.setattr(SHELF, "broken", {})
    SHELF.install_folder()

    assert [] == system("fubar").check_army(army(pack="club"), "in")
    for named, words in (("clubb", 'did you mean "club"?'), ("broken", "fp must be a whole number")):
        reasons = system("fubar").check_army(army(pack=named), "in")
        assert "fubar-army-pack" == reasons[0].message.id
        assert words in reasons[0].message.values["reason"]
