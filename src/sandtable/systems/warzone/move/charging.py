"""Charge and counter-charge."""

from __future__ import annotations

from math import sqrt
from typing import ClassVar, Final

from sandtable.core.effects import ask
from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option, Target
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Message, Reason, table_of, text_of
from sandtable.systems.warzone.book.profiles import CONTACT
from sandtable.systems.warzone.book.words import BOON_NO_MOVE, SKILL_FEAR
from sandtable.systems.warzone.ground.sight import sees
from sandtable.systems.warzone.ground.space import (
    altitude_rule,
    engaged,
    fights_at,
    in_front,
    look_at,
    strikes,
)
from sandtable.systems.warzone.harm.nerve import ld_of, ld_test
from sandtable.systems.warzone.harm.suppression import under_fire
from sandtable.systems.warzone.move.movement import passed, walk_to
from sandtable.systems.warzone.move.planning import (
    CHARGE,
    COUNTER,
    INSIDE,
    Gait,
    Planner,
    Stride,
    longest,
    room_left,
)
from sandtable.systems.warzone.state.answer_shape import key_reasons
from sandtable.systems.warzone.state.dice import test_name
from sandtable.systems.warzone.state.identities import ASK_CHARGE, ASK_COUNTER, COUNTERS, STANDS
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus_named, fears_nothing, m_of
from sandtable.table import OVERLAP, Point, path_length

WHY: Final = "warzone.act.charge.move"
FEAR: Final = "warzone.act.charge.order"
COUNTERED: Final = "warzone.counter"
SHORT: Final = Gait("charge", 1, "warzone.act.charge.fail", straight=True, climbs=False, closes=True)


def goal_at(model: Model, target: Model, gap: float = 0.0) -> Point:
    """Where a model stands when it has come straight at a target and so many inches are left between the bases."""
    dx = target.base.x - model.base.x
    dy = target.base.y - model.base.y
    apart = sqrt(dx * dx + dy * dy)
    room = model.base.radius + target.base.radius + gap
    if apart <= room:
        return model.base.x, model.base.y
    share = (apart - room) / apart
    return round(model.base.x + dx * share, 4), round(model.base.y + dy * share, 4)


def rim_of(model: Model, target: Model) -> Point:
    """Where a model that comes straight at a target first has it in its CCWR."""
    return goal_at(model, target, model.profile.reach - INSIDE)


def charge_stride(planner: Planner, target: Model) -> Stride:
    """warzone.act.charge.move: the straight way to a target, up to twice M, free of obstacles.

    It ends in base contact, or as near to it as it leads with the target in the charger's CCWR.
    """
    near = reaching(planner, goal_at(planner.model, target), target)
    if not near.reasons:
        return near
    rim = reaching(planner, rim_of(planner.model, target), target)
    if rim.reasons or planner.model.profile.reach <= CONTACT:
        return rim
    best = longest(planner, goal_at(planner.model, target), rim.length)
    return rim if best is None or not fights_at(planner.model, best.altitude, target) else best


def reaching(planner: Planner, goal: Point, target: Model) -> Stride:
    """The way to a place from which a target is struck; refused where the place is too high or too low for that.

    warzone.model.altitude.small and its sisters.
    """
    stride = planner.stride(goal)
    model = planner.model
    if not stride.reasons and not fights_at(model, stride.altitude, target):
        values: dict[str, Json] = {"target": model_name(planner.state, target)}
        planner.refuse(stride, altitude_rule(model), "warzone-refused-altitude", values)
    return stride


def arrives(planner: Planner, target: Model) -> bool:
    """Whether a charge at a visible target would reach it as things stand: mostly it does as soon as to its rim."""
    model = planner.model
    if not sees(planner.state, model, target):
        return False
    if not reaching(planner, rim_of(model, target), target).reasons:
        return True
    return not reaching(planner, goal_at(model, target), target).reasons


def why_not_charge(planner: Planner, target: Model) -> list[Reason]:
    """warzone.act.charge.who: a target in the front arc that the charger sees.

    warzone.act.charge.fail: distances may be measured, so nobody sets out for one he cannot reach.
    """
    state, model = planner.state, planner.model
    if sees(state, model, target):
        return charge_stride(planner, target).reasons
    values: dict[str, Json] = {"target": model_name(state, target)}
    return [Reason("warzone.act.charge.who", "warzone-refused-charge-sight", values)]


