"""Where templates lie: discs about a point, cones that touch the shooter's base, and which places are legal."""

from __future__ import annotations

from typing import Final

from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Reason, number_of, point_of, table_of
from sandtable.figures.facing import on_paper, on_table
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.book.titles import called
from sandtable.systems.warzone.book.words import (
    BOON_RS_FAR,
    FLAME_CONE,
    LARGE_BLAST,
    SHOTGUN_CONE,
    SMALL_BLAST,
)
from sandtable.systems.warzone.ground.sight import sees, sees_point
from sandtable.systems.warzone.ground.space import engaged, in_front, within
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Structure
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import rs_of
from sandtable.table import (
    TOUCH,
    Piece,
    Point,
    Template,
    area,
    bearing,
    cone,
    distance_to_point,
    gap_between_pieces,
    quantize_point,
    scatter,
)

PLACE: Final = "warzone.template.place"
RADII: Final = {SMALL_BLAST: 1.5, LARGE_BLAST: 2.5}  # warzone.template.place: 3 and 5 inches across
CONE_WIDTH: Final = 3.0  # warzone.template.flame, warzone.template.shotgun.size
FLAME_LENGTH: Final = 8.0
LAID: Final = "template"  # the one thing that is placed
MOST_SPOTS: Final = 6


def is_cone(weapon: Weapon) -> bool:
    """Whether the template touches the shooter's base."""
    return weapon.template in (SHOTGUN_CONE, FLAME_CONE)


def cone_length(weapon: Weapon) -> float:
    """warzone.template.flame: 8 inches. warzone.template.shotgun.size: as long as the weapon's range."""
    return FLAME_LENGTH if weapon.template == FLAME_CONE else weapon.reach


# ------------------------------------------------------------ shapes


class Laid:
    """A template on the table: a disc about a point, or a cone."""

    def __init__(self, x: float, y: float, radius: float, shape: Template | None, direction: float) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        self.shape = shape
        self.direction = direction
        corners = shape.points() if shape is not None else [(x, y)]
        self.left = min(x for x, _ in corners) - radius  # the box about it
        self.right = max(x for x, _ in corners) + radius
        self.bottom = min(y for _, y in corners) - radius
        self.top = max(y for _, y in corners) + radius

    def touches(self, model: Model) -> bool:
        """Whether any part of a base lies under it."""
        base = model.base
        room = base.radius + TOUCH
        if not (
            self.left - room <= base.x <= self.right + room
            and self.bottom - room <= base.y <= self.top + room
        ):
            return False
        shape = self.shape
        if shape is not None:
            return shape.touches(base)
        return distance_to_point(base, self.x, self.y) <= self.radius + TOUCH

    def may_touch(self, piece: Piece) -> bool:
        """Whether a piece of terrain lies so near that it is worth measuring."""
        return (
            piece.right >= self.left - TOUCH
            and piece.left <= self.right + TOUCH
            and piece.top >= self.bottom - TOUCH
            and piece.bottom <= self.top + TOUCH
        )

    def outline(self) -> list[Point]:
        """For drawing: the corners of a cone, twelve points of a disc."""
        shape = self.shape
        if shape is not None:
            return [(round(x, 2), round(y, 2)) for x, y in shape.points()]
        return [scatter(self.x, self.y, 30.0 * k, self.radius) for k in range(12)]


def blast_at(weapon: Weapon, x: float, y: float) -> Laid:
    """warzone.template.place: a blast centred on a point."""
    return Laid(x, y, RADII[weapon.template], None, 0.0)


def cone_from(model: Model, weapon: Weapon, direction: float) -> Laid:
    """A cone whose tip touches the shooter's base."""
    x, y = scatter(model.base.x, model.base.y, direction, model.base.radius)
    return Laid(x, y, 0.0, cone(x, y, direction, cone_length(weapon), CONE_WIDTH), direction)


