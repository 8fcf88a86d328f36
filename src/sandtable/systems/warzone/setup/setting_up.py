"""From a set-up to the state before the first question: options, armies, table."""

from __future__ import annotations

from typing import Final

from sandtable.core.desk import OWN, RANDOM, sheet_in
from sandtable.core.options import filled_options, in_words
from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.system import OptionInfo
from sandtable.core.wire import Json, Message, Reason, side_letter, table_of, text_of
from sandtable.figures.laying import GENERATED, PLAYERS, players_lay
from sandtable.systems.warzone.army.deck_building import spelled_out as deck_cards
from sandtable.systems.warzone.army.lists import ArmyList, read_army, unknown
from sandtable.systems.warzone.army.muster import squad_of
from sandtable.systems.warzone.army.rosters import STANDARD, random_army, spelled_out, standing_army
from sandtable.systems.warzone.book.catalogue import load
from sandtable.systems.warzone.book.mission import Mission
from sandtable.systems.warzone.book.scenarios import DEFAULT, mission_of
from sandtable.systems.warzone.book.words import ASSASSIN, BREAKOUT, WARLORD
from sandtable.systems.warzone.harm.missions import lay_out
from sandtable.systems.warzone.setup.laying import add_structure
from sandtable.systems.warzone.setup.layout import listed, terrain_for
from sandtable.systems.warzone.setup.own_scenario import own_mission, sheet_faults
from sandtable.systems.warzone.state.pieces import SideState, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Board

FEET: Final = 12.0
TABLES: Final = {"standard": (4 * FEET, 4 * FEET), "large": (6 * FEET, 4 * FEET)}  # warzone.setup.table
POINTS: Final[list[Json]] = [STANDARD, 300, 500, 750, 1500]


def options_of() -> list[OptionInfo]:
    """Every switch of the system, the first value being the usual one."""
    rows: list[tuple[str, list[Json], str]] = [
        ("points", POINTS, "warzone.army.points"),
        ("deck", [False, True], "warzone.deck.optional"),
        ("level", [1, 2, 3, 4], "warzone.mission.levels"),
        ("secondary", [ASSASSIN, BREAKOUT], "warzone.mission.levels"),
        ("table", ["standard", "large"], "warzone.setup.table"),
        ("terrain", [GENERATED, PLAYERS], "warzone.setup.terrain"),
        ("rapid_limit", [False, True], "warzone.setup.rapid.limit"),
    ]
    return [OptionInfo(id, Message("warzone-option-" + id), values, why) for id, values, why in rows]


def check_options(options: Row) -> Row:
    """The options with the usual values filled in; raises SetupError for those that mean nothing."""
    filled = filled_options("warzone", options_of(), options, free=("points",))
    points = filled["points"]
    if isinstance(points, bool) or not isinstance(points, int) or not 0 <= points <= 10000:
        raise SetupError('option "points" is a whole number from 0 (no limit) to 10000')
    return filled


def game_mission(setup: Setup, options: Row) -> Mission:
    """warzone.mission.levels: the mission of a set-up with what its level adds."""
    if len(setup.sides) != 2:
        raise SetupError("warzone is a game for two sides")  # warzone.turn.players
    if setup.unit != "in":
        raise SetupError("warzone is measured in inches")
    level = options.get("level")
    if setup.scenario in (OWN, RANDOM):
        if level != 1:
            raise SetupError(
                "levels above 1 need a Priority mission; a mission drawn or out of a file is none"
            )
        return own_mission(setup)
    return mission_of(
        setup.scenario or DEFAULT, level if isinstance(level, int) else 1, text_of(options.get("secondary"))
    )


def limit_of(options: Row) -> int:
    """warzone.army.points: what a side may spend; 0 for no limit."""
    points = options.get("points")
    return points if isinstance(points, int) else STANDARD


