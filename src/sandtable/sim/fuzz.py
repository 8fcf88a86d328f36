"""Plays random legal games and watches the laws that every game of every system keeps.

A game ends; it replays bit for bit from its journal; a fork, a preview and an undo leave no trace; every
number is finite; what a side is shown follows from what it knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import cast

from sandtable.ai import Bot, Seat, bot, bot_answers
from sandtable.core.carrying import opening_of
from sandtable.core.dice import SeededDice
from sandtable.core.game import Base, Game, new_game
from sandtable.core.journal import Journal, Seal, canonical, journal_of, read_journal, replay
from sandtable.core.scene import SceneView
from sandtable.core.setup import Setup
from sandtable.core.snapshot import kept, restored
from sandtable.core.system import AnySystem, system
from sandtable.core.verifying import verify
from sandtable.core.wire import Json, side_letter
from sandtable.sim.plan import Plan, bout_of, derived, setup_for

LONGEST_GAME = 20_000
LOOKS = 12  # of so many answers, one on average is watched closely
FORK_ANSWERS = 4


class LawBroken(Exception):  # noqa: N818 - a finding
    """A law of all games that this one broke."""


@dataclass(frozen=True)
class Finding:
    """A game that broke a law: which game, what happened, and its journal up to there."""

    system: str
    scenario: str
    seed: int
    sentence: str
    journal: str

    def wire(self) -> dict[str, Json]:
        return {
            "system": self.system,
            "scenario": self.scenario,
            "seed": self.seed,
            "error": self.sentence,
        }


def fuzz_game(
    system_id: str, scenario: str, seed: int, sides: int = 2, bots: str = "random", unit: str = "in"
) -> Finding | None:
    """Plays one game under watch; None when it kept every law."""
    rules = system(system_id)
    plan = Plan(system_id, scenario, (bots,) * sides, 1, seed, unit=unit)
    bout = bout_of(plan, 0)
    setup = setup_for(plan, bout)
    seal = Seal(bout.seed)
    try:
        game = new_game(rules, setup, seal.seed)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is the finding
        return Finding(system_id, scenario, seed, f"no start: {type(error).__name__}: {error}", "")
    try:
        Watch(game, [bot(bots, system_id, side, seed) for side in range(sides)], seed).play()
        check_journal(rules, setup, game, seal)
    except Exception as error:  # noqa: BLE001 - so here
        kind = "" if isinstance(error, LawBroken) else f"{type(error).__name__}: "
        return Finding(system_id, scenario, seed, f"{kind}{error}", journal_of(game, seal).text())
    return None


class Watch:
    """One game being played and watched."""

    def __init__(self, game: Game, bots: list[Bot], seed: int) -> None:
        self.game = game
        self.bots = bots
        self.seats = [Seat(game, side, bot.seed) for side, bot in enumerate(bots)]
        self.chance = SeededDice(derived(seed, 0, "watch").to_bytes(8, "big"))

    def play(self) -> None:
        """Plays to the end; raises LawBroken, or whatever the rules raise."""
        answers = 0
        check_views(self.game)
        while (pending := self.game.ask) is not None:
            if answers >= LONGEST_GAME:
                raise LawBroken(f"the game has not ended after {answers} answers")
            look = self.chance.below(LOOKS) == 0
            if look:
                self._look_closely()
            before = self.game.state.digest() if look else ""
            at = len(self.game.past)
            bot_answers(self.game, self.seats[pending.side], self.bots[pending.side])
            answers += 1
            if look:
                self._undo_and_redo(before, pending.side, at)
        if self.game.result is None:
            raise LawBroken("the game ended without a result")
        check_views(self.game)

    def _look_closely(self) -> None:
        game = self.game
        before = game.state.digest()
        question = game.question()
        asked = canonical(question.wire())
        choices = question.choices()
        if not choices:
            raise LawBroken(f"a dead end: {question.why} is asked and no choice is legal")
        for answer in choices[:3]:
            preview = question.preview(answer)
            if preview.reasons:
                raise LawBroken(f"{question.why}: a choice is legal to check() and refused in its preview")
            check_finite(preview.wire(), "preview")
        check_views(game)
        self._fork()
        if game.state.digest() != before or canonical(question.wire()) != asked:
            raise LawBroken(f"{question.why}: looking, previewing or forking changed the game")

    def _fork(self) -> None:
        game = self.game
        fork = game.fork()
        if fork.state.digest() != game.state.digest():
            raise LawBroken("a fork does not begin where its game is")
        if (fork.ask is None) != (game.ask is None) or fork.question().why != game.question().why:
            raise LawBroken("a fork asks another question than its game")
        for _ in range(FORK_ANSWERS):
            pending = fork.ask
            if pending is None:
                break
            seat = Seat(fork, pending.side, self.chance.below(1000))
            bot_answers(fork, seat, self.bots[pending.side])

    def _undo_and_redo(self, before: str, side: int, at: int) -> None:
        """Takes an answer back where that is allowed: all is as before; given again, all is as after."""
        game = self.game
        if game.undo_refusal(side) or len(game.past) <= at:
            return
        after = game.state.digest()
        taken = game.past[at:]
        game.undo(side)
        if len(game.past) != at:
            return  # it was an earlier answer of that side: the last one was given by an order
        if game.state.digest() != before:
            raise LawBroken("an undo does not lead back to the state before the answer")
        given = getattr(taken[0], "answer", None)
        game.answer(given, side)
        if game.state.digest() != after:
            raise LawBroken("an answer taken back and given again leads elsewhere")


def check_views(game: Game) -> None:
    """Numbers are finite; what a side is shown is what its own knowledge gives; others' questions stay theirs."""
    for side in range(-1, len(game.setup.sides)):
        view = game.view(side)
        check_finite(view.wire(), "view")
        if view.question is not None and view.question.side != side:
            raise LawBroken("a side is shown another side's question")
        if side >= 0:
            check_knowledge(view.scene, game.system.scene(game.state.known(side), side), side)
    check_finite(game.state.dump(), "state")


