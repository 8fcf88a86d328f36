"""Who takes the hits: the target's owner allots losses and pins within the law, and the figures fall."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import ask
from sandtable.core.event import Event
from sandtable.core.question import Allot, Lot, Option, Select, shares_of
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fubar.harm.captive_lost import let_go
from sandtable.systems.fubar.harm.pinning import can_be_pinned, pin, pinned_of
from sandtable.systems.fubar.state.combats import leave_combats
from sandtable.systems.fubar.state.identities import LOSSES_FIRST, PINS_FIRST, WHO_FALLS, WHO_FALLS_IN_COMBAT
from sandtable.systems.fubar.state.state import Figure, FubarState, Unit

LOST: Final = "lost"
PINNED: Final = "pinned"
TOPIC: Final = "fubar.losses"


async def take_hits(state: FubarState, unit: Unit, unsaved: int, exposed: list[Figure]) -> None:
    """fubar.fire.allocate: unsaved hits become losses and pins as the owner likes.

    fubar.fire.excess: hits beyond the figures that can take them are wasted.
    """
    if not unsaved or not exposed:
        return
    answer = shares_of(await ask(Losses(unit, unsaved, exposed)))
    lost = [figure for figure in exposed if answer.get(figure.id) == LOST]
    pinned = [figure for figure in exposed if answer.get(figure.id) == PINNED]
    for figure in pinned:
        pin(figure)
    fall(lost)
    state.tell_all(lambda: [_losses_event(unit, lost, pinned, unsaved > len(exposed))])
    destroy_if_empty(state, unit)


def _losses_event(unit: Unit, lost: list[Figure], pinned: list[Figure], excess: bool) -> Event:
    rules = ["fubar.fire.allocate"]
    if pinned:
        rules.append("fubar.pin.effect")
    if excess:
        rules.append("fubar.fire.excess")
    values: dict[str, Json] = {
        "unit": unit.name,
        "lost": len(lost),
        "pinned": len(pinned),
        "fallen": [figure.id for figure in lost],
        "down": [figure.id for figure in pinned],
    }
    return Event("fubar-event-losses", values, rules, unit.side, unit.id)


def worth(figure: Figure) -> int:
    """What a figure's owner would miss: its weapons, and the leader above all."""
    return max((weapon.cost for weapon in figure.weapons), default=0) + (100 if figure.leader else 0)


