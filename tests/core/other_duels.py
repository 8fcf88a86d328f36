"""The duel after a change of its rules, in all the ways in which an older journal can stop to fit."""

from __future__ import annotations

from collections.abc import Coroutine

from tests.core.duel import Duel, DuelState, play

from sandtable.core.effects import CHECKPOINT, D6, D10, Effect, Roll, ask, successes
from sandtable.core.question import Choose, Option
from sandtable.core.setup import Setup, SetupError
from sandtable.core.state import Result, State
from sandtable.core.wire import Json, Message, Reason


class SecondDuel(Duel):
    """Version 2, in which nothing is played otherwise."""

    rules_version = 2


class Scene(Duel):
    """Version 2 of the rules, changed in one thing."""

    rules_version = 2
    dice = 2
    die = D6
    first = 0
    turns = 10
    tiring = False
    asks_twice = False
    brittle = False
    order_rule = "duel.order"

    def play(self, state: State) -> Coroutine[Effect, object, None]:
        assert isinstance(state, DuelState)
        return _play(self, state)


async def _play(rules: Scene, state: DuelState) -> None:
    while state.turn < rules.turns and min(state.lives) > 0:
        await CHECKPOINT
        side = (state.turn + rules.first) % 2
        if rules.asks_twice:
            names = [Option("fire", Message("duel-fire")), Option("bow", Message("duel-bow"))]
            await ask(Choose(side, "duel.manners", Message("duel-ask-manners"), names))
        options = [
            Option("fire", Message("duel-fire"), "duel.fire"),
            Option("rest", Message("duel-rest"), "duel.rest"),
            Option("aim", Message("duel-aim"), "duel.aim", reasons=_tired(rules, state)),
        ]
        order = await ask(Choose(side, rules.order_rule, Message("duel-ask-order"), options))
        if rules.brittle and state.turn == 3:
            raise KeyError("fire")
        if order == "aim":
            state.aimed[side] += 1
        elif order == "rest":
            state.aimed[side] = 0
        else:
            await _fire(rules, state, side)
        state.turn += 1
    best = -1 if state.lives[0] == state.lives[1] else state.lives.index(max(state.lives))
    state.result = Result(best, [float(n) for n in state.lives], "duel.end")


def _tired(rules: Scene, state: DuelState) -> list[Reason]:
    return [Reason("duel.tired", "duel-too-long")] if rules.tiring and state.turn >= 4 else []


async def _fire(rules: Scene, state: DuelState, side: int) -> None:
    other = 1 - side
    roll = Roll(rules.die, rules.dice + state.aimed[side], successes(5, rules.die.sides), "duel.fire", side)
    hits = (await roll)[1]
    state.aimed[side] = 0
    if hits and not state.shown[other]:
        options = [Option("parry", Message("duel-parry")), Option("take", Message("duel-take"))]
        question = Choose(other, "duel.parry", Message("duel-ask-parry"), options, topic="duel.parry")
        if await ask(question) == "parry":
            state.shown[other] = True
            hits -= 1
    state.lives[other] = max(0, state.lives[other] - hits)
    state.tell("duel-hits", {"hits": hits}, ["duel.fire"], side)


class MoreDice(Scene):
    """Three dice are rolled where there were two."""

    dice = 3


class OtherDie(Scene):
    """Dice with ten faces."""

    die = D10


class OtherSideFirst(Scene):
    """The other side begins."""

    first = 1


class Shorter(Scene):
    """Over after four turns."""

    turns = 4


class Tiring(Scene):
    """Nobody may aim from the fifth turn on."""

    tiring = True


class AsksTwice(Scene):
    """A question before each order, to which "fire" is an answer as well."""

    asks_twice = True


class Renamed(Scene):
    """The same order is asked for by another rule."""

    order_rule = "duel.order.new"


class Brittle(Scene):
    """Falls over in the fourth turn, whatever is answered."""

    brittle = True


class Closed(Duel):
    """Begins no game any more."""

    rules_version = 2

    def start(self, setup: Setup) -> DuelState:
        raise SetupError("the duel is forbidden now")


class NewField(Duel):
    """Its state knows more than that of before."""

    rules_version = 3

    def start(self, setup: Setup) -> DuelState:
        return LuckyState()

    def play(self, state: State) -> Coroutine[Effect, object, None]:
        assert isinstance(state, LuckyState)
        assert [7, 7] == state.luck
        return play(state)


class LuckyState(DuelState):
    def __init__(self) -> None:
        super().__init__()
        self.luck = [7, 7]

    def clone(self) -> LuckyState:
        copy = LuckyState()
        copy.copy_core(self)
        copy.lives, copy.aimed, copy.shown = self.lives[:], self.aimed[:], self.shown[:]
        copy.secret, copy.turn, copy.luck = self.secret[:], self.turn, self.luck[:]
        return copy

    def dump(self) -> dict[str, Json]:
        return {**super().dump(), "luck": [n for n in self.luck]}
