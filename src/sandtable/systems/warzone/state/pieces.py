"""What the state of a game is made of: models and their squads, structures, crates, and what belongs to a side."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.state import ScoreLine
from sandtable.core.wire import Json
from sandtable.systems.warzone.book.profiles import CREW, HULL, LEFT, RIGHT, Boon, Power, Profile, Weapon
from sandtable.table import Disc, heading

NOT_PLACED: Final = -1000.0


SPENT: Final = "*"  # in `model.fired`: cannot shoot again this turn


@final
class Model:
    """One model on its base: trooper, hero or vehicle. Profile and weapons are shared; the base is replaced.

    `ux`, `uy` is the unit vector of the facing; set both through `face`.
    """

    __slots__ = (
        "acted", "actions", "aimed", "alive", "altitude", "approached", "balked", "base", "boons", "bought",
        "cards", "carrying", "charge", "charged", "exited", "facing", "fired", "fumbled", "hidden", "id", "joined",
        "label",
        "moved", "on_table", "powers", "pressed", "profile", "raised", "rate", "shot", "side", "sp", "spent",
        "squad", "started", "straggler", "stunned", "used", "ux", "uy", "waiting", "weapons", "wounds",
    )  # fmt: skip

    def __init__(self, id: str, side: int, squad: str, profile: Profile, base: Disc, facing: float) -> None:
        self.id = id
        self.side = side
        self.squad = squad  # id of its squad
        self.profile = profile
        self.base = base
        self.facing = 0.0  # degrees on the table, see `sandtable.table`
        self.ux = 1.0
        self.uy = 0.0
        self.altitude = 0.0  # inches above the table it stands on
        self.alive = True
        self.on_table = False
        self.exited = False  # left the table on purpose (Breakout); not a casualty
        self.joined = False  # a Lord who joined this squad
        self.label: Json = None  # what `naming` calls it, made when first wanted
        self.wounds = profile.w
        self.sp: list[int] = [location.sp for location in profile.locations]
        self.weapons: list[Weapon] = profile.weapons  # replaced, never changed
        self.powers: list[Power] = []
        self.cards: list[str] = []  # gear in play on it
        self.used: list[str] = []  # once-per-game gear already spent
        self.boons: list[Boon] = []  # from gear, and from powers until the turn ends
        self.carrying = ""  # id of the crate it carries
        # markers
        self.stunned = False
        self.hidden = False
        self.waiting = False
        self.balked = ""  # id of the enemy model it failed to react to in this activation
        # this activation
        self.started = False  # has begun its activation
        self.acted = False  # has finished it
        self.actions = 0  # left
        self.spent = 0  # actions taken so far in this activation
        self.aimed = False
        self.shot: list[str] = []  # weapons fired in this activation (warzone.turn.one_ranged)
        self.charged = False  # charged in this activation (Frenzy)
        self.charge = False  # the charge bonus is still to come
        self.bought = False  # a third action
        self.rate = 0  # RoF or RoA bought for the next attack
        self.straggler = False  # outside the coherence radius when the squad was activated
        # this turn
        self.moved = 0.0  # inches, against twice M
        self.approached = False
        self.fired: list[str] = []  # weapons fired this turn (slow to reload; Focused and Suppressive Fire)
        self.raised = False  # has had its RoF or RoA raised
        self.fumbled = False  # no resource card for it until the turn ends
        self.pressed: list[float] = []  # per suppression of its squad: inches since, -1 once tested
        if facing != 0.0:
            self.face(facing)

    def face(self, facing: float) -> None:
        """Turns the model."""
        self.facing = round(facing % 360.0, 1) % 360.0
        self.ux, self.uy = heading(self.facing)

    def clone(self) -> Model:
        copy = Model(self.id, self.side, self.squad, self.profile, self.base, 0.0)
        copy.label = self.label
        self.copy_onto(copy)
        return copy

    def copy_onto(self, copy: Model) -> None:
        """Makes another model of the same id like this one."""
        copy.squad = self.squad
        copy.base = self.base
        copy.facing = self.facing
        copy.ux = self.ux
        copy.uy = self.uy
        copy.altitude = self.altitude
        copy.alive = self.alive
        copy.on_table = self.on_table
        copy.exited = self.exited
        copy.joined = self.joined
        copy.wounds = self.wounds
        copy.sp = self.sp[:]
        copy.weapons = self.weapons
        copy.powers = self.powers
        copy.cards = self.cards[:]
        copy.used = self.used[:]
        copy.boons = self.boons[:]
        copy.carrying = self.carrying
        copy.stunned = self.stunned
        copy.hidden = self.hidden
        copy.waiting = self.waiting
        copy.balked = self.balked
        self._copy_turn(copy)

    def _copy_turn(self, copy: Model) -> None:
        copy.started = self.started
        copy.acted = self.acted
        copy.actions = self.actions
        copy.spent = self.spent
        copy.aimed = self.aimed
        copy.shot = self.shot[:]
        copy.charged = self.charged
        copy.charge = self.charge
        copy.bought = self.bought
        copy.rate = self.rate
        copy.straggler = self.straggler
        copy.moved = self.moved
        copy.approached = self.approached
        copy.fired = self.fired[:]
        copy.raised = self.raised
        copy.fumbled = self.fumbled
        copy.pressed = self.pressed[:]

    def drives_lost(self) -> int:
        """warzone.vehicle.drive: how many of a vehicle's two drives are at 0 SP."""
        sp = self.sp
        return (1 if sp[LEFT] <= 0 else 0) + (1 if sp[RIGHT] <= 0 else 0) if sp else 0

    def crew_lost(self) -> bool:
        """warzone.vehicle.crew: whether its crew location is at 0 SP."""
        return bool(self.sp) and self.sp[CREW] <= 0

    def hull_left(self) -> int:
        """The structure points of a vehicle's hull; its wounds for everybody else."""
        return self.sp[HULL] if self.sp else self.wounds


