"""Explicit positions: a state out of `setup.position`, for conformance cases, bug reports and tests.

A position is a table with `squads = [ … ]` and, where they differ from the usual, `mission`, `extra`, `table`, `turns`,
`turn`, `phase` ("battle"), `holder`, `winner`, `first`, `placer`, `step`, `attacker`, `active`, `actor`, `terrain`,
`zones`, `objectives`, `crates`, `sides`, `models`, `strategy`, `options`. Facings are degrees on paper; whatever cannot
be read is refused with a sentence that says where.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.desk import OWN, RANDOM
from sandtable.core.position_reading import (
    flag_at,
    known_keys,
    list_at,
    number_at,
    one_of,
    point_in,
    side_at,
    size_in,
    table_at,
    table_in,
    text_in,
    whole_at,
    word_at,
    words_at,
)
from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.state import ScoreLine
from sandtable.core.wire import Json, Message, table_of, text_of
from sandtable.figures.positions import (
    WHERE,
    TerrainReader,
    check_ids,
    points_at,
    position_of,
    rows_at,
)
from sandtable.figures.zones import NORTH, SOUTH
from sandtable.systems.warzone.book.catalogue import Catalogue, load
from sandtable.systems.warzone.book.mission import Mission
from sandtable.systems.warzone.book.profiles import Objective, TerrainKind, Zone
from sandtable.systems.warzone.book.scenarios import DEFAULT, MISSIONS, mission_of, page
from sandtable.systems.warzone.book.words import ANY_FACTION, ASSASSIN, STRATEGY_CARD
from sandtable.systems.warzone.harm.missions import lay_out
from sandtable.systems.warzone.setup.deployment import corner_zone, strip
from sandtable.systems.warzone.setup.laying import add_structure
from sandtable.systems.warzone.setup.own_scenario import own_mission
from sandtable.systems.warzone.setup.position_squads import SquadReader, override_model
from sandtable.systems.warzone.setup.setting_up import check_options, name_warlords
from sandtable.systems.warzone.state.identities import (
    ARRIVALS,
    BATTLE,
    END,
    INITIATIVE_PHASE,
    SETTING_UP,
    START,
)
from sandtable.systems.warzone.state.pieces import Crate, SideState, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Board, Piece, Point, bearing

PHASES: Final = (SETTING_UP, START, INITIATIVE_PHASE, ARRIVALS, BATTLE, END)
KEYS: Final = (
    "mission", "extra", "table", "turns", "turn", "phase", "holder", "winner", "first", "placer", "step",
    "attacker", "active", "actor", "terrain", "zones", "objectives", "crates", "sides", "squads", "models",
    "strategy", "options",
)  # fmt: skip
TERRAIN_KEYS: Final = ("id", "kind", "points", "height", "sp", "side")
ZONE_WORDS: Final = (SOUTH, NORTH, "south-west", "south-east", "north-west", "north-east")
SIDE_KEYS: Final = (
    "faction", "led", "ready", "burned", "hand", "deck", "discard", "drew", "stripped", "edge", "points", "lost",
)  # fmt: skip


def read_position(setup: Setup, options: Row) -> WarzoneState:
    """The state that a set-up's position describes; the game goes on from there."""
    if len(setup.sides) != 2:
        raise SetupError("warzone is a game for two sides")
    raw = position_of(setup, "squads", KEYS)
    catalogue = load()
    merged: Row = dict(options)
    merged.update(table_at(raw, "options", WHERE))
    squads = [
        SquadReader(catalogue, row, number).read()
        for number, row in enumerate(rows_at(raw, "squads", "squad"), 1)
    ]
    sides = [_side(raw, side, squads, setup.sides[side].name) for side in range(2)]
    width, height = _table(raw)
    state = WarzoneState(
        catalogue,
        _mission(raw, setup),
        Board(width, height, WarzoneTerrain(catalogue).read(raw)),
        sides,
        squads,
        check_options(merged),
    )
    check_ids([squad.id for squad in state.squads], "squads")
    name_warlords(state)
    _structures(raw, state)
    lay_out(state)
    _turn(raw, state)
    _zones(raw, state)
    _things(raw, state)
    _cards(raw, state)
    _face_enemies(raw, state)
    for id, value in table_at(raw, "models", WHERE).items():
        one_of(id, state.models(), "model", WHERE)
        where = f'position: model "{id}"'
        override_model(state, state.models()[id], table_in(value, where), where)
    for squad in state.squads:
        squad.destroyed = not squad.living()
    state.roster_changed()
    return state


