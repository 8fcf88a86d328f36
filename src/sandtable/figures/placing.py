"""Setting a unit down in a zone: the question where, how answers are read, and places to propose."""

from __future__ import annotations

from math import cos, pi, sin
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sandtable.core.dice import SeededDice
from sandtable.core.preview import Preview
from sandtable.core.question import PLACING, Place, facing_of, misshapen, outline
from sandtable.core.wire import Json, Message, Reason, point_of, table_of, text_of
from sandtable.figures.facing import on_table
from sandtable.figures.formations import BLOCK, FORMATIONS, SPACING
from sandtable.figures.zones import Box, Zone
from sandtable.table import Base, Board, Disc, Hull, Point, quantize_point, spread_over

WIDENING: Final = 2.0  # inches by which a zone without any room is widened
RINGS: Final = 12  # half inches from the first of a unit within which the others look for room


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceQuestion(Place):
    """Where does the unit stand? `{"lead": [x, y], "formation": …}`, or `{"to": {token: [x, y]}}` one by one.

    `{"facing": 90}` or `{"facing": {token: 90}}` says where they look. A game says how its formations stand
    (`ranks`), what forbids a place besides the table and the zone (`why_not_at`, `why_not_together`), and what it takes
    for granted when it proposes places.
    """

    identity: ClassVar[str] = "place-unit"
    keys: ClassVar[tuple[str, ...]] = PLACING  # what an answer may say
    sure: ClassVar[bool] = False  # whether only legal places are proposed
    parts: ClassVar[bool] = False  # whether the law can be asked about part of a unit
    most: ClassVar[int] = 8  # places proposed

    def __init__(
        self, side: int, why: str, prompt: Message, subject: str, topic: str, board: Board, zone: Zone
    ) -> None:
        super().__init__(side, why, prompt, subject, topic)
        self.board = board
        self.zone = zone
        self.tokens: list[str] = []  # what is set down …
        self.radii: list[float] = []  # … on bases that wide …
        self.hull: Hull | None = None  # … or as this vehicle
        self.inch = 1.0
        self.spacing = SPACING  # inches between the bases of a formation
        self.spots: list[Json] | None = None
        self._offsets: dict[str, list[Point]] = {}
        self._extents: dict[str, tuple[float, float]] = {}

    # ------------------------------------------------------------ what a game says

    def ranks(self, formation: str) -> list[Point]:
        """Where the figures of a formation stand about its middle."""
        raise TypeError("a game has its own formations")

    def usual_heading(self, x: float, y: float) -> float:
        """Where somebody looks who is told nothing about it."""
        return 0.0

    def called(self, at: int) -> Json:
        """What one of those set down is called."""
        return self.tokens[at]

    def edge_rule(self) -> str:
        """The rule that keeps everybody on the table."""
        return self.why

    def why_not_at(self, at: int, bases: list[Base]) -> list[Reason]:
        """Why one of the bases may not stand there, on the table and in the zone as it is."""
        return []

    def why_not_together(self, bases: list[Base], formed: bool) -> list[Reason]:
        """Why bases that may stand there one by one may not stand there together; `formed`: in a formation."""
        return []

    def ghosts(self) -> list[Json]:
        """What is set down looks like that, though nothing of it is in the scene yet."""
        raise TypeError("a game draws its own figures")

    # ------------------------------------------------------------ reading answers

    def bases_for(self, answer: Json) -> list[Base]:
        """The bases an answer would set down; empty when it cannot be read."""
        if not self._is_proposed(answer) and misshapen(answer, self.keys, self.tokens):
            return []
        return self.bases_of(table_of(answer))

    def _is_proposed(self, answer: Json) -> bool:
        """Whether it is one of the places proposed here, whose shape need not be looked at."""
        for place in self.spots or []:
            if place is answer:
                return True
        return False

    def bases_of(self, table: dict[str, Json]) -> list[Base]:
        """The bases of an answer of the right shape; empty where somebody has no place, or two."""
        lead = point_of(table.get("lead"))
        ends = table_of(table.get("to"))
        hull = self.hull
        if hull is not None:
            at = lead if lead is not None else point_of(ends.get(self.tokens[0]))
            return [self._parked(hull, table, at)] if at is not None else []
        if lead is not None:
            formation = text_of(table.get("formation", BLOCK))
            return self.formed(lead, formation) if formation in FORMATIONS else []
        if len(ends) != len(self.tokens):
            return []
        bases: list[Base] = []
        for token, radius in zip(self.tokens, self.radii, strict=True):
            point = point_of(ends.get(token))
            if point is None:
                return []
            x, y = quantize_point(point[0], point[1])
            bases.append(Disc(x, y, radius))
        return bases

    def formed(self, lead: Point, formation: str) -> list[Base]:
        """The unit in a formation about a point."""
        bases: list[Base] = []
        for (dx, dy), radius in zip(self.offsets(formation), self.radii, strict=True):
            x, y = quantize_point(lead[0] + dx, lead[1] + dy)
            bases.append(Disc(x, y, radius))
        return bases

    def _parked(self, hull: Hull, table: dict[str, Json], at: Point) -> Base:
        x, y = quantize_point(at[0], at[1])
        return Hull(x, y, hull.length, hull.width, self.heading(table, self.tokens[0], x, y))

    def heading(self, answer: Json, token: str, x: float, y: float) -> float:
        """Where somebody looks by an answer, or as usual where it does not say."""
        facing = facing_of(answer, token)
        return on_table(facing) if facing is not None else self.usual_heading(x, y)

    def headings(self, answer: Json, bases: list[Base]) -> list[float]:
        """Where everybody looks."""
        return [
            self.heading(answer, token, base.x, base.y)
            for token, base in zip(self.tokens, bases, strict=True)
        ]

    def offsets(self, formation: str) -> list[Point]:
        """Where the figures of a formation stand about its middle, worked out once."""
        offsets = self._offsets.get(formation)
        if offsets is None:
            offsets = self.ranks(formation)
            self._offsets[formation] = offsets
        return offsets

    def ways(self, bases: list[Base]) -> list[tuple[str, list[Point]]]:
        """Where each of them comes to stand, for events and previews."""
        return [(token, [(base.x, base.y)]) for token, base in zip(self.tokens, bases, strict=True)]

    # ------------------------------------------------------------ the law

    def check(self, answer: Json) -> list[Reason]:
        reasons = self.why_not(answer)
        if reasons and self.spots is None:
            self.candidates()  # a zone without room is widened first: legality must not hang on who asked before
            reasons = self.why_not(answer)
        return reasons

    def why_not(self, answer: Json) -> list[Reason]:
        """Why an answer is refused, the zone being as wide as it is."""
        bases = self.bases_for(answer)
        if not bases:
            values: dict[str, Json] = {"n": len(self.tokens), "formations": [name for name in FORMATIONS]}
            return [Reason(self.why, "figures-refused-place-shape", values)]
        return self.why_not_there(bases, "lead" in table_of(answer))

    def why_not_there(self, bases: list[Base], formed: bool) -> list[Reason]:
        """Why the unit may not stand there: off the table, out of the zone, or by the law of the game."""
        for at, base in enumerate(bases):
            if not self.board.inside(base):
                return self.refused(at, self.edge_rule(), "figures-refused-place-off-table")
            if not self.zone.holds(base):
                return self.refused(at, self.why, "figures-refused-place-zone")
            reasons = self.why_not_at(at, bases)
            if reasons:
                return reasons
        return self.why_not_together(bases, formed)

    def refused(self, at: int, why: str, message: str, values: dict[str, Json] | None = None) -> list[Reason]:
        """The refusal of one of the bases, with the name of whose it is."""
        known: dict[str, Json] = {"figure": self.called(at)}
        if values is not None:
            known.update(values)
        return [Reason(why, message, known)]

    def preview(self, answer: Json) -> Preview:
        """Where everybody would stand."""
        preview = Preview(self.check(answer))
        bases = self.bases_for(answer)
        if bases:
            preview.paths = self.ways(bases)
        return preview

    # ------------------------------------------------------------ proposals

    def formations_tried(self) -> tuple[str, ...]:
        """The formations that places are proposed in: the next one only where the one before fits nowhere."""
        return (BLOCK,)

    def middles(self, formation: str) -> list[Point]:
        """Where the middle of a formation may be tried: all over the zone, towards the middle of the table first."""
        wide, deep = self.extent(formation)
        return spread_over(
            self.zone.spread(), self.board.width, self.board.height, 2.0 * wide, 2.0 * deep, self.inch
        )

    def may_fit(self, x: float, y: float, box: Box) -> bool:
        """A quick look at a place and the box about it: False where it surely is none."""
        return True

    def surely_fits(self, box: Box, formation: str) -> bool:
        """A quick look at the box about a place: True where it surely is one, and no closer look is needed."""
        return False

    def otherwise(self, answer: dict[str, Json]) -> Json:
        """What is proposed instead of a place that is refused; None for nothing."""
        return None

    def sifted(self, places: list[Json]) -> list[Json]:
        """The places that are left after a last look at all of them."""
        return places

    def hopeless(self, x: float, y: float) -> bool:
        """A quick look at a point: whether nothing can stand about it."""
        return False

    def widen(self) -> bool:
        """Widens a zone without any room rather than ending the game; False when it holds all of the table already."""
        if self.zone.covers(self.board.width, self.board.height):
            return False
        self.zone = self.zone.wider(WIDENING * self.inch)
        return True

    def candidates(self) -> list[Json]:
        places = self.spots
        if places is None:
            places = self.propose(self.most)
            while not places and self.widen():
                places = self.propose(self.most)
            self.spots = places or self.huddled()
            places = self.spots
        return places

    def draw(self, dice: SeededDice) -> list[Json]:
        """One of the places; where only legal ones are proposed, the drawn one is not looked at again."""
        if not self.sure:
            return super().draw(dice)
        places = self.candidates()
        if not places:
            return []
        return [places[dice.below(len(places)) if len(places) > 1 else 0]]

    def propose(self, most: int) -> list[Json]:
        """Some places in the zone as wide as it is."""
        for formation in self.formations_tried():
            places = self.sifted(self._proposed(formation, most))
            if places:
                return places
        return self.squeezed()

    def _proposed(self, formation: str, most: int) -> list[Json]:
        wide, deep = self.extent(formation)
        places: list[Json] = []
        for x, y in self.middles(formation):
            box = (x - wide, y - deep, x + wide, y + deep)
            if not self.may_fit(x, y, box):
                continue
            answer: dict[str, Json] = {"formation": formation, "lead": [x, y]}
            place: Json = answer
            if not self.surely_fits(box, formation) and self.why_not_there(self.bases_of(answer), True):
                place = self.otherwise(answer)
            if place is not None:
                places.append(place)
                if len(places) >= most:
                    break
        return places

    def squeezed(self) -> list[Json]:
        """Any place at all, inch by inch, in every formation."""
        formations = FORMATIONS if self.hull is None else (BLOCK,)
        for left, top, right, bottom in self.zone.spread():
            y = top
            while y <= bottom:
                x = left
                while x <= right:
                    if not self.hopeless(x, y):
                        for formation in formations:
                            answer: dict[str, Json] = {
                                "formation": formation,
                                "lead": [round(x, 2), round(y, 2)],
                            }
                            if not self.why_not_there(self.bases_of(answer), True):
                                return [answer]
                    x += self.inch
                y += self.inch
        return []

    def huddled(self) -> list[Json]:
        """On a table without room for any formation: one by one, as near to one another as there is room.

        A game whose law can be asked about part of a unit says so (`parts`); the others propose nothing.
        """
        if not self.parts or self.hull is not None:
            return []
        step = 0.5 * self.inch
        for left, top, right, bottom in self.zone.spread():
            for row in range(int((bottom - top) / step) + 1):
                for column in range(int((right - left) / step) + 1):
                    bases = self._gathered(left + column * step, top + row * step)
                    if len(bases) == len(self.tokens):
                        ends: dict[str, Json] = {}
                        for token, base in zip(self.tokens, bases, strict=True):
                            ends[token] = [base.x, base.y]
                        return [{"to": ends}]
        return []

    def _gathered(self, x: float, y: float) -> list[Base]:
        """As many of the unit as find room about a point, the nearest places first; nobody where none is at it."""
        bases: list[Base] = []
        for ring in range(RINGS):
            for px, py in ring_about(x, y, 0.5 * self.inch * ring):
                radius = self.radii[len(bases)]
                if not self.why_not_there([*bases, Disc(px, py, radius)], False):
                    bases.append(Disc(px, py, radius))
                    if len(bases) == len(self.tokens):
                        return bases
            if not bases:
                return []
        return bases

    def extent(self, formation: str) -> tuple[float, float]:
        """Half the width and half the depth of a formation; a vehicle takes as much room however it is turned."""
        extent = self._extents.get(formation)
        if extent is None:
            extent = self._extent(formation)
            self._extents[formation] = extent
        return extent

    def _extent(self, formation: str) -> tuple[float, float]:
        hull = self.hull
        if hull is not None:
            return hull.length / 2, hull.length / 2
        offsets = self.offsets(formation)
        radius = max(self.radii)
        across = [x for x, _ in offsets]
        down = [y for _, y in offsets]
        return (max(across) - min(across)) / 2 + radius, (max(down) - min(down)) / 2 + radius

    def details(self) -> dict[str, Json]:
        self.candidates()  # may widen the zone
        formations = list(FORMATIONS) if self.hull is None else [BLOCK]
        zones = [outline(points) for points in self.zone.outlines()]
        return self.fields(self.ghosts(), zones, self.spacing * self.inch, self.looks(), formations)

    def looks(self) -> bool:
        """Whether those who are set down look somewhere."""
        return True


def ring_about(x: float, y: float, radius: float) -> list[Point]:
    """Points round a middle, less than an inch apart; the middle itself where there is no radius."""
    count = max(int(radius * 8.0), 1)
    turns = [2.0 * pi * k / count for k in range(count)]
    return [quantize_point(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]