@final
class Squad:
    """What is activated as one: a squad, a single hero or a vehicle, with the models it had at the start.

    `kind`: "squad", "hero", "vehicle". A Lord who joined a squad is one of its models (`model.joined`).
    """

    __slots__ = (
        "acted", "acting", "activated", "boons", "cast", "commander", "deployed", "destroyed", "faction", "forced_run",
        "id", "infiltrates", "kind", "models", "name", "opening", "panic_tested", "panicked", "profile", "rallies",
        "rapid", "reserve", "role", "rout_tested", "routed", "shaken", "side", "special", "started",
        "suppressions", "tactic",
    )  # fmt: skip

    def __init__(
        self, id: str, side: int, kind: str, name: Json, profile: Profile, models: list[Model], commander: str
    ) -> None:
        self.id = id
        self.side = side
        self.kind = kind
        self.name = name  # a nested message {"id": …} or the name a person gave
        self.profile = profile
        self.faction = profile.faction
        self.role = profile.role
        self.models = models
        self.commander = commander  # id of the model in charge; "" when nobody is
        self.acting = False  # an acting commander leads: the original one is dead
        self.infiltrates = False
        self.rapid = False  # Rapid Deployment
        self.reserve = False  # waiting off the table
        self.deployed = False
        self.destroyed = False  # its last model is out of the game
        self.panicked = False
        self.routed = False
        self.opening = len(models)  # models it had at the start of the Game Turn (warzone.panic.percent)
        self.boons: list[Boon] = []  # until the turn ends: its tactic, powers
        self.tactic = ""  # card id
        # this turn
        self.activated = False
        self.started = (
            False  # a model or the whole squad has been chosen in this activation, or has tried to rally
        )
        self.acted = False  # and has taken an action other than to rally
        self.special = False  # has taken its special squad action
        self.panic_tested = False
        self.rout_tested = False
        self.shaken = (
            0  # morale tests owed: 1 a wound by a friend's stray shot (warzone.act.shoot.engaged.morale)
        )
        self.forced_run = False
        self.rallies = 0  # attempts
        self.suppressions: list[int] = []  # lowest ST of each Suppressive Fire it is under
        self.cast: list[str] = []  # power ids

    def clone(self) -> Squad:
        copy = Squad(
            self.id,
            self.side,
            self.kind,
            self.name,
            self.profile,
            [m.clone() for m in self.models],
            self.commander,
        )
        self.copy_onto(copy)
        return copy

    def copy_onto(self, copy: Squad) -> None:
        """Makes another squad of the same id like this one, its models apart."""
        copy.commander = self.commander
        copy.faction = self.faction
        copy.role = self.role
        copy.acting = self.acting
        copy.infiltrates = self.infiltrates
        copy.rapid = self.rapid
        copy.reserve = self.reserve
        copy.deployed = self.deployed
        copy.destroyed = self.destroyed
        copy.panicked = self.panicked
        copy.routed = self.routed
        copy.opening = self.opening
        copy.boons = self.boons[:]
        copy.tactic = self.tactic
        copy.activated = self.activated
        copy.started = self.started
        copy.acted = self.acted
        copy.special = self.special
        copy.panic_tested = self.panic_tested
        copy.rout_tested = self.rout_tested
        copy.shaken = self.shaken
        copy.forced_run = self.forced_run
        copy.rallies = self.rallies
        copy.suppressions = self.suppressions[:]
        copy.cast = self.cast[:]

    def living(self) -> list[Model]:
        """The models still in the game, on the table or in reserve, in squad order."""
        return [model for model in self.models if model.alive and not model.exited]

    def standing(self) -> list[Model]:
        """The models on the table."""
        return [model for model in self.models if model.on_table]

    def leader(self) -> Model | None:
        """warzone.coherency.measure: the commander in charge, or None."""
        for model in self.models:
            if model.id == self.commander and model.alive:
                return model
        return None

    def broken(self) -> bool:
        """Panicked or routed."""
        return self.panicked or self.routed


