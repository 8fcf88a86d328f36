"""Wild America: the critters, where they start, and what comes when one dies."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import CHECKPOINT, D10, Roll, ask, every_face, shown
from sandtable.core.printed import whole, word
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, text_of
from sandtable.figures.zones import Zone, edge_box
from sandtable.systems.fallout.army.muster import Member, figure_of, unit_name
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.scenarios import Scenario
from sandtable.systems.fallout.book.tables import rows
from sandtable.systems.fallout.ground.placing import PlaceQuestion, place_as
from sandtable.systems.fallout.state.state import CRITTERS, Culprit, FalloutState, Figure, Unit
from sandtable.table import Base

FIRST_WAVE: Final = "fallout.s4.first_wave"
REINFORCE: Final = "fallout.s4.reinforce"
CENTRE: Final = 2.0  # inches: how near the centre a replacement arrives
CLEAR: Final = 1.0  # inches it keeps from every figure
IN_THE_CENTRE: Final = "centre"  # words of the table
FROM_ATTACKER: Final = "attacker_edge"


def critter_pool(scenario: Scenario, points: float) -> list[str]:
    """fallout.s4.critters: one of each kind for every 100 points of both armies together."""
    if not scenario.per_points:
        return []
    sets = int(points // scenario.per_points)
    return [id for id in scenario.critters for _ in range(sets)]


def critter_of(catalogue: Catalogue, id: str, number: int) -> Unit:
    """One critter: a unit of its own, nobody's and everybody's enemy."""
    unit_id = f"wild{number}"
    figure = figure_of(catalogue, f"{unit_id}-1", Member(profile=catalogue.units[id]))
    unit = Unit(unit_id, CRITTERS, unit_name(id), [figure])
    unit.lone = True
    return unit


def first_wave(catalogue: Catalogue, scenario: Scenario, pool: list[str]) -> list[Unit]:
    """fallout.s4.first_wave: one critter of each kind; they are taken out of the pool."""
    wave: list[Unit] = []
    for id in scenario.critters:
        if id in pool:
            pool.remove(id)
            wave.append(critter_of(catalogue, id, len(wave) + 1))
    return wave


async def place_critters(state: FalloutState) -> None:
    """fallout.s4.first_wave: placed in turn, within 12 inches of the centre and 4 from each other.

    Exactly 4 inches are too near in English, and enough in Italian.
    """
    critters = [unit for unit in state.units if unit.side == CRITTERS]
    for number, unit in enumerate(critters):
        if unit.deployed:
            continue
        await CHECKPOINT
        side = state.deploy_order[number % len(state.deploy_order)]
        board = state.board
        # the nearest point of the base counts
        radius = state.scenario.critter_radius + 2.0 * state.lengths.base_radius
        zone = Zone("wild", [], board.width / 2, board.height / 2, radius)
        question = PlaceQuestion(state, unit, side, zone, FIRST_WAVE)
        question.off = [other.figures[0].base for other in critters if other.deployed]
        question.off_by = state.scenario.critter_spacing
        question.off_strictly = state.english
        await place_as(state, unit, question)


async def replace(state: FalloutState, figure: Figure, culprit: Culprit) -> None:
    """fallout.s4.reinforce: a die says where the replacement of a dead critter arrives; it is there at once.

    The opponent of whoever killed it places it, and it comes with an action token.
    """
    killer = culprit.side if culprit.side >= 0 else state.attacker
    killer = max(killer, 0)
    id = await _which(state, figure, killer)
    if not id:
        return
    state.pool.remove(id)
    number = 1 + sum(1 for unit in state.units if unit.side == CRITTERS)
    unit = critter_of(state.catalogue, id, number)
    unit.token = True
    state.units.append(unit)
    state.wild = True
    state.stir()
    counts = await Roll(D10, 1, every_face(10), REINFORCE, killer, Message("fallout-need-reinforce"), unit.id)
    question = PlaceQuestion(state, unit, _opponent(state, killer), _arrival(state, shown(counts)), REINFORCE)
    question.off = _everybody(state)
    question.off_by = CLEAR * state.lengths.inch
    question.off_strictly = True
    await place_as(state, unit, question)
    state.tell("fallout-event-reinforced", {"unit": unit.name}, [REINFORCE], -1, unit.id)


async def _which(state: FalloutState, figure: Figure, killer: int) -> str:
    """fallout.s4.replace.en: one of the same kind, while the pool lasts; fallout.s4.replace.it: any kind left.

    In Italian the player who killed it picks the kind.
    """
    if state.english:
        return figure.profile.id if figure.profile.id in state.pool else ""
    kinds = [id for id in state.scenario.critters if id in state.pool]
    if not kinds:
        return ""
    why = "fallout.s4.replace.it"
    options = [Option(id, Message("fallout-opt-critter", {"unit": unit_name(id)}), why) for id in kinds]
    return text_of(await ask(Choose(killer, why, Message("fallout-ask-critter-kind"), options)))


def _opponent(state: FalloutState, side: int) -> int:
    return (side + 1) % state.sides


def _arrival(state: FalloutState, face: int) -> Zone:
    """fallout.s4.reinforce: 1-3 the attacker's edge, 4-7 the centre, 8-10 the defender's edge."""
    board = state.board
    diameter = 2.0 * state.lengths.base_radius
    place = next(
        word(row, "location")
        for row in rows("reinforcements", "reinforcement")
        if whole(row, "roll_min") <= face <= whole(row, "roll_max")
    )
    if place == IN_THE_CENTRE:
        radius = CENTRE * state.lengths.inch + diameter
        return Zone(place, [], board.width / 2, board.height / 2, radius)
    attacker = max(state.attacker, 0)
    side = attacker if place == FROM_ATTACKER else _opponent(state, attacker)
    return Zone(place, [edge_box(state.home[side], board.width, board.height, diameter)])


def _everybody(state: FalloutState) -> list[Base]:
    bases: list[Base] = []
    for unit in state.units:
        if unit.on_table():
            bases.extend(figure.base for figure in unit.present())
            vehicle = unit.vehicle
            if vehicle is not None:
                bases.append(vehicle.hull)
    return bases


def told(state: FalloutState) -> dict[str, Json]:
    """How many of each kind are still to come."""
    return {id: state.pool.count(id) for id in state.scenario.critters}
