"""Figures by contestant, role, faction and order; pairs as pairs."""

import json

import pytest

from sandtable.core.system import system
from sandtable.sim import Outcome, Plan, summary
from sandtable.sim.batch import Run
from sandtable.sim.rows import rows_of
from sandtable.sim.summary import role_label

PLAN = Plan("fubar", "outpost", ("greedy", "random"), 40, swap=True)


def game(number, winning_side, swap=True, factions=("x", "y"), first=0):
    """A game that a side won; with `swap` every other game has the seats the other way round."""
    turned = swap and number % 2
    seats = (1, 0) if turned else (0, 1)
    winner = seats[winning_side] if winning_side >= 0 else -1
    both = number // 2 if swap else number
    return Outcome(number, seats, winner, (1.0, 0.0), 9, 9, 0.1, round=both, factions=factions, first=first)


def test_a_role_that_always_wins_is_seen_although_contestants_are_even():
    """The seat wins 40 of 40: contestants 50 : 50, roles 100 : 0, and the report says both."""
    figures = summary(Run(PLAN, [game(n, 1) for n in range(40)]))

    assert [0.5, 0.5] == [line.share.value for line in figures.lines]
    assert [0.0, 1.0] == [line.share.value for line in figures.roles]
    assert figures.roles[1].share.low > 0.8
    assert 20 == figures.rounds


def test_the_roles_of_a_scenario_out_of_a_file_are_those_of_the_file():
    """In the figures and in the rows, whatever the game names them."""
    sheet = system("fallout").desk().template("convoy", 0, {})["sheet"]
    sheet["side"][1]["name_en"] = "Highwaymen"
    plan = Plan("fallout", "own", ("greedy", "random"), 2, options={"sheet": sheet})
    run = Run(plan, [game(n, 1, swap=False) for n in range(2)])
    convoy, raiders = (line.label for line in summary(run).roles)

    assert "fallout-role-convoy" == convoy["id"]
    assert "Highwaymen" in json.dumps(raiders)
    assert ["fallout-role-convoy"] * 2 == [row["role_A"] for row in rows_of(run)]


@pytest.mark.parametrize(
    ("game", "scenario", "second"),
    [("warfare", "s5", "ru"), ("fallout", "skirmish", "north"), ("fubar", "crossroads", "second")],
)
def test_roles_are_those_of_as_many_as_play(game, scenario, second):
    """Of four sides the second helps the first; of two it is the enemy."""
    assert second in json.dumps(role_label(Plan(game, scenario, ("greedy",) * 2, 2), 1))


def test_a_draw_is_half_a_win_for_each():
    """Shares of two roles add up to one."""
    figures = summary(Run(PLAN, [game(n, n % 3 - 1) for n in range(30)]))

    assert 1.0 == pytest.approx(sum(line.share.value for line in figures.roles))
    assert (10, 10, 10) == (figures.roles[0].wins, figures.roles[0].draws, figures.roles[0].losses)


def test_equal_contestants_are_said_to_be_equal():
    """Nothing tells them apart, so that only roles are compared."""
    plan = Plan("fubar", "outpost", ("greedy", "greedy"), 4, swap=True)

    assert summary(Run(plan, [game(n, 0, swap=False) for n in range(4)])).equal
    assert not summary(Run(PLAN, [game(n, 0) for n in range(4)])).equal


def test_factions_are_counted_wherever_they_sit():
    """A faction's share is over all its games but those against itself."""
    games = [
        game(0, 0, False, ("x", "y")),
        game(1, 1, False, ("y", "x")),
        game(2, 0, False, ("x", "x")),
        game(3, 0, False, ("z", "x")),
    ]
    shares = {line.letter: (line.wins, line.games) for line in summary(Run(PLAN, games)).factions}

    assert {"x": (2, 3), "y": (0, 2), "z": (1, 1)} == shares


def test_who_is_asked_first_has_a_line_of_its_own():
    """Only where it is not always the same side."""
    games = [game(n, n % 2, False, first=n % 2) for n in range(10)]

    assert [1.0, 0.0] == [line.share.value for line in summary(Run(PLAN, games)).order]
    assert () == summary(Run(PLAN, [game(n, 0, False) for n in range(10)])).order


def test_json_has_roles_and_intervals():
    """Programs read the same as people."""
    wire = json.loads(json.dumps(summary(Run(PLAN, [game(n, 1) for n in range(40)])).wire()))

    assert {"A", "B"} == set(wire["roles"])
    assert {"share", "interval", "wins", "draws", "losses", "rounds"} <= set(wire["roles"]["B"])
    assert {"id": "fubar-role-attacker"} == wire["roles"]["A"]["label"]
