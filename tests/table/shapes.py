"""Random tables for the property tests, and the same things as shapely sees them."""

from math import cos, hypot, pi, sin
from os import environ

from hypothesis import settings
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from sandtable.table import Base, Disc, Hull, Piece, area, cloud, linear
from sandtable.table.terrain import AREA, SCREEN, SEE_THROUGH, SOLID

ROUND_STEPS = 256
"""Segments in a quarter circle of shapely's: a disc of radius 1 is right to 0.00001."""


def steady(examples: int = 100) -> settings:
    """Settings under which a test tries the same examples every time and is never hurried.

    `SANDTABLE_EXAMPLES=50` tries fifty times as many, and others each time.
    """
    more = int(environ.get("SANDTABLE_EXAMPLES", "1"))
    return settings(max_examples=more * examples, deadline=None, derandomize=more == 1)


coordinates = st.integers(0, 4800).map(lambda n: n / 100)
points = st.tuples(coordinates, coordinates)
radii = st.integers(20, 150).map(lambda n: n / 100)
angles = st.integers(0, 359).map(float)
discs = st.builds(Disc, coordinates, coordinates, radii)
hulls = st.builds(
    Hull, coordinates, coordinates, st.integers(10, 60).map(lambda n: n / 10),
    st.integers(10, 30).map(lambda n: n / 10), angles,
)  # fmt: skip
bases = st.one_of(discs, hulls)


@st.composite
def outlines(draw: st.DrawFn, bent: bool = True) -> list[tuple[float, float]]:
    """A star-shaped outline about a point: its corners at random distances, or (not bent) on an ellipse."""
    x, y = draw(points)
    count = draw(st.integers(3, 8))
    turn = draw(angles) * pi / 180
    wide, high = draw(st.integers(10, 80)) / 10, draw(st.integers(10, 80)) / 10
    corners = []
    for k in range(count):
        far = draw(st.integers(30, 100)) / 100 if bent else 1.0
        angle = turn + 2 * pi * k / count
        corners.append((round(x + far * wide * cos(angle), 2), round(y + far * high * sin(angle), 2)))
    return corners


@st.composite
def areas(draw: st.DrawFn, name: str = "area", bent: bool = True, sight: int = SCREEN) -> Piece:
    """A polygon that is no sliver."""
    corners = draw(outlines(bent).filter(lambda c: Polygon(c).is_valid and Polygon(c).area > 0.5))
    return area(name, "wood", corners, sight=sight)


@st.composite
def walls(draw: st.DrawFn, name: str = "wall", sight: int = SEE_THROUGH) -> Piece:
    """A polyline of two to four points at least half a unit apart."""
    course = [draw(points)]
    for _ in range(draw(st.integers(1, 3))):
        angle = draw(angles) * pi / 180
        far = draw(st.integers(5, 80)) / 10
        x, y = course[-1]
        course.append((round(x + far * cos(angle), 2), round(y + far * sin(angle), 2)))
    return linear(name, "wall", course, draw(st.sampled_from([0.0, 0.25, 0.5, 1.0])), sight=sight)


@st.composite
def clouds(draw: st.DrawFn, name: str = "cloud", sight: int = SOLID) -> Piece:
    """A circle."""
    x, y = draw(points)
    return cloud(name, "smoke", x, y, draw(st.integers(5, 60)) / 10, sight=sight)


pieces = st.one_of(areas(), areas(bent=False), walls(), clouds())


@st.composite
def tables(draw: st.DrawFn, most: int = 4) -> list[Piece]:
    """A few pieces of all shapes, each more or less opaque."""
    found = []
    for number in range(draw(st.integers(1, most))):
        sight = draw(st.sampled_from([SCREEN, SCREEN, SOLID]))
        shape = draw(st.sampled_from([areas(f"p{number}", True, sight), areas(f"p{number}", False, sight),
                                      walls(f"p{number}", SOLID), clouds(f"p{number}", sight)]))  # fmt: skip
        found.append(draw(shape))
    return found


def body(thing: Base | Piece) -> BaseGeometry:
    """A base or piece as shapely sees it."""
    if isinstance(thing, Disc):
        return Point(thing.x, thing.y).buffer(thing.radius, quad_segs=ROUND_STEPS)
    if isinstance(thing, Hull):
        return Polygon(thing.corners())
    if thing.shape == AREA:
        return Polygon(thing.points())
    core = Point(thing.points()[0]) if len(thing.points()) == 1 else LineString(thing.points())
    return core.buffer(thing.radius, quad_segs=ROUND_STEPS) if thing.radius > 0 else core


def apart(a: tuple[float, float], b: tuple[float, float]) -> float:
    """The distance of two points."""
    return hypot(a[0] - b[0], a[1] - b[1])
