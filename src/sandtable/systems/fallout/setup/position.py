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
    number_at,
    number_in,
    one_of,
    point_in,
    side_at,
    sides_named,
    size_in,
    table_at,
    table_in,
    text_at,
    whole_at,
    whole_in,
    word_at,
    words_at,
)
from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
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
from sandtable.figures.zones import EDGES
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.scenarios import DEFAULT, SCENARIOS, Scenario
from sandtable.systems.fallout.book.scenarios import load as load_scenario
from sandtable.systems.fallout.book.terrain_kinds import KINDS, ROAD, SMOKE, WALL
from sandtable.systems.fallout.book.words import PILOTING, SMALL_TABLE
from sandtable.systems.fallout.book.words import RANDOM as ANY_LIGHT
from sandtable.systems.fallout.ground.terrain import make_piece, make_smoke
from sandtable.systems.fallout.setup.own_scenario import own_scenario
from sandtable.systems.fallout.setup.position_units import UnitReader, face_nearest_enemies
from sandtable.systems.fallout.setup.settings import check_options, edition_of, turns_of
from sandtable.systems.fallout.state.identities import (
    PHASE_ACTIVATIONS,
    PHASE_DEPLOY,
    PHASE_ENVIRONMENT,
    PHASE_INITIATIVE,
    PHASE_PREMOVE,
    PHASE_TERRAIN,
)
from sandtable.systems.fallout.state.names import side_names
from sandtable.systems.fallout.state.state import Chest, FalloutState, Mine, Unit, Vehicle
from sandtable.table import Base, Board, Piece

PHASES: Final = (
    PHASE_TERRAIN,
    PHASE_DEPLOY,
    PHASE_PREMOVE,
    PHASE_INITIATIVE,
    PHASE_ACTIVATIONS,
    PHASE_ENVIRONMENT,
)
KEYS: Final = (
    "active", "ammo_taken", "apc_left", "attacker", "chests", "counted", "critter_due", "decoy_stock", "deploy_order",
    "exits", "home", "initiative_used", "killed", "kills", "left_points", "light", "may_leave", "mine_stock", "mines",
    "options", "order", "phase", "pool", "scenario", "second", "step", "table", "terrain", "turn", "turns", "units",
)  # fmt: skip


def read_position(setup: Setup) -> FalloutState:
    """The state that a set-up's position describes; the game goes on from there."""
    raw = position_of(setup, "units", KEYS)
    options = check_options({**setup.options, **table_at(raw, "options", WHERE)})
    catalogue = load(edition_of(setup.edition), setup.unit)
    rows = rows_at(raw, "units", "unit")
    sides = sides_named([*(row.get("side") for row in rows), *list_at(raw, "order", WHERE)], setup)
    setup.seat(sides)
    scenario = _scenario(raw, setup, catalogue, options)
    board = Board(scenario.width, scenario.height, FalloutTerrain(catalogue).read(raw))
    units = [UnitReader(catalogue, row, number, sides, board).read() for number, row in enumerate(rows, 1)]
    state = FalloutState(catalogue, scenario, board, units, sides, options)
    state.names = side_names(scenario, [side.name for side in setup.sides], [])
    _units_together(state)
    _squads(state, rows)
    face_nearest_enemies(state, rows)
    _turn(raw, state)
    _edges(raw, state)
    _mines(raw, state)
    _chests(raw, state)
    _tallies(raw, state)
    return state


# ------------------------------------------------------------ table and terrain


def _scenario(raw: Row, setup: Setup, catalogue: Catalogue, options: Row) -> Scenario:
    id = word_at(raw, "scenario", (*SCENARIOS, OWN, RANDOM), "scenario", WHERE) or setup.scenario or DEFAULT
    size = size_in(raw["table"], "position: table") if "table" in raw else None
    turns = whole_at(raw, "turns", turns_of(options), WHERE, 1)
    inch = catalogue.lengths.inch
    if id in (OWN, RANDOM):
        return own_scenario(setup, inch, len(setup.sides), size, turns)
    return load_scenario(id, inch, len(setup.sides), options.get("table") == SMALL_TABLE, size, turns)


