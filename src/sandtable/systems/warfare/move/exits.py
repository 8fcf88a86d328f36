"""Leaving the map: the exit hexes of a scenario."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.question import Select, tokens_of
from sandtable.core.wire import Json, Message, Reason
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.reactions import lower
from sandtable.systems.warfare.book.profiles import HELICOPTER
from sandtable.systems.warfare.state.action_track import available, pay, price
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.identities import WHO_FOLLOWS
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusals import refusal, refused
from sandtable.systems.warfare.state.state import EXITED, NOBODY, Counter, Unit, WarfareState

EXIT = "warfare.scenario.exit"
EXIT_AP = 1


NO_EXIT: Final = refused("warfare.move.stay_on_map")


def why_not_exit(state: WarfareState, unit: Unit) -> list[Reason]:
    """warfare.scenario.exit, warfare.move.stay_on_map: only from an exit hex of its own team."""
    if unit.hex not in state.scenario.exits[state.team(unit.side)]:
        return NO_EXIT
    # warfare.track.move_limit holds by itself: one AP is always available to the active side
    return []


def followers_of(state: WarfareState, unit: Unit) -> list[Counter]:
    """warfare.pop.escort: the Civilians that may leave with a ground unit."""
    if unit.profile.kind == HELICOPTER:
        return []
    return [counter for counter in state.population_at(unit.hex) if not counter.hostile]


def exit_price(unit: Unit, followers: int) -> int:
    """warfare.scenario.exit: 1 AP, and 1 AP more for each Civilians counter led."""
    return price(unit, EXIT_AP + followers)


class WhoFollows(Select):
    """Which Civilians go along; the price must not be more than the available AP (warfare.track.move_limit)."""

    identity: ClassVar[str] = WHO_FOLLOWS

    def __init__(self, state: WarfareState, unit: Unit, followers: list[Counter]) -> None:
        prompt = Message("warfare-ask-exit", {"unit": unit_word(unit)})
        tokens = [counter.id for counter in followers]
        super().__init__(unit.side, EXIT, prompt, tokens, 0, len(tokens), unit.id)
        self.state = state
        self.unit = unit

    def check(self, answer: Json) -> list[Reason]:
        reasons = super().check(answer)
        if not reasons and exit_price(self.unit, len(tokens_of(answer))) > available(self.state):
            values: dict[str, Json] = {"available": available(self.state)}
            return [refusal("warfare.track.move_limit", values)]
        return reasons

    def candidates(self) -> list[Json]:
        answers: list[Json] = [[token for token in self.tokens[:n]] for n in range(len(self.tokens), -1, -1)]
        return answers


async def leave_map(state: WarfareState, unit: Unit) -> None:
    """warfare.scenario.exit: a movement action of 1 AP; its passenger goes along, and it does not return."""
    followers = followers_of(state, unit)
    led: list[Counter] = []
    if followers:
        answer = await decide(state, WhoFollows(state, unit, followers))
        led = [counter for counter in followers if counter.id in tokens_of(answer)]
    pay(state, unit.side, exit_price(unit, len(led)))
    lower(state, unit)
    for counter in led:
        state.remove(counter, EXITED, unit.side)
    _take_along(state, unit)
    state.tell(
        "warfare-event-exit",
        {"unit": unit_word(unit), "followers": len(led)},
        [EXIT],
        unit.side,
        unit.id,
    )
    state.put(unit, OFF)
    unit.gone = True
    unit.exited = True


def _take_along(state: WarfareState, unit: Unit) -> None:
    """warfare.transport.move: whoever is aboard goes where the vehicle goes."""
    if unit.cargo != NOBODY:
        passenger = state.units[unit.cargo]
        passenger.gone = True
        passenger.exited = True
        passenger.carrier = NOBODY
        unit.cargo = NOBODY
    if unit.crowd != NOBODY:
        state.remove(state.counters[unit.crowd], EXITED, unit.side)
        unit.crowd = NOBODY
