"""A duel: the smallest game that uses everything the engine offers. Only the engine's own tests play it.

Two duellists with five lives and a secret weapon each. In turn each chooses to aim (one die more), rest or
fire; a fire rolls its dice, the defender may parry one hit by showing the secret weapon. Ten turns at most.
"""

from __future__ import annotations

from collections.abc import Coroutine

from sandtable.core.effects import CHECKPOINT, D6, Effect, Roll, ask, successes
from sandtable.core.question import Choose, Option
from sandtable.core.scene import SceneView
from sandtable.core.setup import Setup
from sandtable.core.state import Result, State
from sandtable.core.system import System
from sandtable.core.wire import Json, Message, Reason


class DuelState(State):
    def __init__(self) -> None:
        super().__init__()
        self.lives = [5, 5]
        self.aimed = [0, 0]
        self.secret = ["sabre", "cloak"]
        self.shown = [False, False]
        self.turn = 0

    def clone(self) -> DuelState:
        copy = DuelState()
        copy.copy_core(self)
        copy.lives = self.lives[:]
        copy.aimed = self.aimed[:]
        copy.secret = self.secret[:]
        copy.shown = self.shown[:]
        copy.turn = self.turn
        return copy

    def digest(self) -> str:
        return f"{self.turn} {self.lives} {self.aimed} {self.secret} {self.shown}"

    def dump(self) -> dict[str, Json]:
        return {"turn": self.turn, "lives": [n for n in self.lives], "aimed": [n for n in self.aimed]}

    def known(self, side: int) -> DuelState:
        copy = self.clone()
        for other in (0, 1):
            if other != side and not self.shown[other]:
                copy.secret[other] = "?"
        return copy


async def play(state: DuelState) -> None:
    while state.turn < 10 and min(state.lives) > 0:
        await CHECKPOINT
        side = state.turn % 2
        order = await ask(_order(state, side))
        if order == "aim":
            state.aimed[side] += 1
            state.tell("duel-aims", {"dice": state.aimed[side] + 2}, ["duel.aim"], side)
        elif order == "rest":
            state.aimed[side] = 0
        else:
            await _fire(state, side)
        state.turn += 1
    best = -1 if state.lives[0] == state.lives[1] else state.lives.index(max(state.lives))
    state.result = Result(best, [float(n) for n in state.lives], "duel.end")


def _order(state: DuelState, side: int) -> Choose:
    tired = [Reason("duel.aim.most", "duel-too-long")] if state.aimed[side] == 3 else []
    fresh = [Reason("duel.rest", "duel-not-tired")] if state.aimed[side] == 0 else []
    options = [
        Option("fire", Message("duel-fire"), "duel.fire"),
        Option("rest", Message("duel-rest"), "duel.rest", reasons=fresh),
        Option("aim", Message("duel-aim"), "duel.aim", reasons=tired),
    ]
    return Choose(side, "duel.order", Message("duel-ask-order"), options, topic="duel.order")


async def _fire(state: DuelState, side: int) -> None:
    other = 1 - side
    hits = (await Roll(D6, 2 + state.aimed[side], successes(5), "duel.fire", side))[1]
    state.aimed[side] = 0
    if hits and not state.shown[other]:
        options = [Option("parry", Message("duel-parry")), Option("take", Message("duel-take"))]
        question = Choose(other, "duel.parry", Message("duel-ask-parry"), options, topic="duel.parry")
        if await ask(question) == "parry":
            state.shown[other] = True
            state.reveals += 1
            hits -= 1
            state.tell("duel-parries", {"with": state.secret[other]}, ["duel.parry"], other)
    state.lives[other] = max(0, state.lives[other] - hits)
    state.tell("duel-hits", {"hits": hits}, ["duel.fire"], side)


class Duel(System[DuelState]):
    id = "duel"

    def start(self, setup: Setup) -> DuelState:
        state = DuelState()
        secrets = setup.options.get("secrets")
        if isinstance(secrets, list):
            state.secret = [str(word) for word in secrets]
        return state

    def position(self, setup: Setup) -> DuelState:
        state = self.start(setup)
        if isinstance(setup.position, dict):
            lives = setup.position.get("lives")
            if isinstance(lives, list):
                state.lives = [int(str(n)) for n in lives]
        return state

    def play(self, state: DuelState) -> Coroutine[Effect, object, None]:
        return play(state)

    def scene(self, state: DuelState, side: int) -> SceneView:
        known = state.known(side)
        return {
            "board": {"kind": "table", "width": 1.0, "height": 1.0, "unit": "in"},
            "turn": {"number": state.turn, "of": 10, "phase": {"id": "duel-phase"}},
            "sides": [],
            "terrain": [],
            "zones": [],
            "units": [],
            "tokens": [],
            "tracks": [],
            "hands": [],
            "title": {"id": "duel-title"},
            "briefing": [{"id": "duel-secret", "values": {"a": known.secret[0], "b": known.secret[1]}}],
        }
