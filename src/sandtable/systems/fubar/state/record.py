"""A state written down: as JSON for the referee, and as one line to compare."""

from __future__ import annotations

from sandtable.core.wire import Json, letter_or_null, side_letter
from sandtable.figures.facing import on_paper
from sandtable.systems.fubar.state.state import NOT_PLACED, Figure, FubarState, Unit, Vehicle
from sandtable.table import Piece


def dump_state(state: FubarState) -> dict[str, Json]:
    """The whole state. Units and figures are tables by id, so that `units.rifles.pinned` finds its way."""
    captive = state.captive
    result = state.result
    caught: Json = None
    if captive is not None:
        caught = {
            "at": [captive.base.x, captive.base.y],
            "taken_by": captive.taken_by,
            "escaped": captive.escaped,
        }
    return {
        "scenario": state.scenario.id,
        "unit": state.lengths.unit,
        "table": [state.board.width, state.board.height],
        "names": state.names,
        "turn": state.turn,
        "turns": state.scenario.turns,
        "phase": state.phase,
        "order": [letter_or_null(side) for side in state.order],
        "holder": letter_or_null(state.holder),
        "deploy_order": [letter_or_null(side) for side in state.deploy_order],
        "edges": {side_letter(side): edge for side, edge in enumerate(state.deploy_edges)},
        "scores": [score for score in state.scores],
        "terrain": [dump_piece(piece, state) for piece in state.board.pieces],
        "units": {unit.id: dump_unit(unit) for unit in state.units},
        "combats": [
            {"attacker": letter_or_null(combat.attacker), "units": [id for id in combat.units]}
            for combat in state.combats
        ],
        "captive": caught,
        "attacks": state.attacks,
        "reveals": state.reveals,
        "destroyed": {side_letter(side): [id for id in lost] for side, lost in enumerate(state.destroyed)},
        "options": state.options,
        "result": result.wire() if result is not None else None,
    }


def dump_piece(piece: Piece, state: FubarState) -> dict[str, Json]:
    """A piece of terrain as a position file has it."""
    linear = state.catalogue.terrain[piece.kind].linear if piece.kind in state.catalogue.terrain else False
    points: list[Json] = [[x, y] for x, y in piece.points()]
    out: dict[str, Json] = {"id": piece.id, "kind": piece.kind, "line" if linear else "points": points}
    if piece.id in state.mounts:
        out["weapons"] = [weapon.id for weapon in state.mounts[piece.id]]
    return out


def dump_unit(unit: Unit) -> dict[str, Json]:
    """A unit with its figures or its vehicle, and how many of them still stand."""
    leader = unit.leader
    vehicle = unit.vehicle
    living = unit.living()
    return {
        "id": unit.id,
        "side": letter_or_null(unit.side),
        "name": unit.name,
        "template": unit.template,
        "training": unit.training.id,
        "leader": leader.id if leader is not None else None,
        "grenades": unit.grenades,
        "started": unit.started,
        "living": len(living),
        "pinned": sum(1 for figure in living if figure.pinned),
        "standing": sum(1 for figure in living if not figure.pinned),
        "deployed": unit.deployed,
        "gone": unit.gone,
        "left_by": unit.left_by,
        "aboard": unit.aboard,
        "tried": unit.tried,
        "guard": unit.guard,
        "reacted": unit.reacted,
        "ground": unit.ground,
        "dash": unit.dash,
        "fired": unit.fired,
        "hidden": unit.hidden,
        "captive": unit.captive,
        "returned": unit.returned,
        "idle_until": unit.cannot_activate_until,
        "figures": {figure.id: dump_figure(figure) for figure in unit.figures},
        "vehicle": dump_vehicle(vehicle) if vehicle is not None else None,
    }


def dump_figure(figure: Figure) -> dict[str, Json]:
    """One figure."""
    return {
        "at": [figure.base.x, figure.base.y] if figure.base.x > NOT_PLACED else None,
        "weapons": [weapon.id for weapon in figure.weapons],
        "armour": figure.armour,
        "leader": figure.leader,
        "gun": figure.gun,
        "alive": figure.alive,
        "pinned": figure.pinned,
    }


def dump_vehicle(vehicle: Vehicle) -> dict[str, Json]:
    """The vehicle of a unit."""
    return {
        "class": vehicle.profile.kind,
        "armour": vehicle.profile.armour.id,
        "crew": vehicle.profile.crew,
        "capacity": vehicle.profile.capacity,
        "at": [vehicle.hull.x, vehicle.hull.y] if vehicle.hull.x > NOT_PLACED else None,
        "facing": on_paper(vehicle.hull.facing),
        "weapons": [weapon.id for weapon in vehicle.weapons],
        "immobile": vehicle.immobile,
        "stunned": vehicle.stunned,
        "passengers": [id for id in vehicle.passengers],
    }


# ------------------------------------------------------------ one line


def digest_state(state: FubarState) -> str:
    """Equal lines mean equal states; what never changes in a game (profiles, terrain laid at its start) is left out."""
    parts = [
        f"{state.turn} {state.phase} {state.order} {state.holder} {state.deploy_order} {state.deploy_edges}",
        f"{state.scores} {state.destroyed} {state.attacks} {state.reveals}",
        " ".join(piece.id for piece in state.board.pieces),
    ]
    for combat in state.combats:
        parts.append(f"combat {combat.attacker} {combat.units}")
    captive = state.captive
    if captive is not None:
        parts.append(f"captive {captive.base.x!r} {captive.base.y!r} {captive.taken_by} {captive.escaped}")
    parts.extend(_unit_line(unit) for unit in state.units)
    result = state.result
    if result is not None:
        parts.append(f"result {result.winner} {result.points} {result.why}")
    return "\n".join(parts)


def _unit_line(unit: Unit) -> str:
    flags = [
        unit.deployed, unit.gone, unit.tried, unit.guard, unit.reacted, unit.ground, unit.dash, unit.fired,
        unit.hidden, unit.returned,
    ]  # fmt: skip
    bits = "".join("1" if flag else "0" for flag in flags)
    words = [
        f"{unit.id} {bits} {unit.started} {unit.left_by} {unit.aboard} {unit.captive} {unit.cannot_activate_until}"
    ]
    for figure in unit.figures:
        if figure.alive:
            mark = "p" if figure.pinned else "s"
            words.append(f"{figure.id}{mark}{figure.base.x!r},{figure.base.y!r}")
    vehicle = unit.vehicle
    if vehicle is not None:
        hull = vehicle.hull
        guns = ",".join(weapon.id for weapon in vehicle.weapons)
        words.append(f"{hull.x!r},{hull.y!r},{hull.facing!r} {guns} {vehicle.immobile} {vehicle.stunned}")
        words.append(",".join(vehicle.passengers))
    return " ".join(words)


# ------------------------------------------------------------ what a side knows
