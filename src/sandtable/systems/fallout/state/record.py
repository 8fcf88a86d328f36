"""A state written down: as JSON for the referee, and as one line to compare."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.wire import Json, letter_or_null, side_letter
from sandtable.figures.facing import on_paper
from sandtable.systems.fallout.book.terrain_kinds import WALL
from sandtable.systems.fallout.state.state import (
    CRITTERS,
    NOT_PLACED,
    Chest,
    FalloutState,
    Figure,
    Mine,
    Unit,
    Vehicle,
)
from sandtable.table import ROUND, Piece


def letters(sides: Sequence[int]) -> list[Json]:
    """Sides in their order on the wire."""
    return [letter_or_null(side) for side in sides]


def numbers(values: Sequence[Json]) -> list[Json]:
    """Numbers as they go over the wire."""
    return [value for value in values]


def whoever(side: int) -> Json:
    """Whoever did something to a figure: a side, the critters, or null for nobody."""
    return "critters" if side == CRITTERS else letter_or_null(side)


def dump_state(state: FalloutState) -> dict[str, Json]:
    """The whole state. Units and figures are tables by id, so that `units.squad.figures` finds its way."""
    result = state.result
    return {
        "edition": state.edition,
        "scenario": state.scenario.id,
        "unit": state.lengths.unit,
        "table": [state.board.width, state.board.height],
        "names": state.names,
        "turn": state.turn,
        "turns": state.scenario.turns,
        "phase": state.phase,
        "step": state.step,
        "order": letters(state.order),
        "attacker": letter_or_null(state.attacker),
        "active": letter_or_null(state.active),
        "initiative_used": state.initiative_used,
        "second": state.second,
        "critter_due": letter_or_null(state.critter_due),
        "hand": letter_or_null(state.hand),
        "acting": state.acting,
        "passed": [id for id in state.passed],
        "fallen": [fallen.figure for fallen in state.fallen],
        "light": state.light,
        "home": {side_letter(side): edge for side, edge in enumerate(state.home)},
        "exits": {side_letter(side): [edge for edge in edges] for side, edges in enumerate(state.exits)},
        "may_leave": [may for may in state.may_leave],
        "deploy_order": letters(state.deploy_order),
        "killed": numbers(state.killed),
        "kills": numbers(state.kills),
        "counted": numbers(state.counted),
        "left_points": numbers(state.left_points),
        "terrain": [dump_piece(piece) for piece in state.board.pieces],
        "units": {unit.id: dump_unit(unit) for unit in state.units},
        "mines": {mine.id: dump_mine(mine) for mine in state.mines},
        "mine_stock": numbers(state.mine_stock),
        "decoy_stock": numbers(state.decoy_stock),
        "counters": state.counters,
        "chests": {chest.id: dump_chest(chest) for chest in state.chests},
        "ammo_taken": state.ammo_taken,
        "pool": [id for id in state.pool],
        "apc_left": state.apc_left,
        "reveals": state.reveals,
        "options": state.options,
        "result": result.wire() if result is not None else None,
    }


def dump_piece(piece: Piece) -> dict[str, Json]:
    """A piece of terrain as a position file has it."""
    points: list[Json] = [[x, y] for x, y in piece.points()]
    if piece.shape == ROUND:
        return {"id": piece.id, "kind": piece.kind, "at": points[0], "radius": piece.radius}
    return {"id": piece.id, "kind": piece.kind, "line" if piece.kind == WALL else "points": points}


def dump_chest(chest: Chest) -> dict[str, Json]:
    """A strongbox, and who opened it."""
    return {"at": [chest.x, chest.y], "number": chest.number, "opened_by": whoever(chest.opened_by)}


def dump_mine(mine: Mine) -> dict[str, Json]:
    """A mine or decoy counter as a position writes it down."""
    return {
        "side": letter_or_null(mine.side),
        "at": [mine.x, mine.y],
        "decoy": mine.decoy,
        "revealed": mine.revealed,
    }


def dump_unit(unit: Unit) -> dict[str, Json]:
    """A unit with its figures or its vehicle, and how many of them are left."""
    vehicle = unit.vehicle
    present = unit.present()
    return {
        "id": unit.id,
        "side": letter_or_null(unit.side),
        "name": unit.name,
        "lone": unit.lone,
        "points": unit.points,
        "started": unit.started,
        "dead": unit.dead,
        "squad": unit.squad,
        "present": len(present),
        "able": len(unit.able()),
        "deployed": unit.deployed,
        "waiting": unit.waiting,
        "gone": unit.gone,
        "left_by": unit.left_by,
        "aboard": unit.aboard,
        "token": unit.token,
        "overwatch": unit.overwatch,
        "broken": unit.broken,
        "tested_half": unit.tested_half,
        "tested_two": unit.tested_two,
        "figures": {figure.id: dump_figure(figure) for figure in unit.figures},
        "vehicle": dump_vehicle(vehicle) if vehicle is not None else None,
    }


def dump_figure(figure: Figure) -> dict[str, Json]:
    """One figure as a position writes it down."""
    items: list[Json] = [{"id": item.id, "doses": item.doses} for item in figure.items]
    return {
        "profile": figure.profile.id,
        "at": [figure.base.x, figure.base.y] if figure.base.x > NOT_PLACED else None,
        "facing": on_paper(figure.facing),
        "weapon": figure.weapon.id,
        "grenades": figure.grenades,
        "items": items,
        "skills": {skill: level for skill, level in figure.skills.items()},
        "level": figure.level,
        "points": figure.points,
        "leader": figure.leader,
        "hp": figure.hp,
        "hp_max": figure.hp_max,
        "alive": figure.alive,
        "left": figure.left,
        "boarded": figure.boarded,
        "down": figure.down,
        "out": figure.out,
        "poisoned": figure.poisoned,
        "poisoner": whoever(figure.poisoner),
        "wounder": whoever(figure.wounder),
        "rems": figure.rems,
        "sat_out": figure.sat_out,
        "sneak": figure.sneak,
        "strike": figure.strike,
        "skill_used": figure.skill_used,
        "disarmed": figure.disarmed,
        "struck": figure.struck,
        "revenge": figure.revenge,
        "empty": figure.empty,
    }


def dump_vehicle(vehicle: Vehicle) -> dict[str, Json]:
    """The vehicle of a unit as a position writes it down."""
    return {
        "profile": vehicle.profile.id,
        "at": [vehicle.hull.x, vehicle.hull.y] if vehicle.hull.x > NOT_PLACED else None,
        "facing": on_paper(vehicle.hull.facing),
        "damage": vehicle.damage,
        "disabled": vehicle.disabled(),
        "driver": vehicle.driver,
        "cannon_fired": vehicle.cannon_fired,
        "shots": vehicle.shots,
    }


# ------------------------------------------------------------ one line


def digest_state(state: FalloutState) -> str:
    """Equal lines mean equal states; what never changes in a battle is left out."""
    parts = [
        f"{state.turn} {state.phase} {state.step} {state.order} {state.attacker} {state.active} {state.light}",
        f"{state.initiative_used} {state.second} {state.critter_due} {state.hand} {state.deploy_order}",
        f"{state.killed} {state.kills} {state.counted} {state.left_points} {state.reveals} {state.counters}",
        f"{state.mine_stock} {state.decoy_stock} {state.ammo_taken} {state.pool} {state.apc_left}",
        f"{state.home} {state.exits} {state.may_leave} {state.acting} {state.passed}",
        " ".join(fallen.figure for fallen in state.fallen),
        " ".join(f"{piece.id}@{piece.left!r},{piece.top!r}" for piece in state.board.pieces),
        " ".join(f"{m.id}{m.side}{m.x!r},{m.y!r}{m.decoy}{m.revealed}" for m in state.mines),
        " ".join(f"{c.id}{c.x!r},{c.y!r} {c.number} {c.opened_by}" for c in state.chests),
    ]
    parts.extend(_unit_line(unit) for unit in state.units)
    result = state.result
    if result is not None:
        parts.append(f"result {result.winner} {result.points} {result.why}")
    return "\n".join(parts)


def _unit_line(unit: Unit) -> str:
    flags = [
        unit.deployed, unit.waiting, unit.gone, unit.token, unit.overwatch, unit.broken, unit.tested_half,
        unit.tested_two,
    ]  # fmt: skip
    words = [f"{unit.id} {_bits(flags)} {unit.started} {unit.dead} {unit.aboard} {unit.left_by} {unit.squad}"]
    for figure in unit.figures:
        words.append(_figure_words(figure) if figure.present() else f"{figure.id}:{_bits([figure.alive])}")
    vehicle = unit.vehicle
    if vehicle is not None:
        hull = vehicle.hull
        words.append(
            f"{hull.x!r},{hull.y!r},{hull.facing!r} {vehicle.damage} {vehicle.driver} {vehicle.shots}"
        )
        words.append(f"{vehicle.cannon_fired}")
    return " ".join(words)


def _figure_words(figure: Figure) -> str:
    flags = [
        figure.down, figure.out, figure.poisoned, figure.sat_out, figure.strike, figure.skill_used, figure.disarmed,
        figure.empty, figure.boarded,
    ]  # fmt: skip
    held = "".join(f"{item.id}{item.doses}" for item in figure.items)
    return (
        f"{figure.id}:{figure.base.x!r},{figure.base.y!r},{figure.facing!r},{figure.hp},{_bits(flags)},{figure.sneak},"
        f"{figure.struck},{figure.rems},{figure.grenades},{held},{figure.revenge},{figure.poisoner},{figure.wounder}"
    )


def _bits(flags: list[bool]) -> str:
    return "".join("1" if flag else "0" for flag in flags)


# ------------------------------------------------------------ what a side knows
