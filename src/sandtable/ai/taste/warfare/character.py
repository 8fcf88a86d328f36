"""What a player of Warfare goes by, in victory points unless it says otherwise."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sandtable.ai.taste.character import BEGINNER, BOLD, DEFAULT, PATIENT, Character


@dataclass(frozen=True, kw_only=True)
class WarfareCharacter(Character):
    """The weights of one player."""

    # what units are worth
    unit_points: float = 10.0  # points of units that weigh as much as one victory point
    shake: float = 0.12  # of a unit's worth: Shaken
    suppress: float = 0.3  # … Suppressed
    wound: float = 0.3  # … damaged once
    bad_wound: float = 0.6  # … damaged twice
    holding: float = 0.7  # of what an enemy's place is worth, for driving him out of it
    haste: float = 0.6  # how much less that counts while there is time for another to take his place
    lasting: float = 0.75  # of its points, less the nearer the end of the game
    watching: float = 0.04  # an overwatch cube lost
    failed: float = 0.15  # the AP that a failed assault costs besides

    unsure: float = 0.3  # of a shot that may not be possible
    thrift: float = 1.0  # how much the price counts: 1 for all of it, 0 for nothing

    # what is feared, as shares of the harm an enemy could do
    dread: float = 0.12  # from one who may act
    dread_watch: float = 0.5  # … who is on overwatch
    dread_idle: float = 0.03  # … who is Shaken or Suppressed
    trap: float = 0.25  # of a unit's worth, under a question mark

    alone: float = 0.5  # more of the fire at a place, where nobody of ours is near

    # what is hoped for
    smoke: float = 0.3  # of the fire that smoke keeps off: it is gone when the turn ends
    prepare: float = 0.05  # what a call is worth at least, to come before an assault on the same enemy
    hope: float = 0.25  # of a shot from a new place
    watch: float = 0.06  # of an overwatch cube, beside the shots it promises
    recovery: float = 1.0  # of morale regained
    reaction: float = 0.045  # for each AP, below which a reaction waits

    # what pulls
    purpose: float = 1.0  # of what the sheet pays for a place
    near: float = 0.8  # how much of a goal's worth is felt beside it
    others: float = 0.15  # of all other goals, beside the best
    hunt: float = 0.35  # of an enemy's worth, for being at a good distance from it


DEFAULTS = WarfareCharacter()
CHARACTERS: dict[str, WarfareCharacter] = {
    DEFAULT: DEFAULTS,
    BOLD: replace(DEFAULTS, id=BOLD, dread=0.07, dread_watch=0.3, trap=0.15, hunt=0.5, purpose=1.2),
    PATIENT: replace(DEFAULTS, id=PATIENT, dread=0.18, dread_watch=0.7, watch=0.12, hunt=0.25),
    BEGINNER: replace(DEFAULTS, id=BEGINNER, slips=0.3, overlooks=0.5, dread_watch=0.12),
}
