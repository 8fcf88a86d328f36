"""Explicit positions: a state out of `setup.position`, for conformance cases, bug reports and tests.

`docs/positions.md` documents every key. Whatever cannot be read is refused with a sentence that says where.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.wire import Json, list_of, number_of, point_of, side_index, table_of, text_of
from sandtable.figures.zones import EDGES
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.scenarios import DEFAULT, Scenario
from sandtable.systems.fallout.book.scenarios import load as load_scenario
from sandtable.systems.fallout.book.terrain_kinds import KINDS, ROAD, SMOKE, WALL
from sandtable.systems.fallout.ground.terrain import make_piece, make_smoke
from sandtable.systems.fallout.setup.position_units import UnitReader, face_nearest_enemies
from sandtable.systems.fallout.setup.settings import check_options, edition_of, turns_of
from sandtable.systems.fallout.state.names import side_names
from sandtable.systems.fallout.state.state import Chest, FalloutState, Mine
from sandtable.table import Base, Board, Piece, Point, overlaps

PHASES: Final = ("terrain", "deploy", "premove", "initiative", "activations", "environment")
KEYS: Final = (
    "active", "ammo_taken", "apc_left", "attacker", "chests", "counted", "critter_due", "decoy_stock", "deploy_order",
    "exits", "home", "initiative_used", "killed", "kills", "left_points", "light", "may_leave", "mine_stock", "mines",
    "options", "order", "phase", "pool", "scenario", "second", "step", "table", "terrain", "turn", "turns", "units",
)  # fmt: skip


def read_position(setup: Setup) -> FalloutState:
    """The state that a set-up's position describes; the game goes on from there."""
    raw = setup.position
    if not isinstance(raw, dict) or not isinstance(raw.get("units"), list):
        raise SetupError("position must be a table with at least units = [ … ]")
    known_keys(raw, KEYS, "position")
    options = dict(setup.options)
    options.update(table_of(raw.get("options", {})))
    options = check_options(options)
    catalogue = load(edition_of(setup.edition), setup.unit)
    scenario = _scenario(raw, setup, catalogue, options)
    board = Board(scenario.width, scenario.height, _terrain(raw, catalogue))
    sides = len(setup.sides)
    units = [
        UnitReader(catalogue, table_of(value), number, sides, board).read()
        for number, value in enumerate(list_of(raw.get("units")), 1)
    ]
    state = FalloutState(catalogue, scenario, board, units, sides, options)
    state.names = side_names(scenario, [side.name for side in setup.sides], [])
    _units_together(state)
    _squads(state, list_of(raw.get("units")))
    face_nearest_enemies(state, list_of(raw.get("units")))
    _turn(raw, state)
    _edges(raw, state)
    _counters(raw, state)
    _tallies(raw, state)
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


def _scenario(raw: Row, setup: Setup, catalogue: Catalogue, options: Row) -> Scenario:
    id = text_of(raw.get("scenario")) or setup.scenario or DEFAULT
    size: Point | None = None
    if "table" in raw:
        size = point_of(raw["table"])
        if size is None or size[0] <= 0.0 or size[1] <= 0.0:
            raise SetupError("position: table must be two lengths, for instance [48, 48]")
    turns = number_of(raw.get("turns", turns_of(options)))
    if turns is None or turns < 1 or turns != int(turns):
        raise SetupError("position: turns must be a whole number from 1")
    inch = catalogue.lengths.inch
    return load_scenario(id, inch, len(setup.sides), options.get("table") == "small", size, int(turns))


