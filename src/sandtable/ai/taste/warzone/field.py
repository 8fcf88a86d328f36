"""The table as a bot sees it for one decision: what models are worth, where squads want to be, who can hurt whom."""

from __future__ import annotations

from sandtable.ai.taste.warzone.character import WarzoneCharacter
from sandtable.systems.warzone import (
    Model,
    Squad,
    WarzoneState,
    armed,
    beyond_coherency,
    blow_harm,
    breaks_out,
    covered_towards,
    enemies_near,
    exits,
    fall_harm,
    fall_to,
    freely,
    home_strip,
    inches_between,
    loose_crates,
    middle_of,
    point_towards,
    relay,
    relay_harm,
    relay_place,
    relay_points,
    shot_harm,
    thought_at,
    words,
)

LOOKED_AT = 6  # enemies looked at for a shot, the nearest first
MARKER = 2.5  # inches from a marker at which it is held
RELAY_REACH = 3.4  # inches from the middle of the relay at which blows reach it


class Goal:
    """Where a squad is wanted: a point, and how near is near enough."""

    __slots__ = ("reach", "weight", "x", "y")

    def __init__(self, x: float, y: float, reach: float, weight: float = 1.0) -> None:
        self.x = x
        self.y = y
        self.reach = reach
        self.weight = weight


