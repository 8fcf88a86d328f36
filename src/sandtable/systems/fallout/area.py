"""Area effect weapons (chapter 4.5): aim, scatter, blast."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import D10, Roll, shown
from sandtable.systems.fallout.arms import Attacker, statistic
from sandtable.systems.fallout.damage import amount, knock_down, save_or_suffer
from sandtable.systems.fallout.dice import FACES, less
from sandtable.systems.fallout.profiles import Mode, Way
from sandtable.systems.fallout.ranged import (
    KNOCKS,
    MISS,
    Reckoning,
    add_common,
    attack_die,
    cover_rule,
)
from sandtable.systems.fallout.ranges import effective, reach_of
from sandtable.systems.fallout.state import Culprit, FalloutState, Figure, Unit
from sandtable.systems.fallout.terrain import cover_between
from sandtable.systems.fallout.vehicle_damage import hit
from sandtable.table import Base, Disc, Point, bearing, distance, distance_to_point, scatter

WHY: Final = "fallout.ae.aim"
DICE: Final = "fallout.ae.scatter_dice"


def can_aim(state: FalloutState, attacker: Attacker, mode: Mode, base: Base, figure: Figure | None) -> bool:
    """fallout.ae.aim: one visible enemy figure or vehicle within range."""
    reach = reach_of(state, attacker.figure, mode)
    if effective(state, attacker.figure, figure, distance(attacker.base, base)) > reach + 1e-6:
        return False
    return attacker.sees(state, base)


def spot_base(x: float, y: float) -> Disc:
    """A bare point that a smoke grenade is aimed at."""
    return Disc(x, y, 0.01)


def reckon(
    state: FalloutState, attacker: Attacker, mode: Mode, base: Base, figure: Figure | None
) -> Reckoning:
    """fallout.ae.no_ac: cover, light and flight count, Armour Class does not."""
    found = Reckoning(statistic(attacker.figure, mode))
    if figure is not None:
        if cover_between(state, attacker.base, figure.base):
            found.add("fallout-mod-cover", 1, cover_rule(state))
        if figure.profile.flies:
            found.add("fallout-mod-flyer", 1, "fallout.ranged.mod_flyer")
    away = effective(state, attacker.figure, figure, distance(attacker.base, base))
    add_common(state, found, attacker, away, False)
    return found


async def launch(
    state: FalloutState, attacker: Attacker, way: Way, unit: Unit, figure: Figure | None, base: Base
) -> tuple[Point | None, bool]:
    """fallout.ae.weapons: the attack roll, the scatter, the blast. Where it came down, and whether the die was a 1.

    fallout.ae.miss: after a miss nothing happens at all. fallout.ae.radius.grenade, fallout.ae.radius.rpg,
    fallout.ae.radius.cannon: how far a blast reaches is in the area chart.
    """
    mode = way.mode
    reckoning = reckon(state, attacker, mode, base, figure)
    result = await attack_die(state, attacker, reckoning, mode.knockdown, WHY, unit.id)
    if result == MISS:
        return None, False
    side = state.decider(attacker.unit)
    direction = shown(await Roll(D10, 1, FACES, DICE, side, None, attacker.figure.id))
    drift = shown(await Roll(D10, 1, FACES, DICE, side, None, attacker.figure.id))
    x, y = impact(state, attacker.base, base, mode, direction, drift)
    state.tell("fallout-event-impact", {"x": x, "y": y}, [DICE], side, attacker.figure.id)
    if mode.saves:
        blast = state.catalogue.blasts[mode.blast]
        knock = "fallout.ae.knockdown" if result == KNOCKS else ""
        await explode(state, mode, x, y, blast.radius, knock, attacker.culprit(state, mode.rule))
    return (x, y), result == KNOCKS


def impact(state: FalloutState, origin: Base, target: Base, mode: Mode, direction: int, drift: int) -> Point:
    """fallout.ae.direction_hit: on 1 and 2 it lands where it was aimed.

    fallout.ae.direction.en: 3 is straight on. fallout.ae.direction.it: 3 is back towards the attacker.
    fallout.ae.direction_steps: every number more is 45 degrees further clockwise, seen from above.
    fallout.ae.distance.grenade, fallout.ae.distance.rpg, fallout.ae.distance.cannon, fallout.ae.distance_min.it: the
    die less something, at least one inch (2.5 cm).
    """
    if direction <= 2:
        return target.x, target.y
    ahead = bearing(origin.x, origin.y, target.x, target.y)
    if not state.english:
        ahead += 180.0
    # With y growing downwards a heading that grows turns clockwise for whoever looks from above.
    ahead += 45.0 * (direction - 3)
    inches = less(drift, state.catalogue.blasts[mode.blast].scatter_minus)
    return scatter(target.x, target.y, ahead, inches * state.lengths.inch)


def caught(state: FalloutState, x: float, y: float, radius: float) -> list[tuple[Unit, Figure | None]]:
    """fallout.ae.victims, fallout.measure.points: everybody whose base or hull is within the radius, nearest first.

    fallout.vehicle.ae_burst: of a vehicle only the vehicle. fallout.ae.off_table: the point may lie off the table.
    """
    found: list[tuple[float, int, Unit, Figure | None]] = []
    for unit in state.units:
        if not unit.on_table():
            continue
        vehicle = unit.vehicle
        if vehicle is not None:
            gap = distance_to_point(vehicle.hull, x, y)
            if gap <= radius + 1e-6:
                found.append((gap, len(found), unit, None))
            continue
        for figure in unit.figures:
            if figure.present():
                gap = distance_to_point(figure.base, x, y)
                if gap <= radius + 1e-6:
                    found.append((gap, len(found), unit, figure))
    found.sort(key=_nearest)
    return [(unit, figure) for _, _, unit, figure in found]


def _nearest(entry: tuple[float, int, Unit, Figure | None]) -> tuple[float, int]:
    return (entry[0], entry[1])


async def explode(
    state: FalloutState, mode: Mode, x: float, y: float, radius: float, knock: str, culprit: Culprit
) -> None:
    """fallout.ae.victims: friend or foe, everybody within the radius saves; `knock` knocks them down as well.

    fallout.ae.knockdown, fallout.dice.order_victims. Mines use it too.
    """
    await strike_all(state, mode, caught(state, x, y, radius), knock, culprit)


async def strike_all(
    state: FalloutState,
    mode: Mode,
    victims: list[tuple[Unit, Figure | None]],
    knock: str,
    culprit: Culprit,
) -> None:
    """Everybody in a blast, one after another."""
    for unit, figure in victims:
        if figure is None:
            if not unit.gone:
                await hit(state, unit, await amount(mode.damage, state.decider(unit), unit.id), culprit)
        elif figure.present():
            if knock:
                knock_down(state, unit, figure, knock)
            await save_or_suffer(state, unit, figure, mode.save_short, mode.damage, culprit)
