"""Forces for whoever brings none: drawn by lot within the law, and one ready-made for every faction."""

from __future__ import annotations

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, table_of
from sandtable.systems.warfare.army.law import (
    MOST_POINTS,
    cost_of_supports,
    cost_of_units,
    support_limit,
    vehicle_limit,
)
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.profiles import INFANTRY, SupportProfile, UnitProfile

STANDARD_POINTS = 80
"""warfare.random.size: what a side of a medium game may spend."""


def random_force(points: int, dice: SeededDice, faction: str, transports: int = 0, infantry: int = 1) -> Json:
    """A legal force of that faction, as near to the points as units go; raises SetupError when there is none.

    `transports` and `infantry` are the fewest of each that a mission asks for.
    """
    supports = _draw_supports(points, dice, faction)
    own = [profile for profile in catalogue().units.values() if profile.faction == faction]
    bought = _fewest_units(own, dice, transports, infantry)
    left = points - cost_of_units(bought)
    if left < cost_of_supports(supports):
        supports = []
    left -= cost_of_supports(supports)
    if left < 0:
        raise SetupError(f"no force of {points} points: {faction} needs {points - left} for this mission")
    _buy_more(own, dice, bought, left)
    takes: list[Json] = [{"take": profile.id} for profile in bought]
    takes.extend({"take": support.id} for support in supports)
    return {"faction": faction, "points": points, "units": takes}


def _fewest_units(
    own: list[UnitProfile], dice: SeededDice, transports: int, infantry: int
) -> list[UnitProfile]:
    """The transports that a mission asks for, and enough of the cheapest infantry to go with them."""
    carriers = [profile for profile in own if profile.transport]
    cheapest = min((profile for profile in own if profile.kind == INFANTRY), key=lambda foot: foot.points)
    bought = [carriers[dice.below(len(carriers))] for _ in range(transports)]
    while len(bought) - transports < infantry or vehicle_limit(len(bought)) < transports:
        bought.append(cheapest)
    return bought


def _buy_more(own: list[UnitProfile], dice: SeededDice, bought: list[UnitProfile], left: int) -> None:
    """Units by chance, as long as one is cheap enough and does not make too many vehicles."""
    while True:
        heavy = sum(1 for profile in bought if profile.kind != INFANTRY)
        room = heavy < vehicle_limit(len(bought) + 1)
        open_ones = [p for p in own if p.points <= left and (p.kind == INFANTRY or room)]
        if not open_ones:
            return
        profile = open_ones[dice.below(len(open_ones))]
        bought.append(profile)
        left -= profile.points


def _draw_supports(points: int, dice: SeededDice, faction: str) -> list[SupportProfile]:
    """Some of a faction's supports for at most a quarter of the points, each at most once."""
    known = catalogue()
    open_ones = [known.support(id) for id in known.support_ids() if known.support(id).faction == faction]
    left = support_limit(points)
    supports: list[SupportProfile] = []
    while True:
        open_ones = [profile for profile in open_ones if profile.points <= left]
        if not open_ones or (supports and dice.below(3) == 0):
            return supports
        profile = open_ones.pop(dice.below(len(open_ones)))
        supports.append(profile)
        left -= profile.points


def random_army(points: int, seed: int, faction: str) -> Json:
    """A legal force of at most so many points; the same arguments give the same one, no faction draws one."""
    dice = SeededDice(key_of(seed, ["warfare", "army", faction, str(points)]))
    factions = list(catalogue().factions)
    if faction and faction not in factions:
        raise SetupError(f'there is no faction "{faction[:20]}"; there are {", ".join(factions)}')
    if points > MOST_POINTS:
        raise SetupError(f"an army has at most {MOST_POINTS} points")
    return random_force(points, dice, faction or factions[dice.below(len(factions))])


def standing_armies() -> list[Json]:
    """One ready-made force of standard size for every faction."""
    armies: list[Json] = []
    for faction in catalogue().factions:
        army = table_of(random_army(STANDARD_POINTS, 1, faction))
        name: Json = {"id": "warfare-faction-" + faction.lower()}
        armies.append({**army, "name": name})
    return armies
