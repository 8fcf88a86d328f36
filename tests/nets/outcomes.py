"""Moments of games at which somebody is shown odds, and what becomes of them when they are played out many times."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from sandtable.core.dice import SeededDice
from sandtable.core.effects import Roll
from sandtable.core.event import Event
from sandtable.core.game import Base, Game, Refused, Rolled, new_game
from sandtable.core.preview import OddsLine, Preview
from sandtable.core.question import Question
from sandtable.core.setup import Setup, setup_of
from sandtable.core.state import State
from sandtable.core.system import AnySystem, system

MOST_ASKED = 40  # questions inside one attack, before something must be wrong


@dataclass
class Moment:
    """A game at a question, an answer to it, and what its preview says."""

    name: str
    game: Game
    answer: Any
    preview: Preview
    before: State | None = None  # the game's state, copied once for all that is played out from it

    def begun(self) -> State:
        """The state before the answer, the same for every way it goes."""
        if self.before is None:
            self.before = self.game.state.clone()
        return self.before


@dataclass
class Played:
    """One way it went: the states before and after, all events between, and the rolls as the rules asked for them."""

    before: State
    after: State
    events: list[Event]
    rolls: list[Roll]
    answer: Any
    question: Question


class WatchedGame(Game):
    """A game that remembers what was rolled."""

    rolls: list[Roll]

    def _fall(self, roll: Roll, entry: Rolled) -> None:
        if not hasattr(self, "rolls"):
            self.rolls = []
        self.rolls.append(roll)
        super()._fall(roll, entry)


def key(*words: object) -> bytes:
    return blake2b(" ".join(str(word) for word in words).encode(), digest_size=32).digest()


def watched_fork(game: Game, dice: SeededDice) -> WatchedGame:
    """A fork that remembers its rolls, from exactly the pending question; nobody forks it again."""
    last = game.bases[-1]
    base = Base(last.at, last.state.clone(), last.events)
    fork = WatchedGame(game.system, game.setup, dice, base, game.past, listen=True, keep=False)
    fork.orders = [dict(orders) for orders in game.orders]
    return fork


Chosen = Callable[[Question, Question, Any], Any]
"""What odds take for granted of a later question, of the moment's question and answer; None: they say nothing of it."""


def nothing_chosen(later: Question, question: Question, answer: Any) -> Any:
    """For odds that take no answer for granted."""
    return None


def play_out(
    moment: Moment, number: int, inside: Callable[[Question], bool], chosen: Chosen = nothing_chosen
) -> Played:
    """The moment's answer on a fork with dice of its own; questions inside the attack get what is suggested.

    What the odds take for granted of such a question (`chosen`) is answered so instead.
    """
    game = moment.game
    fork = watched_fork(game, SeededDice(key(moment.name, number)))
    question = fork.question()
    fork.rolls = []
    events = list(fork.answer_legal(moment.answer))
    for _ in range(MOST_ASKED):
        if fork.ask is None:
            break
        later = fork.question()
        taken = chosen(later, question, moment.answer)
        if taken is not None and later.check(taken):
            break  # it has been given before, and what it was about is over
        if taken is None and not inside(later):
            break
        events.extend(fork.answer(taken) if taken is not None else fork.answer_legal(later.suggestion()))
    return Played(moment.begun(), fork.state, events, fork.rolls, moment.answer, question)


def shown(line: OddsLine) -> dict[str, float]:
    return dict(line.classes)


def drawn_moments(
    system_id: str,
    games: int,
    each: int,
    first_seed: int = 1,
    looks: int = 3,
    most_answers: int = 400,
    wanted: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
) -> Iterator[Moment]:
    """Moments with odds out of random games of every scenario, at most so many of each kind of line and question.

    `wanted` are ids of questions: those alone, or all of them. `options` are of the set-up.
    """
    rules = system(system_id)
    met: dict[str, int] = {}
    for seed in range(first_seed, first_seed + games):
        for scenario in rules.scenarios():
            setup = setup_of(
                {"system": system_id, "scenario": scenario.id, "layout": seed, "options": options or {}}
            )
            if rules.check_setup(setup):
                continue
            game = new_game(rules, setup, seed)
            dice = SeededDice(key("moments", system_id, scenario.id, seed))
            for number in range(most_answers):
                if game.ask is None:
                    break
                if not wanted or game.question().id in wanted:
                    yield from _looks(
                        game, dice, looks, met, each, f"{system_id} {scenario.id} {seed}.{number}"
                    )
                drawn = game.question().draw(dice)
                if not drawn:
                    break
                game.answer_legal(drawn[0])


def _looks(
    game: Game, dice: SeededDice, looks: int, met: dict[str, int], each: int, name: str
) -> Iterator[Moment]:
    """Previews of some answers to the pending question, where their kind is still wanted."""
    question = game.question()
    kind = type(question).__name__
    if met.get("none " + kind, 0) > 60 and not any(k.startswith(kind) for k in met):
        return  # this kind of question shows no odds
    for look in range(looks):
        drawn = question.draw(dice)
        if not drawn:
            return
        preview = question.preview(drawn[0])
        if not preview.odds:
            met["none " + kind] = met.get("none " + kind, 0) + 1
            continue
        kinds = [f"{kind} {line.title.id}" for line in preview.odds]
        if all(met.get(k, 0) >= each for k in kinds):
            continue
        for k in kinds:
            met[k] = met.get(k, 0) + 1
        yield Moment(f"{name}.{look} {kind}", game.fork(), drawn[0], preview)


def led_on(rules: AnySystem, setup: Setup, answers: list[Any], number: int, wanted: Any = None) -> Game:
    """A game led on by answers to where another may be given; where the dice forbid one of them, with the next seed."""
    for seed in range(number, number + 2000, 100):
        game = new_game(rules, setup, seed)
        try:
            for answer in answers:
                game.answer(answer)
        except Refused:
            continue
        if wanted is None or (game.ask is not None and not game.check(wanted)):
            return game
    raise AssertionError(f"no dice lead on by {answers}")


def made_moments(system_id: str, observers: Any, named: str = "positions") -> Iterator[Moment]:
    """Hand-made moments: `positions()` of a game's observers, each a set-up, answers that lead on, and the answer."""
    rules = system(system_id)
    for number, made in enumerate(getattr(observers, named)() if hasattr(observers, named) else []):
        setup = setup_of({"system": system_id, **made["setup"]})
        game = led_on(rules, setup, made.get("answers", []), number, made["answer"])
        preview = game.question().preview(made["answer"])
        assert preview.odds, f"{made['name']}: no odds are shown"
        yield Moment(f"{system_id} {made['name']}", game, made["answer"], preview)
