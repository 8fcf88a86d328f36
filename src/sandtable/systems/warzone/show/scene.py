"""The board as one side may see it: terrain, zones, squads with their cards, tokens, hands of cards."""

from __future__ import annotations

from typing import Final, cast

from sandtable.core.scene import (
    RangeView,
    SceneView,
    SideView,
    StatView,
    TerrainView,
    UnitView,
    Words,
    ZoneView,
)
from sandtable.core.scene_words import LIVERIES, name_of, words
from sandtable.core.wire import Json, Message, side_letter
from sandtable.figures.zone_views import exit_view, objective_view
from sandtable.figures.zones import EAST, NORTH, SOUTH, WEST
from sandtable.systems.warzone.book.profiles import HEAVY_COVER, LIGHT_COVER, LOCATIONS, Profile
from sandtable.systems.warzone.book.titles import called, source_name
from sandtable.systems.warzone.book.words import BOON_SMOKE, FROM_BOOK
from sandtable.systems.warzone.harm.missions import CONTROL, controller, far_edges
from sandtable.systems.warzone.harm.victory import standing
from sandtable.systems.warzone.show.card_views import gear_views, hands_of
from sandtable.systems.warzone.show.tokens import NAMED, squad_badges, tokens_of
from sandtable.systems.warzone.state.identities import SETTING_UP
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Piece


def scene_of(state: WarzoneState, side: int) -> SceneView:
    """All that can be drawn for one side; -1 is an onlooker, who sees nobody's cards."""
    return {
        "board": {"kind": "table", "width": state.board.width, "height": state.board.height, "unit": "in"},
        "turn": {
            "number": state.turn,
            "of": state.mission.turns,
            "phase": words("warzone-phase-" + state.phase),
        },
        "sides": [_side(state, other, side) for other in range(len(state.sides))],
        "terrain": [_terrain(state, piece) for piece in state.board.pieces] + _smoke(state),
        "zones": _zones(state),
        "units": [_unit(state, squad) for squad in state.squads],
        "tokens": tokens_of(state),
        "tracks": [],
        "hands": hands_of(state, side),
        "title": cast("Words", state.mission.title),
        "briefing": _briefing(state),
    }


def _briefing(state: WarzoneState) -> list[Words]:
    """What it is about, what is special, and who attacks."""
    paragraphs = [cast("Words", line) for line in state.mission.briefing]
    if state.attacker >= 0:
        paragraphs.append(words("warzone-briefing-attacker", {"side": state.sides[state.attacker].name}))
    if state.strategy:
        paragraphs.append(
            words("warzone-briefing-strategy", {"card": {"id": "warzone-card-" + state.strategy}})
        )
    return paragraphs


def _side(state: WarzoneState, side: int, mine: int) -> SideView:
    holder = state.sides[side]
    return {
        "id": side_letter(side),
        "livery": LIVERIES[side],
        "name": name_of(holder.name, NAMED),
        "score": standing(state)[side],
        "mine": side == mine,
        "pool": [
            {
                "label": words("warzone-pool-resource"),
                "now": holder.ready,
                "of": holder.ready + holder.burned,
                "why": "warzone.resource.turn_to_burn",
            }
        ],
    }


COVER_NOTES: Final = {LIGHT_COVER: "warzone-cover-light", HEAVY_COVER: "warzone-cover-heavy"}


def _terrain(state: WarzoneState, piece: Piece) -> TerrainView:
    kind = state.catalogue.terrain[piece.kind]
    view: TerrainView = {
        "id": piece.id,
        "kind": kind.drawing,
        "points": [[x, y] for x, y in piece.points()],
        "linear": False,
        "height": piece.height,
        "label": words("warzone-terrain-" + piece.kind),
    }
    if kind.cover in COVER_NOTES:
        view["note"] = words(COVER_NOTES[kind.cover], {"height": piece.height})
    structure = state.structure(piece.id)
    if structure is not None:
        view["hits"] = {"left": structure.sp, "of": structure.whole}
        if structure.side >= 0:
            view["side"] = side_letter(structure.side)
    return view


def _smoke(state: WarzoneState) -> list[TerrainView]:
    """The clouds of smoke canisters, about their bearers."""
    clouds: list[TerrainView] = []
    for side in range(len(state.sides)):
        for model in state.field(side):
            for boon in model.boons:
                if boon.effect == BOON_SMOKE:
                    clouds.append(
                        {
                            "id": f"smoke-{model.id}",
                            "kind": "smoke",
                            "points": [[model.base.x, model.base.y]],
                            "linear": False,
                            "height": 0.0,
                            "radius": boon.limit + model.base.radius,
                            "label": words("warzone-smoke"),
                        }
                    )
    return clouds


# ------------------------------------------------------------ zones


def _zones(state: WarzoneState) -> list[ZoneView]:
    zones: list[ZoneView] = []
    for side, zone in enumerate(state.zones):
        if zone is not None and (state.phase == SETTING_UP or state.crates):
            left, bottom, right, top = zone.left, zone.bottom, zone.right, zone.top
            zones.append(
                {
                    "id": f"deploy-{side_letter(side)}",
                    "kind": "deployment",
                    "name": words("warzone-zone-deploy", {"side": state.sides[side].name}),
                    "points": [[left, bottom], [right, bottom], [right, top], [left, top]],
                    "side": side_letter(side),
                }
            )
    for number, objective in enumerate(state.objectives, 1):
        name, holder = words("warzone-zone-marker", {"n": number}), controller(state, objective)
        zones.append(objective_view(objective.id, name, objective.x, objective.y, CONTROL, holder))
    for side in range(len(state.sides)):
        zones.extend(_exit(state, side, edge) for edge in far_edges(state, side))
    return zones


