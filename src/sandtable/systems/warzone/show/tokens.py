"""Models and markers as a client draws them."""

from __future__ import annotations

from typing import Final

from sandtable.core.scene import BadgeView, TokenView
from sandtable.core.scene_words import badge, name_of, words
from sandtable.core.wire import side_letter
from sandtable.figures.facing import on_paper
from sandtable.systems.warzone.book.profiles import HULL
from sandtable.systems.warzone.book.words import A_SQUAD
from sandtable.systems.warzone.ground.space import engaged
from sandtable.systems.warzone.state.art import hull_length, hull_width, is_hull, model_art
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState

CRATE_RADIUS: Final = 0.5
NAMED: Final = "warzone-name"
DRIVE: Final = "drive"


def _badge(id: str, label: str, count: int = 0) -> BadgeView:
    return badge(id, "warzone-badge-" + label, count)


def squad_badges(state: WarzoneState, squad: Squad) -> list[BadgeView]:
    """The states of a squad, the pressing ones first."""
    badges: list[BadgeView] = []
    if squad.routed:
        badges.append(_badge("fleeing", "routed"))
    elif squad.panicked:
        badges.append(_badge("shaken", "panicked"))
    if squad.suppressions:
        badges.append(_badge("suppressed", "suppressed", len(squad.suppressions)))
    if squad.reserve:
        badges.append(_badge("hidden", "reserve"))
    if squad.acting:
        badges.append(_badge("acting", "acting"))
    if squad.tactic:
        badges.append(_badge("card", "tactic"))
    if squad.activated:
        badges.append(_badge("acted", "activated"))
    return badges


def model_badges(state: WarzoneState, model: Model) -> list[BadgeView]:
    """What is true of a model now, as badges on its token: Stunned, Waiting, Hidden, wounds."""
    drives = model.drives_lost() if model.profile.vehicle else 0
    states = (
        ("engaged", "engaged", engaged(state, model)),
        ("stunned", "stunned", model.stunned),
        ("overwatch", "waiting", model.waiting),
        ("hidden", "hidden", model.hidden),
        ("aiming", "aimed", model.aimed),
        ("immobile", DRIVE, drives > 0),
        ("crippled", "crew", model.crew_lost()),
        ("crate", "carrying", bool(model.carrying)),
        ("tired", "fumbled", model.fumbled),
    )
    return [_badge(id, label, drives if label == DRIVE else 0) for id, label, holds in states if holds]


def tokens_of(state: WarzoneState) -> list[TokenView]:
    """Every model on the table, and what lies about."""
    tokens = [
        _token(state, squad, model) for squad in state.squads for model in squad.models if model.on_table
    ]
    for crate in state.crates:
        if crate.taken < 0 and not crate.carrier:
            tokens.append(_crate(crate.id, crate.x, crate.y))
    return tokens


def _token(state: WarzoneState, squad: Squad, model: Model) -> TokenView:
    profile = model.profile
    hull = is_hull(profile)
    view: TokenView = {
        "id": model.id,
        "unit": squad.id,
        "side": side_letter(model.side),
        "shape": "hull" if hull else "figure",
        "x": model.base.x,
        "y": model.base.y,
        "facing": on_paper(model.facing),
        "radius": model.base.radius,
        "art": model_art(profile, model.weapons),
        "badges": model_badges(state, model),
        "lying": squad.panicked,
        "leader": squad.commander == model.id and squad.kind == A_SQUAD,
        "acted": squad.activated or model.acted,
        "name": name_of(model_name(state, model), NAMED),
        "arcs": [{"width": 180.0, "label": words("warzone-arc-front")}],
    }
    if hull:
        view["length"] = hull_length(model.base.radius)
        view["width"] = hull_width(model.base.radius)
        view["hits"] = {"left": max(model.sp[HULL], 0), "of": profile.locations[HULL].sp}
    elif profile.w > 1:
        view["hits"] = {"left": max(model.wounds, 0), "of": profile.w}
    if model.altitude:
        view["level"] = model.altitude
    return view


def _crate(id: str, x: float, y: float) -> TokenView:
    return {
        "id": id,
        "unit": "",
        "side": "",
        "shape": "marker",
        "x": x,
        "y": y,
        "facing": 0.0,
        "radius": CRATE_RADIUS,
        "art": {"pic": "crate"},
        "badges": [],
        "lying": False,
        "leader": False,
        "acted": False,
        "name": words("warzone-crate"),
    }
