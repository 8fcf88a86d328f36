"""Packs of the four games are read by one reader: what is wrong is said by row, with what to write instead."""

from pathlib import Path

import pytest

from sandtable.core.packs import PackError
from sandtable.core.system import system, system_ids

TESTS = Path(__file__).resolve().parents[1]
MISTAKES = {
    "fubar": [
        ('id = "club"', 'ide = "club"', 'a pack has no "ide"; did you mean "id"?'),
        ("fp = 2", "fp = 9", 'weapon "long_rifle": fp must be a whole number from 1 to 8'),
        ("points = 9", "pointz = 9", 'weapon "long_rifle" has no "pointz"; did you mean "points"?'),
        ('class = "common"', 'class = "commo"', 'there is no class "commo"; did you mean "common"?'),
        ('id = "training.veteran"', 'id = "training.vetera"', 'did you mean "training.veteran"?'),
        ('name = "Marksmen"', "", 'unit "marksmen" needs a name'),
        ("[[price]]", "[price]", "a pack writes its rows as"),
        ("points = 9", "points = 9\nfp_close = 2", "fp_close and close_in belong together"),
        ('id = "club"', "id =", "the pack is no TOML"),
    ],
    "fallout": [
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
        ('weapons = "any"', 'weapons = "innate"', 'weapons = "innate" needs [[unit.attack]]'),
    ],
    "warfare": [
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
    "warzone": [
        (
            'weapons = ["long_rifle", "knife"]',
            'weapons = ["long_rifel", "knife"]',
            'unit "cap_marksman" names weapon "long_rifel"; did you mean "long_rifle"?',
        ),
        (
            'skills = ["sniper"]',
            'skills = ["snipper"]',
            'there is no skill "snipper"; did you mean "sniper"?',
        ),
        ("rs = 15", "rs = 15.5", 'unit "cap_marksman": rs must be a whole number from 1 to 25'),
        ("st = 13\n", "st = 31\n", 'weapon "long_rifle": st must be a whole number from 0 to 30'),
        ("st = 13\n", "st = 0\n", 'weapon "long_rifle": st must be a whole number from 1 to 30'),
        ("crew = {", "driver = {", 'vehicle "scout_car": locations needs crew'),
        ('role = "support"', 'role = "elite"', 'there is no role "elite"'),
        ('id = "club_figures"', 'ids = "club_figures"', 'a pack has no "ids"; did you mean "id"?'),
        ('weapons = ["twin_mg", "ram"]', 'weapons = ["twin_mg"]', "give it a close weapon"),
        ("squad_max = 5", "squad_max = 2", "squad_min is more than squad_max"),
        ("[[weapon]]", "[[weapon", "the pack is no TOML"),
    ],
}


def sample(game):
    """The text of a pack of that game in order."""
    return (TESTS / game / "book" / "sample_pack.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("game", "old", "new", "sentence"),
    [(game, *mistake) for game, mistakes in MISTAKES.items() for mistake in mistakes],
)
def test_what_is_wrong_is_said_by_row(game, old, new, sentence):
    """The first thing wrong, by table, id and key."""
    text = sample(game)
    assert old in text
    with pytest.raises(PackError) as refused:
        system(game).packs().read(text.replace(old, new, 1))

    assert sentence in str(refused.value)


@pytest.mark.parametrize("game", system_ids())
def test_a_list_says_what_is_wrong_with_its_pack(game):
    """As the one reason against the list: a pack that is not there, and the file of one that is broken."""
    shelf = system(game).packs()
    id = shelf.read(sample(game))["id"]
    shelf.install(sample(game))
    shelf.broken["torn"] = "the pack is no TOML"
    try:
        told = [system(game).check_army({"pack": named, "units": []}, "in") for named in (id + "x", "torn")]
    finally:
        del shelf.installed[id], shelf.broken["torn"]

    assert [[f"{game}-army-pack"]] * 2 == [[reason.message.id for reason in reasons] for reasons in told]
    assert [
        f'there is no pack "{id}x"; did you mean "{id}"?',
        'the file of pack "torn" is wrong: the pack is no TOML',
    ] == [reasons[0].message.values["reason"] for reasons in told]
