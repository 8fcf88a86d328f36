"""What a rule system is to the rest of the house, and how the installed ones are found."""

from __future__ import annotations

from collections.abc import Coroutine
from importlib.metadata import entry_points
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

from mypy_extensions import mypyc_attr

from sandtable.core.balance import scenario_balance
from sandtable.core.campaigns import Campaigns
from sandtable.core.desk import ScenarioDesk
from sandtable.core.dice import Lots
from sandtable.core.effects import Effect
from sandtable.core.measures import Measures
from sandtable.core.packs import Shelf
from sandtable.core.paper import PaperArmy, PaperGame
from sandtable.core.pocket_table import PocketTable
from sandtable.core.preview import Preview
from sandtable.core.scene import SceneView
from sandtable.core.setup import Setup, SetupError
from sandtable.core.state import State
from sandtable.core.wire import Json, Message, Reason

S = TypeVar("S", bound=State)


class ScenarioInfo:
    """A scenario for lists and start pages: sides it takes, their roles, default armies' points, options."""

    def __init__(
        self,
        id: str,
        name: Message,
        briefing: list[Message],
        roles: list[Message],
        sides_least: int = 2,
        sides_most: int = 2,
        points: list[int] | None = None,
        turns: int = 0,
    ) -> None:
        self.id = id
        self.name = name
        self.briefing = briefing
        self.roles = roles
        self.sides_least = sides_least
        self.sides_most = sides_most
        self.points: list[int] = points if points is not None else []
        self.turns = turns

    def wire(self) -> dict[str, Json]:
        return {
            "id": self.id,
            "name": self.name.wire(),
            "briefing": [line.wire() for line in self.briefing],
            "roles": [role.wire() for role in self.roles],
            "sides": [self.sides_least, self.sides_most],
            "points": [p for p in self.points],
            "turns": self.turns,
        }


