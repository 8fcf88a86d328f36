"""Moving: the question where a model goes, and the move itself with what may happen on it."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice
from sandtable.core.preview import Preview
from sandtable.core.question import Move
from sandtable.core.wire import Json, Message, Reason, list_of, number_of, point_of, table_of
from sandtable.systems.warzone.ground.space import look_at, nearest_enemy, put
from sandtable.systems.warzone.harm.falls import fall, free_drop
from sandtable.systems.warzone.harm.missions import after_move
from sandtable.systems.warzone.harm.suppression import under_fire
from sandtable.systems.warzone.move.climbing import climbed
from sandtable.systems.warzone.move.destinations import Wishes, snaps_for
from sandtable.systems.warzone.move.jumps import leapt
from sandtable.systems.warzone.move.planning import LEVEL, Gait, Planner, Stride, allowance
from sandtable.systems.warzone.state.answer_shape import WAYS, exact_point, key_reasons, misplaced
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import OVERLAP, Point, bearing, quantize_point, reachable

FORMATIONS: Final = ("keep",)  # a single model has no other
MOST_BENDS: Final = 32


class MoveQuestion(Move):
    """Where does the model go? Standing still is a move too: it may turn.

    A subclass adds the law of its action in `law`.
    """

    def __init__(self, state: WarzoneState, model: Model, gait: Gait, side: int = -1) -> None:
        prompt = Message("warzone-ask-" + gait.id, {"model": model_name(state, model)})
        super().__init__(model.side if side < 0 else side, gait.why, prompt, model.id)
        self.state = state
        self.model = model
        self.gait = gait
        self._planner: Planner | None = None
        self._answer: Json = None
        self._stride: Stride | None = None
        self._wishes: Wishes | None = None

    def planner(self) -> Planner:
        """Who stands in the way, looked up when first wanted."""
        planner = self._planner
        if planner is None:
            planner = Planner(self.state, self.model, self.gait)
            self._planner = planner
        return planner

    def check(self, answer: Json) -> list[Reason]:
        return self.stride_for(answer).reasons

    def stride_for(self, answer: Json) -> Stride:
        """The way behind an answer; kept while the same one is asked about."""
        known = self._stride
        if known is None or self._answer is not answer:
            known = self._think(answer)
            self._answer = answer
            self._stride = known
        return known

    def stride_taken(self, answer: Json) -> Stride:
        """The way behind an answer that was given: mostly the one that was found legal last."""
        known = self._stride
        if known is not None and not known.reasons and self._answer == answer:
            return known
        return self.stride_for(answer)

    def _think(self, answer: Json) -> Stride:
        planner = self.planner()
        base = self.model.base
        wrong = shape_reasons(answer, self.model.id, self.why)
        if wrong or not isinstance(answer, dict):
            none = self._standing()
            none.reasons = wrong
            return none
        goal = point_of(table_of(answer.get("to")).get(self.model.id))
        if goal is None:
            goal = point_of(answer.get("lead"))
        via = _points_via(answer, self.model.id)
        if goal is None or (abs(goal[0] - base.x) < OVERLAP and abs(goal[1] - base.y) < OVERLAP and not via):
            none = self._standing()
            none.reasons = self.law(none)
            return none
        stride = planner.stride(quantize_point(goal[0], goal[1]), via)
        if not stride.reasons:
            stride.reasons = self.law(stride)
        return stride

    def _standing(self) -> Stride:
        """No way at all."""
        base = self.model.base
        return Stride(self.gait, (base.x, base.y), self.model.altitude)

    def law(self, stride: Stride) -> list[Reason]:
        """What the action itself forbids."""
        return []

    def candidates(self) -> list[Json]:
        return [self.nth(number) for number in range(self.count())]

    def count(self) -> int:
        """How many places are proposed, the last of them to stay."""
        return self.wishes().count() + 1

    def wishes(self) -> Wishes:
        """Where the model may want to go, looked up when first wanted."""
        wishes = self._wishes
        if wishes is None:
            wishes = Wishes(self.state, self.model, allowance(self.state, self.model, self.gait, 0))
            self._wishes = wishes
        return wishes

    def draw(self, dice: SeededDice) -> list[Json]:
        return self.draw_nth(self.count(), dice)

    def nth(self, number: int) -> Json:
        """The place of that number; after the last, to stay."""
        wishes = self.wishes()
        if number >= wishes.count():
            return {}
        x, y = wishes.place(number)
        return {"to": {self.model.id: [x, y]}}

    def facing_for(self, answer: Json) -> float | None:
        """warzone.act.move.turn: the facing its owner likes, in degrees on the table.

        None when he says nothing.
        """
        facing = number_of(table_of(table_of(answer).get("facing", {})).get(self.model.id))
        return None if facing is None else -facing % 360.0

    def preview(self, answer: Json) -> Preview:
        stride = self.stride_for(answer)
        preview = Preview(stride.reasons)
        preview.allowance = round(stride.allowance or allowance(self.state, self.model, self.gait, 0), 2)
        preview.cost = round(stride.length + stride.climb, 2)
        if len(stride.path) > 1:
            preview.paths.append((self.model.id, stride.path))
        preview.facts.extend(stride_facts(self.state, self.model, stride))
        return preview

    def details(self) -> dict[str, Json]:
        far = allowance(self.state, self.model, self.gait, 0)
        planner = self.planner()
        base = self.model.base
        walk = planner.walk((base.x, base.y), True)
        fans = reachable(self.state.board, base, far, walk.obstacles, walk.shut)
        return {
            "tokens": [{"token": self.model.id, "allowance": round(far, 2)}],
            "then": [],
            "formations": [name for name in FORMATIONS],
            "facing": True,
            "snaps": snaps_for(self.state, self.model, far),
            "reach": [[[x, y] for x, y in fan] for fan in fans],
        }


def shape_reasons(answer: Json, token: str, why: str) -> list[Reason]:
    """Why an answer is no move of this model: no table, keys that mean nothing, somebody else, or no point."""
    if not isinstance(answer, dict):
        return [Reason(why, "warzone-refused-move-table")]
    if not answer:
        return []  # to stay
    to = answer.get("to")
    if len(answer) == 1 and isinstance(to, dict) and len(to) == 1 and exact_point(to.get(token)):
        return []  # by far the most: a place and nothing else
    reasons = key_reasons(answer, WAYS, why)
    if not reasons and (misplaced(answer, [token], FORMATIONS) or _strayed(answer, token)):
        reasons = [Reason(why, "warzone-refused-move-table")]
    return reasons


def _strayed(answer: dict[str, Json], token: str) -> bool:
    """Whether the points on the way are none, or lead nowhere; and nothing follows a move here."""
    if answer.get("then") not in (None, ""):
        return True
    via = answer.get("via")
    if via is None:
        return False
    if not isinstance(via, dict) or any(name != token for name in via):
        return True
    goes = answer.get("lead") is not None or token in table_of(answer.get("to"))
    points = via.get(token, [])
    if not isinstance(points, list) or len(points) > MOST_BENDS or (points and not goes):
        return True
    return not all(exact_point(point) for point in points)


def _points_via(answer: dict[str, Json], token: str) -> list[Point]:
    if "via" not in answer:
        return []
    points = list_of(table_of(answer["via"]).get(token))
    return [point for point in (point_of(value) for value in points) if point is not None]


def stride_facts(state: WarzoneState, model: Model, stride: Stride) -> list[Message]:
    """What a way asks for besides its length: terrain, heights, leaps, an enemy who stops it."""
    found: list[Message] = []
    if stride.loss:
        found.append(Message("warzone-fact-terrain", {"loss": stride.loss}))
    if stride.climb > 0.0:
        found.append(Message("warzone-fact-climb", {"inches": round(stride.climb, 1)}))
    if stride.drop > 0.0:
        free = stride.drop <= free_drop(state, model) + LEVEL
        found.append(
            Message("warzone-fact-drop" if free else "warzone-fact-fall", {"inches": round(stride.drop, 1)})
        )
    if stride.leap > 0.0:
        found.append(Message("warzone-fact-leap", {"inches": round(stride.leap, 1)}))
    if stride.stopped:
        found.append(
            Message("warzone-fact-stopped", {"enemy": model_name(state, state.model(stride.stopped))})
        )
    return found


# ------------------------------------------------------------ the move itself


async def go(state: WarzoneState, model: Model, stride: Stride, facing: float | None) -> None:
    """Moves a model along a way that is allowed.

    warzone.act.aim.lost: whoever moves has lost his aim. warzone.jump.forward.con, warzone.climb.con: leaps and climbs
    are tested on the way; who fails ends elsewhere.
    """
    model.aimed = False
    end = stride.end
    if stride.length >= OVERLAP or stride.climb > 0.0:
        if not await passed(state, model, stride):
            return
        walk_to(state, model, stride.path, stride.altitude)
    turn(state, model, facing, stride.path)
    if model.boons and stride.gait.id in ("move", "run"):
        model.boons = [boon for boon in model.boons if boon.effect != "ghost"]  # Ghost Step lasts one move
    if stride.drop > free_drop(state, model) + LEVEL:
        await fall(state, model, stride.drop, True)  # warzone.jump.down.far
    if model.on_table and (model.base.x, model.base.y) == end:
        await under_fire(state, model, stride.length)


async def passed(state: WarzoneState, model: Model, stride: Stride) -> bool:
    """The tests of a way: leaps, then climbs. warzone.suppress.con: who fails one has moved all the same."""
    before = model.moved
    if (stride.leap <= 0.0 or await leapt(state, model, stride)) and (
        stride.climb <= 0.0 or await climbed(state, model, stride)
    ):
        return True
    if model.on_table:
        await under_fire(state, model, model.moved - before)
    return False


def walk_to(state: WarzoneState, model: Model, path: list[Point], altitude: float) -> None:
    """Stands the model at the end of a way, counts the inches and tells it."""
    length = 0.0
    for i in range(1, len(path)):
        length += ((path[i][0] - path[i - 1][0]) ** 2 + (path[i][1] - path[i - 1][1]) ** 2) ** 0.5
    model.moved = round(model.moved + length, 6)  # however many legs it was said in
    put(state, model, path[-1][0], path[-1][1], altitude)
    if state.listens():
        values: dict[str, Json] = {"model": model_name(state, model), "inches": round(length, 1)}
        state.tell(
            "warzone-event-moved",
            values,
            ["warzone.act.move.distance"],
            model.side,
            model.id,
            [(model.id, path)],
        )
    after_move(state, model)


def turn(state: WarzoneState, model: Model, facing: float | None, path: list[Point]) -> None:
    """warzone.act.move.turn, warzone.measure.facing: as the owner likes.

    Else towards the nearest enemy, or the way it went.
    """
    if facing is not None:
        model.face(facing)
        return
    foe = nearest_enemy(state, model)
    if foe is not None:
        look_at(model, foe.base.x, foe.base.y)
    elif len(path) > 1:
        model.face(bearing(path[-2][0], path[-2][1], path[-1][0], path[-1][1]))
