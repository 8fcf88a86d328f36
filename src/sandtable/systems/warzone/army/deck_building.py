"""Building a deck (the advanced game): how many cards, and how many of each."""

from __future__ import annotations

from typing import Final

from sandtable.core.packs import hint
from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, list_of, table_of, text_of
from sandtable.systems.warzone.book.catalogue import Catalogue

FEWEST_CARDS: Final = 35
LIMIT_RULES: Final = {
    "strategy": "warzone.deck.limit.strategy",
    "tactic": "warzone.deck.limit.tactic",
    "gear": "warzone.deck.limit.gear",
}

HOUSE: Final = "house"
HOUSE_COPIES: Final = {"strategy": 1, "tactic": 2, "gear": 1}


def deck_of(value: Json) -> list[str]:
    """The cards of a deck as written: a list of ids, a table of id → copies, or "house" for the ready-made one."""
    if isinstance(value, dict):
        cards: list[str] = []
        for id, copies in table_of(value).items():
            cards.extend([id] * (copies if isinstance(copies, int) and 0 <= copies <= 99 else 1))
        return cards
    if value == HOUSE:
        return [HOUSE]
    return [text_of(entry) for entry in list_of(value)]


def spelled_out(catalogue: Catalogue, deck: list[str]) -> list[str]:
    """The cards themselves: the house deck has one of each Strategy and Gear, two of each Tactic, in book order."""
    if deck != [HOUSE] and deck:
        return deck
    cards: list[str] = []
    for card in catalogue.cards.values():
        cards.extend([card.id] * HOUSE_COPIES[card.kind])
    return cards


def check_deck(catalogue: Catalogue, deck: list[str]) -> list[Reason]:
    """warzone.deck.min, warzone.deck.max, warzone.deck.limit: 35 cards or more, and few of each title."""
    reasons: list[Reason] = []
    cards = spelled_out(catalogue, deck)
    if len(cards) < FEWEST_CARDS:
        values: Row = {"n": len(cards), "least": FEWEST_CARDS}
        reasons.append(Reason("warzone.deck.min", "warzone-deck-few", values))
    seen: list[str] = []
    for id in cards:
        if id in seen:
            continue
        seen.append(id)
        card = catalogue.cards.get(id)
        if card is None:
            advice = hint(id, list(catalogue.cards))
            reasons.append(
                Reason("warzone.deck.min", "warzone-deck-unknown", {"card": id[:40], "hint": advice})
            )
        elif cards.count(id) > card.copies:
            values = {"card": {"id": "warzone-card-" + id}, "n": cards.count(id), "most": card.copies}
            reasons.append(Reason(LIMIT_RULES[card.kind], "warzone-deck-copies", values))
    return reasons
