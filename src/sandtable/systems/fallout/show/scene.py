"""The board as one side may see it: terrain, zones, counters, sides; the units are in `scene_units`."""

from __future__ import annotations

from typing import Final, cast

from sandtable.core.scene import (
    BoardView,
    PoolView,
    SceneView,
    SideView,
    TerrainView,
    TokenView,
    Words,
    ZoneView,
)
from sandtable.core.scene_words import LIVERIES, name_of, words
from sandtable.core.wire import Json, side_letter
from sandtable.figures.zone_views import deployment_views, exit_view
from sandtable.figures.zones import edge_box
from sandtable.systems.fallout.book.terrain_kinds import DEEP, ROUGH, SHALLOW, SMOKE, WALL
from sandtable.systems.fallout.book.words import DAYLIGHT, MINE, RANDOM
from sandtable.systems.fallout.harm.victory import standing
from sandtable.systems.fallout.setup.deployment import zone_of
from sandtable.systems.fallout.show.scene_units import NAMED, token_views, unit_view
from sandtable.systems.fallout.state.identities import PHASE_DEPLOY, PHASE_TERRAIN
from sandtable.systems.fallout.state.names import role_word
from sandtable.systems.fallout.state.state import Chest, FalloutState, Mine
from sandtable.table import Piece

DRAWN: Final = {SHALLOW: "water", DEEP: "water"}
# What rough ground and walls look like: they are the same to the rules. Pieces come in pairs, and a pair looks alike.
LOOKS: Final = {ROUGH: ("crater", "rubble", "undergrowth", "rough"), WALL: ("wall", "barricade", "wall")}
NOTED: Final = (ROUGH, SHALLOW, DEEP, WALL, "radiation")
SETTING_UP: Final = (PHASE_TERRAIN, PHASE_DEPLOY)


def scene_of(state: FalloutState, side: int) -> SceneView:
    """All that can be drawn for one side; -1 is an onlooker, who sees what everybody sees."""
    tokens: list[TokenView] = []
    for unit in state.units:
        tokens.extend(token_views(state, unit))
    tokens.extend(_mine(state, mine, side) for mine in state.mines)
    tokens.extend(_chest(state, chest) for chest in state.chests)
    return {
        "board": _board(state),
        "turn": {
            "number": state.turn,
            "of": state.scenario.turns,
            "phase": words("fallout-phase-" + state.phase),
        },
        "sides": _sides(state, side),
        "terrain": [_terrain(piece) for piece in state.board.pieces],
        "zones": _zones(state),
        "units": [unit_view(state, unit) for unit in state.units],
        "tokens": tokens,
        "tracks": [],
        "hands": [],
        "title": name_of(state.scenario.title, NAMED),
        "briefing": _briefing(state),
    }


def _board(state: FalloutState) -> BoardView:
    """The table; by night it is drawn darker."""
    view: BoardView = {
        "kind": "table",
        "width": state.board.width,
        "height": state.board.height,
        "unit": state.lengths.unit,
    }
    if state.light not in (DAYLIGHT, RANDOM):
        view["dark"] = words("fallout-light-" + state.light)
    return view


def _briefing(state: FalloutState) -> list[Words]:
    """Who plays which part, what it is about, what is special, and the light."""
    lines: list[Words] = []
    for side in range(state.sides):
        values: dict[str, Json] = {"role": role_word(state.scenario, side), "side": state.called(side)}
        if values["role"] != values["side"]:
            lines.append(words("fallout-briefing-role", values))
    lines.extend(name_of(line, NAMED) for line in state.scenario.briefing)
    if state.light != RANDOM:
        lines.append(words("fallout-briefing-light", {"light": {"id": "fallout-light-" + state.light}}))
    return lines


# ------------------------------------------------------------ sides


def _sides(state: FalloutState, mine: int) -> list[SideView]:
    points = standing(state)
    return [_side(state, side, mine, points[side]) for side in range(state.sides)]