class Field:
    """All that is known at one moment, from one side."""

    def __init__(self, state: WarzoneState, side: int, character: WarzoneCharacter) -> None:
        self.character = character
        self.state = state
        self.side = side
        self.mine: list[Model] = state.field(side)
        self.foes: list[Model] = state.field(1 - side)
        self.left = max(1, state.mission.turns - state.turn + 1)  # turns left, this one included
        self._worth: dict[str, float] = {}
        self._goals: dict[str, Goal | None] | None = None

    # ------------------------------------------------------------ worth

    def worth(self, model: Model) -> float:
        """What the loss of a model is worth to its enemy, in victory points."""
        known = self._worth.get(model.id)
        if known is None:
            known = self._reckon(model)
            self._worth[model.id] = known
        return known

    def _reckon(self, model: Model) -> float:
        state = self.state
        squad = state.squad_of(model)
        value = model.profile.points / self.character.squad_points
        left = len(squad.living())
        if left == 1:
            value += self.character.last_model
        if model.profile.role == words.WARLORD:
            value += 4.0 if state.mission.has(words.ASSASSIN) else 1.5
        elif model.profile.role == words.LORD:
            value += 1.5 if state.mission.has(words.ASSASSIN) else 0.3
        elif squad.commander == model.id and squad.kind == words.A_SQUAD:
            value += 0.15
        if model.carrying:
            value += self.character.carrier
        return value

    # ------------------------------------------------------------ harm

    def near(self, x: float, y: float, most: float) -> list[Model]:
        """Enemies within so many inches of a point, the nearest first."""
        return enemies_near(self.state, self.side, x, y, most)

    def shot(
        self, model: Model, aimed: bool = False, rapid: bool = False, looked_at: int = LOOKED_AT
    ) -> float:
        """The best that one attack with a ranged weapon would bring from where the model stands."""
        best = 0.0
        for weapon in armed(model):
            if weapon.template and (aimed or rapid):
                continue
            for foe in self.near(model.base.x, model.base.y, weapon.reach + 2.0)[:looked_at]:
                value = shot_harm(self.state, model, weapon, foe, aimed, rapid) * self.worth(foe)
                if value > best and not freely(self.state, model, foe):
                    value *= self.character.nerve
                best = max(best, value)
            if not aimed and not rapid:
                best = max(best, self.demolition(model))
        return best

    def demolition(self, model: Model, close: bool = False) -> float:
        """What shooting at the relay, or hacking at it, brings the attacker."""
        if relay(self.state, self.side) is None:
            return 0.0
        return relay_harm(self.state, model, close) * (relay_points(self.state) + self.character.relay)

    def blow(self, model: Model, foe: Model, charging: bool) -> float:
        """What a close combat action brings, less a part of what comes back."""
        ours = blow_harm(self.state, model, foe, charging) * self.worth(foe)
        theirs = blow_harm(self.state, foe, model, False) * self.worth(model)
        return ours - self.character.riposte * theirs * (
            1.0 - min(blow_harm(self.state, model, foe, charging), 1.0)
        )

    # ------------------------------------------------------------ goals

    def goal(self, squad: Squad) -> Goal | None:
        """Where a squad is wanted."""
        if self._goals is None:
            self._goals = self._assign()
        return self._goals.get(squad.id)

    def _assign(self) -> dict[str, Goal | None]:
        """Squads are spread over what the mission pays for, each to the nearest that few others want."""
        goals: dict[str, Goal | None] = {}
        places = self._places()
        taken = [0.0] * len(places)
        for squad in self.state.of_side(self.side):
            standing = squad.standing()
            if not standing:
                continue
            x, y = middle_of(standing)
            best: Goal | None = None
            least = 1e9
            chosen = -1
            for at, place in enumerate(places):
                cost = inches_between(place.x, place.y, x, y) + 9.0 * taken[at]
                if cost < least:
                    least, best, chosen = cost, place, at
            if chosen >= 0:
                taken[chosen] += len(standing) / 6.0
            goals[squad.id] = best if best is not None else self._enemy(x, y)
        return goals

    def _places(self) -> list[Goal]:
        """What the mission pays for: edges to leave by; or markers, crates and the relay."""
        state = self.state
        if breaks_out(state, self.side):
            return [Goal(x, y, 1.2, 2.0) for x, y in exits(state, self.side)]
        goals = [Goal(objective.x, objective.y, MARKER) for objective in state.objectives]
        goals.extend(Goal(x, y, 0.4, 1.2) for x, y in loose_crates(state))
        if relay(state, self.side) is not None:
            x, y = relay_place(state)
            goals.append(Goal(x, y, RELAY_REACH, 1.6))
        return goals

    def _enemy(self, x: float, y: float) -> Goal | None:
        """Where nothing is to be held: the nearest enemy, at the distance of a shot."""
        near = self.near(x, y, 200.0)
        return Goal(near[0].base.x, near[0].base.y, 10.0, 0.9) if near else None

    # ------------------------------------------------------------ places

    def place(self, model: Model, x: float, y: float) -> float:
        """What a place is worth to a model: near its goal and its commander, out of harm's way."""
        squad = self.state.squad_of(model)
        worth = -self._away(model, squad, x, y) + self._cover(x, y)
        worth -= self._fall(model, x, y)
        worth -= self.character.coherency * max(0.0, beyond_coherency(self.state, model, x, y) + 0.5)
        if not self._fighter(model):
            close = len(self.near(x, y, 11.0))
            worth -= self.character.crowd * min(close, 5)
        return worth

    def _away(self, model: Model, squad: Squad, x: float, y: float) -> float:
        if model.carrying:
            home = home_strip(self.state, self.side)
            if home is not None:
                return 3.0 * self.character.pull * (max(home[0] - y, 0.0) + max(y - home[1], 0.0))
        if model.profile.role == words.WARLORD and not breaks_out(self.state, self.side):
            return self._behind(model, x, y)
        goal = self.goal(squad)
        if goal is None:
            return 0.0
        return self.character.pull * goal.weight * max(0.0, inches_between(goal.x, goal.y, x, y) - goal.reach)

    def _behind(self, model: Model, x: float, y: float) -> float:
        """A Warlord stays by his men, and no nearer to the enemy than they."""
        others = [friend for friend in self.mine if friend is not model]
        if not others:
            return 0.0
        mx, my = middle_of(others)
        away = self.character.pull * max(0.0, inches_between(mx, my, x, y) - 5.0)
        if self.foes and not self._fighter(model):
            near = min(inches_between(foe.base.x, foe.base.y, x, y) for foe in self.foes)
            away += 0.04 * max(0.0, 14.0 - near)
        return away

    def _fall(self, model: Model, x: float, y: float) -> float:
        """What a step off a ledge is likely to cost."""
        inches = fall_to(self.state, model, x, y)
        return (
            fall_harm(self.state, model, inches) * self.worth(model) + self.character.fall if inches else 0.0
        )

    def _fighter(self, model: Model) -> bool:
        """Whether a model would rather strike than shoot."""
        reach = max((weapon.reach for weapon in model.weapons if weapon.ranged), default=0.0)
        return model.profile.cc >= 13 and reach <= 18.0

    def _cover(self, x: float, y: float) -> float:
        """A little for a place beside cover that lies towards the enemy."""
        foes = self.near(x, y, 30.0)[:1]
        return self.character.cover if foes and covered_towards(self.state, x, y, foes[0]) else 0.0

    # ------------------------------------------------------------ thoughts

    def moved(self, model: Model, x: float, y: float) -> Model:
        """The model as it would stand elsewhere, looking at the nearest enemy."""
        return thought_at(self.state, model, x, y)

    def towards(self, model: Model, reach: float) -> tuple[float, float]:
        """The point so many inches nearer to what the model wants."""
        x, y = model.base.x, model.base.y
        goal = self.goal(self.state.squad_of(model))
        home = home_strip(self.state, self.side)
        if model.carrying and home is not None:
            return point_towards(x, y, (x, min(max(y, home[0] + 1.0), home[1] - 1.0)), reach)
        return point_towards(x, y, (goal.x, goal.y), reach) if goal is not None else (x, y)
