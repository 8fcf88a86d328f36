"""What a side may imagine: the hand and the deck of its opponent."""

from __future__ import annotations

from sandtable.core.dice import Lots
from sandtable.systems.warzone.army.deck_building import HOUSE, spelled_out
from sandtable.systems.warzone.state.known import known_state
from sandtable.systems.warzone.state.state import WarzoneState


def guess_state(state: WarzoneState, side: int, lots: Lots, seen: WarzoneState | None) -> WarzoneState:
    """What a side knows, with the cards of the other dealt anew from those it has not seen of them.

    A card that lies open in `seen` and did not before was in that hand or deck: it is left where it was.
    """
    copy = known_state(state, side)
    for other, holder in enumerate(copy.sides):
        if other == side or not (holder.hand or holder.deck):
            continue
        real = state.sides[other]
        shown = _without(_open_cards(seen, other), _open_cards(state, other)) if seen is not None else []
        left = _without(_all_cards(state), [*_open_cards(state, other), *shown])
        holder.hand = _dealt(state, real.hand, shown, left, lots)
        holder.deck = _dealt(state, real.deck, shown, left, lots)
    return copy


def _dealt(state: WarzoneState, cards: list[str], shown: list[str], left: list[str], lots: Lots) -> list[str]:
    """As many cards as there are; those that have been shown since where they were."""
    dealt: list[str] = []
    for card in cards:
        if card in shown:
            shown.remove(card)
            dealt.append(card)
            continue
        if not left:  # a deck of more cards than the house has: any card of the book
            left.extend(state.catalogue.cards)
        dealt.append(left.pop(lots.below(len(left))))
    return dealt


def _all_cards(state: WarzoneState) -> list[str]:
    """What a deck may be thought to hold: the cards of the ready-made one."""
    return spelled_out(state.catalogue, [HOUSE])


def _open_cards(state: WarzoneState, side: int) -> list[str]:
    """The cards of a side that everybody sees: discarded, or in play."""
    cards = state.sides[side].discard[:]
    if state.strategy and state.strategy_side == side:
        cards.append(state.strategy)
    for squad in state.squads:
        if squad.side == side:
            if squad.tactic:
                cards.append(squad.tactic)
            for model in squad.models:
                cards.extend(model.cards)
    return cards


def _without(cards: list[str], gone: list[str]) -> list[str]:
    """The cards that are left when others are taken out, one by one."""
    left = cards[:]
    for card in gone:
        if card in left:
            left.remove(card)
    return left