@final
class Structure:
    """A piece of terrain that can be shot down; `id` is that of the piece."""

    __slots__ = ("av", "id", "kind", "side", "sp", "whole")

    def __init__(self, id: str, kind: str, av: int, sp: int, whole: int, side: int = -1) -> None:
        self.id = id
        self.kind = kind
        self.av = av
        self.sp = sp
        self.whole = whole  # SP when undamaged
        self.side = side  # whose it is in the mission; -1 nobody's

    def clone(self) -> Structure:
        return Structure(self.id, self.kind, self.av, self.sp, self.whole, self.side)


@final
class Crate:
    """A supply crate of a mission: where it lies, or who carries it, or whose zone it has reached."""

    __slots__ = ("carrier", "id", "taken", "x", "y")

    def __init__(self, id: str, x: float, y: float) -> None:
        self.id = id
        self.x = x
        self.y = y
        self.carrier = ""  # model id
        self.taken = -1  # the side that brought it home

    def clone(self) -> Crate:
        copy = Crate(self.id, self.x, self.y)
        copy.carrier = self.carrier
        copy.taken = self.taken
        return copy


@final
class SideState:
    """What belongs to a side: its faction, resource cards, deck, score."""

    __slots__ = (
        "burned", "deck", "discard", "drew", "edge", "faction", "hand", "led", "lines", "lost", "name", "points",
        "ready", "stripped", "warlord",
    )  # fmt: skip

    def __init__(self, faction: str, name: Json) -> None:
        self.faction = faction
        self.name = name
        self.warlord = ""  # squad id
        self.led = 0  # cards the Leader brought (warzone.resource.death)
        self.ready = 0  # resource cards that can be burned
        self.burned = 0  # turned ones
        self.deck: list[str] = []  # top is the last
        self.hand: list[str] = []
        self.discard: list[str] = []
        self.drew = False  # has burned a card to draw one this turn
        self.stripped = False  # has burned a card to strip the opponent's hand this turn
        self.edge = ""  # "south", "north" …: where it deploys
        self.points = 0.0  # victory points so far
        self.lines: list[ScoreLine] = []
        self.lost: list[str] = []  # ids of its squads destroyed or fled

    def clone(self) -> SideState:
        copy = SideState(self.faction, self.name)
        self.copy_onto(copy)
        return copy

    def copy_onto(self, copy: SideState) -> None:
        """Makes another side like this one."""
        copy.warlord = self.warlord
        copy.led = self.led
        copy.ready = self.ready
        copy.burned = self.burned
        copy.deck = self.deck[:]
        copy.hand = self.hand[:]
        copy.discard = self.discard[:]
        copy.drew = self.drew
        copy.stripped = self.stripped
        copy.edge = self.edge
        copy.points = self.points
        copy.lines = self.lines[:]
        copy.lost = self.lost[:]
