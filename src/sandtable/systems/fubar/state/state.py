"""The whole state of a FUBAR game: units with their figures or hull, combats, the turn, the scenario."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.event import Event
from sandtable.core.state import State
from sandtable.core.wire import Json
from sandtable.systems.fubar.book.catalogue import Catalogue
from sandtable.systems.fubar.book.profiles import Lengths, Training, VehicleProfile, Weapon
from sandtable.systems.fubar.book.scenarios import Scenario
from sandtable.systems.fubar.state.identities import DEPLOYING
from sandtable.systems.fubar.state.lookout import Lookout
from sandtable.table import Board, Disc, Hull

NOT_PLACED: Final = -1000.0


class Figure:
    """One figure on foot. Weapons and armour are shared profiles; the base is replaced, never changed."""

    __slots__ = ("alive", "armour", "base", "gun", "id", "leader", "pinned", "weapons")

    def __init__(
        self,
        id: str,
        base: Disc,
        weapons: list[Weapon],
        armour: str,
        leader: bool,
        gun: int,
        alive: bool = True,
        pinned: bool = False,
    ) -> None:
        self.id = id
        self.base = base
        self.weapons = weapons
        self.armour = armour  # "none", "light" …
        self.leader = leader
        self.gun = gun  # number of the crew-served gun it serves, -1 for none
        self.alive = alive
        self.pinned = pinned


class Vehicle:
    """The vehicle part of a unit: hull, weapons still working, damage, who is aboard."""

    __slots__ = ("hull", "immobile", "passengers", "profile", "stunned", "weapons")

    def __init__(self, profile: VehicleProfile, hull: Hull, weapons: list[Weapon]) -> None:
        self.profile = profile
        self.hull = hull
        self.weapons = weapons  # those not destroyed
        self.immobile = False
        self.stunned = False
        self.passengers: list[str] = []  # unit ids

    def clone(self) -> Vehicle:
        copy = Vehicle(self.profile, self.hull, self.weapons[:])
        copy.immobile = self.immobile
        copy.stunned = self.stunned
        copy.passengers = self.passengers[:]
        return copy


class Unit:
    """A unit of infantry (figures) or one vehicle (`vehicle` set, no figures)."""

    __slots__ = (
        "aboard",
        "cannot_activate_until",
        "captive",
        "dash",
        "deployed",
        "figures",
        "fired",
        "gone",
        "grenades",
        "ground",
        "guard",
        "hidden",
        "id",
        "leader",
        "left_by",
        "name",
        "reacted",
        "returned",
        "side",
        "started",
        "template",
        "training",
        "tried",
        "vehicle",
    )

    def __init__(
        self,
        id: str,
        side: int,
        name: Json,
        training: Training,
        leader: Training | None,
        grenades: bool,
        figures: list[Figure],
        vehicle: Vehicle | None,
    ) -> None:
        self.id = id
        self.side = side
        self.name = name  # a nested message {"id": …} of a house roster, or the name a person gave
        self.training = training
        self.leader = leader  # the leader's own level, or None
        self.grenades = grenades
        self.figures = figures
        self.vehicle = vehicle
        self.template: Json = None  # the army entry it was made from, for units that return
        self.started = len(figures)  # fubar.activation.retreat counts from the starting figures
        self.deployed = False
        self.gone = False  # destroyed or off the table
        self.left_by = ""  # the edge it left by, when it did ("north" …)
        self.aboard = ""  # id of the vehicle that carries it
        self.tried = False  # fubar.turn.once
        self.guard = False
        self.reacted = False  # used this turn's one reaction
        self.ground = False
        self.dash = False
        self.fired = False  # has fired in this game (fubar: hidden ambushers)
        self.hidden = False  # only known to its owner until seen (Convoy)
        self.captive = ""  # id of the captive it leads
        self.returned = False  # Last Stand: has used its one return
        self.cannot_activate_until = 0  # turn number from which it may activate (survivors of a wreck)

    def clone(self) -> Unit:
        vehicle = self.vehicle
        copy = Unit(
            self.id,
            self.side,
            self.name,
            self.training,
            self.leader,
            self.grenades,
            # Written out here: a fork copies every figure, and there are many of them.
            [
                Figure(f.id, f.base, f.weapons, f.armour, f.leader, f.gun, f.alive, f.pinned)
                for f in self.figures
            ],
            vehicle.clone() if vehicle is not None else None,
        )
        copy.template = self.template
        copy.started = self.started
        copy.deployed = self.deployed
        copy.gone = self.gone
        copy.left_by = self.left_by
        copy.aboard = self.aboard
        copy.tried = self.tried
        copy.guard = self.guard
        copy.reacted = self.reacted
        copy.ground = self.ground
        copy.dash = self.dash
        copy.fired = self.fired
        copy.hidden = self.hidden
        copy.captive = self.captive
        copy.returned = self.returned
        copy.cannot_activate_until = self.cannot_activate_until
        return copy

    def called(self, token: str) -> Json:
        """What one of its figures is called, as on the board; a vehicle goes by the name of its unit."""
        for number, figure in enumerate(self.figures, 1):
            if figure.id == token:
                return {"id": "fubar-figure", "values": {"unit": self.name, "n": number}}
        return self.name

    def living(self) -> list[Figure]:
        """The figures still in the game, in unit order."""
        return [figure for figure in self.figures if figure.alive]

    def standing(self) -> list[Figure]:
        """The living figures that are not pinned."""
        return [figure for figure in self.figures if figure.alive and not figure.pinned]

    def on_table(self) -> bool:
        """Whether it stands on the table itself: deployed, not gone, not aboard a vehicle."""
        return self.deployed and not self.gone and not self.aboard


class Combat:
    """A close combat in progress: the side that began it, the units in it, in the order they came."""

    __slots__ = ("attacker", "units")

    def __init__(self, attacker: int, units: list[str]) -> None:
        self.attacker = attacker
        self.units = units

    def clone(self) -> Combat:
        return Combat(self.attacker, self.units[:])


class Captive:
    """The figure that Extraction is about."""

    __slots__ = ("base", "escaped", "id", "taken_by")

    def __init__(self, id: str, base: Disc) -> None:
        self.id = id
        self.base = base
        self.taken_by = ""  # unit id
        self.escaped = False

    def clone(self) -> Captive:
        copy = Captive(self.id, self.base)
        copy.taken_by = self.taken_by
        copy.escaped = self.escaped
        return copy


class FubarState(State):
    """Everything a FUBAR game needs to go on from a checkpoint. Catalogue, scenario and board are immutable.

    `phase`: "deploy", "combats", "initiative", "activations", "end", "over".
    """

    passing: ClassVar[tuple[str, ...]] = ("events", "watcher", "lookout")

    def __init__(
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
        self.lengths: Lengths = catalogue.lengths
        self.scenario = scenario
        self.board = board
        self.units = units
        self.sides = sides
        self.options = options
        self.turn = 0
        self.phase = DEPLOYING
        self.order: list[int] = []  # sides by initiative roll, highest first
        self.holder = -1  # the side that holds the initiative
        self.deploy_order: list[int] = []
        self.deploy_edges: list[str] = ["" for _ in range(sides)]
        self.combats: list[Combat] = []
        self.captive: Captive | None = None
        self.scores: list[float] = [0.0] * sides
        self.destroyed: list[list[str]] = [[] for _ in range(sides)]  # unit ids lost, per side
        self.attacks = 0  # number of the current attack, for fubar.fire.not_both
        self.mounts: dict[str, list[Weapon]] = {}  # weapons of bunkers by piece id; never changed in a game
        self.names: list[Json] = []  # what the sides are called, a message each
        self.lookout: Lookout | None = None  # what is known of sight on this board; see sight.lookout

    def unit(self, id: str) -> Unit:
        """The unit of that id."""
        for unit in self.units:
            if unit.id == id:
                return unit
        raise KeyError(id)

    def called(self, side: int) -> Json:
        """The name of a side as a nested message; its part in the scenario when it was given none."""
        if side < len(self.names):
            return self.names[side]
        return self.scenario.parts[side].name

    def of_side(self, side: int) -> list[Unit]:
        """A side's units that are not gone."""
        return [unit for unit in self.units if unit.side == side and not unit.gone]

    def enemies(self, side: int) -> list[Unit]:
        """Units of all other sides that stand on the table."""
        return [unit for unit in self.units if unit.side != side and unit.on_table()]

    def clone(self) -> FubarState:
        copy = FubarState(
            self.catalogue,
            self.scenario,
            self.board,
            [unit.clone() for unit in self.units],
            self.sides,
            self.options,
        )
        copy.copy_core(self)
        copy.turn = self.turn
        copy.phase = self.phase
        copy.order = self.order[:]
        copy.holder = self.holder
        copy.deploy_order = self.deploy_order[:]
        copy.deploy_edges = self.deploy_edges[:]
        copy.combats = [combat.clone() for combat in self.combats]
        captive = self.captive
        copy.captive = captive.clone() if captive is not None else None
        copy.scores = self.scores[:]
        copy.destroyed = [lost[:] for lost in self.destroyed]
        copy.attacks = self.attacks
        copy.mounts = self.mounts
        copy.names = self.names
        copy.lookout = self.lookout
        return copy

    # `record` and `sight` need this class, so they are imported when they are called.

    def digest(self) -> str:
        from sandtable.systems.fubar.state.record import digest_state  # noqa: PLC0415

        return digest_state(self)

    def dump(self) -> dict[str, Json]:
        from sandtable.systems.fubar.state.record import dump_state  # noqa: PLC0415

        return dump_state(self)

    def known(self, side: int) -> FubarState:
        from sandtable.systems.fubar.state.known import known_state  # noqa: PLC0415

        return known_state(self, side)

    def report(self, event: Event) -> None:
        """What hidden units do is told only to those who may know where they are."""
        if event.seen_by is None and event.subject:
            for unit in self.units:
                if unit.hidden and unit.id == event.subject:
                    from sandtable.systems.fubar.state.known import sides_that_know  # noqa: PLC0415

                    event.seen_by = sides_that_know(self, unit)
        super().report(event)
