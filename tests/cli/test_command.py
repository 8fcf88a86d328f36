"""The command as a whole: help, errors, exit codes."""

import json

import pytest

VERBS = ("play", "serve", "sim", "odds", "army", "replay", "rules", "referee", "fuzz", "bench")
COMMANDS = [
    ("play",), ("serve",), ("sim",), ("odds", "fubar"), ("army", "check"), ("army", "show"), ("army", "new"),
    ("replay", "show"), ("replay", "verify"), ("replay", "report"), ("rules", "search"), ("rules", "show"),
    ("rules", "coverage"), ("referee",), ("fuzz",), ("bench",),
]  # fmt: skip


def test_help_lists_every_verb(sandtable):
    """All verbs are in the help of the command."""
    shown = sandtable("--help").stdout

    assert [] == [verb for verb in VERBS if f"\n  {verb} " not in shown]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example(sandtable, command):
    """The help of a command shows how it is typed."""
    ran = sandtable(*command, "--help")

    assert 0 == ran.returncode
    assert "sandtable " + command[0] in ran.stdout.split("Usage:")[1].split("\n", 1)[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("sim", "chess"), 'there is no system "chess"'),
        (("sim", "fubar", "--bots", "greedy,gready"), 'there is no bot "gready"'),
        (("sim", "fubar", "--scenario", "nowhere"), "nowhere"),
        (("sim", "fallout", "--edition", "fr"), 'fallout has no edition "fr"; it has en, it'),
        (("sim", "fubar", "--edition", "it"), "fubar has one edition only"),
        (("sim", "fallout", "--option", "ligt=dawn"), 'did you mean "light"?'),
        (("sim", "fallout", "--option", "light=noon"), "takes one of daylight, dawn, twilight"),
        (("sim", "fallout", "--option", "energy"), "--option energy=… takes one of no, yes"),
        (("play", "--text", "--option", "points=1000000"), 'option "points" takes one of 0, 150'),
        (("play", "--text", "--edition", "it"), "fubar has one edition only"),
        (("replay", "verify", "nothing.journal"), "nothing.journal: there is no such file"),
        (("army", "check", "nothing.toml"), "nothing.toml: there is no such file"),
        (("rules", "show", "fubar.cover.haf"), 'did you mean "fubar.cover.half"?'),
        (("rules", "show", "half"), '"half" begins with no system'),
        (("odds", "fubar", "--weapon", "rifel"), 'did you mean "rifle"?'),
        (("odds", "fubar", "--cover", "thick"), "none, light, medium, heavy"),
        (("odds", "fubar", "--range", "60"), "fubar.fire.each"),
        (("play", "--text", "--side", "Z"), 'there is no side "Z"'),
        (("play", "--text", "--scenario", "nowhere"), 'no scenario "nowhere"'),
        (("rules", "search", "cover", "--lang", "fr"), "en, it"),
        (("nonsense",), "nonsense"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(sandtable, words, sentence):
    """On stderr, without a traceback, with nothing on stdout."""
    ran = sandtable(*words)

    assert (2, "") == (ran.returncode, ran.stdout)
    assert sentence in ran.stderr
    assert "Traceback" not in ran.stderr


def test_rules_coverage_counts_what_can_be_enforced(sandtable):
    """One object per system: rules, enforced, pinned; rules of a real table are left out."""
    counted = json.loads(sandtable("rules", "coverage", "--json").stdout)["fubar"]

    assert {"rules", "enforced", "pinned"} == set(counted)
    assert 186 == counted["rules"]
    assert 0 < counted["pinned"] <= counted["rules"]


def test_sim_prints_the_object_that_programs_rely_on(sandtable):
    """Wins by contestant, draws, errors, pace; the same seed gives the same."""
    words = (
        "sim",
        "fubar",
        "--scenario",
        "crossroads",
        "--bots",
        "random,random",
        "--games",
        "4",
        "--seed",
        "3",
    )
    first, second = (json.loads(sandtable(*words, "--json").stdout) for _ in range(2))

    assert {"games", "wins", "draws", "errors", "seconds", "games_per_second"} <= set(first)
    assert (4, 0) == (first["games"], first["errors"])
    assert 4 == sum(first["wins"].values()) + first["draws"]
    assert first["wins"] == second["wins"]


def test_sim_writes_what_it_is_asked_for(sandtable, tmp_path):
    """A row per game, a report, every journal."""
    words = ("--out", "games.csv", "--report", "report.html", "--journals", "kept")
    ran = sandtable("sim", "fubar", "--bots", "random,random", "--games", "2", *words)

    assert 0 == ran.returncode
    assert {"games.csv", "report.html", "kept"} <= {path.name for path in tmp_path.iterdir()}
    assert 2 == len(list((tmp_path / "kept").glob("*.journal")))


def test_sim_plays_the_edition_and_the_switches_asked_for(sandtable, tmp_path):
    """They stand in the set-up of every journal it keeps."""
    how = ("--edition", "it", "--option", "turns=6", "--option", "energy=yes")
    ran = sandtable("sim", "fallout", "--bots", "random,random", "--games", "1", *how, "--journals", "kept")

    assert 0 == ran.returncode, ran.stderr
    header = json.loads(next((tmp_path / "kept").glob("*.journal")).read_text().split("\n", 1)[0])
    assert ("it", 6, True) == (
        header["setup"]["edition"],
        header["setup"]["options"]["turns"],
        header["setup"]["options"]["energy"],
    )


def test_search_finds_rules_in_both_languages(sandtable):
    """Words of either language find the rule; the answer is in the language asked for."""
    assert "fubar.cover.half" in sandtable("rules", "search", "half", "cover").stdout
    assert "metà" in sandtable("rules", "search", "half", "cover", "--lang", "it").stdout
