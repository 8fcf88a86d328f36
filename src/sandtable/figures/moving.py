"""The question where somebody goes: what an answer comes to, which answers are worth considering, what is drawn."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sandtable.core.dice import SeededDice
from sandtable.core.preview import Preview
from sandtable.core.question import Option, Question
from sandtable.core.wire import Json, Message, Reason
from sandtable.figures.march import Plan
from sandtable.table import Point

P = TypeVar("P", bound=Plan)


@mypyc_attr(allow_interpreted_subclasses=True)
class Proposals:
    """Answers worth considering, the most sensible first; each is worked out when it is asked for by its number."""

    def count(self) -> int:
        """How many there are."""
        return 0

    def nth(self, number: int) -> Json:
        """One of them, cheap and unchecked; None where the number stands for nothing."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveQuestion(Question, Generic[P]):
    """Where does somebody go, and what then?

    A game says what an answer comes to (`read`), what it proposes and what clients draw; whatever was worked out
    last is kept, since an answer is mostly looked at twice: when it is checked, and when the rule takes it.
    """

    kind: ClassVar[str] = "move"

    def __init__(self, side: int, why: str, prompt: Message, subject: str, topic: str = "") -> None:
        super().__init__(side, why, prompt, subject, topic)
        self._answer: Json = None
        self._plan: P | None = None
        self._proposals: Proposals | None = None

    # ------------------------------------------------------------ what the game says

    def read(self, answer: Json) -> P:
        """What an answer comes to, with the reasons why it may not be given."""
        raise TypeError("a move says what an answer comes to")

    def propose(self) -> Proposals:
        """The answers worth considering from here."""
        return Proposals()

    def allowance(self) -> float:
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
        return ["keep"]

    def turns(self) -> bool:
        """Whether a facing may be asked for."""
        return True

    def snaps(self) -> list[Json]:
        """The points a hand on the board snaps to, each with what makes it worth going to."""
        return []

    def fans(self) -> list[list[Point]]:
        """The ground that the leader can reach, as polygons."""
        return []

    # ------------------------------------------------------------ what follows from it

    def plan_for(self, answer: Json) -> P:
        """The plan behind an answer; made while checking it and kept until the rule takes it."""
        plan = self._plan
        if plan is None or not (self._answer is answer or says_the_same(self._answer, answer)):
            plan = self.read(answer)
            self.keep(answer, plan)
        return plan

    def keep(self, answer: Json, plan: P) -> None:
        """Remembers what an answer comes to."""
        self._answer = answer
        self._plan = plan

    def check(self, answer: Json) -> list[Reason]:
        return self.plan_for(answer).reasons

    def proposals(self) -> Proposals:
        """The answers worth considering, looked up when first wanted."""
        proposals = self._proposals
        if proposals is None:
            proposals = self.propose()
            self._proposals = proposals
        return proposals

    def nth(self, number: int) -> Json:
        return self.proposals().nth(number)

    def candidates(self) -> list[Json]:
        numbers = range(self.proposals().count())
        return [answer for answer in (self.nth(number) for number in numbers) if answer is not None]

    def draw(self, dice: SeededDice) -> list[Json]:
        return self.draw_nth(self.proposals().count(), dice)

    def preview(self, answer: Json) -> Preview:
        plan = self.plan_for(answer)
        preview = Preview(plan.reasons)
        preview.allowance = self.allowance()
        preview.cost = self.cost(plan)
        preview.paths = self.ways(plan)
        if not plan.reasons:
            preview.warnings = self.warnings(plan)
        return preview

    def details(self) -> dict[str, Json]:
        return {
            "tokens": [{"token": token, "allowance": round(left, 2)} for token, left in self.movers()],
            "then": [option.wire() for option in self.thens()],
            "formations": [shape for shape in self.formations()],
            "facing": self.turns(),
            "snaps": self.snaps(),
            "reach": [[[x, y] for x, y in fan] for fan in self.fans()],
        }


def why_not_then(why: str, thens: list[Option], then: str) -> list[Reason]:
    """Why something may not come after a move: it is refused itself, or nobody knows of it."""
    for option in thens:
        if option.id == then:
            return option.reasons
    return [Reason(why, "core-refused-no-such-option", {"option": then[:40]})]


def says_the_same(one: Json, other: Json) -> bool:
    """Whether two answers are alike to the last value; what is true is not the number one."""
    if isinstance(one, dict):
        if not isinstance(other, dict) or len(one) != len(other):
            return False
        return all(key in other and says_the_same(value, other[key]) for key, value in one.items())
    if isinstance(one, list):
        if not isinstance(other, list) or len(one) != len(other):
            return False
        return all(says_the_same(value, other[at]) for at, value in enumerate(one))
    return isinstance(one, bool) == isinstance(other, bool) and one == other
