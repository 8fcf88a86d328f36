"""What a player of FUBAR goes by, in victory points unless it says otherwise."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sandtable.ai.taste.character import BEGINNER, BOLD, DEFAULT, PATIENT, Character


@dataclass(frozen=True, kw_only=True)
class FubarCharacter(Character):
    """The weights of one player."""

    # what fire does
    army_points: float = 45.0  # points of an army list that weigh as much as one victory point
    harm_per_hit: float = 0.65  # of an unsaved hit: as often a pin, half a loss, as a loss
    harm_per_damage: float = 0.34  # of an unsaved hit on a vehicle, over the whole damage chart

    tempo: float = 0.0  # more of the harm to an enemy who may still act this turn

    # what fire is feared, as shares of what it would do
    fear_soon: float = 0.8  # from an enemy who may still act this turn
    fear_later: float = 0.5  # from one who has acted
    fear_unseen: float = 0.2  # from one who would have to move first
    fear_guard: float = 1.0  # from units On Guard that see it appear

    fear_returning: float = 0.3  # of its losses, for a unit that would be set up again

    # what is hoped for
    hope: float = 0.45  # of a shot next turn beside one now
    assault: float = 0.15  # what speaks against an assault besides its losses: where it leaves the unit
    aboard: float = 0.5  # of the fire at a vehicle, for those it carries
    wait: float = 0.3  # how likely an enemy comes into sight of a unit On Guard

    # who acts first
    act_any: float = 0.2  # for acting at all
    act_now: float = 1.0  # of what the best action adds
    act_column: float = 0.25  # for being at the head of a column that has to leave the table
    act_threatened: float = 0.3  # of the fire it draws where it stands

    # what the scenario pays for
    purpose: float = 1.0  # of what a goal is worth
    grasp: float = 4.0  # having the captive within reach
    marker: float = 2.4  # for every 12 inches nearer to a marker
    last_marker: float = 3.5  # … in the last turn
    support: float = 0.6  # … for units that are not needed to hold it
    prey: float = 0.6  # for every 12 inches nearer to the enemy
    vehicle_prey: float = 0.8  # … to his vehicles, where they are what pays
    every_prey: float = 1.6  # … where not one of them may be left
    stand_off: float = 0.6  # of the reach of its guns: how near it goes to its prey
    guard: float = 1.5  # for every 12 inches nearer to the captive who is to be kept
    fetch: float = 6.0  # … who is to be fetched
    bring: float = 8.0  # for every 12 inches nearer to home with him
    road: float = 5.0  # for every 12 inches nearer to the way out

    # setting up
    cover: float = 0.35  # a level of cover
    room: float = 6.0  # inches that units like to keep from one another


DEFAULTS = FubarCharacter()
CHARACTERS: dict[str, FubarCharacter] = {
    DEFAULT: DEFAULTS,
    BOLD: replace(
        DEFAULTS, id=BOLD, fear_soon=0.5, fear_later=0.3, fear_unseen=0.1, fear_guard=0.6, purpose=1.3
    ),
    PATIENT: replace(
        DEFAULTS, id=PATIENT, fear_soon=1.0, fear_later=0.7, fear_unseen=0.3, wait=0.5, purpose=0.8
    ),
    BEGINNER: replace(DEFAULTS, id=BEGINNER, slips=0.3, overlooks=0.5, fear_unseen=0.0),
}
