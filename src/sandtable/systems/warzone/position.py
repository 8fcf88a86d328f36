"""Explicit positions: a state out of `setup.position`, for conformance cases, bug reports and tests.

A position is a table with `squads = [ … ]` and, where they differ from the usual, `mission`, `extra`, `table`, `turns`,
`turn`, `phase` ("battle"), `holder`, `winner`, `first`, `placer`, `step`, `attacker`, `active`, `actor`, `terrain`,
`zones`, `objectives`, `crates`, `sides`, `models`, `strategy`, `options`. Facings are degrees on paper; whatever cannot
be read is refused with a sentence that says where.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.state import ScoreLine
from sandtable.core.wire import Json, Message, list_of, number_of, point_of, side_index, table_of, text_of
from sandtable.systems.warzone.book import hint
from sandtable.systems.warzone.catalogue import Catalogue, load
from sandtable.systems.warzone.deployment import corner_zone, strip
from sandtable.systems.warzone.laying import add_structure
from sandtable.systems.warzone.mission_book import DEFAULT, mission_of, page
from sandtable.systems.warzone.missions import lay_out
from sandtable.systems.warzone.models import Crate, SideState, Squad
from sandtable.systems.warzone.position_squads import SquadReader, override_model
from sandtable.systems.warzone.profiles import Mission, Objective, Zone
from sandtable.systems.warzone.setting_up import name_warlords
from sandtable.systems.warzone.state import WarzoneState
from sandtable.table import Board, Piece, Point, bearing

PHASES: Final = ("setup", "start", "initiative", "arrivals", "battle", "end")
KEYS: Final = (
    "mission", "extra", "table", "turns", "turn", "phase", "holder", "winner", "first", "placer", "step",
    "attacker", "active", "actor", "terrain", "zones", "objectives", "crates", "sides", "squads", "models",
    "strategy", "options",
)  # fmt: skip
TERRAIN_KEYS: Final = ("id", "kind", "points", "height", "sp", "side")
SIDE_KEYS: Final = (
    "faction", "led", "ready", "burned", "hand", "deck", "discard", "drew", "stripped", "edge", "points", "lost",
)  # fmt: skip


def known_keys(row: Row, known: tuple[str, ...], where: str) -> None:
    """Refuses keys that mean nothing, with the nearest that does."""
    for key in row:
        if key not in known:
            raise SetupError(f'{where}: unknown key "{key[:40]}"; {hint(key, list(known))}')


def side_at(value: Json, where: str) -> int:
    """A side out of its letter."""
    side = side_index(text_of(value))
    if not 0 <= side < 2:
        raise SetupError(f'{where}: there is no side "{text_of(value)[:10]}"; write A or B')
    return side


def read_position(setup: Setup, options: Row) -> WarzoneState:
    """The state that a set-up's position describes; the game goes on from there."""
    raw = setup.position
    if not isinstance(raw, dict) or not isinstance(raw.get("squads"), list):
        raise SetupError("position must be a table with at least squads = [ … ]")
    if len(setup.sides) != 2:
        raise SetupError("warzone is a game for two sides")
    known_keys(raw, KEYS, "position")
    catalogue = load()
    merged: Row = dict(options)
    merged.update(table_of(raw.get("options", {})))
    squads = [
        SquadReader(catalogue, table_of(value), number).read()
        for number, value in enumerate(list_of(raw["squads"]), 1)
    ]
    sides = [_side(raw, side, squads, setup.sides[side].name) for side in range(2)]
    width, height = _table(raw)
    state = WarzoneState(
        catalogue, _mission(raw, setup), Board(width, height, _terrain(raw, catalogue)), sides, squads, merged
    )
    _unique(state)
    name_warlords(state)
    _structures(raw, state)
    lay_out(state)
    _turn(raw, state)
    _zones(raw, state)
    _things(raw, state)
    _cards(raw, state)
    _face_enemies(raw, state)
    for id, value in table_of(raw.get("models", {})).items():
        if id not in state.models():
            raise SetupError(f'position: there is no model "{id[:40]}"; {hint(id, list(state.models()))}')
        override_model(catalogue, state.models()[id], table_of(value), f'position: model "{id}"')
    state.roster_changed()
    return state


