"""What stands on the table: round bases and the oriented rectangles of vehicles; never changed, only replaced."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import ClassVar, Final, final

from sandtable.table.precision import Point

DEGREE: Final = pi / 180.0


@final
class Disc:
    """A round base. `reach` is the distance from the centre to its furthest point, as for every base."""

    __slots__ = ("x", "y", "radius", "reach")
    made_from: ClassVar[tuple[str, ...]] = ("x", "y", "radius")

    def __init__(self, x: float, y: float, radius: float) -> None:
        # Adding 0.0 makes floats of whole numbers, so that compiled and plain runs write the same text.
        self.x = x + 0.0
        self.y = y + 0.0
        self.radius = radius + 0.0
        self.reach = self.radius

    def at(self, x: float, y: float) -> Disc:
        """The same base elsewhere."""
        return Disc(x, y, self.radius)

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies on the base, its edge included."""
        dx = x - self.x
        dy = y - self.y
        return dx * dx + dy * dy <= self.radius * self.radius

    def corners(self) -> list[Point]:
        """A disc has none."""
        return []

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Disc):
            return False
        return self.x == other.x and self.y == other.y and self.radius == other.radius

    def __hash__(self) -> int:
        return hash((self.x, self.y, self.radius))

    def __repr__(self) -> str:
        return f"Disc({self.x!r}, {self.y!r}, {self.radius!r})"


@final
class Hull:
    """A rectangular base: `length` along its facing, `width` across; facing 0 looks along +x and grows to the left.

    `ux`, `uy` is the unit vector of the facing, `outline` the corners as flat x, y pairs: front left, rear
    left, rear right, front right (counter-clockwise).
    """

    __slots__ = (
        "x",
        "y",
        "reach",
        "length",
        "width",
        "facing",
        "half_length",
        "half_width",
        "ux",
        "uy",
        "outline",
    )
    made_from: ClassVar[tuple[str, ...]] = ("x", "y", "length", "width", "facing")

    def __init__(self, x: float, y: float, length: float, width: float, facing: float = 0.0) -> None:
        self.x = x + 0.0
        self.y = y + 0.0
        self.length = length + 0.0
        self.width = width + 0.0
        self.facing = facing + 0.0
        half_length = length * 0.5
        half_width = width * 0.5
        self.half_length = half_length
        self.half_width = half_width
        self.reach = sqrt(half_length * half_length + half_width * half_width)
        ux, uy = heading(facing)
        self.ux = ux
        self.uy = uy
        lx = ux * half_length
        ly = uy * half_length
        wx = -uy * half_width
        wy = ux * half_width
        self.outline: list[float] = [
            x + lx + wx, y + ly + wy, x - lx + wx, y - ly + wy,
            x - lx - wx, y - ly - wy, x + lx - wx, y + ly - wy,
        ]  # fmt: skip

    def at(self, x: float, y: float) -> Hull:
        """The same hull elsewhere, facing as before."""
        return Hull(x, y, self.length, self.width, self.facing)

    def turned(self, facing: float) -> Hull:
        """The same hull on the spot with another facing."""
        return Hull(self.x, self.y, self.length, self.width, facing)

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies on the hull, its edge included."""
        dx = x - self.x
        dy = y - self.y
        along = dx * self.ux + dy * self.uy
        across = dy * self.ux - dx * self.uy
        return abs(along) <= self.half_length and abs(across) <= self.half_width

    def corners(self) -> list[Point]:
        """Front left, rear left, rear right, front right."""
        o = self.outline
        return [(o[0], o[1]), (o[2], o[3]), (o[4], o[5]), (o[6], o[7])]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hull):
            return False
        same_place = self.x == other.x and self.y == other.y and self.facing == other.facing
        return same_place and self.length == other.length and self.width == other.width

    def __hash__(self) -> int:
        return hash((self.x, self.y, self.length, self.width, self.facing))

    def __repr__(self) -> str:
        return f"Hull({self.x!r}, {self.y!r}, {self.length!r}, {self.width!r}, {self.facing!r})"


Base = Disc | Hull


def heading(degrees: float) -> Point:
    """The unit vector of a direction; exact on the four axes, so that square hulls have square corners."""
    turn = degrees % 360.0
    if turn == 0.0:
        return 1.0, 0.0
    if turn == 90.0:
        return 0.0, 1.0
    if turn == 180.0:
        return -1.0, 0.0
    if turn == 270.0:
        return 0.0, -1.0
    return cos(turn * DEGREE), sin(turn * DEGREE)
