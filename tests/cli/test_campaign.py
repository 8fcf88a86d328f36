"""`sandtable campaign`: begun, ordered, fought, taken in, told."""

import json

import pytest

from sandtable.core.campaign import campaign_of

SMALL = ("--points", "500", "--most", "100", "--least", "40", "--seed", "7")


@pytest.fixture
def war(sandtable):
    """A campaign of two small sides in war.json."""
    made = sandtable(
        "campaign", "new", "war.json", "--side", "North=raiders", "--side", "South=raiders", *SMALL
    )
    assert 0 == made.returncode, made.stderr
    return sandtable


def test_a_campaign_from_its_beginning_to_the_second_battle(war, tmp_path):
    """Each side chooses, bots fight, the end is booked; the file is the same campaign whoever reads it."""
    assert (
        "North: Choose your troops for battle 1 against South" in war("campaign", "show", "war.json").stdout
    )
    assert 0 == war("campaign", "auto", "war.json").returncode
    done = war("campaign", "battle", "war.json", "--bots", "random,random", "--seed", "3", "--json")
    assert 0 == done.returncode, done.stderr
    told = json.loads(done.stdout)
    assert (2, 1) == (told["next"]["number"], told["standings"][0]["won"] + told["standings"][0]["drawn"])
    assert (tmp_path / "war-battle-1.journal").exists()
    campaign = campaign_of(json.loads((tmp_path / "war.json").read_text()))
    assert 1 == len(campaign.value["battles"])


def test_a_battle_fought_elsewhere_is_taken_in_once(war, tmp_path):
    """The journal is checked; one of another battle is refused."""
    war("campaign", "auto", "war.json")
    (tmp_path / "copy.json").write_text((tmp_path / "war.json").read_text())
    war("campaign", "battle", "copy.json", "--bots", "random,random", "--seed", "3", "--keep", "b.journal")
    taken = war("campaign", "battle", "war.json", "--journal", "b.journal")
    assert 0 == taken.returncode, taken.stderr
    assert (tmp_path / "war.json").read_text() == (tmp_path / "copy.json").read_text()
    war("campaign", "auto", "war.json")
    again = war("campaign", "battle", "war.json", "--journal", "b.journal")
    assert (2, "not the next battle" in again.stderr) == (again.returncode, True)


def test_a_refused_order_names_its_rule_and_changes_nothing(war, tmp_path):
    """One sentence on stderr, and the file as it was."""
    before = (tmp_path / "war.json").read_text()
    for words, said in (
        (("North", "field"), "fallout.campaign.battle_points"),
        (("North", "learn", "1-1"), "learn takes unit and skill"),
        (("West", "forfeit"), "there are 1 North, 2 South"),
        (("North", "dance"), "there is no order"),
        (("North", "pick", "l1"), "fallout.campaign.map.start.en"),
    ):
        done = war("campaign", "order", "war.json", *words)
        assert (2, "Traceback" in done.stderr) == (done.returncode, False)
        assert said in done.stderr
    assert before == (tmp_path / "war.json").read_text()
    assert 2 == war("campaign", "new", "war.json", "--side", "a=bos", "--side", "b=bos").returncode


def test_orders_are_given_by_number_or_name(war):
    """A forfeited battle goes to the other side."""
    done = war("campaign", "order", "war.json", "2", "forfeit", "--json")
    assert 0 == done.returncode, done.stderr
    assert (0, 1) == (
        json.loads(done.stdout)["standings"][0]["side"],
        json.loads(done.stdout)["standings"][0]["won"],
    )
    shown = war("campaign", "show", "war.json", lang="it").stdout
    assert "a tavolino a North" in shown


def test_a_side_is_shown_what_it_may_see(war):
    """Not the pool of the other."""
    shown = json.loads(war("campaign", "show", "war.json", "--side", "South", "--json").stdout)
    assert ["1"] == list(shown["pools"])