def _mission(raw: Row, setup: Setup) -> Mission:
    mission = mission_of(text_of(raw.get("mission")) or setup.scenario or DEFAULT, 1, "assassin")
    for value in list_of(raw.get("extra", [])):
        id = text_of(value)
        mission.extra.append(page(id).id)
        mission.attacker = mission.attacker or page(id).attacker
    mission.turns = _whole(raw, "turns", mission.turns, 1)
    return mission


def _whole(row: Row, key: str, usual: int, least: int = 0) -> int:
    value = number_of(row.get(key, usual))
    if value is None or value != int(value) or value < least:
        raise SetupError(f"position: {key} must be a whole number from {least}")
    return int(value)


def _table(raw: Row) -> Point:
    if "table" not in raw:
        return 48.0, 48.0
    size = point_of(raw["table"])
    if size is None or size[0] <= 0.0 or size[1] <= 0.0:
        raise SetupError("position: table must be two lengths, for instance [48, 48]")
    return size


def _terrain(raw: Row, catalogue: Catalogue) -> list[Piece]:
    pieces: list[Piece] = []
    for number, value in enumerate(list_of(raw.get("terrain", [])), 1):
        row = table_of(value)
        where = f"position: terrain {number}"
        known_keys(row, TERRAIN_KEYS, where)
        kind = text_of(row.get("kind"))
        if kind not in catalogue.terrain:
            raise SetupError(
                f'{where}: there is no terrain "{kind[:40]}"; {hint(kind, list(catalogue.terrain))}'
            )
        points: list[Point] = []
        for entry in list_of(row.get("points")):
            point = point_of(entry)
            if point is None:
                raise SetupError(f"{where}: a point is two numbers, for instance [10, 12.5]")
            points.append(point)
        height = number_of(row.get("height", 0.0)) or 0.0
        try:
            pieces.append(catalogue.piece(text_of(row.get("id")) or f"{kind}-{number}", kind, points, height))
        except ValueError as error:
            raise SetupError(f"{where}: {error}") from None
    return pieces


def _structures(raw: Row, state: WarzoneState) -> None:
    rows = [table_of(value) for value in list_of(raw.get("terrain", []))]
    for piece, row in zip(state.board.pieces, rows, strict=True):
        side = side_at(row["side"], "position: terrain") if "side" in row else -1
        add_structure(state, piece, side)
        structure = state.structure(piece.id)
        if structure is not None and "sp" in row:
            structure.sp = _whole(row, "sp", structure.sp, 1)


def _unique(state: WarzoneState) -> None:
    seen: list[str] = []
    for squad in state.squads:
        if squad.id in seen:
            raise SetupError(f'position: two squads are called "{squad.id}"; give each its own id')
        seen.append(squad.id)


# ------------------------------------------------------------ sides


def _side(raw: Row, side: int, squads: list[Squad], name: str) -> SideState:
    rows = table_of(raw.get("sides", {}))
    for key in rows:
        side_at(key, "position: sides")
    row = table_of(rows.get("AB"[side], {}))
    known_keys(row, SIDE_KEYS, f"position: side {'AB'[side]}")
    faction = text_of(row.get("faction"))
    for squad in squads:
        if squad.side == side and squad.faction != "any" and not faction:
            faction = squad.faction
    called: Json = (
        {"id": "warzone-name", "values": {"name": name}}
        if name
        else {"id": "warzone-faction-" + (faction or "capitol")}
    )
    holder = SideState(faction or "capitol", called)
    for key in ("ready", "burned", "led"):
        if key in row:
            _whole(row, key, 0)
    holder.ready = _whole(row, "ready", 0)
    holder.burned = _whole(row, "burned", 0)
    holder.led = _whole(row, "led", 0)
    holder.hand = [text_of(card) for card in list_of(row.get("hand", []))]
    holder.deck = [text_of(card) for card in list_of(row.get("deck", []))]
    holder.discard = [text_of(card) for card in list_of(row.get("discard", []))]
    holder.drew = row.get("drew") is True
    holder.stripped = row.get("stripped") is True
    holder.edge = text_of(row.get("edge"))
    holder.points = number_of(row.get("points", 0)) or 0.0
    if holder.points:
        before = Message("warzone-score-before", {})
        holder.lines.append(ScoreLine(side, holder.points, before, "warzone.victory.points"))
    holder.lost = [text_of(id) for id in list_of(row.get("lost", []))]
    for card in [*holder.hand, *holder.deck, *holder.discard]:
        if card not in load().cards:
            raise SetupError(f'position: there is no card "{card[:40]}"; {hint(card, list(load().cards))}')
    return holder