def under(state: WarzoneState, laid: Laid, shooter: Model) -> list[Model]:
    """warzone.template.hits: every model whose base it touches, the nearest to its middle first."""
    ranked: list[tuple[float, str, Model]] = []
    for side in range(len(state.sides)):
        for model in state.field(side):
            if (model is not shooter or laid.shape is None) and laid.touches(model):
                apart = (model.base.x - laid.x) ** 2 + (model.base.y - laid.y) ** 2
                ranked.append((round(apart, 4), model.id, model))
    ranked.sort(key=lambda entry: (entry[0], entry[1]))
    return [model for _, _, model in ranked]


def structures_under(state: WarzoneState, laid: Laid) -> list[Structure]:
    """warzone.template.vehicle: the structures a template touches."""
    board = state.board
    near = [structure for structure in state.structures if laid.may_touch(board.piece(structure.id))]
    shape = laid.shape
    if shape is None or not near:
        room = laid.radius + TOUCH
        return [each for each in near if board.piece(each.id).distance_to_point(laid.x, laid.y) <= room]
    ground = area(LAID, LAID, shape.points())
    return [each for each in near if gap_between_pieces(ground, board.piece(each.id), 1.0) <= TOUCH]


# ------------------------------------------------------------ where it may lie


def laid_by(model: Model, weapon: Weapon, answer: Json) -> Laid | None:
    """The template as an answer lays it; None when the answer cannot be read."""
    table = table_of(answer)
    if is_cone(weapon):
        facing = number_of(table_of(table.get("facing")).get(LAID))
        return None if facing is None else cone_from(model, weapon, on_table(facing))
    point = point_of(table.get("lead"))
    if point is None:
        point = point_of(table_of(table.get("to")).get(LAID))
    if point is None:
        return None
    x, y = quantize_point(point[0], point[1])
    return blast_at(weapon, x, y)


def why_not_lay(
    state: WarzoneState, model: Model, weapon: Weapon, laid: Laid, only: Model | None = None
) -> list[Reason]:
    """warzone.template.place, warzone.template.friends: in sight and range, off friends and (blasts) off fights.

    warzone.act.wait.window: a reaction is made against the acting enemy, so its template touches that one.
    """
    values: dict[str, Json] = {"model": model_name(state, model), "weapon": called(weapon)}
    if is_cone(weapon):
        ahead = scatter(model.base.x, model.base.y, laid.direction, 1.0)
        if not in_front(model, ahead[0], ahead[1]):
            return [Reason("warzone.measure.facing", "warzone-refused-template-behind", values)]
    else:
        reasons = _why_not_point(state, model, weapon, laid, values)
        if reasons:
            return reasons
    caught = False
    for other in under(state, laid, model):
        if other.side == model.side:
            values["other"] = model_name(state, other)
            return [Reason("warzone.template.friends", "warzone-refused-template-friend", values)]
        if not is_cone(weapon) and engaged(state, other):
            values["other"] = model_name(state, other)
            return [Reason("warzone.template.friends", "warzone-refused-template-engaged", values)]
        caught = True
    if only is not None and not laid.touches(only):
        return [Reason("warzone.act.wait.window", "warzone-refused-reaction-target")]
    if not caught and not structures_under(state, laid):
        return [Reason(PLACE, "warzone-refused-template-nobody", values)]
    return []


def _why_not_point(
    state: WarzoneState, model: Model, weapon: Weapon, laid: Laid, values: dict[str, Json]
) -> list[Reason]:
    """A blast is centred on a visible point of the table in range."""
    board = state.board
    if not (0.0 <= laid.x <= board.width and 0.0 <= laid.y <= board.height):
        return [Reason(PLACE, "warzone-refused-template-off", values)]
    gap = distance_to_point(model.base, laid.x, laid.y)
    if gap > weapon.reach + 1e-6:
        values["gap"] = round(gap, 1)
        values["reach"] = weapon.reach
        return [Reason(PLACE, "warzone-refused-template-range", values)]
    if not sees_point(state, model, laid.x, laid.y):
        return [Reason(PLACE, "warzone-refused-template-sight", values)]
    return []


