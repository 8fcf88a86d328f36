"""Reactions: units On Guard fire at an enemy that comes into their sight."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import ask
from sandtable.core.preview import Preview
from sandtable.core.question import Choice, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fubar.attack.battery import Battery
from sandtable.systems.fubar.attack.shooting import fire_all, fire_preview
from sandtable.systems.fubar.move.walking import Stretch
from sandtable.systems.fubar.move.watching import can_react
from sandtable.systems.fubar.state.identities import FIRE, HOLD, WHO_REACTS
from sandtable.systems.fubar.state.seen import sees_unit
from sandtable.systems.fubar.state.state import FubarState, Unit

TOPIC: Final = "fubar.react"


async def offer(
    state: FubarState,
    mover: Unit,
    watchers: list[Unit],
    passed: list[Unit],
    stretch: Stretch | None = None,
    share: float = 0.0,
) -> bool:
    """fubar.action.guard.order: those who may react do so one after another, each seeing the result of the last.

    Owners come in initiative order, each in an order of his own choosing. True when anybody fired. Those who could
    fire and let the mover pass are noted in `passed`. The move that is interrupted is told up to that share of its way
    before the first of them fires.
    """
    fired = False
    for side in reacting_order(state, mover.side):
        waiting = [unit for unit in watchers if unit.side == side]
        while waiting and not mover.gone and state.result is None:
            batteries = [battery for unit in waiting for battery in able(state, unit, mover)]
            if not batteries:
                break
            waiting = [battery.unit for battery in batteries]
            chosen = text_of(await ask(WhoReacts(state, side, mover, waiting)))
            if chosen == HOLD:
                passed.extend(waiting)
                break
            at = [unit.id for unit in waiting].index(chosen)
            waiting.pop(at)
            if stretch is not None:
                stretch.tell_until(share)
            await react(state, batteries[at], mover)
            fired = True
    return fired


def reacting_order(state: FubarState, side: int) -> list[int]:
    """The other sides in initiative order; before there is one, in the order of their letters."""
    order = [other for other in state.order if other != side]
    order.extend(other for other in range(state.sides) if other != side and other not in order)
    return order


def able(state: FubarState, unit: Unit, mover: Unit) -> list[Battery]:
    """The fire of a unit that can react to this one now: something of it in sight and range of an unpinned figure."""
    if not can_react(state, unit, mover):
        return []
    battery = Battery(state, unit, moving=False, aiming=False, only=mover.id)
    return [battery] if battery.can_fire() else []


async def react(state: FubarState, battery: Battery, mover: Unit) -> None:
    """fubar.action.guard.react: once per turn, at that enemy only, without the bonus of Aim."""
    unit = battery.unit
    unit.reacted = True
    rules = ["fubar.action.guard.react", "fubar.action.guard.timing"]
    values: dict[str, Json] = {"unit": unit.name, "target": mover.name}
    state.tell("fubar-event-reacts", values, rules, unit.side, unit.id)
    await fire_all(state, battery)


async def offer_to_all(state: FubarState, mover: Unit) -> bool:
    """fubar.action.guard.order: getting out of a vehicle counts as appearing to everybody who sees the unit."""
    watchers = [
        unit for unit in state.units if can_react(state, unit, mover) and sees_unit(state, unit, mover)
    ]
    return await offer(state, mover, watchers, []) if watchers else False


class WhoReacts(Choice):
    """An enemy appears: which unit fires first, or does it pass? Standing orders: `fire`, `hold`."""

    identity: ClassVar[str] = WHO_REACTS

    def __init__(self, state: FubarState, side: int, mover: Unit, units: list[Unit]) -> None:
        prompt = Message("fubar-ask-react", {"target": mover.name, "n": len(units)})
        super().__init__(side, "fubar.action.guard.react", prompt, mover.id, TOPIC)
        self.state = state
        self.mover = mover
        self.units = units

    def candidates(self) -> list[Json]:
        answers: list[Json] = [unit.id for unit in self.units]
        answers.append(HOLD)
        return answers

    def check(self, answer: Json) -> list[Reason]:
        chosen = text_of(answer)
        if chosen == HOLD:
            return []
        for unit in self.units:
            if unit.id == chosen:
                return []
        return [self.no_such_option(chosen)]

    def orders(self) -> list[str]:
        return [FIRE, HOLD]

    def by_order(self, order: str) -> Json | None:
        if order == FIRE:
            return self.units[0].id
        return HOLD if order == HOLD else None

    def preview(self, answer: Json) -> Preview:
        reasons = self.check(answer)
        if reasons or text_of(answer) == HOLD:
            return Preview(reasons)
        unit = self.state.unit(text_of(answer))
        return fire_preview(self.state, unit, self.mover, moving=False, aiming=False, only=self.mover.id)

    def details(self) -> dict[str, Json]:
        options = [
            Option(
                unit.id,
                Message("fubar-opt-react", {"unit": unit.name, "target": self.mover.name}),
                "fubar.action.guard.react",
                icon="eye",
                token=unit.id,
            )
            for unit in self.units
        ]
        options.append(Option(HOLD, Message("fubar-opt-let-pass", {"target": self.mover.name})))
        return {"options": [option.wire() for option in options]}
