"""The random scenario generator: a scenario sheet out of a seed, in the nine steps of the book of house rules.

The seed is the set-up's `layout`: it is public, so that both people see the same sheet, and it has nothing to do
with the dice of the game. What has to wait until units stand on the map is left to deployment.py.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.packs import is_marked
from sandtable.core.printed import Row, whole, word, words
from sandtable.core.setup import Setup, SetupError
from sandtable.core.wire import Json, Reason, list_of, number_of, side_letter, table_of, text_of
from sandtable.hexmap import Grid, HexMap
from sandtable.systems.warfare.army.lists import ForceList, read_force
from sandtable.systems.warfare.army.rosters import random_force
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.maps import Lay, board_of, tiles
from sandtable.systems.warfare.book.profiles import (
    ATTACK,
    BOXES,
    CIVILIANS_FACE,
    DEFEND,
    HOSTILE_FACE,
    INFANTRY,
    POPULATION_COUNTER,
)
from sandtable.systems.warfare.book.sheet import Sheet
from sandtable.systems.warfare.book.sheet_places import read_sheet
from sandtable.systems.warfare.book.sheet_words import (
    ELIMINATED_POINTS,
    EXITED,
    ON_MAP,
    PER_COUNTER,
    PER_COUNTER_WITH,
    PER_EXITED,
    PER_HEX_CONTROLLED,
    PER_NOT_EXITED,
    PER_TRANSPORT_EXITED,
    PER_TRANSPORT_NOT_EXITED,
)
from sandtable.systems.warfare.book.tables import document, rows
from sandtable.systems.warfare.book.terrain import COVER, FORTIFICATION, OPEN

MEDIUM: Final = "medium"
SMALL: Final = "small"
LARGE: Final = "large"
SIZES: Final = (MEDIUM, SMALL, LARGE)
"""warfare.random.size; the first is what a set-up has that says nothing."""
CONVOY: Final = "convoy"
HEARTS: Final = "hearts"
HOSTAGES: Final = "hostages"
"""The missions of the table that ask for something of their own."""
ANYBODY: Final = "any"
REGULARS: Final = "regular"
"""Who may play a mission, and who attacks in it, as the table says."""
OBJECTIVES = 5
BOX_FOR_POINTS = 5
"""warfare.random.start_boxes: one box for so many points left."""
MISSION = "warfare.random.mission"
NO_TEAM = -1


@final
class Draft:
    """A sheet in the making."""

    __slots__ = (
        "attacker", "defender", "dice", "factions", "forces", "grid", "lays", "mission", "points", "size",
    )  # fmt: skip

    def __init__(self, dice: SeededDice, size: str, factions: list[str]) -> None:
        row = size_row(size)
        across, down = [int(number_of(value) or 0) for value in list_of(row.get("grid"))]
        self.dice = dice
        self.size = size
        self.points: int = whole(row, "points")
        self.grid: tuple[int, int] = (across, down)
        self.factions = factions
        self.mission: Row = {}
        self.attacker = 0
        self.defender = 1
        self.lays: list[Lay] = []
        self.forces: list[ForceList] = []

    def irregular(self) -> int:
        """The team of the Irregulars where exactly one is, else NO_TEAM."""
        teams = [team for team in range(2) if not catalogue().factions[self.factions[team]].regular]
        return teams[0] if len(teams) == 1 else NO_TEAM

    def columns(self) -> int:
        """How many columns the map has."""
        return 8 * self.grid[0]


def size_row(size: str) -> Row:
    """warfare.random.size: the row of a size."""
    for row in rows("generator", "size"):
        if word(row, "id") == size:
            return row
    raise SetupError(f'there is no size "{size[:20]}"; choose one of {", ".join(SIZES)}')


def mission_ids() -> list[str]:
    """The missions of the table, in its order."""
    return [word(row, "id") for row in rows("generator", "mission")]


def random_sheet(setup: Setup, size: str, mission: str) -> tuple[Sheet | None, list[Reason]]:
    """The sheet that a set-up's `layout` draws, with the armies that its sides bring; and what is wrong with it."""
    armies: list[Json] = [side.army for side in setup.sides]
    draft, reasons = _drafted(setup.layout, size, mission, armies)
    if draft is None:
        return None, reasons
    own = {profile.id: profile for force in draft.forces for profile in force.units if is_marked(profile.id)}
    return read_sheet(write_sheet(draft, setup.layout), "random", own)


