"""What lies between an eye and a frontal area: the share of its width that each piece or model crosses.

The frontal area stands at the middle of the target, square to the line from the shooter, as wide as the base. A
piece hides the part of that width for which the line from the shooter's middle crosses it in front of the target,
up to its own height. Lines are reckoned in the shooter's frame: `f` forward to the target, `l` to the left.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from sandtable.systems.warzone.book.profiles import (
    HEAVY,
    IMPASSABLE,
    LIGHT,
    LIGHT_COVER,
    NO_COVER,
    TerrainKind,
)
from sandtable.table import Board, Piece

NEAR: Final = 1.0  # warzone.cover.condition, warzone.cover.shooter: inches
TOLERANCE: Final = 1e-6
KEPT: Final = 8192


@final
class Veil:
    """Something between shooter and target: which part of the width it crosses, and how much of the height.

    `lo` and `hi` run from -1 to 1 over the frontal width; `tall` is the share of its height, at most 1.
    """

    __slots__ = ("cover", "hi", "id", "lo", "near", "passed", "tall")

    def __init__(
        self, id: str, cover: int, lo: float, hi: float, tall: float, near: bool, passed: bool
    ) -> None:
        self.id = id
        self.cover = cover
        self.lo = lo
        self.hi = hi
        self.tall = tall
        self.near = near  # the target stands within an inch of it
        self.passed = passed  # the shooter stands within an inch of it and shoots past it

    def share(self) -> float:
        """warzone.cover.share: the share of the frontal area it hides."""
        return (self.hi - self.lo) * 0.5 * self.tall


@final
class Eye:
    """From where somebody looks at what: both middles, how high the eye, where the target's foot and how tall it is."""

    __slots__ = (
        "distance",
        "eye",
        "foot",
        "level",
        "radius",
        "reach",
        "sx",
        "sy",
        "tall",
        "tx",
        "ty",
        "ux",
        "uy",
    )

    def __init__(
        self,
        sx: float,
        sy: float,
        altitude: float,
        height: float,
        reach: float,
        tx: float,
        ty: float,
        foot: float,
        radius: float,
        tall: float,
    ) -> None:
        self.sx = sx
        self.sy = sy
        self.reach = reach  # radius of the shooter's base
        self.tx = tx
        self.ty = ty
        self.radius = radius  # half the frontal width
        self.tall = tall  # height of the frontal area
        self.eye = altitude + height
        self.foot = foot
        self.level = altitude == foot
        dx = tx - sx
        dy = ty - sy
        self.distance: float = sqrt(dx * dx + dy * dy)
        if self.distance > 0.0:
            self.ux = dx / self.distance
            self.uy = dy / self.distance
        else:
            self.ux = 1.0
            self.uy = 0.0

    def hidden_height(self, top: float, near: float, far: float) -> float:
        """The share of the height that something as high as `top` hides between these distances forward.

        warzone.measure.los.height: from another level only what rises above the line from the eye to the foot of
        the target hides anything; the line is lowest at one end of the piece.
        """
        if self.level:
            rise = top - self.foot
        else:
            at = far if self.eye > self.foot else near
            rise = top - (self.eye + (self.foot - self.eye) * at / self.distance)
        if rise <= 0.0:
            return 0.0
        return 1.0 if rise >= self.tall else rise / self.tall


