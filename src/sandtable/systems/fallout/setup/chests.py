"""Treasure Hunt!: boxes, what lies in them, and miniguns without ammunition."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from sandtable.core.effects import CHECKPOINT, D10, Roll, ask, shown
from sandtable.core.preview import Preview
from sandtable.core.printed import whole, word
from sandtable.core.question import DEPLOY, Place, outline
from sandtable.core.wire import Json, Message, Reason, table_of
from sandtable.figures.laying import place_of
from sandtable.figures.silhouettes import ghost_of_marker
from sandtable.figures.zones import Zone
from sandtable.systems.fallout.book.tables import rows
from sandtable.systems.fallout.book.terrain_kinds import DEEP, WALL
from sandtable.systems.fallout.state.state import Chest, FalloutState, Figure, Item, Unit
from sandtable.table import Point, distance_to_point, quantize_point
from sandtable.table.kernel import point_to_segment_squared

BOXES: Final = "fallout.s3.boxes"
BOX: Final = "box"
AMMUNITION: Final = "minigun_ammo"
RELOAD: Final = 2.0  # inches (fallout.s3.ammo)


# ------------------------------------------------------------ boxes


async def place_boxes(state: FalloutState) -> None:
    """fallout.s3.boxes: six boxes about the middle, placed in turn, raiders first.

    Nobody knows which is which. The markers are mixed, so it is the same to draw the number when a box is opened, and
    then nobody can know it before.
    """
    while len(state.chests) < state.scenario.boxes:
        await CHECKPOINT
        number = len(state.chests) + 1
        side = number % 2  # the raiders are the second side
        question = BoxQuestion(state, side)
        at = question.point_for(await ask(question))
        assert at is not None
        state.chests.append(Chest(f"{BOX}-{number}", at[0], at[1], 0))
        state.tell("fallout-event-box", {"side": state.called(side), "n": number}, [BOXES], side)


class BoxQuestion(Place):
    """Where does the box lie? Answered like a unit that is placed, with the one token "box"."""

    def __init__(self, state: FalloutState, side: int) -> None:
        super().__init__(side, BOXES, Message("fallout-ask-box"), BOX, DEPLOY)
        self.state = state
        board = state.board
        self.zone = Zone("boxes", [], board.width / 2, board.height / 2, state.scenario.box_radius)

    def point_for(self, answer: Json) -> tuple[float, float] | None:
        """The point of an answer, or None; a box looks nowhere."""
        at = None if "facing" in table_of(answer) else place_of(answer, BOX)
        return None if at is None else quantize_point(at[0], at[1])

    def check(self, answer: Json) -> list[Reason]:
        """fallout.s3.boxes: within 12 inches of the centre, 4 from the others, on ground that can be reached."""
        at = self.point_for(answer)
        if at is None:
            return [Reason(BOXES, "fallout-refused-lay-shape")]
        x, y = at
        if not self.zone.holds_point(x, y):
            return [Reason(BOXES, "fallout-refused-box-far")]
        gap = self.state.scenario.box_gap
        for chest in self.state.chests:
            away = sqrt((chest.x - x) ** 2 + (chest.y - y) ** 2)
            if away < gap - 0.001:
                values: dict[str, Json] = {
                    "gap": round(away, 2),
                    "least": gap,
                    "measure": self.state.lengths.unit,
                }
                return [Reason(BOXES, "fallout-refused-box-near", values)]
        for piece in self.state.board.pieces:
            if piece.kind in (WALL, DEEP) and piece.holds(x, y):
                return [Reason(BOXES, "fallout-refused-box-ground")]
        return []

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        at = self.point_for(answer)
        if at is not None:
            preview.paths = [(BOX, [at])]
        return preview

    def candidates(self) -> list[Json]:
        """Points on rings about the centre, the outer ones first: six boxes always find room."""
        zone = self.zone
        places: list[Json] = []
        for share in (0.75, 0.4, 0.98, 0.0):
            for k in range(12):
                turn = 2.0 * pi * k / 12
                x, y = zone.x + cos(turn) * zone.radius * share, zone.y + sin(turn) * zone.radius * share
                answer: Json = {"to": {BOX: [round(x, 2), round(y, 2)]}}
                if not self.check(answer):
                    places.append(answer)
        return places

    def details(self) -> dict[str, Json]:
        ghost = ghost_of_marker(BOX, self.state.lengths.inch * 0.5, "crate", 0.0)
        zones = [outline(points) for points in self.zone.outlines()]
        return self.fields([ghost], zones, self.state.scenario.box_gap, False, ["block"])


async def open_chest(state: FalloutState, figure: Figure, chest: Chest) -> None:
    """fallout.s3.open, fallout.s3.contents: the number is turned up and the opener takes what is inside."""
    unit = state.unit_of(figure)
    side = state.decider(unit)
    chest.number = await _draw_number(state, side, figure.id)
    chest.opened_by = side
    row = next(row for row in rows("boxes", "box") if whole(row, "number") == chest.number)
    item = word(row, "item")
    count = await _quantity(word(row, "quantity"), side, figure.id)
    values: dict[str, Json] = {"unit": unit.name, "n": chest.number, "count": count}
    if item in state.catalogue.items:
        doses = state.catalogue.items[item].doses
        figure.items = [*figure.items, *(Item(item, doses) for _ in range(count))]
        values["item"] = {"id": "fallout-item-" + item}
        state.tell("fallout-event-box-items", values, ["fallout.s3.contents"], side, figure.id)
    elif item == AMMUNITION:
        state.tell("fallout-event-box-ammunition", values, ["fallout.s3.contents"], side, figure.id)
        reload(state)
    else:
        state.tell("fallout-event-box-magazine", values, ["fallout.s3.contents"], side, figure.id)


async def _draw_number(state: FalloutState, side: int, subject: str) -> int:
    """Which of the numbers still face down this one is, each as likely; faces left over roll again."""
    opened = [chest.number for chest in state.chests if chest.opened_by != -2]
    left = [whole(row, "number") for row in rows("boxes", "box") if whole(row, "number") not in opened]
    if len(left) == 1:
        return left[0]
    share = 10 // len(left)
    classes = [face // share + 1 if face < share * len(left) else 0 for face in range(10)]
    while True:
        counts = await Roll(D10, 1, classes, BOXES, side, Message("fallout-need-box"), subject)
        at = shown(counts)
        if at:
            return left[at - 1]


async def _quantity(text: str, side: int, subject: str) -> int:
    """fallout.dice.d3: 1-3 is 1, 4-6 is 2, 7-9 is 3, a 10 rolls again."""
    if text != "1d3":
        return int(text)
    classes = [1, 1, 1, 2, 2, 2, 3, 3, 3, 0]
    while True:
        counts = await Roll(D10, 1, classes, "fallout.dice.d3", side, Message("fallout-need-d3"), subject)
        if shown(counts):
            return shown(counts)


# ------------------------------------------------------------ the minigun


def pass_by(state: FalloutState, unit: Unit, figures: list[Figure], paths: list[list[Point]]) -> None:
    """fallout.s3.ammo: whether a minigun came to the ammunition on one of these ways, its end or any point of it."""
    for chest in ammunition(state):
        for i, figure in enumerate(figures):
            if not figure.empty or not figure.conscious():
                continue
            room = figure.base.radius + RELOAD * state.lengths.inch + 0.001
            x1, y1 = paths[i][0]
            for x2, y2 in paths[i]:
                if point_to_segment_squared(chest.x, chest.y, x1, y1, x2, y2) <= room * room:
                    load_up(state, unit, figure)
                    return
                x1, y1 = x2, y2


def reload(state: FalloutState) -> None:
    """fallout.s3.ammo: the first gunner within 2 inches of the open box may fire from now on, the others never.

    fallout.s3.minigun_empty: until then his minigun is silent.
    """
    for chest in ammunition(state):
        for unit in state.units:
            if not unit.on_table():
                continue
            for figure in unit.figures:
                if not figure.empty or not figure.conscious():
                    continue
                if distance_to_point(figure.base, chest.x, chest.y) <= RELOAD * state.lengths.inch + 0.001:
                    load_up(state, unit, figure)
                    return


def ammunition(state: FalloutState) -> list[Chest]:
    """The open box with the ammunition, while nobody has taken it."""
    if state.ammo_taken:
        return []
    numbers = [whole(row, "number") for row in rows("boxes", "box") if word(row, "item") == AMMUNITION]
    return [chest for chest in state.chests if chest.opened_by != -2 and chest.number in numbers]


def load_up(state: FalloutState, unit: Unit, figure: Figure) -> None:
    """fallout.s3.ammo: the gunner takes the ammunition out of its box, and his Minigun is loaded."""
    figure.empty = False
    state.ammo_taken = True
    values: dict[str, Json] = {"unit": unit.name}
    state.tell("fallout-event-reloaded", values, ["fallout.s3.ammo"], unit.side, figure.id)