def _terrain(raw: Row, catalogue: Catalogue) -> list[Piece]:
    pieces: list[Piece] = []
    inch = catalogue.lengths.inch
    for number, value in enumerate(list_of(raw.get("terrain", [])), 1):
        row = table_of(value)
        where = f"position: terrain {number}"
        known_keys(row, ("id", "kind", "points", "line", "at", "radius"), where)
        kind = text_of(row.get("kind"))
        known = (*KINDS, ROAD, SMOKE)
        if kind not in known:
            close = get_close_matches(kind, known, 1)
            hint = f'did you mean "{close[0]}"?' if close else f"it takes {', '.join(known)}"
            raise SetupError(f'{where}: there is no terrain "{kind[:40]}"; {hint}')
        id = text_of(row.get("id")) or f"{kind}-{number}"
        if kind == SMOKE:
            at = point_of(row.get("at"))
            if at is None:
                raise SetupError(f"{where}: a smoke cloud lies at = [x, y]")
            radius = number_of(row.get("radius", catalogue.lengths.smoke_radius)) or 0.0
            pieces.append(make_smoke(id, at[0], at[1], radius))
            continue
        key = "line" if kind == WALL else "points"
        if key not in row:
            raise SetupError(f"{where}: {kind} needs {key} = [[x, y], …]")
        try:
            pieces.append(make_piece(id, kind, points_at(row[key], where), inch))
        except ValueError as error:
            raise SetupError(f"{where}: {error}") from None
    return pieces


def points_at(value: Json, where: str) -> list[Point]:
    """A list of points."""
    found: list[Point] = []
    for entry in list_of(value):
        point = point_of(entry)
        if point is None:
            raise SetupError(f"{where}: a point is two numbers, for instance [10, 12.5]")
        found.append(point)
    return found


# ------------------------------------------------------------ units together


def _units_together(state: FalloutState) -> None:
    """Ids are single, passengers have seats and vehicles their drivers, nobody stands on anybody."""
    seen: list[str] = []
    for unit in state.units:
        if unit.id in seen:
            raise SetupError(f'position: two units are called "{unit.id}"; give each its own id')
        seen.append(unit.id)
    _seats(state, seen)
    placed: list[tuple[str, Base]] = []
    for unit in state.units:
        if not unit.on_table():
            continue
        vehicle = unit.vehicle
        bases: list[tuple[str, Base]] = [(figure.id, figure.base) for figure in unit.present()]
        if vehicle is not None:
            bases.append((unit.id, vehicle.hull))
        for token, base in bases:
            for other, there in placed:
                if overlaps(base, there):
                    raise SetupError(f'position: "{token}" stands on "{other}"')
            placed.append((token, base))


def _seats(state: FalloutState, ids: list[str]) -> None:
    """fallout.vehicle.seats: one driver and the listed passengers; the first aboard who can drive does."""
    for unit in state.units:
        if not unit.aboard:
            continue
        carrier = state.unit(unit.aboard) if unit.aboard in ids else None
        if carrier is None or carrier.vehicle is None or carrier.side != unit.side:
            raise SetupError(
                f'position: unit "{unit.id}" is aboard "{unit.aboard}", which is no vehicle of its side'
            )
        for figure in unit.present():
            figure.boarded = True
    for unit in state.units:
        vehicle = unit.vehicle
        if vehicle is None:
            continue
        aboard = [figure for other in state.units if other.aboard == unit.id for figure in other.present()]
        if not vehicle.driver:
            drivers = [figure.id for figure in aboard if "piloting" in figure.skills and not figure.out]
            vehicle.driver = drivers[0] if drivers else ""
        elif vehicle.driver not in [figure.id for figure in aboard]:
            raise SetupError(f'position: "{vehicle.driver}" drives "{unit.id}" without being aboard')
        room = vehicle.profile.passengers + (1 if vehicle.driver else 0)
        if len(aboard) > room:
            raise SetupError(f'position: "{unit.id}" has {room} seats, {len(aboard)} figures are aboard')


def _squads(state: FalloutState, entries: list[Json]) -> None:
    """fallout.morale.count: members left lying belong to the squad they started with."""
    for unit in state.units:
        if not unit.squad:
            continue
        for squad, entry in zip(state.units, entries, strict=True):
            if (
                squad.id == unit.squad
                and squad.side == unit.side
                and squad.vehicle is None
                and not squad.squad
            ):
                if "started" not in table_of(entry):
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
    phase = text_of(raw.get("phase", "activations"))
    if phase not in PHASES:
        raise SetupError(f'position: there is no phase "{phase[:20]}"; write one of {", ".join(PHASES)}')
    state.phase = phase
    playing = phase in ("initiative", "activations", "environment")
    turn = number_of(raw.get("turn", 1 if playing else 0))
    if turn is None or turn < 0 or turn != int(turn):
        raise SetupError("position: turn must be a whole number")
    state.turn = int(turn)
    order = [side_at(value, "position: order", state.sides) for value in list_of(raw.get("order", []))]
    state.deploy_order = [
        side_at(value, "position: deploy_order", state.sides)
        for value in list_of(raw.get("deploy_order", []))
    ]
    if playing and phase != "initiative":
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
    state.initiative_used = raw.get("initiative_used") is True
    state.second = raw.get("second") is True
    step = number_of(raw.get("step", 0))
    if step is None or step < 0 or step != int(step):
        raise SetupError("position: step must be a whole number")
    state.step = int(step)
    light = text_of(raw.get("light", state.options["light"]))
    if light not in state.catalogue.lights and light != "random":
        raise SetupError(
            f'position: there is no light "{light[:20]}"; write one of daylight, dawn, twilight, darkness'
        )
    state.light = light