@final
class Vision:
    """One board as it is now: the pieces that hide, slow, bar or raise anybody, and what is known of sight."""

    __slots__ = ("_known", "board", "covers", "gaps", "high", "light", "shut", "slow", "solids", "veiling")

    def __init__(self, board: Board, kinds: dict[str, TerrainKind]) -> None:
        self.board = board
        self.veiling: list[Piece] = []
        self.covers: list[int] = []
        self.solids: list[bool] = []
        self.high: list[Piece] = []  # solid, or gaps: where the ground is not level
        self.gaps: list[Piece] = []
        self.slow: list[Piece] = []  # light and heavy terrain
        self.shut: list[Piece] = []  # nobody walks over them
        self.light: list[Piece] = []  # light cover
        for piece in board.pieces:
            kind = kinds[piece.kind]
            if kind.solid or kind.gap:
                self.high.append(piece)
            if kind.gap:
                self.gaps.append(piece)
            if kind.ground in (LIGHT, HEAVY):
                self.slow.append(piece)
            if kind.ground == IMPASSABLE or kind.solid:
                self.shut.append(piece)
            if kind.cover == LIGHT_COVER and piece.height > 0.0:
                self.light.append(piece)
            if kind.cover != NO_COVER and not kind.gap and piece.height > 0.0:
                self.veiling.append(piece)
                self.covers.append(kind.cover)
                self.solids.append(kind.solid)
        self._known: dict[tuple[float, ...], list[Veil]] = {}

    def terrain(self, eye: Eye) -> list[Veil]:
        """The pieces of terrain that hide any of the target, remembered while nobody moves."""
        key = (eye.sx, eye.sy, eye.eye, eye.reach, eye.tx, eye.ty, eye.foot, eye.radius, eye.tall)
        known = self._known.get(key)
        if known is None:
            known = self._look(eye)
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[key] = known
        return known

    def _look(self, eye: Eye) -> list[Veil]:
        veils: list[Veil] = []
        radius = eye.radius
        left = eye.sx if eye.sx < eye.tx - radius else eye.tx - radius
        right = eye.sx if eye.sx > eye.tx + radius else eye.tx + radius
        bottom = eye.sy if eye.sy < eye.ty - radius else eye.ty - radius
        top = eye.sy if eye.sy > eye.ty + radius else eye.ty + radius
        ux, uy = eye.ux, eye.uy
        for at, piece in enumerate(self.veiling):
            if piece.right <= left or piece.left >= right or piece.top <= bottom or piece.bottom >= top:
                continue
            # A box that lies wholly to one side of the line hides nothing: a slanting line passes many by.
            aside = (piece.bottom + piece.top - 2.0 * eye.sy) * ux - (
                piece.left + piece.right - 2.0 * eye.sx
            ) * uy
            wide = abs((piece.top - piece.bottom) * ux) + abs((piece.right - piece.left) * uy) + 2.0 * radius
            if aside >= wide or aside <= -wide:
                continue
            veil = self._veil(eye, piece, self.covers[at], self.solids[at])
            if veil is not None:
                veils.append(veil)
        return veils

    def _veil(self, eye: Eye, piece: Piece, cover: int, solid: bool) -> Veil | None:
        span = span_of_outline(eye, piece.outline)
        if span is None:
            return None
        lo, hi, near, far = span
        tall = eye.hidden_height(piece.height, near, far)
        if tall <= 0.0 or hi - lo <= TOLERANCE:
            return None
        # warzone.structure.solid: nobody looks through a building, however near he stands to it.
        stands = beside(piece, eye.sx, eye.sy, eye.reach) <= NEAR + TOLERANCE
        passed = stands and not (solid and eye.eye < piece.height)
        gap = beside(piece, eye.tx, eye.ty, eye.radius)
        if gap < 0.0 and not solid and hi - lo >= 2.0 - TOLERANCE and tall >= 1.0:
            # Who stands in trees or bushes is covered by them but never wholly lost from sight.
            tall = 0.99
        return Veil(piece.id, cover, lo, hi, tall, gap <= NEAR + TOLERANCE, passed)


def beside(piece: Piece, x: float, y: float, radius: float) -> float:
    """How far a base stands from a piece, negative in it; no more than "far" when that is more than near."""
    room = radius + NEAR + 0.01
    if x < piece.left - room or x > piece.right + room or y < piece.bottom - room or y > piece.top + room:
        return 2.0 * NEAR
    return piece.distance_to_point(x, y) - radius


def span_of_outline(eye: Eye, outline: list[float]) -> tuple[float, float, float, float] | None:
    """Which part of the frontal width a polygon crosses, and from where to where forward.

    None when it crosses none.
    """
    distance = eye.distance
    radius = eye.radius
    if distance <= TOLERANCE:
        return None
    slope = radius / distance
    sx, sy, ux, uy = eye.sx, eye.sy, eye.ux, eye.uy
    points: list[float] = []
    before = False  # some corner lies before the frontal area, some to either side of its edges
    leftish = False
    rightish = False
    beyond = False
    for i in range(0, len(outline), 2):
        dx = outline[i] - sx
        dy = outline[i + 1] - sy
        f = dx * ux + dy * uy
        aside = dy * ux - dx * uy
        points.append(f)
        points.append(aside)
        if f < distance:
            before = True
        elif f > distance:
            beyond = True
        if aside < radius:
            rightish = True
        if aside > -radius:
            leftish = True
    if not (before and leftish and rightish):
        return None
    # The triangle between the eye and the frontal width, one edge after another.
    if beyond:
        points = _cut(points, -1.0, 0.0, distance)
    points = _cut(points, slope, -1.0, 0.0)
    points = _cut(points, slope, 1.0, 0.0)
    return _across(points, slope, distance) if len(points) >= 6 else None


