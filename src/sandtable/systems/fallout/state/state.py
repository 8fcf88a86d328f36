"""The whole state of a battle: units with figures or a hull, counters, light, the turn, the scenario."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import ClassVar, Final, TypeAlias

from sandtable.core.effects import Effect
from sandtable.core.state import State
from sandtable.core.wire import Json
from sandtable.systems.fallout.book.profiles import (
    Arms,
    Catalogue,
    Lengths,
    UnitProfile,
    VehicleProfile,
    Weapon,
)
from sandtable.systems.fallout.book.scenarios import Scenario
from sandtable.systems.fallout.book.words import DAYLIGHT, ENGLISH
from sandtable.systems.fallout.state.identities import PHASE_DEPLOY
from sandtable.systems.fallout.state.lookout import Lookout
from sandtable.systems.fallout.state.tally import Tally
from sandtable.table import Board, Disc, Hull

NOT_PLACED: Final = -1000.0
CRITTERS: Final = -1
"""The side of the neutral critters of Wild America: enemies of everybody, friends of each other."""
NOBODY: Final = -2
"""No side at all: what nobody did."""


class Culprit:
    """Who is behind an injury: a side (-2: nobody), a figure, or a vehicle, and the rule that did it."""

    __slots__ = ("figure", "side", "vehicle", "why")

    def __init__(self, side: int, figure: str, why: str, vehicle: str = "") -> None:
        self.side = side
        self.figure = figure  # "" when nobody in particular struck the blow
        self.vehicle = vehicle  # id of the vehicle it sits in, or that did it
        self.why = why


class Fallen:
    """A death whose consequences (morale, revenge, reinforcements) are still to come."""

    __slots__ = ("culprit", "figure", "unit")

    def __init__(self, unit: str, figure: str, culprit: Culprit) -> None:
        self.unit = unit
        self.figure = figure
        self.culprit = culprit


class Item:
    """An item in somebody's hands, with the doses left (0 where doses do not count)."""

    __slots__ = ("doses", "id")

    def __init__(self, id: str, doses: int = 0) -> None:
        self.id = id
        self.doses = doses


