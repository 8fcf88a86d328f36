"""The printed figures: training, weapons, armour, lengths. Immutable, shared by every copy of a state.

They come from `data/*.toml` (see `catalogue.py`) in the unit of length the game is played in
(fubar.measure.units: the printed pair counts, not a conversion).
"""

from __future__ import annotations


class Training:
    """fubar.training: activation and experience numbers, and how many figures may be pinned."""

    __slots__ = ("activation", "cost", "experience", "id", "level", "pin_max")

    def __init__(
        self, id: str, level: int, activation: int, experience: int, pin_max: int, cost: int
    ) -> None:
        self.id = id
        self.level = level  # 0 recruit to 3 elite
        self.activation = activation
        self.experience = experience
        self.pin_max = pin_max
        self.cost = cost


class Weapon:
    """fubar.weapon: reach, Fire Points, and what it can do."""

    __slots__ = (
        "close_fire_points",
        "close_reach",
        "cost",
        "crew",
        "fire_points",
        "harms_armoured",
        "id",
        "ignores_cover",
        "reach",
        "support",
    )

    def __init__(
        self,
        id: str,
        support: bool,
        reach: float,
        fire_points: int,
        close_reach: float,
        close_fire_points: int,
        harms_armoured: bool,
        ignores_cover: bool,
        crew: int,
        cost: int,
    ) -> None:
        self.id = id
        self.support = support
        self.reach = reach
        self.fire_points = fire_points
        self.close_reach = close_reach  # 0 when the weapon has no second figure for short range
        self.close_fire_points = close_fire_points
        self.harms_armoured = harms_armoured
        self.ignores_cover = ignores_cover
        self.crew = crew  # figures needed to fire it when infantry serves it; 0: never infantry
        self.cost = cost


class VehicleArmour:
    """fubar.vehicle.armour: one row of the chart."""

    __slots__ = ("armoured", "cost", "id", "medium_cover", "save")

    def __init__(self, id: str, save: int, armoured: bool, medium_cover: bool, cost: int) -> None:
        self.id = id
        self.save = save
        self.armoured = armoured
        self.medium_cover = medium_cover  # may drive into medium cover
        self.cost = cost


class VehicleProfile:
    """What a vehicle is: its armour row, class, crew, seats and the size of its hull."""

    __slots__ = ("armour", "capacity", "crew", "kind", "length", "width")

    def __init__(
        self, kind: str, armour: VehicleArmour, crew: int, capacity: int, length: float, width: float
    ) -> None:
        self.kind = kind  # truck, apc, light_tank, medium_tank …
        self.armour = armour
        self.crew = crew
        self.capacity = capacity
        self.length = length
        self.width = width


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
