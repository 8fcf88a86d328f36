"""One game as every door sees it: who is asked, what may be answered by number, what the side knows, what it pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.ai import BotError, Seat
from sandtable.core.game import Game, Refused, new_game
from sandtable.core.question import Question
from sandtable.core.question.question import DEPLOY, SUGGESTED
from sandtable.core.setup import Setup, SetupError, setup_of
from sandtable.core.state import Result
from sandtable.core.system import AnySystem, system
from sandtable.core.wire import Json
from sandtable.research.looking import (
    QUESTION,
    Said,
    Seen,
    board_of,
    candidate_rows,
    question_row,
    wants_board,
)
from sandtable.research.naming import Named

ACTIONS: Final = 128
"""How many candidates of one question can be answered by number; there are seldom more than forty."""
SIDES: Final = 2
MOST_ANSWERS: Final = 20_000
"""A game that takes more is cut off."""
REWARDS: Final = ("result", "margin")


class Table:
    """A game of a named environment. `reset` begins it anew; the same seed gives the same terrain and dice."""

    def __init__(
        self,
        named: Named,
        reward: str = "result",
        quick: bool = False,
        armies: Sequence[Json] = (),
        options: dict[str, Json] | None = None,
        edition: str = "",
    ) -> None:
        if reward not in REWARDS:
            raise SetupError(f'reward is one of {", ".join(REWARDS)}, not "{reward[:20]}"')
        self.named = named
        self.reward = reward
        self.quick = quick  # sides are set up as suggested, and nobody is asked
        self.armies = list(armies)
        self.options = options if options is not None else {}
        self.rules: AnySystem = system(named.system)
        self.edition = edition or self.rules.editions()[0]
        self.seed = 0
        self.answers = 0
        self.game = self._begun(0)
        measures = self.rules.measures(self.game.state)
        self.names: tuple[str, ...] = measures.names if measures is not None else ()
        self.offered: list[Json] = []
        self.legal: list[bool] = []
        self._offer()

    @property
    def observation_size(self) -> int:
        """How many numbers `observation` gives: measures of both sides, what is left of the game, the question."""
        return SIDES * len(self.names) + 1 + QUESTION

    def setup(self, seed: int) -> Setup:
        """The set-up of the game of a seed: also the terrain and drawn armies are the seed's."""
        sides: list[Json] = [
            {"army": self.armies[side] if side < len(self.armies) else None} for side in range(SIDES)
        ]
        return setup_of(
            {
                "system": self.named.system,
                "scenario": self.named.scenario,
                "edition": self.edition,
                "sides": sides,
                "options": dict(self.options),
                "layout": seed % 10**9,
            }
        )

    def _begun(self, seed: int, keep: bool = False) -> Game:
        setup = self.setup(seed)
        reasons = self.rules.check_setup(setup)
        if reasons:
            raise Refused(reasons)
        game = new_game(self.rules, setup, seed, listen=False, keep=keep)
        if self.quick:
            for side in range(SIDES):
                game.order(side, DEPLOY, SUGGESTED)
        return game

    def reset(self, seed: int, keep: bool = False) -> None:
        """Begins the game of a seed; `keep` for bots that look ahead."""
        self.seed = seed
        self.answers = 0
        self.game = self._begun(seed, keep)
        self._offer()

    def _offer(self) -> None:
        """What may be answered by number now: the candidates, and which of them are legal."""
        pending = self.game.ask
        if pending is None:
            self.offered, self.legal = [], []
            return
        question = pending.question
        self.offered = question.candidates()[:ACTIONS]
        self.legal = [not question.check(answer) for answer in self.offered]
        if not any(self.legal):
            self.offered = question.choices()[:ACTIONS]
            self.legal = [True] * len(self.offered)
            if not self.offered:
                raise BotError(f"{question.why} was asked and no candidate is legal")

    @property
    def asked(self) -> int:
        """The side that is asked; -1 when the game is over."""
        pending = self.game.ask
        return pending.side if pending is not None else -1

    @property
    def question(self) -> Question:
        """What is asked; only while the game goes on."""
        return self.game.question()

    @property
    def cut(self) -> bool:
        """Whether the game took too long and counts for nothing."""
        return self.answers >= MOST_ANSWERS and not self.game.over

    def step(self, action: int) -> None:
        """Answers the question with a candidate by its number; raises Refused where that is not legal."""
        if not 0 <= action < len(self.offered) or not self.legal[action]:
            answer = self.offered[action] if 0 <= action < len(self.offered) else None
            raise Refused(self.game.check(answer))
        self.give(self.offered[action])

    def give(self, answer: Json) -> None:
        """Answers the question with a legal answer, which need not be one of the candidates."""
        self.game.answer_legal(answer)
        self.answers += 1
        self._offer()

    def number_of(self, answer: Json) -> int:
        """The number of a candidate; -1 where an answer is none of them."""
        return self.offered.index(answer) if answer in self.offered else -1

    def seat(self, side: int, seed: int = 0) -> Seat:
        """A seat for a bot of the house."""
        return Seat(self.game, side, seed)

    # ------------------------------------------------------------ what a side knows, in numbers

    def observation(self, side: int, seen: Seen | None = None) -> list[float]:
        """Measures of this side and of the other as this side knows them, what is left, and its question if any."""
        numbers: list[float] = []
        left = 0.0
        measures = self.rules.measures(self.game.state.known(side)) if self.names else None
        if measures is not None:
            mine = measures.of_side[side]
            rows = [measures.rows[mine], *(row for at, row in enumerate(measures.rows) if at != mine)]
            for row in rows[:SIDES]:
                numbers.extend(row)
            left = measures.left
        numbers.extend([0.0] * (SIDES * len(self.names) - len(numbers)))
        numbers.append(left)
        if self.asked == side:
            numbers.extend(question_row(self.question, len(self.offered), ACTIONS, seen))
        else:
            numbers.extend([0.0] * QUESTION)
        return numbers

    def look(self) -> tuple[list[float], list[list[float]]]:
        """The observation of the side that is asked, and a row for each of its candidates."""
        question = self.question
        said = [Said(answer) for answer in self.offered]
        seen = board_of(self.game, question.side) if wants_board(question, said) else None
        return self.observation(question.side, seen), candidate_rows(question, said, seen)

    # ------------------------------------------------------------ what it pays

    def rewards(self) -> list[float]:
        """What each side is paid: nothing before the end; then 1, 0 or -1, or the margin of points between them."""
        result = self.game.result
        return paid(result, self.reward) if result is not None else [0.0] * SIDES


def paid(result: Result, reward: str) -> list[float]:
    """What a result pays to each of two sides; what one gains the other loses."""
    if reward == "margin":
        first, second = (*result.points, 0.0, 0.0)[:2]
        gap = (first - second) / max(abs(first) + abs(second), 1e-9)
        return [gap, -gap]
    if result.winner < 0:
        return [0.0, 0.0]
    return [1.0 if side == result.winner else -1.0 for side in range(SIDES)]