class Figure:
    """One figure. Profiles and weapons are shared; the base is replaced, never changed.

    `facing` is a heading on the table (see `facing.py` for the wire).
    """

    __slots__ = (
        "alive",
        "arms",
        "base",
        "boarded",
        "disarmed",
        "down",
        "empty",
        "facing",
        "grenades",
        "hp",
        "hp_max",
        "id",
        "items",
        "leader",
        "left",
        "level",
        "out",
        "poisoned",
        "poisoner",
        "points",
        "profile",
        "rems",
        "revenge",
        "sat_out",
        "skill_used",
        "skills",
        "sneak",
        "strike",
        "struck",
        "weapon",
        "wounder",
    )
    passing: ClassVar[tuple[str, ...]] = ("arms",)

    def __init__(self, id: str, profile: UnitProfile, base: Disc, weapon: Weapon) -> None:
        self.id = id
        self.profile = profile
        self.base = base
        self.weapon = weapon  # the bought one, or the catalogue's `unarmed`
        self.facing = 0.0
        self.hp_max = profile.hp
        self.hp = profile.hp
        self.level = 1
        self.points = profile.points  # fallout.army.figure_value
        self.grenades = 0
        self.items: list[Item] = []  # replaced or appended to; the Item objects are cloned with the figure
        self.skills: dict[str, int] = profile.skills  # shared, never changed in a battle
        self.leader = False  # leads its squad (a lone hero: True)
        self.alive = True
        self.left = False  # walked off the table; still alive
        self.boarded = False  # inside the vehicle its unit is aboard of
        self.down = False  # knocked down
        self.out = False  # unconscious
        self.poisoned = False
        self.poisoner = NOBODY  # side that poisoned it
        self.wounder = NOBODY  # side that last hurt it
        self.rems = 0
        self.sat_out = False  # a personal action token (Doctor's patient, avenger, woken late)
        self.sneak = 0  # the level it sneaks at, 0 when it does not
        self.strike = False  # fallout.skill.sneak.melee: its first melee attack is still to come
        self.skill_used = False
        self.disarmed = False  # fallout.mine.disarm.once
        self.struck = 0  # melee attack dice suffered this turn
        self.revenge = ""  # Italian: id of the figure or vehicle it must avenge itself on
        self.arms: Arms | None = None  # what it attacks with, once looked up
        self.empty = False  # Treasure Hunt: a minigun without ammunition

    def clone(self) -> Figure:
        copy = Figure(self.id, self.profile, self.base, self.weapon)
        copy.facing = self.facing
        copy.hp_max = self.hp_max
        copy.hp = self.hp
        copy.level = self.level
        copy.points = self.points
        copy.grenades = self.grenades
        if self.items:
            copy.items = [Item(item.id, item.doses) for item in self.items]
        copy.skills = self.skills
        copy.leader = self.leader
        copy.alive = self.alive
        copy.left = self.left
        copy.boarded = self.boarded
        copy.down = self.down
        copy.out = self.out
        copy.poisoned = self.poisoned
        copy.poisoner = self.poisoner
        copy.wounder = self.wounder
        copy.rems = self.rems
        copy.sat_out = self.sat_out
        copy.sneak = self.sneak
        copy.strike = self.strike
        copy.skill_used = self.skill_used
        copy.disarmed = self.disarmed
        copy.struck = self.struck
        copy.revenge = self.revenge
        copy.empty = self.empty
        copy.arms = self.arms
        return copy

    def present(self) -> bool:
        """On the table or aboard, dead and departed ones excluded."""
        return self.alive and not self.left

    def conscious(self) -> bool:
        """Present and not unconscious; a knocked-down figure is conscious."""
        return self.alive and not self.left and not self.out

    def able(self) -> bool:
        """fallout.turn.available, fallout.env.unconscious.no_act: may take part in its unit's action."""
        return self.alive and not (self.left or self.out or self.down or self.sat_out)

    def item(self, id: str) -> Item | None:
        """Its first item of that kind."""
        for item in self.items:
            if item.id == id:
                return item
        return None


class Vehicle:
    """The vehicle part of a unit: hull, damage so far, who drives."""

    __slots__ = ("cannon_fired", "damage", "driver", "hull", "profile", "shots")

    def __init__(self, profile: VehicleProfile, hull: Hull) -> None:
        self.profile = profile
        self.hull = hull
        self.damage = 0
        self.driver = ""  # figure id; its unit is aboard
        self.cannon_fired = False
        self.shots = 0  # passengers that have fired this turn

    def clone(self) -> Vehicle:
        copy = Vehicle(self.profile, self.hull)
        copy.damage = self.damage
        copy.driver = self.driver
        copy.cannon_fired = self.cannon_fired
        copy.shots = self.shots
        return copy

    def disabled(self) -> bool:
        """fallout.vehicle.hp_thresholds: it has taken so much damage that it does not drive any more."""
        return self.damage >= self.profile.hp_disabled

    def seats(self, driven: bool) -> int:
        """fallout.vehicle.seats: the listed passengers, and one seat more for whoever drives."""
        return self.profile.passengers + (1 if driven else 0)


