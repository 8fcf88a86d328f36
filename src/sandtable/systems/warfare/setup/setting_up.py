"""Setting up: from a set-up to the state before the first effect, in the six steps of the booklet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandtable.core.packs import unmarked
from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.system import OptionInfo
from sandtable.core.wire import Json, Message, Reason, side_index, side_letter, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.profiles import (
    ATTACK,
    BOXES,
    CIVILIANS_FACE,
    DEFEND,
    DRONE,
    HOSTILE_FACE,
    KINDS,
    POPULATION_COUNTER,
    RUBBLE_COUNTER,
    UNKNOWN_FACE,
    Seat,
    SupportProfile,
)
from sandtable.systems.warfare.book.scenarios import DEFAULT, printed_sheet, scenario_of
from sandtable.systems.warfare.book.sheet import (
    OWN,
    RANDOM,
    CounterEntry,
    Part,
    Sheet,
    Split,
    SupportEntry,
    UnitEntry,
)
from sandtable.systems.warfare.book.sheet_places import read_sheet
from sandtable.systems.warfare.setup.random_scenario import SIZES, mission_ids, random_sheet
from sandtable.systems.warfare.state.action_track import settle_active
from sandtable.systems.warfare.state.identities import HELI_WEAPONS, MARTYRS, MASINI, SHEET
from sandtable.systems.warfare.state.state import NOBODY, RUBBLE, Counter, Piece, Support, Unit, WarfareState

BONUS_BOXES = 2
"""warfare.solo.balance: the automaton starts so many boxes higher."""

OPEN_FACE = "open"
"""The face of a drone whose owner has still to choose it (warfare.drone.faces)."""


class Player:
    """One player to be: his team, cube and box, and what he commands."""

    def __init__(self, team: int, faction: str, cube: str, box: int) -> None:
        self.team = team
        self.faction = faction
        self.cube = cube
        self.box = box
        self.units: list[UnitEntry] = []
        self.supports: list[SupportEntry] = []
        self.hand: list[str] = []


# ------------------------------------------------------------ options


def options_of() -> list[OptionInfo]:
    """The switches of the system."""
    return [
        OptionInfo(MASINI, Message("warfare-option-masini"), [False, True], "warfare.opt.masini"),
        OptionInfo(
            HELI_WEAPONS, Message("warfare-option-heli_weapons"), [False, True], "warfare.opt.heli_weapons"
        ),
        OptionInfo(MARTYRS, Message("warfare-option-martyrdom"), [True, False], "warfare.martyr.scenario"),
        OptionInfo("automaton", Message("warfare-option-automaton"), ["", "A", "B"], "warfare.solo.sides"),
        OptionInfo("size", Message("warfare-option-size"), [size for size in SIZES], "warfare.random.size"),
        OptionInfo(
            "mission", Message("warfare-option-mission"), ["", *mission_ids()], "warfare.random.mission"
        ),
    ]


def check_options(given: Row) -> Row:
    """Every switch with its value; raises SetupError when one is unknown or has a value it does not take."""
    switches: Row = {}
    infos = {info.id: info for info in options_of()}
    for id, info in infos.items():
        switches[id] = info.values[0]
    for id, value in given.items():
        if id == SHEET:
            continue
        if id not in infos:
            raise SetupError(f'there is no option "{id[:40]}" in warfare; there are {", ".join(infos)}')
        if not any(_same(value, known) for known in infos[id].values):
            known = ", ".join(str(value) for value in infos[id].values)
            raise SetupError(f'option "{id}" takes one of: {known}')
        switches[id] = value
    return switches


def _same(value: Json, known: Json) -> bool:
    """Whether a value is this one; 1 is not true."""
    if isinstance(known, bool) or isinstance(value, bool):
        return value is known
    return value == known


# ------------------------------------------------------------ the sheet


def sheet_of(setup: Setup, options: Row) -> tuple[Sheet | None, list[Reason]]:
    """The sheet that a set-up asks for, and what is wrong with it."""
    id = setup.scenario or DEFAULT
    if id == RANDOM:
        return random_sheet(setup, text_of(options["size"]), text_of(options["mission"]))
    for number, side in enumerate(setup.sides):
        if side.army is not None:
            values: Row = {"side": side_letter(number)}
            return None, [Reason("warfare.setup.units", "warfare-setup-own-army", values)]
    if id == OWN:
        return read_sheet(setup.options.get(SHEET), OWN)
    return printed_sheet(id), []


def all_reasons(setup: Setup) -> list[Reason]:
    """Everything wrong with a set-up that is not a position."""
    options = check_options(setup.options)
    sheet, reasons = sheet_of(setup, options)
    if sheet is not None and not reasons and len(setup.sides) not in sheet.players:
        values: Row = {"n": len(setup.sides), "known": ", ".join(str(n) for n in sheet.players)}
        reasons = [Reason("warfare.intro.players", "warfare-setup-players", values)]
    return reasons


# ------------------------------------------------------------ players


def players_of(sheet: Sheet, n: int) -> list[Player]:
    """warfare.intro.players, warfare.track.many_sides: who plays, in the order of the sides.

    With three players the first team is shared, with four both are; alone the person has the team that the
    automaton has not.
    """
    players: list[Player] = []
    for team, part in enumerate(sheet.parts):
        if team < n - 2 and part.splits:
            for split in part.splits:
                players.append(_share(sheet, part, team, split))
        else:
            player = Player(team, part.faction, part.cube, part.box)
            player.units = part.units
            player.supports = part.supports
            player.hand = part.hand
            players.append(player)
    return players


def _share(sheet: Sheet, part: Part, team: int, split: Split) -> Player:
    player = Player(team, split.faction, split.cube, part.box)
    player.units = [entry for entry in part.units if KINDS[entry.profile.kind] in split.takes]
    if "support" in split.takes:
        player.supports = part.supports
    if split is part.splits[0]:
        player.hand = part.hand
    return player


def arrival_order(sheet: Sheet, players: list[Player]) -> list[int]:
    """warfare.setup.start_tie, warfare.track.tie_order: the cubes from the bottom up; `first` lies on top."""
    first = [part.first for part in sheet.parts]
    order = sorted(range(len(players)), key=lambda side: (first[players[side].team], -side))
    return [order.index(side) for side in range(len(players))]


# ------------------------------------------------------------ the state


def start_state(setup: Setup) -> WarfareState:
    """The state before the first effect; raises SetupError with a sentence."""
    options = check_options(setup.options)
    sheet, reasons = sheet_of(setup, options)
    if sheet is None or reasons:
        raise SetupError("; ".join(f"{reason.message.id} {reason.message.values}" for reason in reasons))
    n = len(setup.sides)
    if n not in sheet.players:
        known = ", ".join(str(number) for number in sheet.players)
        raise SetupError(f'scenario "{sheet.id}" is for {known} players, not {n}')
    return make_state(sheet, n, options, [side.name for side in setup.sides])


def make_state(sheet: Sheet, n: int, options: Row, names: list[str]) -> WarfareState:
    """The six steps: map, units, counters, cubes, turn cube and supports in their places.

    warfare.setup.cubes, warfare.setup.turn_cube, warfare.rubble.setup: rubble may lie there from the start.
    """
    players = players_of(sheet, n)
    automaton = automaton_of(sheet, n, options)
    if n == 1 and automaton == 0:  # the person is always the first side
        players.reverse()
        automaton = 1
    seats = [_seat(player, names, side, automaton) for side, player in enumerate(players)]
    units = _units(players)
    supports = _supports(players)
    counters = _counters(sheet, players)
    tell_apart(units, supports)
    share_knowledge(players, [*units, *supports])
    state = WarfareState(
        ground=sheet.ground,
        scenario=scenario_of(sheet),
        seats=seats,
        units=units,
        supports=supports,
        counters=counters,
        options=options,
    )
    state.automaton = automaton
    if automaton != NOBODY and players[automaton].team != sheet.automaton:
        # the sheet tells how the team it names would play; the other one does the opposite
        state.scenario.posture = DEFEND if sheet.posture == ATTACK else ATTACK
    state.levels = [player.box for player in players]  # warfare.setup.cubes
    if automaton != NOBODY:
        balance(state)
    state.arrived = arrival_order(sheet, players)
    state.turn = 1  # warfare.setup.turn_cube
    for entry in sheet.counters:
        if entry.id == RUBBLE_COUNTER:
            state.marks[entry.hex] |= RUBBLE
    state.control = [sheet.control_start] * len(state.scenario.control_hexes)
    settle_active(state)
    state.settle()
    return state


def automaton_of(sheet: Sheet, n: int, options: Row) -> int:
    """warfare.solo.sides: the side that plays by itself; by the sheet when one person sits down alone."""
    chosen = side_index(text_of(options.get("automaton")))
    if chosen >= 0:
        return chosen if n <= 2 else NOBODY
    return sheet.automaton if n == 1 else NOBODY


def balance(state: WarfareState) -> None:
    """warfare.solo.balance: the automaton starts 2 boxes higher; what goes beyond 40 lowers the player's cube."""
    automaton = state.automaton
    raised = state.levels[automaton] + BONUS_BOXES
    state.levels[automaton] = min(raised, BOXES)
    for side in range(state.sides):
        if side != automaton:
            state.levels[side] -= max(raised - BOXES, 0)


