"""What an answer is about, in numbers: a row of fixed size for each candidate, and one for the question.

A row knows nothing of any game. Words (ids of options, keys) fall into buckets by a checksum; places and units are
looked up in the scene as the side sees it, so that nothing hidden is in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import hypot
from typing import Final
from zlib import crc32

from sandtable.core.game import Game
from sandtable.core.question import Question
from sandtable.core.scene import SceneView, TokenView, UnitView, ZoneView
from sandtable.core.wire import Json, number_of, side_letter

KINDS: Final = ("choose", "select", "target", "move", "place", "hex", "allot", "dice")
ASKED: Final = 24  # buckets for the id of the question
WORDS: Final = 40  # buckets for what an answer says to a question
PLAIN: Final = (
    "order", "names_foe", "names_own", "named_able", "named_acted", "named_far",
    "place", "x", "y", "moved", "foe_near", "foe_nearer", "own_near", "goal_near", "goal_nearer", "tokens",
)  # fmt: skip
ROW: Final = len(PLAIN) + WORDS
"""How many numbers a candidate has."""
QUESTION: Final = len(KINDS) + ASKED + 4
"""How many numbers a question has."""

Spot = tuple[float, float]


@cache
def bucket(word: str, of: int) -> int:
    """Where a word falls, the same on every machine."""
    return crc32(word.encode()) % of


class Said:
    """What an answer names: words, and places."""

    __slots__ = ("places", "words")

    def __init__(self, answer: Json) -> None:
        self.words: list[str] = []
        self.places: list[Spot] = []
        self._take(answer)

    def _take(self, value: Json) -> None:
        if isinstance(value, str):
            self.words.append(value)
        elif isinstance(value, list):
            self._take_list(value)
        elif isinstance(value, dict):
            for key, entry in value.items():
                self.words.append(key)
                if key == "path" and isinstance(entry, list):
                    self._take(entry[-1] if entry else None)  # a way is where it leads
                elif key != "via":
                    self._take(entry)
        elif isinstance(value, bool) or value is None:
            self.words.append(str(value))

    def _take_list(self, value: list[Json]) -> None:
        if 2 <= len(value) <= 3:
            x, y = number_of(value[0]), number_of(value[1])
            if x is not None and y is not None:
                self.places.append((x, y))
                return
        for entry in value:
            self._take(entry)

    def place(self) -> Spot | None:
        """Where it leads: the middle of the places it names."""
        return middle(self.places) if self.places else None


def middle(spots: Sequence[Spot]) -> Spot:
    """The middle of some places."""
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


class Seen:
    """The board as a side sees it, ready to be asked where things are."""

    def __init__(self, scene: SceneView, side: int) -> None:
        board = scene["board"]
        self.hexes = board["kind"] == "hexes"
        self.width, self.height = max(board["width"], 1.0), max(board["height"], 1.0)
        self.span = max(self.width, self.height)
        letter = side_letter(side)
        self.own: list[Spot] = []
        self.foes: list[Spot] = []
        self.goals: list[Spot] = []
        self.where: dict[str, list[Spot]] = {}
        self.side_of: dict[str, bool] = {}  # whether a unit or token is the reader's own
        self.units: dict[str, UnitView] = {unit["id"]: unit for unit in scene["units"]}
        self.unit_of: dict[str, str] = {}
        for token in scene["tokens"]:
            self._token(token, letter)
        for unit in scene["units"]:
            self.side_of.setdefault(unit["id"], unit["side"] == letter)
        self.goals.extend(spot for zone in scene["zones"] if (spot := _goal(zone)) is not None)

    def _token(self, token: TokenView, letter: str) -> None:
        spot = (token["x"], token["y"])
        if token["art"].get("form") == "objective":
            self.goals.append(spot)
        side = token["side"]
        if not side:
            return
        mine = side == letter
        (self.own if mine else self.foes).append(spot)
        self.side_of[token["id"]] = mine
        self.unit_of[token["id"]] = token["unit"]
        for name in dict.fromkeys((token["id"], token["unit"])):
            self.where.setdefault(name, []).append(spot)
            self.side_of[name] = mine

    def far(self, one: Spot, other: Spot) -> float:
        """How far apart two places are, as a share of the board."""
        x, y = one[0] - other[0], one[1] - other[1]
        return ((abs(x) + abs(y) + abs(x + y)) / 2 if self.hexes else hypot(x, y)) / self.span

    def near(self, spot: Spot, others: Iterable[Spot]) -> float:
        """How far the nearest of some places is; 1 where there is none."""
        return min((self.far(spot, other) for other in others), default=1.0)

    def at(self, name: str) -> Spot | None:
        """Where a unit or token is; None where it is not on the board."""
        spots = self.where.get(name)
        return middle(spots) if spots else None

    def unit(self, name: str) -> UnitView | None:
        """The unit that a name means, or that a token belongs to."""
        return self.units.get(name) or self.units.get(self.unit_of.get(name, ""))


def _goal(zone: ZoneView) -> Spot | None:
    """The middle of a place that matters for the game; those of setting up do not."""
    if "deploy" in zone["kind"]:
        return None
    points = zone.get("points")
    if points:
        return middle([(point[0], point[1]) for point in points])
    return (zone["x"], zone["y"]) if "x" in zone and "y" in zone else None


def wants_board(question: Question, said: Sequence[Said]) -> bool:
    """Whether the board must be looked at: not for answers that are mere words, which most are."""
    if question.kind != "choose":
        return True
    return any(word[0] in "ABCD" and word[1:2].isdigit() for one in said for word in one.words if word)


def candidate_rows(question: Question, said: Sequence[Said], seen: Seen | None) -> list[list[float]]:
    """A row for each candidate."""
    start = seen.at(question.subject) if seen is not None else None
    count = max(len(said), 1)
    rows: list[list[float]] = []
    for at, one in enumerate(said):
        row = [0.0] * ROW
        row[0] = at / count
        for word in one.words:
            if seen is None or word not in seen.side_of:
                row[len(PLAIN) + bucket(f"{question.id} {word}", WORDS)] = 1.0
        if seen is not None:
            _names(row, one, seen, start)
            _place(row, one, seen, start)
        rows.append(row)
    return rows


def _names(row: list[float], one: Said, seen: Seen, start: Spot | None) -> None:
    known = [word for word in one.words if word in seen.side_of]
    row[15] = len(known) / 10.0
    for word in known:
        row[2 if seen.side_of[word] else 1] = 1.0
    if not known:
        return
    unit = seen.unit(known[-1])
    if unit is not None:
        row[3] = unit["able"] / max(unit["total"], 1)
        row[4] = float(unit["acted"])
    spot = seen.at(known[-1])
    if spot is not None and start is not None:
        row[5] = seen.far(spot, start)


def _place(row: list[float], one: Said, seen: Seen, start: Spot | None) -> None:
    spot = one.place()
    if spot is None:
        return
    foe, goal = seen.near(spot, seen.foes), seen.near(spot, seen.goals)
    row[6] = 1.0
    row[7], row[8] = spot[0] / seen.width, spot[1] / seen.height
    row[10] = foe
    row[12] = seen.near(spot, seen.own)
    row[13] = goal
    if start is not None:
        row[9] = seen.far(spot, start)
        row[11] = seen.near(start, seen.foes) - foe
        row[14] = seen.near(start, seen.goals) - goal


def question_row(question: Question, candidates: int, most: int, seen: Seen | None) -> list[float]:
    """The question in numbers: kind, id, how much there is to choose from, and who is asked about."""
    row = [0.0] * QUESTION
    if question.kind in KINDS:
        row[KINDS.index(question.kind)] = 1.0
    row[len(KINDS) + bucket(question.id or question.why, ASKED)] = 1.0
    rest = len(KINDS) + ASKED
    row[rest] = candidates / most
    row[rest + 1] = float(bool(question.subject))
    if seen is not None:
        unit, spot = seen.unit(question.subject), seen.at(question.subject)
        row[rest + 2] = unit["able"] / max(unit["total"], 1) if unit is not None else 0.0
        row[rest + 3] = seen.near(spot, seen.foes) if spot is not None else 0.0
    return row


def board_of(game: Game, side: int) -> Seen:
    """The board as a side sees it now."""
    return Seen(game.system.scene(game.state, side), side)
