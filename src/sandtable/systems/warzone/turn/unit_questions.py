"""The questions which unit is activated, and which of its models acts or what it does as one."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.preview import Preview
from sandtable.core.question import Choice, Option, is_drill
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warzone.attack.squad_fire import LEAST, why_not_focus, why_not_suppress
from sandtable.systems.warzone.attack.swarm import why_not_swarm
from sandtable.systems.warzone.book.words import A_SQUAD, SKILL_SUPPRESSIVE_FIRE
from sandtable.systems.warzone.cards.deck import may_take_tactic
from sandtable.systems.warzone.cards.menus import option as extra_option
from sandtable.systems.warzone.cards.menus import squad_extras
from sandtable.systems.warzone.cards.menus import why_not as why_not_extra
from sandtable.systems.warzone.move.coherency import next_straggler
from sandtable.systems.warzone.state.identities import (
    ASK_MODEL,
    ASK_SQUAD,
    EXTRA,
    FOCUS,
    RALLY,
    REST,
    SUPPRESS,
    SWARM,
)
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.resource import with_decks
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.turn.drill_menu import drills_of
from sandtable.systems.warzone.turn.drill_preview import preview_drill
from sandtable.systems.warzone.turn.drills import why_not_drill
from sandtable.systems.warzone.turn.rally import rally_need, why_not_rally

TOGETHER: Final = (FOCUS, SUPPRESS, SWARM)
SQUAD_RULES: Final = {
    RALLY: "warzone.panic.rally.cost",
    REST: "warzone.act.pass",
    FOCUS: "warzone.focus.min",
    SUPPRESS: "warzone.suppress.min",
    SWARM: "warzone.swarm.min",
}


def waiting_models(squad: Squad) -> list[Model]:
    """The models that have not finished their activation."""
    return [model for model in squad.models if model.on_table and not model.acted]


class WhichModel(Choice):
    """Which model acts, or what does the squad do together?

    `drills` are what all of its models may be told to do on one answer.
    """

    identity: ClassVar[str] = ASK_MODEL

    def __init__(self, state: WarzoneState, squad: Squad) -> None:
        prompt = Message("warzone-ask-model", {"squad": squad.name})
        super().__init__(squad.side, "warzone.turn.model_by_model", prompt, squad.id)
        self.state = state
        self.squad = squad
        self.extras = [] if squad.started or squad.broken() else squad_extras(state, squad)
        self.models = waiting_models(squad)
        self.straggler = next_straggler(state, squad)
        self._ids: list[str] | None = None

    def ids(self) -> list[str]:
        """Everything that can be chosen, looked up once."""
        known = self._ids
        if known is None:
            known = self._everything()
            self._ids = known
        return known

    def _everything(self) -> list[str]:
        """Everything that can be chosen.

        warzone.panic.effect.rally_only: a broken squad may only Rally. warzone.coherency.outside.first: models outside
        the radius come first.
        """
        squad = self.squad
        if squad.broken():
            return [RALLY, REST]
        straggler = self.straggler
        if straggler is not None:
            return [straggler.id, *self.extras]
        ids = [model.id for model in self.models]
        if squad.kind == A_SQUAD and not squad.special and len(self.models) >= LEAST:
            ids.append(FOCUS)
            ids.append(SWARM)
            if squad.profile.has(SKILL_SUPPRESSIVE_FIRE):
                ids.append(SUPPRESS)
        ids.extend(self.extras)
        ids.append(REST)
        return ids

    def candidates(self) -> list[Json]:
        return [id for id in self.ids()]

    def check(self, answer: Json) -> list[Reason]:
        if is_drill(answer):
            return self._why_not_drill(answer)
        chosen = text_of(answer)
        if chosen in self.extras:
            return []
        if chosen not in self.ids():
            return self._stranger(chosen)
        return self.why_not(chosen)

    def _why_not_drill(self, answer: Json) -> list[Reason]:
        """Why the squad cannot be told this: what binds any choice, then what the drill itself asks for."""
        return self._bound() or why_not_drill(self.state, self.squad, self.models, answer)

    def _bound(self) -> list[Reason]:
        """Why the squad is not free to choose: it is broken, or somebody outside the radius comes first."""
        squad = self.squad
        if squad.broken():
            return [
                Reason("warzone.panic.effect.rally_only", "warzone-refused-broken", {"squad": squad.name})
            ]
        if self.straggler is not None:
            return [Reason("warzone.coherency.outside.first", "warzone-refused-straggler")]
        return []

    def _stranger(self, chosen: str) -> list[Reason]:
        """Why something cannot be chosen that is not even in the list."""
        squad = self.squad
        if chosen.startswith(EXTRA):
            return why_not_extra(self.state, squad, None, chosen)
        reasons = self._bound()
        if reasons:
            return reasons
        if chosen in TOGETHER or chosen == RALLY:
            return self.why_not(chosen)
        return [self.no_such_option(chosen)]

    def why_not(self, id: str) -> list[Reason]:
        """Why the squad may not do this now."""
        state, squad = self.state, self.squad
        if id == RALLY:
            return why_not_rally(state, squad)
        if id == FOCUS:
            return why_not_focus(state, squad)
        if id == SUPPRESS:
            return why_not_suppress(state, squad)
        if id == SWARM:
            return why_not_swarm(state, squad)
        return []

    def forced(self) -> list[Json] | None:
        """A straggler must act; a hero or a vehicle is its own only model."""
        squad = self.squad
        if squad.broken() or self.extras:
            return None
        if with_decks(self.state) and not squad.started and may_take_tactic(self.state, squad):
            return None
        straggler = self.straggler
        if straggler is not None:
            return [straggler.id]
        if len(self.squad.models) == 1 and len(self.models) == 1:
            return [self.models[0].id]
        return None

    def details(self) -> dict[str, Json]:
        options: list[Json] = []
        for id in self.ids():
            if id in self.extras:
                options.append(extra_option(self.state, self.squad, None, id).wire())
            elif id in SQUAD_RULES:
                options.append(self._together(id).wire())
            else:
                label = Message("warzone-opt-model", {"model": model_name(self.state, self.state.model(id))})
                options.append(Option(id, label, self.why, token=id).wire())
        if self._bound():
            return {"options": options}
        return {"options": options, **drills_of(self.state, self.squad, self.models)}

    def preview(self, answer: Json) -> Preview:
        if not is_drill(answer):
            return super().preview(answer)
        bound = self._bound()
        return Preview(bound) if bound else preview_drill(self.state, self.squad, self.models, answer)

    def _together(self, id: str) -> Option:
        note = None
        if id == RALLY:
            note = Message("warzone-fact-ld", {"need": rally_need(self.state, self.squad).need()})
        icon = {RALLY: "rally", REST: "done", SWARM: "assault"}.get(id, "attack")
        return Option(id, Message("warzone-squad-" + id), SQUAD_RULES[id], note, self.why_not(id), icon)


class WhichSquad(Choice):
    """warzone.turn.alternate: which squad, hero or vehicle is activated?"""

    identity: ClassVar[str] = ASK_SQUAD

    def __init__(self, state: WarzoneState, side: int) -> None:
        super().__init__(side, "warzone.turn.alternate", Message("warzone-ask-squad"), "")
        self.state = state
        self.squads = ready_squads(state, side)

    def candidates(self) -> list[Json]:
        return [squad.id for squad in self.squads]

    def check(self, answer: Json) -> list[Reason]:
        chosen = text_of(answer)
        for squad in self.squads:
            if squad.id == chosen:
                return []
        for squad in self.state.squads:
            if squad.id == chosen and squad.side == self.side and squad.activated:
                return [Reason(self.why, "warzone-refused-activated", {"squad": squad.name})]
        return [self.no_such_option(chosen)]

    def forced(self) -> list[Json] | None:
        return [self.squads[0].id] if len(self.squads) == 1 else None

    def details(self) -> dict[str, Json]:
        options: list[Json] = []
        for squad in self.state.squads:
            if squad.side != self.side or squad.destroyed or not squad.deployed:
                continue
            reasons: list[Reason] = []
            if squad not in self.squads:
                reasons = [Reason(self.why, "warzone-refused-activated", {"squad": squad.name})]
            label = Message("warzone-opt-squad", {"squad": squad.name})
            options.append(Option(squad.id, label, self.why, reasons=reasons, token=squad.id).wire())
        return {"options": options}


def ready_squads(state: WarzoneState, side: int) -> list[Squad]:
    """warzone.turn.leftover, warzone.turn.destroyed_unit: a side's units on the table that have not been activated."""
    return [
        squad
        for squad in state.squads
        if squad.side == side
        and squad.deployed
        and not squad.destroyed
        and not squad.reserve
        and not squad.activated
        and any(model.on_table for model in squad.models)
    ]