def _side_of_team(players: list[Player], team: int) -> int:
    for side, player in enumerate(players):
        if team == player.team:
            return side
    return NOBODY


def _seat(player: Player, names: list[str], side: int, automaton: int) -> Seat:
    faction = catalogue().factions[player.faction]
    name: Json = {"id": "warfare-faction-" + player.faction.lower()}
    if side < len(names) and names[side]:
        name = {"id": "warfare-name", "values": {"name": names[side]}}
    elif side == automaton:
        name = {"id": "warfare-automaton", "values": {"faction": name}}
    return Seat(
        team=player.team, faction=player.faction, regular=faction.regular, cube=player.cube, name=name
    )


def _units(players: list[Player]) -> list[Unit]:
    """warfare.setup.units: every unit in its hex, in reserve, or waiting for its turn."""
    units: list[Unit] = []
    for side, player in enumerate(players):
        for entry in player.units:
            unit = Unit(unmarked(entry.profile.id), len(units), side, entry.profile)
            unit.reserve = entry.reserve
            unit.arrives = entry.arrives
            if entry.arrives:
                unit.arrival_hex = entry.hex
            else:
                unit.hex = entry.hex
            units.append(unit)
    return units


def _supports(players: list[Player]) -> list[Support]:
    """warfare.setup.support_turn, warfare.setup.support_start: supports wait for their turn or are there at once."""
    supports: list[Support] = []
    for side, player in enumerate(players):
        for entry in player.supports:
            profile = catalogue().support(entry.id, entry.face)
            if profile.kind == DRONE and not entry.face:
                profile = open_faced(profile)
            support = Support(entry.id, len(supports), side, profile)
            support.arrives = entry.turn
            supports.append(support)
    return supports


