"""Journals of other rules on the command line: said, shown, checked, filmed and played on."""

import json

import pytest

from sandtable.core.game import Answered, Rolled
from sandtable.core.journal import Journal, canonical, entry_wire, link, read_journal


def rewritten(journal, header=None, entries=None):
    """A journal with other entries or another header, chained anew as its own rules would have."""
    header = {**journal.header, **(header or {})}
    bodies = [header, *[entry_wire(e) for e in (entries or journal.entries)], {"end": journal.end}]
    chain, lines = "", []
    for body in bodies:
        if body == {"end": None}:
            continue
        chain = link(chain, body)
        lines.append(canonical({**body, "h": chain[:8]}))
    return "\n".join(lines) + "\n"


def sentences(told):
    """A story without its headings: where a turn begins a film knows to the checkpoint only."""
    headings = ("Turn ", "## Turn ")
    return [line for line in told.splitlines() if line and not line.startswith(headings)]


@pytest.fixture
def old(tmp_path, finished):
    """A finished game as it would stand in a journal of version 1 in which one answer is no longer legal."""
    journal = read_journal(finished)
    at = next(n for n, entry in enumerate(journal.entries) if n > 60 and hasattr(entry, "answer"))
    journal.entries[at].answer = "something that was legal then"
    path = tmp_path / "old.journal"
    path.write_text(rewritten(journal, {"rules": 1}), encoding="utf-8")
    return path, at


def test_verify_says_which_rules_and_how_far(sandtable, old):
    """One sentence names both versions, the entry and why; every die is checked all the same."""
    path, at = old
    ran = sandtable("replay", "verify", path.name)
    found = json.loads(sandtable("replay", "verify", path.name, "--json").stdout)

    assert 0 == ran.returncode
    assert (
        f"Played with rules version 1; the rules of today, version 2, carry it over up to entry {at}"
        in ran.stdout
    )
    assert "Every die is the one the seed gives" in ran.stdout
    assert (True, "fair", 1, 2, at) == tuple(found[key] for key in ("ok", "dice", "rules", "now", "kept"))


def unmarked(entry):
    """An entry as journals had it before they said what was asked and rolled."""
    if isinstance(entry, Rolled):
        return Rolled(entry.faces, entry.hand, entry.known_to)
    return Answered(entry.side, entry.answer, entry.ordered)


def test_verify_says_what_could_not_be_checked(sandtable, old):
    """A journal of before does not name its dice: beyond the rules of today their faces are only likely."""
    path, at = old
    journal = read_journal(path.read_text(encoding="utf-8"))
    beyond = [entry for entry in journal.entries[at:] if hasattr(entry, "faces")]
    journal.entries = [unmarked(entry) for entry in journal.entries]
    path.write_text(rewritten(journal), encoding="utf-8")

    ran = sandtable("replay", "verify", path.name)

    assert f"Of {len(beyond)} rolls the journal does not name the die" in ran.stdout
    assert "Every die whose kind is known is the one the seed gives" in ran.stdout


def test_a_forged_die_of_an_old_journal_is_found(sandtable, old):
    """Also one that the rules of today do not come to."""
    path, _ = old
    journal = read_journal(path.read_text(encoding="utf-8"))
    last = [entry for entry in journal.entries if hasattr(entry, "faces")][-1]
    last.faces = [face % 6 + 1 for face in last.faces]
    path.write_text(rewritten(journal), encoding="utf-8")
    ran = sandtable("replay", "verify", path.name)

    assert 2 == ran.returncode
    assert "of the seed" in ran.stderr


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Played with rules version 1"), ("it", "Giocata con la versione 1 delle regole")],
)
def test_show_lists_what_it_cannot_show(sandtable, old, lang, sentence):
    """The story up to there, then answers and dice as they were recorded, and the recorded end."""
    path, at = old
    told = sandtable("replay", "show", path.name, lang=lang).stdout
    recorded = read_journal(path.read_text(encoding="utf-8"))

    assert told.startswith(sentence)
    assert "something that was legal then" in told
    assert told.strip().splitlines()[-1].endswith(f"[{recorded.end['result']['why']}]")
    table = sandtable("replay", "show", path.name, "--at", str(at + 5), lang=lang).stdout
    assert table.startswith(sentence)


def test_a_filmed_journal_is_told_whole(sandtable, tmp_path, finished):
    """`replay film` puts the film in; after a change of the rules the story is what it was."""
    path = tmp_path / "game.journal"
    path.write_text(finished, encoding="utf-8")
    before = sandtable("replay", "show", path.name).stdout
    report = sandtable("replay", "report", path.name).stdout
    ran = sandtable("replay", "film", path.name)
    assert 0 == ran.returncode, ran.stderr
    assert "holds its film now" in ran.stdout
    assert "fair" == json.loads(sandtable("replay", "verify", path.name, "--json").stdout)["dice"]
    filmed = path.read_text(encoding="utf-8")
    assert filmed.startswith(finished.rsplit("\n", 2)[0])
    journal = read_journal(filmed)
    journal.entries[-1] = journal.entries[0]
    path.write_text(rewritten(journal, {"rules": 1}), encoding="utf-8")

    told = sandtable("replay", "show", path.name).stdout
    assert "shown as it was recorded then" in told
    assert sentences(before) == sentences(told)[1:]
    told = sandtable("replay", "report", path.name).stdout
    assert sentences(report) == [line for line in sentences(told) if "recorded then" not in line]


def test_what_cannot_be_filmed_says_so(sandtable, old, tmp_path, finished):
    """A running game, and one whose end the rules of today do not come to."""
    path, _ = old
    assert "cannot film it" in sandtable("replay", "film", path.name).stderr
    running = read_journal(finished)
    path.write_text(Journal(running.header, running.entries[:20], None).text(), encoding="utf-8")
    assert "not over yet" in sandtable("replay", "film", path.name).stderr


def test_a_game_of_older_rules_is_played_on_in_text(sandtable, tmp_path):
    """Saved under the rules of before, resumed under those of today: the log says so, and the journal holds both."""
    first = sandtable(
        "play",
        "--text",
        "--seed",
        "5",
        "--journal",
        "mine.journal",
        "--bot",
        "random",
        typed="hint\nok\n" * 12,
    )
    assert 0 == first.returncode, first.stderr
    path = tmp_path / "mine.journal"
    journal = read_journal(path.read_text(encoding="utf-8"))
    old = rewritten(journal, {"rules": 1})
    path.write_text(old, encoding="utf-8")

    again = sandtable(
        "play", "--text", "--resume", "mine.journal", "--bot", "random", typed="hint\nok\n" * 900
    )

    assert "The rules have changed: version 2 holds from here on" in again.stdout
    kept = read_journal(path.read_text(encoding="utf-8"))
    assert (1, 2) == (kept.header["rules"], kept.rules)
    assert old.splitlines()[:-1] == path.read_text(encoding="utf-8").splitlines()[: len(old.splitlines()) - 1]
    assert json.loads(sandtable("replay", "verify", "mine.journal", "--json").stdout)["ok"]