def proposals(
    state: WarzoneState, model: Model, weapon: Weapon, most: int, only: Model | None = None
) -> list[Json]:
    """Legal places worth considering: on enemies in sight, those that catch most first.

    Where none of these is legal, places beside them: a friend stands too near, or the enemy just out of range.
    """
    ranked: list[tuple[int, int, Json]] = []
    blast = not is_cone(weapon)
    reach = weapon.reach if blast else cone_length(weapon)
    blocked: list[Model] = []
    for foe in state.field(state.rival(model.side)):
        if not within(model, foe, reach + RADII[weapon.template] if blast else reach):
            continue
        if not sees(state, model, foe):
            continue
        aim = aimed_at(model, weapon, foe)
        if within(model, foe, reach) and _rank(state, model, weapon, aim, ranked, only):
            if len(ranked) >= 2 * most:
                break
        else:
            blocked.append(foe)
    if not ranked:
        for foe in blocked:
            for aim in aimed_beside(model, weapon, foe):
                _rank(state, model, weapon, aim, ranked, only)
            if ranked:
                break
    ranked.sort(key=lambda entry: (entry[0], entry[1]))
    return [answer for _, _, answer in ranked[:most]]


def _rank(
    state: WarzoneState,
    model: Model,
    weapon: Weapon,
    answer: Json,
    ranked: list[tuple[int, int, Json]],
    only: Model | None,
) -> bool:
    """Takes a place in if it is legal."""
    laid = laid_by(model, weapon, answer)
    if laid is None or why_not_lay(state, model, weapon, laid, only):
        return False
    ranked.append((-len(under(state, laid, model)), len(ranked), answer))
    return True


def aimed_at(model: Model, weapon: Weapon, foe: Model) -> Json:
    """The answer that lays the template on an enemy."""
    if is_cone(weapon):
        return _turned(model, bearing(model.base.x, model.base.y, foe.base.x, foe.base.y))
    return {"to": {LAID: [foe.base.x, foe.base.y]}}


def aimed_beside(model: Model, weapon: Weapon, foe: Model) -> list[Json]:
    """Answers that lay it so that it barely catches an enemy, from every side."""
    answers: list[Json] = []
    if is_cone(weapon):
        turn = bearing(model.base.x, model.base.y, foe.base.x, foe.base.y)
        for off in (6.0, -6.0, 12.0, -12.0, 20.0, -20.0):
            answers.append(_turned(model, turn + off))
        return answers
    apart = RADII[weapon.template] + foe.base.radius - 0.1
    for k in range(8):
        x, y = scatter(foe.base.x, foe.base.y, 45.0 * k, apart)
        x, y = quantize_point(x, y)
        answers.append({"to": {LAID: [x, y]}})
    return answers


def _turned(model: Model, turn: float) -> Json:
    return {"to": {LAID: [model.base.x, model.base.y]}, "facing": {LAID: on_paper(turn)}}


def why_not_lay_any(
    state: WarzoneState, model: Model, weapon: Weapon, only: Model | None = None
) -> list[Reason]:
    """Whether there is any place for it."""
    if proposals(state, model, weapon, 1, only):
        return []
    values: dict[str, Json] = {"model": model_name(state, model), "weapon": called(weapon)}
    return [Reason(PLACE, "warzone-refused-template-nobody", values)]


def placing_need(state: WarzoneState, model: Model, laid: Laid) -> Reckoning:
    """warzone.template.roll: RS, without cover or Engaged modifiers; a storm of cinders still blows."""
    need = rs_of(state, model, PLACE)
    gap = distance_to_point(model.base, laid.x, laid.y)
    for boon in state.strategy_boons:
        if boon.effect == BOON_RS_FAR and gap > boon.limit:
            need.add(boon.value, boon.source, boon.why)
    return need