def _exit(state: WarzoneState, side: int, edge: str) -> ZoneView:
    width, height = state.board.width, state.board.height
    boxes = {
        SOUTH: (0.0, 0.0, width, 1.0),
        NORTH: (0.0, height - 1.0, width, height),
        WEST: (0.0, 0.0, 1.0, height),
        EAST: (width - 1.0, 0.0, width, height),
    }
    return exit_view(side, edge, words("warzone-zone-exit", {"side": state.sides[side].name}), boxes[edge])


# ------------------------------------------------------------ squads


def _unit(state: WarzoneState, squad: Squad) -> UnitView:
    view: UnitView = {
        "id": squad.id,
        "side": side_letter(squad.side),
        "name": name_of(squad.name, NAMED),
        "able": len(squad.living()),
        "total": len(squad.models),
        "acted": squad.activated,
        "gone": squad.destroyed,
        "badges": squad_badges(state, squad),
        "stats": unit_stats(squad),
        "ranges": ranges_of(squad),
    }
    cards = gear_views(state, squad)
    if cards:
        view["cards"] = cards
    return view


FIGURES: Final = ("m", "cc", "rs", "st", "con", "wp", "ld", "w", "a")


def unit_stats(squad: Squad) -> list[StatView]:
    """The card of a squad: the printed line, its abilities, and where the figures come from."""
    profile = squad.profile
    stats: list[StatView] = []
    figures = figure_values(profile)
    for id in FIGURES:
        if not (profile.vehicle and id in ("con", "w", "a")):
            stats.append(_stat(id, figures[id], STAT_RULES.get(id, "warzone.dice.d20")))
    if profile.vehicle:
        model = squad.models[0]
        for place, location, left in zip(LOCATIONS, profile.locations, model.sp, strict=True):
            stats.append(
                _stat(
                    "location-" + place, f"{location.av} · {left}/{location.sp}", "warzone.vehicle.location"
                )
            )
    for damage, change in profile.armour_mods.items():
        stats.append(_stat("against-" + damage.lower(), f"{change:+d}", "warzone.armour.type"))
    for id, value in profile.skills.items():
        stats.append(
            {
                "label": words("warzone-skill-" + id),
                "value": f"{value}" if value else "✓",
                "why": skill_rule(id),
            }
        )
    stats.append(source_line(profile))
    return stats


STAT_RULES: Final = {
    "m": "warzone.act.move.distance",
    "cc": "warzone.act.close.roll",
    "rs": "warzone.act.shoot.roll",
    "st": "warzone.act.close.strength",
    "con": "warzone.climb.con",
    "wp": "warzone.psychic.cast",
    "ld": "warzone.panic.ld",
    "w": "warzone.armour.wound",
    "a": "warzone.armour.test",
}
SKILL_RULES: Final = {
    "heal": "warzone.heal.test",
    "shielded": "warzone.hero.lord.shielded",
    "target_sense": "warzone.priority.target_sense",
    "suppressive_fire": "warzone.suppress.skill",
    "psychic": "warzone.psychic.powers",
    "rapid_deployment": "warzone.setup.rapid",
    "infiltrate": "warzone.setup.infiltrate",
    "contempt": "warzone.faction.brotherhood.contempt",
}


def skill_rule(id: str) -> str:
    """The rule behind an ability."""
    return SKILL_RULES.get(id, "warzone.act.skill.cost")


def figure_values(profile: Profile) -> dict[str, str]:
    """The line as printed; armour with its impenetrable part in brackets."""
    armour = f"{profile.a}({profile.impenetrable})" if profile.impenetrable else f"{profile.a}"
    return {
        "m": f"{profile.m}",
        "cc": f"{profile.cc}",
        "rs": f"{profile.rs}",
        "st": f"{profile.st}",
        "con": f"{profile.con}",
        "wp": f"{profile.wp}",
        "ld": f"{profile.ld}",
        "w": f"{profile.w}",
        "a": armour,
    }


def source_line(profile: Profile) -> StatView:
    """Whether the figures are known ones or of the house; house rows say which of theirs are public."""
    return {
        "label": cast("Words", source_name(profile)),
        "value": "",
        "why": "warzone.army.hero.line" if profile.source == FROM_BOOK else "warzone.army.points",
    }


def _stat(id: str, value: str, why: str) -> StatView:
    return {"label": words("warzone-stat-" + id), "value": value, "why": why}


def ranges_of(squad: Squad) -> list[RangeView]:
    """The ranged weapons of a squad, each once."""
    ranges: list[RangeView] = []
    seen: list[str] = []
    for model in squad.living():
        for weapon in model.weapons:
            if weapon.ranged and weapon.id not in seen:
                seen.append(weapon.id)
                values: dict[str, Json] = {
                    "weapon": called(weapon),
                    "st": weapon.st,
                    "rate": weapon.rate,
                    "avv": weapon.avv,
                    "type": {"id": "warzone-damage-" + weapon.damage.lower()},
                }
                ranges.append({"label": words("warzone-range", values), "distance": weapon.reach})
    return ranges


def weapon_lines(models: list[Model]) -> list[Message]:
    """The weapons of some models in words, ranged and close."""
    lines: list[Message] = []
    seen: list[str] = []
    for model in models:
        for weapon in model.weapons:
            if weapon.id not in seen:
                seen.append(weapon.id)
                values: dict[str, Json] = {
                    "weapon": called(weapon),
                    "reach": weapon.reach,
                    "st": weapon.st,
                    "rate": weapon.rate,
                    "avv": weapon.avv,
                    "type": {"id": "warzone-damage-" + weapon.damage.lower()},
                }
                lines.append(Message("warzone-fact-gun" if weapon.ranged else "warzone-fact-blade", values))
    return lines
