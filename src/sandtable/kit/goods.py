"""What is to be printed of: a game, perhaps an army, perhaps the table of a scenario; and every kind of sheet there is.

Whoever orders asks the system (`System.paper_army`, `paper_game`, `scene`) and hands over what it told.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from sandtable.kit.army import army_sheet, together
from sandtable.kit.cards import card_sheet
from sandtable.kit.counters import counter_sheet
from sandtable.kit.dice import dice_sheet
from sandtable.kit.forms import form_sheet
from sandtable.kit.hexplan import hexplan_sheet
from sandtable.kit.look import LIVERIES, Look
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
class Bearer:
    """An army to be printed: what the system says of it, the list itself where there is one, whose colours."""

    paper: dict[str, Any]
    army: Any = None
    livery: str = ""  # that of its side; "" for the one that was chosen

    def look(self, look: Look) -> Look:
        """How it is to look: in the colours of its side."""
        return replace(look, livery=self.livery) if self.livery in LIVERIES else look


@dataclass
class Goods:
    """All that a kit is made of, in plain JSON."""

    system: str
    game: dict[str, Any]
    army: Any = None  # the list as it was handed in
    paper: dict[str, Any] | None = None  # what the system says of it
    scenes: list[dict[str, Any]] = field(default_factory=list)  # of a scenario, as each side sees it
    size: float = 19.0  # of counters
    sides: list[Bearer] = field(default_factory=list)  # the armies of a scenario

    def bearers(self) -> list[Bearer]:
        """Every army to be printed: the one that was handed in, or those of a scenario's sides."""
        return [Bearer(self.paper, self.army)] if self.paper is not None else self.sides


Maker = Callable[[Goods, Words, Look], "Sheet | None"]


def _army(goods: Goods, words: Words, look: Look) -> Sheet | None:
    sheets = [army_sheet(goods.system, one.army, one.paper, words, one.look(look)) for one in goods.bearers()]
    return together(sheets)


def _miniatures(goods: Goods, words: Words, look: Look) -> Sheet | None:
    armies = [(one.paper, one.look(look).livery) for one in goods.bearers()]
    return miniature_sheet(goods.system, armies, words, look)


def _counters(goods: Goods, words: Words, look: Look) -> Sheet | None:
    armies = [(one.paper, one.look(look).livery) for one in goods.bearers()]
    return counter_sheet(goods.system, armies, words, look, goods.size)


MAKERS: dict[str, Maker] = {
    "army": _army,
    "miniatures": _miniatures,
    "counters": _counters,
    "templates": lambda goods, words, look: template_sheet(goods.system, goods.game, words, look),
    "tokens": lambda goods, words, look: token_sheet(goods.system, goods.game, words, look),
    "cards": lambda goods, words, look: card_sheet(
        goods.system, goods.game, [(one.paper, one.look(look)) for one in goods.bearers()], words, look
    ),
    "dice": lambda goods, words, look: dice_sheet(goods.system, goods.game, words, look),
    "track": lambda goods, words, look: track_sheet(goods.system, goods.game, words, look),
    "map": lambda goods, words, look: map_sheet(goods.system, goods.scenes, words, look),
    "plan": lambda goods, words, look: (
        hexplan_sheet(goods.scenes, [one.paper for one in goods.sides], words, look)
        or plan_sheet(goods.system, goods.scenes, words, look)
    ),
    "terrain": lambda goods, words, look: terrain_sheet(goods.system, goods.scenes, words, look),
    "reference": lambda goods, words, look: reference_sheet(goods.system, goods.game, words, look),
    "forms": lambda goods, words, look: form_sheet(goods.system, words, look),
}
KINDS = tuple(MAKERS)


def sheet_of(kind: str, goods: Goods, words: Words, look: Look) -> Sheet | None:
    """One kind of sheet; None where this game, army or scenario has nothing of the kind."""
    return MAKERS[kind](goods, words, look)
