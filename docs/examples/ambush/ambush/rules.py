"""The rules, chapter by chapter, and the order in which a game goes through them."""

from __future__ import annotations

from typing import ClassVar, Final

from ambush.state import AmbushState
from sandtable.core.effects import CHECKPOINT, D6, Roll, ask, successes
from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option
from sandtable.core.state import Result
from sandtable.core.wire import Json, Message, Reason, side_letter

HIDE: Final = "hide"  # the questions, by the names that bots and clients know them by
SEARCH: Final = "search"
FLEE: Final = "flee"
WAIT: Final = "wait"
STAY: Final = "stay"


async def play(state: AmbushState) -> None:
    """The whole game, from its start or from any checkpoint."""
    sides = len(state.scores)
    while state.turn <= state.turns:
        await CHECKPOINT
        if state.turn == 0:
            await hide(state, state.next)
        else:
            await search(state, state.next)
        state.next += 1
        if state.next == sides:
            state.turn, state.next = state.turn + 1, 0
    best = max(state.scores)
    winner = state.scores.index(best) if state.scores.count(best) == 1 else -1
    state.result = Result(winner, state.scores, "ambush.search")


# ------------------------------------------------------------ hiding


async def hide(state: AmbushState, side: int) -> None:
    """ambush.hide: every side hides at a post, and nobody else learns which."""
    options = [
        Option(str(post), Message("ambush-post", {"post": post})) for post in range(1, state.posts + 1)
    ]
    question = Choose(side, "ambush.hide", Message("ambush-ask-hide"), options, id=HIDE)
    question.secret = True
    answer = await ask(question)
    state.hidden_at[side] = int(str(answer))
    state.tell("ambush-hides", {"post": state.hidden_at[side]}, ["ambush.hide"], side, seen_by=[side])
    state.tell("ambush-hid", {"side": side_letter(side)}, ["ambush.hide"], side)


# ------------------------------------------------------------ searching


class Search(Choose):
    """ambush.search: at which post to look, or wait; nobody looks where he hides himself."""

    identity: ClassVar[str] = SEARCH

    def __init__(self, state: AmbushState, side: int) -> None:
        options = [Option(WAIT, Message("ambush-wait"))]
        for post in range(1, state.posts + 1):
            own = post == state.hidden_at[side]
            reasons = [Reason("ambush.search", "ambush-not-yours")] if own else []
            options.append(Option(str(post), Message("ambush-search", {"post": post}), reasons=reasons))
        super().__init__(side, "ambush.search", Message("ambush-ask-search"), options)

    def preview(self, answer: Json) -> Preview:
        preview = super().preview(answer)
        preview.title = Message("ambush-search", {"post": str(answer)[:10]})
        return preview


async def search(state: AmbushState, side: int) -> None:
    """ambush.search: whoever hides at the post is found on a 4 or more."""
    answer = await ask(Search(state, side))
    if answer == WAIT:
        return
    post = int(str(answer))
    state.tell("ambush-looks", {"side": side_letter(side), "post": post}, ["ambush.search"], side)
    hits = (await Roll(D6, 1, successes(4), "ambush.search", side))[1]
    if hits:
        for other, where in enumerate(state.hidden_at):
            if other != side and where == post:
                await be_found(state, side, other)


async def be_found(state: AmbushState, finder: int, side: int) -> None:
    """ambush.flee: the finder scores; whoever is found may flee to the next post, unseen."""
    post = state.hidden_at[side]
    state.seen[side] = True
    state.reveals += 1
    state.scores[finder] += 1
    state.tell("ambush-found", {"side": side_letter(side), "post": post}, ["ambush.search"], side)
    options = [Option(FLEE, Message("ambush-flee")), Option(STAY, Message("ambush-stay"))]
    question = Choose(side, "ambush.flee", Message("ambush-ask-flee"), options, topic="ambush.flee", id=FLEE)
    question.secret = True
    if await ask(question) == FLEE:
        state.hidden_at[side] = post % state.posts + 1
        state.seen[side] = False