class Losses(Allot):
    """fubar.fire.allocate: which figures are lost and which pinned.

    fubar.fire.allocate.who: only figures that a shooter could see and reach, pinned ones among them. A legal answer
    gives every hit to another figure as long as there are such figures; what is counted for fubar.pin.cap.total is
    the pinned figures left after it, so that losing a pinned figure makes room for another pin. The limit is that of
    the unit's own training: fubar.pin.cap.recruit, fubar.pin.cap.seasoned, fubar.pin.cap.veteran, fubar.pin.cap.elite.

    Standing orders on the topic `fubar.losses`: "pins-first" loses as few figures as the limit on pins allows, those
    already pinned before others; "losses-first" pins nobody. Both spare the leader and the dearest weapons.
    """

    identity: ClassVar[str] = WHO_FALLS

    def __init__(self, unit: Unit, unsaved: int, exposed: list[Figure]) -> None:
        self.unit = unit
        self.exposed = exposed
        self.fixed = pinned_of(unit)  # pinned figures before this attack
        self.cap = unit.training.pin_max
        total = min(unsaved, len(exposed))
        lots = [Lot(figure.id, self._shares(figure)) for figure in exposed]
        shares = [
            Option(LOST, Message("fubar-share-lost"), "fubar.fire.allocate"),
            Option(PINNED, Message("fubar-share-pinned"), "fubar.pin.effect"),
        ]
        prompt = Message(
            "fubar-ask-losses", {"unit": unit.name, "hits": total, "pins": self.most_pins(total)}
        )
        super().__init__(unit.side, "fubar.fire.allocate", prompt, lots, shares, total, unit.id, TOPIC)

    def _shares(self, figure: Figure) -> list[str]:
        room = self.cap - self.fixed + sum(1 for other in self.exposed if other.pinned)
        return [LOST, PINNED] if can_be_pinned(figure) and room > 0 else [LOST]

    def check(self, answer: Json) -> list[Reason]:
        if not isinstance(answer, dict):
            return [Reason(self.why, "core-refused-allot-table")]
        pins = 0
        freed = 0
        for token, share in answer.items():
            figure = self._exposed(token)
            if figure is None:
                return [self._not_exposed(token)]
            if isinstance(share, list):  # fubar.fire.not_both
                return [Reason("fubar.fire.not_both", "fubar-refused-hits-both")]
            if share == PINNED:
                if figure.pinned:
                    return [Reason("fubar.pin.cap.total", "fubar-refused-hits-pinned")]
                pins += 1
            elif share != LOST:
                values: dict[str, Json] = {"token": token, "share": text_of(share)[:40]}
                return [Reason(self.why, "core-refused-share", values)]
            elif figure.pinned:
                freed += 1
        if len(answer) != self.total:
            return [Reason(self.why, "fubar-refused-hits-number", {"hits": self.total, "given": len(answer)})]
        if pins and self.fixed - freed + pins > self.cap:
            why = "fubar.pin.cap." + self.unit.training.id
            return [
                Reason(why, "fubar-refused-hits-pin-cap", {"cap": self.cap, "pinned": self.fixed - freed})
            ]
        return []

    def _exposed(self, token: str) -> Figure | None:
        for figure in self.exposed:
            if figure.id == token:
                return figure
        return None

    def _not_exposed(self, token: str) -> Reason:
        for figure in self.unit.figures:
            if figure.id == token:
                return Reason("fubar.fire.allocate.who", "fubar-refused-hits-exposed")
        return Reason(self.why, "core-refused-no-such-token", {"token": token[:40]})

    def forced(self) -> list[Json] | None:
        """Only when everybody exposed is hit and nobody can be pinned."""
        if self.total < len(self.exposed):
            return None
        for lot in self.lots:
            if len(lot.shares) > 1:
                return None
        return [self.with_pins(0)]

    def most_pins(self, total: int) -> int:
        """The most figures that can be pinned when so many are hit."""
        standing = sum(1 for figure in self.exposed if can_be_pinned(figure))
        down = len(self.exposed) - standing
        pins = min(total, standing)
        while pins > 0 and self.fixed - min(down, total - pins) + pins > self.cap:
            pins -= 1
        return pins

    def with_pins(self, pins: int) -> Json:
        """An answer with so many pins: pinned figures are lost first, then the least dear; the next are pinned."""
        order = sorted(self.exposed, key=lambda figure: (not figure.pinned, worth(figure)))
        losses = self.total - pins
        answer: dict[str, Json] = {figure.id: LOST for figure in order[:losses]}
        for figure in order[losses:]:
            if pins and can_be_pinned(figure):
                answer[figure.id] = PINNED
                pins -= 1
        return answer

    def candidates(self) -> list[Json]:
        """Every number of pins from the most to none, the least dear figures first."""
        return [self.with_pins(pins) for pins in range(self.most_pins(self.total), -1, -1)]

    def orders(self) -> list[str]:
        return [PINS_FIRST, LOSSES_FIRST]

    def by_order(self, order: str) -> Json | None:
        if order == PINS_FIRST:
            return self.with_pins(self.most_pins(self.total))
        return self.with_pins(0) if order == LOSSES_FIRST else None


class CombatLosses(Select):
    """fubar.melee.losses: figures in contact, as the owner likes. Both standing orders spare the dearest."""

    identity: ClassVar[str] = WHO_FALLS_IN_COMBAT

    def __init__(self, unit: Unit, n: int, touching: list[Figure]) -> None:
        ranked = sorted(touching, key=worth)
        prompt = Message("fubar-ask-combat-losses", {"unit": unit.name, "n": n})
        tokens = [figure.id for figure in ranked]
        super().__init__(unit.side, "fubar.melee.losses", prompt, tokens, n, n, unit.id, TOPIC)

    def candidates(self) -> list[Json]:
        """The least dear first, then every window of as many figures after them."""
        answers: list[Json] = []
        for start in range(len(self.tokens) - self.least + 1):
            window: list[Json] = [token for token in self.tokens[start : start + self.least]]
            answers.append(window)
        return answers

    def orders(self) -> list[str]:
        return [PINS_FIRST, LOSSES_FIRST]

    def by_order(self, order: str) -> Json | None:
        return [token for token in self.tokens[: self.least]] if order in self.orders() else None


def fall(lost: list[Figure]) -> None:
    """Takes figures off the table; it is told next, and then the unit looked at (`destroy_if_empty`)."""
    for figure in lost:
        figure.alive = False
        figure.pinned = False


def destroy_if_empty(state: FubarState, unit: Unit) -> None:
    """A unit that has lost its last figure is destroyed."""
    if not unit.gone and unit.vehicle is None and not unit.living():
        destroy_unit(state, unit)


def destroy_unit(state: FubarState, unit: Unit) -> None:
    """The unit is gone: it counts for fubar.victory.losses, leaves its combat and lets go of its captive."""
    unit.gone = True
    state.destroyed[unit.side].append(unit.id)
    let_go(state, unit)
    leave_combats(state, unit.id)
    if unit.vehicle is None:
        state.tell("fubar-event-destroyed", {"unit": unit.name}, ["fubar.victory.losses"], unit.side, unit.id)
