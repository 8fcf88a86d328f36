"""Explicit positions: a state out of `setup.position`, for conformance cases, bug reports and tests.

`docs/positions.md` documents every key. Whatever cannot be read is refused with a sentence that says where.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.wire import (
    Json,
    list_of,
    number_of,
    point_of,
    side_index,
    table_of,
    text_of,
)
from sandtable.systems.fubar.book.catalogue import Catalogue, load
from sandtable.systems.fubar.book.profiles import Weapon
from sandtable.systems.fubar.book.scenarios import Objective, Scenario
from sandtable.systems.fubar.book.scenarios import load as load_scenario
from sandtable.systems.fubar.setup.position_units import read_unit
from sandtable.systems.fubar.state.state import Captive, Combat, FubarState, Unit
from sandtable.table import Base, Board, Disc, Piece, Point, overlaps

PHASES: Final = ("deploy", "combats", "initiative", "activations", "end")
KEYS: Final = (
    "table", "scenario", "turn", "turns", "phase", "order", "holder", "terrain", "units", "combats", "captive",
    "scores", "edges", "objectives", "options", "destroyed",
)  # fmt: skip
TERRAIN_KEYS: Final = ("id", "kind", "points", "line", "weapons")


def read_position(setup: Setup, options: Row) -> FubarState:
    """The state that a set-up's position describes; the game goes on from there."""
    raw = setup.position
    if not isinstance(raw, dict) or not isinstance(raw.get("units"), list):
        raise SetupError("position must be a table with at least units = [ … ]")
    known_keys(raw, KEYS, "position")
    catalogue = load(setup.unit)
    scenario = _scenario(raw, setup, catalogue)
    mounts: dict[str, list[Weapon]] = {}
    board = Board(scenario.width, scenario.height, _terrain(raw, scenario, catalogue, mounts))
    _objectives(raw, scenario, board)
    units = [
        read_unit(catalogue, table_of(value), number, len(setup.sides), board)
        for number, value in enumerate(list_of(raw.get("units")), 1)
    ]
    merged: Row = dict(options)
    merged.update(table_of(raw.get("options", {})))
    state = FubarState(catalogue, scenario, board, units, len(setup.sides), merged)
    state.mounts = mounts
    _units_together(state)
    _turn(raw, state)
    _rest(raw, state)
    return state


def known_keys(row: Row, known: tuple[str, ...], where: str) -> None:
    """Refuses keys that mean nothing, with the nearest that does."""
    for key in row:
        if key not in known:
            close = get_close_matches(key, known, 1)
            hint = f'did you mean "{close[0]}"?' if close else f"it takes {', '.join(known)}"
            raise SetupError(f'{where}: unknown key "{key[:40]}"; {hint}')


def side_at(value: Json, where: str, sides: int) -> int:
    """A side out of its letter."""
    side = side_index(text_of(value))
    if not 0 <= side < sides:
        raise SetupError(f'{where}: there is no side "{text_of(value)[:10]}"; write one of {"ABCD"[:sides]}')
    return side


# ------------------------------------------------------------ table and terrain


def _scenario(raw: Row, setup: Setup, catalogue: Catalogue) -> Scenario:
    id = text_of(raw.get("scenario")) or setup.scenario or "skirmish"
    size: Point | None = None
    if "table" in raw:
        size = point_of(raw["table"])
        if size is None or size[0] <= 0.0 or size[1] <= 0.0:
            raise SetupError("position: table must be two lengths, for instance [48, 48]")
    scenario = load_scenario(id, catalogue, len(setup.sides), size)
    turns = number_of(raw.get("turns", scenario.turns))
    if turns is None or turns < 1 or turns != int(turns):
        raise SetupError("position: turns must be a whole number from 1")
    scenario.turns = int(turns)
    return scenario


