"""Terrain under foot: what slows a model down, what bars its way, and how high the ground is."""

from __future__ import annotations

from typing import Final, final

from sandtable.systems.warzone.book.profiles import LIGHT, TerrainKind
from sandtable.systems.warzone.book.words import BOON_LIGHT_IS_HEAVY, SKILL_JUMP_JETS, SKILL_RANGER
from sandtable.systems.warzone.ground.sight import vision
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import LEAST_M, bonus_named
from sandtable.table import Piece, Point, length_inside

LIGHT_LOSS: Final = 2  # warzone.terrain.light
HEAVY_LOSS: Final = 4  # warzone.terrain.heavy
LONG: Final = 3.0  # warzone.terrain.light.long: more inches of light terrain than this count as heavy
GRAZE: Final = 0.01


def kind_of(state: WarzoneState, piece: Piece) -> TerrainKind:
    """The kind of a piece of terrain: what its ground, cover and height do."""
    return state.catalogue.terrain[piece.kind]


def height_at(state: WarzoneState, x: float, y: float) -> float:
    """How high the ground is at a point: the roof of what is solid there, the bottom of a gap, else the table.

    The height of a gap is its depth.
    """
    for piece in vision(state).high:
        if piece.left <= x <= piece.right and piece.bottom <= y <= piece.top:
            kind = kind_of(state, piece)
            if kind.solid and piece.holds(x, y):
                return piece.height
            if kind.gap and piece.holds(x, y):
                return -piece.height
    return 0.0


def roof_at(state: WarzoneState, x: float, y: float) -> Piece | None:
    """The building or bunker that a point lies on, or None."""
    for piece in vision(state).high:
        near = piece.left <= x <= piece.right and piece.bottom <= y <= piece.top
        if near and kind_of(state, piece).solid and piece.holds(x, y):
            return piece
    return None


@final
class Going:
    """What the terrain of one action does to M: how much it takes, and by which rule."""

    __slots__ = ("loss", "why")

    def __init__(self, loss: int, why: str) -> None:
        self.loss = loss
        self.why = why


FREE: Final = Going(0, "warzone.terrain.open")


def going(state: WarzoneState, model: Model, path: list[Point], leapt: bool, ghost: bool = False) -> Going:
    """What the terrain of one action takes from M.

    warzone.terrain.light, .light.long: up to 3 inches of light terrain cost 2, more count as heavy.
    warzone.terrain.heavy: entering heavy terrain costs 4. warzone.terrain.cumulative: one of each adds up, pieces of a
    kind count together. warzone.jump.forward.small and its sisters: a wide leap (`leapt`) counts as light terrain.
    The Ranger ability ignores light terrain, Jump Jets and Ghost Step (`ghost`) ignore all of it.
    """
    light, heavy = slow_ground(state, path)
    entered_light = light > GRAZE or leapt
    skills = model.profile.skills
    if not (entered_light or heavy) or ghost or SKILL_JUMP_JETS in skills:
        return FREE
    if SKILL_RANGER in skills or not entered_light:
        return Going(HEAVY_LOSS, "warzone.terrain.heavy") if heavy else FREE
    long = light > LONG + GRAZE or bonus_named(state, model, BOON_LIGHT_IS_HEAVY)
    loss = HEAVY_LOSS if long else LIGHT_LOSS
    if heavy:
        return Going(loss + HEAVY_LOSS, "warzone.terrain.cumulative")
    return Going(loss, "warzone.terrain.light.long" if long else "warzone.terrain.light")


def slow_ground(state: WarzoneState, path: list[Point]) -> tuple[float, bool]:
    """The inches of light terrain on a way, and whether it enters heavy terrain."""
    light = 0.0
    heavy = False
    for piece in vision(state).slow:
        inside = inches_inside(piece, path)
        if inside > GRAZE:
            if kind_of(state, piece).ground == LIGHT:
                light += inside
            else:
                heavy = True
    return light, heavy


def loss_of_m(state: WarzoneState, model: Model, path: list[Point], leapt: bool) -> int:
    """How much of M the terrain of one action takes."""
    return going(state, model, path, leapt).loss


def inches_inside(piece: Piece, path: list[Point]) -> float:
    """How many inches of a way lie in a piece."""
    total = 0.0
    for i in range(1, len(path)):
        ax, ay = path[i - 1]
        bx, by = path[i]
        if (ax < piece.left and bx < piece.left) or (ax > piece.right and bx > piece.right):
            continue
        if (ay < piece.bottom and by < piece.bottom) or (ay > piece.top and by > piece.top):
            continue
        total += length_inside(piece, ax, ay, bx, by)
    return total


def slowed(m: int, loss: int) -> int:
    """warzone.terrain.minimum: never below 2 inches; warzone.terrain.open: without loss the full M."""
    return m if loss == 0 else max(m - loss, min(LEAST_M, m))