def charge_targets(state: WarzoneState, model: Model) -> list[Model]:
    """Enemies near enough to be charged, unchecked: in front and within twice M."""
    far = min(2.0 * m_of(state, model), room_left(state, model, CHARGE)) + model.profile.reach + OVERLAP
    x, y, radius = model.base.x, model.base.y, model.base.radius
    targets: list[Model] = []
    for foe in state.field(1 - model.side):
        dx = foe.base.x - x
        dy = foe.base.y - y
        room = far + radius + foe.base.radius
        if dx * dx + dy * dy <= room * room and in_front(model, foe.base.x, foe.base.y):
            targets.append(foe)
    return targets


def can_charge(state: WarzoneState, model: Model) -> bool:
    """Whether any enemy can be reached from here."""
    near = charge_targets(state, model)
    if not near:
        return False
    planner = Planner(state, model, CHARGE)
    return any(arrives(planner, foe) for foe in near)


class ChargeQuestion(Target):
    """Whom does the model charge?"""

    identity: ClassVar[str] = ASK_CHARGE

    def __init__(self, state: WarzoneState, model: Model) -> None:
        super().__init__(
            model.side, WHY, Message("warzone-ask-charge", {"model": model_name(state, model)}), model.id
        )
        self.state = state
        self.model = model
        self.planner = Planner(state, model, CHARGE)

    def check(self, answer: Json) -> list[Reason]:
        reasons = key_reasons(answer, ("at",), self.why)
        if reasons:
            return reasons
        id = text_of(table_of(answer).get("at"))
        target = self.state.models().get(id)
        if target is None or not target.on_table or target.side == self.model.side:
            return [Reason(self.why, "warzone-refused-no-target", {"target": id[:40]})]
        return why_not_charge(self.planner, target)

    def candidates(self) -> list[Json]:
        """The enemies a charge would reach."""
        near = charge_targets(self.state, self.model)
        return [{"at": foe.id} for foe in near if arrives(self.planner, foe)]

    def forced(self) -> list[Json] | None:
        """Asked for nothing when only one enemy stands before him."""
        foes = [
            foe for foe in self.state.field(1 - self.side) if in_front(self.model, foe.base.x, foe.base.y)
        ]
        return [{"at": foes[0].id}] if len(foes) == 1 else None

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        target = self.state.models().get(text_of(table_of(answer).get("at")))
        if target is None:
            return preview
        stride = charge_stride(self.planner, target)
        preview.paths.append((self.model.id, stride.path))
        preview.cost = round(stride.length, 2)
        preview.allowance = round(stride.allowance, 2)
        values: dict[str, Json] = {"inches": m_of(self.state, self.model)}
        gains = stride.length >= m_of(self.state, self.model) - OVERLAP
        preview.facts.append(
            Message("warzone-fact-charge-bonus" if gains else "warzone-fact-no-charge-bonus", values)
        )
        if fears(self.state, self.model, target):
            need = fear_need(self.state, self.model, target)
            preview.facts.append(Message("warzone-fact-fear", {"need": need.need()}))
            values = {"test": test_name(FEAR), "who": model_name(self.state, self.model)}
            preview.explain(Message("warzone-reckon", values), FEAR, self.model.id, need)
        return preview

    def details(self) -> dict[str, Json]:
        targets: list[Json] = []
        for foe in self.state.field(1 - self.model.side):
            entry: dict[str, Json] = {"unit": foe.id, "tokens": [foe.id]}
            reasons = why_not_charge(self.planner, foe)
            if reasons:
                entry["reasons"] = [reason.wire() for reason in reasons]
            targets.append(entry)
        return {"shooters": [], "targets": targets, "split": False, "may_pass": False}


async def charge(state: WarzoneState, model: Model, answer: Json) -> None:
    """warzone.act.charge.order: target, Fear test, Counter-charge, the charger's move, the bonus."""
    target = state.model(text_of(table_of(answer).get("at")))
    state.tell(
        "warzone-event-charges",
        lambda: {"model": model_name(state, model), "target": model_name(state, target)},
        [WHY],
        model.side,
        model.id,
    )
    if not await dares(state, model, target):
        return
    start = (model.base.x, model.base.y)
    await counter_charge(state, model, target)
    if not model.on_table or not target.on_table or state.result is not None:
        return
    if strikes(model, target):  # the counter-charge has brought the target into reach
        settle_bonus(state, model, target, start)
        return
    stride = charge_stride(Planner(state, model, CHARGE), target)
    if stride.reasons:
        await fall_short(state, model, target)
        return
    if not await carried_out(state, model, stride):
        return
    settle_bonus(state, model, target, start)