def _terrain(
    raw: Row, scenario: Scenario, catalogue: Catalogue, mounts: dict[str, list[Weapon]]
) -> list[Piece]:
    if "terrain" not in raw:
        return scenario.pieces_listed(catalogue)
    pieces: list[Piece] = []
    for number, value in enumerate(list_of(raw["terrain"]), 1):
        row = table_of(value)
        where = f"position: terrain {number}"
        known_keys(row, TERRAIN_KEYS, where)
        kind = text_of(row.get("kind"))
        if kind not in catalogue.terrain:
            close = get_close_matches(kind, list(catalogue.terrain), 1)
            hint = f'did you mean "{close[0]}"?' if close else f"it takes {', '.join(catalogue.terrain)}"
            raise SetupError(f'{where}: there is no terrain "{kind[:40]}"; {hint}')
        line = catalogue.terrain[kind].linear
        key = "line" if line else "points"
        if key not in row:
            shape = "line = [[x, y], …]" if line else "points = [[x, y], …]"
            raise SetupError(f"{where}: a {kind} needs {shape}")
        id = text_of(row.get("id")) or f"{kind}-{number}"
        try:
            pieces.append(catalogue.piece(id, kind, _points(row[key], where)))
        except ValueError as error:
            raise SetupError(f"{where}: {error}") from None
        if "weapons" in row:
            mounts[id] = _mounted(row, kind, catalogue, where)
    return pieces


def _points(value: Json, where: str) -> list[Point]:
    found: list[Point] = []
    for entry in list_of(value):
        point = point_of(entry)
        if point is None:
            raise SetupError(f"{where}: a point is two numbers, for instance [10, 12.5]")
        found.append(point)
    return found


def _mounted(row: Row, kind: str, catalogue: Catalogue, where: str) -> list[Weapon]:
    """fubar.weapon.bunker: only bunkers mount weapons."""
    if kind != "bunker":
        raise SetupError(f"{where}: only a bunker mounts weapons")
    found: list[Weapon] = []
    for value in list_of(row["weapons"]):
        id = text_of(value)
        if id not in catalogue.weapons:
            close = get_close_matches(id, list(catalogue.weapons), 1)
            hint = f'; did you mean "{close[0]}"?' if close else ""
            raise SetupError(f'{where}: there is no weapon "{id[:40]}"{hint}')
        found.append(catalogue.weapons[id])
    return found


def _objectives(raw: Row, scenario: Scenario, board: Board) -> None:
    if "objectives" in raw:
        scenario.objectives = []
        for number, value in enumerate(list_of(raw["objectives"]), 1):
            row = table_of(value)
            known_keys(row, ("id", "at", "piece"), f"position: objective {number}")
            at = point_of(row.get("at")) or (0.0, 0.0)
            piece = text_of(row.get("piece"))
            scenario.objectives.append(Objective(text_of(row.get("id")) or f"{number}", at[0], at[1], piece))
    for objective in scenario.objectives:
        if objective.piece and objective.piece not in board.index:
            raise SetupError(f'position: objective "{objective.id}" needs the terrain "{objective.piece}"')


# ------------------------------------------------------------ units together


def _units_together(state: FubarState) -> None:
    """Ids are single, passengers have seats, nobody stands on anybody."""
    seen: list[str] = []
    for unit in state.units:
        if unit.id in seen:
            raise SetupError(f'position: two units are called "{unit.id}"; give each its own id')
        seen.append(unit.id)
    for unit in state.units:
        if unit.aboard:
            _seat(state, unit, seen)
    placed: list[tuple[str, Base]] = []
    for unit in state.units:
        if not unit.on_table():
            continue
        for token, base in _bases(unit):
            for other, there in placed:
                if overlaps(base, there):
                    raise SetupError(f'position: "{token}" stands on "{other}"')
            placed.append((token, base))


def _seat(state: FubarState, unit: Unit, ids: list[str]) -> None:
    carrier = state.unit(unit.aboard) if unit.aboard in ids else None
    vehicle = carrier.vehicle if carrier is not None else None
    if carrier is None or vehicle is None or carrier.side != unit.side:
        raise SetupError(
            f'position: unit "{unit.id}" is aboard "{unit.aboard}", which is no vehicle of its side'
        )
    vehicle.passengers.append(unit.id)
    taken = sum(len(state.unit(id).living()) for id in vehicle.passengers)
    if taken > vehicle.profile.capacity:
        seats = vehicle.profile.capacity
        raise SetupError(f'position: "{carrier.id}" has {seats} seats, {taken} figures are aboard')


