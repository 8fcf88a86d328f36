"""Every side hides at a post; in turn each looks at one. Who is found may flee, and whoever found scores."""

from __future__ import annotations

import os
from collections.abc import Coroutine

from sandtable.core.effects import CHECKPOINT, D6, Effect, Roll, ask, successes
from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option
from sandtable.core.scene import SceneView
from sandtable.core.setup import Setup, SetupError
from sandtable.core.state import Result, State
from sandtable.core.system import OptionInfo, ScenarioInfo, System
from sandtable.core.wire import Json, Message, Reason, side_letter

# The rules change when a test wants them to: each version has one post less than the one before.
VERSION = int(os.environ.get("AMBUSH_RULES", "1"))
POSTS = 7 - VERSION


class AmbushState(State):
    """Where everybody hides, who has been seen, and the score."""

    def __init__(self, sides: int, turns: int) -> None:
        super().__init__()
        self.turns = turns
        self.turn = 0
        self.next = 0
        self.posts = [0] * sides
        self.seen = [False] * sides
        self.scores = [0.0] * sides
        self.slow = False
        self.brittle = False

    def clone(self) -> AmbushState:
        copy = AmbushState(len(self.posts), self.turns)
        copy.copy_core(self)
        copy.turn = self.turn
        copy.next = self.next
        copy.posts = self.posts[:]
        copy.seen = self.seen[:]
        copy.scores = self.scores[:]
        copy.slow = self.slow
        copy.brittle = self.brittle
        return copy

    def digest(self) -> str:
        return f"{self.turn} {self.next} {self.posts} {self.seen} {self.scores}"

    def dump(self) -> dict[str, Json]:
        return {"turn": self.turn, "posts": list(self.posts), "scores": list(self.scores)}

    def known(self, side: int) -> AmbushState:
        copy = self.clone()
        for other in range(len(self.posts)):
            if other != side and not self.seen[other]:
                copy.posts[other] = 0
        return copy


class Search(Choose):
    """Where to look; its preview can be told to take for ever."""

    slow = False

    def preview(self, answer: Json) -> Preview:
        while self.slow:
            pass
        preview = super().preview(answer)
        preview.title = Message("ambush-search", {"post": str(answer)[:10]})
        return preview


async def play(state: AmbushState) -> None:
    """The whole game, from any checkpoint."""
    while state.next < len(state.posts) and state.turn == 0:
        await CHECKPOINT
        await hide(state, state.next)
        state.next += 1
    if state.turn == 0:
        state.turn, state.next = 1, 0
    while state.turn <= state.turns:
        await CHECKPOINT
        await search(state, state.next)
        state.next += 1
        if state.next == len(state.posts):
            state.turn, state.next = state.turn + 1, 0
    best = max(state.scores)
    winner = state.scores.index(best) if state.scores.count(best) == 1 else -1
    state.result = Result(winner, state.scores, "ambush.search")


async def hide(state: AmbushState, side: int) -> None:
    """ambush.hide"""
    options = [Option(str(post), Message("ambush-post", {"post": post})) for post in range(1, POSTS + 1)]
    post = await ask(Choose(side, "ambush.hide", Message("ambush-ask-hide"), options))
    state.posts[side] = int(str(post))
    state.tell("ambush-hides", {"post": state.posts[side]}, ["ambush.hide"], side, seen_by=[side])
    state.tell("ambush-hid", {"side": side_letter(side)}, ["ambush.hide"], side)


async def search(state: AmbushState, side: int) -> None:
    """ambush.search"""
    own = [Reason("ambush.search", "ambush-not-yours")]
    options = [Option("wait", Message("ambush-wait"))]
    for number in range(1, POSTS + 1):
        reasons = own if number == state.posts[side] else []
        options.append(Option(str(number), Message("ambush-search", {"post": number}), reasons=reasons))
    if state.brittle:
        options.append(Option("break", Message("ambush-wait")))
    question = Search(side, "ambush.search", Message("ambush-ask-search"), options)
    question.slow = state.slow
    post = str(await ask(question))
    if post == "wait":
        return
    where = int(post)  # "break" falls over here
    state.tell("ambush-looks", {"side": side_letter(side), "post": where}, ["ambush.search"], side)
    hits = (await Roll(D6, 1, successes(4), "ambush.search", side))[1]
    for other in range(len(state.posts)):
        if hits and other != side and state.posts[other] == where:
            await found(state, side, other)


