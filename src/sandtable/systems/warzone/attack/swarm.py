"""Swarm: several models strike one enemy as one."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import ask
from sandtable.core.preview import Preview
from sandtable.core.question import Target
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Message, Reason, table_of, text_of
from sandtable.systems.warzone.attack.attack import Dice
from sandtable.systems.warzone.attack.blow_numbers import close_weapon
from sandtable.systems.warzone.attack.forecast import show_odds
from sandtable.systems.warzone.attack.squad_fire import (
    EVERY,
    FOCUS,
    GREAT_ST,
    LEAST,
    OneAttack,
    name_roller,
    one_target,
    pay,
    why_not_act_together,
)
from sandtable.systems.warzone.attack.to_hit import blow_need, hits_by_itself
from sandtable.systems.warzone.book.words import PIERCING
from sandtable.systems.warzone.ground.space import FURTHEST, are_engaged
from sandtable.systems.warzone.harm.saves import Hit
from sandtable.systems.warzone.harm.wounds import take_hit
from sandtable.systems.warzone.state.answer_shape import key_reasons
from sandtable.systems.warzone.state.identities import ASK_SWARM, AT
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState

ONE_BLOW: Final = "warzone.swarm.one_blow"


def swarm_party(squad: Squad, target: Model) -> list[Model]:
    """warzone.swarm.min: the models of a squad that are Engaged with a target and still have an action."""
    return [
        model
        for model in squad.models
        if model.on_table
        and model.actions > 0
        and not model.stunned
        and not model.profile.vehicle
        and are_engaged(model, target)
    ]


def why_not_swarm(state: WarzoneState, squad: Squad) -> list[Reason]:
    """Why a squad cannot Swarm now."""
    reasons = why_not_act_together(squad)
    if reasons:
        return reasons
    standing = squad.standing()
    if len(standing) >= LEAST:
        left = min(model.base.x for model in standing) - FURTHEST
        right = max(model.base.x for model in standing) + FURTHEST
        bottom = min(model.base.y for model in standing) - FURTHEST
        top = max(model.base.y for model in standing) + FURTHEST
        for foe in state.field(1 - squad.side):
            near = left < foe.base.x < right and bottom < foe.base.y < top
            if near and len(swarm_party(squad, foe)) >= LEAST:
                return []
    return [Reason("warzone.swarm.min", "warzone-refused-swarm", {"least": LEAST})]


def swarm_need(state: WarzoneState, model: Model, target: Model) -> Reckoning:
    """warzone.swarm.one_blow: the CC of one participant against this target, as in any blow of his, and 6.

    warzone.swarm.no_abilities: cards aside.
    """
    need = blow_need(state, model, target, False, ONE_BLOW)
    need.add(FOCUS, "warzone-mod-swarm", ONE_BLOW)
    return need


def rollers(state: WarzoneState, party: list[Model], target: Model) -> list[Model]:
    """warzone.swarm.one_blow: those with the highest CC against this target."""
    needs = [swarm_need(state, model, target).need() for model in party]
    best = max(needs)
    return [model for model, need in zip(party, needs, strict=True) if need == best]


def swarm_hit(state: WarzoneState, party: list[Model]) -> Hit:
    """What the one blow does.

    warzone.swarm.strength, warzone.swarm.damage, warzone.swarm.no_charge, warzone.swarm.no_abilities: the printed
    figures only.
    """
    weapons = [close_weapon(state, model) for model in party]
    st = min(model.profile.st + weapon.st for model, weapon in zip(party, weapons, strict=True))
    st += sum(weapon.rate for weapon in weapons)
    steps = len(party) // EVERY
    return Hit(
        st,
        PIERCING,
        min(weapon.avv for weapon in weapons) + steps,
        (2 if st >= GREAT_ST else 1) + steps,
        side=party[0].side,
        attacker=party[0].id,
        no_heal=True,
        why=ONE_BLOW,
    )


class SwarmQuestion(Target):
    """Whom does the squad swarm over?"""

    identity: ClassVar[str] = ASK_SWARM

    def __init__(self, state: WarzoneState, squad: Squad) -> None:
        super().__init__(
            squad.side, "warzone.swarm.min", Message("warzone-ask-swarm", {"squad": squad.name}), squad.id
        )
        self.state = state
        self.squad = squad

    def target(self, answer: Json) -> Model | None:
        """The enemy an answer names."""
        model = self.state.models().get(text_of(table_of(answer).get(AT)))
        return model if model is not None and model.on_table and model.side != self.side else None

    def check(self, answer: Json) -> list[Reason]:
        reasons = key_reasons(answer, (AT,), self.why)
        if reasons:
            return reasons
        target = self.target(answer)
        if target is None or len(swarm_party(self.squad, target)) < LEAST:
            return [Reason(self.why, "warzone-refused-swarm", {"least": LEAST})]
        return []

    def candidates(self) -> list[Json]:
        return [{AT: foe.id} for foe in self.state.field(1 - self.side)]

    def forced(self) -> list[Json] | None:
        only = self.choices()
        return only if len(only) == 1 else None

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        target = self.target(answer)
        if preview.reasons or target is None:
            return preview
        party = swarm_party(self.squad, target)
        hit = swarm_hit(self.state, party)
        preview.facts.append(
            Message("warzone-fact-party", {"n": len(party), "st": hit.st, "critical": hit.critical})
        )
        squad, at = self.squad.id, target.id
        show_odds(
            self.state, self.side, party, [at],
            lambda state: strike_as_one(state, state.squad(squad), state.model(at)), preview,
        )  # fmt: skip
        return preview

    def details(self) -> dict[str, Json]:
        return one_target(self, self.state)


async def swarm(state: WarzoneState, squad: Squad) -> None:
    """warzone.swarm.one_blow: one single blow at +6 on the highest CC among them.

    A Stunned or routed target is hit by itself.
    """
    question = SwarmQuestion(state, squad)
    target = question.target(await ask(question))
    if target is not None:
        await strike_as_one(state, squad, target)


async def strike_as_one(state: WarzoneState, squad: Squad, target: Model) -> None:
    """All that follows when the target is named."""
    party = swarm_party(squad, target)
    squad.special = True
    pay(party)
    state.tell(
        "warzone-event-swarm",
        lambda: {"squad": squad.name, "target": model_name(state, target), "n": len(party)},
        [ONE_BLOW],
        squad.side,
        squad.id,
    )
    hit = swarm_hit(state, party)
    if hits_by_itself(state, target):
        await take_hit(state, target, hit)
        return
    roller = await name_roller(state, squad, rollers(state, party, target))
    dice = Dice(target.id, 1, swarm_need(state, roller, target))
    await OneAttack(state, roller, ONE_BLOW, hit).begin([dice], [])