def _bases(unit: Unit) -> list[tuple[str, Base]]:
    vehicle = unit.vehicle
    if vehicle is not None:
        return [(unit.id, vehicle.hull)]
    return [(figure.id, figure.base) for figure in unit.figures if figure.alive]


# ------------------------------------------------------------ turn and the rest


def _turn(raw: Row, state: FubarState) -> None:
    phase = text_of(raw.get("phase", "activations"))
    if phase not in PHASES:
        raise SetupError(f'position: there is no phase "{phase[:20]}"; write one of {", ".join(PHASES)}')
    state.phase = phase
    turn = number_of(raw.get("turn", 0 if phase == "deploy" else 1))
    if turn is None or turn < 0 or turn != int(turn):
        raise SetupError("position: turn must be a whole number")
    state.turn = int(turn)
    order = [side_at(value, "position: order", state.sides) for value in list_of(raw.get("order", []))]
    if phase in ("activations", "end"):
        state.order = order or list(range(state.sides))
        holder = (
            side_at(raw["holder"], "position: holder", state.sides) if "holder" in raw else state.order[0]
        )
        if holder not in state.order:
            raise SetupError("position: holder must be one of the sides in order")
        state.holder = holder
    elif phase == "deploy" and order:
        state.deploy_order = order
        state.holder = (
            side_at(raw["holder"], "position: holder", state.sides) if "holder" in raw else order[0]
        )


def _rest(raw: Row, state: FubarState) -> None:
    for side, part in enumerate(state.scenario.parts):
        state.deploy_edges[side] = (
            part.edges[0] if len(part.edges) == 1 or (part.edges and state.turn) else ""
        )
    for key, value in table_of(raw.get("edges", {})).items():
        side = side_at(key, "position: edges", state.sides)
        if text_of(value) not in state.scenario.parts[side].edges:
            edges = ", ".join(state.scenario.parts[side].edges) or "none"
            raise SetupError(f"position: side {key} may choose among the edges {edges}")
        state.deploy_edges[side] = text_of(value)
    ids = [unit.id for unit in state.units]
    for value in list_of(raw.get("combats", [])):
        row = table_of(value)
        known_keys(row, ("attacker", "units"), "position: combats")
        fighters = [text_of(id) for id in list_of(row.get("units"))]
        for id in fighters:
            if id not in ids:
                raise SetupError(f'position: combats names "{id[:40]}", which is no unit')
        state.combats.append(
            Combat(side_at(row.get("attacker", "A"), "position: combats", state.sides), fighters)
        )
    for side, value in enumerate(list_of(raw.get("scores", []))[: state.sides]):
        state.scores[side] = number_of(value) or 0.0
    for key, value in table_of(raw.get("destroyed", {})).items():
        side = side_at(key, "position: destroyed", state.sides)
        state.destroyed[side] = [text_of(id) for id in list_of(value)]
    _captive(raw, state, ids)


def _captive(raw: Row, state: FubarState, ids: list[str]) -> None:
    at = state.scenario.captive
    row = table_of(raw.get("captive", {}))
    known_keys(row, ("at", "taken_by", "escaped"), "position: captive")
    if "at" in row:
        at = point_of(row["at"])
    if at is None:
        if row:
            raise SetupError("position: captive needs at = [x, y]")
        return
    captive = Captive("captive", Disc(at[0], at[1], state.lengths.base_radius))
    captive.escaped = row.get("escaped") is True
    taken_by = text_of(row.get("taken_by"))
    if taken_by:
        if taken_by not in ids:
            raise SetupError(f'position: captive is taken by "{taken_by[:40]}", which is no unit')
        captive.taken_by = taken_by
        state.unit(taken_by).captive = captive.id
    state.captive = captive
