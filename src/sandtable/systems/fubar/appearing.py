"""When a moving figure comes out of the shadows of terrain, for one watcher that stands still.

A shadow is convex, so on a straight way a figure is in it for one stretch of time. Only where no shadow is left
does anybody have to look; a few looks then settle a move that would take hundreds step by step.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from sandtable.table import AREA, SEE_THROUGH, TOUCH, Base, Board, Piece, Plane, SightMap, shadows_of, spans

NEVER: Final = 2.0
FIRST_STEP: Final = 0.1
"""After the end of a shadow the first look comes this many inches further on."""
LONGEST_STEP: Final = 1.0
"""No two looks are further apart than this, outside the shadows: no glimpse of an inch-wide base is shorter."""
FINE: Final = 0.11
"""How exactly the moment is found, in inches along the way."""

EDGE: Final = 1e-6
"""Inches: whoever stands nearer than this to the edge of a piece stands in it."""

Shadow = tuple[Piece, list[Plane]]
Span = tuple[float, float]  # from share to share of a way
Dark = list[Span]
Circle = tuple[float, float, float]  # x, y, radius
Box = tuple[float, float, float, float]  # left, low, right, high


@final
class Gaze:
    """One watcher that stands still: the shadows before it, and the wood in which it stands too deep to see out.

    Shadows are cast when they are first asked for.
    """

    __slots__ = ("_cast", "_pieces", "base", "wood")

    def __init__(self, sight: SightMap, base: Base) -> None:
        self.base = base
        self.wood: Piece | None = sight.deep_in([(base.x, base.y)])
        self._pieces: list[Piece] = [
            piece
            for piece in sight.board.pieces
            if piece.sight != SEE_THROUGH and not piece.by_height and not piece.holds(base.x, base.y)
        ]
        self._cast: list[list[Shadow] | None] = [None] * len(self._pieces)

    def shadows(self, box: Box) -> list[Shadow]:
        """The shadows of the pieces that lie in the box about the watcher and this one."""
        base = self.base
        left = box[0] if box[0] < base.x else base.x
        low = box[1] if box[1] < base.y else base.y
        right = box[2] if box[2] > base.x else base.x
        high = box[3] if box[3] > base.y else base.y
        found: list[Shadow] = []
        for number, piece in enumerate(self._pieces):
            if piece.left > right or piece.right < left or piece.bottom > high or piece.top < low:
                continue
            cast = self._cast[number]
            if cast is None:
                cast = [(piece, planes) for planes in shadows_of(piece, base.x, base.y, base.reach)]
                self._cast[number] = cast
            found.extend(cast)
        return found


@final
class Way:
    """A figure's straight way: from where to where, in how many inches, and the base that walks it.

    `deep` are the stretches that lie too deep in an area of cover to be seen from outside it.
    """

    __slots__ = ("base", "deep", "dx", "dy", "length", "x", "y")

    def __init__(self, sight: SightMap, base: Base, x: float, y: float, length: float) -> None:
        self.base = base
        self.x = base.x
        self.y = base.y
        self.dx = x - base.x
        self.dy = y - base.y
        self.length = length
        self.deep: list[tuple[Piece, float, float]] = []
        limit = sight.policy.edge_depth + 2.0 * TOUCH  # at the very depth one is seen
        for piece in sight.board.pieces:
            if (
                not piece.planes
                or piece.sight == SEE_THROUGH
                or (self.x < piece.left and x < piece.left)
                or (self.x > piece.right and x > piece.right)
                or (self.y < piece.bottom and y < piece.bottom)
                or (self.y > piece.top and y > piece.top)
            ):
                continue
            low, high = inside_all(piece.planes, self, limit)
            if low < high:
                self.deep.append((piece, low, high))

    def at(self, share: float) -> Base:
        """The base at that share of its way."""
        return self.base.at(self.x + self.dx * share, self.y + self.dy * share)

    def is_in(self, piece: Piece, share: float) -> bool:
        """Whether the figure stands in a piece there, or on its edge."""
        return piece.holds(self.x + self.dx * share, self.y + self.dy * share)


def first_sight(sight: SightMap, eye: Base, dark: Dark, way: Way, share: float, before: float) -> float:
    """The share of the way, between these two, at which the eye first sees the figure; NEVER when it does not.

    `share` lies at the end of a dark stretch, so the first look comes a step further on.
    """
    if way.length <= 0.0:
        return NEVER
    step = FIRST_STEP / way.length
    longest = LONGEST_STEP / way.length
    while share < before and share < 1.0:
        last = share
        share = min(out_of(dark, share + step), 1.0)
        if sight.sees(eye, way.at(share)):
            return _narrow(sight, eye, way, last, share)
        step = min(step * 4.0, longest)
    return NEVER


def _narrow(sight: SightMap, eye: Base, way: Way, unseen: float, seen: float) -> float:
    """Halves the stretch between a moment unseen and one seen."""
    while (seen - unseen) * way.length > FINE:
        middle = (seen + unseen) * 0.5
        if sight.sees(eye, way.at(middle)):
            seen = middle
        else:
            unseen = middle
    return seen


def dark_stretches(gaze: Gaze, shadows: list[Shadow], way: Way) -> Dark:
    """The stretches of the way, as shares, that the watcher surely cannot see."""
    found: Dark = []
    reach = way.base.reach
    for piece, planes in shadows:
        low, high = inside_all(planes, way, reach)
        if low < high:
            found.extend(_outside(piece, way, low, high))
    for piece, low, high in way.deep:
        if not piece.holds(gaze.base.x, gaze.base.y):
            found.append((low, high))
    return found


def inside_all(planes: list[Plane], way: Way, depth: float) -> Span:
    """The stretch of the way on which its point lies at least `depth` below all the planes; empty as (1, 0)."""
    low = 0.0
    high = 1.0
    x, y, dx, dy = way.x, way.y, way.dx, way.dy
    for nx, ny, c in planes:
        above = nx * x + ny * y - c + depth
        change = nx * dx + ny * dy
        if above > 0.0:
            if above + change >= 0.0:
                return 1.0, 0.0
            share = -above / change
            if share > low:
                low = share
        elif above + change > 0.0:
            share = -above / change
            if share < high:
                high = share
    return low, high


def _outside(piece: Piece, way: Way, low: float, high: float) -> Dark:
    """What is left of a stretch without the part that runs inside the piece: it hides nobody who stands in it.

    Its very edge counts as inside, as it does for a look.
    """
    x2, y2 = way.x + way.dx, way.y + way.dy
    if (
        (way.x < piece.left and x2 < piece.left)
        or (way.x > piece.right and x2 > piece.right)
        or (way.y < piece.bottom and y2 < piece.bottom)
        or (way.y > piece.top and y2 > piece.top)
    ):
        return [(low, high)]
    if piece.planes:
        enter, leave = inside_all(piece.planes, way, -EDGE)
        if enter > leave:
            return [(low, high)]
        inside = [enter, leave]
    else:
        inside = spans(piece, way.x, way.y, x2, y2)
    found: Dark = []
    for i in range(0, len(inside), 2):
        if inside[i] > low:
            found.append((low, min(inside[i], high)))
        low = max(low, inside[i + 1])
    if low < high:
        found.append((low, high))
    return found if piece.planes else _off_the_edge(piece, way, found)


def _off_the_edge(piece: Piece, way: Way, dark: Dark) -> Dark:
    """The same stretches without the edges of a bent outline, and without those that slide along one."""
    hair = EDGE / way.length if way.length > EDGE else 1.0
    found: Dark = []
    for low, high in dark:
        first = low + hair if way.is_in(piece, low) else low
        last = high - hair if way.is_in(piece, high) else high
        held = way.is_in(piece, first) or way.is_in(piece, last) or way.is_in(piece, (low + high) * 0.5)
        if first < last and not held:
            found.append((first, last))
    return found


def is_dark(dark: Dark, share: float) -> bool:
    """Whether one of the stretches holds that share of the way."""
    for low, high in dark:
        if low <= share <= high:
            return True
    return False


def out_of(dark: Dark, share: float) -> float:
    """The first share from here on that no dark stretch holds; beyond 1 when the way ends in the dark."""
    moved = True
    while moved:
        moved = False
        for low, high in dark:
            if low <= share < high or (share == high == 1.0):
                share = high if high < 1.0 else NEVER
                moved = True
    return share


def near_shadows(shadows: list[Shadow], starts: Circle, ends: Circle) -> list[Shadow]:
    """The shadows in which anybody within a disc that goes from `starts` to `ends` could be wholly at any time.

    A disc is x, y and radius. Planes that keep all of it out at both ends keep it out on the way.
    """
    x1, y1, r1 = starts
    x2, y2, r2 = ends
    found: list[Shadow] = []
    for shadow in shadows:
        for nx, ny, c in shadow[1]:
            if nx * x1 + ny * y1 - c > r1 and nx * x2 + ny * y2 - c > r2:
                break
        else:
            found.append(shadow)
    return found


def all_in_one(shadows: list[Shadow], starts: Circle, ends: Circle) -> bool:
    """Whether one shadow holds the whole disc all the way, and the piece that casts it is not entered."""
    x1, y1, r1 = starts
    x2, y2, r2 = ends
    for piece, planes in shadows:
        for nx, ny, c in planes:
            if nx * x1 + ny * y1 - c > -r1 or nx * x2 + ny * y2 - c > -r2:
                break
        else:
            if (
                max(x1 + r1, x2 + r2) < piece.left
                or min(x1 - r1, x2 - r2) > piece.right
                or max(y1 + r1, y2 + r2) < piece.bottom
                or min(y1 - r1, y2 - r2) > piece.top
            ):
                return True
    return False


def open_between(board: Board, a: Circle, b: Circle) -> bool:
    """Whether no piece that stops sight comes near the ground between two circles."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = dx * dx + dy * dy
    width = a[2] if a[2] > b[2] else b[2]
    for piece in board.pieces:
        if piece.sight == SEE_THROUGH:
            continue
        wide = (piece.right - piece.left) * 0.5
        high = (piece.top - piece.bottom) * 0.5
        wx = piece.left + wide - a[0]
        wy = piece.bottom + high - a[1]
        along = wx * dx + wy * dy
        if along > 0.0:
            if along < long:
                wx -= dx * along / long
                wy -= dy * along / long
            else:
                wx -= dx
                wy -= dy
        room = width + sqrt(wide * wide + high * high)
        if wx * wx + wy * wy < room * room and not _beside(piece, a, dx, dy, width * sqrt(long)):
            return False
    return True


def _beside(piece: Piece, a: Circle, dx: float, dy: float, border: float) -> bool:
    """Whether an area lies wholly to one side of the endless band about a line from `a` by (dx, dy).

    `border` is half the width of the band, times the length of the line.
    """
    if piece.shape != AREA:
        return False
    outline = piece.outline
    ax, ay, _ = a
    side = dx * (outline[1] - ay) - dy * (outline[0] - ax)
    if -border <= side <= border:
        return False
    turn = 1.0 if side > 0.0 else -1.0
    for i in range(2, len(outline), 2):
        if (dx * (outline[i + 1] - ay) - dy * (outline[i] - ax)) * turn <= border:
            return False
    return True
