"""When a moving figure comes out of the shadows of terrain, for one watcher that stands still.

A shadow is convex, so on a straight way a figure is in it for one stretch of time. Only where no shadow is left
does anybody have to look; a few looks then settle a move that would take hundreds step by step.
"""

from __future__ import annotations

from math import floor, sqrt
from typing import Final, final

from sandtable.table import (
    AREA,
    SEE_THROUGH,
    TOUCH,
    Base,
    Board,
    Piece,
    Plane,
    SightMap,
    quantize_point,
    shadows_of,
    spans,
    within,
)
from sandtable.table.kernel import span_in_circle

NEVER: Final = 2.0
FIRST_STEP: Final = 0.1
"""After the end of a shadow the first look comes this many inches further on."""
LONGEST_STEP: Final = 1.0
"""No two looks are further apart than this, outside the shadows: no glimpse of an inch-wide base is shorter."""
TICK: Final = 0.05
"""Moments are looked for where one coordinate of a figure is a multiple of this many inches.

So a way walked in two legs has the same moments as the same way walked in one.
"""
NUDGE: Final = 1e-7
"""Inches: whoever is half-way between two points of the grid goes to the same one however far he has come."""
CLOSE_STEP: Final = 0.25
"""Inches between the looks where a figure may be lost from sight behind several pieces together."""

GAP: Final = 0.05
"""Two shadows whose edges come nearer to each other than this, in inches, may leave no line of sight between them."""
EDGE: Final = 1e-6
"""Inches: whoever stands nearer than this to the edge of a piece stands in it."""

Shadow = tuple[Piece, list[Plane]]
Span = tuple[float, float]  # from share to share of a way
Dark = list[Span]
Lost = list[tuple[float, float, bool]]  # from share to share, and whether surely unseen all along it
Circle = tuple[float, float, float]  # x, y, radius
Box = tuple[float, float, float, float]  # left, low, right, high


@final
class Gaze:
    """One watcher that stands still: the shadows before it, and the wood in which it stands too deep to see out.

    `around` are the pieces it stands in, at any depth. Shadows are cast when they are first asked for.
    """

    __slots__ = ("_cast", "_pieces", "around", "base", "wood")

    def __init__(self, sight: SightMap, base: Base) -> None:
        self.base = base
        self.wood: Piece | None = sight.deep_in([(base.x, base.y)])
        self.around: list[Piece] = []
        self._pieces: list[Piece] = []
        x, y = base.x, base.y
        for piece in sight.board.pieces:
            if piece.sight != SEE_THROUGH and not piece.by_height:
                if piece.left <= x <= piece.right and piece.bottom <= y <= piece.top and piece.holds(x, y):
                    self.around.append(piece)
                else:
                    self._pieces.append(piece)
        self._cast: list[list[Shadow] | None] = [None] * len(self._pieces)

    def shadows(self, box: Box) -> list[Shadow]:
        """The shadows of the pieces that lie in the box about the watcher and this one."""
        base = self.base
        left = box[0] if box[0] < base.x else base.x
        low = box[1] if box[1] < base.y else base.y
        right = box[2] if box[2] > base.x else base.x
        high = box[3] if box[3] > base.y else base.y
        shadows: list[Shadow] = []
        for number, piece in enumerate(self._pieces):
            if piece.left > right or piece.right < left or piece.bottom > high or piece.top < low:
                continue
            cast = self._cast[number]
            if cast is None:
                cast = [(piece, planes) for planes in shadows_of(piece, base.x, base.y, base.reach)]
                self._cast[number] = cast
            shadows.extend(cast)
        return shadows