def _edges(raw: Row, state: FalloutState) -> None:
    parts = state.scenario.parts
    state.home = [state.scenario.home(side) for side in range(state.sides)]
    state.exits = [part.exits[:] for part in parts]
    for key, value in table_of(raw.get("home", {})).items():
        state.home[side_at(key, "position: home", state.sides)] = _edge(value, "home")
    for key, value in table_of(raw.get("exits", {})).items():
        side = side_at(key, "position: exits", state.sides)
        state.exits[side] = [_edge(entry, "exits") for entry in list_of(value)]
    state.may_leave = [bool(exits) for exits in state.exits]
    for key, value in table_of(raw.get("may_leave", {})).items():
        state.may_leave[side_at(key, "position: may_leave", state.sides)] = value is True


def _edge(value: Json, where: str) -> str:
    edge = text_of(value)
    if edge not in EDGES:
        raise SetupError(
            f'position: {where}: there is no edge "{edge[:20]}"; write one of {", ".join(EDGES)}'
        )
    return edge


def _counters(raw: Row, state: FalloutState) -> None:
    for number, value in enumerate(list_of(raw.get("mines", [])), 1):
        row = table_of(value)
        where = f"position: mine {number}"
        known_keys(row, ("id", "side", "at", "decoy", "revealed"), where)
        at = point_of(row.get("at"))
        if at is None:
            raise SetupError(f"{where}: it lies at = [x, y]")
        id = text_of(row.get("id")) or f"mine-{number}"
        mine = Mine(id, side_at(row.get("side"), where, state.sides), at[0], at[1], row.get("decoy") is True)
        mine.revealed = row.get("revealed") is True
        state.mines.append(mine)
        state.counters += 1
    for number, value in enumerate(list_of(raw.get("chests", [])), 1):
        row = table_of(value)
        where = f"position: chest {number}"
        known_keys(row, ("id", "at", "number", "opened_by"), where)
        at = point_of(row.get("at"))
        if at is None:
            raise SetupError(f"{where}: it stands at = [x, y]")
        chest = Chest(
            text_of(row.get("id")) or f"box-{number}", at[0], at[1], int(number_of(row.get("number", 0)) or 0)
        )
        if "opened_by" in row:
            chest.opened_by = side_at(row["opened_by"], where, state.sides)
        state.chests.append(chest)


def _tallies(raw: Row, state: FalloutState) -> None:
    state.mine_stock = [int(n) for n in _numbers(raw, "mine_stock", state)]
    state.decoy_stock = [int(n) for n in _numbers(raw, "decoy_stock", state)]
    state.killed = _numbers(raw, "killed", state)
    state.kills = [int(n) for n in _numbers(raw, "kills", state)]
    state.counted = _numbers(raw, "counted", state)
    state.left_points = _numbers(raw, "left_points", state)
    state.ammo_taken = raw.get("ammo_taken") is True
    state.apc_left = raw.get("apc_left") is True
    state.pool = [text_of(id) for id in list_of(raw.get("pool", []))]
    for id in state.pool:
        if id not in state.catalogue.units:
            raise SetupError(f'position: pool: there is no figure "{id[:40]}"')


def _numbers(raw: Row, key: str, state: FalloutState) -> list[float]:
    found = [number_of(value) or 0.0 for value in list_of(raw.get(key, []))]
    return (found + [0.0] * state.sides)[: state.sides]