def _across(points: list[float], slope: float, distance: float) -> tuple[float, float, float, float]:
    """From where to where a polygon within that triangle reaches, across the frontal width and forward."""
    lo, hi = 1.0, -1.0
    near, far = distance, 0.0
    for i in range(0, len(points), 2):
        f = points[i]
        if f < near:
            near = f
        if f > far:
            far = f
        if f <= TOLERANCE:
            lo, hi = -1.0, 1.0  # the eye itself is in it
            continue
        across = points[i + 1] / f / slope
        if across < lo:
            lo = across
        if across > hi:
            hi = across
    return (lo if lo > -1.0 else -1.0), (hi if hi < 1.0 else 1.0), near, far


def _cut(points: list[float], a: float, b: float, c: float) -> list[float]:
    """The part of a polygon where a·f + b·l + c is not negative."""
    count = len(points)
    if count == 0:
        return points
    out: list[float] = []
    f1, l1 = points[count - 2], points[count - 1]
    d1 = a * f1 + b * l1 + c
    for i in range(0, count, 2):
        f2, l2 = points[i], points[i + 1]
        d2 = a * f2 + b * l2 + c
        if (d1 >= 0.0) != (d2 >= 0.0):
            share = d1 / (d1 - d2)
            out.append(f1 + (f2 - f1) * share)
            out.append(l1 + (l2 - l1) * share)
        if d2 >= 0.0:
            out.append(f2)
            out.append(l2)
        f1, l1, d1 = f2, l2, d2
    return out


def span_of_disc(eye: Eye, x: float, y: float, radius: float) -> tuple[float, float, float, float] | None:
    """The part of the width that a round base covers as the eye sees it, with its nearest and furthest distance."""
    distance = eye.distance
    dx = x - eye.sx
    dy = y - eye.sy
    f = dx * eye.ux + dy * eye.uy
    if f <= -radius or f - radius >= distance or distance <= TOLERANCE:
        return None
    aside = dy * eye.ux - dx * eye.uy
    half = eye.radius
    if abs(aside) >= radius + half:
        return None
    squared = f * f + aside * aside
    near = max(f - radius, 0.0)
    far = min(f + radius, distance)
    if squared <= radius * radius:
        return -1.0, 1.0, near, far
    away = sqrt(squared)
    sine = radius / away
    cosine = sqrt(1.0 - sine * sine)
    touch = away * cosine  # from the eye to where its line touches the disc
    hi = _edge(eye, f * cosine - aside * sine, aside * cosine + f * sine, away, touch, f, aside, radius, 1.0)
    lo = _edge(eye, f * cosine + aside * sine, aside * cosine - f * sine, away, touch, f, aside, radius, -1.0)
    if lo is None or hi is None:
        return None
    lo = max(lo, -1.0)
    hi = min(hi, 1.0)
    return (lo, hi, near, far) if hi - lo > TOLERANCE else None


def _edge(
    eye: Eye,
    forward: float,
    across: float,
    away: float,
    touch: float,
    f: float,
    aside: float,
    radius: float,
    side: float,
) -> float | None:
    """Where one edge of a disc's shadow falls on the frontal width (1 is its left end).

    `forward`, `across` point along the line that touches the disc; beyond the frontal plane it is the plane itself
    that cuts the disc.
    """
    distance = eye.distance
    if forward * touch / away <= distance:
        if forward <= TOLERANCE:
            return 2.0 * side
        return across / forward * distance / eye.radius
    beyond = distance - f
    room = radius * radius - beyond * beyond
    if room <= 0.0:
        return None
    return (aside + side * sqrt(room)) / eye.radius


def hides_all(veils: list[Veil]) -> bool:
    """warzone.cover.total: whether things as tall as the target cover its whole width together."""
    spans = sorted((veil.lo, veil.hi) for veil in veils if veil.tall >= 1.0 and not veil.passed)
    reached = -1.0
    for lo, hi in spans:
        if lo > reached + TOLERANCE:
            return False
        if hi > reached:
            reached = hi
    return reached >= 1.0 - TOLERANCE