@final
class Way:
    """A figure's straight way: from where to where, in how many inches, and the base that walks it.

    `deep` are the stretches that lie too deep in an area of cover to be seen from outside it.
    """

    __slots__ = ("_inside", "base", "deep", "dx", "dy", "length", "x", "y")

    def __init__(self, sight: SightMap, base: Base, x: float, y: float, pieces: list[Piece]) -> None:
        """`pieces` are those of `deep_pieces` about the way."""
        self.base = base
        self.x = base.x
        self.y = base.y
        self.dx = x - base.x
        self.dy = y - base.y
        self.length: float = sqrt(self.dx * self.dx + self.dy * self.dy)
        self.deep: list[tuple[Piece, float, float]] = []
        self._inside: dict[Piece, list[float]] = {}  # worked out when first wanted: all eyes ask for the same
        limit = sight.policy.edge_depth + 2.0 * TOUCH  # at the very depth one is seen
        for piece in pieces:
            low, high = inside_all(piece.planes, self, limit)
            if low < high:
                self.deep.append((piece, low, high))

    def at(self, share: float) -> Base:
        """The base at that share of its way."""
        return self.base.at(self.x + self.dx * share, self.y + self.dy * share)

    def on_grid(self, share: float) -> Base:
        """The base where it is set down when it is stopped at that share of its way."""
        x, y = quantize_point(self.x + self.dx * share + NUDGE, self.y + self.dy * share + NUDGE)
        return self.base.at(x, y)

    def tick(self, share: float) -> int:
        """The number of the last tick of the table passed by then, counted in the direction of the way."""
        if abs(self.dx) >= abs(self.dy):
            along = self.x + self.dx * share if self.dx > 0.0 else -self.x - self.dx * share
        else:
            along = self.y + self.dy * share if self.dy > 0.0 else -self.y - self.dy * share
        return floor(along / TICK + EDGE)

    def at_tick(self, number: int) -> float:
        """The share of the way at which that tick is passed; the end of the way when it lies beyond."""
        along = number * TICK
        if abs(self.dx) >= abs(self.dy):
            share = (along - self.x) / self.dx if self.dx > 0.0 else (along + self.x) / -self.dx
        else:
            share = (along - self.y) / self.dy if self.dy > 0.0 else (along + self.y) / -self.dy
        return share if share < 1.0 else 1.0

    def is_beside(self, piece: Piece) -> bool:
        """Whether all the way lies to one side of the box about a piece."""
        x2, y2 = self.x + self.dx, self.y + self.dy
        return (
            (self.x < piece.left and x2 < piece.left)
            or (self.x > piece.right and x2 > piece.right)
            or (self.y < piece.bottom and y2 < piece.bottom)
            or (self.y > piece.top and y2 > piece.top)
        )

    def inside(self, piece: Piece) -> list[float]:
        """The stretches of the way inside a piece: enter, leave, enter, leave … The edge of a convex one is inside."""
        stretches = self._inside.get(piece)
        if stretches is None:
            if self.is_beside(piece):
                stretches = []
            elif piece.planes:
                enter, leave = inside_all(piece.planes, self, -EDGE)
                stretches = [enter, leave] if enter <= leave else []
            else:
                stretches = spans(piece, self.x, self.y, self.x + self.dx, self.y + self.dy)
            self._inside[piece] = stretches
        return stretches

    def is_in(self, piece: Piece, share: float) -> bool:
        """Whether the figure stands in a piece there, or on its edge."""
        return piece.holds(self.x + self.dx * share, self.y + self.dy * share)


def deep_pieces(sight: SightMap, box: Box) -> list[Piece]:
    """The pieces in a box in which somebody may stand too deep to be seen from outside."""
    left, low, right, high = box
    return [
        piece
        for piece in sight.board.pieces
        if piece.planes
        and piece.sight != SEE_THROUGH
        and piece.left <= right
        and piece.right >= left
        and piece.bottom <= high
        and piece.top >= low
    ]


def first_sight(
    sight: SightMap, eye: Base, dark: Dark, way: Way, share: float, before: float, reach: float = -1.0
) -> float:
    """The share of the way, between these two, at which the eye first sees the figure; NEVER when it does not.

    `share` lies at the end of a dark stretch, so the first look comes a step further on. With `reach` not below 0
    only a figure so near is seen.
    """
    if way.length <= 0.0:
        return NEVER
    step = FIRST_STEP / way.length
    longest = LONGEST_STEP / way.length
    while share < before and share < 1.0:
        last = share
        share = min(out_of(dark, share + step), 1.0)
        if _seen(sight, eye, way.at(share), reach):
            return _narrow(sight, eye, way, last, share, reach)
        step = min(step * 4.0, longest)
    return NEVER


def _seen(sight: SightMap, eye: Base, base: Base, reach: float) -> bool:
    return (reach < 0.0 or within(eye, base, reach)) and sight.sees(eye, base)


