"""Army lists as files."""

import json

import pytest


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
