"""The command as a whole: help, errors, exit codes."""

import json

import pytest

VERBS = ("play", "serve", "sim", "odds", "army", "kit", "replay", "rules", "referee", "fuzz", "bench")
COMMANDS = [
    ("play",), ("serve",), ("sim",), ("odds", "fubar"), ("army", "check"), ("army", "show"), ("army", "new"),
    ("army", "open"), ("kit",),
    ("replay", "show"), ("replay", "verify"), ("replay", "report"), ("rules", "search"), ("rules", "show"),
    ("rules", "coverage"), ("referee",), ("fuzz",), ("bench",), ("sim", "matrix"), ("sim", "run"),
    ("sim", "sweep"), ("sim", "merge"),
    ("odds",), ("army",), ("replay",), ("rules",), ("campaign",), ("scenario",), ("scenario", "list"),
    ("odds", "fallout"), ("odds", "warfare"), ("odds", "warzone"),
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
        (("play", "--system", "warfare"), "--system can be said with --text only"),
        (("army", "new", "-s", "warfare", "--like", "Italia"), "there are gw, usa, ita, uk"),
        (("sim", "fubar", "--army", "acord"), 'did you mean "accord"?'),
        (("sim", "fubar", "--out", "nowhere/games.csv"), "there is no folder nowhere"),
        (("sim", "fubar", "--out", "games.xls"), "should end in one of .csv"),
        (("sim", "fubar", "--resume"), "name it with --out"),
        (("sim", "fubar", "--until", "wide"), "--until takes a percentage"),
        (("sim", "fubar", "--against", "50"), "such as 45:55"),
        (("sim", "fubar", "--until", "2%", "--against", "45:55"), "choose one"),
        (("sim", "matrix", "fubar", "--armies", "accord"), "at least two armies"),
        (("odds", "fallout", "--from", "knigt"), 'did you mean "knight"?'),
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


def test_sim_says_what_equal_contestants_mean_and_reports_roles(sandtable):
    """Swapping seats of equal bots plays nothing twice; the roles have shares with intervals."""
    words = ("sim", "fubar", "--scenario", "outpost", "--bots", "random,random", "--games", "6", "--swap")
    shown = sandtable(*words).stdout
    figures = json.loads(sandtable(*words, "--json").stdout)

    assert "each was played once" in shown
    assert "Attacker" in shown
    assert "Defender" in shown
    assert (6, 6, True) == (figures["games"], figures["rounds"], figures["equal"])
    assert 1.0 == sum(role["share"] for role in figures["roles"].values())


def test_sim_stops_with_a_verdict(sandtable):
    """A role that hardly ever wins is told from one near one half in some dozens of games."""
    words = ("sim", "fubar", "--scenario", "outpost", "--bots", "random,random", "--against", "35:65")
    verdict = json.loads(sandtable(*words, "--games", "200", "--json").stdout)["against"]

    assert "below" == verdict["verdict"]
    assert verdict["games"] < 150


def test_sim_writes_a_report_on_paper(sandtable, tmp_path):
    """A tagged PDF, with the journals of the games to watch beside it."""
    ran = sandtable(
        "sim", "fubar", "--bots", "random,random", "--games", "3", "--report", "r.pdf", "--lang", "it"
    )

    assert 0 == ran.returncode, ran.stderr
    assert (tmp_path / "r.pdf").read_bytes().startswith(b"%PDF")
    assert {"r-typical.journal", "r-worst.journal"} <= {path.name for path in tmp_path.iterdir()}


@pytest.mark.parametrize("system", ["fubar", "fallout", "warfare", "warzone"])
def test_every_game_has_odds_of_its_own(sandtable, system):
    """With what it takes by default, exact, and adding up to one."""
    odds = json.loads(sandtable("odds", system, "--json").stdout)["odds"]

    assert all(1.0 == pytest.approx(sum(each["p"] for each in line["classes"])) for line in odds)
    assert odds


def test_ready_made_armies_have_names_and_are_found_by_them(sandtable):
    """By id and by name, in every game."""
    assert "bos  Brotherhood of Steel" in sandtable("army", "new", "--list", "-s", "fallout").stdout
    assert 'faction = "ITA"' in sandtable("army", "new", "-s", "warfare", "--like", "Italy").stdout
    assert 'faction = "ITA"' in sandtable("army", "new", "-s", "warfare", "--like", "ita").stdout


def test_scenarios_and_options_are_listed(sandtable):
    """For people and for programs."""
    shown = sandtable("scenario", "list", "fubar").stdout
    listed = json.loads(sandtable("scenario", "list", "--json").stdout)

    assert "outpost" in shown
    assert "without_retreat" in shown
    assert {"fubar", "fallout", "warfare", "warzone"} == set(listed)
    assert "s2" in [info["id"] for info in listed["warfare"]["scenarios"]]


def test_a_moment_after_the_end_of_a_journal_is_refused(sandtable, tmp_path):
    """With how many entries there are."""
    sandtable("sim", "fubar", "--bots", "random,random", "--games", "1", "--journals", "kept")
    ran = sandtable("replay", "show", "kept/game0.journal", "--at", "99999")

    assert 2 == ran.returncode
    assert "entries; --at takes 0 to" in ran.stderr
