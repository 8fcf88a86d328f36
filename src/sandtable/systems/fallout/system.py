"""Fallout: Warfare as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Coroutine

from sandtable.core.campaigns import Campaigns
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
from sandtable.core.wire import Json, Message, Reason, number_of, table_of, text_of
from sandtable.systems.fallout.army.list_read import ArmyList, Terms
from sandtable.systems.fallout.army.lists import read_army
from sandtable.systems.fallout.army.rosters import STANDARD_POINTS, faction_ids, house_army, random_army
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.book.packs import SHELF
from sandtable.systems.fallout.book.scenarios import SCENARIOS, sides_of
from sandtable.systems.fallout.book.scenarios import load as load_scenario
from sandtable.systems.fallout.book.tables import EDITIONS, PACKAGE
from sandtable.systems.fallout.book.words import CENTIMETRES, ENGLISH, INCHES, ITALIAN
from sandtable.systems.fallout.harm.victory import standing
from sandtable.systems.fallout.measures import measures_of
from sandtable.systems.fallout.setup.pocket import FalloutPocket
from sandtable.systems.fallout.setup.position import read_position
from sandtable.systems.fallout.setup.setting_up import army_of, scenario_of, start_state, why_not_begin
from sandtable.systems.fallout.setup.settings import check_options, edition_of, options_of
from sandtable.systems.fallout.show.builder import builder_of
from sandtable.systems.fallout.show.campaign_desk import FalloutCampaigns
from sandtable.systems.fallout.show.desk import FalloutDesk
from sandtable.systems.fallout.show.paper import paper_army
from sandtable.systems.fallout.show.paper_game import paper_game
from sandtable.systems.fallout.show.scene import scene_of
from sandtable.systems.fallout.show.sheets import sheet_of
from sandtable.systems.fallout.show.tools import inspect
from sandtable.systems.fallout.state.guessing import guess_state
from sandtable.systems.fallout.state.state import FalloutState
from sandtable.systems.fallout.turn.turn import play, put_in_place


class FalloutSystem(System[FalloutState]):
    """Squads in the wasteland: table, ten-sided dice, two to four sides, two editions."""

    id = "fallout"
    package = PACKAGE
    rules_version = 2
    shelf = SHELF

    def scenarios(self) -> list[ScenarioInfo]:
        """Those that can be begun as they are; one of people's own comes with its file (scenario "own")."""
        roles = [Message("fallout-role-south"), Message("fallout-role-north")]
        name = "fallout-scenario-" + RANDOM
        points = [int(STANDARD_POINTS)] * 2
        drawn = ScenarioInfo(
            RANDOM,
            Message(name),
            [Message(name + "-briefing")],
            roles,
            sides_least=2,
            sides_most=2,
            points=points,
            turns=12,
        )
        return [*(_info(id) for id in SCENARIOS), drawn]

    def options(self) -> list[OptionInfo]:
        return options_of()

    def editions(self) -> list[str]:
        return [edition for edition in EDITIONS]

    def check_setup(self, setup: Setup) -> list[Reason]:
        try:
            if setup.position is not None:
                read_position(setup)
                return []
            return why_not_begin(setup)
        except SetupError as error:
            return [Reason("fallout.setup.scenario", "fallout-setup-refused", {"reason": str(error)})]

    def told_setup(self, setup: Setup, sides: list[int]) -> dict[str, Json]:
        """fallout.mine.place.distance: how many counters others have is their business (`state.known`)."""
        wire = super().told_setup(setup, sides)
        told: list[Json] = []
        for number, side in enumerate(setup.sides):
            row = side.wire()
            army = side.army
            if isinstance(army, dict) and number not in sides:
                row["army"] = {key: value for key, value in army.items() if key != "mines"}
            told.append(row)
        wire["sides"] = told
        return wire

    def start(self, setup: Setup) -> FalloutState:
        state = start_state(setup)
        put_in_place(state)
        return state

    def position(self, setup: Setup) -> FalloutState:
        state = read_position(setup)
        put_in_place(state)
        return state

    def guess(
        self, state: FalloutState, side: int, lots: Lots, seen: FalloutState | None = None
    ) -> FalloutState:
        return guess_state(state, side, lots, seen)

    def play(self, state: FalloutState) -> Coroutine[Effect, object, None]:
        return play(state)

    def scene(self, state: FalloutState, side: int) -> SceneView:
        return scene_of(state, side)

    def called(self, state: FalloutState, side: int) -> Json:
        return state.called(side)

    def standing(self, state: FalloutState) -> list[float]:
        return standing(state)

    def measures(self, state: FalloutState) -> Measures:
        return measures_of(state)

    def inspect(self, state: FalloutState, side: int, query: dict[str, Json]) -> Preview:
        return inspect(state, side, query)

    def check_army(self, army: Json, unit: str) -> list[Reason]:
        return _read(army, unit).reasons

    def army_sheet(self, army: Json) -> dict[str, Json]:
        return sheet_of(_read(army, INCHES))

    def paper_army(self, army: Json) -> PaperArmy | None:
        edition = text_of(table_of(army).get("edition"))
        return paper_army(_read(army, CENTIMETRES if edition == ITALIAN else INCHES))

    def paper_armies(self, setup: Setup) -> list[PaperArmy | None]:
        options, edition = check_options(setup.options), edition_of(setup.edition)
        catalogue = load(edition, CENTIMETRES if edition == ITALIAN else setup.unit)
        scenario = scenario_of(setup, options)
        sides = range(len(setup.sides))
        return [paper_army(army_of(setup, at, scenario, catalogue, options)) for at in sides]

    def paper_game(self, edition: str) -> PaperGame:
        return paper_game(
            load(edition_of(edition), CENTIMETRES if edition_of(edition) == ITALIAN else INCHES)
        )

    def armies(self) -> list[Json]:
        lists: list[Json] = []
        for faction in faction_ids():
            made = _shelved(faction)
            lists.append(
                {**made, "name": "", "roster": faction, "title": {"id": "fallout-faction-" + faction}}
            )
        return lists

    def pocket(self, setup: Setup) -> PocketTable:
        return FalloutPocket(setup.unit)

    def builder(self, edition: str) -> dict[str, Json]:
        return builder_of(load(edition_of(edition), INCHES))

    def random_army(self, points: int, seed: int, faction: str, edition: str) -> Json:
        return random_army(load(edition_of(edition), INCHES), float(points), seed, faction)

    def desk(self) -> ScenarioDesk | None:
        return FalloutDesk()

    def campaigns(self) -> Campaigns:
        return FalloutCampaigns()