class Unit:
    """A squad, a lone hero, a lone critter (figures), or one vehicle (`vehicle` set, no figures)."""

    __slots__ = (
        "aboard",
        "broken",
        "deployed",
        "dead",
        "figures",
        "gone",
        "id",
        "left_by",
        "lone",
        "name",
        "overwatch",
        "points",
        "ring",
        "side",
        "squad",
        "started",
        "tested_half",
        "tested_two",
        "token",
        "vehicle",
        "waiting",
    )

    def __init__(
        self, id: str, side: int, name: Json, figures: list[Figure], vehicle: Vehicle | None = None
    ) -> None:
        self.id = id
        self.side = side
        self.name = name  # a nested message {"id": …}, or the name a person gave
        self.figures = figures
        self.vehicle = vehicle
        self.points = vehicle.profile.points if vehicle is not None else 0.0  # the vehicle's own price
        self.lone = False  # a lone hero or critter: no coherency, no morale
        self.started = len(figures)
        self.dead = 0  # fallout.morale.count
        self.squad = ""  # id of the squad that boarded a vehicle and left these members of it lying
        self.deployed = False
        self.waiting = False  # enters with its first action (Convoy)
        self.gone = False  # nobody of it is left on the table
        self.aboard = ""  # id of the vehicle that carries it
        self.left_by = ""  # vehicles: the edge it left by
        self.token = False
        self.overwatch = False
        self.broken = False
        self.tested_half = False
        self.tested_two = False
        # A circle that holds everybody present: x, y, radius. Whoever moves a figure calls `moved`.
        self.ring: tuple[float, float, float] | None = None

    def clone(self) -> Unit:
        vehicle = self.vehicle
        copy = Unit(
            self.id,
            self.side,
            self.name,
            [figure.clone() for figure in self.figures],
            vehicle.clone() if vehicle is not None else None,
        )
        copy.points = self.points
        copy.lone = self.lone
        copy.started = self.started
        copy.dead = self.dead
        copy.squad = self.squad
        copy.deployed = self.deployed
        copy.waiting = self.waiting
        copy.gone = self.gone
        copy.aboard = self.aboard
        copy.left_by = self.left_by
        copy.token = self.token
        copy.overwatch = self.overwatch
        copy.broken = self.broken
        copy.tested_half = self.tested_half
        copy.tested_two = self.tested_two
        copy.ring = self.ring
        return copy

    def moved(self) -> None:
        """Somebody of it stands elsewhere now; what was known of the ring about it no longer holds."""
        self.ring = None

    def present(self) -> list[Figure]:
        """Figures alive and not departed, unconscious ones included, in roster order."""
        return [figure for figure in self.figures if figure.alive and not figure.left]

    def able(self) -> list[Figure]:
        """Figures that may take part in the unit's action, in roster order."""
        return [f for f in self.figures if f.alive and not (f.left or f.out or f.down or f.sat_out)]

    def on_table(self) -> bool:
        """Whether it stands on the table itself: deployed, not gone, not aboard a vehicle."""
        return self.deployed and not self.gone and not self.aboard


class Mine:
    """A mine or decoy counter on the table: a point (fallout.measure.points). What it is, its layer alone knows."""

    __slots__ = ("decoy", "id", "revealed", "side", "x", "y")

    def __init__(self, id: str, side: int, x: float, y: float, decoy: bool) -> None:
        self.id = id
        self.side = side
        self.x = x
        self.y = y
        self.decoy = decoy
        self.revealed = False

    def clone(self) -> Mine:
        copy = Mine(self.id, self.side, self.x, self.y, self.decoy)
        copy.revealed = self.revealed
        return copy


class Chest:
    """A box of Treasure Hunt: a point. Its number is nobody's knowledge until it is opened."""

    __slots__ = ("id", "number", "opened_by", "x", "y")

    def __init__(self, id: str, x: float, y: float, number: int) -> None:
        self.id = id
        self.x = x
        self.y = y
        self.number = number
        self.opened_by = -2  # side, -2 while locked

    def clone(self) -> Chest:
        copy = Chest(self.id, self.x, self.y, self.number)
        copy.opened_by = self.opened_by
        return copy


Aftermath: TypeAlias = "Callable[[FalloutState], Coroutine[Effect, object, None]]"
"""Revenge, morale and reinforcements after somebody has fallen."""


