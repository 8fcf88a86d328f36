"""What army lists are built from: the house units, units of one's own, and every choice with its price.

The prices are labels for buttons; what a list costs is reckoned by `muster.cost` alone.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.printed import Row, whole, word
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, list_of, table_of, text_of
from sandtable.systems.fubar.army.lists import (
    CHANGED_KEYS,
    FEWEST_FIGURES,
    MOST_FIGURES,
    read_army,
)
from sandtable.systems.fubar.army.muster import cost
from sandtable.systems.fubar.army.rosters import able_rosters, house_units, random_army, roster_ids
from sandtable.systems.fubar.book.catalogue import Catalogue, load
from sandtable.systems.fubar.book.titles import called
from sandtable.systems.fubar.book.words import A_VEHICLE, ASSAULT_RIFLE, GRENADE
from sandtable.systems.fubar.state.art import BODIES, HELD, HULLS

SIZES: Final[list[Json]] = [200, 150, 250, 300, 400]
MOST_GUNS: Final = 4  # of a kind on one vehicle
MOST_POINTS: Final = 1000

RULES: Final = (
    "fubar.army.points",
    "fubar.army.size",
    "fubar.unit.owner",
    "fubar.unit.profile",
    "fubar.army.leader",
    "fubar.weapon.hmg.crew",
    "fubar.weapon.cannon.mount",
    "fubar.weapon.assault_rifle.launcher",
)


def builder_of() -> dict[str, Json]:
    """fubar.army: factions, sizes, the rules in words, and every unit that can be added."""
    catalogue = load("in")
    entries: list[Json] = [_house(catalogue, id, row) for id, row in house_units().items()]
    entries.append(_own_squad(catalogue))
    entries += [_own_vehicle(catalogue, id) for id in catalogue.vehicle_classes]
    return {
        "factions": [{"id": id, "name": {"id": "fubar-roster-" + id}} for id in roster_ids()],
        "points": SIZES,
        "keys": {"faction": "roster"},
        "rules": [{"id": id, "label": {"id": "fubar-built-" + id.replace(".", "-")}} for id in RULES],
        "entries": entries,
    }


def drawn_army(points: int, seed: int, faction: str) -> Json:
    """A legal army of a faction, or of one that can field so many points."""
    known = roster_ids()
    if faction and faction not in known:
        raise SetupError(f'there is no faction "{faction[:40]}"; choose among {", ".join(known)}')
    if not 1 <= points <= MOST_POINTS:
        raise SetupError(f"armies are drawn for 1 to {MOST_POINTS} points, not {points}")
    able = able_rosters([faction] if faction else known, points, 0)
    if not able:
        raise SetupError(f"no army of {points} points: a side has at least three units, so ask for more")
    dice = SeededDice(key_of(seed, ["fubar drawn army", faction]))
    roster = able[dice.below(len(able))]
    units: list[Json] = [{"take": id} for id in random_army(roster, points, 0, dice)]
    return {"roster": roster, "points": points, "units": units}


def _house(catalogue: Catalogue, id: str, row: Row) -> Json:
    """A unit of the rosters: taken by its id, with whatever a list has differently."""
    driven = text_of(row.get("type")) == A_VEHICLE
    defaults: Row = {key: value for key, value in row.items() if key in CHANGED_KEYS}
    made: dict[str, Json] = {
        "id": id,
        "name": {"id": "fubar-unit-" + id},
        "faction": word(row, "roster"),
        "kind": "vehicle" if driven else "squad",
        "points": whole(row, "points"),
        "stats": _stats(catalogue, row),
        "art": _art(row),
        "unit": {"take": id},
        "defaults": defaults,
    }
    made.update(_vehicle_choices(catalogue) if driven else _squad_choices(catalogue))
    return made


def _own_squad(catalogue: Catalogue) -> Json:
    unit: Row = {
        "training": "seasoned",
        "armour": "light",
        "figures": [{"count": 5, "weapons": [ASSAULT_RIFLE]}],
    }
    made = _own("own_squad", "squad", {"id": "fubar-built-own-squad"}, catalogue, unit)
    made.update(_squad_choices(catalogue))
    return made


def _own_vehicle(catalogue: Catalogue, id: str) -> Json:
    kind = catalogue.vehicle_classes[id]
    guns: list[Json] = ["light_cannon" if kind.tank else "machine_gun"]
    unit: Row = {
        "training": "seasoned",
        "vehicle_class": id,
        "vehicle_armour": kind.armour,
        "crew": kind.crew,
        "capacity": kind.capacity,
        "weapons": guns,
    }
    made = _own("own_" + id, "vehicle", {"id": "fubar-vehicle-" + id}, catalogue, unit)
    made.update(_vehicle_choices(catalogue))
    return made


def _own(id: str, kind: str, name: Json, catalogue: Catalogue, unit: Row) -> dict[str, Json]:
    read = read_army(catalogue, {"units": [unit]})
    return {
        "id": id,
        "name": name,
        "faction": "",
        "kind": kind,
        "points": sum(cost(catalogue, entry) for entry in read.entries),
        "stats": _stats(catalogue, unit),
        "art": _art(unit),
        "unit": unit,
    }


def _stats(catalogue: Catalogue, row: Row) -> Json:
    """A line under the name: training and how many there are."""
    training = catalogue.trainings[word(row, "training")]
    stats: list[Json] = [
        {"label": {"id": "fubar-built-activation"}, "value": f"{training.activation}+"},
        {"label": {"id": "fubar-built-experience"}, "value": f"{training.experience}+"},
    ]
    if "crew" in row:
        stats.append({"label": {"id": "fubar-built-crew"}, "value": f"{whole(row, 'crew')}"})
        stats.append({"label": {"id": "fubar-built-capacity"}, "value": f"{whole(row, 'capacity')}"})
    else:
        size = sum(whole(table_of(group), "count") for group in list_of(row.get("figures")))
        stats.append({"label": {"id": "fubar-built-figures"}, "value": f"{size}"})
    return stats


def _art(row: Row) -> Json:
    kind = text_of(row.get("vehicle_class"))
    if kind:
        return {"hull": HULLS.get(kind, kind)}
    groups = [table_of(group) for group in list_of(row.get("figures"))]
    carried = list_of(groups[0].get("weapons")) if groups else []
    weapon = text_of(carried[-1]) if carried else ""
    armour = text_of(row.get("armour")) or "none"
    return {"body": BODIES[armour], "weapon": HELD.get(weapon, "rifle")}


def _training(catalogue: Catalogue) -> Json:
    options: list[Json] = [
        {"id": level.id, "label": {"id": "fubar-training-" + level.id}, "points": level.cost}
        for level in catalogue.levels
    ]
    return _choice("training", "one", "fubar.unit.profile", options, "figure")


def _squad_choices(catalogue: Catalogue) -> dict[str, Json]:
    """fubar.army.leader, fubar.army.points: what infantry may have, and its figures in groups alike."""
    nobody: Json = {"id": "", "label": {"id": "fubar-built-no-leader"}, "points": 0}
    leaders: list[Json] = [nobody]
    for level in catalogue.levels[1:]:
        leaders.append({"id": level.id, "label": {"id": "fubar-training-" + level.id}})
    armours: list[Json] = [
        {"id": id, "label": {"id": "fubar-armour-" + id}, "points": price}
        for id, price in catalogue.armour_costs.items()
    ]
    grenades = _choice("grenades", "flag", "fubar.weapon.grenade.use", [], "figure")
    grenades["points"] = catalogue.grenade.cost
    carried: list[Json] = [
        _weapon(catalogue, id)
        for id, weapon in catalogue.weapons.items()
        if id != GRENADE and not catalogue.is_cannon(weapon)
    ]
    weapons = _choice("weapons", "many", "fubar.unit.profile", carried, "figure")
    weapons["least"] = 1
    group: dict[str, Json] = {
        "id": "figures",
        "label": {"id": "fubar-built-figures"},
        "least": FEWEST_FIGURES,
        "most": MOST_FIGURES,
        "new": {"count": 1, "weapons": ["rifle"]},
        "choices": [weapons],
    }
    leader = _choice("leader", "one", "fubar.army.leader", leaders, "unit")
    armour = _choice("armour", "one", "fubar.unit.profile", armours, "figure")
    return {"choices": [_training(catalogue), leader, armour, grenades], "groups": [group]}


def _vehicle_choices(catalogue: Catalogue) -> dict[str, Json]:
    """fubar.army.points: a vehicle's armour row, weapons, crew and seats."""
    armours: list[Json] = [
        {"id": id, "label": {"id": "fubar-vehicle-armour-" + id}, "points": row.cost}
        for id, row in catalogue.vehicle_armours.items()
    ]
    guns: list[Json] = []
    for id in catalogue.weapons:
        if id != GRENADE:
            gun = _weapon(catalogue, id)
            gun["most"] = MOST_GUNS
            guns.append(gun)
    crew = _choice("crew", "number", "fubar.unit.profile", [], "unit")
    crew["least"], crew["most"] = 1, 10
    seats = _choice("capacity", "number", "fubar.unit.profile", [], "unit")
    seats["least"], seats["most"] = 0, 20
    armour = _choice("vehicle_armour", "one", "fubar.unit.profile", armours, "unit")
    weapons = _choice("weapons", "many", "fubar.unit.profile", guns, "unit")
    return {"choices": [_training(catalogue), armour, weapons, crew, seats]}


def _choice(id: str, kind: str, why: str, options: list[Json], per: str) -> dict[str, Json]:
    made: dict[str, Json] = {
        "id": id,
        "label": {"id": "fubar-built-" + id},
        "why": why,
        "kind": kind,
        "per": per,
    }
    if options:
        made["options"] = options
    return made


def _weapon(catalogue: Catalogue, id: str) -> dict[str, Json]:
    weapon = catalogue.weapons[id]
    values: Row = {"reach": weapon.reach, "fire": weapon.fire_points}
    return {
        "id": id,
        "label": called(weapon).wire(),
        "points": weapon.cost,
        "note": {"id": "fubar-built-weapon", "values": values},
    }
