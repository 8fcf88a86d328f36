"""Chance made explicit, in the manner of OpenSpiel: every roll of the dice is a node with its outcomes and odds.

The game is the driver's own with typed dice: a roll waits as a question does. An outcome is a count per class of
result, which is all that the rules can tell apart; its faces are the first that show it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.effects import Roll
from sandtable.core.game import Game, Refused, mark_of_question, new_game
from sandtable.core.odds import branches
from sandtable.core.setup import Setup
from sandtable.core.system import system
from sandtable.core.wire import Json
from sandtable.research.naming import named
from sandtable.research.table import Table, paid
from sandtable.research.wording import spelled

CHANCE: Final = -1
TERMINAL: Final = -4
"""Who is to move when no side is; the numbers are OpenSpiel's."""
Told = tuple[str, ...]


def new_state(id: str, seed: int = 0, **choices: object) -> ChanceState:
    """The beginning of a game of that environment. The seed is that of terrain and drawn armies: no die has fallen."""
    table = Table(named(id), **choices)  # type: ignore[arg-type] # whatever Table takes
    return ChanceState(state_game(table.setup(seed)), table.reward)


def state_game(setup: Setup) -> Game:
    """A game whose dice wait to be said."""
    return new_game(system(setup.system), setup, typed=True, listen=False)


def explicit(game: Game) -> Game:
    """The same game from exactly here, with dice that wait to be said."""
    copy = Game(game.system, game.setup, None, game.bases[-1], game.past, listen=False, keep=True)
    copy.orders = [dict(orders) for orders in game.orders]
    return copy


class ChanceState:
    """A position of a game whose chance is explicit. `apply_action` changes it, `child` leaves it as it is."""

    def __init__(self, game: Game, reward: str = "result", told: Sequence[Told] | None = None) -> None:
        self.game = game
        self.reward = reward
        self._told: list[Told] = list(told) if told is not None else [() for _ in game.setup.sides]
        self._actions: list[int] = []
        self._answers: list[Json] | None = None

    # ------------------------------------------------------------ who is to move

    def num_players(self) -> int:
        """How many sides there are."""
        return len(self.game.setup.sides)

    def current_player(self) -> int:
        """The side that is asked, or CHANCE, or TERMINAL."""
        if self.game.over:
            return TERMINAL
        return CHANCE if isinstance(self.game.pending, Roll) else self.game.question().side

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game.over

    def is_chance_node(self) -> bool:
        """Whether dice are to fall."""
        return self.current_player() == CHANCE

    # ------------------------------------------------------------ what may come

    def roll(self) -> Roll:
        """The dice that are to fall; only at a chance node."""
        pending = self.game.pending
        if not isinstance(pending, Roll):
            raise ValueError("no dice are to fall here: is_chance_node() says so")
        return pending

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the dice by its number, with its probability."""
        return [(number, p) for number, (_, p) in enumerate(branches(self.roll()))]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of the legal candidates, or of the outcomes at a chance node; none for whoever is not asked."""
        asked = self.current_player()
        if asked == TERMINAL or (player is not None and player != asked):
            return []
        if asked == CHANCE:
            return [number for number, _ in self.chance_outcomes()]
        return list(range(len(self.answers())))

    def answers(self) -> list[Json]:
        """The legal answers behind the numbers."""
        if self._answers is None:
            self._answers = self.game.choices()
        return self._answers

    def action_to_string(self, action: int) -> str:
        """An action in one line: the answer, or how many dice of which class."""
        if self.is_chance_node():
            return "dice " + " ".join(map(str, branches(self.roll())[action][0]))
        return spelled(self.answers()[action])

    # ------------------------------------------------------------ going on

    def apply_action(self, action: int) -> None:
        """Goes on by an answer or an outcome, by its number."""
        actions = self.legal_actions()
        if action not in actions:
            raise Refused(self.game.check(None))
        if self.is_chance_node():
            self._fall(action)
        else:
            self.apply_answer(self.answers()[action])
        self._actions.append(action)

    def apply_answer(self, answer: Json) -> None:
        """Goes on by any legal answer of the side that is asked."""
        question = self.game.question()
        reasons = question.check(answer)
        if reasons:
            raise Refused(reasons)
        knows = [question.side] if question.secret else list(range(self.num_players()))
        self._note(knows, f"{mark_of_question(question)} {spelled(answer)}")
        self.game.answer_legal(answer)
        self._answers = None

    def _fall(self, outcome: int) -> None:
        roll = self.roll()
        counts = branches(roll)[outcome][0]
        faces: list[Json] = []
        for kind, count in enumerate(counts):
            if count:
                faces.extend([roll.classes.index(kind) + 1] * count)
        everybody = list(range(self.num_players()))
        knows = everybody if roll.known_to is None else roll.known_to
        self._note(knows, f"{roll.why} {' '.join(map(str, counts))}")
        self.game.answer_legal(faces)
        self._answers = None

    def _note(self, knows: Sequence[int], words: str) -> None:
        self._told = [(*told, words) if side in knows else told for side, told in enumerate(self._told)]

    def clone(self) -> ChanceState:
        """A state of its own at the same place."""
        copy = ChanceState(explicit(self.game), self.reward, self._told)
        copy._actions = self._actions[:]
        return copy

    def child(self, action: int) -> ChanceState:
        """The state behind an action; this one stays."""
        copy = self.clone()
        copy.apply_action(action)
        return copy

    def history(self) -> list[int]:
        """The actions since the state was made."""
        return self._actions[:]

    # ------------------------------------------------------------ what a side knows, and what it gets

    def information_state_string(self, player: int | None = None) -> str:
        """All that a side knows: what it has seen happen, what it sees, and what it is asked."""
        side = self._side(player)
        return "\n".join([*self._told[side], self.observation_string(side)])

    def observation_string(self, player: int | None = None) -> str:
        """What a side sees now and is asked, without how it came about."""
        side = self._side(player)
        asked = ""
        if self.current_player() == side:
            question = self.game.question()
            asked = f"{question.kind} {question.id} {question.why} {question.subject}"
        return f"{side} {self.game.known(side).digest()} {asked}"

    def _side(self, player: int | None) -> int:
        side = self.current_player() if player is None else player
        if not 0 <= side < self.num_players():
            raise ValueError("name the player: no side is asked here")
        return side

    def returns(self) -> list[float]:
        """What every side has got; nothing before the end."""
        result = self.game.result
        return paid(result, self.reward) if result is not None else [0.0] * self.num_players()

    def rewards(self) -> list[float]:
        """What the last action brought: the same, for nothing is paid before the end."""
        return self.returns()

    def __str__(self) -> str:
        who = self.current_player()
        if who == TERMINAL:
            return f"over, {self.returns()}"
        if who == CHANCE:
            return f"{self.roll().n} dice for {self.roll().why}"
        return f"side {who} is asked {self.game.question().id or self.game.question().why}"
