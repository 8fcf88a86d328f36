"""Items in somebody's hands: who can use them, and how they are used up (appendix C)."""

from __future__ import annotations

from sandtable.systems.fallout.state.state import FalloutState, Figure, Item


def usable_item(state: FalloutState, figure: Figure, id: str) -> Item | None:
    """Its item of that kind; fallout.item.int_requirement: whoever is not clever enough only carries it."""
    if not figure.items:
        return None
    item = figure.item(id)
    if item is None or figure.profile.iq < state.catalogue.items[id].requires_in:
        return None
    return item


def use_up(figure: Figure, id: str) -> None:
    """One dose less; an item without any left is gone, as is one that has none to count."""
    item = figure.item(id)
    if item is None:
        return
    if item.doses > 1:
        item.doses -= 1
    else:
        lose(figure, item)


def lose(figure: Figure, item: Item) -> None:
    """Takes one item out of a figure's hands for good."""
    figure.items = [other for other in figure.items if other is not item]
