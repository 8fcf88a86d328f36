"""The tools of a client: ruler, line of sight, "could a attack b?", how far one goes, a unit's card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.core.preview import Modifier, Preview, SightLine
from sandtable.core.scene import BadgeView, StatView
from sandtable.core.wire import Json, Message, Reason, point_of, text_of
from sandtable.table import Base, Board, Disc, Point, Sight, distance

EYE: Final = 0.01
"""What looks from a mere point, and is looked for there, is so wide: a line of sight runs between bases."""


PLAN: Final = "plan"
THREAT: Final = "threat"
"""Tools that look at the whole board: what a place would bring, and how hot the ground is."""


class ToolRules:
    """The rules that a game cites when a tool is refused, one for each tool, and one for a tool that is none."""

    __slots__ = ("card", "no_tool", "reach", "ruler", "sight", "target")

    def __init__(self, no_tool: str, ruler: str, sight: str, target: str, reach: str, card: str) -> None:
        self.no_tool = no_tool
        self.ruler = ruler
        self.sight = sight
        self.target = target
        self.reach = reach
        self.card = card


class Stride:
    """How far somebody goes in one way: in words, and as areas under a label."""

    __slots__ = ("areas", "label", "words")

    def __init__(self, words: Message, label: Message, areas: list[list[Point]]) -> None:
        self.words = words
        self.label = label
        self.areas = areas


class Card:
    """What is said of a unit: how many of it there are, its states, its weapons, its numbers."""

    __slots__ = ("badges", "count", "name", "stats", "weapons")

    def __init__(self, name: Json) -> None:
        self.name = name
        self.count: Message | None = None
        self.badges: list[BadgeView] = []
        self.weapons: list[Message] = []
        self.stats: list[StatView] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Tools:
    """The tools over what one side may know, for a game to fill in."""

    def __init__(self, rules: ToolRules, measure: str = "in") -> None:
        self.rules = rules
        self.measure = measure

    # ------------------------------------------------------------ what a game says

    def bases_named(self, token: str) -> list[Base]:
        """What stands on the table under a name: a figure, a counter, or all of a unit."""
        raise TypeError("a game knows its own figures")

    def look(self, start: Base, end: Base) -> Sight:
        """Whether one base sees another, and what is in the way."""
        raise TypeError("a game sees in its own way")

    def blocker(self, sight: Sight) -> tuple[Json, str]:
        """The name of what stops a look, and the rule by which it does."""
        raise TypeError("a game names its own terrain")

    def target(self, query: dict[str, Json]) -> Preview | None:
        """What an attack would bring, whoever's turn it is; None when no two enemies are named."""
        raise TypeError("a game attacks in its own way")

    def strides(self, token: str, preview: Preview) -> list[Stride] | None:
        """How far somebody goes, under a title; None when nobody of that name can be asked about."""
        raise TypeError("a game moves in its own way")

    def card(self, token: str) -> Card | None:
        """The card of a unit; None when there is none of that name."""
        raise TypeError("a game prints its own cards")

    # ------------------------------------------------------------ the tools

    def use(self, query: dict[str, Json]) -> Preview:
        """Answers one tool."""
        tool = text_of(query.get("tool"))
        if tool == "ruler":
            return self.ruler(query)
        if tool == "sight":
            return self.line_of_sight(query)
        if tool == "target":
            attack = self.target(query)
            return attack if attack is not None else refused(self.rules.target, "figures-refused-tool-target")
        if tool == "reach":
            return self.reach(query)
        if tool == "unit":
            return self.read_card(query)
        return Preview([Reason(self.rules.no_tool, "figures-refused-tool", {"tool": tool[:20]})])

    def ends(self, query: dict[str, Json]) -> tuple[list[Base], list[Base]]:
        """What a ruler or an eye is laid to: points, figures or whole units."""
        return self._bases_at(query.get("from")), self._bases_at(query.get("to"))

    def _bases_at(self, value: Json) -> list[Base]:
        point = point_of(value)
        return [Disc(point[0], point[1], 0.0)] if point is not None else self.bases_named(text_of(value))

    def ruler(self, query: dict[str, Json]) -> Preview:
        """From base edge to base edge, where they are nearest; measuring beforehand is allowed."""
        starts, ends = self.ends(query)
        if not starts or not ends:
            return refused(self.rules.ruler, "figures-refused-tool-ends")
        start, end = nearest_pair(starts, ends)
        length = round(distance(start, end), 2)
        preview = Preview()
        preview.cost = length
        preview.facts = [Message("figures-fact-distance", {"length": length, "measure": self.measure})]
        preview.paths = [("ruler", [(start.x, start.y), (end.x, end.y)])]
        return preview

    def line_of_sight(self, query: dict[str, Json]) -> Preview:
        """Whether anybody sees anybody, and what stands between the nearest two."""
        starts, ends = self.ends(query)
        if not starts or not ends:
            return refused(self.rules.sight, "figures-refused-tool-ends")
        starts = [_wide_enough(base) for base in starts]
        ends = [_wide_enough(base) for base in ends]
        preview = Preview()
        for start in starts:
            for end in ends:
                sight = self.look(start, end)
                if sight.clear:
                    preview.facts = [Message("figures-fact-clear")]
                    preview.sight = [SightLine((sight.ax, sight.ay), (sight.bx, sight.by), True)]
                    return preview
        start, end = nearest_pair(starts, ends)
        line = self.blocked_line(self.look(start, end))
        if line.message is not None:
            preview.facts = [line.message]
        preview.sight = [line]
        return preview

    def blocked_line(self, sight: Sight) -> SightLine:
        """A stopped look for drawing, with the rule and the piece that stops it."""
        terrain, why = self.blocker(sight)
        message = Message("figures-fact-blocked", {"terrain": terrain})
        return SightLine((sight.ax, sight.ay), (sight.bx, sight.by), False, (sight.x, sight.y), why, message)

    def reach(self, query: dict[str, Json]) -> Preview:
        """Where somebody could go, as areas."""
        preview = Preview()
        strides = self.strides(text_of(query.get("unit")), preview)
        if strides is None:
            return refused(self.rules.reach, "figures-refused-tool-unit")
        for stride in strides:
            preview.facts.append(stride.words)
            preview.areas.append((stride.label, stride.areas))
        return preview

    def read_card(self, query: dict[str, Json]) -> Preview:
        """A unit's card in words: what it has, in which state it is, and the rules behind it."""
        card = self.card(text_of(query.get("unit")))
        if card is None:
            return refused(self.rules.card, "figures-refused-tool-unit")
        preview = Preview()
        preview.title = unit_title(card.name)
        if card.count is not None:
            preview.facts.append(card.count)
        preview.facts.extend(Message(str(badge["label"]["id"])) for badge in card.badges)
        preview.facts.extend(card.weapons)
        for stat in card.stats:
            values = stat["label"].get("values", {})
            message = Message(str(stat["label"]["id"]), values if isinstance(values, dict) else {})
            preview.modifiers.append(Modifier(message, stat["value"], stat["why"]))
        return preview


def refused(why: str, message: str) -> Preview:
    """A tool that cannot be used so."""
    return Preview([Reason(why, message)])


def unit_title(name: Json) -> Message:
    """The name of a unit over what is said of it."""
    return Message("figures-fact-unit", {"unit": name})


def able_of(able: int, total: int) -> Message:
    """How many of a unit can act."""
    return Message("figures-fact-able", {"able": able, "total": total})


def nearest_pair(starts: list[Base], ends: list[Base]) -> tuple[Base, Base]:
    """The two that stand nearest to one another; the first of equals."""
    best = starts[0], ends[0]
    least = distance(starts[0], ends[0])
    for start in starts:
        for end in ends:
            gap = distance(start, end)
            if gap < least:
                least = gap
                best = start, end
    return best


def _wide_enough(base: Base) -> Base:
    if isinstance(base, Disc) and base.radius < EYE:
        return Disc(base.x, base.y, EYE)
    return base


def piece_named(board: Board, id: str, prefix: str, otherwise: str) -> Json:
    """What a piece of terrain is called, by its kind; `otherwise` where it is none."""
    return {"id": prefix + board.piece(id).kind if id in board.index else otherwise}
