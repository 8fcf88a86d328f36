"""The actions of an activated unit: seven for infantry, three for a vehicle, and what aboard and captives change."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import ask
from sandtable.core.preview import Preview
from sandtable.core.question import Choice, Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fubar.attack.battery import Battery
from sandtable.systems.fubar.attack.close_combat import assault_targets
from sandtable.systems.fubar.attack.shooting import fire, fire_all
from sandtable.systems.fubar.move.captive import offer_captive
from sandtable.systems.fubar.move.charging import assault
from sandtable.systems.fubar.move.grounding import go_to_ground
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.move.movement import MoveQuestion, carry_out, move_unit, stop_option
from sandtable.systems.fubar.move.transport import GetOut, dismount, mount, why_not_mount
from sandtable.systems.fubar.move.walking import Stretch
from sandtable.systems.fubar.state.identities import (
    ACTIONS_ABOARD,
    AIM,
    ASSAULT,
    DASH,
    DISMOUNT,
    DRIVE,
    FIRE,
    GROUND,
    GUARD,
    INFANTRY_ACTIONS,
    MOUNT,
    RUN,
    STAND,
    STAY,
    VEHICLE_ACTIONS,
    WALK,
    WHICH_ACTION,
    WHOM_TO_ASSAULT,
)
from sandtable.systems.fubar.state.known import known_state
from sandtable.systems.fubar.state.passengers import carriers
from sandtable.systems.fubar.state.state import FubarState, Unit

WHY: Final = "fubar.activation.one_action"

RULES: Final = {
    WALK: "fubar.action.walk.move",
    RUN: "fubar.action.run.move",
    DASH: "fubar.action.dash.move",
    AIM: "fubar.action.aim",
    GUARD: "fubar.action.guard.react",
    GROUND: "fubar.action.ground.move",
    ASSAULT: "fubar.action.assault",
    DRIVE: "fubar.vehicle.move.open",
    STAND: "fubar.vehicle.still",
    DISMOUNT: "fubar.vehicle.transport",
    STAY: "fubar.vehicle.transport",
}
ICONS: Final = {
    WALK: "move_fire",
    RUN: "move",
    DASH: "move",
    AIM: "attack",
    GUARD: "overwatch",
    GROUND: "cover",
    ASSAULT: "assault",
    DRIVE: "move_fire",
    STAND: "attack",
    DISMOUNT: "transport",
    STAY: "transport",
}


async def act(state: FubarState, unit: Unit) -> None:
    """fubar.activation.one_action: an activated unit carries out one action of the list."""
    question = WhichAction(state, unit)
    chosen = text_of(await ask(question))
    if chosen == DISMOUNT:  # fubar.vehicle.transport: before acting, so the action itself is still to come
        await dismount(state, unit, question.way_out())
        if unit.gone or state.result is not None:
            return
        question = WhichAction(state, unit)
        chosen = text_of(await ask(question))
    if chosen.startswith(MOUNT):
        mount(state, unit, state.unit(chosen.removeprefix(MOUNT)))
    elif unit.vehicle is not None:
        await act_vehicle(state, unit, chosen)
    else:
        await act_infantry(state, unit, chosen, question)


async def act_infantry(state: FubarState, unit: Unit, chosen: str, question: WhichAction) -> None:
    """One of the seven actions. fubar.action.run.no_fire: a Run is the move and nothing but the move."""
    lengths = state.lengths
    if chosen == WALK:
        await walk(state, unit)
    elif chosen == RUN:
        await move_unit(state, March(unit, RUN, lengths.run, "fubar.action.run.move"), [stop_option()])
    elif chosen == DASH:
        await dash(state, unit)
    elif chosen == GUARD:
        go_on_guard(state, unit)
    elif chosen == GROUND:
        await go_to_ground(state, unit)
    elif chosen == AIM:  # fubar.action.aim: support weapons included, +1 to hit
        await fire_all(state, question.aim())
    elif chosen == ASSAULT:
        await choose_and_assault(state, unit)


async def walk(state: FubarState, unit: Unit) -> None:
    """fubar.action.walk.move, fubar.action.walk.fire: up to 6 inches, and fire at one point of the move.

    fubar.scenario.captive: a unit in contact with the captive may take him along, and then does not fire.
    """
    await offer_captive(state, unit)
    march = March(unit, WALK, state.lengths.walk, "fubar.action.walk.move")
    await move_and_fire(state, march)


async def move_and_fire(state: FubarState, march: March) -> None:
    """The mover names the one point at which the whole unit fires, and may then go on with what is left.

    fubar.action.walk.fire: where nobody can be fired at, the fire is not used up.
    """
    unit = march.unit
    while await carry_out(state, march, MoveAndFire(state, march)) == FIRE:
        battery = Battery(state, unit, moving=True, aiming=False)
        if battery.can_fire():
            march.fired = True
            await fire_all(state, battery)
            if not unit.gone and state.result is None and march.movers():
                await move_unit(state, march, [stop_option()])
            return
        if not march.movers():
            return


class MoveAndFire(MoveQuestion):
    """Where does the unit go, and does it fire there? Not where it stands with nobody to fire at."""

    def __init__(self, state: FubarState, march: March) -> None:
        super().__init__(state, march, [stop_option(), fire_option(march)])
        self._targets: bool | None = (
            None  # whether anybody can be fired at from here, once somebody has looked
        )

    def again(self) -> MoveQuestion:
        return MoveAndFire(self.state, self.march)

    def law(self, plan: Plan) -> list[Reason]:
        """fubar.fire.los: what is in sight here and now is known; what comes into sight on the way is not."""
        if plan.then != FIRE or plan.cost() > 0.0 or plan.turns:
            return []
        can_fire = self._targets
        if can_fire is None:
            can_fire = Battery(self.state, self.march.unit, moving=True, aiming=False).can_fire()
            self._targets = can_fire
        name: dict[str, Json] = {"unit": self.march.unit.name}
        return [] if can_fire else [Reason("fubar.fire.los", "fubar-refused-fire-here", name)]

    def preview(self, answer: Json) -> Preview:
        """With a warning where nobody its side knows of could be fired at."""
        preview = super().preview(answer)
        plan = self.plan_for(answer)
        if not preview.reasons and plan.then == FIRE and plan.numbers and not self._can_fire_after(plan):
            name: dict[str, Json] = {"unit": self.march.unit.name}
            preview.warnings.append(Reason("fubar.fire.los", "fubar-warning-fire-nobody", name))
        return preview

    def _can_fire_after(self, plan: Plan) -> bool:
        """Whether anybody its side knows of now could be fired at from where the plan ends."""
        known = known_state(self.state, self.march.unit.side)
        unit = known.unit(self.march.unit.id)
        march = March(unit, self.march.action, self.march.allowance, self.march.why)
        vehicle = unit.vehicle
        if vehicle is not None and plan.turns:
            vehicle.hull = vehicle.hull.turned(plan.facing)
        Stretch(known, march, plan).place(1.0)
        return Battery(known, unit, moving=True, aiming=False).can_fire()


def fire_option(march: March) -> Option:
    """Firing in the middle of the move, or why this unit does not."""
    unit = march.unit
    reasons: list[Reason] = []
    vehicle = unit.vehicle
    if unit.captive:
        reasons = [Reason("fubar.scenario.captive", "fubar-refused-captive-fire", {"unit": unit.name})]
    elif vehicle is not None and not vehicle.weapons:
        reasons = [Reason("fubar.vehicle.actions", "fubar-refused-no-weapon", {"unit": unit.name})]
    why = "fubar.action.walk.fire" if vehicle is None else "fubar.vehicle.actions"
    return Option(FIRE, Message("fubar-opt-fire-here"), why, reasons=reasons, icon="attack")


async def dash(state: FubarState, unit: Unit) -> None:
    """fubar.action.dash.move, fubar.action.dash.cover: 8 inches, as if in light cover, also while on the way.

    fubar.action.dash.no_fire: nothing but the move.
    """
    unit.dash = True
    march = March(unit, DASH, state.lengths.dash, "fubar.action.dash.move")
    await move_unit(state, march, [stop_option()])


def go_on_guard(state: FubarState, unit: Unit) -> None:
    """fubar.action.guard.react: no move; the unit waits for an enemy to come into sight."""
    unit.guard = True
    state.tell("fubar-event-on-guard", {"unit": unit.name}, ["fubar.action.guard.react"], unit.side, unit.id)


async def choose_and_assault(state: FubarState, unit: Unit) -> None:
    """fubar.action.assault: which enemy unit is assaulted; the rest is close combat."""
    options = [
        Option(
            target.id,
            Message("fubar-opt-assault-at", {"target": target.name}),
            "fubar.action.assault",
            reasons=reasons,
            icon="assault",
            token=target.id,
        )
        for target, reasons in assault_targets(state, unit)
    ]
    prompt = Message("fubar-ask-assault", {"unit": unit.name})
    chosen = text_of(
        await ask(Choose(unit.side, "fubar.melee.target", prompt, options, unit.id, id=WHOM_TO_ASSAULT))
    )
    await assault(state, unit, state.unit(chosen))


async def act_vehicle(state: FubarState, unit: Unit, chosen: str) -> None:
    """fubar.vehicle.actions: move and fire one weapon, or stand and fire all, or On Guard."""
    if chosen == DRIVE:
        march = March(unit, DRIVE, state.lengths.vehicle_open, "fubar.vehicle.move.open")
        await move_and_fire(state, march)
    elif chosen == STAND:  # fubar.vehicle.still
        await fire(state, unit, moving=False, aiming=False)
    else:
        go_on_guard(state, unit)


class WhichAction(Choice):
    """What does the unit do? Every action stands in the list; those it may not take say why."""

    identity: ClassVar[str] = WHICH_ACTION
    opens: ClassVar[bool] = True

    def __init__(self, state: FubarState, unit: Unit) -> None:
        super().__init__(unit.side, WHY, Message("fubar-ask-action", {"unit": unit.name}), unit.id)
        self.state = state
        self.unit = unit
        self._aim: Battery | None = None
        self._way_out: GetOut | None = None
        self._ids: list[str] = []  # looked up when first wanted

    def aim(self) -> Battery:
        """The fire of a unit that aims: what the check has looked up, the action need not look up again."""
        battery = self._aim
        if battery is None:
            battery = Battery(self.state, self.unit, moving=False, aiming=True)
            self._aim = battery
        return battery

    def way_out(self) -> GetOut:
        """The question where a unit gets out: what the check has looked up, getting out need not look up again."""
        question = self._way_out
        if question is None:
            question = GetOut(self.state, self.unit)
            self._way_out = question
        return question

    def ids(self) -> list[str]:
        """The actions in the order of the sheet."""
        if not self._ids:
            self._ids = self._list_ids()
        return self._ids

    def _list_ids(self) -> list[str]:
        unit = self.unit
        if unit.vehicle is not None:
            return list(VEHICLE_ACTIONS)
        if unit.aboard:
            return list(ACTIONS_ABOARD)
        ids = list(INFANTRY_ACTIONS)
        ids.extend(MOUNT + carrier.id for carrier in carriers(self.state, unit))
        return ids

    def candidates(self) -> list[Json]:
        """The whole list, unchecked: sight and reach are looked up for those that are wanted."""
        answers: list[Json] = [id for id in self.ids()]
        return answers

    def check(self, answer: Json) -> list[Reason]:
        chosen = text_of(answer)
        if chosen not in self.ids():
            return [self.no_such_option(chosen)]
        return self.why_not(chosen)

    def forced(self) -> list[Json] | None:
        """Most units have a choice; one that leads a captive can only walk, one without room only stay aboard."""
        if not self.unit.captive and not self.unit.aboard:
            return None
        only = self.choices()
        return only if len(only) == 1 else None

    def why_not(self, id: str) -> list[Reason]:
        """Why the unit may not take an action now; none means it may."""
        state, unit = self.state, self.unit
        name: dict[str, Json] = {"unit": unit.name}
        if unit.captive and id != WALK and id not in ACTIONS_ABOARD:
            return [Reason("fubar.scenario.captive", "fubar-refused-captive-walk", name)]
        vehicle = unit.vehicle
        if id == DRIVE and vehicle is not None and vehicle.immobile:
            return [Reason("fubar.vehicle.damage.immobile", "fubar-refused-immobile", name)]
        if id == AIM and not self.aim().can_fire():
            return [Reason("fubar.fire.los", "fubar-refused-aim-nobody", name)]
        if id == ASSAULT and not can_assault_anybody(state, unit):
            values: dict[str, Json] = {"most": state.lengths.assault, "measure": state.lengths.unit}
            return [Reason("fubar.action.assault", "fubar-refused-assault-nobody", values)]
        if id == DISMOUNT and not self.way_out().has_room():
            return [Reason("fubar.vehicle.transport", "fubar-refused-dismount-room", name)]
        if id.startswith(MOUNT):
            return why_not_mount(state, unit, state.unit(id.removeprefix(MOUNT)))
        return []

    def details(self) -> dict[str, Json]:
        return {"options": [self._option(id).wire() for id in self.ids()]}

    def _option(self, id: str) -> Option:
        if id.startswith(MOUNT):
            carrier = self.state.unit(id.removeprefix(MOUNT))
            label = Message("fubar-opt-mount", {"vehicle": carrier.name})
            return Option(
                id, label, "fubar.vehicle.transport", None, self.why_not(id), "transport", carrier.id
            )
        return Option(
            id,
            Message("fubar-action-" + id),
            RULES[id],
            Message("fubar-action-" + id + "-note", self._lengths(id)),
            self.why_not(id),
            ICONS[id],
        )

    def _lengths(self, id: str) -> dict[str, Json]:
        lengths = self.state.lengths
        far = {
            WALK: lengths.walk,
            RUN: lengths.run,
            DASH: lengths.dash,
            GROUND: lengths.ground,
            ASSAULT: lengths.assault,
            DRIVE: lengths.vehicle_open,
        }
        return {"length": far.get(id, 0.0), "slow": lengths.vehicle_cover, "measure": lengths.unit}


def can_assault_anybody(state: FubarState, unit: Unit) -> bool:
    """Whether any enemy unit can be assaulted from here."""
    for _, reasons in assault_targets(state, unit):
        if not reasons:
            return True
    return False
