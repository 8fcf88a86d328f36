"""Why a side did what it did in a turn of a game that was played: its decisions, and what it weighed at each."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.ai import Explained, decisions, explained
from sandtable.cli.speech import Speech
from sandtable.cli.terminal.advice import named, plan_lines
from sandtable.cli.terminal.menu import menu_of
from sandtable.cli.terminal.names import Names
from sandtable.core.game import Game
from sandtable.core.wire import side_letter


def weighed(game: Game, turn: int, side: int) -> Iterator[Explained]:
    """Every decision of a turn for which something spoke."""
    for at in decisions(game, side):
        told = explained(game, at)
        reached = told.game.system.turn(told.game.state)
        if reached > turn:
            return
        plans = told.advice.plans
        if reached == turn and len(plans) > 1 and any(plan.why for plan in plans):
            yield told


def reason_lines(game: Game, turn: int, side: int, talk: Speech) -> Iterator[str]:
    """Those decisions in words, one after the other."""
    for told in weighed(game, turn, side):
        asked = told.game.question()
        names = Names(told.game.view(told.side).scene, talk)
        menu = menu_of(asked, names)
        yield ""
        prompt = talk.words(asked.prompt.wire())
        yield talk.say("replay-why", entry=told.at, side=side_letter(told.side), prompt=prompt)
        yield talk.say("replay-why-took", answer=named(told.advice.plans[0].answers[0], menu, names))
        yield from plan_lines(told.advice, menu, names)
