"""The captive of Extraction: who may take him, how he follows, and when he is left behind."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Message, Reason
from sandtable.systems.fubar.harm.captive_lost import WHY, let_go
from sandtable.systems.fubar.move.march import March
from sandtable.systems.fubar.state.identities import LET_GO, TAKE, TAKE_CAPTIVE
from sandtable.systems.fubar.state.seen import known_to
from sandtable.systems.fubar.state.state import Captive, FubarState, Unit
from sandtable.table import Base, Disc, Point, any_overlap, touches

ROUND: Final = 16  # spots tried about each figure
CONTACT: Final = 0.25  # inches: figures set down by hand or on a grid rarely touch to the hair


def why_not_take(state: FubarState, unit: Unit) -> list[Reason]:
    """fubar.scenario.captive: only a unit on foot, in contact with him, while nobody else leads him."""
    captive = state.captive
    if captive is None or captive.escaped or unit.vehicle is not None or not unit.on_table():
        return [Reason(WHY, "fubar-refused-no-captive")]
    if captive.taken_by:
        values = {"unit": state.unit(captive.taken_by).name}
        return [Reason(WHY, "fubar-refused-captive-taken", values)]
    near = CONTACT * state.lengths.inch
    for figure in unit.figures:
        if figure.alive and not figure.pinned and touches(figure.base, captive.base, near):
            return []
    return [Reason(WHY, "fubar-refused-captive-contact", {"unit": unit.name})]


def take(state: FubarState, unit: Unit) -> None:
    """The unit takes him along."""
    captive = state.captive
    if captive is None:
        return
    captive.taken_by = unit.id
    unit.captive = captive.id
    state.tell("fubar-event-captive-taken", {"unit": unit.name}, [WHY], unit.side, unit.id)


async def offer_captive(state: FubarState, unit: Unit) -> None:
    """Before a Walk: whether the unit in contact takes him along, or leaves him standing.

    Taking him along limits the unit to Walk, without firing.
    """
    if state.captive is None:
        return
    leads = unit.captive != ""
    if not leads and why_not_take(state, unit):
        return
    options = [
        Option(TAKE, Message("fubar-opt-captive-take"), WHY),
        Option(LET_GO, Message("fubar-opt-captive-leave"), WHY),
    ]
    prompt = Message("fubar-ask-captive", {"unit": unit.name})
    answer = await ask(Choose(unit.side, WHY, prompt, options, unit.id, id=TAKE_CAPTIVE))
    if answer == TAKE and not leads:
        take(state, unit)
    elif answer == LET_GO and leads:
        let_go(state, unit)


def follow(state: FubarState, march: March) -> None:
    """fubar.scenario.captive: he ends in contact with a figure of the unit that leads him.

    As near as can be to where he stood when it set out, so that stops on the way make no difference.
    """
    captive = state.captive
    unit = march.unit
    if captive is None or captive.escaped or captive.taken_by != unit.id:
        return
    start = march.captive_at
    if start is None:
        start = (captive.base.x, captive.base.y)
        march.captive_at = start
    spot = _spot_beside(state, unit, captive, start, _bases_beside(state, unit.side))
    if spot is None:
        return
    moved = [(captive.id, [(captive.base.x, captive.base.y), (spot.x, spot.y)])]
    state.tell("fubar-event-captive-moved", {"unit": unit.name}, [WHY], unit.side, unit.id, moved)
    captive.base = spot


def leave_with_captive(state: FubarState, unit: Unit, edge: str) -> None:
    """He leaves the table with the unit that leads him."""
    captive = state.captive
    if captive is None or not unit.captive:
        return
    captive.escaped = True
    state.tell("fubar-event-captive-out", {"unit": unit.name, "edge": edge}, [WHY], unit.side, unit.id)


def _bases_beside(state: FubarState, side: int) -> list[Base]:
    """Everybody of whom the side that leads him can know."""
    bases: list[Base] = []
    for unit in state.units:
        if unit.on_table() and not (unit.hidden and not known_to(state, side, unit)):
            vehicle = unit.vehicle
            if vehicle is not None:
                bases.append(vehicle.hull)
            bases.extend(figure.base for figure in unit.figures if figure.alive)
    return bases


def _spot_beside(
    state: FubarState, unit: Unit, captive: Captive, start: Point, others: list[Base]
) -> Disc | None:
    """The free spot in contact with a figure of the unit that is nearest to where he started."""
    best: Disc | None = None
    least = 0.0
    for figure in unit.figures:
        if not figure.alive:
            continue
        reach = figure.base.radius + captive.base.radius
        for k in range(ROUND):
            turn = 2.0 * pi * k / ROUND
            x = round(figure.base.x + cos(turn) * reach, 6)
            y = round(figure.base.y + sin(turn) * reach, 6)
            away = (x - start[0]) ** 2 + (y - start[1]) ** 2
            if best is not None and away >= least:
                continue
            spot = captive.base.at(x, y)
            if state.board.inside(spot) and any_overlap(spot, others) < 0:
                best = spot
                least = away
    return best
