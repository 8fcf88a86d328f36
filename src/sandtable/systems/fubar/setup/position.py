"""Explicit positions: a state out of `setup.position`, for conformance cases, bug reports and tests.

`docs/positions.md` documents every key. Whatever cannot be read is refused with a sentence that says where.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.desk import OWN, RANDOM
from sandtable.core.position_reading import (
    flag_at,
    known_keys,
    list_at,
    number_in,
    one_of,
    point_in,
    side_at,
    sides_named,
    size_in,
    table_at,
    table_in,
    text_at,
    text_in,
    whole_at,
    word_at,
)
from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.wire import (
    Json,
    table_of,
)
from sandtable.figures.positions import (
    WHERE,
    TerrainReader,
    check_apart,
    check_ids,
    for_each_side,
    order_at,
    points_at,
    position_of,
    rows_at,
)
from sandtable.systems.fubar.book.catalogue import Catalogue, load
from sandtable.systems.fubar.book.profiles import Weapon
from sandtable.systems.fubar.book.scenarios import SCENARIOS, Objective, Scenario
from sandtable.systems.fubar.book.scenarios import load as load_scenario
from sandtable.systems.fubar.book.words import BUNKER, SKIRMISH
from sandtable.systems.fubar.setup.own_scenario import own_scenario
from sandtable.systems.fubar.setup.position_units import read_unit
from sandtable.systems.fubar.setup.setting_up import check_options
from sandtable.systems.fubar.state.identities import ACTIVATIONS, DEPLOYING, PHASES, TURN_END
from sandtable.systems.fubar.state.passengers import capacity, free_seats
from sandtable.systems.fubar.state.state import Captive, Combat, FubarState, Unit
from sandtable.table import Base, Board, Disc, Piece

KEYS: Final = (
    "table", "scenario", "turn", "turns", "phase", "order", "holder", "terrain", "units", "combats", "captive",
    "scores", "edges", "objectives", "options", "destroyed",
)  # fmt: skip
TERRAIN_KEYS: Final = ("id", "kind", "points", "line", "weapons")
PLAYING: Final = (ACTIVATIONS, TURN_END)


def read_position(setup: Setup, options: Row) -> FubarState:
    """The state that a set-up's position describes; the game goes on from there."""
    raw = position_of(setup, "units", KEYS)
    catalogue = load(setup.unit)
    rows = rows_at(raw, "units", "unit")
    sides = sides_named([*(row.get("side") for row in rows), *list_at(raw, "order", WHERE)], setup)
    scenario = _scenario(raw, setup, catalogue, sides)
    terrain = FubarTerrain(catalogue)
    pieces = terrain.read(raw) if "terrain" in raw else scenario.pieces_listed(catalogue)
    board = Board(scenario.width, scenario.height, pieces)
    _objectives(raw, scenario, board)
    units = [read_unit(catalogue, row, number, sides, board) for number, row in enumerate(rows, 1)]
    own = check_options(table_at(raw, "options", WHERE))
    merged: Row = {**options, **{id: own[id] for id in table_of(raw.get("options"))}}
    state = FubarState(catalogue, scenario, board, units, sides, merged)
    state.mounts = terrain.mounts
    _units_together(state)
    _turn(raw, state)
    _rest(raw, state)
    setup.seat(sides)
    return state


# ------------------------------------------------------------ table and terrain


def _scenario(raw: Row, setup: Setup, catalogue: Catalogue, sides: int) -> Scenario:
    id = word_at(raw, "scenario", (*SCENARIOS, OWN, RANDOM), "scenario", WHERE) or setup.scenario or SKIRMISH
    size = size_in(raw["table"], "position: table") if "table" in raw else None
    own = id in (OWN, RANDOM)
    scenario = (
        own_scenario(setup, catalogue, sides, size) if own else load_scenario(id, catalogue, sides, size)
    )
    scenario.turns = whole_at(raw, "turns", scenario.turns, WHERE, 1)
    return scenario


