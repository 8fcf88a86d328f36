"""The activation of a squad, a hero or a vehicle: model by model, or all together."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import CHECKPOINT, Ask, ask
from sandtable.core.question import Choice, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warzone.attack.squad_fire import (
    LEAST,
    focused_fire,
    suppressive_fire,
    why_not_focus,
    why_not_suppress,
)
from sandtable.systems.warzone.attack.swarm import swarm, why_not_swarm
from sandtable.systems.warzone.book.words import A_SQUAD, SKILL_SUPPRESSIVE_FIRE
from sandtable.systems.warzone.cards.abilities import feel_aura
from sandtable.systems.warzone.cards.deck import may_take_tactic
from sandtable.systems.warzone.cards.menus import do_squad, squad_extras
from sandtable.systems.warzone.cards.menus import option as extra_option
from sandtable.systems.warzone.cards.menus import why_not as why_not_extra
from sandtable.systems.warzone.ground.space import engaged
from sandtable.systems.warzone.harm.morale import settle
from sandtable.systems.warzone.harm.victory import check_wipeout
from sandtable.systems.warzone.move.coherency import mark_stragglers, next_straggler, run_back
from sandtable.systems.warzone.state.identities import (
    ASK_MODEL,
    ASK_SQUAD,
    EXTRA,
    FOCUS,
    PASS,
    RALLY,
    REST,
    SUPPRESS,
    SWARM,
)
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.resource import with_decks
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.turn.actions import WhichAction, act
from sandtable.systems.warzone.turn.rally import rally, rally_need, why_not_rally
from sandtable.systems.warzone.turn.reactions import window

TOGETHER: Final = (FOCUS, SUPPRESS, SWARM)
SQUAD_RULES: Final = {
    RALLY: "warzone.panic.rally.cost",
    REST: "warzone.act.pass",
    FOCUS: "warzone.focus.min",
    SUPPRESS: "warzone.suppress.min",
    SWARM: "warzone.swarm.min",
}
MOST_ACTIONS: Final = 3  # warzone.turn.actions.max


def begin(state: WarzoneState, squad: Squad) -> None:
    """warzone.turn.actions.two, warzone.turn.actions.vehicle: actions for all; coherence is looked at now."""
    state.active = squad.id
    squad.activated = True
    squad.started = False
    squad.acted = False
    for model in squad.models:
        model.started = False
        model.acted = False
        model.actions = min(model.profile.actions, MOST_ACTIONS)
        model.spent = 0
        model.shot = []
        model.aimed = False
        model.charged = False
        model.charge = False
        model.bought = False
        model.rate = 0
        model.straggler = False
    mark_stragglers(state, squad)
    state.tell(
        "warzone-event-activated", {"squad": squad.name}, ["warzone.turn.alternate"], squad.side, squad.id
    )


async def activate(state: WarzoneState) -> None:
    """The activation of `state.active` from wherever a checkpoint left it, to its end."""
    squad = state.squad(state.active)
    while state.result is None and not squad.destroyed:
        if state.actor:
            await go_on(state, squad, state.model(state.actor))
            continue
        if not waiting_models(squad):
            break
        await CHECKPOINT
        if not await one_step(state, squad):
            break
    finish(squad)
    state.active = ""
    state.actor = ""


def finish(squad: Squad) -> None:
    """The activation is over: nobody keeps actions, aim or a charge for later."""
    for model in squad.models:
        model.acted = True
        model.actions = 0
        model.aimed = False
        model.charge = False
        model.rate = 0
        model.straggler = False


def waiting_models(squad: Squad) -> list[Model]:
    """The models that have not finished their activation."""
    return [model for model in squad.models if model.on_table and not model.acted]


async def one_step(state: WarzoneState, squad: Squad) -> bool:
    """The owner's choice: a model, a squad action, a card, a rally, or that all the rest Pass.

    False ends it.
    """
    question = WhichModel(state, squad)
    chosen = text_of(await ask(question))
    if chosen == REST:
        return False
    if chosen == RALLY:
        squad.started = True
        await rally(state, squad)
        await settle(state)
        return True
    if chosen.startswith(EXTRA):
        await do_squad(state, squad, chosen)
        return True
    squad.started = True
    if chosen in TOGETHER:
        await act_together(state, squad, chosen)
        await settle(state)
        return True
    await begin_model(state, squad, state.model(chosen))
    return True


async def act_together(state: WarzoneState, squad: Squad, id: str) -> None:
    """warzone.squad.cost: one of the special squad actions."""
    squad.acted = True
    if id == FOCUS:
        await focused_fire(state, squad)
    elif id == SUPPRESS:
        await suppressive_fire(state, squad)
    else:
        await swarm(state, squad)


# ------------------------------------------------------------ one model


async def begin_model(state: WarzoneState, squad: Squad, model: Model) -> None:
    """warzone.turn.model_by_model: it finishes all its actions before the next begins.

    warzone.act.wait.end: its own Wait ends now. warzone.act.wait.window: enemies who Wait may react before it acts.
    """
    state.actor = model.id
    model.waiting = False
    feel_aura(state, model)
    await window(state, model, False)
    model.started = True
    await go_on(state, squad, model)


async def go_on(state: WarzoneState, squad: Squad, model: Model) -> None:
    """The actions of a model, one after the other, with reactions between them."""
    # decided before its first action: whoever had to disengage first is not driven back afterwards
    if model.on_table and model.straggler and model.spent == 0 and not engaged(state, model):
        await return_to_commander(state, model)
    else:
        while model.on_table and state.result is None and not squad.broken():
            await CHECKPOINT
            question = WhichAction(state, model)
            chosen = text_of(await ask(question))
            spent = model.spent
            await act(state, model, chosen)
            if state.hurt:
                await settle(state)
            else:
                check_wipeout(state)
            if chosen == PASS:
                break
            if may_go_on(model) and model.spent > spent:
                await window(state, model, True)
    end_model(state, model)


def may_go_on(model: Model) -> bool:
    """Whether a model is still there and has actions left."""
    return model.on_table and model.actions > 0


async def return_to_commander(state: WarzoneState, model: Model) -> None:
    """warzone.coherency.outside.run: a model outside the radius recovers from a Stun if it must, and runs back."""
    state.squad_of(model).acted = True
    if model.stunned:
        model.stunned = False
        model.actions -= 1
        model.spent += 1
    if model.actions > 0:
        model.hidden = False
        await run_back(state, model)
    await settle(state)


def end_model(state: WarzoneState, model: Model) -> None:
    """Its activation is over; what it bought and aimed for is gone."""
    state.actor = ""
    model.acted = True
    model.actions = 0
    model.aimed = False
    model.charge = False
    model.rate = 0
    for foe in state.field(1 - model.side):
        foe.balked = ""


# ------------------------------------------------------------ the question


class WhichModel(Choice):
    """Which model acts, or what does the squad do together?"""

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
        chosen = text_of(answer)
        if chosen in self.extras:
            return []
        if chosen not in self.ids():
            return self._stranger(chosen)
        return self.why_not(chosen)

    def _stranger(self, chosen: str) -> list[Reason]:
        """Why something cannot be chosen that is not even in the list."""
        squad = self.squad
        if chosen.startswith(EXTRA):
            return why_not_extra(self.state, squad, None, chosen)
        if squad.broken():
            return [
                Reason("warzone.panic.effect.rally_only", "warzone-refused-broken", {"squad": squad.name})
            ]
        if self.straggler is not None:
            return [Reason("warzone.coherency.outside.first", "warzone-refused-straggler")]
        if chosen in TOGETHER or chosen == RALLY:
            return self.why_not(chosen)
        return [Reason(self.why, "core-refused-no-such-option", {"option": chosen[:40]})]

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
        return {"options": options}

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
        return [Reason(self.why, "core-refused-no-such-option", {"option": chosen[:40]})]

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


async def choose_squad(state: WarzoneState, side: int) -> None:
    """The next unit of a side, and the beginning of its activation."""
    question = WhichSquad(state, side)
    only = question.forced()
    chosen = text_of(only[0] if only is not None else await Ask(question))
    begin(state, state.squad(chosen))
