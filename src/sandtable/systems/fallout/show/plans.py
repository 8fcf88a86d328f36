"""What a place would bring a unit: sight, cover, attacks both ways, and those on overwatch along the way."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.outlook import Eye, Outlook, Shelter, Shot, shot_of
from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Message
from sandtable.figures.plans import Plans, Walk
from sandtable.figures.tools import Tools
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.battery import Battery
from sandtable.systems.fallout.attack.glimpses import Glimpses
from sandtable.systems.fallout.attack.reactions import SHARES, battery_of
from sandtable.systems.fallout.attack.targeting import AttackQuestion
from sandtable.systems.fallout.attack.to_hit import cover_rule
from sandtable.systems.fallout.attack.watchers import watchers
from sandtable.systems.fallout.ground.cover import cover_between
from sandtable.systems.fallout.ground.engagement import engaged_members
from sandtable.systems.fallout.move.march import March, Plan
from sandtable.systems.fallout.move.movement import turn_all
from sandtable.systems.fallout.move.planning import Planner
from sandtable.systems.fallout.move.turning import turn
from sandtable.systems.fallout.move.walking import Stretch
from sandtable.systems.fallout.state.identities import ATTACK
from sandtable.systems.fallout.state.state import FalloutState, Unit
from sandtable.table import OVERLAP, Base, distance, path_length, point_along

RULE: Final = "fallout.action.attack.per_figure"
HURT: Final = "fallout-odds-hurt"
POINTS: Final = "fallout-odds-points"


@final
class FalloutPlans(Plans):
    """fallout.action.overwatch.moment, fallout.ranged.roll: asked of the rules, on a copy of what is known."""

    def __init__(self, tools: Tools, state: FalloutState, side: int) -> None:
        super().__init__(tools)
        self.state = state
        self.side = side

    def movers(self, unit: str) -> dict[str, Base]:
        for each in self.state.units:
            if each.id == unit and each.on_table() and self.state.decider(each) == self.side:
                return {figure.id: figure.base for figure in each.able()}
        return {}

    def stays_on(self, base: Base) -> bool:
        return self.state.board.inside(base, OVERLAP)  # as exactly as whoever moves is set down

    def foes(self, unit: str) -> list[str]:
        side = self.state.unit(unit).side
        return [foe.id for foe in self.state.units if foe.side != side and foe.on_table()]

    # ------------------------------------------------------------ the way

    def eyes(self, unit: str, walk: Walk) -> list[Eye]:
        """fallout.action.overwatch.moment: each of those on overwatch where its fire would do most.

        Its owner is free to choose the moment, so the worst of those that he would be offered is told.
        """
        state = self.state
        mover = state.unit(unit)
        march, plan = self._march(mover, walk)
        if not plan.numbers:
            return []
        stretch = Stretch(state, mover, march.going(plan), plan.paths, march.why)
        watching: list[Eye] = []
        for watcher in watchers(state, mover):
            watching.extend(self._worst(watcher, mover, stretch))
        stretch.place(0.0)
        watching.sort(key=_by_way)
        return watching

    def _worst(self, watcher: Unit, mover: Unit, stretch: Stretch) -> list[Eye]:
        shares = [0.0, *SHARES]
        stretch.place(0.0)
        first = Glimpses(self.state, stretch, watcher).after()
        if first >= 0.0:
            shares.append(first)
        best: Shot | None = None
        moment = 0.0
        for share in sorted(shares):
            stretch.place(share)
            shot = _shot(AttackQuestion(battery_of(self.state, watcher)).preview({"at": mover.id}))
            if shot is not None and (best is None or shot.mean > best.mean):
                best, moment = shot, share
        if best is None:
            return []
        path = stretch.paths[0]
        far = path_length(path) * moment
        base = watcher.able()[0].base
        why = "fallout.action.overwatch.fire"
        return [Eye(watcher.id, (base.x, base.y), point_along(path, far), round(far, 1), best, why)]

    def _march(self, mover: Unit, walk: Walk) -> tuple[March, Plan]:
        held = engaged_members(
            self.state, mover, mover.able()
        )  # fallout.melee.engaged_squad: they stay and do not turn
        figures = [figure for figure in mover.able() if figure not in held]
        far = max((path_length(way) for way in walk.ways.values()), default=0.0)
        march = March(self.state, mover, figures, figures, far + 1.0, walk.pace, "")
        plan = Plan("")
        for number, figure in enumerate(figures):
            way = walk.ways.get(figure.id, [])
            if len(way) > 1:
                plan.add(number, way, path_length(way))
        return march, plan

    def put(self, unit: str, walk: Walk) -> None:
        """fallout.action.move.turn: turned as asked, else towards the enemy."""
        mover = self.state.unit(unit)
        march, plan = self._march(mover, walk)
        facing: Json = {token: degrees for token, degrees in walk.facing.items()} if walk.facing else None
        turn(Planner(self.state, march), plan, facing)
        Stretch(self.state, mover, march.going(plan), plan.paths, march.why).place(1.0)
        turn_all(march, plan)

    # ------------------------------------------------------------ the place

    def shelter(self, unit: str, foe: str) -> Shelter:
        """fallout.ranged.squad_mods: cover counts only where all have it, from the enemy who stands nearest."""
        own = self.state.unit(unit).present()
        enemy = self.state.unit(foe)
        vehicle = enemy.vehicle
        eyes: list[Base] = [vehicle.hull] if vehicle is not None else [each.base for each in enemy.present()]
        eye = min(eyes, key=lambda base: distance(base, own[0].base))
        covered = all(cover_between(self.state, eye, figure.base) for figure in own)
        label = Message("fallout-mod-cover") if covered else Message("figures-no-cover")
        return Shelter(1 if covered else 0, "+1" if covered else "0", label, cover_rule(self.state))

    def mine(self, unit: str, foe: str) -> Shot | None:
        return self._attack(self.state.unit(unit), foe)

    def theirs(self, unit: str, foe: str) -> Shot | None:
        return self._attack(self.state.unit(foe), unit)

    def _attack(self, attacker: Unit, at: str) -> Shot | None:
        able = [Attacker(attacker, figure) for figure in attacker.able()]
        if not able:
            return None
        battery = Battery(self.state, attacker, able, RULE, melee=True, ranged=True)
        return _shot(AttackQuestion(battery).preview({"at": at}))

    def say_how(self, unit: str, outlook: Outlook) -> None:
        outlook.how = Message("fallout-action-" + ATTACK)
        outlook.how_why = RULE


def _by_way(eye: Eye) -> float:
    return eye.gone


def _shot(preview: Preview) -> Shot | None:
    """How many attack, and what the first of them needs."""
    title = preview.title
    if title is None or not preview.explained:
        return None
    need = max(preview.explained[0].reckoning.need(), 0)
    facts = [Message("fallout-plan-attacks", {"n": title.values.get("n", 1), "need": need})]
    # Of a vehicle its own damage counts, though those aboard have a line too.
    counted = POINTS if any(line.title.id == POINTS for line in preview.odds) else HURT
    return shot_of(preview, facts, counted)