class FubarTerrain(TerrainReader):
    """Areas by their points, lines by their course; and the weapons that bunkers mount."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(catalogue.terrain)
        self.catalogue = catalogue
        self.mounts: dict[str, list[Weapon]] = {}

    def keys(self, kind: str) -> tuple[str, ...]:
        return TERRAIN_KEYS

    def made(self, id: str, kind: str, row: Row, where: str) -> Piece:
        line = self.catalogue.terrain[kind].linear
        key, other = ("line", "points") if line else ("points", "line")
        if key not in row or other in row:
            raise SetupError(f"{where}: a {kind} needs {key} = [[x, y], …] and takes no {other}")
        piece = self.catalogue.piece(id, kind, points_at(row, key, where))
        if "weapons" in row:
            self.mounts[id] = self._mounted(row, kind, where)
        return piece

    def _mounted(self, row: Row, kind: str, where: str) -> list[Weapon]:
        """fubar.weapon.bunker: only bunkers mount weapons."""
        if kind != BUNKER:
            raise SetupError(f"{where}: only a bunker mounts weapons")
        weapons = self.catalogue.weapons
        return [weapons[one_of(value, weapons, "weapon", where)] for value in list_at(row, "weapons", where)]


def _objectives(raw: Row, scenario: Scenario, board: Board) -> None:
    if "objectives" in raw:
        scenario.objectives = [
            _objective(value, number) for number, value in enumerate(list_at(raw, "objectives", WHERE), 1)
        ]
    for objective in scenario.objectives:
        if objective.piece and objective.piece not in board.index:
            raise SetupError(f'position: objective "{objective.id}" needs the terrain "{objective.piece}"')


def _objective(value: Json, number: int) -> Objective:
    where = f"position: objective {number}"
    row = table_in(value, where)
    known_keys(row, ("id", "at", "piece"), where)
    if ("at" in row) == ("piece" in row):
        raise SetupError(f'{where}: it lies at = [x, y], or it is a piece = "house" of terrain')
    x, y = point_in(row["at"], where) if "at" in row else (0.0, 0.0)
    return Objective(text_at(row, "id", where) or f"{number}", x, y, text_at(row, "piece", where))


# ------------------------------------------------------------ units together


def _units_together(state: FubarState) -> None:
    """Ids are single, passengers have seats, nobody stands on anybody."""
    ids = [unit.id for unit in state.units]
    check_ids(ids, "units")
    for unit in state.units:
        if unit.aboard:
            _seat(state, unit, ids)
    check_apart([pair for unit in state.units if unit.on_table() for pair in _bases(unit)])


def _seat(state: FubarState, unit: Unit, ids: list[str]) -> None:
    carrier = state.unit(unit.aboard) if unit.aboard in ids else None
    vehicle = carrier.vehicle if carrier is not None else None
    if carrier is None or vehicle is None or carrier.side != unit.side:
        raise SetupError(
            f'position: unit "{unit.id}" is aboard "{unit.aboard}", which is no vehicle of its side'
        )
    vehicle.passengers.append(unit.id)
    seats, free = capacity(carrier), free_seats(state, carrier)
    if free < 0:
        raise SetupError(f'position: "{carrier.id}" has {seats} seats, {seats - free} figures are aboard')


def _bases(unit: Unit) -> list[tuple[str, Base]]:
    vehicle = unit.vehicle
    if vehicle is not None:
        return [(unit.id, vehicle.hull)]
    return [(figure.id, figure.base) for figure in unit.figures if figure.alive]


# ------------------------------------------------------------ turn and the rest


def _turn(raw: Row, state: FubarState) -> None:
    phase = one_of(raw.get("phase", ACTIVATIONS), PHASES, "phase", WHERE)
    state.phase = phase
    state.turn = whole_at(raw, "turn", 0 if phase == DEPLOYING else 1, WHERE)
    order = order_at(raw, "order", state.sides)
    if phase in PLAYING:
        order = order or list(range(state.sides))
        state.order = order
    elif phase == DEPLOYING:
        state.deploy_order = order
    elif "order" in raw or "holder" in raw:
        raise SetupError(f'position: order and holder are rolled for in the phase "{phase}"; leave them out')
    if order:
        state.holder = order[0]
    if "holder" in raw:
        state.holder = side_at(raw["holder"], "position: holder", state.sides)
        if state.holder not in order:
            raise SetupError("position: holder must be one of the sides in order")


def _rest(raw: Row, state: FubarState) -> None:
    for side, part in enumerate(state.scenario.parts):
        state.deploy_edges[side] = (
            part.edges[0] if len(part.edges) == 1 or (part.edges and state.turn) else ""
        )
    for key, value in table_at(raw, "edges", WHERE).items():
        side = side_at(key, "position: edges", state.sides)
        edges = state.scenario.parts[side].edges
        if value not in edges:
            raise SetupError(f"position: side {key} may choose among the edges {', '.join(edges) or 'none'}")
        state.deploy_edges[side] = text_in(value, "position: edges")
    _combats(raw, state)
    for side, value in enumerate(for_each_side(raw, "scores", state.sides)):
        state.scores[side] = number_in(value, "position: scores: each")
    destroyed = table_at(raw, "destroyed", WHERE)
    for key in destroyed:
        side = side_at(key, "position: destroyed", state.sides)
        state.destroyed[side] = [
            text_in(id, "position: destroyed: each") for id in list_at(destroyed, key, "position: destroyed")
        ]
    _captive(raw, state)


def _combats(raw: Row, state: FubarState) -> None:
    ids = [unit.id for unit in state.units]
    for number, value in enumerate(list_at(raw, "combats", WHERE), 1):
        where = f"position: combat {number}"
        row = table_in(value, where)
        known_keys(row, ("attacker", "units"), where)
        fighters = [text_in(id, f"{where}: each unit") for id in list_at(row, "units", where)]
        for id in fighters:
            if id not in ids:
                raise SetupError(f'{where}: combats names "{id[:40]}", which is no unit')
        if not fighters:
            raise SetupError(f"{where}: it needs the units = [ … ] that fight")
        state.combats.append(Combat(side_at(row.get("attacker", "A"), where, state.sides), fighters))


def _captive(raw: Row, state: FubarState) -> None:
    where = "position: captive"
    row = table_at(raw, "captive", WHERE)
    known_keys(row, ("at", "taken_by", "escaped"), where)
    at = point_in(row["at"], where) if "at" in row else state.scenario.captive
    if at is None:
        if "captive" in raw:
            raise SetupError("position: captive needs at = [x, y]")
        return
    captive = Captive("captive", Disc(at[0], at[1], state.lengths.base_radius))
    captive.escaped = flag_at(row, "escaped", False, where)
    taken_by = text_at(row, "taken_by", where)
    if captive.escaped and not taken_by:
        raise SetupError('position: captive has escaped with somebody; say with whom, taken_by = "rifles"')
    if taken_by:
        if taken_by not in [unit.id for unit in state.units]:
            raise SetupError(f'position: captive is taken by "{taken_by[:40]}", which is no unit')
        captive.taken_by = taken_by
        state.unit(taken_by).captive = captive.id
    state.captive = captive
