"""Structures: attacks on them, and what happens to those about them when they fall."""

from __future__ import annotations

from typing import Final

from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json
from sandtable.systems.warzone.book.words import PIERCING
from sandtable.systems.warzone.ground.terrain import kind_of
from sandtable.systems.warzone.harm.falls import fall
from sandtable.systems.warzone.harm.missions import structure_lost
from sandtable.systems.warzone.harm.saves import AV, Hit, av_need
from sandtable.systems.warzone.harm.wounds import take_hit
from sandtable.systems.warzone.state.dice import passes
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Structure
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Piece

COLLAPSE_ST: Final = 12  # warzone.structure.collapse


def structure_name(structure: Structure) -> Json:
    """A structure by the name of its kind.

    warzone.structure.bunker, warzone.structure.brick_building, warzone.structure.wood_building,
    warzone.structure.brick_wall, warzone.structure.crates, warzone.structure.trees.
    """
    return {"id": "warzone-terrain-" + structure.kind}


def name_of(state: WarzoneState, id: str) -> Json:
    """What a model or a structure is called."""
    model = state.models().get(id)
    if model is not None:
        return model_name(state, model)
    structure = state.structure(id)
    return structure_name(structure) if structure is not None else id


async def hit_structure(state: WarzoneState, structure: Structure, hit: Hit) -> None:
    """warzone.structure.attack: every shot or blow forces one AV test.

    warzone.dice.powershot.av: a natural 1 denies it. warzone.av.damage: a failure costs as many SP as the Critical
    Force.
    """
    if structure.sp <= 0:
        return
    side = structure.side if structure.side >= 0 else 1 - hit.side
    if not hit.powershot and await passes(state, side, structure.id, structure_need(structure, hit.avv), AV):
        return
    lost = min(hit.critical, structure.sp)
    structure.sp -= lost
    state.tell(
        "warzone-event-structure-hit",
        lambda: {"structure": structure_name(structure), "n": lost, "left": structure.sp},
        ["warzone.av.damage"],
        hit.side,
        structure.id,
    )
    if structure.sp == 0:
        await collapse(state, structure)


def structure_need(structure: Structure, avv: int) -> Reckoning:
    """The AV test of a structure."""
    return av_need(structure.av, avv)


async def collapse(state: WarzoneState, structure: Structure) -> None:
    """warzone.structure.collapse: it is removed.

    All in or on it take a Piercing hit of ST 12, and fall if they stood high.
    """
    piece = state.board.piece(structure.id)
    state.board = state.board.without_piece(structure.id)
    state.structures = [other for other in state.structures if other is not structure]
    state.tell(
        "warzone-event-collapsed",
        lambda: {"structure": structure_name(structure)},
        ["warzone.structure.collapse"],
        -1,
        structure.id,
    )
    structure_lost(state, structure)
    for model in standing_in(state, piece):
        height = model.altitude
        model.altitude = 0.0
        await take_hit(state, model, Hit(COLLAPSE_ST, PIERCING, 0, why="warzone.structure.collapse"))
        if model.on_table and height > 0.0:
            await fall(state, model, height, False)


def standing_in(state: WarzoneState, piece: Piece) -> list[Model]:
    """The models in a piece of terrain, or on its roof."""
    solid = kind_of(state, piece).solid
    models: list[Model] = []
    for side in range(len(state.sides)):
        for model in state.field(side):
            on_roof = model.altitude > 0.0 and piece.holds(model.base.x, model.base.y)
            if on_roof if solid else piece.meets(model.base):
                models.append(model)
    return models
