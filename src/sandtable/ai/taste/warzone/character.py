"""What a player of Warzone goes by, in victory points unless it says otherwise."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sandtable.ai.taste.character import BEGINNER, BOLD, DEFAULT, PATIENT, Character


@dataclass(frozen=True, kw_only=True)
class WarzoneCharacter(Character):
    """The weights of one player."""

    # what models are worth
    squad_points: float = 75.0  # about what a squad costs, whose loss is worth a victory point
    last_model: float = 0.6  # more for the last of a squad
    carrier: float = 1.0  # more for one who carries a crate
    relay: float = 4.0  # how much more than its points the relay is worth to the attacker

    # what is hoped for and feared
    nerve: float = 0.55  # what is left of a shot that must pass the priority test first
    riposte: float = 0.5  # of the blows that come back in a fight
    fight: float = 0.15  # for a fight at hand, whatever it brings
    fall: float = 0.1  # against stepping off a ledge, besides the harm
    crowd: float = 0.02  # for each enemy close by
    cover: float = 0.04  # for cover towards the enemy
    coherency: float = 0.12  # for each inch outside the commander's radius

    # what pulls
    pull: float = 0.030  # for each inch away from where it is wanted
    after_shot: float = 0.5  # of a move after a shot, against one that nothing hinders

    # cards
    card: float = 0.10  # a Resource card kept
    reserve: int = 2  # ready cards kept in hand for wounds and a third action
    spare: int = 3  # ready cards left before a Strategy is worth its price

    # setting up
    room: float = 7.0  # inches about a squad that it likes to have for itself
    start_cover: float = 5.0  # inches further back that a squad goes for cover
    start_shot: float = 6.0  # inches further back that it goes for each enemy who could shoot at it


DEFAULTS = WarzoneCharacter()
CHARACTERS: dict[str, WarzoneCharacter] = {
    DEFAULT: DEFAULTS,
    BOLD: replace(DEFAULTS, id=BOLD, pull=0.045, riposte=0.25, crowd=0.0, card=0.06),
    PATIENT: replace(DEFAULTS, id=PATIENT, pull=0.022, riposte=0.8, crowd=0.05, cover=0.08, card=0.15),
    BEGINNER: replace(DEFAULTS, id=BEGINNER, slips=0.2, overlooks=0.5, cover=0.0),
}