def _narrow(sight: SightMap, eye: Base, way: Way, unseen: float, seen: float, reach: float) -> float:
    """The first tick of the table at which the figure is seen, between a moment unseen and one seen."""
    before = way.tick(unseen)
    first = way.tick(seen) + 1
    while first - before > 1:
        middle = (first + before) // 2
        if _seen(sight, eye, way.on_grid(way.at_tick(middle)), reach):
            first = middle
        else:
            before = middle
    return way.at_tick(first)


def dark_stretches(gaze: Gaze, shadows: list[Shadow], way: Way) -> Dark:
    """The stretches of the way, as shares, that the watcher surely cannot see."""
    dark: Dark = []
    if not shadows and not way.deep:
        return dark
    reach = way.base.reach
    for piece, planes in shadows:
        low, high = inside_all(planes, way, reach)
        if low < high:
            dark.extend(_outside(piece, way, low, high))
    for piece, low, high in way.deep:
        if not piece.holds(gaze.base.x, gaze.base.y):
            dark.append((low, high))
    return dark


def near_way(shadows: list[Shadow], way: Way) -> list[Shadow]:
    """The shadows that any part of the figure comes into on its way; most touch only others of its unit."""
    depth = -way.base.reach
    x, y, dx, dy = way.x, way.y, way.dx, way.dy
    near: list[Shadow] = []
    for shadow in shadows:
        low = 0.0
        high = 1.0
        for nx, ny, c in shadow[1]:
            above = nx * x + ny * y - c + depth
            change = nx * dx + ny * dy
            if above > 0.0:
                if above + change >= 0.0:
                    break
                share = -above / change
                if share > low:
                    low = share
            elif above + change > 0.0:
                share = -above / change
                if share < high:
                    high = share
            if low >= high:
                break
        else:
            near.append(shadow)
    return near


def lost_stretches(dark: Dark, gaze: Gaze, shadows: list[Shadow], way: Way, inner: float) -> Lost:
    """The stretches on which the watcher may lose a figure from sight that it sees before; in their order.

    `shadows` are those that the figure comes into, `dark` where it surely is not seen.
    Those in the dark are sure. Two shadows together may hide what neither hides alone, a bent piece hides whoever is
    deep in it, and within an area of cover nobody is seen further away than `inner`: there somebody has to look.
    """
    lost: Lost = [(low, high, True) for low, high in dark]
    for number, (piece, planes) in enumerate(shadows):
        for _, others in shadows[:number]:
            for left, right in ((planes, others), (others, planes)):
                low, high = _inside_both(left, right, way)
                if low < high:
                    lost.append((low, high, False))
        if not piece.planes and piece.shape == AREA:
            inside = way.inside(piece)
            lost.extend((inside[i], inside[i + 1], False) for i in range(0, len(inside), 2))
    for piece in gaze.around:
        lost.extend(_lost_inside(piece, gaze, way, inner))
    return _joined(lost)


def _inside_both(left: list[Plane], right: list[Plane], way: Way) -> Span:
    """Where the figure stands in two shadows at once that leave no gap between them, one to the left of the other."""
    ax, ay, a = left[1]
    bx, by, b = right[0]
    nx, ny, c = ax + bx, ay + by, a + b + GAP
    above = nx * way.x + ny * way.y - c
    if above > 0.0 and above + nx * way.dx + ny * way.dy >= 0.0:
        return 1.0, 0.0  # mostly there is a gap, or they lie the other way round
    reach = way.base.reach
    both: list[Plane] = [
        (left[0][0], left[0][1], left[0][2] - reach),
        (right[1][0], right[1][1], right[1][2] - reach),
        (left[2][0], left[2][1], left[2][2] + reach),
        (right[2][0], right[2][1], right[2][2] + reach),
        (nx, ny, c),
    ]
    return inside_all(both, way, 0.0)


def _lost_inside(piece: Piece, gaze: Gaze, way: Way, inner: float) -> Lost:
    """Where a watcher in cover loses a figure: too far away in the same cover, or outside it when it stands deep."""
    if not piece.planes:
        return [(0.0, 1.0, False)]
    enter, leave = inside_all(piece.planes, way, 0.0)
    lost: Lost = []
    if gaze.wood is piece:
        if enter >= leave:
            return [(0.0, 1.0, True)]
        lost = [(0.0, enter, True), (leave, 1.0, True)]
    if enter < leave:
        eye = gaze.base
        low, high = span_in_circle(eye.x, eye.y, inner, way.x, way.y, way.x + way.dx, way.y + way.dy)
        lost.append((enter, min(low, leave), False))
        lost.append((max(high, enter), leave, False))
    return [stretch for stretch in lost if stretch[0] < stretch[1]]


