"""The action track: who is active, what can be spent, passing, the order of reactions."""

from __future__ import annotations

from sandtable.systems.warfare.book.profiles import BOXES
from sandtable.systems.warfare.state.state import Piece, WarfareState


def box(level: int) -> int:
    """warfare.track.boxes, warfare.track.wrap: the box of a level; below box 1 the ring goes on at 40."""
    return (level - 1) % BOXES + 1


def price(piece: Piece, ap: int) -> int:
    """Damage takes so many AP from the price of an action, down to 1.

    warfare.damage.discount, warfare.damage.discount_min.
    """
    if piece.damage == 0:
        return ap
    return max(ap - piece.damage, min(ap, 1))


def pay(state: WarfareState, side: int, ap: int) -> None:
    """Each AP moves the cube one box down, however low it is.

    warfare.track.spend, warfare.track.never_up, warfare.track.reaction_cost.
    """
    if ap <= 0:
        return
    state.levels[side] -= ap
    state.spent[side] += ap
    state.arrived[side] = max(state.arrived) + 1


def next_level(state: WarfareState, side: int) -> int:
    """warfare.track.many_next_cube: the level of the highest cube of any other player, friend or foe."""
    best = -1000
    for other in range(state.sides):
        if other != side and state.levels[other] > best:
            best = state.levels[other]
    return best


def available(state: WarfareState) -> int:
    """warfare.track.available: the active player's level minus that of the next cube plus 1.

    warfare.track.overspend: it limits movement alone; everything else may be paid far beyond it.
    """
    side = state.active
    return state.levels[side] - next_level(state, side) + 1


def pass_on(state: WarfareState, side: int) -> None:
    """warfare.track.pass: the cube goes to the box just after the next cube."""
    pay(state, side, state.levels[side] - next_level(state, side) + 1)


def settle_active(state: WarfareState) -> bool:
    """warfare.track.active, warfare.track.tie, warfare.track.tie_order: who is active now; whether that changed.

    The active player stays so until an opponent is strictly higher; of several on the same box the one whose
    cube came last is next.
    """
    active = state.active
    best = active
    for side in range(state.sides):
        if (
            best < 0
            or state.levels[side] > state.levels[best]
            or (
                best != active
                and state.levels[side] == state.levels[best]
                and state.arrived[side] > state.arrived[best]
            )
        ):
            best = side
    state.active = best
    return best != active


def turn_is_over(state: WarfareState) -> bool:
    """warfare.track.end_condition: every cube has reached or passed box 40."""
    return max(state.levels) <= 0


def reaction_order(state: WarfareState, sides: list[int]) -> list[int]:
    """warfare.track.reaction_order: highest level first, on equal levels the cube that came last."""
    if len(sides) < 2:
        return sides
    return sorted(sides, key=lambda side: (-state.levels[side], -state.arrived[side]))


def enemies_in_order(state: WarfareState, side: int) -> list[int]:
    """The sides that may react to what this one does, in the order in which they are asked."""
    foes = [other for other in range(state.sides) if not state.friends(side, other)]
    return reaction_order(state, foes)
