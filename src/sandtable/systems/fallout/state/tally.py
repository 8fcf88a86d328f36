"""What an attack does, counted for its odds: a listener like that of events, and no part of a state."""

from __future__ import annotations

from typing import Final, final

HITS: Final = 0
HURTS: Final = 1
FALLEN: Final = 2
KILLED: Final = 3
FRIENDS: Final = 4
POINTS: Final = 5
HULL: Final = 6
DOWN: Final = 7
LANDED: Final = 8
LESS: Final = 4
MORE: Final = 9
WORKED: Final = 0
HEALED: Final = 1

DISABLED: Final = 1
DESTROYED: Final = 2
ON_MARK: Final = 1
OFF_MARK: Final = 2


@final
class Tally:
    """Counted for the side that attacks; `muted` while something else happens in between, such as a revenge."""

    __slots__ = (
        "crippled",
        "down",
        "fallen",
        "friends",
        "healed",
        "hits",
        "hull",
        "hurts",
        "killed",
        "landed",
        "minds_down",
        "more",
        "muted",
        "points",
        "side",
        "target",
        "value",
        "ways",
        "worked",
    )

    def __init__(self, side: int, target: str = "", *, crippled: bool = False, more: bool = True) -> None:
        self.side = side
        self.target = target  # the vehicle whose hull is attacked
        self.crippled = crippled  # whether it was disabled before
        self.more = more  # whether friends, hulls, falls and landings are counted too
        self.minds_down = False  # whether those knocked down are counted among them
        # Ways of those who rush at somebody, once they are found, by all they depend on.
        self.ways: dict[tuple[object, ...], list[tuple[float, float]]] = {}
        self.clear()

    def clear(self) -> None:
        """Sets every count to nothing, for the next try."""
        self.muted = False
        self.hits = 0  # figures and hulls struck, friends included
        self.hurts = 0  # saves failed
        self.fallen = 0  # enemies dead or unconscious that were not before
        self.killed = 0  # enemies dead
        self.friends = 0  # own figures dead or unconscious that were not before
        self.points = 0  # what got through the hull
        self.hull = 0  # what became of it: DISABLED, DESTROYED
        self.down = 0  # enemies knocked down
        self.landed = 0  # blasts: ON_MARK, OFF_MARK
        self.worked = 0  # skills used with success
        self.healed = 0  # hit points given back, to people or to a vehicle
        self.value = 0.0  # points of the enemies that fell; half while they may yet wake

    def counts(self) -> list[int]:
        """In the order of the numbers above, the second half where it is wanted; at last what it is worth, in cents."""
        worth = int(self.value * 100.0)
        if not self.more:
            return [self.hits, self.hurts, self.fallen, self.killed, worth]
        return [
            self.hits,
            self.hurts,
            self.fallen,
            self.killed,
            self.friends,
            self.points,
            self.hull,
            self.down,
            self.landed,
            worth,
        ]

    def width(self) -> int:
        """How many of them there are, the worth left out."""
        return MORE if self.more else LESS

    def falls(self, side: int, points: float, *, already: bool, dead: bool) -> None:
        """Somebody falls unconscious or dies; `already` unconscious he has been counted among the fallen."""
        if self.muted:
            return
        if side == self.side:
            self.friends += 0 if already else 1
            return
        self.fallen += 0 if already else 1
        self.value += (0.0 if already else 0.5 * points) + (0.5 * points if dead else 0.0)
        if dead:
            self.killed += 1

    def pierced(self, id: str, points: int, disabled: bool, destroyed: bool) -> None:
        """So much got through a hull, and disabled or destroyed it; `disabled` says that it worked until now."""
        if id != self.target or self.muted:
            return
        self.points += points
        if destroyed:
            # What was disabled by the attack itself has been counted as that.
            self.hull += DESTROYED if disabled or self.crippled else DESTROYED - DISABLED
        elif disabled:
            self.hull += DISABLED

    def crashed(self, id: str) -> None:
        """A vehicle just disabled is out of control, and a wreck."""
        if id == self.target and not self.muted:
            self.hull += DESTROYED - DISABLED