def generate(seed: int, size: str, mission: str, armies: list[Json]) -> tuple[Row | None, list[Reason]]:
    """warfare.random.generator: a scenario file out of a seed; the same arguments give the same file.

    An army is a force list, a faction's id, or None for whatever the seed draws.
    """
    draft, reasons = _drafted(seed, size, mission, armies)
    return (None, reasons) if draft is None else (write_sheet(draft, seed), [])


def _drafted(seed: int, size: str, mission: str, armies: list[Json]) -> tuple[Draft | None, list[Reason]]:
    dice = SeededDice(key_of(seed, ["warfare", "generator"]))
    factions = draw_factions(dice, [*armies, None, None][:2], needs_irregulars(mission))
    draft = Draft(dice, size, factions)
    reasons = _check_factions(factions)
    if reasons:
        return None, reasons
    if mission and mission not in [word(row, "id") for row in fitting_missions(draft)]:
        return None, [Reason(MISSION, "warfare-setup-mission", {"mission": mission[:20]})]
    roll_mission(draft, mission)
    find_attacker(draft)
    draw_tiles(draft)
    reasons = buy_forces(draft, [*armies, None, None][:2])
    return (None, reasons) if reasons else (draft, [])


def needs_irregulars(mission: str) -> bool:
    """warfare.random.mission: whether a mission, if one is asked for, needs exactly one Irregular side."""
    return any(
        word(row, "id") == mission and word(row, "side") != ANYBODY for row in rows("generator", "mission")
    )


def draw_factions(dice: SeededDice, armies: list[Json], irregulars: bool = False) -> list[str]:
    """warfare.random.attacker: the factions are settled before the mission; who says nothing gets one by chance.

    Where the mission asked for needs `irregulars` exactly one side gets them, by chance when neither says anything.
    """
    factions = [text_of(army) or text_of(table_of(army).get("faction")) for army in armies]
    insurgent = dice.below(2) if irregulars and not factions[0] and not factions[1] else NO_TEAM
    for team in range(2):
        if not factions[team]:
            open_ones = _opponents_of(factions[1 - team])
            if irregulars:
                open_ones = _with_one_irregular(open_ones, factions[1 - team], team == insurgent)
            factions[team] = open_ones[dice.below(len(open_ones))]
    return factions


def _opponents_of(other: str) -> list[str]:
    """Who may fight a faction, or anybody where it is not settled: nobody fights Irregulars with Irregulars."""
    known = catalogue().factions
    regular_only = other in known and not known[other].regular
    return [id for id in known if id != other and (known[id].regular or not regular_only)]


def _with_one_irregular(factions: list[str], other: str, chosen: bool) -> list[str]:
    """Of some factions those that leave exactly one side Irregular; `chosen` says that it is this one."""
    known = catalogue().factions
    irregular = chosen or (other in known and known[other].regular)
    return [id for id in factions if known[id].regular != irregular]


def _check_factions(factions: list[str]) -> list[Reason]:
    """warfare.intro.symmetry: two different factions, not both Irregular."""
    reasons: list[Reason] = []
    for team, faction in enumerate(factions):
        if faction not in catalogue().factions:
            values: Row = {"side": side_letter(team), "found": faction[:20]}
            reasons.append(Reason("warfare.comp.blocs", "warfare-setup-faction", values))
    if not reasons and factions[0] == factions[1]:
        reasons.append(Reason("warfare.random.attacker", "warfare-setup-same-faction"))
    return reasons


