"""Geometry of the table: bases, terrain, sight, cohesion, movement, formations, contact, templates.

It knows no rules of any game and does not care whether a unit is an inch or a centimetre. Coordinates are
floats, x to the right, y up, angles in degrees counter-clockwise from +x. Bases, pieces and boards never
change.
"""

from sandtable.table.barriers import BUMPS_PIECE, Barriers
from sandtable.table.bases import Base, Disc, Hull, heading
from sandtable.table.bearings import bearing, turn_between
from sandtable.table.cohesion import count_stragglers, groups, in_chain
from sandtable.table.contact import contact_moves, touch_from
from sandtable.table.costs import path_cost
from sandtable.table.crossing import (
    comes_within,
    crosses,
    cut_path,
    length_inside,
    path_between,
    path_length,
    point_along,
    spans,
)
from sandtable.table.destinations import destinations
from sandtable.table.distances import (
    any_overlap,
    closest_point,
    distance,
    distance_to_point,
    overlaps,
    touches,
    within,
)
from sandtable.table.formation import KEEP, SHAPES, arrange
from sandtable.table.kernel import Plane
from sandtable.table.outlines import between, blob, box, crooked, gap_between_pieces, mirrored, turned
from sandtable.table.paths import first_bump, is_clear, pieces_entered
from sandtable.table.placement import OFF_TABLE, TOO_NEAR, Ground, Problem, check_placement, settle
from sandtable.table.precision import OVERLAP, TOUCH, Point, quantize, quantize_point, rounded
from sandtable.table.reach import reachable
from sandtable.table.retreat import fall_back, head_for
from sandtable.table.routes import corner_points, shortest_path
from sandtable.table.setting_down import spread_over
from sandtable.table.shadows import bounding_disc, shadows_of
from sandtable.table.sight import Sight, SightPolicy
from sandtable.table.sightmap import SightMap
from sandtable.table.templates import Template, cone, scatter
from sandtable.table.terrain import (
    AREA,
    LINEAR,
    ROUND,
    SCREEN,
    SEE_THROUGH,
    SOLID,
    Board,
    Piece,
    area,
    cloud,
    linear,
    piece_of,
)
from sandtable.table.traces import Trace, outlines_apart

__all__ = [
    "AREA",
    "BUMPS_PIECE",
    "KEEP",
    "LINEAR",
    "OFF_TABLE",
    "OVERLAP",
    "ROUND",
    "SCREEN",
    "SEE_THROUGH",
    "SHAPES",
    "SOLID",
    "TOO_NEAR",
    "TOUCH",
    "Barriers",
    "Base",
    "Board",
    "Disc",
    "Ground",
    "Hull",
    "Piece",
    "Plane",
    "Point",
    "Problem",
    "Sight",
    "SightMap",
    "SightPolicy",
    "Template",
    "Trace",
    "any_overlap",
    "area",
    "arrange",
    "bearing",
    "between",
    "blob",
    "bounding_disc",
    "box",
    "check_placement",
    "closest_point",
    "cloud",
    "comes_within",
    "cone",
    "contact_moves",
    "corner_points",
    "count_stragglers",
    "crooked",
    "crosses",
    "cut_path",
    "destinations",
    "distance",
    "distance_to_point",
    "fall_back",
    "first_bump",
    "gap_between_pieces",
    "groups",
    "head_for",
    "heading",
    "in_chain",
    "is_clear",
    "length_inside",
    "linear",
    "mirrored",
    "outlines_apart",
    "overlaps",
    "path_between",
    "path_cost",
    "path_length",
    "piece_of",
    "pieces_entered",
    "point_along",
    "quantize",
    "quantize_point",
    "reachable",
    "rounded",
    "scatter",
    "settle",
    "shadows_of",
    "shortest_path",
    "spans",
    "spread_over",
    "touch_from",
    "touches",
    "turn_between",
    "turned",
    "within",
]
