"""The question what a model does: one action, or all it has on one answer."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.preview import Preview
from sandtable.core.question import Choice, Option, is_drill
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warzone.cards.deck import may_bear
from sandtable.systems.warzone.cards.menus import model_extras
from sandtable.systems.warzone.cards.menus import option as extra_option
from sandtable.systems.warzone.cards.menus import why_not as why_not_extra
from sandtable.systems.warzone.ground.space import engaged
from sandtable.systems.warzone.state.identities import (
    AIM,
    ASK_ACTION,
    CHARGE,
    CLOSE,
    DISENGAGE,
    EXTRA,
    HIDE,
    MEDIC,
    MOVE,
    PASS,
    RAPID,
    RECOVER,
    RUN,
    SHOOT,
    WAIT,
)
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.resource import with_decks
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.turn.actions import ALL, ICONS, RULES, cost_of, why_not_act
from sandtable.systems.warzone.turn.drill_menu import drills_of
from sandtable.systems.warzone.turn.drill_preview import preview_drill
from sandtable.systems.warzone.turn.drills import why_not_drill

WHY: Final = "warzone.turn.actions.two"
TOPIC_THIRD: Final = "warzone.third_action"

FREE: Final = (MOVE, CHARGE, RUN, SHOOT, AIM, RAPID, HIDE, WAIT, CLOSE, MEDIC, PASS)
FIGHTING: Final = (CLOSE, DISENGAGE, MEDIC, PASS)
FIGHTING_VEHICLE: Final = (CLOSE, MOVE, SHOOT, PASS)


class WhichAction(Choice):
    """What does the model do? Every action stands in the list; those it may not take say why.

    It may also be told all of its actions at once (`drills`).
    """

    identity: ClassVar[str] = ASK_ACTION
    opens: ClassVar[bool] = True

    def __init__(self, state: WarzoneState, model: Model) -> None:
        prompt = Message("warzone-ask-action", {"model": model_name(state, model), "n": model.actions})
        topic = TOPIC_THIRD if model.actions <= 0 else ""
        super().__init__(model.side, WHY, prompt, model.id, topic)
        self.state = state
        self.model = model
        self.fighting = engaged(state, model)
        self.extras = model_extras(state, model)

    def candidates(self) -> list[Json]:
        """Those that may be worth it, cheap and unchecked."""
        model = self.model
        answers: list[Json] = []
        if model.actions > 0:
            if model.stunned:
                answers = [RECOVER, PASS]
            elif self.fighting:
                answers = list(FIGHTING_VEHICLE if model.profile.vehicle else FIGHTING)
            elif model.actions > 1:
                answers = list(FREE)
            else:
                answers = [id for id in FREE if id not in (RUN, RAPID, WAIT)]
        else:
            answers.append(PASS)
        answers.extend(self.extras)
        return answers

    def check(self, answer: Json) -> list[Reason]:
        if is_drill(answer):
            return why_not_drill(self.state, self.state.squad_of(self.model), [self.model], answer)
        chosen = text_of(answer)
        if chosen.startswith(EXTRA):
            if chosen in self.extras:
                return []
            return why_not_extra(self.state, self.state.squad_of(self.model), self.model, chosen)
        if chosen not in ALL:
            return [self.no_such_option(chosen)]
        return why_not_act(self.state, self.model, chosen, self.fighting)

    def forced(self) -> list[Json] | None:
        if self.model.actions > 0 or self.extras:
            return None
        return None if with_decks(self.state) and may_bear(self.state, self.model) else [PASS]

    def details(self) -> dict[str, Json]:
        options: list[Json] = []
        for id in ALL:
            cost: dict[str, Json] = {"cost": cost_of(self.state, id)}
            options.append(
                Option(
                    id,
                    Message("warzone-action-" + id),
                    RULES[id],
                    Message("warzone-action-note", cost),
                    why_not_act(self.state, self.model, id, self.fighting),
                    ICONS[id],
                ).wire()
            )
        squad = self.state.squad_of(self.model)
        for id in self.extras:
            options.append(extra_option(self.state, squad, self.model, id).wire())
        return {"options": options, **drills_of(self.state, squad, [self.model])}

    def preview(self, answer: Json) -> Preview:
        if not is_drill(answer):
            return super().preview(answer)
        squad = self.state.squad_of(self.model)
        return preview_drill(self.state, squad, [self.model], answer)
