"""Coherence: how far from the commander a squad holds together, and who must run back."""

from __future__ import annotations

from typing import Final

from sandtable.systems.warzone.book.words import A_SQUAD, BOON_COHERENCY, BOON_COHERENCY_COMMAND, BOON_NO_MOVE
from sandtable.systems.warzone.ground.space import gap
from sandtable.systems.warzone.move.flight import driven
from sandtable.systems.warzone.move.forced_ways import (
    BACK_STEP,
    beside,
    crowded,
    ended_beside,
    led,
    open_goal,
)
from sandtable.systems.warzone.move.planning import RETURN, Planner
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus_named, can_run, half_up
from sandtable.table import OVERLAP, Point, comes_within, cut_path, path_length, quantize_point

ACTING: Final = -2  # warzone.coherency.radius.acting: to LD


def radius_of(state: WarzoneState, squad: Squad) -> float:
    """warzone.coherency.radius: half the commander's own LD, rounded up.

    warzone.coherency.radius.acting: LD-2 for a deputy.
    """
    leader = squad.leader()
    if leader is None:
        return 0.0
    ld = leader.profile.ld + (ACTING if squad.acting else 0)
    inches = half_up(ld)
    for boon in state.strategy_boons:
        if boon.effect == BOON_COHERENCY:
            inches += boon.value
    for boon in leader.boons:
        if boon.effect == BOON_COHERENCY_COMMAND:
            inches += boon.value
    return float(inches)


def mark_stragglers(state: WarzoneState, squad: Squad) -> None:
    """warzone.coherency.measure: checked when the squad is activated, base edge to base edge from the commander."""
    leader = squad.leader()
    if leader is None or squad.kind != A_SQUAD:
        return
    radius = radius_of(state, squad)
    for model in squad.models:
        if model.on_table:
            model.straggler = model is not leader and gap(leader, model) > radius + 1e-6


def next_straggler(state: WarzoneState, squad: Squad) -> Model | None:
    """warzone.coherency.outside.first: the model outside that must act next, the farthest from the commander."""
    leader = squad.leader()
    best: Model | None = None
    for model in squad.models:
        if not model.straggler or not model.on_table or model.acted or leader is None:
            continue
        if best is None or gap(leader, model) > gap(leader, best):
            best = model
    return best


async def run_back(state: WarzoneState, model: Model) -> None:
    """warzone.coherency.outside.run: a Run towards the commander that ends inside the radius or at its full length.

    Who cannot Run Moves instead; after recovering from a Stun there is only a Movement left.
    """
    squad = state.squad_of(model)
    leader = squad.leader()
    if leader is None or bonus_named(state, model, BOON_NO_MOVE):
        return
    factor = 2 if can_run(state, model) and model.actions >= 2 else 1
    planner = Planner(state, model, RETURN)
    goal = open_goal(planner, beside(model, leader), False)
    path = led(planner, goal, factor)
    radius = radius_of(state, squad) + leader.base.radius + model.base.radius - 0.02
    path = ended(planner, path, comes_within(path, leader.base.x, leader.base.y, radius), goal, factor)
    state.tell(
        "warzone-event-runs-back",
        lambda: {"model": model_name(state, model)},
        ["warzone.coherency.outside.run"],
        model.side,
        model.id,
    )
    if path_length(path) > OVERLAP:
        await driven(state, model, path)


def ended(planner: Planner, path: list[Point], inside: float, goal: Point, factor: int) -> list[Point]:
    """The way back, ended where there is first room inside the radius; else where it ends, or beside that."""
    whole = path_length(path)
    along = inside if inside >= 0.0 else whole
    while along <= whole:
        part = cut_path(path, along)
        end = quantize_point(part[-1][0], part[-1][1])
        if not crowded(planner, end):
            return [*part[:-1], end]
        along += BACK_STEP
    return ended_beside(planner, path, goal, factor)
