"""The plain actions of a unit on foot (chapter 4.2): their rules, their order in lists, their pictures."""

from __future__ import annotations

from typing import Final

from sandtable.systems.fallout.state.identities import ATTACK, CHARGE, MOVE, MOVE_FIRE, OVERWATCH

PENALTY: Final = 4

RULES: Final = {
    MOVE: "fallout.action.move.distance",
    ATTACK: "fallout.action.attack.per_figure",
    CHARGE: "fallout.action.charge.distance",
    MOVE_FIRE: "fallout.action.move_fire.distance",
    OVERWATCH: "fallout.action.overwatch.mark",
}
PLAIN: Final = (MOVE, ATTACK, MOVE_FIRE, CHARGE, OVERWATCH)
ICONS: Final = {
    MOVE: "move",
    ATTACK: "attack",
    MOVE_FIRE: "move_fire",
    CHARGE: "assault",
    OVERWATCH: "overwatch",
}