class FalloutTerrain(TerrainReader):
    """Areas by their points, walls by their course, clouds of smoke by their middle."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__((*KINDS, ROAD, SMOKE))
        self.lengths = catalogue.lengths

    def keys(self, kind: str) -> tuple[str, ...]:
        if kind == SMOKE:
            return ("id", "kind", "at", "radius")
        return ("id", "kind", "line" if kind == WALL else "points")

    def made(self, id: str, kind: str, row: Row, where: str) -> Piece:
        if kind == SMOKE:
            x, y = point_in(row.get("at"), where, "a smoke cloud lies at = [x, y]")
            return make_smoke(id, x, y, _radius(row, self.lengths.smoke_radius, where))
        key = self.keys(kind)[-1]
        if key not in row:
            raise SetupError(f"{where}: {kind} needs {key} = [[x, y], …]")
        return make_piece(id, kind, points_at(row, key, where), self.lengths.inch)


def _radius(row: Row, usual: float, where: str) -> float:
    radius = number_at(row, "radius", usual, where)
    if radius <= 0.0:
        raise SetupError(f"{where}: radius must be more than 0")
    return radius


# ------------------------------------------------------------ units together


def _units_together(state: FalloutState) -> None:
    """Ids are single, passengers have seats and vehicles their drivers, nobody stands on anybody."""
    ids = [unit.id for unit in state.units]
    check_ids(ids, "units")
    _seats(state, ids)
    _revenges(state)
    bases: list[tuple[str, Base]] = []
    for unit in state.units:
        if unit.on_table():
            vehicle = unit.vehicle
            bases.extend((figure.id, figure.base) for figure in unit.present())
            if vehicle is not None:
                bases.append((unit.id, vehicle.hull))
    check_apart(bases)


def _seats(state: FalloutState, ids: list[str]) -> None:
    """fallout.vehicle.seats: whoever is aboard sits in a vehicle of his side that has room for all of them."""
    for unit in state.units:
        if unit.aboard:
            carrier = state.unit(unit.aboard) if unit.aboard in ids else None
            if carrier is None or carrier.vehicle is None or carrier.side != unit.side:
                raise SetupError(
                    f'position: unit "{unit.id}" is aboard "{unit.aboard}", which is no vehicle of its side'
                )
            for figure in unit.present():
                figure.boarded = True
    for unit in state.units:
        if unit.vehicle is not None:
            _man(state, unit, unit.vehicle)


def _man(state: FalloutState, unit: Unit, vehicle: Vehicle) -> None:
    """fallout.vehicle.seats: one driver and the listed passengers; the first aboard who can drive does."""
    aboard = [figure for other in state.units if other.aboard == unit.id for figure in other.present()]
    if not vehicle.driver:
        drivers = [figure.id for figure in aboard if PILOTING in figure.skills and not figure.out]
        vehicle.driver = drivers[0] if drivers else ""
    elif vehicle.driver not in [figure.id for figure in aboard]:
        raise SetupError(f'position: "{vehicle.driver}" drives "{unit.id}" without being aboard')
    room = vehicle.seats(bool(vehicle.driver))
    if len(aboard) > room:
        raise SetupError(f'position: "{unit.id}" has {room} seats, {len(aboard)} figures are aboard')


def _revenges(state: FalloutState) -> None:
    """Whoever has somebody to avenge itself on names a figure or a vehicle."""
    known = [unit.id for unit in state.units if unit.vehicle is not None]
    known.extend(figure.id for unit in state.units for figure in unit.figures)
    for unit in state.units:
        for figure in unit.figures:
            if figure.revenge and figure.revenge not in known:
                raise SetupError(
                    f'position: unit "{unit.id}": revenge on "{figure.revenge[:40]}", which is no figure or vehicle'
                )


def _squads(state: FalloutState, rows: list[Row]) -> None:
    """fallout.morale.count: members left lying belong to the squad they started with."""
    for unit in state.units:
        if not unit.squad:
            continue
        for squad, row in zip(state.units, rows, strict=True):
            if (
                squad.id == unit.squad
                and squad.side == unit.side
                and squad.vehicle is None
                and not squad.squad
            ):
                if "started" not in row:
                    squad.started += len(unit.figures)
                    squad.dead += len(unit.figures)
                squad.dead -= sum(1 for figure in unit.figures if figure.alive)
                break
        else:
            raise SetupError(
                f'position: unit "{unit.id}" is of squad "{unit.squad}", which is none of its side'
            )


# ------------------------------------------------------------ turn and the rest


def _turn(raw: Row, state: FalloutState) -> None:
    phase = one_of(raw.get("phase", "activations"), PHASES, "phase", WHERE)
    state.phase = phase
    playing = phase in (PHASE_INITIATIVE, PHASE_ACTIVATIONS, PHASE_ENVIRONMENT)
    state.turn = whole_at(raw, "turn", 1 if playing else 0, WHERE)
    order = order_at(raw, "order", state.sides)
    state.deploy_order = order_at(raw, "deploy_order", state.sides)
    if playing and phase != PHASE_INITIATIVE:
        state.order = order or list(range(state.sides))
        state.attacker = state.order[0]
        state.active = state.order[0]
    else:
        state.order = order
    if "attacker" in raw:
        state.attacker = side_at(raw["attacker"], "position: attacker", state.sides)
    if "active" in raw:
        state.active = side_at(raw["active"], "position: active", state.sides)
    elif state.deploy_order:
        state.active = state.deploy_order[0]
    if "critter_due" in raw:
        state.critter_due = side_at(raw["critter_due"], "position: critter_due", state.sides)
    state.initiative_used = flag_at(raw, "initiative_used", False, WHERE)
    state.second = flag_at(raw, "second", False, WHERE)
    state.step = whole_at(raw, "step", 0, WHERE)
    lights = [*state.catalogue.lights, ANY_LIGHT]
    state.light = one_of(raw.get("light", state.options["light"]), lights, "light", WHERE)


def _edges(raw: Row, state: FalloutState) -> None:
    parts = state.scenario.parts
    state.home = [state.scenario.home(side) for side in range(state.sides)]
    state.exits = [part.exits[:] for part in parts]
    for key, value in table_at(raw, "home", WHERE).items():
        side = side_at(key, "position: home", state.sides)
        state.home[side] = one_of(value, EDGES, "edge", "position: home")
    exits = table_at(raw, "exits", WHERE)
    for key in exits:
        side = side_at(key, "position: exits", state.sides)
        state.exits[side] = words_at(exits, key, EDGES, "edge", "position: exits")
    state.may_leave = [bool(exits) for exits in state.exits]
    may_leave = table_at(raw, "may_leave", WHERE)
    for key in may_leave:
        side = side_at(key, "position: may_leave", state.sides)
        state.may_leave[side] = flag_at(may_leave, key, False, "position: may_leave")


def _mines(raw: Row, state: FalloutState) -> None:
    for number, value in enumerate(list_at(raw, "mines", WHERE), 1):
        where = f"position: mine {number}"
        row = table_in(value, where)
        known_keys(row, ("id", "side", "at", "decoy", "revealed"), where)
        x, y = point_in(row.get("at"), where, "it lies at = [x, y]")
        id = text_at(row, "id", where) or f"mine-{number}"
        mine = Mine(
            id, side_at(row.get("side"), where, state.sides), x, y, flag_at(row, "decoy", False, where)
        )
        mine.revealed = flag_at(row, "revealed", False, where)
        state.mines.append(mine)
        state.counters += 1


def _chests(raw: Row, state: FalloutState) -> None:
    for number, value in enumerate(list_at(raw, "chests", WHERE), 1):
        where = f"position: chest {number}"
        row = table_in(value, where)
        known_keys(row, ("id", "at", "number", "opened_by"), where)
        x, y = point_in(row.get("at"), where, "it stands at = [x, y]")
        id = text_at(row, "id", where) or f"box-{number}"
        chest = Chest(id, x, y, whole_at(row, "number", 0, where))
        if "opened_by" in row:
            chest.opened_by = side_at(row["opened_by"], where, state.sides)
        state.chests.append(chest)


def _tallies(raw: Row, state: FalloutState) -> None:
    state.mine_stock = _counts(raw, "mine_stock", state)
    state.decoy_stock = _counts(raw, "decoy_stock", state)
    state.killed = _numbers(raw, "killed", state)
    state.kills = _counts(raw, "kills", state)
    state.counted = _numbers(raw, "counted", state)
    state.left_points = _numbers(raw, "left_points", state)
    state.ammo_taken = flag_at(raw, "ammo_taken", False, WHERE)
    state.apc_left = flag_at(raw, "apc_left", False, WHERE)
    state.pool = words_at(raw, "pool", state.catalogue.units, "figure", "position: pool")


def _numbers(raw: Row, key: str, state: FalloutState) -> list[float]:
    values = for_each_side(raw, key, state.sides)
    return [number_in(value, f"position: {key}: each") for value in values] or [0.0] * state.sides


def _counts(raw: Row, key: str, state: FalloutState) -> list[int]:
    values = for_each_side(raw, key, state.sides)
    return [whole_in(value, f"position: {key}: each") for value in values] or [0] * state.sides