def fitting_missions(draft: Draft) -> list[Row]:
    """warfare.random.mission: the missions that can be played; some need exactly one Irregular side."""
    table = rows("generator", "mission")
    return [row for row in table if word(row, "side") == ANYBODY or draft.irregular() >= 0]


def roll_mission(draft: Draft, chosen: str) -> None:
    """warfare.random.mission: the d20 on the table; one for Irregulars is rolled again unless one side is Irregular."""
    fitting = fitting_missions(draft)
    named = [row for row in fitting if word(row, "id") == chosen]
    while not named:
        face = draft.dice.throw(20, 1, MISSION)[0]
        for row in fitting:
            low, high = [int(number_of(value) or 0) for value in list_of(row.get("roll"))]
            if low <= face <= high:
                named = [row]
    draft.mission = named[0]


def find_attacker(draft: Draft) -> None:
    """warfare.random.attacker: the Regular side, or the one with the higher d20, ties again."""
    if word(draft.mission, "attacker") == REGULARS:
        draft.attacker = 1 - draft.irregular()
    else:
        a, b = draft.dice.throw(20, 2, "warfare.random.attacker")
        while a == b:
            a, b = draft.dice.throw(20, 2, "warfare.random.attacker")
        draft.attacker = 0 if a > b else 1
    draft.defender = 1 - draft.attacker


def draw_tiles(draft: Draft) -> None:
    """warfare.random.tiles: without repetition, row by row, turned by half a circle on a d8 of 5 or more."""
    left = list(tiles())
    across, down = draft.grid
    for row in range(down):
        for column in range(across):
            tile = left.pop(draft.dice.below(len(left)))
            turned = draft.dice.throw(8, 1, "warfare.random.tiles")[0] >= 5
            draft.lays.append(Lay(tile, column, row, 180 if turned else 0))


# ------------------------------------------------------------ forces


def needed(draft: Draft, team: int) -> tuple[int, int]:
    """How many transports and how much infantry a mission asks of a side: a load for each, a captor for each."""
    mission = word(draft.mission, "id")
    if mission == CONVOY and team == draft.attacker:
        transports = 1 if draft.size == SMALL else 2
        return transports, transports
    if mission == HOSTAGES and team == draft.defender:
        return 0, 3
    return 0, 1


def buy_forces(draft: Draft, armies: list[Json]) -> list[Reason]:
    """warfare.random.forces: each side's own list, or one drawn for it."""
    reasons: list[Reason] = []
    for team in range(2):
        army = armies[team]
        transports, infantry = needed(draft, team)
        if not isinstance(army, dict):
            army = random_force(draft.points, draft.dice, draft.factions[team], transports, infantry)
        force = read_force(army, draft.points)
        reasons.extend(force.reasons)
        carriers = sum(1 for profile in force.units if profile.transport)
        foot = sum(1 for profile in force.units if profile.kind == INFANTRY)
        if carriers < transports or foot < infantry:
            values: Row = {"side": side_letter(team), "transports": transports, "infantry": infantry}
            reasons.append(Reason(MISSION, "warfare-setup-mission-force", values))
        draft.forces.append(force)
    return reasons


# ------------------------------------------------------------ the sheet


def write_sheet(draft: Draft, seed: int) -> Row:
    """The file of the sheet: what read_sheet reads, and what an editor may change."""
    mission = word(draft.mission, "id")
    last = draft.columns() - 1
    board = board_of(draft.lays)
    sheet: Row = {
        "mission": mission,
        "generated": {"seed": seed, "size": draft.size, "attacker": draft.factions[draft.attacker]},
        "chapter": 5,
        "players": [1, 2],
        "turns": whole(draft.mission, "turns"),
        "map": [{"tile": lay.tile, "at": [lay.across, lay.down], "rot": lay.degrees} for lay in draft.lays],
        "tie": draft.factions[draft.defender],
        "deploy_first": draft.factions[draft.defender],
        "solo": {"automaton": draft.factions[1], "posture": ATTACK if draft.attacker == 1 else DEFEND},
        "side": [_side(draft, team) for team in range(2)],
        "unknown_owner": draft.factions[draft.defender],
        "unknown_pool": _pool(draft),
        "unknown_columns": [2, last],
    }
    if draft.irregular() >= 0:  # warfare.random.population
        sheet["population"] = 2 if mission == HEARTS else 1
    _MISSIONS[mission](draft, board, sheet)
    return sheet