def share_knowledge(players: list[Player], pieces: Sequence[Piece]) -> None:
    """warfare.comp.fog, warfare.track.many_sides: an owner knows his own values, and friends show each other theirs."""
    for piece in pieces:
        piece.known = 0
        for side, player in enumerate(players):
            if player.team == players[piece.side].team:
                piece.known |= 1 << side


def open_faced(profile: SupportProfile) -> SupportProfile:
    """A drone whose face is still to be chosen."""
    return replace(profile, face=OPEN_FACE)


def tell_apart(units: list[Unit], supports: list[Support]) -> None:
    """Ids and numbers: the tail of the printed id, a number where there are several, the side where two share it."""
    pieces: list[Piece] = [*units, *supports]
    owners = _owners(pieces)
    for unit in units:
        twins = [other for other in units if other.profile is unit.profile and other.side == unit.side]
        unit.number = twins.index(unit) + 1 if len(twins) > 1 else 0
    for piece in pieces:
        tail = _tail(piece)
        if len(owners[tail]) > 1:
            tail = f"{side_letter(piece.side).lower()}-{tail}"
        number = piece.number if isinstance(piece, Unit) else 0
        piece.id = f"{tail}-{number}" if number else tail


def _tail(piece: Piece) -> str:
    """The printed id without its faction."""
    return piece.id.partition(".")[2]


def _owners(pieces: list[Piece]) -> dict[str, list[int]]:
    """The sides that have a piece of each tail."""
    owners: dict[str, list[int]] = {}
    for piece in pieces:
        sides = owners.setdefault(_tail(piece), [])
        if piece.side not in sides:
            sides.append(piece.side)
    return owners


def _counters(sheet: Sheet, players: list[Player]) -> list[Counter]:
    """warfare.setup.counters, warfare.comp.counters_origin: on the map, in a hand, or in a pool to be laid out.

    What is hidden comes last and in the order of its hexes, so that neither ids nor order betray it.
    """
    counters: list[Counter] = []
    numbers: dict[str, int] = {}
    for entry in sheet.counters:
        if entry.id != RUBBLE_COUNTER and entry.face != UNKNOWN_FACE:
            counters.append(_counter(entry, players, len(counters), numbers))
    for side, player in enumerate(players):
        for id in player.hand:
            counter = _counter(CounterEntry(id, id, OFF, player.team), players, len(counters), numbers)
            counter.owner = side
            counter.hand = side
            counters.append(counter)
    for _ in range(sheet.population * len(sheet.lays) + sheet.hostages):
        entry = CounterEntry(POPULATION_COUNTER, CIVILIANS_FACE, OFF, NOBODY)
        counters.append(_counter(entry, players, len(counters), numbers))
    hidden = sorted((entry for entry in sheet.counters if entry.face == UNKNOWN_FACE), key=_by_hex)
    for entry in hidden:
        counters.append(
            _hidden(entry.id, _side_of_team(players, entry.owner), entry.hex, len(counters), numbers)
        )
    owner = _side_of_team(players, sheet.unknown_owner)
    for id in sheet.unknown_pool:
        counter = _hidden(id, owner, OFF, len(counters), numbers)
        counter.hand = owner
        counters.append(counter)
    return counters


def _by_hex(entry: CounterEntry) -> int:
    return entry.hex


def _counter(entry: CounterEntry, players: list[Player], index: int, numbers: dict[str, int]) -> Counter:
    profile = catalogue().counters[entry.id]
    owner = _side_of_team(players, entry.owner) if entry.owner >= 0 else NOBODY
    counter = Counter(_numbered(profile.kind, numbers), index, owner, profile, entry.hex)
    counter.hostile = entry.face == HOSTILE_FACE
    return counter


def _hidden(id: str, owner: int, hex: int, index: int, numbers: dict[str, int]) -> Counter:
    """warfare.ied.hidden, warfare.unknown.hidden: a counter on its question mark, known to its owner alone."""
    counter = Counter(_numbered("unknown", numbers), index, owner, catalogue().counters[id], hex)
    counter.hidden = True
    counter.known = 1 << owner if owner >= 0 else 0
    return counter


def _numbered(kind: str, numbers: dict[str, int]) -> str:
    numbers[kind] = numbers.get(kind, 0) + 1
    return f"{kind}-{numbers[kind]}"
