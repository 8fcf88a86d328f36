"""What a unit is worth and what its fire does, reckoned once per decision."""

from __future__ import annotations

from sandtable.ai.taste.fubar.character import FubarCharacter
from sandtable.systems.fubar import (
    Aim,
    FubarState,
    Unit,
    activation_chance,
    chance,
    comes_back,
    expected_hits,
    gathered,
    longest_weapon,
    points_left,
    save_of_most,
    serves,
)


class Force:
    """One unit in numbers: place, strength, worth, expected hits by distance."""

    __slots__ = (
        "_known", "activation", "armoured", "character", "living", "longest", "middle", "points", "save", "serves",
        "stake", "standing", "state", "unit", "x", "y",
    )  # fmt: skip

    def __init__(self, state: FubarState, unit: Unit, character: FubarCharacter) -> None:
        self.state = state
        self.character = character
        self.unit = unit
        self._known: dict[tuple[float, int, bool, int, bool], float] = {}
        self.save = save_of_most(state, unit)
        self.points = points_left(state, unit)
        self.longest = longest_weapon(unit)
        self.activation = activation_chance(state, unit)
        self.serves = serves(unit)
        self.stake = (
            character.fear_returning if comes_back(state, unit) else 1.0
        )  # of what it costs to lose it
        vehicle = unit.vehicle
        self.armoured = vehicle is not None and vehicle.profile.armour.armoured
        self.x, self.y, self.middle = gathered(state, unit)  # where it is, and which figure looks for all
        living = [figure for figure in unit.figures if figure.alive]
        self.living = len(living) if vehicle is None else 1
        self.standing = sum(1 for figure in living if not figure.pinned) if vehicle is None else 1

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
        worth = self.points / self.character.army_points
        if self.unit.vehicle is not None:
            return min(1.0, unsaved * self.character.harm_per_damage) * (worth + bounty)
        share = min(1.0, unsaved * self.character.harm_per_hit / max(1, self.living))
        return share * worth + share * share * bounty

    def cost(self, hits: float) -> float:
        """What so many hits on this unit cost its own side, to which one that returns is not lost."""
        return self.stake * self.harm(hits, 1.0)

    def losses(self, blows: float, bounty: float) -> float:
        """The same for blows in close combat, where nobody is pinned: each that is not saved is a loss."""
        if self.unit.vehicle is not None:
            return self.harm(blows, bounty)
        share = min(1.0, self.unsaved(blows) / max(1, self.living))
        return share * self.points / self.character.army_points + share * share * bounty
