"""Advice: what the computer would do in somebody's place, told so that it can be done."""

from __future__ import annotations

import io
import json

import pytest

from sandtable.ai import BotError, advise, bot
from sandtable.ai.playing import play_out
from sandtable.ai.seat import Seat
from sandtable.cli.referee import serve_lines
from sandtable.core.game import Game, new_game
from sandtable.core.setup import Setup
from sandtable.core.system import system
from sandtable.sim.plan import Plan, bout_of, setup_for

SCENARIOS = {"fubar": "crossroads", "fallout": "skirmish", "warfare": "s1", "warzone": "encounter"}


def some_way_into(id: str, answers: int = 12) -> Game:
    """A game after a few answers of the greedy bot's."""
    known = system(id)
    scenario = next((s.id for s in known.scenarios() if s.id == SCENARIOS[id]), known.scenarios()[0].id)
    game = new_game(known, Setup(id, scenario=scenario), 3)
    for _ in range(answers):
        if game.ask is None:
            break
        side = game.ask.side
        game.answer(bot("greedy", id, side, 0).answer(Seat(game, side)))
    return game


@pytest.mark.parametrize("id", sorted(SCENARIOS))
def test_the_advice_is_what_the_bot_would_play_and_is_legal(id: str) -> None:
    """The first plan begins with the bot's own answer; all plans begin with legal ones that differ; nothing changes."""
    game = some_way_into(id)
    pending = game.ask
    assert pending is not None
    before = game.state.digest()

    advice = advise(game, pending.side)

    assert bot("greedy", id, pending.side, 0).answer(Seat(game, pending.side)) == advice.answer
    firsts = [plan.answers[0] for plan in advice.plans]
    assert 0 < len(firsts) <= 3
    assert [[]] * len(firsts) == [game.check(answer) for answer in firsts]
    assert len({json.dumps(answer) for answer in firsts}) == len(firsts)
    assert before == game.state.digest()


def test_who_is_not_asked_gets_no_advice() -> None:
    """One sentence says so."""
    game = some_way_into("fubar")
    pending = game.ask
    assert pending is not None

    with pytest.raises(BotError, match="not asked anything now"):
        advise(game, 1 - pending.side)


def test_the_referee_advises_and_seats_bots() -> None:
    """`advise` tells plans; a seated bot answers by itself, and both seated play the game out."""
    commands = [
        {"do": "new", "setup": {"system": "fubar", "scenario": "crossroads"}, "seed": 7},
        {"do": "advise"},
        {"do": "advise", "bot": "nobody"},
        {"do": "seat", "bot": "random"},
        {"do": "seat", "side": "B", "bot": "random"},
        {"do": "seat", "side": "A", "bot": "random"},
        {"do": "advise"},
        {"do": "dance"},
    ]
    out = io.StringIO()
    serve_lines(io.StringIO("\n".join(json.dumps(command) for command in commands)), out)
    replies = [json.loads(line) for line in out.getvalue().splitlines()]

    assert [True, True, False, False, True, True, False, False] == [reply["ok"] for reply in replies]
    assert "A" == replies[0]["side"] == replies[4]["side"]
    assert replies[1]["advice"]["plans"]
    assert "there is no bot" in replies[2]["error"]
    assert replies[5]["result"] is not None
    assert replies[5]["events"]
    assert "the game is over" in replies[6]["error"]
    assert "advise, seat" in replies[7]["error"]


class Moments:
    """Stops at every kind of question of a game, twice each, and asks what the computer would do there."""

    TWICE = 2

    def __init__(self) -> None:
        self.asked: dict[str, int] = {}
        self.silent: list[str] = []

    def look(self, game: Game) -> None:
        pending = game.ask
        if pending is None or self.asked.get(pending.question.id, 0) >= self.TWICE:
            return
        id = pending.question.id
        self.asked[id] = self.asked.get(id, 0) + 1
        for place, plan in enumerate(advise(game, pending.side).plans):
            if not (plan.why or (place and plan.but)):
                self.silent.append(f"{id}: {plan.answers[0]}")


@pytest.mark.parametrize(("id", "kinds"), [("fubar", 8), ("fallout", 6), ("warfare", 6), ("warzone", 12)])
def test_every_kind_of_question_is_advised_with_a_sentence(id: str, kinds: int) -> None:
    """Whatever is asked on the way through a random game, each plan says why, and the first never only why not."""
    moments = Moments()
    known = system(id)
    scenario = next((s.id for s in known.scenarios() if s.id == SCENARIOS[id]), known.scenarios()[0].id)
    plan = Plan(id, scenario, ("random", "random"), 1, 5)
    bout = bout_of(plan, 0)
    bots = [bot("random", id, side, bout.bot_seeds[side]) for side in (0, 1)]
    game = new_game(known, setup_for(plan, bout), bout.seed, listen=False)

    play_out(game, bots, after=moments.look)

    assert [] == moments.silent
    assert kinds <= len(moments.asked)