def _mission(raw: Row, setup: Setup) -> Mission:
    id = word_at(raw, "mission", (*MISSIONS, OWN, RANDOM), "mission", WHERE) or setup.scenario or DEFAULT
    first = own_mission(setup) if id in (OWN, RANDOM) else mission_of(id, 1, ASSASSIN)
    extra = [page(other) for other in words_at(raw, "extra", MISSIONS, "mission", WHERE)]
    mission = Mission([first.first, *extra], 1) if extra else first
    mission.turns = whole_at(raw, "turns", mission.turns, WHERE, 1)
    return mission


def _table(raw: Row) -> Point:
    return size_in(raw["table"], "position: table") if "table" in raw else (48.0, 48.0)


class WarzoneTerrain(TerrainReader):
    """Areas by their points, with a height where their kind has one."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(catalogue.terrain)
        self.catalogue = catalogue

    def keys(self, kind: str) -> tuple[str, ...]:
        return TERRAIN_KEYS

    def made(self, id: str, kind: str, row: Row, where: str) -> Piece:
        height = _height(row, self.catalogue.terrain[kind], where)
        return self.catalogue.piece(id, kind, points_at(row, "points", where), height)


def _height(row: Row, kind: TerrainKind, where: str) -> float:
    """How high a piece is, or how deep a gap; 0 where it says nothing."""
    if "height" not in row:
        return 0.0
    height = number_at(row, "height", 0.0, where)
    if kind.height <= 0.0:
        raise SetupError(f"{where}: {kind.id} has no height")
    if height <= 0.0:
        raise SetupError(f"{where}: height must be more than 0; of a gap it is the depth")
    return height


def _structures(raw: Row, state: WarzoneState) -> None:
    rows = [table_of(value) for value in list_at(raw, "terrain", WHERE)]
    for number, (piece, row) in enumerate(zip(state.board.pieces, rows, strict=True), 1):
        where = f"position: terrain {number}"
        add_structure(state, piece, side_at(row["side"], where) if "side" in row else -1)
        structure = state.structure(piece.id)
        if structure is None:
            for key in ("sp", "side"):
                if key in row:
                    raise SetupError(f"{where}: {piece.kind} is no structure and takes no {key}")
        elif "sp" in row:
            structure.sp = whole_at(row, "sp", structure.sp, where, 1)
            if structure.sp > structure.whole:
                raise SetupError(f"{where}: sp must be {structure.whole} at most")


# ------------------------------------------------------------ sides


def _side(raw: Row, side: int, squads: list[Squad], name: str) -> SideState:
    rows = table_at(raw, "sides", WHERE)
    for key in rows:
        side_at(key, "position: sides")
    letter = "AB"[side]
    where = f"position: side {letter}"
    row = table_in(rows.get(letter, {}), where)
    known_keys(row, SIDE_KEYS, where)
    cards = load().cards
    faction = word_at(row, "faction", load().factions, "faction", where)
    for squad in squads:
        if squad.side == side and squad.faction != ANY_FACTION and not faction:
            faction = squad.faction
    called: Json = (
        {"id": "warzone-name", "values": {"name": name}}
        if name
        else {"id": "warzone-faction-" + (faction or "capitol")}
    )
    holder = SideState(faction or "capitol", called)
    holder.ready = whole_at(row, "ready", 0, where)
    holder.burned = whole_at(row, "burned", 0, where)
    holder.led = whole_at(row, "led", 0, where)
    holder.hand = words_at(row, "hand", cards, "card", where)
    holder.deck = words_at(row, "deck", cards, "card", where)
    holder.discard = words_at(row, "discard", cards, "card", where)
    holder.drew = flag_at(row, "drew", False, where)
    holder.stripped = flag_at(row, "stripped", False, where)
    holder.edge = word_at(row, "edge", ZONE_WORDS, "edge", where)
    holder.points = number_at(row, "points", 0.0, where)
    if holder.points:
        before = Message("warzone-score-before", {})
        holder.lines.append(ScoreLine(side, holder.points, before, "warzone.victory.points"))
    holder.lost = [text_in(id, f"{where}: lost") for id in list_at(row, "lost", where)]
    return holder


def _cards(raw: Row, state: WarzoneState) -> None:
    """The Leader's cards where nothing is said; the Strategy in play."""
    for side, holder in enumerate(state.sides):
        row = table_of(table_of(raw.get("sides", {})).get("AB"[side], {}))
        if "led" not in row and holder.warlord:
            leader = state.squad(holder.warlord).profile.leader
            holder.led = state.catalogue.leader_cards.get(leader, 0)
    strategy = table_at(raw, "strategy", WHERE)
    if strategy:
        known_keys(strategy, ("card", "side"), "position: strategy")
        card = state.catalogue.cards.get(text_of(strategy.get("card")))
        if card is None or card.kind != STRATEGY_CARD:
            raise SetupError(f'position: "{text_of(strategy.get("card"))[:40]}" is no Strategy card')
        state.strategy = card.id
        state.strategy_side = side_at(strategy.get("side", "A"), "position: strategy")
        state.strategy_boons = card.boons
    for squad in state.squads:
        if squad.tactic:
            squad.boons.extend(state.catalogue.cards[squad.tactic].boons)


