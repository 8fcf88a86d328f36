"""Dice: real ones on a real table. The roll becomes a question, and what they show is typed in."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.question.question import Question
from sandtable.core.rolls import Die, Roll
from sandtable.core.wire import Json, Message, Reason


class TypedDice(Question):
    """What did the dice show? The answer is the list of faces: numbers, or what a die prints on them."""

    kind: ClassVar[str] = "dice"
    identity: ClassVar[str] = "dice"

    def __init__(self, roll: Roll) -> None:
        prompt = Message("core-ask-dice", {"n": roll.n, "die": roll.die.id})
        super().__init__(max(roll.side, 0), roll.why, prompt, roll.subject)
        self.roll = roll

    def check(self, answer: Json) -> list[Reason]:
        n = self.roll.n
        sides = self.roll.die.sides
        if not isinstance(answer, list) or len(answer) != n:
            return [Reason(self.why, "core-refused-dice-number", {"n": n})]
        if any(face_of(self.roll.die, face) == 0 for face in answer):
            return [Reason(self.why, "core-refused-dice-face", {"sides": sides})]
        return []

    def candidates(self) -> list[Json]:
        """Every face, the same on all dice: enough for machines that must answer something."""
        return [[face for _ in range(self.roll.n)] for face in range(1, self.roll.die.sides + 1)]

    def details(self) -> dict[str, Json]:
        need = self.roll.need
        return {
            "die": self.roll.die.id,
            "sides": self.roll.die.sides,
            "prints": [print for print in self.roll.die.faces],
            "n": self.roll.n,
            "need": need.wire() if need is not None else None,
            "classes": [c for c in self.roll.classes],
        }


def face_of(die: Die, shown: Json) -> int:
    """The face that was typed in, by its number or by what is printed on it (then the first such); 0 for none."""
    if isinstance(shown, str):
        return die.faces.index(shown) + 1 if shown in die.faces else 0
    if isinstance(shown, bool) or not isinstance(shown, int) or not 1 <= shown <= die.sides:
        return 0
    return shown