def _side(state: FalloutState, side: int, mine: int, points: float) -> SideView:
    view: SideView = {
        "id": side_letter(side),
        "livery": LIVERIES[side],
        "name": name_of(state.called(side), NAMED),
        "score": points,
        "mine": side == mine,
    }
    if state.attacker >= 0 and state.turn:
        view["status"] = words(
            "fallout-status-attacker" if side == state.attacker else "fallout-status-defender"
        )
    if side == mine and (state.mine_stock[side] or state.decoy_stock[side]):
        pool: list[PoolView] = [
            {"label": words("fallout-pool-mines"), "now": state.mine_stock[side], "why": "fallout.mine.buy"},
            {
                "label": words("fallout-pool-decoys"),
                "now": state.decoy_stock[side],
                "why": "fallout.mine.buy",
            },
        ]
        view["pool"] = pool
    return view


# ------------------------------------------------------------ terrain and zones


def _look(piece: Piece) -> str:
    """What a piece is drawn as: by its kind, and among kinds of several looks by the number in its id."""
    looks = LOOKS.get(piece.kind)
    number = "".join(letter for letter in piece.id if letter.isdigit())
    if looks is None or not number:
        return DRAWN.get(piece.kind, piece.kind)
    return looks[(int(number) - 1) // 2 % len(looks)]


def _terrain(piece: Piece) -> TerrainView:
    view: TerrainView = {
        "id": piece.id,
        "kind": _look(piece),
        "points": [[x, y] for x, y in piece.points()],
        "linear": piece.kind == WALL,
        "height": 0.0,
        "label": words("fallout-terrain-" + piece.kind),
    }
    if piece.kind == SMOKE:
        view["radius"] = piece.radius
    if piece.kind in NOTED:
        view["note"] = words(f"fallout-terrain-{piece.kind}-note")
    return view


def _zones(state: FalloutState) -> list[ZoneView]:
    zones: list[ZoneView] = []
    if state.phase in SETTING_UP:
        for side in range(state.sides):
            zones.extend(_deploy_zones(state, side))
    for side in range(state.sides):
        # only where leaving is part of the battle, not a flight
        if state.scenario.parts[side].enters or len(state.exits[side]) > 1:
            zones.extend(_exit(state, side, edge) for edge in state.exits[side])
    return zones


def _deploy_zones(state: FalloutState, side: int) -> list[ZoneView]:
    if state.scenario.parts[side].enters:
        return []
    name = words("fallout-zone-deploy", {"side": state.called(side)})
    return deployment_views(side, f"deploy-{side_letter(side)}", name, zone_of(state, side).outlines())


def _exit(state: FalloutState, side: int, edge: str) -> ZoneView:
    box = edge_box(edge, state.board.width, state.board.height, state.lengths.inch)
    return exit_view(side, edge, words("fallout-zone-exit", {"side": state.called(side)}), box)


# ------------------------------------------------------------ counters


def _mine(state: FalloutState, mine: Mine, side: int) -> TokenView:
    """fallout.mine.place.distance: counters lie face down; what they are, only the side that laid them knows."""
    known = mine.revealed or mine.side == side
    kind = ("decoy" if mine.decoy else MINE) if known else "counter"
    view = _marker(mine.id, side_letter(mine.side), mine.x, mine.y, state.lengths.inch * 0.4)
    view["art"] = {"pic": "mine" if kind == MINE else "question"}
    view["name"] = words("fallout-counter-" + kind)
    if mine.revealed:
        view["badges"] = [{"id": "mined", "label": words("fallout-badge-revealed")}]
    return view


def _chest(state: FalloutState, chest: Chest) -> TokenView:
    """fallout.s3.boxes: nobody knows what is in a box until it is open."""
    opened = chest.opened_by >= 0
    letter = side_letter(chest.opened_by) if opened else ""
    view = _marker(chest.id, letter, chest.x, chest.y, state.lengths.inch * 0.5)
    view["art"] = {"pic": "crate"}
    view["acted"] = opened
    values: dict[str, Json] = {"n": chest.number}
    view["name"] = words("fallout-chest-open", values) if opened else words("fallout-chest-locked")
    return view


def _marker(id: str, side: str, x: float, y: float, radius: float) -> TokenView:
    return {
        "id": id,
        "unit": "",
        "side": side,
        "shape": "marker",
        "x": x,
        "y": y,
        "facing": 0.0,
        "radius": radius,
        "art": {},
        "badges": [],
        "lying": False,
        "leader": False,
        "acted": False,
        "name": cast("Words", {}),
    }
