"""Warfare as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Coroutine

from sandtable.core.desk import ScenarioDesk
from sandtable.core.dice import Lots
from sandtable.core.effects import Effect
from sandtable.core.measures import Measures
from sandtable.core.paper import PaperArmy, PaperGame
from sandtable.core.pocket_table import PocketTable
from sandtable.core.preview import Preview
from sandtable.core.scene import SceneView
from sandtable.core.setup import Setup, SetupError
from sandtable.core.system import OptionInfo, ScenarioInfo, System
from sandtable.core.wire import Json, Message, Reason, table_of, text_of
from sandtable.systems.warfare.army.lists import read_force
from sandtable.systems.warfare.army.rosters import STANDARD_POINTS, random_army, standing_armies
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.packs import SHELF
from sandtable.systems.warfare.book.scenarios import SCENARIOS, briefing_of, printed_sheet
from sandtable.systems.warfare.book.sheet import RANDOM
from sandtable.systems.warfare.book.tables import PACKAGE
from sandtable.systems.warfare.harm.victory import standing
from sandtable.systems.warfare.measures import measures_of
from sandtable.systems.warfare.setup.guessing import guess_state
from sandtable.systems.warfare.setup.pocket import WarfarePocket
from sandtable.systems.warfare.setup.position import read_position
from sandtable.systems.warfare.setup.setting_up import all_reasons, check_options, options_of, start_state
from sandtable.systems.warfare.setup.sheet_secrets import told_setup
from sandtable.systems.warfare.show.builder import builder_of, sheet_of_force
from sandtable.systems.warfare.show.desk import WarfareDesk
from sandtable.systems.warfare.show.paper import paper_army, paper_sides
from sandtable.systems.warfare.show.paper_game import paper_game
from sandtable.systems.warfare.show.scene import scene_of
from sandtable.systems.warfare.show.tools import inspect
from sandtable.systems.warfare.state.names import side_word
from sandtable.systems.warfare.state.state import WarfareState
from sandtable.systems.warfare.turn.turn import play, put_in_place


class WarfareSystem(System[WarfareState]):
    """Modern tactical combat on hexes: nine coloured dice, an action track, one to four sides."""

    id = "warfare"
    package = PACKAGE
    rules_version = 3
    shelf = SHELF

    def scenarios(self) -> list[ScenarioInfo]:
        """Those that can be begun as they are; one of people's own comes with its file (scenario "own")."""
        roles = [Message("warfare-role-first"), Message("warfare-role-second")]
        name = Message("warfare-scenario-" + RANDOM)
        briefing = [Message(f"warfare-scenario-{RANDOM}-briefing")]
        drawn = ScenarioInfo(
            RANDOM, name, briefing, roles, sides_least=1, sides_most=2, points=[STANDARD_POINTS] * 2, turns=4
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
            return [Reason("warfare.setup.map", "warfare-setup-refused", {"reason": str(error)})]

    def told_setup(self, setup: Setup, sides: list[int]) -> dict[str, Json]:
        return told_setup(setup, super().told_setup(setup, sides), sides)

    def start(self, setup: Setup) -> WarfareState:
        state = start_state(setup)
        put_in_place(state)
        return state

    def position(self, setup: Setup) -> WarfareState:
        state = read_position(setup, check_options(setup.options))
        put_in_place(state)
        return state

    def guess(
        self, state: WarfareState, side: int, lots: Lots, seen: WarfareState | None = None
    ) -> WarfareState:
        return guess_state(state, side, lots, seen)

    def play(self, state: WarfareState) -> Coroutine[Effect, object, None]:
        return play(state)

    def scene(self, state: WarfareState, side: int) -> SceneView:
        return scene_of(state, side)

    def called(self, state: WarfareState, side: int) -> Json:
        return side_word(state, side)

    def standing(self, state: WarfareState) -> list[float]:
        return standing(state)

    def measures(self, state: WarfareState) -> Measures:
        return measures_of(state)

    def inspect(self, state: WarfareState, side: int, query: dict[str, Json]) -> Preview:
        return inspect(state, side, query)

    def check_army(self, army: Json, unit: str) -> list[Reason]:
        return read_force(_spelled_out(army)).reasons

    def army_sheet(self, army: Json) -> dict[str, Json]:
        return sheet_of_force(read_force(_spelled_out(army)))

    def paper_army(self, army: Json) -> PaperArmy | None:
        return paper_army(read_force(_spelled_out(army)))

    def paper_armies(self, setup: Setup) -> list[PaperArmy | None]:
        return paper_sides(start_state(setup))

    def paper_game(self, edition: str) -> PaperGame:
        return paper_game()

    def armies(self) -> list[Json]:
        return standing_armies()

    def pocket(self, setup: Setup) -> PocketTable:
        return WarfarePocket()

    def builder(self, edition: str) -> dict[str, Json]:
        return builder_of()

    def desk(self) -> ScenarioDesk | None:
        return WarfareDesk()

    def random_army(self, points: int, seed: int, faction: str, edition: str) -> Json:
        return random_army(points, seed, faction)


def _spelled_out(army: Json) -> Json:
    """The id of a faction stands for a standard force of it."""
    faction = text_of(army)
    return random_army(STANDARD_POINTS, 1, faction) if faction in catalogue().factions else army


def _info(id: str) -> ScenarioInfo:
    sheet = printed_sheet(id)
    briefing: list[Message] = []
    for line in briefing_of(sheet):
        table = table_of(line)
        briefing.append(Message(text_of(table.get("id")), table_of(table.get("values"))))
    roles = [Message("warfare-faction-" + part.faction.lower()) for part in sheet.parts]
    most = max(sheet.players)
    if most > 2:
        roles = [
            Message("warfare-faction-" + split.faction.lower())
            for part in sheet.parts
            for split in part.splits
        ]
    name = Message("warfare-scenario-" + id)
    return ScenarioInfo(
        id,
        name,
        briefing,
        roles,
        sides_least=min(sheet.players),
        sides_most=most,
        points=[],
        turns=sheet.turns,
    )
