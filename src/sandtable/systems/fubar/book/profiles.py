"""The printed figures: training, weapons, armour, lengths. Immutable, shared by every copy of a state.

They come from `data/*.toml` (see `catalogue.py`) in the unit of length the game is played in
(fubar.measure.units: the printed pair counts, not a conversion).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(kw_only=True, eq=False)
class Training:
    """fubar.training: activation and experience numbers, and how many figures may be pinned."""

    id: str
    level: int  # 0 recruit to 3 elite
    activation: int
    experience: int
    pin_max: int
    cost: int


@dataclass(kw_only=True, eq=False)
class Weapon:
    """fubar.weapon: reach, Fire Points, and what it can do."""

    id: str
    support: bool
    reach: float
    fire_points: int
    close_reach: float  # 0 when the weapon has no second figure for short range
    close_fire_points: int
    harms_armoured: bool
    ignores_cover: bool
    crew: int  # figures needed to fire it when infantry serves it; 0: never infantry
    cost: int
    own: str = ""  # what a pack calls it; "" for the book's


@dataclass(kw_only=True, eq=False)
class VehicleArmour:
    """fubar.vehicle.armour: one row of the chart."""

    id: str
    save: int
    armoured: bool
    medium_cover: bool  # may drive into medium cover
    cost: int


@dataclass(kw_only=True, eq=False)
class VehicleProfile:
    """What a vehicle is: its armour row, class, crew, seats and the size of its hull."""

    kind: str  # truck, apc, light_tank, medium_tank …
    armour: VehicleArmour
    crew: int
    capacity: int
    length: float
    width: float


class Lengths:
    """Every distance of the rules in the game's unit (fubar.measure.units, fubar.measure.house)."""

    __slots__ = (
        "adjacent",
        "assault",
        "base_radius",
        "close_up",
        "cohesion",
        "cover_edge",
        "cover_inner",
        "dash",
        "deploy",
        "dismount",
        "ground",
        "inch",
        "objective",
        "retreat",
        "run",
        "terrain_gap",
        "unit",
        "vehicle_cover",
        "vehicle_open",
        "walk",
    )

    def __init__(self, unit: str, figures: dict[str, float]) -> None:
        self.unit = unit
        self.inch = figures["inch"]  # one inch of house lengths: 1 or 2.5
        self.walk = figures["walk"]
        self.run = figures["run"]
        self.dash = figures["dash"]
        self.ground = figures["ground"]
        self.assault = figures["assault"]
        self.close_up = figures["close_up"]  # into contact in a close combat, without an Assault
        self.retreat = figures["retreat"]
        self.cohesion = figures["cohesion"]
        self.cover_edge = figures["cover_edge"]
        self.cover_inner = figures["cover_inner"]
        self.objective = figures["objective"]
        self.deploy = figures["deploy"]
        self.vehicle_open = figures["vehicle_open"]
        self.vehicle_cover = figures["vehicle_cover"]
        self.terrain_gap = figures["terrain_gap"]
        self.adjacent = figures["adjacent"]  # 1 inch: behind a vehicle, beside a wall, too near an enemy
        self.dismount = figures["dismount"]  # 2 inches round a vehicle or wreck
        self.base_radius = figures["base_radius"]
