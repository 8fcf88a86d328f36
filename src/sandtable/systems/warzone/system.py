"""Warzone as the rest of the house sees it."""

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
from sandtable.core.wire import Json, Message, Reason, table_of
from sandtable.systems.warzone.army.lists import read_army
from sandtable.systems.warzone.army.rosters import STANDARD, random_army, spelled_out, standing_army
from sandtable.systems.warzone.book.catalogue import load
from sandtable.systems.warzone.book.mission import STANDARD_TURNS
from sandtable.systems.warzone.book.packs import SHELF
from sandtable.systems.warzone.book.scenarios import MISSIONS, page
from sandtable.systems.warzone.book.tables import PACKAGE
from sandtable.systems.warzone.cards.guessing import guess_state
from sandtable.systems.warzone.harm.victory import standing
from sandtable.systems.warzone.measures import measures_of
from sandtable.systems.warzone.setup.pocket import WarzonePocket
from sandtable.systems.warzone.setup.position import read_position
from sandtable.systems.warzone.setup.setting_up import (
    all_reasons,
    army_of,
    check_options,
    game_mission,
    options_of,
    start_state,
)
from sandtable.systems.warzone.show.builder import builder_of
from sandtable.systems.warzone.show.desk import WarzoneDesk
from sandtable.systems.warzone.show.paper import paper_army
from sandtable.systems.warzone.show.paper_game import paper_game
from sandtable.systems.warzone.show.scene import scene_of
from sandtable.systems.warzone.show.sheets import sheet_of
from sandtable.systems.warzone.show.tools import inspect
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.turn.turn import play, put_in_place


class WarzoneSystem(System[WarzoneState]):
    """Squads of miniatures, D20 and cards, for two sides on a table in inches."""

    id = "warzone"
    package = PACKAGE
    rules_version = 3
    shelf = SHELF

    def scenarios(self) -> list[ScenarioInfo]:
        """Those that can be begun as they are; one of people's own comes with its file (scenario "own")."""
        roles = [Message("warzone-role-first"), Message("warzone-role-second")]
        name = "warzone-mission-" + RANDOM
        points = [STANDARD] * 2
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
        return [*(_info(id) for id in MISSIONS), drawn]

    def options(self) -> list[OptionInfo]:
        return options_of()

    def check_setup(self, setup: Setup) -> list[Reason]:
        try:
            if setup.position is not None:
                read_position(setup, check_options(setup.options))
                return []
            return all_reasons(setup)
        except SetupError as error:
            why = "warzone.setup.sequence" if len(setup.sides) == 2 else "warzone.turn.players"
            return [Reason(why, "warzone-setup-refused", {"reason": str(error)})]

    def start(self, setup: Setup) -> WarzoneState:
        state = start_state(setup)
        put_in_place(state)
        return state

    def position(self, setup: Setup) -> WarzoneState:
        state = read_position(setup, check_options(setup.options))
        put_in_place(state)
        return state

    def guess(
        self, state: WarzoneState, side: int, lots: Lots, seen: WarzoneState | None = None
    ) -> WarzoneState:
        return guess_state(state, side, lots, seen)

    def play(self, state: WarzoneState) -> Coroutine[Effect, object, None]:
        return play(state)

    def scene(self, state: WarzoneState, side: int) -> SceneView:
        return scene_of(state, side)

    def called(self, state: WarzoneState, side: int) -> Json:
        return state.sides[side].name

    def standing(self, state: WarzoneState) -> list[float]:
        return standing(state)

    def measures(self, state: WarzoneState) -> Measures:
        return measures_of(state)

    def inspect(self, state: WarzoneState, side: int, query: dict[str, Json]) -> Preview:
        return inspect(state, side, query)

    def check_army(self, army: Json, unit: str) -> list[Reason]:
        return read_army(spelled_out(army, STANDARD)).reasons

    def army_sheet(self, army: Json) -> dict[str, Json]:
        return sheet_of(read_army(spelled_out(army, STANDARD)))

    def paper_army(self, army: Json) -> PaperArmy | None:
        return paper_army(read_army(spelled_out(army, STANDARD)))

    def paper_armies(self, setup: Setup) -> list[PaperArmy | None]:
        options = check_options(setup.options)
        mission = game_mission(setup, options)
        return [paper_army(army_of(setup, at, options, mission)) for at in range(len(setup.sides))]

    def paper_game(self, edition: str) -> PaperGame:
        return paper_game(load())

    def armies(self) -> list[Json]:
        armies: list[Json] = []
        for faction in load().factions:
            army = dict(table_of(standing_army(faction)))
            army["id"] = faction
            army["name"] = {"id": "warzone-faction-" + faction}
            armies.append(army)
        return armies

    def pocket(self, setup: Setup) -> PocketTable:
        return WarzonePocket()

    def builder(self, edition: str) -> dict[str, Json]:
        return builder_of()

    def desk(self) -> ScenarioDesk | None:
        return WarzoneDesk()

    def random_army(self, points: int, seed: int, faction: str, edition: str) -> Json:
        return random_army(points, seed, faction)


def _info(id: str) -> ScenarioInfo:
    mission = page(id)
    name = "warzone-mission-" + id
    roles = ["attacker", "defender"] if mission.attacker else ["first", "second"]
    return ScenarioInfo(
        id,
        Message(name),
        [Message(name + "-objective"), Message(name + "-special")],
        [Message("warzone-role-" + role) for role in roles],
        sides_least=2,
        sides_most=2,
        points=[STANDARD, STANDARD],
        turns=mission.turns,
    )