def default_factions(layout: int) -> list[str]:
    """A different faction for each side, chosen by the layout."""
    factions = load().factions
    n = len(factions)
    first = layout % n
    return [factions[first], factions[(first + 1 + layout // n % (n - 1)) % n]]


def _given_twice(refused: ArmyList, side: int) -> ArmyList:
    """The scenario brings the army of a side, and the set-up another one."""
    refused.reasons = [Reason("warzone.army.points", "core-file-army-given", {"at": side_letter(side)})]
    return refused


def _no_faction(army: str) -> ArmyList:
    refused = ArmyList(load())
    known = [*load().factions, RANDOM]
    refused.reasons = [unknown("warzone.army.chart", "faction", army, known, {"unit": ""})]
    return refused


def side_limit(mission: Mission, side: int, options: Row) -> int:
    """warzone.army.points: what a file grants a side, else what was agreed on."""
    page = mission.first.side(side)
    return (page.points if page is not None else 0) or limit_of(options)


def army_of(setup: Setup, side: int, options: Row, mission: Mission) -> ArmyList:
    """A side's army: its own list, a faction's standing army, or one drawn from the layout seed."""
    page = mission.first.side(side)
    limit = side_limit(mission, side, options)
    army = setup.sides[side].army
    if page is not None and page.army is not None:
        if army is not None:
            return _given_twice(ArmyList(load()), side)
        army, limit = page.army, 0
    size = limit or STANDARD
    rapid = options.get("rapid_limit") is True
    deck = options.get("deck") is True
    if isinstance(army, str) and army not in ("", RANDOM) and army not in load().factions:
        return _no_faction(army)
    table = table_of(army)
    drawn = army == RANDOM or table.get("random") is True
    if army is None or army == "" or drawn:
        faction = text_of(table.get("faction")) or default_factions(setup.layout)[side]
        if drawn:
            army = random_army(size, 2 * setup.layout + side, faction, not rapid)
        else:
            army = standing_army(faction, size, not rapid)
    return read_army(spelled_out(army, size, not rapid), limit, rapid, deck)


def all_reasons(setup: Setup) -> list[Reason]:
    """Everything wrong with the armies of a set-up; a set-up that cannot be read raises SetupError."""
    options = check_options(setup.options)
    reasons: list[Reason] = sheet_faults(sheet_in(setup)) if setup.scenario == OWN else []
    if reasons:
        return reasons
    mission = game_mission(setup, options)
    for side in range(len(setup.sides)):
        reasons.extend(army_of(setup, side, options, mission).reasons)
    return reasons


def side_name(given: str, army: ArmyList, rival: str, side: int) -> Json:
    """What a side is called: as people named it, by its list, or by its faction."""
    if given:
        return {"id": "warzone-name", "values": {"name": given}}
    if army.name:
        return {"id": "warzone-name", "values": {"name": army.name}}
    name: Json = {"id": "warzone-faction-" + army.faction}
    if army.faction == rival:
        return {"id": "warzone-side", "values": {"name": name, "side": side_letter(side)}}
    return name


def start_state(setup: Setup) -> WarzoneState:
    """The state before the first effect."""
    options = check_options(setup.options)
    mission = game_mission(setup, options)
    armies = [army_of(setup, side, options, mission) for side in range(2)]
    sides: list[SideState] = []
    squads: list[Squad] = []
    for side, army in enumerate(armies):
        if army.reasons:
            raise SetupError(f"the army of side {side_letter(side)} is refused: {in_words(army.reasons)}")
        page = mission.first.side(side)
        own = page.name if page is not None and not setup.sides[side].name else None
        name = own or side_name(setup.sides[side].name, army, armies[1 - side].faction, side)
        sides.append(SideState(army.faction, name))
        if options.get("deck") is True:
            sides[side].deck = deck_cards(army.catalogue, army.deck)
        for number, entry in enumerate(army.entries, 1):
            squads.append(squad_of(army.catalogue, f"{side_letter(side)}{number}", side, entry))
    width, height = mission.first.table or TABLES[text_of(options.get("table"))]
    pieces = (
        listed(load(), mission)
        if players_lay(options)
        else terrain_for(load(), mission, width, height, setup.layout)
    )
    state = WarzoneState(load(), mission, Board(width, height, pieces), sides, squads, options)
    name_warlords(state)
    for piece in state.board.pieces:
        add_structure(state, piece, -1)
    lay_out(state)
    return state


def name_warlords(state: WarzoneState) -> None:
    """warzone.resource.leader: each side's Leader is its Warlord."""
    for squad in state.squads:
        if squad.role == WARLORD and not state.sides[squad.side].warlord:
            state.sides[squad.side].warlord = squad.id
