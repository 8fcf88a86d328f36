"""A state written down: as JSON for the referee, and as one line to compare."""

from __future__ import annotations

from sandtable.core.wire import Json, letter_or_null, side_letter
from sandtable.figures.facing import on_paper
from sandtable.systems.warzone.book.profiles import LOCATIONS, Zone
from sandtable.systems.warzone.state.pieces import Model, SideState, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Piece

# ------------------------------------------------------------ JSON


def dump_state(state: WarzoneState) -> dict[str, Json]:
    """The whole state. Squads, models and structures are tables by id, so that `models.A1-2.wounds` finds its way."""
    result = state.result
    structures: dict[str, Json] = {}
    for structure in state.structures:
        structures[structure.id] = {
            "kind": structure.kind,
            "av": structure.av,
            "sp": structure.sp,
            "whole": structure.whole,
            "side": letter_or_null(structure.side),
        }
    crates: dict[str, Json] = {}
    for crate in state.crates:
        crates[crate.id] = {
            "at": [crate.x, crate.y],
            "carrier": crate.carrier,
            "taken": letter_or_null(crate.taken),
        }
    drill = state.drill
    return {
        "mission": state.mission.id,
        "extra": [id for id in state.mission.extra],
        "table": [state.board.width, state.board.height],
        "turn": state.turn,
        "of": state.mission.turns,
        "phase": state.phase,
        "step": state.step,
        "holder": letter_or_null(state.holder),
        "winner": letter_or_null(state.winner),
        "first": letter_or_null(state.deploy_first),
        "placer": letter_or_null(state.placer),
        "attacker": letter_or_null(state.attacker),
        "active": state.active,
        "actor": state.actor,
        "drill": drill.wire() if drill is not None else None,
        "strategy": state.strategy,
        "strategy_side": letter_or_null(state.strategy_side),
        "zones": {side_letter(n): dump_zone(zone) for n, zone in enumerate(state.zones)},
        "hurt": [id for id in state.hurt],
        "reveals": state.reveals,
        "sides": {side_letter(n): dump_side(state, n, holder) for n, holder in enumerate(state.sides)},
        "squads": {squad.id: dump_squad(squad) for squad in state.squads},
        "models": {model.id: dump_model(model) for squad in state.squads for model in squad.models},
        "terrain": [dump_piece(piece) for piece in state.board.pieces],
        "structures": structures,
        "objectives": [
            {"id": objective.id, "at": [objective.x, objective.y]} for objective in state.objectives
        ],
        "crates": crates,
        "options": state.options,
        "result": result.wire() if result is not None else None,
    }


def dump_zone(zone: Zone | None) -> Json:
    """Where a side deployed, as left, bottom, right and top; null where it has no zone yet."""
    return None if zone is None else [zone.left, zone.bottom, zone.right, zone.top]


def dump_piece(piece: Piece) -> dict[str, Json]:
    """A piece of terrain as a position file has it."""
    points: list[Json] = [[x, y] for x, y in piece.points()]
    return {"id": piece.id, "kind": piece.kind, "points": points, "height": piece.height}


def dump_side(state: WarzoneState, side: int, holder: SideState) -> dict[str, Json]:
    """What belongs to a side."""
    return {
        "faction": holder.faction,
        "name": holder.name,
        "warlord": holder.warlord,
        "led": holder.led,
        "ready": holder.ready,
        "burned": holder.burned,
        "hand": [card for card in holder.hand],
        "deck": [card for card in holder.deck],
        "discard": [card for card in holder.discard],
        "drew": holder.drew,
        "stripped": holder.stripped,
        "edge": holder.edge,
        "points": holder.points,
        "lines": [line.wire() for line in holder.lines],
        "lost": [id for id in holder.lost],
    }


def dump_squad(squad: Squad) -> dict[str, Json]:
    """A squad and how it does."""
    return {
        "side": letter_or_null(squad.side),
        "unit": squad.profile.id,
        "kind": squad.kind,
        "name": squad.name,
        "faction": squad.faction,
        "role": squad.role,
        "commander": squad.commander,
        "acting": squad.acting,
        "living": len(squad.living()),
        "standing": len(squad.standing()),
        "opening": squad.opening,
        "infiltrates": squad.infiltrates,
        "rapid": squad.rapid,
        "reserve": squad.reserve,
        "deployed": squad.deployed,
        "destroyed": squad.destroyed,
        "panicked": squad.panicked,
        "routed": squad.routed,
        "activated": squad.activated,
        "started": squad.started,
        "acted": squad.acted,
        "special": squad.special,
        "rallies": squad.rallies,
        "shaken": squad.shaken,
        "panic_tested": squad.panic_tested,
        "rout_tested": squad.rout_tested,
        "forced_run": squad.forced_run,
        "tactic": squad.tactic,
        "boons": [boon.effect for boon in squad.boons],
        "cast": [id for id in squad.cast],
        "suppressions": [st for st in squad.suppressions],
        "models": [model.id for model in squad.models],
    }


