"""All that a rule may await: a roll, a question, a checkpoint, a mark, a part.

A rule is an `async def` without an event loop. Awaiting an effect hands it to the driver, which sends back
the reply: counts per class for a roll, the answer for a question. Nothing else decides, rolls or blocks.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from typing import Final, cast

from sandtable.core.question import Question
from sandtable.core.rolls import D6, D10, D20, Die, Effect, Roll, every_face, shown, successes
from sandtable.core.wire import Json

__all__ = [
    "CHECKPOINT", "D6", "D10", "D20", "Ask", "Checkpoint", "Die", "Effect", "Mark", "Part", "Roll",
    "ask", "every_face", "shown", "successes",
]  # fmt: skip


class Ask(Effect):
    """A question to one side. The driver only lets a legal answer through."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.side = question.side
        self.why = question.why

    def __await__(self) -> Generator[Effect, object, Json]:
        reply = yield self
        return cast("Json", reply)


class Checkpoint(Effect):
    """The game can be resumed from the state alone here."""

    def __init__(self) -> None:
        self.why = ""

    def __await__(self) -> Generator[Effect, object, None]:
        yield self


class Mark(Effect):
    """For odds only: what follows depends on `key` (and on what the odds are told to look at) alone.

    Equal marks go on as one, so a key must hold what is still to come and move on with it. `rest` begins the rule
    again at this very place, for odds that can put their copy back to how it was here: they need not come all the way.
    """

    def __init__(self, key: str, rest: Callable[[], Coroutine[Effect, object, object]] | None = None) -> None:
        self.key = key
        self.rest = rest
        self.why = ""

    def __await__(self) -> Generator[Effect, object, None]:
        yield self


class Part(Effect):
    """For odds only: a part of a rule that rolls and changes nothing; the rest depends on its result alone.

    Equal keys mean equal odds, so odds run it once and branch on its results. Whoever plays passes it by as a mark, and
    it is run where it stands.
    """

    def __init__(self, key: str, begin: Callable[[], Coroutine[Effect, object, int]]) -> None:
        self.key = key
        self.begin = begin
        self.why = ""

    def __await__(self) -> Generator[Effect, object, int]:
        reply = yield self
        if reply is None:
            return (yield from self.begin().__await__())
        return cast("int", reply)


CHECKPOINT: Final = Checkpoint()


async def ask(question: Question) -> Json:
    """The answer to a question; it is not asked when only one answer is legal."""
    only = question.forced()
    if only is not None:
        return only[0]
    return await Ask(question)