def comes_back(lost: Lost, before: float) -> bool:
    """Whether a figure that is lost there may be seen again before that share of its way."""
    for _, high, sure in lost:
        if high < before or not sure:
            return True
    return False


def ends_after(lost: Lost, share: float) -> Lost:
    """Those of the stretches that end beyond a share of the way."""
    return [stretch for stretch in lost if stretch[1] > share] if share > 0.0 else lost


def both_lost(one: Lost, other: Lost) -> Lost:
    """Where two eyes may both have lost a figure; in order, and sure where both are sure."""
    lost: Lost = []
    for low, high, sure in one:
        for start, end, certain in other:
            if low < end and start < high:
                lost.append((max(low, start), min(high, end), sure and certain))
    return _joined(lost)


def _joined(stretches: Lost) -> Lost:
    """The same stretches in order, with those that overlap made one."""
    if len(stretches) < 2:
        return stretches
    stretches.sort()
    joined: Lost = []
    for wanted in (True, False):
        last = -1.0
        for low, high, sure in stretches:
            if sure == wanted and high > last:
                if low <= last:
                    joined[-1] = (joined[-1][0], high, sure)
                else:
                    joined.append((low, high, sure))
                last = high
    joined.sort()
    return joined


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
    inside = way.inside(piece)
    if not inside and (piece.planes or way.is_beside(piece)):
        return [(low, high)]
    dark: Dark = []
    for i in range(0, len(inside), 2):
        if inside[i] > low:
            dark.append((low, min(inside[i], high)))
        low = max(low, inside[i + 1])
    if low < high:
        dark.append((low, high))
    return dark if piece.planes else _off_the_edge(piece, way, dark)


def _off_the_edge(piece: Piece, way: Way, dark: Dark) -> Dark:
    """The same stretches without the edges of a bent outline, and without those that slide along one."""
    hair = EDGE / way.length if way.length > EDGE else 1.0
    kept: Dark = []
    for low, high in dark:
        starts_in = way.is_in(piece, low)
        ends_in = way.is_in(piece, high)
        first = low + hair if starts_in else low
        last = high - hair if ends_in else high
        held = (starts_in and way.is_in(piece, first)) or (ends_in and way.is_in(piece, last))
        if first < last and not held and not way.is_in(piece, (low + high) * 0.5):
            kept.append((first, last))
    return kept


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
    near: list[Shadow] = []
    for shadow in shadows:
        for nx, ny, c in shadow[1]:
            if nx * x1 + ny * y1 - c > r1 and nx * x2 + ny * y2 - c > r2:
                break
        else:
            near.append(shadow)
    return near


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


def open_over(board: Board, eyes: Circle, starts: Circle, ends: Circle) -> bool:
    """Whether no piece that stops sight comes near the ground between watchers and all the way of a move."""
    ax, ay, _ = eyes
    bx, by, _ = starts
    cx, cy, _ = ends
    width = max(eyes[2], starts[2], ends[2])
    left, right = min(ax, bx, cx) - width, max(ax, bx, cx) + width
    low, high = min(ay, by, cy) - width, max(ay, by, cy) + width
    for piece in board.pieces:
        if (
            piece.left < right
            and piece.right > left
            and piece.bottom < high
            and piece.top > low
            and piece.sight != SEE_THROUGH
            and not (
                _off_edge(piece, ax, ay, bx, by, cx, cy, width)
                or _off_edge(piece, bx, by, cx, cy, ax, ay, width)
                or _off_edge(piece, cx, cy, ax, ay, bx, by, width)
            )
        ):
            return False
    return True


def _off_edge(
    piece: Piece, ax: float, ay: float, bx: float, by: float, cx: float, cy: float, width: float
) -> bool:
    """Whether a piece lies further than `width` beyond the edge from a to b of a triangle, as seen from c."""
    if piece.shape != AREA:
        return False
    dx, dy = bx - ax, by - ay
    border = width * sqrt(dx * dx + dy * dy)
    turn = -1.0 if dx * (cy - ay) - dy * (cx - ax) > 0.0 else 1.0
    outline = piece.outline
    for i in range(0, len(outline), 2):
        if (dx * (outline[i + 1] - ay) - dy * (outline[i] - ax)) * turn <= border:
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
