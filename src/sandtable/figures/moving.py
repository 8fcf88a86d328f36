"""The question where somebody goes: what an answer comes to, which answers are worth considering, what is drawn."""

from __future__ import annotations

from typing import Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from sandtable.core.preview import Preview
from sandtable.core.question import Move, Option, misshapen
from sandtable.core.wire import Json, Message, Reason
from sandtable.figures.march import March, MarchPlan, Plan
from sandtable.table import KEEP, Point

P = TypeVar("P", bound=Plan)
M = TypeVar("M", bound=MarchPlan)
W = TypeVar("W")  # who plans it


@mypyc_attr(allow_interpreted_subclasses=True)
class Proposals:
    """Answers worth considering, the most sensible first; each is worked out when it is asked for by its number."""

    __slots__ = ()

    def count(self) -> int:
        """How many there are."""
        return 0

    def nth(self, number: int) -> Json:
        """One of them, cheap and unchecked; None where the number stands for nothing."""
        return None


@final
class Listed(Proposals):
    """Answers that were worked out beforehand."""

    __slots__ = ("_answers",)

    def __init__(self, answers: list[Json]) -> None:
        self._answers = answers

    def count(self) -> int:
        return len(self._answers)

    def nth(self, number: int) -> Json:
        return self._answers[number]


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveQuestion(Move, Generic[P, W]):
    """Where does somebody go, and what then?

    A game says what an answer comes to (`read`), what it proposes and what clients draw; whatever was worked out
    last is kept, since an answer is mostly looked at twice: when it is checked, and when the rule takes it.
    """

    def __init__(
        self, side: int, why: str, prompt: Message, subject: str, topic: str = "", id: str = ""
    ) -> None:
        super().__init__(side, why, prompt, subject, topic, id)
        self._planner: W | None = None
        self._answer: Json = None
        self._plan: P | None = None
        self._proposals: Proposals | None = None
        self._proposed: Json = None  # the last answer that was proposed

    # ------------------------------------------------------------ what the game says

    def look_round(self) -> W:
        """Whoever plans the move: he knows who may move and who stands near."""
        raise TypeError("a move says who plans it")

    def read(self, answer: Json) -> P:
        """What an answer comes to, with the reasons why it may not be given."""
        raise TypeError("a move says what an answer comes to")

    def propose(self) -> Proposals:
        """The answers worth considering from here."""
        return Proposals()

    def allowance(self, plan: P) -> float:
        """How far the move may go at most."""
        return 0.0

    def ways(self, plan: P) -> list[tuple[str, list[Point]]]:
        """Who goes which way, by tokens."""
        return []

    def cost(self, plan: P) -> float:
        """What the plan uses up of the allowance."""
        return 0.0

    def warnings(self, plan: P) -> list[Reason]:
        """What a legal plan may bring that its side can know."""
        return []

    def movers(self) -> list[tuple[str, float]]:
        """The tokens that may move, with how far each may go."""
        return []

    def thens(self) -> list[Option]:
        """What may come after."""
        return []

    def formations(self) -> list[str]:
        """The formations that may be asked for."""
        return [KEEP]

    def turns(self) -> bool:
        """Whether a facing may be asked for."""
        return True

    def snaps(self) -> list[Json]:
        """The points a hand on the board snaps to, each with what makes it worth going to."""
        return []

    def fans(self) -> list[list[Point]] | None:
        """The ground that the leader can reach, as polygons; None where nobody draws it."""
        return None

    # ------------------------------------------------------------ what follows from it

    def planner(self) -> W:
        """Who may move and who stands near, looked up when first wanted."""
        planner = self._planner
        if planner is None:
            planner = self.look_round()
            self._planner = planner
        return planner

    def plan_for(self, answer: Json) -> P:
        """The plan behind an answer; made while checking it and kept until the rule takes it."""
        plan = self._plan
        known = self._answer
        if plan is None or (known is not answer and (known != answer or not all_numbers(known, answer))):
            plan = self.read(answer)
            self._answer = answer
            self._plan = plan
        return plan

    def check(self, answer: Json) -> list[Reason]:
        return self.plan_for(answer).reasons

    def proposals(self) -> Proposals:
        """The answers worth considering, looked up when first wanted."""
        proposals = self._proposals
        if proposals is None:
            proposals = self.propose()
            self._proposals = proposals
        return proposals

    def count(self) -> int:
        return self.proposals().count()

    def nth(self, number: int) -> Json:
        proposals = self._proposals
        answer = proposals.nth(number) if proposals is not None else self.proposals().nth(number)
        self._proposed = answer
        return answer

    def is_shaped(self, answer: Json, keys: tuple[str, ...], tokens: list[str] | None = None) -> bool:
        """Whether an answer has the shape of a move. What is proposed here has; so it is mostly not looked at."""
        return (answer is self._proposed and answer is not None) or not misshapen(answer, keys, tokens)

    def candidates(self) -> list[Json]:
        answers = [self.nth(number) for number in range(self.count())]
        return [answer for answer in answers if answer is not None]

    def preview(self, answer: Json) -> Preview:
        plan = self.plan_for(answer)
        preview = Preview(plan.reasons)
        preview.allowance = self.allowance(plan)
        preview.cost = self.cost(plan)
        preview.paths = self.ways(plan)
        if not plan.reasons:
            preview.warnings = self.warnings(plan)
        return preview

    def details(self) -> dict[str, Json]:
        fans = self.fans()
        reach: list[Json] | None = None if fans is None else [[[x, y] for x, y in fan] for fan in fans]
        return self.fields(self.movers(), self.thens(), self.formations(), self.turns(), self.snaps(), reach)


@mypyc_attr(allow_interpreted_subclasses=True)
class MarchQuestion(MoveQuestion[M, W]):
    """Where do those go who march together?"""

    def __init__(
        self, side: int, march: March, why: str, prompt: Message, subject: str, topic: str = "", id: str = ""
    ) -> None:
        super().__init__(side, why, prompt, subject, topic, id)
        self._march = march

    def allowance(self, plan: M) -> float:
        return self._march.allowance

    def cost(self, plan: M) -> float:
        return plan.cost()

    def ways(self, plan: M) -> list[tuple[str, list[Point]]]:
        return [(self._march.token(number), plan.paths[at]) for at, number in enumerate(plan.numbers)]

    def movers(self) -> list[tuple[str, float]]:
        march = self._march
        return [(march.token(number), march.left[number]) for number in self.numbers()]

    def numbers(self) -> list[int]:
        """Those of them who may move."""
        return self._march.movers()


def why_not_then(why: str, thens: list[Option], then: str) -> list[Reason]:
    """Why something may not come after a move: it is refused itself, or nobody knows of it."""
    for option in thens:
        if option.id == then:
            return option.reasons
    return [Reason(why, "core-refused-no-such-option", {"option": then[:40]})]


def all_numbers(one: Json, other: Json) -> bool:
    """Whether two answers that are equal are so to the last value: what is true is not the number one."""
    return not (holds_truth(one) or holds_truth(other))


def holds_truth(value: Json) -> bool:
    """Whether a value is true or false, or holds one that is."""
    if isinstance(value, dict):
        for entry in value.values():
            if not isinstance(entry, str) and holds_truth(entry):
                return True
        return False
    if isinstance(value, list):
        for entry in value:
            if not isinstance(entry, float) and holds_truth(entry):
                return True
        return False
    return isinstance(value, bool)