def _side(draft: Draft, team: int) -> Row:
    """warfare.random.deploy, .start_boxes, .supports: where a side places, its box, and when its supports come."""
    force = draft.forces[team]
    faction = catalogue().factions[draft.factions[team]]
    attacks = team == draft.attacker
    boxes = table_of(document("data/generator.toml").get("start_boxes"))
    box = whole(boxes, "attacker" if attacks else "defender")
    box = min(box + (draft.points - force.points()) // BOX_FOR_POINTS, BOXES)
    cube = faction.cubes[0]
    other = catalogue().factions[draft.factions[1 - team]]
    if team == 1 and other.cubes == faction.cubes:  # warfare.comp.cube_colours
        cube = faction.cubes[1]
    return {
        "faction": faction.id,
        "player": cube,
        "box": box,
        "first": attacks,
        "units": [{"unit": profile.id} for profile in force.units],
        "supports": [_support(draft, force, number) for number in range(len(force.supports))],
        "deploy": {"columns": [0, 1] if attacks else [4, draft.columns() - 1]},
    }


def _support(draft: Draft, force: ForceList, number: int) -> Row:
    """warfare.random.supports: the turn in which a support comes, by a d8."""
    arrivals = list_of(document("data/generator.toml").get("support_arrival_d8"))
    face = draft.dice.throw(8, 1, "warfare.random.supports")[0]
    row: Row = {"support": force.supports[number].id, "turn": arrivals[face - 1]}
    if force.faces[number]:
        row["face"] = force.faces[number]
    return row


def _pool(draft: Draft) -> list[Json]:
    """warfare.random.unknown: two counters per tile, each drawn from the whole mix."""
    table = document("data/generator.toml")
    mix = words(table, "unknown_mix")
    n = whole(table, "unknown_per_tile") * len(draft.lays)
    return [mix[draft.dice.below(len(mix))] for _ in range(n)]


def _line(side: str, points: int, test: str, args: Row) -> Row:
    return {"side": side, "vp": points, "test": test, "args": args}


def _seize(draft: Draft, board: HexMap, sheet: Row) -> None:
    """Five places about the centre, to whoever had a ground unit there last; the defender's at the start."""
    attacker, defender = draft.factions[draft.attacker], draft.factions[draft.defender]
    hexes: list[Json] = [[board.grid.column_of[hex], board.grid.row_of[hex]] for hex in central_hexes(board)]
    sheet["objectives"] = hexes
    sheet["control_start"] = defender
    args: Row = {"hexes": hexes}
    sheet["victory"] = [_line(side, 3, PER_HEX_CONTROLLED, args) for side in (attacker, defender)]


def central_hexes(board: HexMap) -> list[int]:
    """The cover hex nearest the centre of the map and the four nearest to it; open hexes where there are too few."""
    grid = board.grid
    cover = [hex for hex in grid.hexes() if board.kinds[hex] in (COVER, FORTIFICATION)]
    open_ones = [hex for hex in grid.hexes() if board.kinds[hex] == OPEN]
    open_ones.sort(key=lambda place: (_from_centre(grid, place), place))
    if not cover:
        return open_ones[:OBJECTIVES]
    first = min(cover, key=lambda place: (_from_centre(grid, place), place))
    cover.sort(key=lambda place: (_apart(grid, first, place), place))
    return (cover[:OBJECTIVES] + open_ones)[:OBJECTIVES]


def _from_centre(grid: Grid, hex: int) -> int:
    """How far a hex is from the middle of the map, as a number to compare."""
    x = 2 * grid.doubled[hex] - (2 * grid.columns - 1)
    y = 2 * grid.row_of[hex] - (grid.rows - 1)
    return x * x + 3 * y * y


def _apart(grid: Grid, a: int, b: int) -> int:
    x = grid.doubled[a] - grid.doubled[b]
    y = grid.row_of[a] - grid.row_of[b]
    return x * x + 3 * y * y


def _exit_column(draft: Draft, team: int, column: int) -> list[Json]:
    hexes: list[Json] = [[column, row] for row in range(6 * draft.grid[1])]
    return [{"side": draft.factions[team], "hexes": hexes}]


def _breakthrough(draft: Draft, board: HexMap, sheet: Row) -> None:
    """Off the far edge: 3 points for infantry, 4 for a vehicle; the defender 2 for whoever stays behind."""
    attacker, defender = draft.factions[draft.attacker], draft.factions[draft.defender]
    sheet["exits"] = _exit_column(draft, draft.attacker, draft.columns() - 1)
    sheet["victory"] = [
        _line(attacker, 3, PER_EXITED, {"side": attacker, "kinds": ["infantry"]}),
        _line(attacker, 4, PER_EXITED, {"side": attacker, "kinds": ["vehicle"]}),
        _line(defender, 2, PER_NOT_EXITED, {"side": attacker}),
    ]


def _convoy(draft: Draft, board: HexMap, sheet: Row) -> None:
    """Loaded transports to the far edge: 5 points each, 4 to the defender for each that does not get there."""
    attacker, defender = draft.factions[draft.attacker], draft.factions[draft.defender]
    sheet["exits"] = _exit_column(draft, draft.attacker, draft.columns() - 1)
    sheet["convoy"] = {"side": attacker, "n": needed(draft, draft.attacker)[0]}
    sheet["victory"] = [
        _line(attacker, 5, PER_TRANSPORT_EXITED, {"side": attacker}),
        _line(defender, 4, PER_TRANSPORT_NOT_EXITED, {"side": attacker}),
    ]


def _hearts(draft: Draft, board: HexMap, sheet: Row) -> None:
    """Twice the population: 2 points for every counter on one's own face at the end."""
    attacker, defender = draft.factions[draft.attacker], draft.factions[draft.defender]
    sheet["victory"] = [
        _line(
            attacker, 2, PER_COUNTER, {"counter": POPULATION_COUNTER, "face": CIVILIANS_FACE, "where": ON_MAP}
        ),
        _line(
            defender, 2, PER_COUNTER, {"counter": POPULATION_COUNTER, "face": HOSTILE_FACE, "where": ON_MAP}
        ),
    ]


def _hostages(draft: Draft, board: HexMap, sheet: Row) -> None:
    """Three captors with Civilians: 4 points for each brought home, 3 for each that stays with the Irregulars."""
    attacker, defender = draft.factions[draft.attacker], draft.factions[draft.defender]
    sheet["exits"] = _exit_column(draft, draft.attacker, 0)
    sheet["hostages"] = {"side": defender, "n": 3}
    sheet["victory"] = [
        _line(
            attacker, 4, PER_COUNTER, {"counter": POPULATION_COUNTER, "face": CIVILIANS_FACE, "where": EXITED}
        ),
        _line(
            defender,
            3,
            PER_COUNTER_WITH,
            {"counter": POPULATION_COUNTER, "face": CIVILIANS_FACE, "with": defender},
        ),
    ]


def _attrition(draft: Draft, board: HexMap, sheet: Row) -> None:
    """Half the points of what the enemy loses."""
    sheet["victory"] = [
        _line(draft.factions[team], 1, ELIMINATED_POINTS, {"side": draft.factions[1 - team], "share": 2})
        for team in range(2)
    ]


_MISSIONS = {
    "seize": _seize,
    "breakthrough": _breakthrough,
    CONVOY: _convoy,
    HEARTS: _hearts,
    HOSTAGES: _hostages,
    "attrition": _attrition,
}
