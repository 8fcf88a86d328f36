"""Wait: reactions in the middle of an enemy model's activation."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import Ask, ask
from sandtable.core.preview import Preview
from sandtable.core.question import Choice, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warzone.attack.close_combat import StrikeQuestion, close_combat
from sandtable.systems.warzone.attack.forecast import First
from sandtable.systems.warzone.attack.shooting import shoot, why_not_fire_in_reaction
from sandtable.systems.warzone.attack.shot_numbers import guns
from sandtable.systems.warzone.attack.targeting import ShootQuestion
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.book.words import BOON_NO_MOVE, BOON_WAIT, BOON_WAIT_NO_TEST
from sandtable.systems.warzone.ground.sight import sees
from sandtable.systems.warzone.ground.space import engaged, strikes
from sandtable.systems.warzone.harm.morale import settle
from sandtable.systems.warzone.harm.nerve import ld_of, ld_test
from sandtable.systems.warzone.move.movement import MoveQuestion, go
from sandtable.systems.warzone.move.planning import MOVE as WALKING
from sandtable.systems.warzone.move.planning import room_left
from sandtable.systems.warzone.move.taking_cover import LD
from sandtable.systems.warzone.state.identities import ASK_REACTION, AT, CLOSE, MOVE, NO_REACTION, SHOOT
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus_named, m_of

WHY: Final = "warzone.act.wait.reaction"
TOPIC: Final = "warzone.reactions"


def watchers(state: WarzoneState, actor: Model) -> list[Model]:
    """warzone.act.wait.window: the Waiting enemies that see the acting model and have not failed against it."""
    return [
        model
        for model in state.field(1 - actor.side)
        if model.waiting
        and model.balked != actor.id
        and not state.squad_of(model).broken()
        and sees(state, model, actor)
    ]


async def window(state: WarzoneState, actor: Model, tested: bool) -> None:
    """Offers reactions to an acting model: before its first action freely, between actions with an LD test.

    warzone.act.wait.ld. warzone.act.wait.no_chain: one by one in their owner's order, each resolved before the next;
    if the acting model dies its activation is over.
    """
    while actor.on_table and state.result is None:
        waiting = watchers(state, actor)
        if not waiting:
            return
        question = ReactQuestion(state, actor, waiting, tested)
        if not question.any_open():
            return
        chosen = text_of(await Ask(question))
        if chosen == NO_REACTION:
            return
        id, _, action = chosen.rpartition(":")
        await react(state, state.model(id), actor, action, tested)


async def react(state: WarzoneState, model: Model, actor: Model, action: str, tested: bool) -> None:
    """warzone.act.wait.reaction: one single action. warzone.act.wait.fail: who fails the LD test stays Waiting."""
    if tested and not await steady(state, model):
        model.balked = actor.id
        return
    break_off(state)
    model.waiting = False  # warzone.act.wait.end
    model.hidden = False  # warzone.act.hide.lost
    state.tell(
        "warzone-event-reacts",
        lambda: {"model": model_name(state, model), "action": action},
        [WHY],
        model.side,
        model.id,
    )
    if action == SHOOT:
        await shoot(state, model, False, actor)
    elif action == CLOSE:
        await close_combat(state, model, actor)
    else:
        question = MoveQuestion(state, model, WALKING)
        answer = await ask(question)
        await go(state, model, question.plan_for(answer), question.facing_for(answer))
    await settle(state)


async def steady(state: WarzoneState, model: Model) -> bool:
    """warzone.act.wait.ld: the LD test of whoever reacts between two actions, unless a boon spares it."""
    if bonus_named(state, model, BOON_WAIT_NO_TEST):
        return True
    squad = state.squad_of(model)
    return await ld_test(state, squad, model, ld_of(state, squad, LD), LD)


def break_off(state: WarzoneState) -> None:
    """An enemy has reacted: whoever is told a drill thinks again, and the rest of it is asked for."""
    drill = state.drill
    if drill is None:
        return
    squad = state.squad(drill.squad)
    state.drill = None
    if len(squad.models) > 1:
        values: dict[str, Json] = {"squad": squad.name}
        state.tell("warzone-event-drill-broken", values, ["warzone.act.wait.window"], squad.side, squad.id)


class ReactQuestion(Choice):
    """Which Waiting model reacts, and how? Nobody has to."""

    identity: ClassVar[str] = ASK_REACTION

    def __init__(self, state: WarzoneState, actor: Model, waiting: list[Model], tested: bool) -> None:
        prompt = Message("warzone-ask-react", {"enemy": model_name(state, actor)})
        super().__init__(1 - actor.side, WHY, prompt, actor.id, TOPIC)
        self.state = state
        self.actor = actor
        self.waiting = waiting
        self.tested = tested

    def ids(self) -> list[str]:
        """Every reaction of everybody."""
        ids: list[str] = []
        for model in self.waiting:
            for action in (SHOOT, CLOSE, MOVE):
                ids.append(f"{model.id}:{action}")
        return ids

    def any_open(self) -> bool:
        """Whether any reaction is possible now; a Movement mostly is, so it is looked at first."""
        return any(not self.why_not(id) for id in reversed(self.ids()))

    def why_not(self, id: str) -> list[Reason]:
        """Why a reaction cannot be made."""
        state, actor = self.state, self.actor
        token, _, action = id.rpartition(":")
        model = state.model(token)
        if action == CLOSE:
            return (
                [] if strikes(model, actor) else [Reason("warzone.act.close.roll", "warzone-refused-nobody")]
            )
        if engaged(state, model):
            return [Reason("warzone.act.wait.end", "warzone-refused-in-combat")]
        if action == SHOOT:
            return self._why_not_shoot(model)
        if (
            bonus_named(state, model, BOON_NO_MOVE)
            or room_left(state, model, WALKING) <= 0.0
            or m_of(state, model) <= 0
        ):
            return [Reason("warzone.act.move.cap", "warzone-refused-no-move")]
        return []

    def _why_not_shoot(self, model: Model) -> list[Reason]:
        """warzone.act.wait.rules: a reaction obeys all limits of its action."""
        if any(not self._why_not_fire(model, weapon) for weapon in guns(model)):
            return []
        return [Reason("warzone.act.wait.rules", "warzone-refused-nobody")]

    def _why_not_fire(self, model: Model, weapon: Weapon) -> list[Reason]:
        return why_not_fire_in_reaction(self.state, model, weapon, self.actor)

    def check(self, answer: Json) -> list[Reason]:
        chosen = text_of(answer)
        if chosen == NO_REACTION:
            return []
        if chosen not in self.ids():
            return [self.no_such_option(chosen)]
        return self.why_not(chosen)

    def candidates(self) -> list[Json]:
        answers: list[Json] = [id for id in self.ids()]
        answers.append(NO_REACTION)
        return answers

    def orders(self) -> list[str]:
        return ["suggested", NO_REACTION]

    def by_order(self, order: str) -> Json | None:
        return NO_REACTION if order == NO_REACTION else super().by_order(order)

    def preview(self, answer: Json) -> Preview:
        """warzone.act.wait.rules: a reaction obeys all limits of its action, and is shown like it."""
        reasons = self.check(answer)
        token, _, action = text_of(answer).rpartition(":")
        if reasons or not token:
            return Preview(reasons)
        model = self.state.model(token)
        shown = self._foreseen(model, action)
        note = self._nerve(model)
        if note is not None:
            shown.facts.append(note)
        return shown

    def _nerve(self, model: Model) -> Message | None:
        """The LD test that a reaction of this model takes, if any."""
        if not self.tested or bonus_named(self.state, model, BOON_WAIT_NO_TEST):
            return None
        need = ld_of(self.state, self.state.squad_of(model), LD)
        return Message("warzone-fact-ld", {"need": need.need()})

    def _foreseen(self, model: Model, action: str) -> Preview:
        """What the reaction brings, its test included; with a choice still to come it says for which."""
        at: Json = {AT: self.actor.id}
        first: First | None = steady if self.tested else None
        if action == CLOSE:
            blows = StrikeQuestion(self.state, model, self.actor)
            blows.first = first
            return blows.preview(at)
        able: list[Weapon] = []
        if action == SHOOT:
            able = [gun for gun in guns(model) if not self._why_not_fire(model, gun)]
        for weapon in able:
            if not weapon.template:
                shots = ShootQuestion(self.state, model, weapon, False, self.actor)
                shots.first = first
                shown = shots.preview(at)
                if len(able) > 1 or shots.forced() is None:
                    shown.assume(Message("warzone-odds-if-all-at-it", {"weapon": weapon.name}))
                return shown
        return Preview()

    def details(self) -> dict[str, Json]:
        options: list[Json] = []
        for id in self.ids():
            token, _, action = id.rpartition(":")
            model = self.state.model(token)
            values: dict[str, Json] = {"model": model_name(self.state, model)}
            note = self._nerve(model)
            label = Message("warzone-react-" + action, values)
            options.append(Option(id, label, WHY, note, self.why_not(id), "overwatch", token).wire())
        options.append(Option(NO_REACTION, Message("warzone-react-none"), WHY).wire())
        return {"options": options}


def wait_limit(state: WarzoneState, model: Model) -> int:
    """warzone.act.wait.limit: 2 for every full 5 models of the squad, never fewer than 2.

    Crossed Arcs adds one.
    """
    squad = state.squad_of(model)
    limit = max(2, 2 * (len(squad.living()) // 5))
    for boon in squad.boons:
        if boon.effect == BOON_WAIT:
            limit += boon.value
    return limit


def why_not_wait(state: WarzoneState, model: Model) -> list[Reason]:
    """Why a model cannot Wait: too many comrades do."""
    waiting = sum(1 for other in state.squad_of(model).models if other.waiting and other is not model)
    limit = wait_limit(state, model)
    if waiting >= limit:
        return [Reason("warzone.act.wait.limit", "warzone-refused-wait-limit", {"most": limit})]
    return []