async def found(state: AmbushState, side: int, other: int) -> None:
    """ambush.flee"""
    state.seen[other] = True
    state.reveals += 1
    state.scores[side] += 1
    values: dict[str, Json] = {"side": side_letter(other), "post": state.posts[other]}
    state.tell("ambush-found", values, ["ambush.search"], other)
    options = [Option("flee", Message("ambush-flee")), Option("stay", Message("ambush-stay"))]
    question = Choose(other, "ambush.flee", Message("ambush-ask-flee"), options, topic="ambush.flee")
    if await ask(question) == "flee":
        state.posts[other] = state.posts[other] % POSTS + 1
        state.seen[other] = False


class Ambush(System):
    """The system."""

    id = "ambush"
    package = "ambush"
    rules_version = VERSION

    def scenarios(self) -> list[ScenarioInfo]:
        return [
            ScenarioInfo(
                "wood", Message("ambush-scenario"), [], [Message("ambush-role", {"side": "A"})], 2, 4
            )
        ]

    def options(self) -> list[OptionInfo]:
        return [OptionInfo("turns", Message("ambush-phase"), [6, 3, 40], "ambush.search")]

    def check_setup(self, setup: Setup) -> list[Reason]:
        return [reason for side in setup.sides for reason in self.check_army(side.army, setup.unit)]

    def start(self, setup: Setup) -> AmbushState:
        if len(setup.sides) < 2:
            raise SetupError("ambush takes 2 to 4 sides")
        turns = setup.options.get("turns", 6)
        if isinstance(turns, bool) or not isinstance(turns, int) or not 1 <= turns <= 400:
            raise SetupError("turns must be a whole number from 1 to 400")
        state = AmbushState(len(setup.sides), turns)
        state.slow = setup.options.get("slow") is True
        state.brittle = setup.options.get("brittle") is True
        return state

    def play(self, state: State) -> Coroutine[Effect, object, None]:
        assert isinstance(state, AmbushState)
        return play(state)

    def inspect(self, state: State, side: int, query: dict[str, Json]) -> Preview:
        assert isinstance(state, AmbushState)
        preview = Preview()
        post = state.known(side).posts[side] if side >= 0 else 0
        preview.facts = [Message("ambush-where", {"post": post})]
        return preview

    def check_army(self, army: Json, unit: str) -> list[Reason]:
        if army is None or isinstance(army, str):
            return []
        return [Reason("ambush.hide", "ambush-army-text")]

    def army_sheet(self, army: Json) -> dict[str, Json]:
        return {"name": army, "points": 0}

    def armies(self) -> list[Json]:
        return ["foxes", "hounds"]

    def scene(self, state: State, side: int) -> SceneView:
        assert isinstance(state, AmbushState)
        known = state.known(side)
        return {
            "board": {"kind": "table", "width": 48.0, "height": 48.0, "unit": "in"},
            "turn": {"number": state.turn, "of": state.turns, "phase": {"id": "ambush-phase"}},
            "sides": [
                {
                    "id": side_letter(at),
                    "livery": "abcd"[at],
                    "name": {"id": "ambush-role", "values": {"side": side_letter(at)}},
                    "score": state.scores[at],
                    "mine": at == side,
                }
                for at in range(len(state.posts))
            ],
            "terrain": [],
            "zones": [],
            "units": [],
            "tokens": [],
            "tracks": [],
            "hands": [],
            "title": {"id": "ambush-title"},
            "briefing": [{"id": "ambush-where", "values": {"post": post}} for post in known.posts],
        }
