"""Moving: the question where a model goes, and the move itself with what may happen on it."""

from __future__ import annotations

from typing import Final

from sandtable.core.preview import Preview
from sandtable.core.question import MOVING, facing_of
from sandtable.core.wire import Json, Message, Reason, list_of, point_of, table_of
from sandtable.figures import moving
from sandtable.figures.planning import points_of
from sandtable.systems.warzone.book.words import BOON_GHOST
from sandtable.systems.warzone.ground.space import look_at, nearest_enemy, put
from sandtable.systems.warzone.harm.falls import fall, free_drop
from sandtable.systems.warzone.harm.missions import after_move
from sandtable.systems.warzone.harm.suppression import under_fire
from sandtable.systems.warzone.move.climbing import climbed
from sandtable.systems.warzone.move.destinations import Wishes, snaps_for
from sandtable.systems.warzone.move.jumps import leapt
from sandtable.systems.warzone.move.planning import LEVEL, MOVE, RUN, Gait, Planner, Stride, allowance
from sandtable.systems.warzone.state.answer_shape import key_reasons
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import KEEP, OVERLAP, Point, bearing, quantize_point, reachable

MOST_BENDS: Final = 32


class MoveQuestion(moving.MoveQuestion[Stride, Planner]):
    """Where does the model go? Standing still is a move too: it may turn.

    A subclass adds the law of its action in `law`.
    """

    def __init__(self, state: WarzoneState, model: Model, gait: Gait, side: int = -1) -> None:
        prompt = Message("warzone-ask-" + gait.id, {"model": model_name(state, model)})
        super().__init__(model.side if side < 0 else side, gait.why, prompt, model.id)
        self.state = state
        self.model = model
        self.gait = gait

    def look_round(self) -> Planner:
        return Planner(self.state, self.model, self.gait)

    def read(self, answer: Json) -> Stride:
        id, base = self.model.id, self.model.base
        stride = Stride(self.gait, (base.x, base.y), self.model.altitude)  # no way at all
        if not isinstance(answer, dict) or not self.is_shaped(answer, MOVING, [id]) or _strays(answer, id):
            refusal = [Reason(self.why, "warzone-refused-move-table")]
            stride.reasons = key_reasons(answer, MOVING, self.why) or refusal
            return stride
        goal = point_of(table_of(answer.get("to")).get(id))
        if goal is None:
            goal = point_of(answer.get("lead"))
        via = points_of(table_of(answer.get("via")).get(id)) if "via" in answer else []
        stays = goal is None or (abs(goal[0] - base.x) < OVERLAP and abs(goal[1] - base.y) < OVERLAP)
        if goal is not None and (via or not stays):
            stride = self.planner().stride(quantize_point(goal[0], goal[1]), via)
        if not stride.reasons:
            stride.reasons = self.law(stride)
        return stride

    def law(self, stride: Stride) -> list[Reason]:
        """What the action itself forbids."""
        return []

    def far(self) -> float:
        """How far the model gets over open ground."""
        return allowance(self.state, self.model, self.gait, 0)

    def propose(self) -> moving.Proposals:
        return Wishes(self.state, self.model, self.far())

    def facing_for(self, answer: Json) -> float | None:
        """warzone.act.move.turn: the facing its owner likes, in degrees on the table.

        None when he says nothing.
        """
        facing = facing_of(answer, self.model.id)
        return None if facing is None else -facing % 360.0

    # ------------------------------------------------------------ for clients

    def allowance(self, plan: Stride) -> float:
        return round(plan.allowance or self.far(), 2)

    def cost(self, plan: Stride) -> float:
        return round(plan.length + plan.climb, 2)

    def ways(self, plan: Stride) -> list[tuple[str, list[Point]]]:
        return [(self.model.id, plan.path)] if len(plan.path) > 1 else []

    def preview(self, answer: Json) -> Preview:
        preview = super().preview(answer)
        preview.facts.extend(stride_facts(self.state, self.model, self.plan_for(answer)))
        return preview

    def movers(self) -> list[tuple[str, float]]:
        return [(self.model.id, self.far())]

    def snaps(self) -> list[Json]:
        return snaps_for(self.state, self.model, self.far())

    def fans(self) -> list[list[Point]]:
        base = self.model.base
        walk = self.planner().walk((base.x, base.y), True)
        return reachable(self.state.board, base, self.far(), walk.obstacles, walk.shut)


def _strays(answer: dict[str, Json], token: str) -> bool:
    """Whether an answer of the right shape says what no single model does.

    It forms up in nothing, bends more often than anybody would, or says what comes after; a facing names its model.
    """
    if answer.get("formation", KEEP) != KEEP or answer.get("then", "") != "":
        return True
    if not isinstance(answer.get("facing", {}), dict):
        return True
    return len(list_of(table_of(answer.get("via")).get(token))) > MOST_BENDS


def stride_facts(state: WarzoneState, model: Model, stride: Stride) -> list[Message]:
    """What a way asks for besides its length: terrain, heights, leaps, an enemy who stops it."""
    facts: list[Message] = []
    if stride.loss:
        facts.append(Message("warzone-fact-terrain", {"loss": stride.loss}))
    if stride.climb > 0.0:
        facts.append(Message("warzone-fact-climb", {"inches": round(stride.climb, 1)}))
    if stride.drop > 0.0:
        free = stride.drop <= free_drop(state, model) + LEVEL
        facts.append(
            Message("warzone-fact-drop" if free else "warzone-fact-fall", {"inches": round(stride.drop, 1)})
        )
    if stride.leap > 0.0:
        facts.append(Message("warzone-fact-leap", {"inches": round(stride.leap, 1)}))
    if stride.stopped:
        facts.append(
            Message("warzone-fact-stopped", {"enemy": model_name(state, state.model(stride.stopped))})
        )
    return facts


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
    if model.boons and stride.gait in (MOVE, RUN):
        model.boons = [boon for boon in model.boons if boon.effect != BOON_GHOST]  # Ghost Step lasts one move
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
    state.tell(
        "warzone-event-moved",
        lambda: {"model": model_name(state, model), "inches": round(length, 1)},
        ["warzone.act.move.distance"],
        model.side,
        model.id,
        lambda: [(model.id, path)],
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
