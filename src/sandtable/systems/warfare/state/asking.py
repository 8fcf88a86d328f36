"""How questions are put: to a side, to nobody when the answer is forced, to the automaton in solo play."""

from __future__ import annotations

from sandtable.core.effects import Ask
from sandtable.core.question import Question
from sandtable.core.wire import Json
from sandtable.systems.warfare.state.state import WarfareState


async def decide(state: WarfareState, question: Question) -> Json:
    """The answer to a question. warfare.solo.sides: the automaton's side is never asked, it follows its list."""
    only = question.forced()
    if only is not None:
        return only[0]
    automatic = state.automatic
    if question.side == state.automaton and automatic is not None:
        return await automatic(state, question)
    return await Ask(question)
