"""Journals shown, verified and told."""

import json

import pytest


@pytest.fixture
def journal(tmp_path, finished):
    path = tmp_path / "game.journal"
    path.write_text(finished, encoding="utf-8")
    return path


def test_a_sound_journal_verifies(sandtable, journal):
    """Every entry replays and every die is the seed's."""
    found = json.loads(sandtable("replay", "verify", journal.name, "--json").stdout)

    assert (True, "fair") == (found["ok"], found["dice"])


def test_a_changed_die_is_found(sandtable, journal):
    """The line is named, in words and in JSON, with exit code 2."""
    lines = journal.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if '"r":[1]' in line)
    lines[at] = lines[at].replace('"r":[1]', '"r":[6]')
    journal.write_text("\n".join(lines) + "\n")
    ran = sandtable("replay", "verify", journal.name)

    assert 2 == ran.returncode
    assert f"line {at + 1}: the hash does not fit" in ran.stderr
    assert not json.loads(sandtable("replay", "verify", journal.name, "--json").stdout)["ok"]


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe\x00", b'{"sandtable": 1}', b"[]\n" * 10])
def test_a_file_that_is_no_journal_is_refused(sandtable, journal, content):
    """Whatever is in it: one sentence, no traceback."""
    journal.write_bytes(content)
    ran = sandtable("replay", "show", journal.name)

    assert 2 == ran.returncode
    assert 1 == len(ran.stderr.strip().splitlines())
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(("lang", "turn"), [("en", "Turn 1"), ("it", "Turno 1")])
def test_a_report_tells_the_game_turn_by_turn(sandtable, journal, lang, turn):
    """Markdown by default, in the language asked for."""
    told = sandtable("replay", "report", journal.name, "--lang", lang).stdout

    assert told.startswith("# ")
    assert f"## {turn}" in told


def test_a_report_in_html_is_one_page(sandtable, journal, tmp_path):
    """The ending of the file chooses the form."""
    sandtable("replay", "report", journal.name, "--out", "report.html")

    assert (tmp_path / "report.html").read_text().startswith("<!doctype html>")


def test_show_names_the_rules_when_asked(sandtable, journal):
    """Every event can be traced to its rule."""
    assert "fubar.activation.roll" in sandtable("replay", "show", journal.name, "--rules").stdout


def test_why_is_told_turn_by_turn_once_the_game_is_over(sandtable, journal):
    """Every decision of the turn for which something spoke: what was asked, what was taken, what else there was."""
    told = sandtable("replay", "why", journal.name, "--turn", "1", "--side", "A").stdout.splitlines()

    asked = [line for line in told if line.startswith("Entry ")]
    assert asked
    assert all("side A" in line for line in asked)
    assert len(asked) == len([line for line in told if line.startswith("It took: ")])
    assert [line for line in told if line.startswith("  or: ")]

    lines = journal.read_text().splitlines()
    journal.write_text("\n".join(lines[:-1]) + "\n")
    ran = sandtable("replay", "why", journal.name)
    assert 2 == ran.returncode
    assert "not over yet" in ran.stderr
