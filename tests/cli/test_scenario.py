"""Scenario files on the command line."""

import json

import pytest


@pytest.mark.parametrize("like", ["s1", "s5", "random"])
def test_a_new_scenario_is_in_order(sandtable, like):
    """What `new` writes, `check` accepts; its briefing is told in words."""
    assert 0 == sandtable("scenario", "new", "mine.json", "--like", like, "--seed", "7").returncode

    told = json.loads(sandtable("scenario", "check", "mine.json", "--json").stdout)
    assert told["ok"]
    assert 2 == len(told["summary"]["sides"])
    assert "On equal points" in sandtable("scenario", "check", "mine.json").stdout


def test_the_same_seed_draws_the_same_scenario(sandtable):
    """And a file is never written over."""
    first, again, other = (
        sandtable("scenario", "new", "--seed", seed, "--size", "small").stdout for seed in ("7", "7", "8")
    )

    assert first == again != other
    sandtable("scenario", "new", "mine.json")
    assert "is there already" in sandtable("scenario", "new", "mine.json").stderr


def test_every_fault_is_told_with_its_place_and_its_rule(sandtable, tmp_path):
    """Exit code 1; in the reader's language."""
    sandtable("scenario", "new", "mine.json", "--like", "s1")
    sheet = json.loads((tmp_path / "mine.json").read_text())
    sheet["turns"] = 99
    sheet["side"][0]["units"][0]["unit"] = "usa.lov"
    (tmp_path / "mine.json").write_text(json.dumps(sheet))
    ran = sandtable("scenario", "check", "mine.json", "--lang", "it")

    assert 1 == ran.returncode
    assert "mine.json: turns: un numero intero da 1 a 20. [warfare.track.game_end]" in ran.stderr
    assert "usa.lav" in ran.stderr
    told = json.loads(sandtable("scenario", "check", "mine.json", "--json").stdout)
    assert (False, None) == (told["ok"], told["summary"])
    assert "turns" == told["reasons"][0]["values"]["at"]


def test_what_cannot_be_done_is_one_sentence(sandtable, tmp_path):
    """A broken file, a system without a desk, a scenario that does not exist."""
    (tmp_path / "a.toml").write_text("map = [")
    for words, sentence in (
        (("check", "a.toml"), "a.toml: not TOML"),
        (("check", "none.toml"), "none.toml: there is no such file"),
        (("new", "--system", "chess"), 'there is no system "chess"'),
        (("new", "--like", "s9"), 'there is no scenario "s9"'),
    ):
        ran = sandtable("scenario", *words)
        assert (2, True) == (ran.returncode, ran.stderr.startswith(sentence)), ran.stderr
        assert "Traceback" not in ran.stderr


def test_a_scenario_file_is_played_in_words(sandtable, tmp_path):
    """`play --text --scenario FILE` opens with the file's title and asks the first question; a faulty one is told."""
    sandtable("scenario", "new", "mine.json", "--like", "s1")
    sheet = json.loads((tmp_path / "mine.json").read_text())
    sheet["title_en"] = "Market day"
    (tmp_path / "mine.json").write_text(json.dumps(sheet))
    words = ("play", "--text", "--system", "warfare", "--seed", "7", "--scenario", "mine.json")
    ran = sandtable(*words, typed="quit\n")

    assert 0 == ran.returncode, ran.stderr
    assert "Market day" in ran.stdout
    assert "is for 1, 2 sides" in sandtable(*words, "--sides", "4").stderr
    (tmp_path / "mine.json").write_text("{}")
    assert "map" in sandtable(*words).stderr
