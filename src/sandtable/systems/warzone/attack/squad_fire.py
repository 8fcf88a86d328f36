"""Squad actions at a distance: Focused Fire and Suppressive Fire."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.core.effects import ask
from sandtable.core.event import Aim
from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option, Target
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Message, Reason, list_of, table_of, text_of
from sandtable.systems.warzone.attack.attack import Attack, Dice, Landed
from sandtable.systems.warzone.attack.forecast import show_odds
from sandtable.systems.warzone.attack.priority import obeys
from sandtable.systems.warzone.attack.shot_numbers import can_be_primary, can_be_shot, why_not_fire_again
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.book.words import PIERCING, SKILL_SUPPRESSIVE_FIRE
from sandtable.systems.warzone.ground.cover import counts
from sandtable.systems.warzone.ground.sight import veils_between
from sandtable.systems.warzone.ground.space import engaged, gap
from sandtable.systems.warzone.harm.saves import Hit
from sandtable.systems.warzone.state.answer_shape import key_reasons
from sandtable.systems.warzone.state.choice_of_models import one_of
from sandtable.systems.warzone.state.identities import ASK_FOCUS, ASK_ROLLER, ASK_SUPPRESS, AT, WITH
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import SPENT, Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState

LEAST: Final = 3  # warzone.focus.min, warzone.suppress.min
FOCUS: Final = 6  # warzone.focus.one_shot: to RS
GREAT_ST: Final = 18  # warzone.focus.st18
EVERY: Final = 3  # warzone.focus.critical: participants for each step
ONE_SHOT: Final = "warzone.focus.one_shot"


def gun_of(model: Model) -> Weapon | None:
    """warzone.focus.template: the first weapon of a model that is no template.

    Who has only templates cannot join.
    """
    for weapon in model.weapons:
        if weapon.ranged and not weapon.template:
            return weapon
    return None


def free_to_fire(state: WarzoneState, model: Model) -> bool:
    """warzone.squad.cost, warzone.squad.order: who has an action and a shot left, not Engaged, not Stunned."""
    if not model.on_table or model.actions < 1 or model.stunned or model.profile.vehicle or model.straggler:
        return False
    weapon = gun_of(model)
    return weapon is not None and not why_not_fire_again(model, weapon) and not engaged(state, model)


def able(state: WarzoneState, squad: Squad) -> list[Model]:
    """The models of a squad that could take part at all."""
    return [model for model in squad.models if free_to_fire(state, model)]


def why_not_act_together(squad: Squad) -> list[Reason]:
    """warzone.squad.once: at most one special squad action a Game Turn; warzone.panic.effect.rally_only."""
    if squad.special:
        return [Reason("warzone.squad.once", "warzone-refused-squad-once")]
    if squad.broken():
        return [Reason("warzone.panic.effect.rally_only", "warzone-refused-broken", {"squad": squad.name})]
    return []


def pay(models: list[Model]) -> None:
    """warzone.squad.cost: one action of every model that takes part; warzone.act.hide.lost."""
    for model in models:
        model.actions -= 1
        model.spent += 1
        model.hidden = False
        model.aimed = False


# ------------------------------------------------------------ focused fire


def focus_party(state: WarzoneState, models: list[Model], target: Model) -> list[Model]:
    """Those with the target in sight and range, obeying target priority.

    warzone.focus.target: never at an Engaged one.
    """
    party: list[Model] = []
    if not models or engaged(state, target):
        return party
    for number, model in enumerate(models):
        if len(party) + len(models) - number < LEAST:
            break  # too few are left to make up the number
        weapon = gun_of(model)
        if weapon is None or not can_be_primary(state, model, target, weapon.reach):
            continue
        if obeys(state, model, target):
            party.append(model)
    return party


@final
class Reach:
    """The box about some shooters that their longest weapon reaches: a quick look before the exact one."""

    __slots__ = ("bottom", "left", "right", "top")

    def __init__(self, models: list[Model]) -> None:
        far = 0.0
        for model in models:
            weapon = gun_of(model)
            if weapon is not None and weapon.reach > far:
                far = weapon.reach
        far += 3.0  # two of the widest bases
        self.left = min(model.base.x for model in models) - far
        self.right = max(model.base.x for model in models) + far
        self.bottom = min(model.base.y for model in models) - far
        self.top = max(model.base.y for model in models) + far

    def holds(self, target: Model) -> bool:
        """Whether anybody could have it in range."""
        base = target.base
        return self.left <= base.x <= self.right and self.bottom <= base.y <= self.top


def why_not_focus(state: WarzoneState, squad: Squad) -> list[Reason]:
    """Why a squad cannot use Focused Fire now."""
    reasons = why_not_act_together(squad)
    if reasons:
        return reasons
    models = able(state, squad)
    if len(models) >= LEAST:
        reach = Reach(models)
        for foe in state.field(1 - squad.side):
            if reach.holds(foe) and len(focus_party(state, models, foe)) >= LEAST:
                return []
    return [Reason("warzone.focus.min", "warzone-refused-focus", {"least": LEAST})]


def focus_need(state: WarzoneState, party: list[Model], target: Model) -> Reckoning:
    """warzone.focus.one_shot: the highest RS and 6.

    warzone.focus.cover: -1 for each piece of cover, shooter by shooter.
    warzone.focus.no_abilities: neither cards nor the weapons' abilities count, so it is the printed RS.
    """
    best = max(model.profile.rs for model in party)
    need = Reckoning(best, "warzone-mod-rs", ONE_SHOT, {"target": model_name(state, target)})
    need.add(FOCUS, "warzone-mod-focus", ONE_SHOT)
    pieces = 0
    for model in party:
        pieces += sum(1 for veil in veils_between(state, model, target) if counts(veil))
    need.add(-pieces, "warzone-mod-focus-cover", "warzone.focus.cover")
    return need


def focus_hit(party: list[Model]) -> Hit:
    """What the one shot does.

    warzone.focus.strength, warzone.focus.type, warzone.focus.critical, warzone.focus.st18, warzone.focus.no_heal.
    """
    weapons = [weapon for weapon in (gun_of(model) for model in party) if weapon is not None]
    st = min(weapon.st for weapon in weapons) + sum(weapon.rate for weapon in weapons)
    steps = len(party) // EVERY
    critical = (2 if st >= GREAT_ST else 1) + steps
    avv = min(weapon.avv for weapon in weapons) + steps
    return Hit(
        st,
        PIERCING,
        avv,
        critical,
        side=party[0].side,
        attacker=party[0].id,
        ranged=True,
        no_heal=True,
        guarded=[],
        why=ONE_SHOT,
    )


def one_target(question: Target, state: WarzoneState) -> dict[str, Json]:
    """What a client draws where a whole party names one enemy: every enemy there is, and why not."""
    targets: list[Json] = []
    for foe in state.field(1 - question.side):
        entry: dict[str, Json] = {"unit": foe.id, "tokens": [foe.id]}
        reasons = question.check({AT: foe.id})
        if reasons:
            entry["reasons"] = [reason.wire() for reason in reasons]
        targets.append(entry)
    return {"shooters": [], "targets": targets, "split": False, "may_pass": False}


class FocusQuestion(Target):
    """At whom does the squad fire together? `with` names who takes part.

    Everybody who can when it is left out.
    """

    identity: ClassVar[str] = ASK_FOCUS

    def __init__(self, state: WarzoneState, squad: Squad) -> None:
        super().__init__(
            squad.side, "warzone.focus.min", Message("warzone-ask-focus", {"squad": squad.name}), squad.id
        )
        self.state = state
        self.squad = squad
        self.models = able(state, squad)
        self._parties: dict[str, list[Model]] = {}

    def party(self, answer: Json) -> tuple[Model | None, list[Model]]:
        """The target and those who fire at it."""
        table = table_of(answer)
        target = self.state.models().get(text_of(table.get(AT)))
        if target is None or not target.on_table or target.side == self.side:
            return None, []
        party = self._able_at(target)
        if WITH in table:
            wanted = [text_of(id) for id in list_of(table[WITH])]
            if any(id not in [model.id for model in party] for id in wanted):
                return target, []
            party = [model for model in party if model.id in wanted]
        return target, party

    def _able_at(self, target: Model) -> list[Model]:
        """Everybody who could fire at a target, worked out once."""
        known = self._parties.get(target.id)
        if known is None:
            known = focus_party(self.state, self.models, target)
            self._parties[target.id] = known
        return known

    def check(self, answer: Json) -> list[Reason]:
        reasons = key_reasons(answer, (AT, WITH), self.why)
        if reasons:
            return reasons
        target, party = self.party(answer)
        if target is None:
            return [
                Reason(
                    self.why,
                    "warzone-refused-no-target",
                    {"target": text_of(table_of(answer).get(AT))[:40]},
                )
            ]
        if len(party) < LEAST:
            if engaged(self.state, target):
                return [Reason("warzone.focus.target", "warzone-refused-focus-engaged")]
            return [Reason("warzone.focus.min", "warzone-refused-focus", {"least": LEAST})]
        return []

    def candidates(self) -> list[Json]:
        return [{AT: foe.id} for foe in self.state.field(1 - self.side)]

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        target, party = self.party(answer)
        if preview.reasons or target is None:
            return preview
        hit = focus_hit(party)
        preview.facts.append(
            Message("warzone-fact-party", {"n": len(party), "st": hit.st, "critical": hit.critical})
        )
        squad, at = self.squad.id, target.id
        ids = [model.id for model in party]
        show_odds(
            self.state, self.side, party, [at],
            lambda state: fire_as_one(state, state.squad(squad), [state.model(id) for id in ids], state.model(at)),
            preview,
        )  # fmt: skip
        return preview

    def details(self) -> dict[str, Json]:
        return one_target(self, self.state)


async def focused_fire(state: WarzoneState, squad: Squad) -> None:
    """One single shot of several models. warzone.focus.no_more: none of them shoots again this turn."""
    question = FocusQuestion(state, squad)
    target, party = question.party(await ask(question))
    if target is not None:
        await fire_as_one(state, squad, party, target)


async def fire_as_one(state: WarzoneState, squad: Squad, party: list[Model], target: Model) -> None:
    """All that follows when target and participants are named."""
    squad.special = True
    pay(party)
    for model in party:
        model.fired.append(SPENT)
    need = focus_need(state, party, target)
    best = max(model.profile.rs for model in party)
    roller = await name_roller(state, squad, [model for model in party if model.profile.rs == best])
    state.aim(lambda: Aim([one.id for one in party], target.id, min(gap(one, target) for one in party)))
    state.tell(
        "warzone-event-focus",
        lambda: {"squad": squad.name, "target": model_name(state, target), "n": len(party)},
        [ONE_SHOT],
        squad.side,
        squad.id,
    )
    await OneAttack(state, roller, ONE_SHOT, focus_hit(party)).begin([Dice(target.id, 1, need)], [])


@final
class OneAttack(Attack):
    """The one die of a squad, and its hit."""

    def __init__(self, state: WarzoneState, roller: Model, why: str, hit: Hit) -> None:
        super().__init__(state, roller, why, hit.ranged)
        self.one = hit

    async def throw(self, dice: Dice) -> list[Landed]:
        """warzone.squad.fumble: a natural 20 is a fumble only of the model whose RS or CC was used."""
        actor = self.state.actor
        self.state.actor = self.model.id
        hits = await Attack.throw(self, dice)
        self.state.actor = actor
        return hits

    def hit(self, landed: Landed, guarded: list[str]) -> Hit:
        hit = self.one.weaker(0)
        hit.powershot = landed.powershot
        if hit.guarded is not None:
            hit.guarded = guarded
        return hit

    def harm(self) -> int:
        return self.one.critical


async def name_roller(state: WarzoneState, squad: Squad, models: list[Model]) -> Model:
    """warzone.squad.fumble: if several share the highest value the owner names one before rolling."""
    prompt = Message("warzone-ask-roller", {"squad": squad.name})
    question = one_of(
        state,
        squad.side,
        "warzone.squad.fumble",
        prompt,
        subject=squad.id,
        topic="warzone.roller",
        id=ASK_ROLLER,
        label="warzone-opt-roller",
        models=models,
    )
    return state.model(text_of(await ask(question)))


# ------------------------------------------------------------ suppressive fire


def sees_any(state: WarzoneState, model: Model, squad: Squad) -> bool:
    """Whether a model has any model of a squad in sight and range."""
    weapon = gun_of(model)
    if weapon is None:
        return False
    return any(m.on_table and can_be_shot(state, model, m, weapon.reach) for m in squad.models)


def suppress_party(state: WarzoneState, models: list[Model], target: Squad) -> list[Model]:
    """warzone.suppress.min: those with the target squad in sight and range."""
    return [model for model in models if sees_any(state, model, target)]


def why_not_suppress(state: WarzoneState, squad: Squad) -> list[Reason]:
    """Why a squad cannot use Suppressive Fire now; warzone.suppress.skill: only squads with that ability may."""
    if not squad.profile.has(SKILL_SUPPRESSIVE_FIRE):
        return [Reason("warzone.suppress.skill", "warzone-refused-suppress-skill")]
    reasons = why_not_act_together(squad)
    if reasons:
        return reasons
    models = able(state, squad)
    if len(models) >= LEAST:
        for target in state.of_side(1 - squad.side):
            if len(suppress_party(state, models, target)) >= LEAST:
                return []
    return [Reason("warzone.suppress.min", "warzone-refused-focus", {"least": LEAST})]


async def suppressive_fire(state: WarzoneState, squad: Squad) -> None:
    """warzone.suppress.no_roll: nothing is rolled now; every model of the target squad pays when it moves."""
    models = able(state, squad)
    options: list[Option] = []
    for target in state.of_side(1 - squad.side):
        if len(suppress_party(state, models, target)) >= LEAST:
            label = Message("warzone-opt-suppress", {"squad": target.name})
            options.append(Option(target.id, label, "warzone.suppress.min", token=target.id))
    prompt = Message("warzone-ask-suppress", {"squad": squad.name})
    question = Choose(squad.side, "warzone.suppress.min", prompt, options, squad.id, id=ASK_SUPPRESS)
    chosen = text_of(await ask(question))
    enemy = state.squad(chosen)
    party = suppress_party(state, models, enemy)
    squad.special = True
    pay(party)
    for model in party:
        model.fired.append(SPENT)
    weapons = [weapon for weapon in (gun_of(model) for model in party) if weapon is not None]
    enemy.suppressions.append(min(weapon.st for weapon in weapons))
    for model in enemy.models:
        model.pressed.append(0.0)
    values: dict[str, Json] = {"squad": squad.name, "target": enemy.name, "n": len(party)}
    state.tell("warzone-event-suppress", values, ["warzone.suppress.con"], squad.side, squad.id)
