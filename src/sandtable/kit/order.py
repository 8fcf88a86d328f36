"""What a system tells for a kit, asked of whatever can be asked; systems themselves are strangers here."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

from sandtable.kit.goods import Bearer, Goods
from sandtable.kit.press import PrintError


class Teller(Protocol):
    """The part of a system's face that paper needs."""

    id: ClassVar[str]

    def paper_game(self, edition: str) -> Any:
        """Everything but armies and tables."""

    def paper_army(self, army: Any) -> Any:
        """An army list."""

    def paper_armies(self, setup: Any) -> Any:
        """The armies of a set-up's sides."""

    def armies(self) -> Any:
        """The ready-made lists."""

    def start(self, setup: Any) -> Any:
        """The table of a scenario."""

    def position(self, setup: Any) -> Any:
        """The table of an explicit position."""

    def scene(self, state: Any, side: int) -> Any:
        """What a side sees of it."""


def gathered(
    rules: Teller, edition: str, army: Any, setup: Any, size: float, with_armies: bool = True
) -> Goods:
    """The goods of an order. `setup` is one that the system finds no fault with, or None.

    A print shop sees the whole table: every side's own counters, each from its own seat, and its army, unless the
    table is that of a game being played.
    """
    game = rules.paper_game(edition)
    if game is None:
        raise PrintError(f"{rules.id} tells nothing yet that could be printed")
    paper = rules.paper_army(army) if army is not None else None
    if army is not None and paper is None:
        raise PrintError("there is no unit in this list that could be printed")
    scenes: list[dict[str, Any]] = []
    if setup is not None:
        state = rules.start(setup) if setup.position is None else rules.position(setup)
        scenes = [rules.scene(state, side) for side in range(len(setup.sides))]
    goods = Goods(rules.id, game, army, paper, scenes, size)
    if setup is not None and setup.position is None and with_armies:
        goods.sides = _brought(rules, setup, scenes)
    return goods


def _ready(rules: Teller, edition: str) -> list[Any]:
    """The ready-made lists, each for this edition."""
    return [{**army, "edition": edition} if edition else army for army in rules.armies()]


def _brought(rules: Teller, setup: Any, scenes: list[dict[str, Any]]) -> list[Bearer]:
    """What every side brings, in its colours; a ready-made list is known again by its units, so that its code opens."""
    liveries = [side["livery"] for side in scenes[0]["sides"]] if scenes else []
    houses: list[tuple[Any, Any]] = []
    bearers: list[Bearer] = []
    for at, paper in enumerate(rules.paper_armies(setup)):
        if paper is None:
            continue
        own = setup.sides[at].army
        if not isinstance(own, dict) or "units" not in own:
            houses = houses or [(army, rules.paper_army(army)) for army in _ready(rules, setup.edition)]
            own = next((army for army, told in houses if told and told["units"] == paper["units"]), None)
        bearers.append(Bearer(paper, own, liveries[at] if at < len(liveries) else ""))
    return bearers
