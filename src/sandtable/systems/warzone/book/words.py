"""The words of the book by which data and rules know one another: factions, roles, kinds, abilities, effects.

They stand in the data files, in army lists and in positions; what people read is in the texts.
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------ factions

ANY_FACTION: Final = "any"  # whoever may be hired by all
BAUHAUS: Final = "bauhaus"
BROTHERHOOD: Final = "brotherhood"
CYBERTRONIC: Final = "cybertronic"
DARK_LEGION: Final = "dark_legion"
IMPERIAL: Final = "imperial"
MISHIMA: Final = "mishima"

# ------------------------------------------------------------ roles of a unit in an army

TROOP: Final = "troop"
LORD: Final = "lord"
WARLORD: Final = "warlord"
LIGHT_VEHICLE: Final = "light"
HEAVY_VEHICLE: Final = "heavy"

# ------------------------------------------------------------ what is activated as one

A_SQUAD: Final = "squad"
A_HERO: Final = "hero"
A_VEHICLE: Final = "vehicle"

# ------------------------------------------------------------ damage types

BLAST: Final = "Blast"
PIERCING: Final = "Piercing"
PLASMA: Final = "Plasma"
PSYCHIC: Final = "Psychic"
RAIL: Final = "Rail"

# ------------------------------------------------------------ templates

SHOTGUN_CONE: Final = "shotgun"
FLAME_CONE: Final = "flame"
SMALL_BLAST: Final = "small"
LARGE_BLAST: Final = "large"

# ------------------------------------------------------------ weapons: their classes, and which of a leader gets a type

RANGED: Final = "ranged"
CLOSE: Final = "close"
RANGED_TYPE: Final = "ranged_type"
CLOSE_TYPE: Final = "close_type"

# ------------------------------------------------------------ cards of the deck

STRATEGY_CARD: Final = "strategy"
TACTIC_CARD: Final = "tactic"
GEAR_CARD: Final = "gear"

# ------------------------------------------------------------ psychic powers, and whom of one's own they may be cast at

BOOSTS: Final = "B"
SHOOTS: Final = "S"
ACTS: Final = "D"
OWN_CASTER: Final = "caster"
OWN_SQUAD: Final = "squad"
THE_ART: Final = "art"  # the powers of the Brotherhood
DREAD: Final = "dread"
REVELATION: Final = "revelation"

# ------------------------------------------------------------ terrain that rules name

BRICK_BUILDING: Final = "brick_building"

# ------------------------------------------------------------ missions, and whose kills they count

ASSASSIN: Final = "assassin"
BREAKOUT: Final = "breakout"
HARVEST: Final = "harvest"
MEETING: Final = "meeting"
SABOTAGE: Final = "sabotage"
PRIORITY: Final = "priority"  # levels of a mission
SECONDARY: Final = "secondary"
EVERY_KILL: Final = "full"
HALF_KILLS: Final = "half"
KILLS_OF_DEFENDER: Final = "defender"

# ------------------------------------------------------------ where figures come from

FROM_BOOK: Final = "public"  # printed
FROM_HOUSE: Final = "house"  # set by this project where the book prints none
FROM_PACK: Final = "pack"  # brought by somebody else

# ------------------------------------------------------------ abilities

SKILL_BODYGUARD: Final = "bodyguard"
SKILL_CONTEMPT: Final = "contempt"
SKILL_CRACKSHOT: Final = "crackshot"
SKILL_CRITICAL_FORCE: Final = "critical_force"
SKILL_DARK_AURA: Final = "dark_aura"
SKILL_DUELIST: Final = "duelist"
SKILL_FEAR: Final = "fear"
SKILL_FEARLESS: Final = "fearless"
SKILL_FRENZY: Final = "frenzy"
SKILL_HARDY: Final = "hardy"
SKILL_HEAL: Final = "heal"
SKILL_INFILTRATE: Final = "infiltrate"
SKILL_JUMP_JETS: Final = "jump_jets"
SKILL_MEDIC: Final = "medic"
SKILL_NECRO_DROVER: Final = "necro_drover"
SKILL_PSYCHIC: Final = "psychic"
SKILL_RANGER: Final = "ranger"
SKILL_RAPID_DEPLOYMENT: Final = "rapid_deployment"
SKILL_RELENTLESS: Final = "relentless"
SKILL_REPUGNANT: Final = "repugnant"
SKILL_SHAMBLING: Final = "shambling"
SKILL_SHIELDED: Final = "shielded"
SKILL_SLOW_RELOAD: Final = "slow_reload"
SKILL_SNIPER: Final = "sniper"
SKILL_STEALTH: Final = "stealth"
SKILL_STUN: Final = "stun"
SKILL_SUPPRESSIVE_FIRE: Final = "suppressive_fire"
SKILL_TARGET_SENSE: Final = "target_sense"

# ------------------------------------------------------------ what cards and powers in play do

BOON_A: Final = "a"
BOON_ARMOUR_BLAST: Final = "armour_blast"
BOON_AVV: Final = "avv"
BOON_CC: Final = "cc"
BOON_CC_ST: Final = "cc_st"
BOON_CC_STUN: Final = "cc_stun"
BOON_CHARGE_ST: Final = "charge_st"
BOON_COHERENCY: Final = "coherency"
BOON_COHERENCY_COMMAND: Final = "coherency_command"
BOON_DROP: Final = "drop"
BOON_FRIENDS_CLEAR: Final = "friends_clear"
BOON_GHOST: Final = "ghost"
BOON_HEAL: Final = "heal"
BOON_IRON_WILL: Final = "iron_will"
BOON_LD: Final = "ld"
BOON_LIGHT_COVER_HEAVY: Final = "light_cover_heavy"
BOON_LIGHT_IS_HEAVY: Final = "light_is_heavy"
BOON_M: Final = "m"
BOON_NERVE: Final = "nerve"
BOON_NERVE_REROLL: Final = "nerve_reroll"
BOON_NO_MOVE: Final = "no_move"
BOON_NO_PRIORITY: Final = "no_priority"
BOON_NO_SHAMBLING: Final = "no_shambling"
BOON_NO_THIRD: Final = "no_third"
BOON_RANGED_AVV: Final = "ranged_avv"
BOON_RAPID_LD: Final = "rapid_ld"
BOON_RS: Final = "rs"
BOON_RS_AGAINST_FAR: Final = "rs_against_far"
BOON_RS_FAR: Final = "rs_far"
BOON_SCORCHED: Final = "scorched"
BOON_SIGHT: Final = "sight"
BOON_SMOKE: Final = "smoke"
BOON_WAIT: Final = "wait"
BOON_WAIT_NO_TEST: Final = "wait_no_test"
