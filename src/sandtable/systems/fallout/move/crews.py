"""Getting into vehicles and out of them, and who drives (chapter 6)."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option, Select, tokens_of
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fallout.book.words import PILOTING
from sandtable.systems.fallout.ground.engagement import engaged_members
from sandtable.systems.fallout.harm.disembarking import set_beside
from sandtable.systems.fallout.harm.morale import test_losses
from sandtable.systems.fallout.harm.vehicle_damage import driver, inner, occupants, pilot, units_aboard
from sandtable.systems.fallout.move.aftermath import aftermath
from sandtable.systems.fallout.state.identities import WHO_DRIVES, WHO_GETS_OUT
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import within

ENTER: Final = "fallout.vehicle.enter.position"
EXIT: Final = "fallout.vehicle.exit"


# ------------------------------------------------------------ getting in


def riders(unit: Unit) -> list[Figure]:
    """fallout.vehicle.enter.whole_squad: who would board: all members who are awake."""
    return [figure for figure in unit.figures if figure.conscious()]


def has_room(state: FalloutState, hull: Unit, coming: list[Figure]) -> bool:
    """fallout.vehicle.seats: whether all of them find a seat; the driver's is for whoever can drive."""
    driven = driver(state, hull) is not None or any(PILOTING in figure.skills for figure in coming)
    return len(occupants(state, hull)) + len(coming) <= inner(hull).seats(driven)


def beside(state: FalloutState, unit: Unit) -> list[Unit]:
    """fallout.vehicle.enter.position: own vehicles next to which a member stands."""
    vehicles: list[Unit] = []
    if not state.motorized:
        return vehicles
    for hull in state.units:
        if hull.vehicle is None or hull.side != unit.side or not hull.on_table():
            continue
        body = inner(hull).hull
        if any(within(figure.base, body, state.lengths.board_in) for figure in riders(unit)):
            vehicles.append(hull)
    return vehicles


def why_not_board(state: FalloutState, unit: Unit, hull: Unit) -> list[Reason]:
    """fallout.vehicle.enter.whole_squad: all of them or nobody; whoever cannot act cannot get in either.

    fallout.knockdown.effect. Nobody boards while a member is engaged.
    """
    coming = riders(unit)
    values: dict[str, Json] = {"unit": unit.name, "vehicle": hull.name}
    if not has_room(state, hull, coming):
        return [Reason("fallout.vehicle.enter.whole_squad", "fallout-refused-board-seats", values)]
    if any(figure.down for figure in coming):
        return [Reason("fallout.knockdown.effect", "fallout-refused-board-down", values)]
    if not all(figure.able() for figure in coming):
        return [Reason("fallout.vehicle.enter.whole_squad", "fallout-refused-board-sat-out", values)]
    if engaged_members(state, unit, coming):
        return [Reason(ENTER, "fallout-refused-board-engaged", values)]
    return []


def boardable(state: FalloutState, unit: Unit) -> list[Unit]:
    """The vehicles a unit can board; fallout.vehicle.enter.one_action: as its whole action."""
    return [hull for hull in beside(state, unit) if not why_not_board(state, unit, hull)]


async def board(state: FalloutState, unit: Unit, hull: Unit) -> None:
    """fallout.vehicle.enter.token: all get in, and the vehicle cannot act any more this turn."""
    if hull not in boardable(state, unit):
        return  # overwatch felled somebody when the action was announced
    coming = riders(unit)
    leave_behind(state, unit)
    unit.aboard = hull.id
    state.stir()
    for figure in coming:
        figure.boarded = True
        figure.sneak = 0
    hull.token = True
    values: dict[str, Json] = {"unit": unit.name, "vehicle": hull.name}
    state.tell("fallout-event-boards", values, [ENTER, "fallout.vehicle.squad"], unit.side, unit.id)
    if driver(state, hull) is None:
        await take_the_wheel(state, hull)


def leave_behind(state: FalloutState, unit: Unit) -> None:
    """fallout.vehicle.enter.whole_squad: unconscious members stay where they lie, as a unit of their own.

    fallout.morale.count: they are still members of the squad they started with, and its casualties if they die.
    """
    lying = [figure for figure in unit.figures if figure.present() and figure.out]
    if not lying:
        return
    squad = state.squad_of(unit)
    others = sum(1 for other in state.units if other.squad == squad.id)
    rest = Unit(f"{squad.id}-left{others + 1 if others else ''}", unit.side, unit.name, lying)
    rest.squad = squad.id
    rest.lone = unit.lone
    rest.deployed = True
    rest.token = True
    unit.figures = [figure for figure in unit.figures if figure not in lying]
    state.units = [*state.units, rest]


# ------------------------------------------------------------ the driver


async def take_the_wheel(state: FalloutState, hull: Unit) -> None:
    """fallout.vehicle.driver_hero, fallout.skill.piloting: somebody with Piloting drives, if there is anybody.

    fallout.vehicle.pilot_killed: a passenger takes over from a driver who is dead or unconscious.
    """
    able = [figure for figure in occupants(state, hull) if PILOTING in figure.skills and not figure.out]
    if not able:
        return
    chosen = able[0]
    if len(able) > 1:
        chosen = await _which(state, hull, able)
    inner(hull).driver = chosen.id
    unit = state.unit_of(chosen)
    values = named(unit, chosen)
    values["vehicle"] = hull.name
    state.tell("fallout-event-drives", values, ["fallout.skill.piloting"], unit.side, chosen.id)


async def _which(state: FalloutState, hull: Unit, able: list[Figure]) -> Figure:
    rule = "fallout.vehicle.driver_hero"
    options = [
        Option(figure.id, Message("fallout-opt-drives", named(state.unit_of(figure), figure)), rule)
        for figure in able
    ]
    prompt = Message("fallout-ask-drives", {"vehicle": hull.name})
    answer = text_of(await ask(Choose(state.decider(hull), rule, prompt, options, hull.id, id=WHO_DRIVES)))
    for figure in able:
        if figure.id == answer:
            return figure
    return able[0]


async def man_the_wheel(state: FalloutState, hull: Unit) -> Figure | None:
    """fallout.vehicle.needs_pilot: the driver who is awake, after somebody has taken over if need be."""
    if pilot(state, hull) is None:
        await take_the_wheel(state, hull)
    return pilot(state, hull)


# ------------------------------------------------------------ getting out


class ExitQuestion(Select):
    """Which units get out; a squad leaves as a whole."""

    identity: ClassVar[str] = WHO_GETS_OUT

    def candidates(self) -> list[Json]:
        everybody: list[Json] = [token for token in self.tokens]
        each: list[Json] = [[token] for token in self.tokens]
        return [everybody, *each] if len(self.tokens) > 1 else each


async def get_out(state: FalloutState, hull: Unit) -> None:
    """Any or all units aboard get out; tokens on the vehicle and on them.

    fallout.vehicle.exit, fallout.vehicle.exit.token
    """
    aboard = units_aboard(state, hull)
    tokens = [unit.id for unit in aboard]
    prompt = Message("fallout-ask-exit", {"vehicle": hull.name})
    question = ExitQuestion(state.decider(hull), EXIT, prompt, tokens, 1, len(tokens), hull.id)
    chosen = tokens_of(await ask(question))
    vehicle = inner(hull)
    hull.token = True
    for unit in aboard:
        if unit.id not in chosen:
            continue
        if any(figure.id == vehicle.driver for figure in unit.figures):
            vehicle.driver = ""
        await set_beside(state, unit, vehicle.hull, EXIT)
        unit.token = True
        await test_losses(state, unit)  # fallout.vehicle.aboard_morale
        await aftermath(state)
