"""What is to be printed of: a game, perhaps an army, perhaps the table of a scenario; and every kind of sheet there is.

Whoever orders asks the system (`System.paper_army`, `paper_game`, `scene`) and hands over what it told.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sandtable.kit.army import army_sheet
from sandtable.kit.cards import card_sheet
from sandtable.kit.counters import counter_sheet
from sandtable.kit.dice import dice_sheet
from sandtable.kit.forms import form_sheet
from sandtable.kit.look import Look
from sandtable.kit.map import map_sheet
from sandtable.kit.miniatures import miniature_sheet
from sandtable.kit.plan import plan_sheet, terrain_sheet
from sandtable.kit.reference import reference_sheet
from sandtable.kit.shapes import template_sheet
from sandtable.kit.sheet import Sheet
from sandtable.kit.tokens import token_sheet
from sandtable.kit.track import track_sheet
from sandtable.kit.words import Words


@dataclass
class Goods:
    """All that a kit is made of, in plain JSON."""

    system: str
    game: dict[str, Any]
    army: Any = None  # the list as it was handed in
    paper: dict[str, Any] | None = None  # what the system says of it
    scenes: list[dict[str, Any]] = field(default_factory=list)  # of a scenario, as each side sees it
    size: float = 19.0  # of counters


Maker = Callable[[Goods, Words, Look], "Sheet | None"]


def _army(goods: Goods, words: Words, look: Look) -> Sheet | None:
    if goods.paper is None:
        return None
    return army_sheet(goods.system, goods.army, goods.paper, words, look)


def _miniatures(goods: Goods, words: Words, look: Look) -> Sheet | None:
    return miniature_sheet(goods.system, goods.paper, words, look) if goods.paper is not None else None


def _counters(goods: Goods, words: Words, look: Look) -> Sheet | None:
    return counter_sheet(goods.system, goods.paper, goods.scenes, words, look, goods.size)


MAKERS: dict[str, Maker] = {
    "army": _army,
    "miniatures": _miniatures,
    "counters": _counters,
    "templates": lambda goods, words, look: template_sheet(goods.system, goods.game, words, look),
    "tokens": lambda goods, words, look: token_sheet(goods.system, goods.game, words, look),
    "cards": lambda goods, words, look: card_sheet(goods.system, goods.game, goods.paper, words, look),
    "dice": lambda goods, words, look: dice_sheet(goods.system, goods.game, words, look),
    "track": lambda goods, words, look: track_sheet(goods.system, goods.game, words, look),
    "map": lambda goods, words, look: map_sheet(goods.system, goods.scenes, words, look),
    "plan": lambda goods, words, look: plan_sheet(goods.system, goods.scenes, words, look),
    "terrain": lambda goods, words, look: terrain_sheet(goods.system, goods.scenes, words, look),
    "reference": lambda goods, words, look: reference_sheet(goods.system, goods.game, words, look),
    "forms": lambda goods, words, look: form_sheet(goods.system, words, look),
}
KINDS = tuple(MAKERS)


def sheet_of(kind: str, goods: Goods, words: Words, look: Look) -> Sheet | None:
    """One kind of sheet; None where this game, army or scenario has nothing of the kind."""
    return MAKERS[kind](goods, words, look)
