"""What a player of Fallout goes by, in points of an army list unless it says otherwise."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sandtable.ai.taste.character import BEGINNER, BOLD, DEFAULT, PATIENT, Character


@dataclass(frozen=True, kw_only=True)
class FalloutCharacter(Character):
    """The weights of one player."""

    # what enemies are worth, as shares of their points
    critter: float = 0.25  # a critter, which is nobody's
    apc: float = 5.0  # an APC of the convoy
    lockpick: float = 4.0  # whoever can open the boxes of the hunt
    tempo: float = 0.0  # more for one who may still act this turn
    finish: float = 0.0  # more for an attack, by the part of the whole unit that it takes

    # what is feared and hoped for
    fear: float = 0.1  # of what all enemies in reach could do to a unit
    spent: float = 1.0  # of that, from one who has acted this turn
    threatened: float = 0.0  # of that, for acting with the unit first
    withdraws: bool = False  # whether it thinks of places away from the enemy
    unseen: float = 0.35  # of an attack on a target out of sight
    next_turn: float = 0.55  # of an attack of the next turn, beside one now
    overwatch: float = 0.35  # of an attack on an enemy who comes nearer

    ride: float = 1.0  # of the way that a vehicle saves
    wheel: float = 0.35  # of all whom a vehicle could run over, for taking its wheel
    wheel_pull: float = 0.3  # … to a vehicle that nobody drives, for whoever can

    # what it would rather do
    attacks: float = 0.5  # points: an attack is better than none
    charges: float = 1.0  # of the blows after a charge
    on_the_move: float = 1.0  # of the shots while moving

    # what pulls, for every inch nearer
    stand_off: float = 0.45  # how near it wants its prey, of the reach of its guns
    far_prey: float = 0.45  # how much less prey is wanted, for every inch away
    pull: float = 0.05  # to the prey
    box_pull: float = 0.4  # to a box, for whoever can open it


DEFAULTS = FalloutCharacter()
CHARACTERS: dict[str, FalloutCharacter] = {
    DEFAULT: DEFAULTS,
    BOLD: replace(DEFAULTS, id=BOLD, pull=0.15, next_turn=0.4, fear=0.0),
    PATIENT: replace(DEFAULTS, id=PATIENT, pull=0.03, next_turn=0.7, overwatch=0.6, fear=0.4, withdraws=True),
    BEGINNER: replace(DEFAULTS, id=BEGINNER, slips=0.3, overlooks=0.5),
}
