"""Who attacks and with what: a figure where it stands or sits, and the ways it has to attack."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.keeping import Kept
from sandtable.systems.fallout.book.profiles import AREA, BURST, MELEE, Arms, Catalogue, Mode, Way
from sandtable.systems.fallout.book.words import EMP_GRENADE, GRENADE, INNATE, MINIGUN, SMOKE_GRENADE
from sandtable.systems.fallout.ground.sight import hulls, line, lookout
from sandtable.systems.fallout.state.arcs import front_of
from sandtable.systems.fallout.state.state import Culprit, FalloutState, Figure, Unit
from sandtable.table import Base, Disc, Point, heading


@final
class Attacker:
    """A figure about to attack: from its own base with its front arc, or out of a vehicle all round.

    `penalty` is added to the attack die (fallout.dice.penalty_sign), `why` the rule behind it. `turns`: it may
    turn to its target first (fallout.melee.disengage.order).
    """

    __slots__ = ("_ahead", "base", "far", "figure", "hull", "penalty", "turns", "unit", "why")

    def __init__(
        self, unit: Unit, figure: Figure, penalty: int = 0, why: str = "", hull: Unit | None = None
    ) -> None:
        self.unit = unit
        self.figure = figure
        self.penalty = penalty
        self.why = why
        self.hull = hull  # the vehicle it sits in
        self.turns = False
        self.far = -1.0  # the furthest it reaches, once looked up
        self._ahead: Point | None = None  # where it faces, once looked up
        vehicle = hull.vehicle if hull is not None else None
        self.base: Base = vehicle.hull if vehicle is not None else figure.base

    def faces(self, base: Base) -> bool:
        """fallout.action.attack.arc: in its front arc; out of a vehicle one fires all round."""
        if self.hull is not None or self.turns:
            return True
        own = self.base
        ahead = self._ahead
        if ahead is None:
            ahead = heading(self.figure.facing)
            self._ahead = ahead
        return front_of(own.x, own.y, ahead[0], ahead[1], base)

    def sees(self, state: FalloutState, base: Base) -> bool:
        """fallout.los.line: in its front arc, and in sight from there; out of a vehicle from all round."""
        return self.faces(base) and self.views(state, base)

    def views(self, state: FalloutState, base: Base) -> bool:
        """fallout.los.line: a clear line from its front arc; whoever may turn first turns to it."""
        own = self.base
        if not isinstance(own, Disc) or self.turns:
            return line(state, own, base)
        ahead = self._ahead
        if ahead is None:
            ahead = heading(self.figure.facing)
            self._ahead = ahead
        view = state.lookout
        if view is None or view.board is not state.board:
            view = lookout(state)
        return view.sees_ahead(own, ahead[0], ahead[1], base, hulls(state))

    def culprit(self, state: FalloutState, why: str) -> Culprit:
        """Who answers for what this attack does."""
        hull = self.hull
        return Culprit(state.decider(self.unit), self.figure.id, why, hull.id if hull is not None else "")


_arms: Final = Kept[tuple[str, str, str, str], Arms](1024)


def arms_of(catalogue: Catalogue, figure: Figure) -> Arms:
    """What a figure always has to attack with, looked up once for each of its kind."""
    arms = figure.arms
    if arms is None:
        key = (catalogue.edition, catalogue.unit, figure.profile.id, figure.weapon.id)
        arms = _arms.get(key)
        if arms is None:
            arms = Arms(carried(catalogue, figure))
            for way in arms.carried:
                reach = _length(catalogue, way.mode)
                arms.far = max(arms.far, reach)
                if way.mode.mode == MELEE:
                    arms.near = max(arms.near, reach)
            _arms.keep(key, arms)
        figure.arms = arms
    return arms


def _length(catalogue: Catalogue, mode: Mode) -> float:
    if mode.mode != BURST:
        return mode.reach
    shape = catalogue.templates[mode.template]
    return shape.length + shape.far


def carried(catalogue: Catalogue, figure: Figure) -> list[Way]:
    """What a figure can always attack with: its weapon, its claws, else its bare hands (fallout.army.weapon_carry).

    fallout.melee.unarmed_fallback: without anything for melee it fights unarmed. fallout.burst.optional,
    fallout.burst.minigun: a weapon has the modes its row gives it, a Minigun none but the burst.
    """
    ways: list[Way] = []
    if figure.weapon is not catalogue.unarmed:
        for mode in figure.weapon.modes:
            ways.append(Way(f"{figure.weapon.id}:{mode.mode}", mode, figure.weapon))
    for mode in figure.profile.modes:
        ways.append(Way(f"{INNATE}:{mode.mode}", mode, None))
    if not any(way.mode.mode == MELEE for way in ways):
        for mode in catalogue.unarmed.modes:
            ways.append(Way(f"unarmed:{mode.mode}", mode, catalogue.unarmed))
    return ways


def reach_of_figure(state: FalloutState, figure: Figure) -> float:
    """The furthest any weapon of this figure reaches, grenades and thrown items included."""
    arms = figure.arms
    far = arms.far if arms is not None else arms_of(state.catalogue, figure).far
    if figure.grenades > 0 or figure.items:
        return max(far, 2.0 * figure.profile.st * state.lengths.inch)
    return far


def furthest_reach(state: FalloutState, figures: list[Figure]) -> float:
    """The furthest any weapon of any of these figures reaches."""
    furthest = 0.0
    for figure in figures:
        arms = figure.arms
        throws = figure.grenades > 0 or figure.items
        far = arms.far if arms is not None and not throws else reach_of_figure(state, figure)
        if far > furthest:
            furthest = far
    return furthest


def loaded(figure: Figure, ways: list[Way]) -> list[Way]:
    """fallout.s3.minigun_empty: without the ammunition the minigun is silent."""
    if not figure.empty:
        return ways
    return [way for way in ways if way.mode.mode != BURST or way.mode.template != MINIGUN]


def _shooting(state: FalloutState, figure: Figure) -> list[Way]:
    """All ways to shoot a figure has now: carried weapons, then grenades and thrown items."""
    ways = loaded(figure, arms_of(state.catalogue, figure).ranged)
    if figure.grenades > 0:
        ways = [*ways, *thrown(state.catalogue, GRENADE)]
    if figure.items:
        for id in (SMOKE_GRENADE, EMP_GRENADE):
            if figure.item(id) is not None:
                ways = [*ways, *thrown(state.catalogue, id)]
    return ways


def thrown(catalogue: Catalogue, id: str) -> list[Way]:
    """fallout.item.grenade_action: a grenade, smoke grenade or EMP grenade as a ranged attack."""
    weapon = catalogue.weapons[id]
    return [Way(f"{id}:{AREA}", mode, weapon) for mode in weapon.modes]


def ranged_ways(state: FalloutState, attacker: Attacker) -> list[Way]:
    """fallout.vehicle.restricted_weapons: out of a vehicle only unrestricted weapons are fired."""
    ways = _shooting(state, attacker.figure)
    if attacker.hull is None:
        return ways
    return [way for way in ways if way.weapon is None or not way.weapon.restricted]


def melee_ways(state: FalloutState, figure: Figure) -> list[Way]:
    """The ways in which a figure can strike a blow, looked up once for all of its kind and weapon."""
    arms = figure.arms
    return arms.melee if arms is not None else arms_of(state.catalogue, figure).melee
