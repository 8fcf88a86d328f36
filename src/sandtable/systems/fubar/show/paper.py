"""Armies on paper: every number a player needs at a real table, and boxes to tick."""

from __future__ import annotations

from sandtable.core.paper import (
    INCH,
    PaperArmy,
    PaperBoxes,
    PaperFigure,
    PaperLine,
    PaperRule,
    PaperUnit,
    PaperWeapon,
    Words,
    boxes,
    line,
    named,
    ruled,
)
from sandtable.core.wire import Json
from sandtable.systems.fubar.army.lists import ArmyList
from sandtable.systems.fubar.army.muster import Entry, Group, cost
from sandtable.systems.fubar.book.catalogue import Catalogue
from sandtable.systems.fubar.book.profiles import Weapon
from sandtable.systems.fubar.book.tables import PACKAGE
from sandtable.systems.fubar.book.titles import called
from sandtable.systems.fubar.book.words import GRENADE, HEAVY_MACHINE_GUN
from sandtable.systems.fubar.state.art import BODIES, HELD, HULLS


def paper_army(catalogue: Catalogue, army: ArmyList) -> PaperArmy | None:
    """Every unit of the list; None when there is none."""
    if not army.all():
        return None
    return {
        "name": army.name,
        "faction": None,
        "points": army.points(catalogue),
        "limit": 0,
        "units": [_unit(catalogue, entry) for entry in army.all()],
        "lines": [],
        "reasons": [reason.wire() for reason in army.reasons],
    }


def _unit(catalogue: Catalogue, entry: Entry) -> PaperUnit:
    training = catalogue.trainings[entry.training]
    lines: list[PaperLine] = [
        {"label": {"id": "fubar-built-training"}, "value": "", "words": _training(entry.training)},
        line("fubar-built-activation", f"{training.activation}+"),
        line("fubar-built-experience", f"{training.experience}+"),
    ]
    if entry.leader:
        lead = catalogue.trainings[entry.leader]
        lines.append(line("fubar-stat-leader", f"{lead.activation}+"))
    driven = bool(entry.vehicle_class)
    weapons = entry.weapons if driven else _carried(entry)
    made: PaperUnit = {
        "at": entry.at,
        "name": named(entry.name),
        "kind": "vehicle" if driven else "squad",
        "points": cost(catalogue, entry),
        "lines": lines,
        "boxes": _vehicle_boxes() if driven else [boxes("fubar-paper-pinned", training.pin_max)],
        "figures": [_vehicle(catalogue, entry)] if driven else _figures(catalogue, entry),
        "weapons": [_weapon(catalogue.weapons[id]) for id in weapons],
        "rules": _rules(catalogue, entry, weapons),
    }
    return made


def _training(id: str) -> Words:
    return {"id": "fubar-training-" + id}


def _carried(entry: Entry) -> list[str]:
    """Every weapon of a unit once, hand grenades last."""
    carried: list[str] = []
    for group in entry.groups:
        carried += [id for id in group.weapons if id not in carried]
    if entry.grenades and GRENADE not in carried:
        carried.append(GRENADE)
    return carried


def _figures(catalogue: Catalogue, entry: Entry) -> list[PaperFigure]:
    """fubar.activation.leader.only: the leader is the first of the first group and has a row of his own."""
    rows: list[PaperFigure] = []
    for at, group in enumerate(entry.groups):
        count = group.count
        if entry.leader and at == 0:
            rows.append(_group(catalogue, group, 1, True))
            count -= 1
        if count:
            rows.append(_group(catalogue, group, count, False))
    return rows


def _group(catalogue: Catalogue, group: Group, count: int, leader: bool) -> PaperFigure:
    save = catalogue.armour_saves[group.armour]
    carried: list[Json] = [called(catalogue.weapons[id]).wire() for id in group.weapons]
    shown = group.weapons[-1] if group.weapons else "pistol"
    art: dict[str, Json] = {"body": BODIES[group.armour], "weapon": HELD.get(shown, "rifle")}
    return {
        "count": count,
        "name": {
            "id": "fubar-paper-leader" if leader else "fubar-paper-armed",
            "values": {"weapons": carried},
        },
        "leader": leader,
        "lines": [line("fubar-stat-save", f"{save}+" if save else "–")],
        "boxes": [boxes("fubar-paper-lost", 1)],
        "arms": [{"id": "fubar-armour-" + group.armour}],
        "art": art,
        "base": round(catalogue.lengths.base_radius * 2 * INCH, 2),
    }


def _vehicle(catalogue: Catalogue, entry: Entry) -> PaperFigure:
    profile = catalogue.profile(entry.vehicle_class, entry.vehicle_armour, entry.crew, entry.capacity)
    kind = entry.vehicle_class
    art: dict[str, Json] = {"hull": HULLS.get(kind, kind)}
    return {
        "count": 1,
        "name": {"id": "fubar-vehicle-" + kind},
        "leader": False,
        "lines": [
            line("fubar-stat-save", f"{profile.armour.save}+"),
            line("fubar-built-crew", f"{entry.crew}"),
            line("fubar-built-capacity", f"{entry.capacity}"),
        ],
        "boxes": [],
        "arms": [named(called(catalogue.weapons[id]).wire()) for id in entry.weapons],
        "art": art,
        "length": round(profile.length * INCH, 2),
        "width": round(profile.width * INCH, 2),
    }


def _vehicle_boxes() -> list[PaperBoxes]:
    """fubar.vehicle.damage: what the damage table can do to it."""
    return [
        boxes("fubar-paper-stunned", 1),
        boxes("fubar-paper-immobile", 1),
        boxes("fubar-paper-weapon", 1),
        boxes("fubar-paper-destroyed", 1),
    ]


def _weapon(weapon: Weapon) -> PaperWeapon:
    lines = [line("paper-range", f"{weapon.reach:g}″"), line("fubar-paper-fp", f"{weapon.fire_points}")]
    if weapon.close_fire_points:
        lines[-1] = line(
            "fubar-paper-fp", f"{weapon.fire_points} ({weapon.close_fire_points} ≤ {weapon.close_reach:g}″)"
        )
    note: list[Words] = []
    if weapon.harms_armoured:
        note.append({"id": "fubar-paper-harms"})
    if weapon.ignores_cover:
        note.append({"id": "fubar-paper-ignores"})
    if weapon.support and weapon.id != GRENADE:  # fubar.weapon.support.still: grenades are the exception
        note.append({"id": "fubar-paper-still"})
    return {"name": named(called(weapon).wire()), "lines": lines, "note": note}


def _rules(catalogue: Catalogue, entry: Entry, weapons: list[str]) -> list[PaperRule]:
    """What this unit must know beyond its numbers, one sentence each, from the ledger."""
    ids: list[str] = []
    if entry.leader:
        ids.append("fubar.activation.leader.only")
    if HEAVY_MACHINE_GUN in weapons and not entry.vehicle_class:
        ids.append("fubar.weapon.hmg.crew")
    if GRENADE in weapons:
        ids.append("fubar.weapon.grenade.use")
    if entry.vehicle_class and entry.capacity:
        ids.append("fubar.vehicle.transport")
    if entry.vehicle_class and catalogue.vehicle_armours[entry.vehicle_armour].armoured:
        ids.append("fubar.vehicle.small_arms")
    return [ruled(PACKAGE, id) for id in ids]
