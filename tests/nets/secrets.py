"""The same state with other secrets: whatever is hidden from a side is changed, and nothing else.

Each game has its own way; all of them give None when nothing is hidden from that side. `known(side)` of both states
must say the same, which `otherwise` makes sure of.
"""

from collections.abc import Callable
from dataclasses import replace

from sandtable.core.dice import SeededDice
from sandtable.core.journal import canonical
from sandtable.systems.fallout.state.state import NOBODY as UNOPENED
from sandtable.systems.fallout.state.state import FalloutState
from sandtable.systems.fubar.state.known import is_secret as is_ambusher
from sandtable.systems.fubar.state.state import FubarState
from sandtable.systems.warfare.book.catalogue import catalogue as warfare_book
from sandtable.systems.warfare.book.profiles import TRANSPORT, Column, SupportProfile, UnitProfile
from sandtable.systems.warfare.state.known import is_secret, knows
from sandtable.systems.warfare.state.state import WarfareState
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import overlaps

TRIES = 40


def otherwise(state, side: int, chance: SeededDice):
    """A copy in which everything hidden from a side is otherwise; None when nothing is, or nothing else fits."""
    other = WAYS[type(state).__name__](state.clone(), side, chance)
    if other is None or told(other) == told(state):
        return None
    if told(other.known(side)) != told(state.known(side)):
        raise AssertionError("a side can tell the two apart before anything has happened")
    return other


def told(state) -> str:
    """All that is in a state."""
    return canonical(state.dump()) + state.digest()


# ------------------------------------------------------------ FUBAR


def elsewhere(state: FubarState, side: int, chance: SeededDice) -> FubarState | None:
    """Hidden ambushers lie elsewhere, by choice near a unit of the side, where it does not see them."""
    moved = False
    spots = [
        (figure.base.x, figure.base.y)
        for unit in state.units
        if unit.side == side and unit.on_table()
        for figure in unit.living()[:1]
    ]
    for unit in state.units:
        if not unit.on_table() or not is_ambusher(state, side, unit):
            continue
        if unit.vehicle is not None:  # where it looks is as secret as where it stands
            unit.vehicle.hull = unit.vehicle.hull.turned(unit.vehicle.hull.facing + 90.0)
            moved = True
            continue
        first = unit.figures[0].base
        for number in range(TRIES):
            x, y = spots[chance.below(len(spots))] if spots and number < TRIES - 2 else (first.x, first.y)
            inch = state.lengths.inch
            x, y = x + (chance.below(241) - 120) / 10.0 * inch, y + (chance.below(241) - 120) / 10.0 * inch
            if _set_off(state, unit, side, x - first.x, y - first.y):
                moved = True
                break
    return state if moved else None


def _set_off(state: FubarState, unit, side: int, dx: float, dy: float) -> bool:
    was = [figure.base for figure in unit.figures]
    now = [base.at(base.x + dx, base.y + dy) for base in was]
    others = [
        base
        for other in state.units
        if other is not unit and other.on_table()
        for base in (
            [figure.base for figure in other.figures if figure.alive]
            if other.vehicle is None
            else [other.vehicle.hull]
        )
    ]
    if any(not state.board.inside(base) or any(overlaps(base, other) for other in others) for base in now):
        return False
    for figure, base in zip(unit.figures, now, strict=True):
        figure.base = base
    if is_ambusher(state, side, unit):
        return True
    for figure, base in zip(unit.figures, was, strict=True):
        figure.base = base
    return False


# ------------------------------------------------------------ Fallout


def face_down(state: FalloutState, side: int, chance: SeededDice) -> FalloutState | None:
    """Counters of others that lie face down are what they are not; their stock and what is in closed boxes too."""
    hidden = False
    for mine in state.mines:
        if mine.side != side and not mine.revealed:
            hidden = True
            mine.decoy = not mine.decoy
    for chest in state.chests:
        if chest.opened_by == UNOPENED and chest.number:
            hidden = True
            chest.number = chest.number % 10 + 1
    for other in range(state.sides):
        if other != side and state.mine_stock[other] + state.decoy_stock[other]:
            hidden = True
            state.mine_stock[other], state.decoy_stock[other] = (
                state.decoy_stock[other] + chance.below(2),
                state.mine_stock[other],
            )
    return state if hidden else None


# ------------------------------------------------------------ Warfare


def under_the_marks(state: WarfareState, side: int, chance: SeededDice) -> WarfareState | None:
    """Other counters under the question marks, other numbers on the counters of enemies nobody has seen yet."""
    hidden = False
    for counter in state.counters:
        if is_secret(state, side, counter):
            kinds = ["ied-green", "ied-red", "mine-yellow", "dummy", "roadblock-hidden", "sniper-hidden"]
            counter.profile = warfare_book().counters[kinds[chance.below(len(kinds))]]
            hidden = True
    for unit in state.units:
        if not unit.gone and not knows(unit.known, side, state.sides):
            unit.profile = _other_unit(unit.profile, unit, chance)
            hidden = True
    for support in state.supports:
        if not support.gone and not knows(support.known, side, state.sides):
            support.profile = _other_support(support.profile, chance)
            hidden = True
    if state.plan and side != state.automaton:
        state.plan = []
        hidden = True
    return state if hidden else None


def _column(column: Column | None, chance: SeededDice) -> Column | None:
    if column is None:
        return None
    return Column(
        max(1, column.cost - 1 + chance.below(3)),
        1 + (column.rank + chance.below(3)) % 9,
        max(1, column.reach - 1 + chance.below(3)) if column.reach else 0,
    )


def _other_unit(profile: UnitProfile, unit, chance: SeededDice) -> UnitProfile:
    columns = [_column(column, chance) for column in profile.columns]
    if columns[1] is None and chance.below(2):
        columns[1] = Column(6, 6, 6)
    carries = unit.cargo >= 0 or unit.crowd >= 0
    abilities = [
        ability for ability in profile.abilities if (ability == TRANSPORT and carries) or chance.below(2)
    ]
    actions = {action: rank for action, rank in profile.actions.items() if chance.below(2)}
    return replace(
        profile,
        columns=columns,
        defence=profile.defence + 1,
        actions=actions,
        abilities=abilities,
        points=profile.points + 2,
    )


def _other_support(profile: SupportProfile, chance: SeededDice) -> SupportProfile:
    light = _column(profile.light, chance)
    heavy = _column(profile.heavy, chance)
    assert light is not None
    assert heavy is not None
    return replace(
        profile,
        light=light,
        heavy=light if profile.light is profile.heavy else heavy,
        defence=profile.defence + 1,
        points=profile.points + 2,
    )


# ------------------------------------------------------------ Warzone


def other_cards(state: WarzoneState, side: int, chance: SeededDice) -> WarzoneState | None:
    """Other cards in the hand and the deck of the opponent, as many as there were."""
    holder = state.sides[state.rival(side)]
    if not holder.hand and not holder.deck:
        return None
    book = list(state.catalogue.cards)
    holder.hand = [book[chance.below(len(book))] for _ in holder.hand]
    holder.deck = [book[chance.below(len(book))] for _ in holder.deck]
    return state


WAYS: dict[str, Callable] = {
    "FubarState": elsewhere,
    "FalloutState": face_down,
    "WarfareState": under_the_marks,
    "WarzoneState": other_cards,
}
