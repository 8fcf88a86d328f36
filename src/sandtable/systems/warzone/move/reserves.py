"""Rapid Deployment: squads that come onto the table from Turn 2."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import CHECKPOINT, ask
from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option, Place
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Message, Reason, point_of, table_of, text_of
from sandtable.figures.grids import ring_of, steps
from sandtable.figures.zone_views import whole_table
from sandtable.systems.warzone.attack.templates import drift
from sandtable.systems.warzone.book.words import BOON_RAPID_LD
from sandtable.systems.warzone.ground.placing import closed, usual_facing
from sandtable.systems.warzone.ground.space import put
from sandtable.systems.warzone.harm.losses import remove
from sandtable.systems.warzone.harm.nerve import ld_of, ld_test
from sandtable.systems.warzone.move.coherency import radius_of
from sandtable.systems.warzone.state.answer_shape import key_reasons, misplaced
from sandtable.systems.warzone.state.art import model_ghost
from sandtable.systems.warzone.state.identities import ASK_ARRIVAL, ASK_LANDING, COME, HOLD
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import OVERLAP, Disc, Point, any_overlap, distance, quantize_point, rounded

RAPID: Final = "warzone.setup.rapid"
CHOICE: Final = "warzone.setup.rapid.choice"
FIRST_TURN: Final = 2
ENEMY_GAP: Final = 6.0  # warzone.setup.rapid: inches
MOST_SPOTS: Final = 8


async def arrivals(state: WarzoneState) -> None:
    """warzone.setup.rapid.choice: from Turn 2 every squad comes or is held back, the initiative winner first."""
    if state.turn < FIRST_TURN:
        return
    while state.step < 2:
        side = state.winner if state.step == 0 else state.rival(state.winner)
        for squad in [squad for squad in state.of_side(side) if squad.reserve and not squad.started]:
            await CHECKPOINT
            await bring_in_or_hold(state, squad)
            squad.started = True
        state.step += 1
    for squad in state.squads:
        squad.started = False


async def bring_in_or_hold(state: WarzoneState, squad: Squad) -> None:
    """Asks the owner, and brings the squad in."""
    question = LandingQuestion(state, squad)
    if not question.candidates():
        return
    options = [
        Option(COME, Message("warzone-opt-come"), CHOICE),
        Option(HOLD, Message("warzone-opt-hold"), CHOICE),
    ]
    prompt = Message("warzone-ask-arrive", {"squad": squad.name})
    choice = Choose(
        squad.side, CHOICE, prompt, options, subject=squad.id, topic="warzone.arrive", id=ASK_ARRIVAL
    )
    if text_of(await ask(choice)) == HOLD:
        return
    point = question.point_for(await ask(question))
    assert point is not None
    await land(state, squad, point)


class LandingQuestion(Place):
    """Where does the commander come down? `{"lead": [x, y]}`."""

    identity: ClassVar[str] = ASK_LANDING

    def __init__(self, state: WarzoneState, squad: Squad) -> None:
        super().__init__(squad.side, RAPID, Message("warzone-ask-landing", {"squad": squad.name}), squad.id)
        self.state = state
        self.squad = squad
        leader = squad.leader()
        self.leader: Model = leader if leader is not None else squad.living()[0]
        self.field = Field(state, squad.side)
        self.spots: list[Json] | None = None

    def point_for(self, answer: Json) -> Point | None:
        """Where an answer lets him down; None when it cannot be read."""
        table = table_of(answer)
        point = point_of(table.get("lead"))
        if point is None:
            point = point_of(table_of(table.get("to")).get(self.leader.id))
        return quantize_point(point[0], point[1]) if point is not None else None

    def check(self, answer: Json) -> list[Reason]:
        reasons = key_reasons(answer, ("to", "lead", "formation"), RAPID)
        if reasons:
            return reasons
        point = self.point_for(answer)
        if point is None or misplaced(table_of(answer), [self.leader.id], ("block",)):
            return [Reason(RAPID, "warzone-refused-landing-shape")]
        base = Disc(point[0], point[1], self.leader.base.radius)
        code = self.field.problem(base, [])
        return [Reason(RAPID, "warzone-refused-landing-" + code, {"least": ENEMY_GAP})] if code else []

    def candidates(self) -> list[Json]:
        answers = self.spots
        if answers is None:
            answers = []
            board = self.state.board
            ranked: list[tuple[float, float, float]] = []
            for x in steps(4.0, board.width - 4.0, 6.0):
                for y in steps(4.0, board.height - 4.0, 6.0):
                    ranked.append((rounded(abs(self.field.nearest_enemy(x, y) - 12.0)), x, y))
            ranked.sort()
            for _, x, y in ranked:
                answer: Json = {"lead": [x, y]}
                if not self.check(answer):
                    answers.append(answer)
                    if len(answers) >= MOST_SPOTS:
                        break
            self.spots = answers
        return answers

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        point = self.point_for(answer)
        if point is not None:
            preview.paths = [(self.leader.id, [point])]
        return preview

    def details(self) -> dict[str, Json]:
        return {
            "tokens": [model_ghost(self.state, self.leader)],
            "zones": [whole_table(self.state.board)],
            "spacing": 0.0,
            "facing": False,
            "formations": ["block"],
        }


class Field:
    """The table as somebody sees it who comes down on it."""

    def __init__(self, state: WarzoneState, side: int) -> None:
        self.state = state
        self.closed = closed(state)
        self.bases: list[Disc] = [model.base for other in (0, 1) for model in state.field(other)]
        self.enemies: list[Disc] = [model.base for model in state.field(state.rival(side))]

    def problem(self, base: Disc, placed: list[Disc]) -> str:
        """Why a base may not stand there: off, closed, occupied, near; "" when it may."""
        if not self.state.board.inside(base):
            return "off"
        for piece in self.closed:
            if piece.meets(base, OVERLAP):
                return "closed"
        if any_overlap(base, self.bases) >= 0 or any_overlap(base, placed) >= 0:
            return "occupied"
        for enemy in self.enemies:
            if distance(base, enemy) <= ENEMY_GAP:
                return "near"
        return ""

    def nearest_enemy(self, x: float, y: float) -> float:
        """Inches to the middle of the nearest enemy; 20 when there is none."""
        least = 400.0
        for base in self.enemies:
            dx, dy = base.x - x, base.y - y
            apart = dx * dx + dy * dy
            if apart < least:
                least = apart
        return float(least**0.5)

    def nearest_legal(
        self, x: float, y: float, radius: float, placed: list[Disc], most: float, step: float = 0.5
    ) -> Disc | None:
        """The legal place nearest to a point, ring by ring `step` inches apart, none beyond `most` inches."""
        spot = Disc(x, y, radius)
        if not self.problem(spot, placed):
            return spot
        ring = step
        while ring <= most:
            for px, py in ring_of(x, y, ring):
                spot = Disc(px, py, radius)
                if not self.problem(spot, placed):
                    return spot
            ring += step
        return None


def landing_need(state: WarzoneState, squad: Squad) -> Reckoning:
    """LD; Low Clouds, the Strategy, makes landing harder."""
    need = ld_of(state, squad, RAPID)
    for boon in state.strategy_boons:
        if boon.effect == BOON_RAPID_LD:
            need.add(boon.value, boon.source, boon.why)
    return need


async def land(state: WarzoneState, squad: Squad, point: Point) -> None:
    """warzone.setup.rapid: the commander lands where he wanted on an LD test, else drifts like a template.

    warzone.setup.rapid.choice: from a place where he may not stand he goes to the nearest legal one.
    """
    x, y = point
    if not await ld_test(state, squad, None, landing_need(state, squad), RAPID):
        x, y = await drift(state, squad.side, squad.id, x, y, 90.0)
        state.tell("warzone-event-landing-drift", {"squad": squad.name}, [RAPID], squad.side, squad.id)
    leader = squad.leader()
    first = leader if leader is not None else squad.living()[0]
    field = Field(state, squad.side)
    furthest = state.board.width + state.board.height
    spot = field.nearest_legal(x, y, first.base.radius, [], furthest, 0.1)
    if spot is None:
        return  # a table without any room: the squad stays in reserve
    placed = [spot]
    stand(state, first, spot)
    radius = radius_of(state, squad)
    lost: list[Model] = []
    for model in squad.living():
        if model is first:
            continue
        place = field.nearest_legal(
            spot.x, spot.y, model.base.radius, placed, radius + spot.radius + model.base.radius
        )
        if place is None:
            lost.append(model)
        else:
            placed.append(place)
            stand(state, model, place)
    squad.reserve = False
    squad.deployed = True
    state.tell(
        "warzone-event-landed",
        {"squad": squad.name},
        [RAPID],
        squad.side,
        squad.id,
        lambda: [(model.id, [(model.base.x, model.base.y)]) for model in squad.standing()],
    )
    await lose(state, lost)


def stand(state: WarzoneState, model: Model, base: Disc) -> None:
    """Puts a model down, looking at the enemy."""
    put(state, model, base.x, base.y, 0.0)
    model.face(usual_facing(state, model.side, base.x, base.y))


async def lose(state: WarzoneState, models: list[Model]) -> None:
    """warzone.setup.rapid.choice: models that cannot be placed are lost."""
    for model in models:
        await remove(state, model, CHOICE, "warzone-event-landing-lost")