def check_knowledge(shown: SceneView, known: SceneView, side: int) -> None:
    """A scene follows from what the side knows.

    Units that the side has only heard of may be named in it; where they are may not, so all else must agree.
    """
    for part, seen in shown.items():
        if part != "units" and canonical(cast("Json", seen)) != canonical(cast("Json", known[part])):  # type: ignore[literal-required]
            raise LawBroken(f"the {part} shown to side {side_letter(side)} are not those it knows")
    told = {unit["id"]: canonical(cast("Json", unit)) for unit in shown["units"]}
    for unit in known["units"]:
        if told.get(unit["id"]) != canonical(cast("Json", unit)):
            raise LawBroken(f"unit {unit['id']} is shown to side {side_letter(side)} other than it knows it")


def check_finite(value: Json, where: str) -> None:
    """No number anywhere in a JSON value is infinite or not a number."""
    stack: list[Json] = [value]
    while stack:
        part = stack.pop()
        if isinstance(part, float) and not isfinite(part):
            raise LawBroken(f"a number in the {where} is {part}")
        if isinstance(part, dict):
            stack.extend(part.values())
        elif isinstance(part, list):
            stack.extend(part)


def check_journal(rules: AnySystem, setup: Setup, game: Game, seal: Seal) -> None:
    """The journal reads back as it was written, replays to the same end with the same events, and verifies."""
    del setup
    written = journal_of(game, seal).text()
    journal = read_journal(written)
    if journal.text() != written:
        raise LawBroken("the journal does not read back as it was written")
    again = replay(rules, journal)
    if again.state.digest() != game.state.digest():
        raise LawBroken("the replay ends in another state")
    if _told(again) != _told(game):
        raise LawBroken("the replay tells other events")
    if verify(rules, journal).dice != "fair":
        raise LawBroken("the dice are not those of the seed")
    _check_middle(rules, journal)


def _check_middle(rules: AnySystem, journal: Journal) -> None:
    """A replay can stop anywhere, be shown to anybody, and go on from a snapshot."""
    half = replay(rules, journal, len(journal.entries) // 2)
    check_views(half)
    setup, opening = journal.setup, opening_of(rules, journal.setup)
    base = Game(rules, setup, None, Base(0, opening), half.past, listen=False).bases[-1]
    again = restored(kept(base.state, opening), opening_of(rules, setup))
    if again.digest() != base.state.digest() or canonical(again.dump()) != canonical(base.state.dump()):
        raise LawBroken("a snapshot of the middle is another state")
    end = Game(rules, setup, None, Base(base.at, again), journal.entries, listen=False).result
    if end is None or journal.end is None or canonical(end.wire()) != canonical(journal.end["result"]):
        raise LawBroken("from a snapshot of the middle the game comes to another end")


def _told(game: Game) -> str:
    return canonical([event.wire() for event in game.events])
