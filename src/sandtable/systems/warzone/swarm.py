"""Swarm: several models strike one enemy as one."""

from __future__ import annotations

from sandtable.core.effects import ask
from sandtable.core.preview import Modifier, Preview
from sandtable.core.question import Question
from sandtable.core.wire import Json, Message, Reason, table_of, text_of
from sandtable.systems.warzone.armour import Hit, armour_need
from sandtable.systems.warzone.blows import close_weapon, hits_by_itself
from sandtable.systems.warzone.dice import PASS, POWER
from sandtable.systems.warzone.forecast import CERTAIN, Throw, armour_lines, target_odds
from sandtable.systems.warzone.models import Model, Squad
from sandtable.systems.warzone.naming import model_name
from sandtable.systems.warzone.space import FURTHEST, are_engaged
from sandtable.systems.warzone.squad_fire import (
    EVERY,
    FOCUS,
    GREAT_ST,
    LEAST,
    name_roller,
    pay,
    squad_action_reasons,
    squad_roll,
)
from sandtable.systems.warzone.state import WarzoneState
from sandtable.systems.warzone.wounds import take_hit


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


def swarm_reasons(state: WarzoneState, squad: Squad) -> list[Reason]:
    """Why a squad cannot Swarm now."""
    reasons = squad_action_reasons(squad)
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


def swarm_hit(state: WarzoneState, party: list[Model], powershot: bool) -> Hit:
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
        "Piercing",
        min(weapon.avv for weapon in weapons) + steps,
        (2 if st >= GREAT_ST else 1) + steps,
        side=party[0].side,
        attacker=party[0].id,
        powershot=powershot,
        no_heal=True,
        why="warzone.swarm.one_blow",
    )


class SwarmQuestion(Question):
    """Whom does the squad swarm over?"""

    kind = "target"

    def __init__(self, state: WarzoneState, squad: Squad) -> None:
        super().__init__(
            squad.side, "warzone.swarm.min", Message("warzone-ask-swarm", {"squad": squad.name}), squad.id
        )
        self.state = state
        self.squad = squad

    def target(self, answer: Json) -> Model | None:
        """The enemy an answer names."""
        found = self.state.models().get(text_of(table_of(answer).get("at")))
        return found if found is not None and found.on_table and found.side != self.side else None

    def check(self, answer: Json) -> list[Reason]:
        target = self.target(answer)
        if target is None or len(swarm_party(self.squad, target)) < LEAST:
            return [Reason(self.why, "warzone-refused-swarm", {"least": LEAST})]
        return []

    def candidates(self) -> list[Json]:
        return [{"at": foe.id} for foe in self.state.field(1 - self.side)]

    def forced(self) -> list[Json] | None:
        only = self.choices()
        return only if len(only) == 1 else None

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        target = self.target(answer)
        if preview.reasons or target is None:
            return preview
        party = swarm_party(self.squad, target)
        best = max(model.profile.cc for model in party)
        hit = swarm_hit(self.state, party, False)
        need = CERTAIN if hits_by_itself(self.state, target) else best + FOCUS
        preview.facts.append(
            Message("warzone-fact-party", {"n": len(party), "st": hit.st, "critical": hit.critical})
        )
        preview.modifiers.append(Modifier(Message("warzone-mod-cc"), str(best), "warzone.swarm.one_blow"))
        preview.modifiers.append(
            Modifier(Message("warzone-mod-swarm"), f"+{FOCUS}", "warzone.swarm.one_blow")
        )
        preview.modifiers.extend(armour_lines(self.state, target, hit.st, hit.damage))
        save = 0 if target.profile.vehicle else armour_need(self.state, target, hit.st, hit.damage)
        throw = Throw(1, need, save, hit.critical, False, hit.avv)
        throw.no_heal = True
        preview.odds.append(target_odds(self.state, target, [throw]))
        return preview

    def details(self) -> dict[str, Json]:
        targets: list[Json] = []
        for foe in self.state.field(1 - self.side):
            entry: dict[str, Json] = {"unit": foe.id, "tokens": [foe.id]}
            reasons = self.check({"at": foe.id})
            if reasons:
                entry["reasons"] = [reason.wire() for reason in reasons]
            targets.append(entry)
        return {"shooters": [], "targets": targets, "split": False, "may_pass": False}


async def swarm(state: WarzoneState, squad: Squad) -> None:
    """warzone.swarm.one_blow: one single blow at +6 on the highest CC.

    A Stunned or routed target is hit by itself.
    """
    question = SwarmQuestion(state, squad)
    target = question.target(await ask(question))
    if target is None:
        return
    party = swarm_party(squad, target)
    squad.special = True
    pay(party)
    if state.listens():
        values: dict[str, Json] = {"squad": squad.name, "target": model_name(state, target), "n": len(party)}
        state.tell("warzone-event-swarm", values, ["warzone.swarm.one_blow"], squad.side, squad.id)
    if hits_by_itself(state, target):
        await take_hit(state, target, swarm_hit(state, party, False))
        return
    best = max(model.profile.cc for model in party)
    roller = await name_roller(state, squad, [model for model in party if model.profile.cc == best])
    result = await squad_roll(state, roller, best + FOCUS, "warzone.swarm.one_blow")
    if result in (PASS, POWER):
        await take_hit(state, target, swarm_hit(state, party, result == POWER))