async def carried_out(state: WarzoneState, model: Model, stride: Stride) -> bool:
    """The straight way of a charge; whether the charger arrives."""
    model.aimed = False
    if not await passed(state, model, stride):
        return False
    walk_to(state, model, stride.path, stride.altitude)
    await under_fire(state, model, stride.length)
    return model.on_table


def settle_bonus(state: WarzoneState, model: Model, target: Model, start: Point) -> None:
    """warzone.act.charge.first_die: the bonus needs at least M inches moved, M as printed with auras and cards."""
    look_at(model, target.base.x, target.base.y)
    model.charged = True
    moved = path_length([start, (model.base.x, model.base.y)])
    model.charge = moved >= m_of(state, model) - OVERLAP


async def fall_short(state: WarzoneState, model: Model, target: Model) -> None:
    """warzone.act.charge.fail: a charge that falls short is a Movement on the same line; the other actions are lost."""
    await straight_part(state, model, goal_at(model, target), SHORT)
    model.actions = 0
    look_at(model, target.base.x, target.base.y)
    state.tell(
        "warzone-event-charge-short",
        lambda: {"model": model_name(state, model), "target": model_name(state, target)},
        ["warzone.act.charge.fail"],
        model.side,
        model.id,
    )


async def straight_part(state: WarzoneState, model: Model, goal: Point, gait: Gait) -> None:
    """As much of the straight way to a place as the gait allows; leaps on it are tested like any."""
    stride = longest(Planner(state, model, gait), goal)
    if stride is not None and await passed(state, model, stride):
        walk_to(state, model, stride.path, stride.altitude)
        await under_fire(state, model, stride.length)


# ------------------------------------------------------------ fear


def fears(state: WarzoneState, model: Model, target: Model) -> bool:
    """The Fear ability: whether a charger must test before he charges this target.

    warzone.vehicle.steady: vehicles ignore fear; so do the Fearless, and those who hold the faction in contempt.
    """
    if SKILL_FEAR not in target.profile.skills or model.profile.vehicle:
        return False
    if model.profile.contempt and model.profile.contempt == target.profile.faction:
        return False
    return not fears_nothing(state, model)


async def dares(state: WarzoneState, model: Model, target: Model) -> bool:
    """warzone.act.charge.order: a charger who fails the Fear test does not move; the action is lost."""
    if not fears(state, model, target):
        return True
    return await ld_test(state, state.squad_of(model), model, fear_need(state, model, target), FEAR)


def fear_need(state: WarzoneState, model: Model, target: Model) -> Reckoning:
    """The Fear ability: LD, less the number of it."""
    need = ld_of(state, state.squad_of(model), FEAR)
    need.add(-target.profile.skills["fear"], "warzone-skill-fear", FEAR)
    return need


# ------------------------------------------------------------ counter-charge


def may_counter(state: WarzoneState, target: Model) -> bool:
    """warzone.act.counter.free: an unengaged model that is neither Stunned nor broken (warzone.panic.not).

    Nor one that has no M left, or that a card forbids to move.
    """
    if target.stunned or state.squad_of(target).broken() or engaged(state, target):
        return False
    return m_of(state, target) > 0 and not bonus_named(state, target, BOON_NO_MOVE)


async def counter_charge(state: WarzoneState, model: Model, target: Model) -> None:
    """warzone.act.counter.free: at no action cost by an LD test; warzone.act.counter.wait: who Waits needs none."""
    if not may_counter(state, target):
        return
    why = "warzone.act.counter.free"
    options = [
        Option(COUNTERS, Message("warzone-opt-counter"), why, icon="assault"),
        Option(STANDS, Message("warzone-opt-stand"), why),
    ]
    prompt = Message(
        "warzone-ask-counter", {"model": model_name(state, target), "enemy": model_name(state, model)}
    )
    question = Choose(target.side, why, prompt, options, subject=target.id, topic=COUNTERED, id=ASK_COUNTER)
    if text_of(await ask(question)) != COUNTERS:
        return
    if target.waiting:
        target.waiting = False
    elif not await ld_test(
        state, state.squad_of(target), target, ld_of(state, state.squad_of(target), why), why
    ):
        return
    target.hidden = False
    state.tell(
        "warzone-event-counter-charge",
        lambda: {"model": model_name(state, target)},
        ["warzone.act.counter.effect"],
        target.side,
        target.id,
    )
    await straight_part(
        state, target, goal_at(target, model), COUNTER
    )  # warzone.act.counter.effect: up to M, before he moves
    if target.on_table:
        look_at(target, model.base.x, model.base.y)
