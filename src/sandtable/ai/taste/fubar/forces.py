"""What a unit is worth and what its fire does, reckoned once per decision."""

from __future__ import annotations

from sandtable.systems.fubar import (
    Aim,
    FubarState,
    Unit,
    activation_chance,
    chance,
    expected_hits,
    longest_weapon,
    points_left,
    save_of_most,
)

# Points of an army list that weigh as much as one victory point.
POINTS_PER_VICTORY_POINT = 45.0
# Of an unsaved hit: the owner pins about as often as he loses a figure, and a pin is half a loss.
HARM_PER_HIT = 0.65
# Of an unsaved hit on a vehicle, over the whole damage chart.
HARM_PER_DAMAGE = 0.34


class Force:
    """One unit in numbers: place, strength, worth, expected hits by distance."""

    __slots__ = (
        "_known", "activation", "armoured", "living", "longest", "middle", "need", "points", "save", "standing",
        "state", "unit", "x", "y",
    )  # fmt: skip

    def __init__(self, state: FubarState, unit: Unit) -> None:
        self.state = state
        self.unit = unit
        self._known: dict[tuple[float, int, bool, int, bool], float] = {}
        self.need = unit.training.experience
        self.save = save_of_most(state, unit)
        self.points = points_left(state, unit)
        self.longest = longest_weapon(unit)
        self.activation = activation_chance(unit)
        vehicle = unit.vehicle
        self.armoured = vehicle is not None and vehicle.profile.armour.armoured
        self.middle = 0  # of its living figures, the one nearest to their middle
        if vehicle is not None:
            self.x, self.y = vehicle.hull.x, vehicle.hull.y
            self.living = self.standing = 1
        else:
            self._count_figures()

    def _count_figures(self) -> None:
        living = [figure for figure in self.unit.figures if figure.alive]
        self.living = len(living)
        self.standing = sum(1 for figure in living if not figure.pinned)
        self.x = sum(figure.base.x for figure in living) / max(1, self.living)
        self.y = sum(figure.base.y for figure in living) / max(1, self.living)
        gaps = [(f.base.x - self.x) ** 2 + (f.base.y - self.y) ** 2 for f in living]
        self.middle = gaps.index(min(gaps)) if gaps else 0

    def hits(self, distance: float, level: int, armoured: bool, aim: int = 0, moving: bool = False) -> float:
        """Hits to be expected, before saves, at a target so far away behind so much cover."""
        fire = Aim(distance, level, armoured=armoured, bonus=aim, moving=moving)
        key = fire.key()
        hits = self._known.get(key)
        if hits is None:
            hits = expected_hits(self.state, self.unit, fire)
            self._known[key] = hits
        return hits

    # ------------------------------------------------------------ worth

    def unsaved(self, hits: float) -> float:
        """Hits left after this unit's saves."""
        return hits * (1.0 - chance(self.save)) if self.save else hits

    def harm(self, hits: float, bounty: float) -> float:
        """What so many hits on this unit cost its side, in victory points; `bounty` is paid for its end."""
        unsaved = self.unsaved(hits)
        worth = self.points / POINTS_PER_VICTORY_POINT
        if self.unit.vehicle is not None:
            return min(1.0, unsaved * HARM_PER_DAMAGE) * (worth + bounty)
        share = min(1.0, unsaved * HARM_PER_HIT / max(1, self.living))
        return share * worth + share * share * bounty
