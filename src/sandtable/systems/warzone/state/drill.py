"""A drill under way: what a squad was told to do on one answer, and how far it has come."""

from __future__ import annotations

from typing import final

from sandtable.core.effects import Ask
from sandtable.core.question import Question
from sandtable.core.wire import Json
from sandtable.table import Point


@final
class Drill:
    """What was told to a squad: which drill, where each is to go, at whom; and who has still to begin.

    It is told aloud, so nothing of it is hidden from anybody. `acting` is the model that carries it out now, `step` how
    many of its actions it has come to.
    """

    __slots__ = ("acting", "aims", "at", "id", "party", "places", "squad", "step")

    def __init__(
        self,
        id: str,
        squad: str,
        at: str,
        places: dict[str, Point],
        party: list[str],
        aims: dict[str, str] | None = None,
    ) -> None:
        self.id = id
        self.squad = squad
        self.at = at  # id of a squad, a model or a structure; "" where it is not one for all
        self.aims: dict[str, str] = aims if aims is not None else {}  # by model, where each has its own
        self.places = places  # by model
        self.party = party  # ids of those who have still to begin, in their order
        self.acting = ""
        self.step = 0

    def clone(self) -> Drill:
        copy = Drill(self.id, self.squad, self.at, self.places, self.party[:], self.aims)
        copy.acting = self.acting
        copy.step = self.step
        return copy

    def at_of(self, model: str) -> str:
        """Whom a model is told to aim at; "" for nobody."""
        return self.aims.get(model, self.at)

    def wire(self) -> dict[str, Json]:
        """The drill as positions write it down."""
        return {
            "drill": self.id,
            "squad": self.squad,
            "at": {id: at for id, at in self.aims.items()} if self.aims else self.at,
            "to": {id: [point[0], point[1]] for id, point in self.places.items()},
            "party": [id for id in self.party],
            "acting": self.acting,
            "step": self.step,
        }


async def answered(question: Question, drilled: Json) -> Json:
    """The answer to a question: what a drill makes of it, where the question takes that; else it is asked."""
    only = question.forced()
    if only is not None:
        return only[0]
    if drilled is not None and not question.check(drilled):
        return drilled
    return await Ask(question)
