"""Setting up: boxes and critters where the scenario has them, then the sides unit by unit in turn."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import CHECKPOINT, D10, ask
from sandtable.core.question import DEPLOY, Choose, Option
from sandtable.core.wire import Message, text_of
from sandtable.figures.rolled_order import lowest_first, next_in, told_order
from sandtable.figures.zones import EDGES, Zone, edge_box
from sandtable.systems.fallout.ground.placing import place_unit
from sandtable.systems.fallout.setup.chests import place_boxes
from sandtable.systems.fallout.setup.convoy import load_up
from sandtable.systems.fallout.setup.wild import place_critters
from sandtable.systems.fallout.state.identities import PHASE_PREMOVE
from sandtable.systems.fallout.state.state import CRITTERS, FalloutState, Unit

ORDER: Final = "fallout.deploy.order"
ZONE: Final = "fallout.deploy.zone"


async def deploy(state: FalloutState) -> None:
    """fallout.deploy.order: the lower of two dice places first, then in turn, one unit at a time."""
    set_edges(state)
    await place_boxes(state)
    if not state.deploy_order:
        state.deploy_order = await lowest_first(
            list(range(state.sides)), D10, ORDER, Message("fallout-need-deploy")
        )
        _tell_order(state)
    await place_critters(state)
    await load_up(state)
    if state.active < 0:
        state.active = state.deploy_order[0]
    while waiting(state):
        _next_side(state)
        await CHECKPOINT
        await place_one(state, state.active)
        state.active = next_in(state.deploy_order, state.active)
    state.active = -1
    state.step = 0
    state.phase = PHASE_PREMOVE


def set_edges(state: FalloutState) -> None:
    """Which edge is whose, and where each side may leave.

    fallout.deploy.edges.en, fallout.deploy.edges.it: one edge each, opposite to the enemy's unless the scenario says
    otherwise. fallout.s1.retreat: only over the edge it came from. fallout.s3.retreat: scavengers over the three edges
    that are not the raiders'. fallout.s2.retreat, fallout.s4.no_retreat: whoever has no exit stays.
    """
    scenario = state.scenario
    for side, part in enumerate(scenario.parts):
        if not state.home[side]:
            state.home = [scenario.home(number) for number in range(state.sides)]
        exits = part.exits
        if state.home[side] != scenario.home(side) and exits:
            enemy = state.home[1 - side]
            exits = [state.home[side]] if len(exits) == 1 else [edge for edge in EDGES if edge != enemy]
        state.exits = [*state.exits[:side], exits, *state.exits[side + 1 :]]
        state.may_leave = [*state.may_leave[:side], bool(exits), *state.may_leave[side + 1 :]]


def zone_of(state: FalloutState, side: int) -> Zone:
    """fallout.deploy.zone: a side's strip, along the edge it came to have.

    fallout.s1.deploy, fallout.s3.deploy, fallout.s4.deploy: 6 inches of opposite edges.
    """
    part = state.scenario.parts[side]
    if state.home[side] == state.scenario.home(side):
        return part.zone
    box = edge_box(state.home[side], state.board.width, state.board.height, part.depth)
    return Zone(part.role, [box])


def waiting(state: FalloutState) -> list[Unit]:
    """The units not yet set up; those that enter later do not count, nor critters."""
    return [
        unit
        for unit in state.units
        if not unit.deployed and not unit.gone and not unit.waiting and unit.side != CRITTERS
    ]


def _next_side(state: FalloutState) -> None:
    sides = [unit.side for unit in waiting(state)]
    while state.active not in sides:
        state.active = next_in(state.deploy_order, state.active)


def _tell_order(state: FalloutState) -> None:
    order = state.deploy_order
    state.tell(
        "fallout-event-deploy-first",
        lambda: told_order([state.called(side) for side in order]),
        [ORDER],
        order[0],
    )


async def place_one(state: FalloutState, side: int) -> None:
    """fallout.deploy.order: one squad, lone hero or vehicle: which, and where.

    fallout.vehicle.start_empty: vehicles are set up empty.
    """
    mine = [unit for unit in waiting(state) if unit.side == side]
    options = [Option(unit.id, Message("fallout-opt-deploy", {"unit": unit.name}), ORDER) for unit in mine]
    prompt = Message("fallout-ask-deploy", {"left": len(mine)})
    unit = state.unit(text_of(await ask(Choose(side, ORDER, prompt, options, topic=DEPLOY))))
    rule = "fallout.s2.deploy.raiders" if state.scenario.flanks else ZONE
    await place_unit(state, unit, side, zone_of(state, side), rule)
