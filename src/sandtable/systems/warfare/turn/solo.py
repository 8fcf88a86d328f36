"""Solo play: the automaton, which takes the first possible command of its list.

warfare.solo.sides: it uses the same track, dice and rules as anybody; its commands come from `data/solo.toml`. It is
asked everything that a person would be asked, through `automatic`: a whole command is planned when it becomes active
(`state.plan` holds the answers still to be given), reactions are decided when they are offered.
"""

from __future__ import annotations

from sandtable.core.effects import Roll, shown
from sandtable.core.printed import word
from sandtable.core.question import Question
from sandtable.core.wire import Json, Message, list_of, number_of
from sandtable.systems.warfare.attack.reactions import OverwatchQuestion
from sandtable.systems.warfare.book.tables import document, rows
from sandtable.systems.warfare.state.dice import D20, rank_of
from sandtable.systems.warfare.state.identities import HOLD, PASS
from sandtable.systems.warfare.state.names import side_word
from sandtable.systems.warfare.state.state import WarfareState
from sandtable.systems.warfare.turn.activation import WhoActs
from sandtable.systems.warfare.turn.solo_commands import COMMANDS
from sandtable.systems.warfare.turn.solo_ranking import best_ahead, final_rank

ACTIVATION = "warfare.solo.activation"


def priorities() -> list[str]:
    """The commands in the order of the list."""
    return [word(row, "id") for row in rows("solo", "priority")]


def starts() -> list[str]:
    """warfare.solo.activation: for each face of the d20 the command at which the reading starts."""
    faces = [""] * 20
    for row in rows("solo", "activation"):
        low, high = [int(number_of(value) or 0) for value in list_of(row.get("roll"))]
        for face in range(low, high + 1):
            faces[face - 1] = word(row, "start")
    return faces


def least_rank() -> int:
    """warfare.solo.reactions: the weakest die with which it reacts."""
    return rank_of(word(document("data/solo.toml"), "reaction_min_die"))


async def automatic(state: WarfareState, question: Question) -> Json:
    """The automaton's answer to any question."""
    if isinstance(question, WhoActs):
        return await take_command(state, question)
    if question.side != state.active:
        return react(state, question)
    plan = state.plan
    for number in range(len(plan)):
        if not question.check(plan[number]):
            state.plan = plan[number + 1 :]
            return plan[number]
    return question.suggestion()


# ------------------------------------------------------------ its own activations


async def take_command(state: WarfareState, question: WhoActs) -> Json:
    """warfare.solo.activation: the d20 says where to start reading; the first possible command is taken."""
    places = starts()
    order = priorities()
    classes = [order.index(start) + 1 for start in places]
    need = Message("warfare-need-automaton")
    counts = await Roll(D20, 1, classes, ACTIVATION, question.side, need)
    first = shown(counts) - 1
    for command in order[first:]:
        answers = COMMANDS[command](state, question.side)
        if answers and not question.check(answers[0]):
            state.plan = answers[1:]
            tell_command(state, question.side, command)
            return answers[0]
    state.plan = []
    return PASS


def tell_command(state: WarfareState, side: int, command: str) -> None:
    """Says which command of its list the automaton takes."""
    state.tell(
        "warfare-event-automaton",
        lambda: {"side": side_word(state, side), "command": {"id": "warfare-solo-" + command}},
        [ACTIVATION],
        side,
    )


# ------------------------------------------------------------ reactions


def react(state: WarfareState, question: Question) -> Json:
    """warfare.solo.reactions: it takes every reaction whose final die is pink or better, the strongest first.

    An answer without a die (exploding an IED) is always taken; a shot on overwatch waits for a hex further on that
    gives a stronger die.
    """
    candidates = question.candidates()
    refuse: Json = HOLD if HOLD in candidates else None
    best: Json = refuse
    strongest = 0
    for answer in candidates:
        if answer == HOLD or answer is None or question.check(answer):
            continue
        rank = final_rank(state, question, answer)
        if rank == 0:
            return answer
        if rank > strongest:
            strongest = rank
            best = answer
    if strongest < least_rank():
        return refuse if refuse is not None else question.suggestion()
    if isinstance(question, OverwatchQuestion) and best_ahead(state, question) > strongest:
        return HOLD
    return best