def test_a_map_and_armies_from_files(sandtable, tmp_path):
    """Terms from a TOML file, an army list as a side's pool; the map is told with its roads."""
    drawn = sandtable("army", "new", "mine.toml", "-s", "fallout", "--points", "300", "--faction", "robots")
    assert 0 == drawn.returncode, drawn.stderr
    (tmp_path / "terms.toml").write_text('name = "Dust"\npoints = 500\nbattle_most = 100\nmap = true\n')
    made = sandtable(
        "campaign", "new", "w.json", "--terms", "terms.toml", "--side", "mine.toml", "--side", "B=bos"
    )
    assert 0 == made.returncode, made.stderr
    shown = sandtable("campaign", "show", "w.json").stdout
    assert shown.startswith("Dust")
    assert "roads to" in shown
    assert "Pick a starting location" in shown


TRAPPERS = """
faction = "raiders"
mines = 3

[[units]]
take = "raider"
leader = "raider_sl"
figures = [{ count = 5, weapon = "pistol" }]

[[units]]
take = "raider_hero"
skills = ["traps"]
weapon = "rifle"
"""


def test_mines_are_shown_and_taken_along(sandtable, tmp_path):
    """How many are left, how many go along; whoever says nothing takes all that may go."""
    (tmp_path / "trappers.toml").write_text(TRAPPERS)
    sides = ("--side", "North=trappers.toml", "--side", "South=trappers.toml")
    made = sandtable("campaign", "new", "w.json", *sides, *SMALL)
    assert 0 == made.returncode, made.stderr
    assert "Mines: 3 of 3 left [fallout.mine.buy]" in sandtable("campaign", "show", "w.json").stdout
    chosen = sandtable("campaign", "order", "w.json", "North", "field", "1-1", "1-2", "--mines", "2")
    assert 0 == chosen.returncode, chosen.stderr
    assert 0 == sandtable("campaign", "order", "w.json", "South", "field", "2-1", "2-2").returncode
    shown = sandtable("campaign", "show", "w.json").stdout
    assert "Mines: 3 of 3 left; 2 for the battle" in shown
    assert "Mines: 3 of 3 left; 3 for the battle" in shown
    alone = sandtable("campaign", "show", "w.json", "--side", "South", lang="it").stdout
    assert ("Mine: 3 su 3; 3 per la battaglia" in alone, 1) == (True, alone.count("Mine:"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("field", "1-1", "1-2", "--mines", "4"), "4 mines are wanted; 3 are left. [fallout.mine.buy]"),
        (("field", "1-1", "--mines", "1"), "[fallout.mine.buy]"),
        (("forfeit", "--mines", "1"), "--mines goes with field"),
    ],
)
def test_mines_that_cannot_go_along_are_refused(sandtable, tmp_path, words, said):
    """One sentence, and the file as it was."""
    (tmp_path / "trappers.toml").write_text(TRAPPERS)
    sides = ("--side", "North=trappers.toml", "--side", "South=raiders")
    assert 0 == sandtable("campaign", "new", "w.json", *sides, *SMALL).returncode
    before = (tmp_path / "w.json").read_text()
    done = sandtable("campaign", "order", "w.json", "North", *words)

    assert (2, True, before) == (done.returncode, said in done.stderr, (tmp_path / "w.json").read_text())


@pytest.mark.parametrize("content", ["", "[]", '{"kind": "sandtable campaign"}', "\x00", '{"orders": [1]}'])
def test_what_is_no_campaign_is_one_sentence(sandtable, tmp_path, content):
    """Never a traceback."""
    (tmp_path / "w.json").write_text(content)
    done = sandtable("campaign", "show", "w.json")
    assert 2 == done.returncode
    assert done.stderr.startswith("w.json: ")
    assert 1 == len(done.stderr.strip().splitlines())


def test_a_battle_in_words_can_be_left_and_taken_in_later(war):
    """Whoever leaves is told how to go on; the campaign waits."""
    war("campaign", "auto", "war.json")
    left = war("campaign", "battle", "war.json", "--text", "North", typed="quit\n")
    assert 2 == left.returncode
    assert "sandtable play --text --resume war-battle-1.journal" in left.stderr
    assert "can begin" in war("campaign", "show", "war.json").stdout