def _shelved(faction: str) -> dict[str, Json]:
    """A list that may be handed in whichever book is played by: prices differ, so not every edition's own will do."""
    lists = [table_of(house_army(load(edition, INCHES), faction, STANDARD_POINTS)) for edition in EDITIONS]
    for made in lists:
        if not any(_read({**made, "edition": edition}, INCHES).reasons for edition in EDITIONS):
            return {**made, "edition": EDITIONS[0]}
    return lists[0]


def _read(army: Json, unit: str) -> ArmyList:
    """A list by itself: its own words say edition, size and terms; the id of a faction stands for its house army."""
    table = table_of(army)
    edition = text_of(table.get("edition"))
    catalogue = load(edition if edition in EDITIONS else ENGLISH, unit)
    terms = Terms(
        limit=number_of(table.get("points", 0)) or 0.0,
        tournament=table.get("tournament") is True,
        energy=table.get("energy") is True,
    )
    faction = text_of(army)
    if faction in faction_ids():
        return read_army(catalogue, house_army(catalogue, faction, STANDARD_POINTS), terms)
    return read_army(catalogue, army, terms)


def _info(id: str) -> ScenarioInfo:
    least, most = sides_of(id)
    made = load_scenario(id, 1.0, most)
    name = "fallout-scenario-" + id
    return ScenarioInfo(
        id=id,
        name=Message(name),
        briefing=[Message(name + "-objective"), Message(name + "-special")],
        roles=[Message("fallout-role-" + part.role) for part in made.parts],
        sides_least=least,
        sides_most=most,
        points=[part.points for part in made.parts],
        turns=made.turns,
    )