class OptionInfo:
    """A switch of a system: id, values allowed (first is the default), the rule behind it."""

    def __init__(self, id: str, name: Message, values: list[Json], why: str) -> None:
        self.id = id
        self.name = name
        self.values = values
        self.why = why

    def wire(self) -> dict[str, Json]:
        return {
            "id": self.id,
            "name": self.name.wire(),
            "values": [value for value in self.values],
            "why": self.why,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class System(Generic[S]):
    """One rule system, for the state it plays with: `class FubarSystem(System[FubarState])`.

    Subclassed once per folder of `systems`, found by the entry point `sandtable.systems`. Everything outside a system
    talks to it through this face only.
    """

    id: ClassVar[str] = ""
    package: ClassVar[str] = ""  # where rules.toml, data, scenarios and text lie
    rules_version: ClassVar[int] = 1  # grows when a journal of before would play differently
    shelf: ClassVar[Shelf | None] = (
        None  # what people's own figures for it may hold, where its lists take packs
    )

    def __init__(self) -> None:
        if self.shelf is not None:
            self.shelf.install_folder()

    def scenarios(self) -> list[ScenarioInfo]:
        return []

    def listed(self) -> list[dict[str, Json]]:
        """The scenarios as lists and start pages show them: with how even each was found to be."""
        listed: list[dict[str, Json]] = []
        for scenario in self.scenarios():
            wire = scenario.wire()
            even = scenario_balance(self.package, scenario.id)
            if even:
                wire["balance"] = even
            listed.append(wire)
        return listed

    def options(self) -> list[OptionInfo]:
        return []

    def editions(self) -> list[str]:
        return [""]

    def check_setup(self, setup: Setup) -> list[Reason]:
        """Everything wrong with a set-up, armies included."""
        return []

    def told_setup(self, setup: Setup, sides: list[int]) -> dict[str, Json]:
        """The set-up as the holders of these sides may read it while the game runs: some hide things in it.

        A position says everything, hidden things too, so that nothing of it is told.
        """
        wire = setup.wire()
        if setup.position is not None:
            wire["position"] = {"sealed": 1}
        return wire

    def start(self, setup: Setup) -> S:
        """The state before the first effect; raises SetupError with a sentence."""
        raise SetupError(f"system {self.id} cannot start a game")

    def position(self, setup: Setup) -> S:
        """A state out of `setup.position`: the game goes on from there as from a checkpoint."""
        raise SetupError(f"system {self.id} knows no positions")

    def guess(self, state: S, side: int, lots: Lots, seen: S | None = None) -> S:
        """What a side knows of a state, with everything hidden from it drawn afresh: a state to be played on.

        It depends on nothing hidden, only on `known(side)` and the lots. `seen` is what the side knows by now, where
        that is later than the state: what has come to light since is left as it was. A game that hides things
        writes its own; where nothing is hidden, what is known is everything.
        """
        known: S = state.known(side)  # type: ignore[assignment]
        return known

    def play(self, state: S) -> Coroutine[Effect, object, None]:
        """The whole game from this state (start or any checkpoint) to its end."""
        raise TypeError("a system writes its own play()")

    def scene(self, state: S, side: int) -> SceneView:
        """The board as this side may see it; -1 is an onlooker who sees what everybody sees."""
        raise TypeError("a system writes its own scene()")

    def turn(self, state: S) -> int:
        """Which turn it is, 0 before the first."""
        turn: int = getattr(state, "turn", 0)
        return turn

    def called(self, state: S, side: int) -> Json:
        """What a side is called on the table, as a nested message: the same that its scene says."""
        return cast("Json", self.scene(state, -1)["sides"][side]["name"])

    def standing(self, state: S) -> list[float]:
        """The points of every side if the game ended now; nothing where a game counts none."""
        return []

    def measures(self, state: S) -> Measures | None:
        """Numbers that tell who is ahead, for a learned win chance; None where a system gives none."""
        return None

    def inspect(self, state: S, side: int, query: dict[str, Json]) -> Preview:
        """Answers a tool of the client (ruler, sight, "could a shoot at b?") with what `side` may know."""
        return Preview()

    def check_army(self, army: Json, unit: str) -> list[Reason]:
        """Everything wrong with an army list."""
        return []

    def army_sheet(self, army: Json) -> dict[str, Json]:
        """An army list reckoned out: units, weapons, points; for screens and paper."""
        return {}

    def paper_army(self, army: Json) -> PaperArmy | None:
        """An army list for paper and terminals: numbers in play, boxes, rules; None when nothing can be read."""
        return None

    def paper_armies(self, setup: Setup) -> list[PaperArmy | None]:
        """What each side brings to a set-up, its own list or the scenario's; [] where forces are not lists."""
        return []

    def paper_game(self, edition: str) -> PaperGame | None:
        """What a real table needs besides armies and the map; None when nobody has told it yet."""
        return None

    def armies(self) -> list[Json]:
        """The ready-made army lists that come with the system."""
        return []

    def builder(self, edition: str) -> dict[str, Json]:
        """What army lists are built from, for screens that know no rules (docs/wire.md); {} when there is nothing."""
        return {}

    def random_army(self, points: int, seed: int, faction: str, edition: str) -> Json:
        """A legal list of at most so many points; the same arguments give the same list, faction "" draws one.

        Raises SetupError with a sentence when there is none.
        """
        raise SetupError(f"system {self.id} draws no armies")

    def packs(self) -> Shelf | None:
        """What people's own figures for it may hold, where its lists take such packs by the common form."""
        return self.shelf

    def desk(self) -> ScenarioDesk | None:
        """Where people write scenarios of their own; None when the system plays only its own."""
        return None

    def pocket(self, setup: Setup) -> PocketTable | None:
        """How a battle on a real table is laid out for the rules; None when it cannot be refereed from a pocket."""
        return None

    def campaigns(self) -> Campaigns:
        """Where campaigns are played; raises SetupError when the book has no chapter about them."""
        raise SetupError(f"system {self.id} has no campaigns")


AnySystem: TypeAlias = System[Any]
"""A system to whoever does not know its state, and hands it back as it was given: everybody outside."""

_loaded: dict[str, AnySystem] = {}


def system_ids() -> list[str]:
    """The ids of all installed systems, in alphabetical order."""
    return sorted({point.name for point in entry_points(group="sandtable.systems")})


def register(rules: AnySystem) -> None:
    """Adds a system that is not installed: a test's own, or one being written."""
    _loaded[rules.id] = rules


def system(id: str) -> AnySystem:
    """The system of that id; raises SetupError naming those there are."""
    if id not in _loaded:
        for point in entry_points(group="sandtable.systems"):
            if point.name == id:
                entry = point.load()
                _loaded[id] = entry()
                break
        else:
            names = ", ".join(system_ids())
            raise SetupError(f'there is no system "{id[:40]}"; installed are {names}')
    return _loaded[id]
