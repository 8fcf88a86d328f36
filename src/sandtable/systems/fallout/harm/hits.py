"""What a hit brings (chapters 4.5 and 4.6): whoever was struck saves or suffers, a hull takes the damage."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final, final

from sandtable.core.effects import Effect, Mark
from sandtable.core.reckoning import Reckoning
from sandtable.systems.fallout.book.profiles import Damage
from sandtable.systems.fallout.harm.damage import amount, knock_down
from sandtable.systems.fallout.harm.saves import save_or_suffer
from sandtable.systems.fallout.harm.vehicle_damage import hit
from sandtable.systems.fallout.state.state import Culprit, FalloutState, Figure, Unit


@final
class Hit:
    """Somebody struck and the save he has, or a hull (both None) and the side that rolls for the damage."""

    __slots__ = ("culprit", "damage", "figure", "knock", "reduce", "save", "side", "unit")

    def __init__(
        self, unit: Unit, figure: Figure | None, save: Reckoning | None, damage: Damage, culprit: Culprit
    ) -> None:
        self.unit = unit
        self.figure = figure
        self.save = save
        self.damage = damage
        self.culprit = culprit
        self.side = culprit.side
        self.knock = ""  # the rule by which it also knocks down
        self.reduce = 0  # what a vehicle's body takes off the damage


NO_HITS: Final[list[Hit]] = []


class Onward(Mark):
    """A mark inside an attack, of which `rest` is left; that depends on the state, on `about` and on `hits` alone."""

    def __init__(
        self,
        rest: Callable[[], Coroutine[Effect, object, object]],
        about: object,
        hits: list[Hit],
        aimed: bool = False,
    ) -> None:
        super().__init__("", rest)
        self.about = about  # what is going on: who attacks whom how, with how many dice still to roll
        self.hits = hits  # hits still to be suffered
        self.aimed = aimed  # no die has been rolled yet


async def go_onward(
    state: FalloutState,
    rest: Callable[[], Coroutine[Effect, object, object]],
    about: object,
    hits: list[Hit],
    aimed: bool = False,
) -> None:
    """Sets the mark where an attack is counted for its odds; in play nobody minds it, and it costs nothing."""
    if state.tally is not None:
        await Onward(rest, about, hits, aimed)


def count_hit(state: FalloutState) -> None:
    """For whoever counts: somebody or something is struck."""
    tally = state.tally
    if tally is not None and not tally.muted:
        tally.hits += 1


async def suffer(state: FalloutState, one: Hit) -> None:
    """fallout.dice.order_attack: knocked down at once, then the save, then the damage.

    fallout.vehicle.no_save: a vehicle has no save.
    """
    count_hit(state)
    figure, save = one.figure, one.save
    if figure is None or save is None:
        await hit(state, one.unit, await amount(one.damage, one.side, one.unit.id), one.culprit)
        return
    if one.knock:
        knock_down(state, one.unit, figure, one.knock)
    await save_or_suffer(state, one.unit, figure, save, one.damage, one.culprit, one.reduce)


async def suffer_all(
    state: FalloutState, hits: list[Hit], then: Callable[[], None] | None = None, marked: bool = False
) -> None:
    """fallout.dice.order_victims: one after another; whoever is gone by then is spared. At last comes `then`.

    `marked` says that the mark before the first of them is passed already.
    """
    for n, one in enumerate(hits):
        if not marked:
            await go_onward(state, partial(suffer_all, state, hits[n:], then, True), then, hits[n:])
        marked = False
        figure = one.figure
        if not one.unit.gone if figure is None else figure.present():
            await suffer(state, one)
    if then is not None:
        then()
