"""Questions in the middle of an attack: one of some models, or none of them. Words are made when somebody reads."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.core.question import SUGGESTED, Option, Question
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState


@final
class OneOf(Question):
    """Which of these models? `label` says what choosing one means, `neither` and its label what choosing none does."""

    kind: ClassVar[str] = "choose"

    def __init__(
        self,
        state: WarzoneState,
        side: int,
        why: str,
        prompt: Message,
        subject: str,
        topic: str,
        label: str,
        models: list[Model],
        neither: str = "",
        neither_label: str = "",
    ) -> None:
        super().__init__(side, why, prompt, subject, topic)
        self.state = state
        self.label = label
        self.models = models
        self.neither = neither
        self.neither_label = neither_label

    def candidates(self) -> list[Json]:
        found: list[Json] = [model.id for model in self.models]
        if self.neither:
            found.append(self.neither)
        return found

    def check(self, answer: Json) -> list[Reason]:
        chosen = text_of(answer)
        if chosen in self.candidates():
            return []
        return [Reason(self.why, "core-refused-no-such-option", {"option": chosen[:40]})]

    def choices(self) -> list[Json]:
        return self.candidates()

    def suggestion(self) -> Json:
        return self.models[0].id

    def forced(self) -> list[Json] | None:
        found = self.candidates()
        return found if len(found) == 1 else None

    def orders(self) -> list[str]:
        return [SUGGESTED, *(text_of(id) for id in self.candidates())]

    def by_order(self, order: str) -> Json | None:
        return super().by_order(order) if self.check(order) else order

    def among(self, models: list[Model]) -> OneOf:
        """The same question about some of them only."""
        return OneOf(
            self.state,
            self.side,
            self.why,
            self.prompt,
            self.subject,
            self.topic,
            self.label,
            models,
            self.neither,
            self.neither_label,
        )

    def details(self) -> dict[str, Json]:
        options: list[Json] = []
        for model in self.models:
            words = Message(self.label, {"model": model_name(self.state, model)})
            options.append(Option(model.id, words, self.why, token=model.id).wire())
        if self.neither:
            options.append(Option(self.neither, Message(self.neither_label), self.why).wire())
        return {"options": options}