def dump_model(model: Model) -> dict[str, Json]:
    """A model: where it stands, how it does, and what it has done this turn."""
    out: dict[str, Json] = {
        "squad": model.squad,
        "unit": model.profile.id,
        "at": [model.base.x, model.base.y] if model.on_table else None,
        "facing": on_paper(model.facing),
        "altitude": model.altitude,
        "alive": model.alive,
        "on_table": model.on_table,
        "exited": model.exited,
        "joined": model.joined,
        "wounds": model.wounds,
        "sp": {place: left for place, left in zip(LOCATIONS, model.sp, strict=False)},
        "weapons": [weapon.id for weapon in model.weapons],
        "powers": [power.id for power in model.powers],
        "cards": [card for card in model.cards],
        "used": [card for card in model.used],
        "boons": [boon.effect for boon in model.boons],
        "carrying": model.carrying,
    }
    out.update(_dump_markers(model))
    return out


def _dump_markers(model: Model) -> dict[str, Json]:
    return {
        "stunned": model.stunned,
        "hidden": model.hidden,
        "waiting": model.waiting,
        "balked": model.balked,
        "started": model.started,
        "acted": model.acted,
        "actions": model.actions,
        "spent": model.spent,
        "aimed": model.aimed,
        "shot": [id for id in model.shot],
        "fired": [id for id in model.fired],
        "charge": model.charge,
        "charged": model.charged,
        "bought": model.bought,
        "rate": model.rate,
        "raised": model.raised,
        "fumbled": model.fumbled,
        "straggler": model.straggler,
        "moved": round(model.moved, 2),
        "pressed": [inches for inches in model.pressed],
        "approached": model.approached,
        "m": model.profile.m,
        "cc": model.profile.cc,
        "rs": model.profile.rs,
        "skills": [skill for skill in model.profile.skills],
    }


# ------------------------------------------------------------ one line


def digest_state(state: WarzoneState) -> str:
    """Equal lines mean equal states; what never changes in a game (profiles, mission) is left out."""
    parts = [
        f"{state.turn} {state.phase} {state.step} {state.deploy_first} {state.placer} {state.winner} {state.holder}",
        f"{state.active} {state.actor} {state.attacker} {state.strategy} {state.strategy_side} {state.hurt}",
        f"{state.reveals} " + " ".join(piece.id for piece in state.board.pieces),
        " ".join(f"{structure.id}:{structure.sp}" for structure in state.structures),
        " ".join(f"{objective.id}:{objective.x!r},{objective.y!r}" for objective in state.objectives),
        f"{[dump_zone(zone) for zone in state.zones]}",
        " ".join(
            f"{crate.id}:{crate.x!r},{crate.y!r}:{crate.carrier}:{crate.taken}" for crate in state.crates
        ),
    ]
    for holder in state.sides:
        parts.append(
            f"{holder.led} {holder.ready} {holder.burned} {holder.deck} {holder.hand} {holder.discard} {holder.drew} "
            f"{holder.stripped} {holder.edge} {holder.points} {holder.lost} "
            f"{[(line.points, line.why) for line in holder.lines]}"
        )
    for squad in state.squads:
        parts.append(_squad_line(squad))
        parts.extend(_model_line(model) for model in squad.models)
    drill = state.drill
    if drill is not None:
        parts.append(f"drill {drill.wire()}")
    result = state.result
    if result is not None:
        parts.append(f"result {result.winner} {result.points} {result.why}")
    return "\n".join(parts)


def _bits(flags: list[bool]) -> str:
    return "".join("1" if flag else "0" for flag in flags)


def _squad_line(squad: Squad) -> str:
    bits = _bits(
        [
            squad.acting, squad.infiltrates, squad.rapid, squad.reserve, squad.deployed, squad.destroyed,
            squad.panicked, squad.routed, squad.activated, squad.started, squad.acted, squad.special,
            squad.panic_tested, squad.rout_tested, squad.forced_run,
        ]
    )  # fmt: skip
    boons = ",".join(boon.effect for boon in squad.boons)
    return (
        f"{squad.id} {bits} {squad.commander} {squad.opening} {squad.shaken} {squad.rallies} {squad.tactic} {boons} "
        f"{squad.suppressions} {squad.cast}"
    )


def _model_line(model: Model) -> str:
    if not model.alive:
        return model.id + " dead"
    bits = _bits(
        [
            model.on_table, model.exited, model.joined, model.stunned, model.hidden, model.waiting, model.started,
            model.acted, model.aimed, model.charged, model.charge, model.bought, model.straggler, model.approached,
            model.raised, model.fumbled,
        ]
    )  # fmt: skip
    base = model.base
    boons = ",".join(boon.effect for boon in model.boons)
    guns = ",".join(weapon.id for weapon in model.weapons)
    return (
        f"{model.id} {bits} {base.x!r},{base.y!r},{model.facing!r},{model.altitude!r} {model.wounds} {model.sp} "
        f"{model.actions} {model.spent} {model.rate} {model.moved!r} {model.balked} {model.shot} {model.fired} "
        f"{model.pressed} {model.cards} {model.used} {boons} {guns} {model.carrying}"
    )