# ------------------------------------------------------------ turn, zones, things


def _turn(raw: Row, state: WarzoneState) -> None:
    phase = one_of(raw.get("phase", "battle"), PHASES, "phase", WHERE)
    state.phase = phase
    state.turn = whole_at(raw, "turn", 0 if phase == SETTING_UP else 1, WHERE)
    state.step = whole_at(raw, "step", 0, WHERE)
    state.holder = side_at(raw.get("holder", "A"), "position: holder")
    state.winner = side_at(raw.get("winner", "A"), "position: winner")
    state.deploy_first = side_at(raw.get("first", "A"), "position: first")
    state.placer = side_at(raw.get("placer", "A"), "position: placer")
    state.active = word_at(raw, "active", [squad.id for squad in state.squads], "squad", WHERE)
    state.actor = word_at(raw, "actor", state.models(), "model", WHERE)
    if state.actor and state.model(state.actor).squad != state.active:
        raise SetupError(f'position: "{state.actor}" is no model of the active squad')
    if "attacker" in raw:
        state.attacker = side_at(raw["attacker"], "position: attacker")
    elif state.mission.attacker and phase != SETTING_UP:
        state.attacker = 0


def _zones(raw: Row, state: WarzoneState) -> None:
    """`zones = {A = "south"}`: a strip of 12 inches along an edge (south is y = 0), or a square in a corner."""
    for key, value in table_at(raw, "zones", WHERE).items():
        side = side_at(key, "position: zones")
        edge = one_of(value, ZONE_WORDS, "zone", WHERE)
        zone: Zone = corner_zone(state, edge, 12.0) if "-" in edge else strip(state, edge, 12.0)
        state.zones[side] = zone
        state.sides[side].edge = edge


def _things(raw: Row, state: WarzoneState) -> None:
    if "objectives" in raw:
        state.objectives = []
        for number, value in enumerate(list_at(raw, "objectives", WHERE), 1):
            row = _spot(value, ("at",), f"position: objective {number}")
            x, y = point_in(row.get("at"), WHERE, "an objective is a point")
            state.objectives.append(Objective(f"marker-{number}", x, y))
    if "crates" in raw:
        state.crates = []
        for number, value in enumerate(list_at(raw, "crates", WHERE), 1):
            where = f"position: crate {number}"
            row = _spot(value, ("at", "carrier", "taken"), where)
            x, y = point_in(row.get("at"), WHERE, "a crate lies at a point")
            crate = Crate(f"crate-{number}", x, y)
            crate.carrier = word_at(row, "carrier", state.models(), "model", where)
            if crate.carrier:
                state.models()[crate.carrier].carrying = crate.id
            if "taken" in row:
                crate.taken = side_at(row["taken"], where)
            state.crates.append(crate)


def _spot(value: Json, known: tuple[str, ...], where: str) -> Row:
    """Something that lies somewhere: a point alone, or a table with `at`."""
    row: Row = value if isinstance(value, dict) else {"at": value}
    known_keys(row, known, where)
    return row


def _face_enemies(raw: Row, state: WarzoneState) -> None:
    """Squads without a facing look at the middle of the enemy."""
    rows = [table_of(value) for value in list_at(raw, "squads", WHERE)]
    for squad, row in zip(state.squads, rows, strict=True):
        if "facing" in row:
            continue
        foes = [model for other in state.squads if other.side != squad.side for model in other.standing()]
        if not foes:
            continue
        x = sum(model.base.x for model in foes) / len(foes)
        y = sum(model.base.y for model in foes) / len(foes)
        for model in squad.standing():
            if (x, y) != (model.base.x, model.base.y):
                model.face(bearing(model.base.x, model.base.y, x, y))
