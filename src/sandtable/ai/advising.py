"""What a computer opponent would do in somebody's place, and why: one voice for players, lessons and analysis.

It sits in the seat of the one who asks: what that side may not see, the adviser does not know either.
"""

from __future__ import annotations

from typing import Final

from sandtable.ai.bot import BotError
from sandtable.ai.names import bot
from sandtable.ai.seat import Seat
from sandtable.ai.taste import Plan, taste_of
from sandtable.ai.taste.plain_reasons import LEAST, plain_reason
from sandtable.ai.taste.plan import decided_by
from sandtable.core.game import Game
from sandtable.core.wire import Json, Message

TOLD: Final = 3  # plans that are told of
TRIES: Final = 60  # plans of a taste that are looked at for legal ones
REASONS: Final = 3  # of one plan


class Advised:
    """One plan: its answers, what speaks for it (`why`) and against it (`but`), its chance where that was tried out."""

    __slots__ = ("answers", "but", "chance", "high", "low", "why")

    def __init__(
        self,
        answers: list[Json],
        why: list[Message],
        chance: float | None = None,
        low: float = 0.0,
        high: float = 1.0,
        but: list[Message] | None = None,
    ) -> None:
        self.answers = answers
        self.why = why
        self.but: list[Message] = but if but is not None else []
        self.chance = chance
        self.low = low
        self.high = high

    def wire(self) -> dict[str, Json]:
        return {
            "answers": list(self.answers),
            "why": [message.wire() for message in self.why],
            "but": [message.wire() for message in self.but],
            "chance": self.chance,
            "low": self.low,
            "high": self.high,
        }


class Advice:
    """The best plans, the one to take first, and the sentence that decided between the first two.

    It speaks for the first, or against the second: `about` says of which it tells.
    """

    __slots__ = ("about", "bot", "decided", "plans")

    def __init__(self, name: str, plans: list[Advised], decided: Message | None, about: int = 0) -> None:
        self.bot = name
        self.plans = plans
        self.decided = decided
        self.about = about

    @property
    def answer(self) -> Json:
        """What the adviser would answer."""
        return self.plans[0].answers[0]

    def wire(self) -> dict[str, Json]:
        return {
            "bot": self.bot,
            "plans": [plan.wire() for plan in self.plans],
            "decided": self.decided.wire() if self.decided is not None else None,
            "about": self.about,
        }


def advise(game: Game, side: int, name: str = "greedy", seed: int = 0, budget: float = 0.0) -> Advice:
    """What the bot of that name would do at the pending question of a side; raises BotError when it is not its go."""
    seat = Seat(game, side, seed, budget)
    asked = seat.question
    if asked is None:
        raise BotError("this side is not asked anything now")
    answer = bot(name, game.system.id, side, seed).answer(seat)
    told = told_for(seat, game.system.id, name, answer)
    tried = [Advised(p.answers, p.why[:REASONS], p.chance, p.low, p.high) for p in seat.said]
    if tried and tried[0].answers[0] == answer:
        told = Advice(name, tried[:TOLD], told.decided, told.about)
    only = len(seat.candidates()) == 1
    for place, plan in enumerate(told.plans):
        if not plan.why and not plan.but:
            plan.why = [plain_reason(game.system.id, asked, plan.answers[0], place, only)]
        elif not plan.why and place == 0:
            plan.why = [Message(LEAST)]
    return told


def told_for(seat: Seat, system_id: str, name: str, answer: Json) -> Advice:
    """What the taste of the system says for an answer to the pending question of a seat, and what else it likes."""
    liked = _liked(seat, system_id, answer)
    decided = decided_by(liked[0], liked[1]) if len(liked) > 1 else None
    about = int(decided is not None and liked[0].part(decided.id) <= 0.0)
    return Advice(name, [_advised(plan) for plan in liked], decided, about)


def _advised(plan: Plan) -> Advised:
    """A plan with its weightiest reasons, for and against."""
    weighty = plan.why()[:REASONS]
    pros, cons = plan.pros(), plan.cons()
    return Advised(
        plan.answers,
        [said for said in weighty if said in pros],
        but=[said for said in weighty if said in cons],
    )


def _liked(seat: Seat, system_id: str, answer: Json) -> list[Plan]:
    """The legal plans that the taste of the system likes best, with the one that begins with this answer first."""
    asked = seat.question
    assert asked is not None
    plans = taste_of(system_id, seat.side).plans(seat, asked)[:TRIES]
    own = next((plan for plan in plans if plan.first == answer), Plan([answer], 0.0))
    liked = [own]
    for plan in plans:
        if len(liked) == TOLD:
            break
        if not any(_alike(plan.first, other.first) for other in liked) and not seat.check(plan.first):
            liked.append(plan)
    return liked


def _alike(one: Json, other: Json) -> bool:
    """Whether two answers do the same: what a single model does at once may be asked for as a drill as well."""
    return one == other or {"drill": one} == other or one == {"drill": other}
