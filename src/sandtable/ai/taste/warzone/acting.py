"""Which squad, which model, and what it does."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.ai.taste.plan import Part, Plan, best_first
from sandtable.ai.taste.warzone.cards import extra_worth, squad_card
from sandtable.ai.taste.warzone.field import Field
from sandtable.core.wire import Json, Message, text_of
from sandtable.systems.warzone import Model, Squad, identities, inches_between, thought_fresh

WHY = {
    identities.CLOSE: "ai-why-assault",
    identities.CHARGE: "ai-why-assault",
    identities.SHOOT: "ai-why-shot",
    identities.AIM: "ai-why-next-shot",
    identities.RAPID: "ai-why-shot",
    identities.MOVE: "ai-why-nearer",
    identities.RUN: "ai-why-nearer",
    identities.WAIT: "ai-why-watch",
    identities.HIDE: "ai-why-hides",
}
LAST = -9.0
ANYTHING = 0.02
HIDING = 0.005


def ranked_squads(field: Field, candidates: list[Json]) -> list[Plan]:
    """Those with the best shots and fights first; broken ones last."""
    plans: list[Plan] = []
    for answer in candidates:
        squad = field.state.squad(text_of(answer))
        plans.append(Plan([answer], squad_worth(field, squad)))
    return best_first(plans)


def squad_worth(field: Field, squad: Squad) -> float:
    """What acting now brings a squad: a look at three of its models."""
    if squad.broken():
        return -1.0
    best = [opportunity(field, model) for model in squad.standing()[:3]]
    return sum(best)


def opportunity(field: Field, model: Model) -> float:
    """The best attack from where a model stands; its actions are not counted yet."""
    fresh = thought_fresh(model)
    foes = field.near(model.base.x, model.base.y, 3.0)
    if foes:
        return max(field.blow(fresh, foe, False) for foe in foes[:3])
    return field.shot(fresh, looked_at=3)


def ranked_models(field: Field, subject: str, candidates: list[Json]) -> list[Plan]:
    """The commander first, so that the others can follow; squad actions and cards where they pay, rest last."""
    squad = field.state.squad(subject)
    if squad.broken():
        return best_first([Plan([a], 1.0 if a == identities.RALLY else 0.0) for a in candidates])
    plans: list[Plan] = []
    for answer in candidates:
        id = text_of(answer)
        if id.startswith(identities.EXTRA):
            plans.append(Plan([answer], squad_card(field, squad, id)))
        elif id in (identities.REST, identities.FOCUS, identities.SWARM, identities.SUPPRESS):
            worth = together(field, squad, id)
            why = "ai-why-together" if worth > 0.0 else "ai-why-rests"
            plans.append(Plan([answer], worth, [Part(Message(why), worth)] if id != identities.REST else []))
        elif id == squad.commander:
            plans.append(Plan([answer], 1.0, [Part(Message("ai-why-leader-first"), 1.0)]))
        else:
            plans.append(Plan([answer], 0.5, [Part(Message("ai-why-comrade-next"), 0.5)]))
    return best_first(plans)


def together(field: Field, squad: Squad, id: str) -> float:
    """Swarm where many stand round one strong enemy; focus on vehicles and heroes; the rest singly."""
    if id == identities.REST:
        return LAST
    if id == identities.SWARM:
        strong = [foe for foe in field.foes if foe.profile.a >= 13 or foe.profile.vehicle]
        return 1.5 if strong else 0.2
    if id == identities.FOCUS:
        strong = [foe for foe in field.foes if foe.profile.vehicle or foe.profile.impenetrable >= 11]
        return 1.2 if len(strong) * 3 >= len(field.foes) and field.foes else -1.0
    return -2.0


def ranked_actions(field: Field, subject: str, candidates: list[Json]) -> list[Plan]:
    """Every action of a model by what it brings now and where it leaves the model."""
    model = field.state.model(subject)
    thoughts = Thoughts(field, model)
    plans: list[Plan] = []
    for answer in candidates:
        id = text_of(answer)
        worth = (
            extra_worth(field, model, id, thoughts.attack())
            if id.startswith(identities.EXTRA)
            else thoughts.of(id)
        )
        card = "ai-why-card" if worth > 0.0 else "ai-why-card-dear"
        why = card if id.startswith(identities.EXTRA) else WHY.get(id, "ai-why-skill")
        better = "yes" if worth > 0.0 else "no"
        plans.append(Plan([answer], worth, [Part(Message(why, {"better": better}), worth)]))
    return best_first(plans)


class Thoughts:
    """What each action of one model is worth."""

    def __init__(self, field: Field, model: Model) -> None:
        self.field = field
        self.model = model
        self.here = field.place(model, model.base.x, model.base.y)
        self.shot = field.shot(model)
        self._blow = -1.0
        self.two = model.actions >= 2  # actions left
        self.m = float(model.profile.m)

    def attack(self) -> float:
        """The best attack from here, shot or blow."""
        return max(self.shot, self.blow())

    def blow(self) -> float:
        """The best blow from here."""
        if self._blow < 0.0:
            base = self.model.base
            near = self.field.near(base.x, base.y, base.radius + self.model.profile.reach + 0.2)
            self._blow = max((self.field.blow(self.model, foe, False) for foe in near), default=0.0)
            if not near:
                self._blow = self.field.demolition(self.model, close=True)
        return self._blow

    def of(self, action: str) -> float:
        """What an action is worth, in victory points; a little for those nobody has an opinion on."""
        thought = THOUGHTS.get(action)
        return thought(self) if thought is not None else ANYTHING

    def strike(self) -> float:
        """A fight at hand is not left alone; trees, crates and walls are."""
        base = self.model.base
        near = self.field.near(base.x, base.y, base.radius + self.model.profile.reach + 0.2)
        return self.field.character.fight + self.blow() if near or self.blow() > 0.0 else LAST

    def shoot(self) -> float:
        """The shot, and part of the way that is left for afterwards."""
        if not self.shot:
            return LAST
        return self.shot + (
            self.field.character.after_shot * max(0.0, self.step(self.m)) if self.two else 0.0
        )

    def aim(self) -> float:
        """The shot that aiming leaves for afterwards."""
        worthwhile = self.two and not self.model.aimed and self.shot
        return self.field.shot(self.model, aimed=True) if worthwhile else LAST

    def rapid(self) -> float:
        """Both actions for one shot of more dice."""
        return self.field.shot(self.model, rapid=True) if self.two else LAST

    def move(self) -> float:
        """A step nearer to the goal, and the shot from there."""
        return self.step(self.m) + (self.promise() if self.two else 0.0) - 0.001

    def run(self) -> float:
        """As far as both actions carry."""
        return self.step(2.0 * self.m) - 0.004

    def disengage(self) -> float:
        """Turning one's back, and the fight that is given up."""
        return -0.1 - self.blow()

    def recover(self) -> float:
        """Nothing else can be done before."""
        return 1.0

    def wait(self) -> float:
        """A little more where an enemy may come into sight."""
        base = self.model.base
        return 0.012 if self.field.near(base.x, base.y, 26.0) else HIDING

    def hide(self) -> float:
        """Not being seen is worth something, but only when nothing better can be done."""
        return HIDING

    def rest(self) -> float:
        """Passing brings nothing."""
        return 0.0

    def step(self, reach: float) -> float:
        """What going so far towards the goal brings."""
        x, y = self.field.towards(self.model, reach)
        moved = inches_between(self.model.base.x, self.model.base.y, x, y)
        if moved < 0.3:
            return 0.0
        return self.field.place(self.model, x, y) - self.here

    def promise(self) -> float:
        """The shot that a move leaves for afterwards."""
        if not any(weapon.ranged for weapon in self.model.weapons) or self.model.shot:
            return 0.0
        x, y = self.field.towards(self.model, self.m)
        return 0.9 * self.field.shot(self.field.moved(self.model, x, y), looked_at=3)

    def charge(self) -> float:
        """The best fight that a charge would begin."""
        base = self.model.base
        near = self.field.near(base.x, base.y, 2.0 * self.m + base.radius + self.model.profile.reach)
        best = max((self.field.blow(self.model, foe, True) for foe in near[:6]), default=LAST)
        return best + 0.02 if self.model.actions >= 2 else best - 0.15


THOUGHTS: dict[str, Callable[[Thoughts], float]] = {
    identities.CLOSE: Thoughts.strike,
    identities.SHOOT: Thoughts.shoot,
    identities.AIM: Thoughts.aim,
    identities.RAPID: Thoughts.rapid,
    identities.MOVE: Thoughts.move,
    identities.RUN: Thoughts.run,
    identities.CHARGE: Thoughts.charge,
    identities.DISENGAGE: Thoughts.disengage,
    identities.RECOVER: Thoughts.recover,
    identities.WAIT: Thoughts.wait,
    identities.HIDE: Thoughts.hide,
    identities.PASS: Thoughts.rest,
}