def _cards(raw: Row, state: WarzoneState) -> None:
    """The Leader's cards where nothing is said; the Strategy in play."""
    for side, holder in enumerate(state.sides):
        row = table_of(table_of(raw.get("sides", {})).get("AB"[side], {}))
        if "led" not in row and holder.warlord:
            leader = state.squad(holder.warlord).profile.leader
            holder.led = state.catalogue.leader_cards.get(leader, 0)
    strategy = table_of(raw.get("strategy", {}))
    if strategy:
        known_keys(strategy, ("card", "side"), "position: strategy")
        card = state.catalogue.cards.get(text_of(strategy.get("card")))
        if card is None or card.kind != "strategy":
            raise SetupError(f'position: "{text_of(strategy.get("card"))[:40]}" is no Strategy card')
        state.strategy = card.id
        state.strategy_side = side_at(strategy.get("side", "A"), "position: strategy")
        state.strategy_boons = card.boons
    for squad in state.squads:
        if squad.tactic:
            squad.boons.extend(state.catalogue.cards[squad.tactic].boons)


# ------------------------------------------------------------ turn, zones, things


def _turn(raw: Row, state: WarzoneState) -> None:
    phase = text_of(raw.get("phase", "battle"))
    if phase not in PHASES:
        raise SetupError(f'position: there is no phase "{phase[:20]}"; {hint(phase, list(PHASES))}')
    state.phase = phase
    state.turn = _whole(raw, "turn", 0 if phase == "setup" else 1)
    state.step = _whole(raw, "step", 0)
    state.holder = side_at(raw.get("holder", "A"), "position: holder")
    state.winner = side_at(raw.get("winner", "A"), "position: winner")
    state.deploy_first = side_at(raw.get("first", "A"), "position: first")
    state.placer = side_at(raw.get("placer", "A"), "position: placer")
    state.active = text_of(raw.get("active"))
    state.actor = text_of(raw.get("actor"))
    if "attacker" in raw:
        state.attacker = side_at(raw["attacker"], "position: attacker")
    elif state.mission.attacker and phase != "setup":
        state.attacker = 0


ZONE_WORDS: Final = ("south", "north", "south-west", "south-east", "north-west", "north-east")


def _zones(raw: Row, state: WarzoneState) -> None:
    """`zones = {A = "south"}`: a strip of 12 inches along an edge (south is y = 0), or a square in a corner."""
    for key, value in table_of(raw.get("zones", {})).items():
        side = side_at(key, "position: zones")
        edge = text_of(value)
        if edge not in ZONE_WORDS:
            raise SetupError(f'position: there is no zone "{edge[:20]}"; {hint(edge, list(ZONE_WORDS))}')
        zone: Zone = corner_zone(state, edge, 12.0) if "-" in edge else strip(state, edge, 12.0)
        state.zones[side] = zone
        state.sides[side].edge = edge


def _things(raw: Row, state: WarzoneState) -> None:
    if "objectives" in raw:
        state.objectives = []
        for number, value in enumerate(list_of(raw["objectives"]), 1):
            at = point_of(value) or point_of(table_of(value).get("at"))
            if at is None:
                raise SetupError("position: an objective is a point, for instance [24, 24]")
            state.objectives.append(Objective(f"marker-{number}", at[0], at[1]))
    if "crates" in raw:
        state.crates = []
        for number, value in enumerate(list_of(raw["crates"]), 1):
            row = table_of(value)
            at = point_of(value) or point_of(row.get("at"))
            if at is None:
                raise SetupError("position: a crate lies at a point, for instance [24, 24]")
            crate = Crate(f"crate-{number}", at[0], at[1])
            crate.carrier = text_of(row.get("carrier"))
            if crate.carrier:
                if crate.carrier not in state.models():
                    raise SetupError(
                        f'position: crate {number} is carried by "{crate.carrier[:40]}", who is no model'
                    )
                state.models()[crate.carrier].carrying = crate.id
            state.crates.append(crate)


def _face_enemies(raw: Row, state: WarzoneState) -> None:
    """Squads without a facing look at the middle of the enemy."""
    rows = [table_of(value) for value in list_of(raw["squads"])]
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
