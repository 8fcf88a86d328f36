"""FUBAR as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Coroutine

from sandtable.core.desk import RANDOM, ScenarioDesk
from sandtable.core.dice import Lots
from sandtable.core.effects import Effect
from sandtable.core.measures import Measures
from sandtable.core.paper import PaperArmy, PaperGame
from sandtable.core.pocket_table import PocketTable
from sandtable.core.preview import Preview
from sandtable.core.scene import SceneView
from sandtable.core.setup import Setup, SetupError
from sandtable.core.system import OptionInfo, ScenarioInfo, System
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fubar.army.lists import read_army
from sandtable.systems.fubar.army.rosters import listed, roster_ids, standing_army
from sandtable.systems.fubar.book.catalogue import load
from sandtable.systems.fubar.book.packs import SHELF
from sandtable.systems.fubar.book.scenarios import SCENARIOS, STANDARD_TURNS, sides_of
from sandtable.systems.fubar.book.scenarios import load as load_scenario
from sandtable.systems.fubar.book.tables import PACKAGE
from sandtable.systems.fubar.ground.guessing import guess_state
from sandtable.systems.fubar.harm.victory import standing
from sandtable.systems.fubar.measures import measures_of
from sandtable.systems.fubar.setup.pocket import FubarPocket
from sandtable.systems.fubar.setup.position import read_position
from sandtable.systems.fubar.setup.setting_up import (
    STANDARD_POINTS,
    all_reasons,
    army_of,
    check_options,
    options_of,
    scenario_of,
    start_state,
)
from sandtable.systems.fubar.show.builder import builder_of, drawn_army
from sandtable.systems.fubar.show.desk import FubarDesk
from sandtable.systems.fubar.show.paper import paper_army
from sandtable.systems.fubar.show.paper_game import paper_game
from sandtable.systems.fubar.show.scene import scene_of
from sandtable.systems.fubar.show.sheets import sheet_of
from sandtable.systems.fubar.show.tools import inspect
from sandtable.systems.fubar.state.names import side_names
from sandtable.systems.fubar.state.state import FubarState
from sandtable.systems.fubar.turn.turn import play


class FubarSystem(System[FubarState]):
    """The two-page skirmish game: table, six-sided dice, one to four sides."""

    id = "fubar"
    package = PACKAGE
    rules_version = 2
    shelf = SHELF

    def scenarios(self) -> list[ScenarioInfo]:
        """Those that can be begun as they are; one of people's own comes with its file (scenario "own")."""
        roles = [Message("fubar-role-first"), Message("fubar-role-second")]
        name = "fubar-scenario-" + RANDOM
        points = [STANDARD_POINTS] * 2
        drawn = ScenarioInfo(
            RANDOM,
            Message(name),
            [Message(name + "-briefing")],
            roles,
            sides_least=2,
            sides_most=2,
            points=points,
            turns=STANDARD_TURNS,
        )
        return [*(_info(id) for id in SCENARIOS), drawn]

    def options(self) -> list[OptionInfo]:
        return options_of()

    def check_setup(self, setup: Setup) -> list[Reason]:
        try:
            if setup.position is not None:
                read_position(setup, check_options(setup.options))
                return []
            return all_reasons(setup)
        except SetupError as error:
            return [Reason("fubar.setup.table", "fubar-setup-refused", {"reason": str(error)})]

    def start(self, setup: Setup) -> FubarState:
        return start_state(setup)

    def position(self, setup: Setup) -> FubarState:
        state = read_position(setup, check_options(setup.options))
        state.names = side_names(state.scenario, [side.name for side in setup.sides], [])
        return state

    def guess(self, state: FubarState, side: int, lots: Lots, seen: FubarState | None = None) -> FubarState:
        return guess_state(state, side, lots, seen)

    def play(self, state: FubarState) -> Coroutine[Effect, object, None]:
        return play(state)

    def scene(self, state: FubarState, side: int) -> SceneView:
        return scene_of(state, side)

    def called(self, state: FubarState, side: int) -> Json:
        return state.called(side)

    def standing(self, state: FubarState) -> list[float]:
        return standing(state)

    def measures(self, state: FubarState) -> Measures:
        return measures_of(state)

    def inspect(self, state: FubarState, side: int, query: dict[str, Json]) -> Preview:
        return inspect(state, side, query)

    def check_army(self, army: Json, unit: str) -> list[Reason]:
        return read_army(load(unit), _spelled_out(army), 0).reasons

    def army_sheet(self, army: Json) -> dict[str, Json]:
        read = read_army(load("in"), _spelled_out(army), 0)
        return sheet_of(read.catalogue or load("in"), read)

    def paper_army(self, army: Json) -> PaperArmy | None:
        read = read_army(load("in"), _spelled_out(army), 0)
        return paper_army(read.catalogue or load("in"), read)

    def paper_armies(self, setup: Setup) -> list[PaperArmy | None]:
        options, catalogue = check_options(setup.options), load(setup.unit)
        scenario = scenario_of(setup, catalogue, options)
        armies = [army_of(setup, at, scenario, catalogue, options) for at in range(len(setup.sides))]
        return [paper_army(army.catalogue or catalogue, army) for army in armies]

    def paper_game(self, edition: str) -> PaperGame:
        return paper_game(load("in"))

    def armies(self) -> list[Json]:
        armies: list[Json] = []
        for roster in roster_ids():
            units = standing_army(roster, STANDARD_POINTS)
            armies.append(
                {"roster": roster, "name": {"id": "fubar-roster-" + roster}, "units": [id for id in units]}
            )
        return armies

    def pocket(self, setup: Setup) -> PocketTable:
        return FubarPocket(setup.unit)

    def builder(self, edition: str) -> dict[str, Json]:
        return builder_of()

    def desk(self) -> ScenarioDesk | None:
        return FubarDesk()

    def random_army(self, points: int, seed: int, faction: str, edition: str) -> Json:
        return drawn_army(points, seed, faction)


def _spelled_out(army: Json) -> Json:
    """The id of a faction stands for its standing army."""
    roster = text_of(army)
    return listed(standing_army(roster, STANDARD_POINTS)) if roster in roster_ids() else army


def _info(id: str) -> ScenarioInfo:
    least, most = sides_of(id)
    made = load_scenario(id, load("in"), most)
    name = "fubar-scenario-" + id
    return ScenarioInfo(
        id,
        Message(name),
        [Message(name + "-objective"), Message(name + "-special")],
        [Message("fubar-role-" + part.role) for part in made.parts],
        sides_least=least,
        sides_most=most,
        points=[part.points for part in made.parts],
        turns=made.turns,
    )
