"""The whole state of a Warzone game: catalogue and mission, squads, structures, cards in play, the turn."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import ClassVar, TypeAlias, final

from sandtable.core.effects import Effect
from sandtable.core.state import State
from sandtable.core.wire import Json
from sandtable.systems.warzone.book.catalogue import Catalogue
from sandtable.systems.warzone.book.mission import Mission
from sandtable.systems.warzone.book.profiles import Boon, Objective, Zone
from sandtable.systems.warzone.state.drill import Drill
from sandtable.systems.warzone.state.identities import SETTING_UP
from sandtable.systems.warzone.state.pieces import Crate, Model, SideState, Squad, Structure
from sandtable.systems.warzone.state.touched_models import Touched
from sandtable.systems.warzone.state.vision import Vision
from sandtable.table import Board

Runs: TypeAlias = "Callable[[WarzoneState, Squad], Coroutine[Effect, object, None]]"
TakesCover: TypeAlias = "Callable[[WarzoneState, Model, Model, bool], Coroutine[Effect, object, bool]]"
CanApproach: TypeAlias = "Callable[[WarzoneState, Model, Model], bool]"
Approaches: TypeAlias = "Callable[[WarzoneState, Model, Model], Coroutine[Effect, object, None]]"
RunsForCover: TypeAlias = "Callable[[WarzoneState, Model, Model, float], Coroutine[Effect, object, int]]"


@final
class Reactions:
    """Moves in the middle of other rules, which the turn puts in place.

    Of whoever has lost his nerve, is shot at, or steps up to strike.
    """

    __slots__ = ("approaches", "can_approach", "forced_run", "runs_for_cover", "takes_cover")

    def __init__(
        self,
        *,
        forced_run: Runs,
        takes_cover: TakesCover,
        runs_for_cover: RunsForCover,
        can_approach: CanApproach,
        approaches: Approaches,
    ) -> None:
        self.forced_run = forced_run
        self.takes_cover = takes_cover
        self.runs_for_cover = runs_for_cover
        self.can_approach = can_approach
        self.approaches = approaches


Roster: TypeAlias = tuple[list[list[Model]] | None, dict[str, Model] | None, dict[str, Squad] | None]


class WarzoneState(State):
    """Everything a Warzone game needs to go on from a checkpoint. Catalogue, mission and board are immutable.

    `phase`: "setup", "start", "initiative", "arrivals", "battle", "end", "over".
    """

    passing: ClassVar[tuple[str, ...]] = ("events", "watcher", "reactions", "vision")

    def __init__(
        self,
        catalogue: Catalogue,
        mission: Mission,
        board: Board,
        sides: list[SideState],
        squads: list[Squad],
        options: dict[str, Json],
    ) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.mission = mission
        self.board = board  # replaced when a structure falls
        self.sides = sides
        self.squads = squads
        self.options = options
        self.structures: list[Structure] = []
        self.crates: list[Crate] = []
        self.objectives: list[Objective] = []
        self.zones: list[Zone | None] = [None for _ in sides]  # where each side deployed
        self.attacker = -1  # side, in missions that have one
        self.turn = 0
        self.phase = SETTING_UP
        self.step = 0  # how far the phase has come; each chapter counts its own steps
        self.deploy_first = 0  # winner of the deployment roll
        self.placer = 0  # the side that places or brings in next
        self.winner = 0  # of the last initiative roll
        self.holder = 0  # the side that activates next
        self.active = ""  # squad being activated
        self.actor = ""  # model of it that is acting
        self.drill: Drill | None = None  # what the squad was told to do on one answer
        self.strategy = ""  # card id of the one Strategy in play
        self.strategy_side = -1
        self.strategy_boons: list[Boon] = []
        self.hurt: list[str] = []  # squads that lost models since morale was last looked at
        self.reactions: Reactions | None = None  # who moves in the middle of an attack; the turn says so
        self.vision: Vision | None = None  # what is known of sight on this board; shared by copies
        self.touched: Touched | None = None  # in copies made for odds
        self._field: list[list[Model]] | None = None
        self._models: dict[str, Model] | None = None
        self._squads: dict[str, Squad] | None = None

    # ------------------------------------------------------------ looking up

    def squad(self, id: str) -> Squad:
        """The squad of that id."""
        index = self._squads
        if index is None:
            index = {squad.id: squad for squad in self.squads}
            self._squads = index
        return index[id]

    def squad_of(self, model: Model) -> Squad:
        """The squad a model belongs to."""
        index = self._squads
        return index[model.squad] if index is not None else self.squad(model.squad)

    def model(self, id: str) -> Model:
        """The model of that id."""
        return self.models()[id]

    def models(self) -> dict[str, Model]:
        """All models of the game by id, dead ones too."""
        index = self._models
        if index is None:
            index = {}
            for squad in self.squads:
                for model in squad.models:
                    index[model.id] = model
            self._models = index
        return index

    def field(self, side: int) -> list[Model]:
        """The models of a side on the table, in the order of the squads."""
        field = self._field
        if field is None:
            field = [[] for _ in self.sides]
            for squad in self.squads:
                for model in squad.models:
                    if model.on_table:
                        field[model.side].append(model)
            self._field = field
        return field[side]

    def roster_changed(self) -> None:
        """Must be called when a model comes onto the table, leaves it, or joins another squad."""
        self._field = None
        self._models = None
        self._squads = None

    def left(self, model: Model) -> None:
        """Must be called when a model leaves the table for good; quicker than `roster_changed`."""
        field = self._field
        if field is not None:
            side = model.side
            gone = [other for other in field[side] if other is not model]
            self._field = [gone if number == side else field[number] for number in range(len(field))]

    def roster(self) -> Roster:
        """Who is where, as it was worked out: for `set_roster` when everything is again as it is now."""
        return self._field, self._models, self._squads

    def set_roster(self, roster: Roster) -> None:
        """Puts back what `roster` gave."""
        self._field, self._models, self._squads = roster

    def touch(self, model: Model) -> None:
        """Notes that an attack has come to a model and may change it: odds put it back before they try again."""
        touched = self.touched
        if touched is not None:
            touched.models[model.id] = model

    def structure(self, id: str) -> Structure | None:
        """The structure that a piece of terrain is, or None."""
        for structure in self.structures:
            if structure.id == id:
                return structure
        return None

    def of_side(self, side: int) -> list[Squad]:
        """A side's squads that are still in the game."""
        return [squad for squad in self.squads if squad.side == side and not squad.destroyed]

    def rival(self, side: int) -> int:
        """warzone.turn.players: the other side."""
        return 1 - side

    # ------------------------------------------------------------ copies

    def clone(self) -> WarzoneState:
        copy = WarzoneState(
            self.catalogue,
            self.mission,
            self.board,
            [side.clone() for side in self.sides],
            [squad.clone() for squad in self.squads],
            self.options,
        )
        copy.structures = [structure.clone() for structure in self.structures]
        copy.crates = [crate.clone() for crate in self.crates]
        self.copy_onto(copy)
        return copy

    def copy_onto(self, copy: WarzoneState) -> None:
        """Makes another state of the same game like this one, all that is cloned by itself apart."""
        copy.copy_core(self)
        copy.board = self.board
        copy.objectives = self.objectives
        copy.zones = self.zones[:]
        copy.attacker = self.attacker
        copy.turn = self.turn
        copy.phase = self.phase
        copy.step = self.step
        copy.deploy_first = self.deploy_first
        copy.placer = self.placer
        copy.winner = self.winner
        copy.holder = self.holder
        copy.active = self.active
        copy.actor = self.actor
        drill = self.drill
        copy.drill = drill.clone() if drill is not None else None
        copy.strategy = self.strategy
        copy.strategy_side = self.strategy_side
        copy.strategy_boons = self.strategy_boons
        copy.hurt = self.hurt[:]
        copy.reactions = self.reactions
        copy.vision = self.vision

    # `record` needs this class, so it is imported when it is called.

    def digest(self) -> str:
        from sandtable.systems.warzone.state.record import digest_state  # noqa: PLC0415

        return digest_state(self)

    def dump(self) -> dict[str, Json]:
        from sandtable.systems.warzone.state.record import dump_state  # noqa: PLC0415

        return dump_state(self)

    def known(self, side: int) -> WarzoneState:
        from sandtable.systems.warzone.state.known import known_state  # noqa: PLC0415

        return known_state(self, side)
