"""Who attacks and with what: a figure where it stands or sits, and the ways it has to attack."""

from __future__ import annotations

from typing import final

from sandtable.systems.fallout.arcs import in_front
from sandtable.systems.fallout.profiles import AREA, BURST, MELEE, Catalogue, Mode, Weapon
from sandtable.systems.fallout.sight import line
from sandtable.systems.fallout.state import Culprit, FalloutState, Figure, Unit
from sandtable.table import Base

INNATE = "innate"


@final
class Way:
    """One way to attack: a mode of a weapon, or of what a creature was born with (no weapon)."""

    __slots__ = ("id", "mode", "weapon")

    def __init__(self, id: str, mode: Mode, weapon: Weapon | None) -> None:
        self.id = id  # "rifle:burst", "innate:melee"
        self.mode = mode
        self.weapon = weapon


@final
class Attacker:
    """A figure about to attack: from its own base with its front arc, or out of a vehicle all round.

    `penalty` is added to the attack die (fallout.dice.penalty_sign), `why` the rule behind it. `turns`: it may
    turn to its target first (fallout.melee.disengage.order).
    """

    __slots__ = ("base", "figure", "hull", "penalty", "turns", "unit", "why")

    def __init__(
        self, unit: Unit, figure: Figure, penalty: int = 0, why: str = "", hull: Unit | None = None
    ) -> None:
        self.unit = unit
        self.figure = figure
        self.penalty = penalty
        self.why = why
        self.hull = hull  # the vehicle it sits in
        self.turns = False
        vehicle = hull.vehicle if hull is not None else None
        self.base: Base = vehicle.hull if vehicle is not None else figure.base

    def faces(self, base: Base) -> bool:
        """fallout.action.attack.arc: in its front arc; out of a vehicle one fires all round."""
        return self.hull is not None or self.turns or in_front(self.figure, base)

    def sees(self, state: FalloutState, base: Base) -> bool:
        """fallout.los.line"""
        return self.faces(base) and line(state, self.base, base)

    def culprit(self, state: FalloutState, why: str) -> Culprit:
        """Who answers for what this attack does."""
        hull = self.hull
        return Culprit(state.decider(self.unit), self.figure.id, why, hull.id if hull is not None else "")


_ways: dict[str, list[Way]] = {}


def carried(catalogue: Catalogue, figure: Figure) -> list[Way]:
    """What a figure can always attack with: its weapon, its claws, else its bare hands (fallout.army.weapon_carry).

    fallout.melee.unarmed_fallback: without anything for melee it fights unarmed. fallout.burst.optional,
    fallout.burst.minigun: a weapon has the modes its row gives it, a Minigun none but the burst.
    """
    key = f"{catalogue.edition} {catalogue.unit} {figure.profile.id} {figure.weapon.id}"
    found = _ways.get(key)
    if found is None:
        found = []
        if figure.weapon is not catalogue.unarmed:
            for mode in figure.weapon.modes:
                found.append(Way(f"{figure.weapon.id}:{mode.mode}", mode, figure.weapon))
        for mode in figure.profile.modes:
            found.append(Way(f"{INNATE}:{mode.mode}", mode, None))
        if not any(way.mode.mode == MELEE for way in found):
            for mode in catalogue.unarmed.modes:
                found.append(Way(f"unarmed:{mode.mode}", mode, catalogue.unarmed))
        _ways[key] = found
    return found


_furthest: dict[str, float] = {}


def furthest(catalogue: Catalogue, figure: Figure, ranged: bool) -> float:
    """How far the furthest of the carried weapons reaches; without `ranged`, of those for melee."""
    key = f"{catalogue.edition}{catalogue.unit}{figure.profile.id} {figure.weapon.id}{ranged}"
    known = _furthest.get(key)
    if known is None:
        known = 0.0
        for way in carried(catalogue, figure):
            mode = way.mode
            if mode.mode == BURST and ranged:
                shape = catalogue.templates[mode.template]
                known = max(known, shape.length + shape.far)
            elif ranged or mode.mode == MELEE:
                known = max(known, mode.reach)
        _furthest[key] = known
    return known


def ways_of(state: FalloutState, figure: Figure) -> list[Way]:
    """All ways a figure has to attack now: carried weapons, then grenades and thrown items."""
    found = carried(state.catalogue, figure)
    if figure.empty:  # fallout.s3.minigun_empty
        found = [way for way in found if way.mode.mode != BURST or way.mode.template != "minigun"]
    if figure.grenades > 0:
        found = [*found, *thrown(state.catalogue, "grenade")]
    if figure.items:
        for id in ("smoke_grenade", "emp_grenade"):
            if figure.item(id) is not None:
                found = [*found, *thrown(state.catalogue, id)]
    return found


def thrown(catalogue: Catalogue, id: str) -> list[Way]:
    """fallout.item.grenade_action: a grenade, smoke grenade or EMP grenade as a ranged attack."""
    weapon = catalogue.weapons[id]
    return [Way(f"{id}:{AREA}", mode, weapon) for mode in weapon.modes]


def ranged_ways(state: FalloutState, attacker: Attacker) -> list[Way]:
    """fallout.vehicle.restricted_weapons: out of a vehicle only unrestricted weapons are fired."""
    found: list[Way] = []
    for way in ways_of(state, attacker.figure):
        if way.mode.mode == MELEE:
            continue
        weapon = way.weapon
        if attacker.hull is None or weapon is None or not weapon.restricted:
            found.append(way)
    return found


def melee_ways(state: FalloutState, figure: Figure) -> list[Way]:
    """The ways to strike."""
    return [way for way in carried(state.catalogue, figure) if way.mode.mode == MELEE]


def statistic(figure: Figure, mode: Mode) -> int:
    """fallout.stat.strength, fallout.stat.agility, fallout.ranged.thrown_stat: what the die is rolled against."""
    if mode.stat == "ST":
        number = figure.profile.st
    elif mode.stat == "IN":
        number = figure.profile.iq
    else:
        number = figure.profile.ag
    return number + mode.stat_modifier + mode.aim_bonus
