"""FUBAR as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Final

from sandtable.core.effects import Effect
from sandtable.core.preview import Preview
from sandtable.core.scene import SceneView
from sandtable.core.setup import Setup, SetupError
from sandtable.core.system import OptionInfo, ScenarioInfo, System
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fubar.army.lists import read_army
from sandtable.systems.fubar.army.rosters import listed, roster_ids, standing_army
from sandtable.systems.fubar.book.catalogue import load
from sandtable.systems.fubar.book.scenarios import SCENARIOS, sides_of
from sandtable.systems.fubar.book.scenarios import load as load_scenario
from sandtable.systems.fubar.book.tables import PACKAGE
from sandtable.systems.fubar.harm.victory import standing
from sandtable.systems.fubar.setup.position import read_position
from sandtable.systems.fubar.setup.setting_up import all_reasons, check_options, options_of, start_state
from sandtable.systems.fubar.show.builder import builder_of, drawn_army
from sandtable.systems.fubar.show.scene import scene_of
from sandtable.systems.fubar.show.sheets import sheet_of
from sandtable.systems.fubar.show.tools import inspect
from sandtable.systems.fubar.state.names import side_names
from sandtable.systems.fubar.state.state import FubarState
from sandtable.systems.fubar.turn.turn import play

STANDARD_POINTS: Final = 200  # fubar.army.points: a standard side


class FubarSystem(System[FubarState]):
    """The two-page skirmish game: table, six-sided dice, one to four sides."""

    id = "fubar"
    package = PACKAGE
    rules_version = 2

    def scenarios(self) -> list[ScenarioInfo]:
        return [_info(id) for id in SCENARIOS]

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

    def play(self, state: FubarState) -> Coroutine[Effect, object, None]:
        return play(state)

    def scene(self, state: FubarState, side: int) -> SceneView:
        return scene_of(state, side)

    def standing(self, state: FubarState) -> list[float]:
        return standing(state)

    def inspect(self, state: FubarState, side: int, query: dict[str, Json]) -> Preview:
        return inspect(state, side, query)

    def check_army(self, army: Json, unit: str) -> list[Reason]:
        return read_army(load(unit), _spelled_out(army), 0).reasons

    def army_sheet(self, army: Json) -> dict[str, Json]:
        return sheet_of(load("in"), read_army(load("in"), _spelled_out(army), 0))

    def armies(self) -> list[Json]:
        armies: list[Json] = []
        for roster in roster_ids():
            units = standing_army(roster, STANDARD_POINTS)
            armies.append(
                {"roster": roster, "name": {"id": "fubar-roster-" + roster}, "units": [id for id in units]}
            )
        return armies

    def builder(self, edition: str) -> dict[str, Json]:
        return builder_of()

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
        least,
        most,
        [part.points for part in made.parts],
        made.turns,
    )
