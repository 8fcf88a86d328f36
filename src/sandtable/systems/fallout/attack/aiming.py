"""One attack as an answer names it: who, with what, at whom (chapter 4.2)."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json, Reason, number_of, point_of, table_of, text_of
from sandtable.figures.facing import on_table
from sandtable.systems.fallout.attack.area import spot_base
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.battery import Battery, Shot
from sandtable.systems.fallout.attack.burst import in_arc
from sandtable.systems.fallout.attack.hindrances import can_aim
from sandtable.systems.fallout.attack.ranged import DRIVER, HULL, PASSENGERS
from sandtable.systems.fallout.attack.why_not import why_not_attack
from sandtable.systems.fallout.book.profiles import AREA, BURST, MELEE, Way
from sandtable.systems.fallout.book.words import SMOKE_GRENADE
from sandtable.systems.fallout.state.optional import can_be_targeted
from sandtable.systems.fallout.state.state import Figure, Unit
from sandtable.table import Disc, bearing

ANSWER: Final = "fallout-refused-attack-answer"
SHOT_KEYS: Final = ("figure", "weapon", "at", "toward", "targeted")


def why_nobody(battery: Battery, at: Json) -> list[Reason]:
    """Why an attack at that name is refused: there is no such enemy."""
    return [Reason(battery.why, "fallout-refused-attack-nobody", {"target": text_of(at)[:40]})]


def read_shot(battery: Battery, value: Json) -> Shot | list[Reason]:
    """One attack out of an answer, or why it is refused."""
    entry = table_of(value)
    if any(key not in SHOT_KEYS for key in entry) or _contradictory(entry):
        return [Reason(battery.why, ANSWER)]
    attacker = _attacker(battery, text_of(entry.get("figure")))
    if attacker is None:
        return [Reason(battery.why, "fallout-refused-attack-not-ready")]
    way = _way(battery, attacker, text_of(entry.get("weapon")))
    if way is None:
        return [Reason(battery.why, "fallout-refused-attack-weapon")]
    at = text_of(entry.get("at"))
    if "toward" in entry:
        return _toward(battery, attacker, way, entry)
    unit, figure, part = _aim(battery, at)
    if unit is None:
        return why_nobody(battery, entry.get("at"))
    if figure is not None and way.mode.mode not in (MELEE, BURST, AREA):
        return [Reason("fallout.ranged.owner_picks", "fallout-refused-attack-squad")]
    shot = battery.shot(attacker, way, unit, figure)
    if shot is None:
        return why_not_attack(battery, unit, attacker, figure)
    return _finish(battery, shot, part, entry)


def _contradictory(entry: dict[str, Json]) -> bool:
    """An attack goes at somebody or towards somewhere, and is a targeted one or not."""
    return ("at" in entry and "toward" in entry) or not isinstance(entry.get("targeted", False), bool)


def _finish(battery: Battery, shot: Shot, part: str, entry: dict[str, Json]) -> Shot | list[Reason]:
    mode = shot.way.mode
    if part != HULL:
        if mode.mode in (MELEE, BURST, AREA) or part not in battery.parts(shot.unit):
            return [Reason("fallout.vehicle.shoot.who", "fallout-refused-attack-part")]
        shot.part = part
    if entry.get("targeted") is True:
        if not can_be_targeted(battery.state, mode):
            return [Reason("fallout.optional.targeted", "fallout-refused-attack-targeted")]
        shot.targeted = True
    return shot


def _attacker(battery: Battery, id: str) -> Attacker | None:
    for attacker in battery.ready():
        if attacker.figure.id == id:
            return attacker
    return None


def _way(battery: Battery, attacker: Attacker, id: str) -> Way | None:
    for way in battery.ways(attacker):
        if way.id == id:
            return way
    return None


def _aim(battery: Battery, at: str) -> tuple[Unit | None, Figure | None, str]:
    id, _, part = at.partition(":")
    for unit in battery.enemies():
        if unit.id == id:
            vehicle = unit.vehicle is not None
            named = part if vehicle and part in (DRIVER, PASSENGERS) else HULL
            return (None, None, HULL) if part and named == HULL else (unit, None, named)
        for figure in unit.figures:
            if figure.id == at and figure.present():
                return unit, figure, HULL
    return None, None, HULL


def _toward(battery: Battery, attacker: Attacker, way: Way, entry: dict[str, Json]) -> Shot | list[Reason]:
    """fallout.burst.placement: a burst aimed freely. fallout.ae.aim: a smoke grenade at a bare point."""
    state = battery.state
    spot = point_of(entry.get("toward"))
    direction = number_of(entry.get("toward"))
    shot = Shot(attacker, way, attacker.unit, None)
    if way.mode.mode == BURST and (spot is not None or direction is not None):
        shot.direction = (
            on_table(direction)
            if direction is not None
            else round(bearing(attacker.base.x, attacker.base.y, spot[0], spot[1]), 1)
            if spot is not None
            else 0.0
        )
        if not in_arc(attacker, shot.direction):
            return [Reason("fallout.burst.placement", "fallout-refused-attack-arc")]
        if not battery.can_burst(shot):
            return [Reason("fallout.burst.placement", "fallout-refused-burst-nobody")]
        return shot
    weapon = way.weapon
    if weapon is None or weapon.item != SMOKE_GRENADE or spot is None:
        return [Reason("fallout.ae.aim", "fallout-refused-attack-point")]
    base: Disc = spot_base(spot[0], spot[1])
    if not can_aim(state, attacker, way.mode, base, None):
        return [Reason("fallout.ae.aim", "fallout-refused-attack-far")]
    shot.point = spot
    return shot
