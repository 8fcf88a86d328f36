"""The words of the book by which data and rules know one another: editions, scenarios, ranks.

They stand in the data files, in army lists and in positions; what people read is in the texts.
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------ editions, scenarios, ranks

ENGLISH: Final = "en"
ITALIAN: Final = "it"
INCHES: Final = "in"
CENTIMETRES: Final = "cm"

SKIRMISH: Final = "skirmish"
CONVOY: Final = "convoy"
TREASURE_HUNT: Final = "treasure_hunt"
WILD_AMERICA: Final = "wild_america"
SMALL_TABLE: Final = "small"

HERO: Final = "hero"
SQUADLEADER: Final = "squadleader"
GRUNT: Final = "grunt"
ROBOT: Final = "robot"
BEAST: Final = "beast"

# ------------------------------------------------------------ weapons and items that rules name

ANY_WEAPON: Final = "any"
"""In a profile: it may buy whatever is sold."""
INNATE: Final = "innate"
"""In a profile: what it attacks with is its own."""
NO_WEAPON: Final = "none"
UNARMED: Final = "unarmed"
RANGED: Final = "ranged"  # a way to attack, in a profile
LASER: Final = "laser"
MINE: Final = "mine"
MINIGUN: Final = "minigun"
GRENADE: Final = "grenade"
SMOKE_GRENADE: Final = "smoke_grenade"
EMP_GRENADE: Final = "emp_grenade"
STIMPAK: Final = "stimpak"
ANTIDOTE: Final = "poison_antidote"

# ------------------------------------------------------------ skills

DOCTOR: Final = "doctor"
LOCKPICK: Final = "lockpick"
PILOTING: Final = "piloting"
REPAIR: Final = "repair"
STEAL: Final = "steal"
TRAPS: Final = "traps"

# ------------------------------------------------------------ statistics an attack is rolled against, races, light

STRENGTH: Final = "ST"
INTELLIGENCE: Final = "IN"
SUPER_MUTANT: Final = "super_mutant"
GHOUL: Final = "ghoul"
DAYLIGHT: Final = "daylight"  # fallout.light.daylight: nothing is changed by it
RANDOM: Final = "random"  # an army drawn by lot; light for which the dice have not been rolled yet
