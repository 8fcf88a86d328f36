"""What army lists are built from, and armies drawn by lot."""

import pytest

from sandtable.core.setup import SetupError
from sandtable.i18n import Texts
from sandtable.systems.fubar import FubarSystem

FUBAR = FubarSystem()


def templates():
    return FUBAR.builder("")["entries"]


@pytest.mark.parametrize("faction", [faction["id"] for faction in FUBAR.builder("")["factions"]])
@pytest.mark.parametrize("points", [200, 300, 400])
def test_drawn_armies_are_legal_and_within_their_points(faction, points):
    """A drawn army breaks no rule and costs no more than was asked for."""
    army = FUBAR.random_army(points, 7, faction, "")

    assert [] == FUBAR.check_army(army, "in")
    assert FUBAR.army_sheet(army)["points"] <= points
    assert faction == army["roster"]


def test_a_number_draws_the_same_army_again():
    """The same arguments give the same list, another number another."""
    assert FUBAR.random_army(300, 1, "accord", "") == FUBAR.random_army(300, 1, "accord", "")
    assert len({str(FUBAR.random_army(300, seed, "accord", "")) for seed in range(8)}) > 1


@pytest.mark.parametrize(("points", "faction"), [(20, ""), (20, "accord"), (200, "martians"), (0, "")])
def test_no_army_is_drawn_where_there_is_none(points, faction):
    """Too few points and unknown factions are refused with a sentence."""
    with pytest.raises(SetupError, match=r"\w+ \w+"):
        FUBAR.random_army(points, 0, faction, "")


@pytest.mark.parametrize("entry", templates(), ids=lambda entry: entry["id"])
def test_every_entry_of_the_builder_costs_what_it_says_and_is_legal(entry):
    """The price on the button is what the sheet reckons for the unit as it comes."""
    army = {"units": [entry["unit"]] * 3}
    sheet = FUBAR.army_sheet(army)

    assert [] == FUBAR.check_army(army, "in")
    assert [entry["points"]] * 3 == [unit["points"] for unit in sheet["units"]]


@pytest.mark.parametrize("entry", templates(), ids=lambda entry: entry["id"])
def test_every_choice_of_the_builder_is_understood_by_the_list(entry):
    """No option leads to a word that the list does not know."""
    for choice in entry["choices"]:
        for option in choice.get("options", []):
            value = [option["id"]] if choice["kind"] == "many" else option["id"]
            unit = {**entry["unit"], choice["id"]: value}
            found = [reason.message.id for reason in FUBAR.check_army({"units": [unit]}, "in")]
            assert not {"fubar-army-unknown", "fubar-army-did-you-mean"} & set(found)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_word_of_the_builder_has_a_text(language):
    """Names, choices and rules are texts of both languages."""
    texts = Texts(language)

    assert [] == [id for id in ids_in(FUBAR.builder("")) if not texts.has(id)]


def ids_in(value):
    """Every message id in a builder: the tables whose id begins with the system's name and a dash."""
    if isinstance(value, dict):
        own = [value["id"]] if str(value.get("id", "")).startswith("fubar-") else []
        return own + [id for part in value.values() for id in ids_in(part)]
    return [id for part in value for id in ids_in(part)] if isinstance(value, list) else []


def test_a_taken_unit_may_have_something_differently():
    """A house unit with more grenades, another leader or other figures is reckoned anew."""
    taken = {"take": "accord_support", "grenades": True}
    plain = FUBAR.army_sheet({"units": ["accord_support"]})["units"][0]
    changed = FUBAR.army_sheet({"units": [taken]})["units"][0]

    assert changed["points"] > plain["points"]
    assert plain["name"] == changed["name"]


def test_reasons_say_which_unit_they_mean_and_the_rest_is_reckoned_out():
    """A list with broken rules has a sheet of all units that can be read, and reasons with their place."""
    unarmed = {"training": "seasoned", "figures": [{"count": 4, "weapons": []}]}
    army = {"units": ["accord_rifles", unarmed, "accord_recon"]}
    reasons = FUBAR.check_army(army, "in")

    assert [1] == [reason.message.values["at"] for reason in reasons]
    assert [0, 1, 2] == [unit["at"] for unit in FUBAR.army_sheet(army)["units"]]


def test_a_list_is_held_to_the_points_it_names():
    """fubar.army.points: `points` of a list is the size the sides agreed on."""
    army = {"points": 90, "units": ["accord_rifles", "accord_recon", "accord_support"]}

    assert ["fubar.army.points"] == [reason.why for reason in FUBAR.check_army(army, "in")]
    assert [] == FUBAR.check_army({**army, "points": 400}, "in")
    assert ["fubar-army-agreed"] == [r.message.id for r in FUBAR.check_army({**army, "points": "many"}, "in")]
