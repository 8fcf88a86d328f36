"""Geometry of hexes: boards joined from tiles, terrain and levels, marked sides, sight, movement, arcs, drawing.

It knows no rules of any game. Hexes are pointy, the odd rows are pushed half a hex to the right; directions run
clockwise from the east. A hex of a board is a number, OFF is no hex; everything is worked out in whole numbers,
but for what is drawn. Boards, tables and prices never change and are shared; only `Blockers` do.
"""

from sandtable.hexmap.arcs import sides_towards
from sandtable.hexmap.board import HexMap, Side
from sandtable.hexmap.directions import DIRECTIONS, MapError, direction_named
from sandtable.hexmap.grid import OFF, Grid
from sandtable.hexmap.lines import CORNER, Lines
from sandtable.hexmap.paths import CROSS, ENDLESS, FREE, SHUT, Reach, reach
from sandtable.hexmap.scattering import scatter
from sandtable.hexmap.sight import EVERY_LEVEL, NO_BLOCKER, SAME_LEVEL, Blockers, Sight, SightTable
from sandtable.hexmap.sight_policy import (
    ABOVE,
    ALWAYS,
    BLOCKER,
    END,
    FAR,
    LEVEL,
    NEVER,
    OFF_BOARD,
    OPAQUE,
    SCREEN,
    START,
    SightPolicy,
)
from sandtable.hexmap.step_prices import CLOSED, StepPrices, terrain_prices
from sandtable.hexmap.terrain import Kind, Legend
from sandtable.hexmap.tiles import Placement, Tile, in_cell, join

__all__ = [
    "ABOVE",
    "ALWAYS",
    "BLOCKER",
    "CLOSED",
    "CORNER",
    "CROSS",
    "DIRECTIONS",
    "END",
    "ENDLESS",
    "EVERY_LEVEL",
    "FAR",
    "FREE",
    "LEVEL",
    "NEVER",
    "NO_BLOCKER",
    "OFF",
    "OFF_BOARD",
    "OPAQUE",
    "SAME_LEVEL",
    "SCREEN",
    "SHUT",
    "START",
    "Blockers",
    "Grid",
    "HexMap",
    "Kind",
    "Legend",
    "Lines",
    "MapError",
    "Placement",
    "Reach",
    "Side",
    "Sight",
    "SightPolicy",
    "SightTable",
    "StepPrices",
    "Tile",
    "direction_named",
    "in_cell",
    "join",
    "reach",
    "scatter",
    "sides_towards",
    "terrain_prices",
]
