"""Cover: what terrain, a crouching run and lying flat do to the number needed to hit."""

from __future__ import annotations

from typing import Final

from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import LINEAR, SEE_THROUGH, TOUCH, Base, Hull, Piece, crosses

HEAVY: Final = 3
WORST_NEED: Final = 6
"""fubar.cover.cap: cover never makes the number needed worse than 6+."""


def cover_modifier(state: FubarState, level: int) -> int:
    """fubar.cover.light, fubar.cover.medium, fubar.cover.heavy: what a level adds to the number needed."""
    return state.catalogue.cover_mods[level]


class Shelter:
    """A unit's cover: what areas give whoever fires, and the obstacles that count when a line of fire crosses them."""

    __slots__ = ("bases", "dash", "ground", "levels", "lines")

    def __init__(self, levels: list[int], bases: list[Base], dash: bool, ground: bool) -> None:
        self.levels = levels  # by areas, for each base
        self.bases = bases
        self.dash = dash
        self.ground = ground
        self.lines: list[tuple[int, int, Piece]] = []  # base number, level, the obstacle beside it

    def terrain_from(self, shooter_base: Base) -> int:
        """fubar.cover.mixed: the best level that at least half the figures reach or exceed."""
        levels = self.levels
        if self.lines:
            levels = levels[:]
            for number, level, piece in self.lines:
                base = self.bases[number]
                if level > levels[number] and crosses(piece, shooter_base.x, shooter_base.y, base.x, base.y):
                    levels[number] = level
        return best_of_half(levels)

    def level_from(self, shooter_base: Base) -> int:
        """fubar.action.dash.cover, fubar.action.ground.cover: terrain or crouching, the better; flat adds one."""
        return self.level_over(self.terrain_from(shooter_base))

    def level_over(self, terrain: int) -> int:
        """The level of cover, dashing and lying low counted in, where terrain gives so much."""
        level = terrain
        if self.dash and level < 1:
            level = 1
        if self.ground and level < HEAVY:
            level += 1
        return level


def best_of_half(levels: list[int]) -> int:
    """fubar.cover.half, fubar.cover.mixed: the highest level that at least half of them reach."""
    if not levels:
        return 0
    ranked = sorted(levels, reverse=True)
    return ranked[(len(ranked) + 1) // 2 - 1]


def shelter_of(state: FubarState, target: Unit) -> Shelter:
    """The cover of a unit where it stands."""
    vehicle = target.vehicle
    bases: list[Base] = [vehicle.hull] if vehicle is not None else [f.base for f in target.figures if f.alive]
    return shelter_at(state, bases, target.dash, target.ground)


def shelter_at(state: FubarState, bases: list[Base], dash: bool, ground: bool) -> Shelter:
    """fubar.cover.what: areas that hold the centre of a base (half of a hull), obstacles within 1 inch of it.

    Obstacles are walls, fences and hedges, and the cars and wrecks behind which one stands as behind those.
    fubar.fire.deep.cover: an area covers whoever is in it, also from fire out of the same area.
    """
    levels = [0] * len(bases)
    shelter = Shelter(levels, bases, dash, ground)
    if not bases:
        return shelter
    for piece in _pieces_about(state, bases):
        cover = state.catalogue.cover_of(piece)
        if cover:
            _add_piece(state, shelter, piece, cover)
    return shelter


def _pieces_about(state: FubarState, bases: list[Base]) -> list[Piece]:
    """The pieces that come near the box about some bases: no other can cover any of them."""
    margin = state.lengths.adjacent + max(base.reach for base in bases)
    left = min(base.x for base in bases) - margin
    right = max(base.x for base in bases) + margin
    low = min(base.y for base in bases) - margin
    high = max(base.y for base in bases) + margin
    return [
        piece
        for piece in state.board.pieces
        if piece.left <= right and piece.right >= left and piece.bottom <= high and piece.top >= low
    ]


def _add_piece(state: FubarState, shelter: Shelter, piece: Piece, cover: int) -> None:
    beside = state.catalogue.covers_beside(piece)
    for number, base in enumerate(shelter.bases):
        if beside and piece.distance_to(base) <= state.lengths.adjacent + TOUCH:
            shelter.lines.append((number, cover, piece))
        if piece.shape != LINEAR and cover > shelter.levels[number] and stands_in(piece, base):
            shelter.levels[number] = cover


def stands_in(piece: Piece, base: Base) -> bool:
    """fubar.cover.what, fubar.cover.half: a figure by the centre of its base, a vehicle by half its hull."""
    if isinstance(base, Hull):
        return piece.share(base) >= 0.5
    return piece.holds(base.x, base.y)


def deep_in(state: FubarState, base: Base) -> list[Piece]:
    """fubar.fire.edge: the areas of cover in which a base stands more than 2 inches from the edge."""
    limit = state.lengths.cover_edge + TOUCH
    pieces: list[Piece] = []
    for piece in state.board.pieces:
        if piece.sight != SEE_THROUGH and piece.holds_deep(base.x, base.y, limit):
            pieces.append(piece)
    return pieces
