"""Runs: the same outcomes however the games are dealt out, errors counted and kept."""

import threading

from sandtable.ai import Bot, names
from sandtable.core.journal import read_journal
from sandtable.core.system import system
from sandtable.core.verifying import verify
from sandtable.sim import Plan, run, summary
from sandtable.sim.batch import chosen_context
from sandtable.sim.lab import Lab
from sandtable.sim.tournament import play_tournament

# Armies tell the contestants apart, so that seats are swapped.
PLAN = Plan("fubar", "crossroads", ("random", "random"), 8, 5, swap=True, armies=("accord", "redgully"))


class CrashBot(Bot):
    """Falls over at the first question."""

    name = "crash"

    def answer(self, seat):
        raise ZeroDivisionError("no idea")


def without_time(outcomes):
    return [(o.number, o.seats, o.winner, o.points, o.answers, o.rolls, o.error) for o in outcomes]


def test_the_number_of_processes_changes_nothing():
    """One process or two: the same games, in the same order."""
    assert without_time(run(PLAN, 1).outcomes) == without_time(run(PLAN, 2).outcomes)


def test_a_listener_hears_of_every_game_once():
    """Whoever draws a progress bar is told of all games."""
    heard = []
    run(PLAN, 2, lambda batch: heard.extend(outcome.number for outcome in batch))

    assert list(range(8)) == sorted(heard)


def test_games_that_go_wrong_are_counted_and_kept(monkeypatch):
    """An error is nobody's win; its journal reads back up to where it went wrong."""
    monkeypatch.setitem(names.HOUSE, "crash", CrashBot)
    played = run(Plan("fubar", "crossroads", ("crash", "random"), 3), 1)
    figures = summary(played).wire()

    assert (3, 3, 0, {"A": 0, "B": 0}) == (
        figures["games"],
        figures["errors"],
        figures["draws"],
        figures["wins"],
    )
    for outcome in played.outcomes:
        assert outcome.error.startswith("bot crash crashed: ZeroDivisionError")
        assert None is read_journal(outcome.journal).end


def test_every_journal_verifies_when_all_are_kept():
    """`journals` keeps every game, and each holds against the rules and its seed."""
    plan = Plan("fubar", "crossroads", ("random", "random"), 2, journals=True)

    verdicts = [verify(system("fubar"), read_journal(o.journal)).dice for o in run(plan, 1).outcomes]
    assert ["fair", "fair"] == verdicts


def test_wins_belong_to_contestants_whatever_their_seat():
    """With swapped seats A is still the bot named first; seats are counted apart."""
    played = run(PLAN, 1)
    figures = summary(played)
    decided = sum(line.wins for line in figures.lines)

    assert 8 == decided + figures.draws
    assert decided == sum(line.wins for line in figures.roles)
    assert {"games", "wins", "draws", "errors", "seconds", "games_per_second"} <= set(figures.wire())


def test_a_tournament_pairs_everybody_and_rates_the_better_higher(monkeypatch):
    """Three bots play three pairings; one that always crashes is never rated by a win."""
    monkeypatch.setitem(names.HOUSE, "other", names.HOUSE["random"])
    with Lab(1) as lab:
        played = play_tournament(Plan("fubar", "crossroads", ("random", "greedy", "other"), 4, 2), lab)

    assert 3 == len(played.runs)
    assert "greedy" == played.table[0].bot
    assert [8, 8, 8] == [rating.games for rating in played.table]


def test_workers_are_not_forked_beside_other_threads():
    """A forked child could inherit a lock that nobody will ever open."""
    stop = threading.Event()
    other = threading.Thread(target=stop.wait)
    other.start()
    try:
        assert "spawn" == chosen_context().get_start_method()
    finally:
        stop.set()
        other.join()
