"""Army lists reckoned out: for the army screen, for `sandtable army show`, for printed sheets."""

from __future__ import annotations

from sandtable.core.wire import Json
from sandtable.systems.fubar.army.lists import ArmyList
from sandtable.systems.fubar.army.muster import Entry, cost
from sandtable.systems.fubar.book.catalogue import Catalogue
from sandtable.systems.fubar.book.titles import called


def sheet_of(catalogue: Catalogue, army: ArmyList) -> dict[str, Json]:
    """Every unit with what it is, carries and costs, the sum, and what is wrong."""
    return {
        "name": army.name,
        "units": [_unit(catalogue, entry) for entry in army.all()],
        "points": army.points(catalogue),
        "reasons": [reason.wire() for reason in army.reasons],
    }


def _unit(catalogue: Catalogue, entry: Entry) -> dict[str, Json]:
    training = catalogue.trainings[entry.training]
    out: dict[str, Json] = {
        "name": entry.name,
        "training": {"id": "fubar-training-" + entry.training},
        "activation": training.activation,
        "experience": training.experience,
        "pin_max": training.pin_max,
        "leader": {"id": "fubar-training-" + entry.leader} if entry.leader else None,
        "points": cost(catalogue, entry),
        "at": entry.at,
    }
    if entry.vehicle_class:
        out["type"] = "vehicle"
        out["vehicle"] = {"id": "fubar-vehicle-" + entry.vehicle_class}
        out["save"] = catalogue.vehicle_armours[entry.vehicle_armour].save
        out["crew"] = entry.crew
        out["capacity"] = entry.capacity
        out["weapons"] = [_weapon(catalogue, id) for id in entry.weapons]
        return out
    out["type"] = "infantry"
    out["size"] = entry.size()
    out["grenades"] = entry.grenades
    groups: list[Json] = []
    for group in entry.groups:
        groups.append(
            {
                "count": group.count,
                "weapons": [_weapon(catalogue, id) for id in group.weapons],
                "armour": {"id": "fubar-armour-" + group.armour},
                "save": catalogue.armour_saves[group.armour],
            }
        )
    out["figures"] = groups
    return out


def _weapon(catalogue: Catalogue, id: str) -> dict[str, Json]:
    weapon = catalogue.weapons[id]
    return {"id": id, "name": called(weapon).wire(), "range": weapon.reach, "fire_points": weapon.fire_points}
