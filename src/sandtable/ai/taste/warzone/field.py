"""The table as a bot sees it for one decision: what models are worth, where squads want to be, who can hurt whom."""

from __future__ import annotations

from math import hypot

from sandtable.systems.warzone import (
    Model,
    Squad,
    WarzoneState,
    armed,
    blow_harm,
    freely,
    shot_harm,
    structure_harm,
    words,
)

SQUAD_POINTS = 75.0  # about what a squad costs, whose loss is worth a victory point
PULL = 0.030  # victory points lost by a model for each inch that it is away from where it is wanted
NERVE = 0.55  # what is left of a shot that must pass the priority test first
LOOKED_AT = 6  # enemies looked at for a shot, the nearest first
MARKER = 2.5  # inches from a marker at which it is held
RELAY_REACH = 3.4  # inches from the middle of the relay at which blows reach it
RELAY = "relay"


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

    def __init__(self, state: WarzoneState, side: int) -> None:
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
        value = model.profile.points / SQUAD_POINTS
        left = len(squad.living())
        if left == 1:
            value += 0.6
        if model.profile.role == words.WARLORD:
            value += 4.0 if state.mission.has(words.ASSASSIN) else 1.5
        elif model.profile.role == words.LORD:
            value += 1.5 if state.mission.has(words.ASSASSIN) else 0.3
        elif squad.commander == model.id and squad.kind == words.A_SQUAD:
            value += 0.15
        if model.carrying:
            value += 1.0
        return value

    # ------------------------------------------------------------ harm

    def near(self, x: float, y: float, most: float) -> list[Model]:
        """Enemies within so many inches of a point, the nearest first."""
        ranked: list[tuple[float, int, Model]] = []
        for at, foe in enumerate(self.foes):
            apart = hypot(foe.base.x - x, foe.base.y - y)
            if apart <= most + foe.base.radius:
                ranked.append((apart, at, foe))
        ranked.sort(key=lambda entry: (entry[0], entry[1]))
        return [foe for _, _, foe in ranked]

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
                    value *= NERVE
                best = max(best, value)
            if not aimed and not rapid:
                best = max(best, self.demolition(model))
        return best

    def demolition(self, model: Model, close: bool = False) -> float:
        """What shooting at the relay, or hacking at it, brings the attacker."""
        state = self.state
        if not state.mission.has(words.SABOTAGE) or state.attacker != self.side:
            return 0.0
        best = 0.0
        for structure in state.structures:
            if structure.id == RELAY:
                gap = state.board.piece(structure.id).distance_to(model.base)
                weapons = [weapon for weapon in model.weapons if not weapon.ranged] if close else armed(model)
                for weapon in weapons:
                    if gap <= (model.profile.reach if close else weapon.reach):
                        share = structure_harm(state, model, weapon, structure)
                        best = max(best, share * (10.0 if state.turn <= 4 else 8.0))
        return best

    def blow(self, model: Model, foe: Model, charging: bool) -> float:
        """What a close combat action brings, less a part of what comes back."""
        ours = blow_harm(self.state, model, foe, charging) * self.worth(foe)
        theirs = blow_harm(self.state, foe, model, False) * self.worth(model)
        return ours - 0.5 * theirs * (1.0 - min(blow_harm(self.state, model, foe, charging), 1.0))

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
            x = sum(model.base.x for model in standing) / len(standing)
            y = sum(model.base.y for model in standing) / len(standing)
            best: Goal | None = None
            least = 1e9
            chosen = -1
            for at, place in enumerate(places):
                cost = hypot(place.x - x, place.y - y) + 9.0 * taken[at]
                if cost < least:
                    least, best, chosen = cost, place, at
            if chosen >= 0:
                taken[chosen] += len(standing) / 6.0
            goals[squad.id] = best if best is not None else self._enemy(x, y)
        return goals

    def _places(self) -> list[Goal]:
        state = self.state
        goals: list[Goal] = []
        if state.mission.has(words.BREAKOUT) and state.attacker == self.side:
            return self._exits()
        for objective in state.objectives:
            goals.append(Goal(objective.x, objective.y, MARKER))
        for crate in state.crates:
            if crate.taken < 0 and not crate.carrier:
                goals.append(Goal(crate.x, crate.y, 0.4, 1.2))
        if state.mission.has(words.SABOTAGE) and state.attacker == self.side:
            for structure in state.structures:
                if structure.id == RELAY:
                    piece = state.board.piece(RELAY)
                    x, y = (piece.left + piece.right) / 2.0, (piece.bottom + piece.top) / 2.0
                    goals.append(Goal(x, y, RELAY_REACH, 1.6))
        return goals

    def _exits(self) -> list[Goal]:
        """The far edges of a Breakout: points along them."""
        state = self.state
        zone = state.zones[self.side]
        if zone is None:
            return []
        width, height = state.board.width, state.board.height
        exits: list[Goal] = []
        for share in (0.2, 0.4, 0.6, 0.8):
            if words.WEST in zone.edges or words.EAST in zone.edges:
                exits.append(Goal(width if words.WEST in zone.edges else 0.0, height * share, 1.2, 2.0))
            if words.SOUTH in zone.edges or words.NORTH in zone.edges:
                exits.append(Goal(width * share, height if words.SOUTH in zone.edges else 0.0, 1.2, 2.0))
        return exits

    def _enemy(self, x: float, y: float) -> Goal | None:
        """Where nothing is to be held: the nearest enemy, at the distance of a shot."""
        near = self.near(x, y, 200.0)
        return Goal(near[0].base.x, near[0].base.y, 10.0, 0.9) if near else None

    # ------------------------------------------------------------ places

    def place(self, model: Model, x: float, y: float) -> float:
        """What a place is worth to a model: near its goal and its commander, out of harm's way."""
        squad = self.state.squad_of(model)
        worth = -self._away(model, squad, x, y) + self._cover(x, y)
        leader = squad.leader()
        if leader is not None and leader is not model:
            apart = hypot(leader.base.x - x, leader.base.y - y) - leader.base.radius - model.base.radius
            radius = (leader.profile.ld + 1) // 2 - (1 if squad.acting else 0)
            worth -= 0.12 * max(0.0, apart - radius + 0.5)
        if not self._fighter(model):
            close = len(self.near(x, y, 11.0))
            worth -= 0.02 * min(close, 5)
        return worth

    def _away(self, model: Model, squad: Squad, x: float, y: float) -> float:
        if model.carrying:
            zone = self.state.zones[self.side]
            if zone is not None:
                return 3.0 * PULL * (max(zone.bottom - y, 0.0) + max(y - zone.top, 0.0))
        if model.profile.role == words.WARLORD and not self._breaks_out():
            return self._behind(model, x, y)
        goal = self.goal(squad)
        if goal is None:
            return 0.0
        return PULL * goal.weight * max(0.0, hypot(goal.x - x, goal.y - y) - goal.reach)

    def _breaks_out(self) -> bool:
        return self.state.mission.has(words.BREAKOUT) and self.state.attacker == self.side

    def _behind(self, model: Model, x: float, y: float) -> float:
        """A Warlord stays by his men, and no nearer to the enemy than they."""
        others = [friend for friend in self.mine if friend is not model]
        if not others:
            return 0.0
        mx = sum(friend.base.x for friend in others) / len(others)
        my = sum(friend.base.y for friend in others) / len(others)
        away = PULL * max(0.0, hypot(mx - x, my - y) - 5.0)
        if self.foes and not self._fighter(model):
            near = min(hypot(foe.base.x - x, foe.base.y - y) for foe in self.foes)
            away += 0.04 * max(0.0, 14.0 - near)
        return away

    def _fighter(self, model: Model) -> bool:
        """Whether a model would rather strike than shoot."""
        reach = max((weapon.reach for weapon in model.weapons if weapon.ranged), default=0.0)
        return model.profile.cc >= 13 and reach <= 18.0

    def _cover(self, x: float, y: float) -> float:
        """A little for a place beside cover that lies towards the enemy."""
        foes = self.near(x, y, 30.0)[:1]
        if not foes:
            return 0.0
        dx, dy = foes[0].base.x - x, foes[0].base.y - y
        terrain = self.state.catalogue.terrain
        for piece in self.state.board.pieces:
            if piece.left - 1.5 < x < piece.right + 1.5 and piece.bottom - 1.5 < y < piece.top + 1.5:
                mx, my = (piece.left + piece.right) / 2.0 - x, (piece.bottom + piece.top) / 2.0 - y
                if terrain[piece.kind].cover and mx * dx + my * dy > 0.0:
                    return 0.04
        return 0.0

    # ------------------------------------------------------------ thoughts

    def moved(self, model: Model, x: float, y: float) -> Model:
        """The model as it would stand elsewhere, looking at the nearest enemy."""
        ghost = model.clone()
        ghost.base = model.base.at(x, y)
        near = self.near(x, y, 60.0)[:1]
        if near:
            look(ghost, near[0].base.x, near[0].base.y)
        return ghost

    def towards(self, model: Model, reach: float) -> tuple[float, float]:
        """The point so many inches nearer to what the model wants."""
        x, y = model.base.x, model.base.y
        goal = self.goal(self.state.squad_of(model))
        zone = self.state.zones[self.side]
        if model.carrying and zone is not None:
            tx, ty = x, min(max(y, zone.bottom + 1.0), zone.top - 1.0)
        elif goal is not None:
            tx, ty = goal.x, goal.y
        else:
            return x, y
        far = hypot(tx - x, ty - y)
        if far <= reach or far == 0.0:
            return tx, ty
        return x + (tx - x) * reach / far, y + (ty - y) * reach / far


def look(model: Model, x: float, y: float) -> None:
    """Turns a thought model towards a point."""
    dx, dy = x - model.base.x, y - model.base.y
    apart = hypot(dx, dy)
    if apart > 0.0:
        model.ux, model.uy = dx / apart, dy / apart