class FalloutState(State):
    """Everything a battle needs to go on from a checkpoint. Catalogue, scenario and board are immutable.

    `phase`: "terrain", "deploy", "premove", "initiative", "activations", "environment", "over".
    Smoke clouds are pieces of kind "smoke" on `board`, which is replaced when one comes or goes.
    """

    passing: ClassVar[tuple[str, ...]] = ("events", "watcher", "aftermath", "lookout", "tally")

    def __init__(  # noqa: PLR0915 - a line for each thing that is true of a battle
        self,
        catalogue: Catalogue,
        scenario: Scenario,
        board: Board,
        units: list[Unit],
        sides: int,
        options: dict[str, Json],
    ) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.edition = catalogue.edition
        self.english = catalogue.edition == ENGLISH
        self.lengths: Lengths = catalogue.lengths
        self.scenario = scenario
        self.board = board
        self.units = units
        self.motorized = any(unit.vehicle is not None for unit in units)  # whether anybody brought a vehicle
        self.wild = any(unit.side == CRITTERS for unit in units)  # whether there are critters
        self.sides = sides
        self.options = options
        self.names: list[Json] = []  # what the sides are called, a message each
        self.turn = 0
        self.phase = PHASE_DEPLOY
        self.step = 0  # how far the current phase has come (environment), or how many terrain pieces lie
        self.order: list[int] = []  # sides by initiative, the attacker first
        self.attacker = -1  # of this turn, or of the last one while initiative is rolled
        self.active = -1  # the side whose go it is
        self.initiative_used = False  # fallout.initiative.use.en
        self.second = False  # the attacker's second unit in succession is due
        self.critter_due = -1  # the side that has to act with a critter now (fallout.s4.activation)
        self.hand = -1  # the side that controls the critter being activated
        self.home: list[str] = ["" for _ in range(sides)]  # the edge each side set up on and flees to
        self.exits: list[list[str]] = [[] for _ in range(sides)]  # edges a side may leave by
        self.may_leave: list[bool] = [True for _ in range(sides)]  # False: moves over any edge are refused
        self.deploy_order: list[int] = []
        self.light = DAYLIGHT
        self.mines: list[Mine] = []
        self.mine_stock: list[int] = [0] * sides
        self.decoy_stock: list[int] = [0] * sides
        self.counters = 0  # numbers given to mines and smoke clouds
        self.chests: list[Chest] = []
        self.ammo_taken = False  # fallout.s3.ammo
        self.pool: list[str] = []  # profile ids of critters still to come
        self.killed: list[float] = [0.0] * sides  # enemy points credited to each side (fallout.damage.points)
        self.kills: list[int] = [0] * sides  # enemy figures killed
        self.counted: list[float] = [0.0] * sides  # points killed by a side's own doing (fallout.s4.victory)
        self.left_points: list[float] = [0.0] * sides  # points of figures that retreated legally
        self.apc_left = False
        self.acting = ""  # id of the unit whose activation is under way; "" at every checkpoint
        self.passed: list[str] = []  # units on overwatch that let this activation pass; empty at checkpoints
        self.fallen: list[Fallen] = []  # deaths of the effect in progress; empty at every checkpoint
        self.tally: Tally | None = (
            None  # whoever counts what an attack does; like a listener, no part of the state
        )
        self.aftermath: Aftermath | None = (
            None  # what follows from deaths; the turn says so (move/aftermath.py)
        )
        self.lookout: Lookout | None = None  # what is known of sight on this board; see sight.lookout
        self._foes: dict[int, list[Unit]] = {}  # by side; see foes

    def unit(self, id: str) -> Unit:
        """The unit of that id."""
        for unit in self.units:
            if unit.id == id:
                return unit
        raise KeyError(id)

    def figure(self, id: str) -> Figure:
        """The figure of that id."""
        for unit in self.units:
            for figure in unit.figures:
                if figure.id == id:
                    return figure
        raise KeyError(id)

    def unit_of(self, figure: Figure) -> Unit:
        """The unit a figure belongs to."""
        for unit in self.units:
            if figure in unit.figures:
                return unit
        raise KeyError(figure.id)

    def squad_of(self, unit: Unit) -> Unit:
        """fallout.squad.fixed: the squad a unit's figures belong to: itself, or the one that left them lying."""
        return self.unit(unit.squad) if unit.squad else unit

    def leader_of(self, unit: Unit) -> Figure | None:
        """A squad's leader, dead or alive, with it or left lying; None for leaderless squads (robots)."""
        for figure in unit.figures:
            if figure.leader:
                return figure
        if self.motorized:
            squad = unit.squad or unit.id
            for other in self.units:
                if other is not unit and (other.id == squad or other.squad == squad):
                    for figure in other.figures:
                        if figure.leader:
                            return figure
        return None

    def decider(self, unit: Unit) -> int:
        """The side that answers for a unit: its own, or whoever controls the critter."""
        return unit.side if unit.side >= 0 else self.hand

    def called(self, side: int) -> Json:
        """The name of a side as a nested message."""
        if 0 <= side < len(self.names):
            return self.names[side]
        return {"id": "fallout-side-critters"} if side < 0 else {"id": "fallout-side-" + "abcd"[side]}

    def of_side(self, side: int) -> list[Unit]:
        """A side's units that are not gone."""
        return [unit for unit in self.units if unit.side == side and not unit.gone]

    def enemies(self, side: int) -> list[Unit]:
        """Units of all other sides (critters too) that stand on the table, vehicles included."""
        return [unit for unit in self.units if unit.side != side and unit.on_table()]

    def foes(self, side: int) -> list[Unit]:
        """The units of all other sides that were set up and are not aboard; those that are gone may be among them.

        Looked up once: whoever sets a unit up, takes it aboard or adds one calls `stir`. Not to be changed.
        """
        units = self._foes.get(side)
        if units is None:
            units = [u for u in self.units if u.side != side and u.deployed and not (u.aboard or u.gone)]
            self._foes[side] = units
        return units

    def stir(self) -> None:
        """A unit came to the table, left it for a vehicle or was added: who stands against whom is no longer known."""
        self._foes.clear()

    def ended(self, unit: Unit) -> bool:
        """Whether an activation under way is over: the unit is gone, has broken, or the battle is decided."""
        return self.result is not None or unit.gone or unit.token

    def clone(self) -> FalloutState:
        copy = FalloutState(
            self.catalogue,
            self.scenario,
            self.board,
            [unit.clone() for unit in self.units],
            self.sides,
            self.options,
        )
        copy.copy_core(self)
        copy.names = self.names
        copy.turn = self.turn
        copy.phase = self.phase
        copy.step = self.step
        copy.order = self.order[:]
        copy.attacker = self.attacker
        copy.active = self.active
        copy.initiative_used = self.initiative_used
        copy.second = self.second
        copy.critter_due = self.critter_due
        copy.hand = self.hand
        copy.home = self.home
        copy.exits = self.exits
        copy.may_leave = self.may_leave
        copy.deploy_order = self.deploy_order[:]
        copy.light = self.light
        copy.mines = [mine.clone() for mine in self.mines]
        copy.mine_stock = self.mine_stock[:]
        copy.decoy_stock = self.decoy_stock[:]
        copy.counters = self.counters
        copy.chests = [chest.clone() for chest in self.chests]
        copy.ammo_taken = self.ammo_taken
        copy.pool = self.pool[:]
        copy.killed = self.killed[:]
        copy.kills = self.kills[:]
        copy.counted = self.counted[:]
        copy.left_points = self.left_points[:]
        copy.apc_left = self.apc_left
        copy.acting = self.acting
        copy.passed = self.passed[:]
        copy.fallen = self.fallen[:]
        copy.aftermath = self.aftermath
        copy.lookout = self.lookout
        return copy

    # `record` needs this class, so it is imported when it is called.

    def digest(self) -> str:
        from sandtable.systems.fallout.state.record import digest_state  # noqa: PLC0415

        return digest_state(self)

    def dump(self) -> dict[str, Json]:
        from sandtable.systems.fallout.state.record import dump_state  # noqa: PLC0415

        return dump_state(self)

    def known(self, side: int) -> FalloutState:
        from sandtable.systems.fallout.state.known import known_state  # noqa: PLC0415

        return known_state(self, side)
