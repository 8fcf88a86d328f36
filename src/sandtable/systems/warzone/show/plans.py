"""What a place would bring a model: sight, cover, shots both ways, and those who Wait."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.outlook import Eye, Outlook, Shelter, Shot, added, mean_of, nothing_of
from sandtable.core.preview import Preview
from sandtable.core.wire import Message, text_of
from sandtable.figures.facing import on_table
from sandtable.figures.plans import Plans, Walk
from sandtable.figures.tools import Tools
from sandtable.systems.warzone.attack.forecast import DICE_FACT
from sandtable.systems.warzone.attack.shooting import why_not_fire_in_reaction
from sandtable.systems.warzone.attack.shot_numbers import can_be_primary, guns
from sandtable.systems.warzone.attack.targeting import ShootQuestion
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.ground.cover import shelter_of
from sandtable.systems.warzone.ground.sight import sees
from sandtable.systems.warzone.ground.space import gap, put
from sandtable.systems.warzone.ground.terrain import height_at
from sandtable.systems.warzone.move.movement import turn
from sandtable.systems.warzone.state.identities import MOVE, PASS, RUN, SHOOT
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.turn.action_question import WhichAction
from sandtable.systems.warzone.turn.actions import cost_of, spend
from sandtable.systems.warzone.turn.activation import end_model
from sandtable.systems.warzone.turn.reactions import WHY, watchers
from sandtable.table import OVERLAP, Base, Point, path_length

NOTHING: Final = 1e-9  # of a chance: what is left when many add up to 1
THIRDS: Final = (0, 2, 3)
"""Light and heavy cover, as shields are filled."""


@final
class WarzonePlans(Plans):
    """warzone.act.shoot.roll, warzone.cover.share, warzone.act.wait.window: asked of the rules, on a copy."""

    def __init__(self, tools: Tools, state: WarzoneState, side: int) -> None:
        super().__init__(tools)
        self.state = state
        self.side = side

    def _own(self, id: str) -> list[Model]:
        """The models of a squad, or one of them."""
        return [
            model for model in self.state.field(self.side) if id in (model.id, self.state.squad_of(model).id)
        ]

    def movers(self, unit: str) -> dict[str, Base]:
        if not 0 <= self.side < len(self.state.sides):
            return {}
        return {model.id: model.base for model in self._own(unit)}

    def stays_on(self, base: Base) -> bool:
        return self.state.board.inside(base, OVERLAP)  # as exactly as whoever moves is set down

    def foes(self, unit: str) -> list[str]:
        return [squad.id for squad in self.state.of_side(1 - self.side) if _present(squad)]

    # ------------------------------------------------------------ the way

    def eyes(self, unit: str, walk: Walk) -> list[Eye]:
        """warzone.act.wait.window: before the first action of a model, and after each: here, and where it will be."""
        watching: list[Eye] = []
        for actor in self._own(unit):
            way = walk.ways.get(actor.id, [])
            if len(way) > 1:
                place, altitude, facing = (actor.base.x, actor.base.y), actor.altitude, actor.facing
                if not actor.spent:
                    self._watched(actor, 0.0, watching)
                self._stand(actor, way)
                self._watched(actor, path_length(way), watching)
                put(self.state, actor, place[0], place[1], altitude)
                actor.face(facing)
        return watching

    def _stand(self, model: Model, way: list[Point]) -> None:
        """Where a way ends, as high as the ground is there."""
        x, y = way[-1]
        put(self.state, model, x, y, height_at(self.state, x, y))

    def _watched(self, actor: Model, gone: float, eyes: list[Eye]) -> None:
        known = [eye.unit for eye in eyes]
        for watcher in watchers(self.state, actor):
            shot = self._reaction(watcher, actor) if watcher.id not in known else None
            if shot is not None:
                start = (watcher.base.x, watcher.base.y)
                at = (actor.base.x, actor.base.y)
                eyes.append(Eye(watcher.id, start, at, round(gone, 1), shot, WHY))

    def _reaction(self, watcher: Model, actor: Model) -> Shot | None:
        for weapon in guns(watcher):
            if not weapon.template and not why_not_fire_in_reaction(self.state, watcher, weapon, actor):
                question = ShootQuestion(self.state, watcher, weapon, False, actor)
                return _shot(self.state, question.preview({"at": actor.id}), actor)
        return None

    def put(self, unit: str, walk: Walk) -> None:
        """warzone.act.move.turn: turned as asked, else as whoever says nothing is turned."""
        for model in self._own(unit):
            way = walk.ways.get(model.id, [])
            if len(way) > 1:
                self._stand(model, way)
                model.aimed = False
                told = walk.facing.get(model.id)
                turn(self.state, model, None if told is None else on_table(told), way)
                self._pay(model, walk.pace)

    def _pay(self, model: Model, pace: str) -> None:
        """What the way costs: what was bought for this activation is gone where nothing can be done after it."""
        cost = cost_of(self.state, pace) if pace in (MOVE, RUN) else 0
        if 0 < cost <= model.actions:
            spend(self.state, model, cost)
            if WhichAction(self.state, model).forced() == [PASS]:
                end_model(self.state, model)

    # ------------------------------------------------------------ the place

    def shelter(self, unit: str, foe: str) -> Shelter:
        """warzone.cover.multiple: of the nearest who sees it."""
        pairs = self._pairs(self.state.squad(foe).standing(), self._own(unit))
        shelter = shelter_of(self.state, *pairs[0]) if pairs else None
        if shelter is None or not shelter.level:
            return Shelter(0, "0", Message("figures-no-cover"), "warzone.cover.condition")
        label = Message("warzone-plan-cover", {"level": shelter.level})
        return Shelter(THIRDS[shelter.level], str(shelter.penalty()), label, shelter.why())

    def mine(self, unit: str, foe: str) -> Shot | None:
        return self._fire(self._own(unit), self.state.squad(foe).standing())

    def theirs(self, unit: str, foe: str) -> Shot | None:
        return self._fire(self.state.squad(foe).standing(), self._own(unit))

    def _pairs(self, lookers: list[Model], seen: list[Model]) -> list[tuple[Model, Model]]:
        """Who sees whom, the nearest first."""
        pairs = [(a, b) for a in lookers for b in seen if sees(self.state, a, b)]
        pairs.sort(key=lambda pair: gap(pair[0], pair[1]))
        return pairs

    def _fire(self, shooters: list[Model], targets: list[Model]) -> Shot | None:
        """Everybody who can, each with his first weapon that reaches, at the nearest that he may shoot at."""
        shots: list[Shot] = []
        for shooter in shooters:
            near = sorted(targets, key=lambda target: gap(shooter, target))
            aimed = next(((w, t) for t in near for w in _direct(shooter) if self._may(shooter, w, t)), None)
            if aimed is not None:
                weapon, target = aimed
                preview = ShootQuestion(self.state, shooter, weapon, False).preview({"at": target.id})
                shot = _shot(self.state, preview, target)
                if shot is not None:
                    shots.append(shot)
        return added(shots)

    def _may(self, shooter: Model, weapon: Weapon, target: Model) -> bool:
        return can_be_primary(self.state, shooter, target, weapon.reach)

    def say_how(self, unit: str, outlook: Outlook) -> None:
        outlook.how = Message("warzone-action-" + SHOOT)
        outlook.how_why = "warzone.act.shoot.roll"


def _present(squad: Squad) -> bool:
    return any(model.on_table for model in squad.models)


def _direct(model: Model) -> list[Weapon]:
    return [weapon for weapon in guns(model) if not weapon.template]


def _shot(state: WarzoneState, preview: Preview, target: Model) -> Shot | None:
    """The dice of a shot, what they need, and what all of a squad lose by it: a hit may be passed on to a comrade."""
    facts: list[Message] = [fact for fact in preview.facts if fact.id == DICE_FACT]
    if preview.reasons:
        return None
    shots: list[Shot] = []
    for line in preview.odds:
        token = text_of(line.title.values.get("token"))
        model = state.models().get(token)
        if token == target.id or (model is not None and model.squad == target.squad):
            shots.append(Shot(facts[:1], line.title, mean_of(line), 1.0 - nothing_of(line), line.exact))
    whole = added(shots)
    if whole is not None and sum(1 for shot in shots if shot.some > NOTHING) > 1:
        whole.exact = False  # nobody has said how the losses of two hang together
    return whole
