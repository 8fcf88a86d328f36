"""Setting up: who places first, unit by unit, on the table or aboard a vehicle."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import CHECKPOINT, D6, ask
from sandtable.core.question import DEPLOY, Choose, Option
from sandtable.core.wire import Json, Message, text_of
from sandtable.figures.rolled_order import lowest_first, next_in, told_order
from sandtable.systems.fubar.ground.placing import place_unit
from sandtable.systems.fubar.setup.laying import lay_by_turns
from sandtable.systems.fubar.state.identities import ABOARD, START_WHERE, WHICH_EDGE, WHO_SETS_UP_NEXT
from sandtable.systems.fubar.state.passengers import capacity, carriers, take_aboard, why_not_ride
from sandtable.systems.fubar.state.state import FubarState, Unit

WHY: Final = "fubar.setup.deploy"


async def deploy(state: FubarState) -> None:
    """fubar.setup.deploy: the loser of a D6 places first, then the sides place unit by unit in turn."""
    await lay_by_turns(state)
    if not state.deploy_order:
        sides = [side for side in range(state.sides) if state.of_side(side)]
        state.deploy_order = await lowest_first(sides, D6, WHY, Message("fubar-need-deploy"))
        state.holder = state.deploy_order[0] if state.deploy_order else -1
        _tell_order(state)
    while waiting(state):
        _next_holder(state)
        await CHECKPOINT
        await place_one(state, state.holder)
        state.holder = next_in(state.deploy_order, state.holder)
    state.holder = -1
    stand_ready(state)


def waiting(state: FubarState) -> list[Unit]:
    """The units not yet set up."""
    return [unit for unit in state.units if not unit.deployed and not unit.gone]


def _next_holder(state: FubarState) -> None:
    sides = [unit.side for unit in waiting(state)]
    while state.holder not in sides:
        state.holder = next_in(state.deploy_order, state.holder)


def _tell_order(state: FubarState) -> None:
    if not state.deploy_order:
        return
    order = state.deploy_order
    state.tell(
        "fubar-event-deploy-first",
        lambda: told_order([state.called(side) for side in order]),
        [WHY],
        order[0],
    )


async def place_one(state: FubarState, side: int) -> None:
    """One unit of a side: which, and where."""
    await choose_edge(state, side)
    mine = [unit for unit in waiting(state) if unit.side == side]
    options = [Option(unit.id, Message("fubar-opt-deploy", {"unit": unit.name}), WHY) for unit in mine]
    prompt = Message("fubar-ask-deploy", {"left": len(mine)})
    unit = state.unit(text_of(await ask(WhichUnit(state, side, prompt, options))))
    carrier = await choose_carrier(state, unit)
    if carrier:
        board_vehicle(state, unit, state.unit(carrier))
    else:
        await place_unit(state, unit, WHY)


class WhichUnit(Choose):
    """Which unit is set up next? Advice: vehicles first, so that others may start aboard; then whom nobody carries."""

    identity: ClassVar[str] = WHO_SETS_UP_NEXT

    def __init__(self, state: FubarState, side: int, prompt: Message, options: list[Option]) -> None:
        super().__init__(side, WHY, prompt, options, topic=DEPLOY)
        self.state = state

    def suggestion(self) -> Json:
        units = [self.state.unit(option.id) for option in self.options]
        first = [unit for unit in units if capacity(unit)] or [
            unit for unit in units if unit.vehicle is not None
        ]
        return (first or units)[0].id


class WhichWay(Choose):
    """On the table or aboard? Advice: from an edge one unit rides in each carrier, unless it has guns to serve."""

    identity: ClassVar[str] = START_WHERE

    def __init__(self, state: FubarState, unit: Unit, prompt: Message, options: list[Option]) -> None:
        super().__init__(unit.side, WHY, prompt, options, unit.id, DEPLOY)
        self.state = state
        self.unit = unit

    def suggestion(self) -> Json:
        part = self.state.scenario.parts[self.side]
        guns = any(weapon.support for figure in self.unit.figures for weapon in figure.weapons)
        if part.edges and not part.on_guard and not guns:
            for option in self.options:
                if option.id.startswith(ABOARD) and not option.reasons:
                    vehicle = self.state.unit(option.id.removeprefix(ABOARD)).vehicle
                    if vehicle is not None and not vehicle.passengers:
                        return option.id
        return self.options[0].id


async def choose_edge(state: FubarState, side: int) -> None:
    """The Outpost: the attacker chooses the edge he comes from."""
    if state.deploy_edges[side]:
        return
    edges = state.scenario.parts[side].edges
    if not edges:
        return
    options = [Option(edge, Message("fubar-opt-edge", {"edge": edge}), WHY) for edge in edges]
    answer = text_of(
        await ask(Choose(side, WHY, Message("fubar-ask-edge"), options, topic=DEPLOY, id=WHICH_EDGE))
    )
    state.deploy_edges[side] = answer
    if len(edges) > 1:
        state.tell("fubar-event-edge", {"side": state.called(side), "edge": answer}, [WHY], side)


async def choose_carrier(state: FubarState, unit: Unit) -> str:
    """fubar.setup.deploy: on the table, or aboard a vehicle of its side that has room; "" for the table."""
    if unit.vehicle is not None:
        return ""
    near = carriers(state, unit)
    if not near:
        return ""
    options = [Option("table", Message("fubar-opt-on-table"), WHY)]
    for other in near:
        label = Message("fubar-opt-aboard", {"vehicle": other.name})
        options.append(Option(ABOARD + other.id, label, WHY, reasons=why_not_ride(state, unit, other)))
    prompt = Message("fubar-ask-carrier", {"unit": unit.name})
    answer = text_of(await ask(WhichWay(state, unit, prompt, options)))
    return answer.removeprefix(ABOARD) if answer.startswith(ABOARD) else ""


def board_vehicle(state: FubarState, unit: Unit, carrier: Unit) -> None:
    """The unit starts aboard."""
    take_aboard(unit, carrier)
    unit.deployed = True
    seen_by = [unit.side] if carrier.hidden else None
    values: dict[str, Json] = {"unit": unit.name, "vehicle": carrier.name}
    state.tell("fubar-event-deployed-aboard", values, [WHY], unit.side, unit.id, seen_by=seen_by)


def stand_ready(state: FubarState) -> None:
    """fubar.setup.guard (an option, and the defenders of the Outpost): units that start On Guard."""
    everybody = state.options.get("start_guard") is True
    for side, part in enumerate(state.scenario.parts):
        if everybody or part.on_guard:
            for unit in state.of_side(side):
                unit.guard = True
            state.tell("fubar-event-start-guard", {"side": state.called(side)}, ["fubar.setup.guard"], side)
