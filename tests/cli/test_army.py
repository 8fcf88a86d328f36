"""Army lists as files."""

import json

import pytest

from sandtable.core.system import system
from sandtable.kit.army import code_of


def test_a_new_list_is_in_order(sandtable):
    """What `new` writes, `check` accepts and `show` reckons out."""
    assert 0 == sandtable("army", "new", "mine.toml", "--like", "redgully").returncode

    assert json.loads(sandtable("army", "check", "mine.toml", "--json").stdout)["ok"]
    assert "points" in sandtable("army", "show", "mine.toml").stdout


def test_a_list_is_never_written_over(sandtable):
    """A file that is there stays as it is."""
    sandtable("army", "new", "mine.toml")

    assert "is there already" in sandtable("army", "new", "mine.toml").stderr


def test_a_wrong_word_is_named_with_the_right_one(sandtable, tmp_path):
    """Exit code 1, the rule, and the nearest word of the book."""
    (tmp_path / "mine.toml").write_text('units = ["red_figters", "red_cadre", "red_truck"]\n')
    ran = sandtable("army", "check", "mine.toml")

    assert 1 == ran.returncode
    assert "red_fighters" in ran.stderr
    assert "[fubar.unit.owner]" in ran.stderr


@pytest.mark.parametrize(
    ("name", "content"), [("a.toml", "units = ["), ("a.json", "{"), ("a.json", "[" * 100000)]
)
def test_a_broken_file_is_one_sentence(sandtable, tmp_path, name, content):
    """The file is named; there is no traceback."""
    (tmp_path / name).write_text(content)
    ran = sandtable("army", "check", name)

    assert 2 == ran.returncode
    assert ran.stderr.startswith(f"{name}: not ")
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("of", "told"),
    [
        ("fallout", "Damage"),
        ("fubar", "Save 6+"),
        ("warfare", "Die green"),
        ("warzone", "Fearless: "),
    ],
)
def test_a_list_of_every_game_is_shown_with_its_numbers(sandtable, of, told):
    """The file names its game, so that nobody has to; weapons, saves and special rules are told."""
    assert 0 == sandtable("army", "new", "mine.toml", "-s", of).returncode
    shown = sandtable("army", "show", "mine.toml")

    assert 0 == shown.returncode, shown.stderr
    assert told in shown.stdout
    assert f"{of}-" not in shown.stdout


def test_a_list_is_for_the_game_it_names(sandtable):
    """Another game on the command line is a mistake; the rules never see the name."""
    sandtable("army", "new", "mine.toml", "-s", "warzone")

    assert "is for warzone, not for fubar" in sandtable("army", "show", "mine.toml", "-s", "fubar").stderr
    assert 0 == sandtable("army", "check", "mine.toml").returncode


def test_a_list_with_faults_is_shown_with_them(sandtable, tmp_path):
    """Paper and terminal say what is wrong."""
    (tmp_path / "mine.toml").write_text('units = ["accord_rifles"]\n')

    assert "[fubar.army.size]" in sandtable("army", "show", "mine.toml").stdout


def test_the_code_of_a_printed_sheet_opens_the_list(sandtable, tmp_path):
    """What a phone reads off the paper becomes a file again."""
    army = system("warfare").armies()[0]
    ran = sandtable("army", "open", f"sandtable:{code_of('warfare', army)}", "again.json")

    assert 0 == ran.returncode, ran.stderr
    assert {"system": "warfare", **army} == json.loads((tmp_path / "again.json").read_text())
    assert "opens no army list" in sandtable("army", "open", "nonsense").stderr
