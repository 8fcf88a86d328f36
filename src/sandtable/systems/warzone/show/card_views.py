"""Cards as cards: hands with hidden backs, the Strategy in play, gear with its bearers, piles."""

from __future__ import annotations

from typing import Final

from sandtable.core.scene import CardView, HandView
from sandtable.core.scene_words import words
from sandtable.core.wire import side_letter
from sandtable.systems.warzone.cards.deck import MOST_IN_HAND
from sandtable.systems.warzone.state.identities import GEAR, PLAY, TACTIC
from sandtable.systems.warzone.state.pieces import Squad
from sandtable.systems.warzone.state.resource import with_decks
from sandtable.systems.warzone.state.state import WarzoneState

ARTS: Final = {
    "cinder_storm": "storm",
    "ground_shudder": "quake",
    "static_veil": "bolt",
    "long_dusk": "dusk",
    "scorched_supply": "fire",
    "iron_discipline": "flag",
    "hungry_earth": "quake",
    "clear_channels": "radio",
    "low_clouds": "storm",
    "war_drums": "star",
    "bayonets_out": "skull",
    "steady_volley": "crosshair",
    "heads_down": "wall",
    "double_time": "boot",
    "crossed_arcs": "eye",
    "blood_price": "skull",
    "no_retreat": "flag",
    "bright_flare": "star",
    "open_lanes": "crosshair",
    "called_targets": "crosshair",
    "cold_nerves": "eye",
    "field_dressing": "medic",
    "breach_drill": "bolt",
    "ballistic_plate": "shield",
    "gyro_sight": "crosshair",
    "hooked_blade": "skull",
    "spring_boots": "boot",
    "med_injector": "medic",
    "core_rounds": "bolt",
    "blast_lining": "shield",
    "thermal_cloak": "dusk",
    "spare_drum": "gear",
    "signal_pack": "radio",
    "war_banner": "flag",
    "stun_charge": "bolt",
    "smoke_canister": "storm",
}
PREFIX: Final = {"strategy": PLAY, "tactic": TACTIC, "gear": GEAR}


def hands_of(state: WarzoneState, side: int) -> list[HandView]:
    """What lies before the players; the cards of others have only their backs."""
    if not with_decks(state):
        return []
    hands: list[HandView] = []
    for other, holder in enumerate(state.sides):
        mark = side_letter(other)
        seen = other == side
        hands.append(
            {
                "id": f"hand-{mark}",
                "side": mark,
                "name": words("warzone-hand", {"side": holder.name}),
                "kind": "hand",
                "cards": [
                    _in_hand(state, f"hand-{mark}-{n}", id, seen) for n, id in enumerate(holder.hand, 1)
                ],
                "count": len(holder.hand),
                "most": MOST_IN_HAND,
            }
        )
        hands.append(
            {
                "id": f"deck-{mark}",
                "side": mark,
                "name": words("warzone-deck", {"side": holder.name}),
                "kind": "deck",
                "cards": [],
                "count": len(holder.deck),
            }
        )
        if holder.discard:
            hands.append(
                {
                    "id": f"discard-{mark}",
                    "side": mark,
                    "name": words("warzone-discard", {"side": holder.name}),
                    "kind": "discard",
                    "cards": [
                        card_view(state, f"discard-{mark}-{n}", id) for n, id in enumerate(holder.discard, 1)
                    ],
                    "count": len(holder.discard),
                }
            )
    if state.strategy:
        hands.append(_in_play(state))
    return hands


def _in_play(state: WarzoneState) -> HandView:
    return {
        "id": "strategy",
        "side": side_letter(state.strategy_side),
        "name": words("warzone-in-play"),
        "kind": "play",
        "cards": [card_view(state, "strategy-1", state.strategy)],
    }


def card_view(state: WarzoneState, id: str, card_id: str) -> CardView:
    """A card with its face up; one whose face nobody here knows has a back."""
    card = state.catalogue.cards.get(card_id)
    if card is None:
        return {"id": id, "back": True}
    return {
        "id": id,
        "back": False,
        "name": words("warzone-card-" + card.id),
        "text": words(f"warzone-card-{card.id}-text"),
        "cost": f"{card.cost}",
        "kind": card.kind,
        "art": ARTS.get(card.id, "star"),
        "label": words("warzone-card-kind-" + card.kind),
        "why": "warzone.deck.play." + card.kind,
    }


def _in_hand(state: WarzoneState, id: str, card_id: str, seen: bool) -> CardView:
    if not seen or card_id not in state.catalogue.cards:
        return {"id": id, "back": True}
    view = card_view(state, id, card_id)
    view["option"] = PREFIX[state.catalogue.cards[card_id].kind] + card_id
    return view


def gear_views(state: WarzoneState, squad: Squad) -> list[CardView]:
    """The Tactic on a squad and the Gear its models bear."""
    views: list[CardView] = []
    if squad.tactic:
        view = card_view(state, f"{squad.id}-tactic", squad.tactic)
        view["on"] = squad.id
        views.append(view)
    for model in squad.models:
        for id in model.cards:
            view = card_view(state, f"{model.id}-{id}", id)
            view["on"] = model.id
            views.append(view)
    return views
