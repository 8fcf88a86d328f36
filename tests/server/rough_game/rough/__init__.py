"""Ambush with ill manners: previews without end, rules that fall over, rules that change. Only tests play it."""

from __future__ import annotations

import os
from collections.abc import Coroutine, Generator

from ambush import Ambush, AmbushState
from ambush.rules import SEARCH, play

from sandtable.core.effects import Ask, Effect
from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option, Question
from sandtable.core.setup import Setup
from sandtable.core.wire import Json, Message

# The rules change when a test wants them to: each version has one post less than the one before.
VERSION = int(os.environ.get("AMBUSH_RULES", "1"))
BREAK = "break"
# The same rules by their number, and yet they fall over what they took before.
FRAIL = os.environ.get("AMBUSH_FRAIL") == "1"


class RoughState(AmbushState):
    """What a test wishes for besides: previews that take for ever, an answer on which the rules fall over."""

    slow = False
    brittle = False

    def clone(self) -> RoughState:
        plain = super().clone()
        copy = RoughState(len(self.scores), self.turns, self.posts)
        vars(copy).update(vars(plain))
        copy.slow, copy.brittle = self.slow, self.brittle
        return copy


class EndlessSearch(Choose):
    """A search whose preview never ends."""

    def preview(self, answer: Json) -> Preview:
        while True:
            pass


class RoughAmbush(Ambush):
    """The same game, as rough as the set-up says."""

    id = "rough"
    rules_version = VERSION
    posts = 7 - VERSION

    def start(self, setup: Setup) -> RoughState:
        plain = super().start(setup)
        state = RoughState(len(plain.scores), plain.turns, plain.posts)
        state.slow = setup.options.get("slow") is True
        state.brittle = setup.options.get("brittle") is True
        return state

    def play(self, state: AmbushState) -> Coroutine[Effect, object, None]:
        return roughly(state)


async def roughly(state: AmbushState) -> None:
    """Plays the game and changes its questions on their way to the driver."""
    assert isinstance(state, RoughState)
    await Rough(state)


class Rough:
    """The rules of ambush, awaited effect by effect."""

    def __init__(self, state: RoughState) -> None:
        self.state = state

    def __await__(self) -> Generator[Effect, object, None]:
        rules = play(self.state)
        reply: object = None
        while True:
            try:
                effect = rules.send(reply)
            except StopIteration:
                return
            if isinstance(effect, Ask) and effect.question.id == SEARCH:
                effect = Ask(self.roughened(effect.question))
            reply = yield effect
            if reply == BREAK or (FRAIL and reply == "6"):
                raise ZeroDivisionError("the rules fall over")

    def roughened(self, question: Question) -> Question:
        """The question as rough as the state says."""
        assert isinstance(question, Choose)
        if self.state.brittle:
            question.options.append(Option(BREAK, Message("ambush-wait")))
        if not self.state.slow:
            return question
        return EndlessSearch(question.side, question.why, question.prompt, question.options, id=SEARCH)
