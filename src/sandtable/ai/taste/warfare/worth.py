"""What units are worth in victory points: what the sheet pays for them, and what they can still do."""

from __future__ import annotations

from typing import Final

from sandtable.ai.taste.warfare.character import DEFAULTS, WarfareCharacter
from sandtable.core.keeping import Kept
from sandtable.core.wire import list_of, number_of
from sandtable.systems.warfare import (
    COMBAT,
    ELIMINATED_POINTS,
    KINDS,
    NO_UNIT_IN_HEXES,
    OFF,
    PER_COUNTER_WITH,
    PER_ELIMINATED,
    PER_UNIT_IN_COLUMNS,
    PER_UNIT_STATE,
    SHAKEN,
    STORM,
    SUPPRESSED,
    UNIT_IN_HEXES,
    Attack,
    Harm,
    Unit,
    VictoryLine,
    WarfareState,
    civilians_in,
    harms_of,
    is_fatal,
    outcome_chances,
    risks_of,
    team_named,
    units_there,
)

USUAL_STRENGTH = (0.8, 1.6, 2.2)  # of a unit whose values are not known, by kind


class Worth:
    """The worth of every unit to a side: what losing it, or destroying it, is worth in victory points."""

    def __init__(self, state: WarfareState, side: int, character: WarfareCharacter = DEFAULTS) -> None:
        self.character = character
        self.state = state
        self.side = side
        self.team = state.team(side)
        left = state.scenario.turns - state.turn + max(state.levels[side], 0) / 40.0
        self.left = max(0.1, min(1.0, left / state.scenario.turns))  # of the game
        self._in_place: dict[int, list[Unit]] = {}  # by number of a line
        self.of: list[float] = [self._worth(unit) for unit in state.units]

    def _worth(self, unit: Unit) -> float:
        profile = unit.profile
        points = float(profile.points)
        strength = points / self.character.unit_points if points else USUAL_STRENGTH[profile.kind]
        team = self.state.team(unit.side)
        lasting = self.character.lasting
        total = strength * (1.0 - lasting + lasting * self.left) + self._pays_for_loss(unit, team, strength)
        if team != self.team and unit.hex != OFF:
            total += (
                self.character.holding * (1.0 - self.character.haste * self.left) * self._holds(unit, team)
            )
        return total

    def _pays_for_loss(self, unit: Unit, team: int, strength: float) -> float:
        """What the sheet pays others for this one's loss, or for shaking it."""
        total = 0.0
        for line in self.state.scenario.victory:
            if line.team == team or team_named(self.state, line.args.get("side")) != team:
                continue
            if line.test == PER_ELIMINATED and KINDS[unit.profile.kind] in list_of(line.args.get("kinds")):
                total += line.points
            elif line.test == ELIMINATED_POINTS:
                share = number_of(line.args.get("share")) or 1.0
                total += self.character.unit_points * strength * line.points / share
            elif line.test == PER_UNIT_STATE:
                total += line.points
        return total

    def _holds(self, unit: Unit, team: int) -> float:
        """What the sheet pays the enemies for this one being where it is, or us for his being driven out."""
        total = 0.0
        for number, line in enumerate(self.state.scenario.victory):
            if line.test in (UNIT_IN_HEXES, NO_UNIT_IN_HEXES):
                total += self._share_of_hexes(number, line, unit, team)
            elif line.test == PER_UNIT_IN_COLUMNS and line.team == team:
                column = self.state.ground.grid.column_of[unit.hex]
                total += line.points if column >= (number_of(line.args.get("min_column")) or 0) else 0.0
            elif line.test == PER_COUNTER_WITH and team_named(self.state, line.args.get("with")) == team:
                total += line.points * len(civilians_in(self.state, unit.hex))
        return total

    def _share_of_hexes(self, number: int, line: VictoryLine, unit: Unit, team: int) -> float:
        """A unit's part in a line that pays its team for being in some hexes, or another for its not being there."""
        if (line.test == UNIT_IN_HEXES) != (line.team == team):
            return 0.0
        there = self._in_place.get(number)
        if there is None:
            there = units_there(self.state, line)
            self._in_place[number] = there
        return line.points / len(there) if unit in there else 0.0


def taken(unit: Unit, harm: Harm, weights: WarfareCharacter) -> float:
    """The part of a unit's worth that a harm takes: it may be healed, or not."""
    if is_fatal(unit, harm):
        return 1.0
    return min(1.0, morale_taken(unit, harm.levels, weights) + damage_taken(harm.damage, weights))


def morale_taken(unit: Unit, levels: int, weights: WarfareCharacter) -> float:
    """What so many levels of morale take from a unit that survives them."""
    if levels == 0:
        return 0.0
    gone = weights.suppress if unit.morale + levels == SUPPRESSED else weights.shake
    if unit.morale == SHAKEN:
        gone -= weights.shake
    return gone + (weights.watching if unit.overwatch else 0.0)


def damage_taken(n: int, weights: WarfareCharacter) -> float:
    """What so much damage takes from a unit that survives it."""
    if n == 0:
        return 0.0
    return weights.bad_wound if n == 2 else weights.wound


_harms: Final = Kept[tuple[int, int, int, bool, WarfareCharacter], float](4000)


def harm(unit: Unit, rank: int, weights: WarfareCharacter) -> float:
    """The part of a unit's worth that a shot with this die takes on average."""
    key = (rank, unit.damage, unit.morale, unit.overwatch, weights)
    known = _harms.get(key)
    if known is None:
        known = _harms.keep(key, sum(p * taken(unit, harm, weights) for p, harm in harms_of(COMBAT, rank)))
    return known


def value(worth: Worth, attack: Attack) -> float:
    """What an attack brings on average, in victory points; what it may cost the attacker is taken off."""
    target, weights = attack.target, worth.character
    price = worth.of[target.index]
    if attack.reading == COMBAT:
        expected = harm(target, attack.rank, weights) * price
        return expected if attack.sure else expected * weights.unsure
    gain = sum(p * taken(target, harm, weights) for p, harm in harms_of(attack.reading, attack.rank))
    me = worth.state.units[attack.by]
    risk = sum(p * taken(me, harm, weights) for p, harm in risks_of(attack.reading, attack.rank))
    wasted = outcome_chances(attack.rank)[1] * weights.failed if attack.reading == STORM else 0.0
    return gain * price - risk * worth.of[attack.by] - wasted
