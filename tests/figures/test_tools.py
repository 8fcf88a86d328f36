"""The tools of a client over a table of three figures and a wall."""

import pytest

from sandtable.core.wire import Message
from sandtable.figures.tools import EYE, Card, Stride, ToolRules, Tools, able_of, nearest_pair, piece_named
from sandtable.table import Board, Disc, Piece, Sight

RULES = ToolRules("a.none", "a.ruler", "a.sight", "a.target", "a.reach", "a.card")
WALL = Piece("wall-1", "wall", [(10.0, 0.0), (11.0, 0.0), (11.0, 10.0), (10.0, 10.0)])
BOARD = Board(40.0, 20.0, [WALL])
PLACES = {"a": [Disc(4.0, 5.0, 0.5), Disc(6.0, 15.0, 0.5)], "b": [Disc(20.0, 5.0, 0.5)]}


class Sentries(Tools):
    """Whoever looks past x = 10 along the lower half of the table looks into a wall."""

    def __init__(self):
        super().__init__(RULES, "cm")
        self.looks = []

    def bases_named(self, token):
        return PLACES.get(token, [])

    def look(self, start, end):
        self.looks.append((start, end))
        clear = min(start.y, end.y) > 10.0 or (start.x < 10.0) == (end.x < 10.0)
        return Sight(clear, "" if clear else "wall-1", "", (10.0, 5.0), (start.x, start.y), (end.x, end.y))

    def blocker(self, sight):
        return piece_named(BOARD, sight.piece_id, "a-terrain-", "a-nothing"), "a.blocked"

    def target(self, query):
        return None

    def strides(self, token, preview):
        if token not in PLACES:
            return None
        preview.title = Message("a-title")
        return [Stride(Message("a-walk"), Message("a-label"), [[(0.0, 0.0)]])]

    def card(self, token):
        if token not in PLACES:
            return None
        card = Card("Sentry")
        card.count = able_of(1, 2)
        card.badges = [{"id": "pinned", "label": {"id": "a-badge"}}]
        card.weapons = [Message("a-rifle")]
        card.stats = [{"label": {"id": "a-stat", "values": {"n": 3}}, "value": "4+", "why": "a.stat"}]
        return card


def facts(preview):
    return [fact.id for fact in preview.facts]


def test_the_ruler_measures_between_the_nearest_edges():
    """Of whole units the nearest two; a point has no width."""
    ruler = Sentries().use({"tool": "ruler", "from": "a", "to": "b"})

    assert 15.0 == ruler.cost
    assert [("ruler", [(4.0, 5.0), (20.0, 5.0)])] == ruler.paths
    assert {"length": 15.0, "measure": "cm"} == ruler.facts[0].values
    assert 3.5 == Sentries().use({"tool": "ruler", "from": [0, 5], "to": "a"}).cost


def test_one_clear_look_is_enough():
    """A unit sees another when any of its figures does."""
    tools = Sentries()

    assert ["figures-fact-clear"] == facts(tools.use({"tool": "sight", "from": "a", "to": [30, 15]}))
    assert tools.use({"tool": "sight", "from": "a", "to": [30, 15]}).sight[0].clear


def test_a_blocked_look_names_what_is_in_the_way_of_the_nearest_two():
    """With the rule behind it, and where it stops."""
    line = Sentries().use({"tool": "sight", "from": "a", "to": "b"}).sight[0]

    assert ((4.0, 5.0), (20.0, 5.0), (10.0, 5.0)) == (line.start, line.end, line.block)
    assert ("a.blocked", {"terrain": {"id": "a-terrain-wall"}}) == (line.why, line.message.values)


def test_a_point_looks_as_something_narrow():
    """A line of sight runs between bases, and a base of no width has no line."""
    tools = Sentries()
    tools.use({"tool": "sight", "from": [1, 2], "to": [3, 4]})

    assert [(EYE, EYE)] == [(start.radius, end.radius) for start, end in tools.looks]


@pytest.mark.parametrize(
    ("query", "why", "message"),
    [
        ({"tool": "ruler", "from": "a", "to": "nobody"}, "a.ruler", "figures-refused-tool-ends"),
        ({"tool": "sight", "from": "nobody", "to": "b"}, "a.sight", "figures-refused-tool-ends"),
        ({"tool": "target", "from": "a", "to": "b"}, "a.target", "figures-refused-tool-target"),
        ({"tool": "reach", "unit": "nobody"}, "a.reach", "figures-refused-tool-unit"),
        ({"tool": "unit", "unit": "nobody"}, "a.card", "figures-refused-tool-unit"),
        ({"tool": "hammer"}, "a.none", "figures-refused-tool"),
        ({}, "a.none", "figures-refused-tool"),
    ],
)
def test_a_tool_that_cannot_be_used_says_why(query, why, message):
    """Each cites the rule of its game."""
    assert [(why, message)] == [(r.why, r.message.id) for r in Sentries().use(query).reasons]


def test_reach_and_card_tell_what_the_game_says():
    """Words and areas for each stride; count, states, weapons and numbers of a card, in that order."""
    reach = Sentries().use({"tool": "reach", "unit": "a"})
    card = Sentries().use({"tool": "unit", "unit": "a"})

    assert (["a-walk"], "a-title") == (facts(reach), reach.title.id)
    assert ["a-label"] == [label.id for label, _ in reach.areas]
    assert ["figures-fact-able", "a-badge", "a-rifle"] == facts(card)
    assert [("a-stat", {"n": 3}, "4+", "a.stat")] == [
        (line.message.id, line.message.values, line.value, line.why) for line in card.modifiers
    ]


def test_the_nearest_pair_is_the_first_of_equals():
    """So that a ruler lies still."""
    one, other, far = Disc(0, 0, 1), Disc(0, 10, 1), Disc(5, 5, 1)

    assert (one, far) == nearest_pair([one, other], [far])
