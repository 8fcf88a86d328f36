"""Drills: what the models of a squad would choose each by itself, told to those who agree on one answer."""

from __future__ import annotations

from sandtable.ai.taste.plan import Part, Plan
from sandtable.ai.taste.warzone.acting import HIDING, Thoughts, ranked_actions
from sandtable.ai.taste.warzone.field import Field
from sandtable.core.wire import Json, Message, table_of, text_of
from sandtable.systems.warzone import (
    Model,
    Squad,
    actions_open,
    armed,
    breaks_out,
    freely,
    gets_to,
    identities,
    inches_between,
    places_worth,
    point_towards,
    relay,
    shot_harm,
)

LOOKED_AT = 6  # places from which a shot is thought through, the best first
RAISED = 0.25  # a shot worth more than this may be worth a card: it is left to the model itself
STEPS = (1.0, 0.75, 0.5, 0.25)  # shares of the way towards the goal
AS_THEY_ARE = {
    identities.AIM: identities.DRILL_AIM_SHOOT,
    identities.RAPID: identities.DRILL_RAPID,
    identities.WAIT: identities.DRILL_WAIT,
    identities.HIDE: identities.DRILL_HIDE,
}


WHY = {
    identities.DRILL_MOVE: "ai-why-nearer",
    identities.DRILL_RUN: "ai-why-nearer",
    identities.DRILL_CHARGE: "ai-why-assault",
    identities.DRILL_WAIT: "ai-why-watch",
    identities.DRILL_HIDE: "ai-why-hides",
}  # the others are for a shot
ONE_BY_ONE = (identities.DRILL_MOVE_SHOOT, identities.DRILL_SHOOT_MOVE, identities.DRILL_CHARGE)
"""What each does best when it sees where the others have come to: told to one after the other."""


class Wish:
    """What one model would do with all its actions: which drill, at whom, where to."""

    __slots__ = ("at", "drill", "model", "place")

    def __init__(
        self, model: Model, drill: str, at: str = "", place: tuple[float, float] | None = None
    ) -> None:
        self.model = model
        self.drill = drill
        self.at = at
        self.place = place


def told(party: list[Wish]) -> Json:
    """Those who wish for the same drill on one answer, each at its own target and to its own place."""
    answer: dict[str, Json] = {"drill": party[0].drill, "with": [wish.model.id for wish in party]}
    aims: dict[str, Json] = {wish.model.id: wish.at for wish in party if wish.at}
    if aims:
        answer[identities.AT] = aims
    places: dict[str, Json] = {}
    for wish in party:
        if wish.place is not None:
            places[wish.model.id] = [round(wish.place[0], 2), round(wish.place[1], 2)]
    if places:
        answer["to"] = places
    return answer


def drilled(answer: Json, worth: float) -> Plan:
    """A drill as a plan, with what it is for."""
    why = WHY.get(text_of(table_of(answer).get("drill")), "ai-why-shot")
    return Plan([answer], worth, [Part(Message(why, {"better": "yes"}), worth)])


def squad_drill(field: Field, squad: Squad) -> Json:
    """What the commander would do, told to all who would do the same; without him, what most would.

    None where nobody wants what a drill can tell, or where he goes by himself and they follow.
    """
    leader = squad.leader()
    wishes = wishes_of(field, squad, leader)
    best: list[Wish] = []
    for wish in wishes[:1] if wishes and wishes[0].model is leader else wishes:
        party = [other for other in wishes if other is wish or alike(other, wish)]
        if len(party) > len(best):
            best = party
    return told(best) if best else None


def alike(one: Wish, other: Wish) -> bool:
    """Whether two can be told on one answer."""
    return one.drill == other.drill and one.drill not in ONE_BY_ONE


def wishes_of(field: Field, squad: Squad, leader: Model | None) -> list[Wish]:
    """What each who has not acted would do, the commander first; the others follow where he would be."""
    waiting = [model for model in squad.models if model.on_table and not model.acted and model.actions > 0]
    waiting.sort(key=lambda model: model is not leader)
    wishes: list[Wish] = []
    for model in waiting:
        wish = wish_of(field, model)
        if wish is not None:
            wishes.append(wish)
            if model is leader and wish.place is not None:
                model.base = field.moved(model, wish.place[0], wish.place[1]).base
        elif model is leader:
            return []
    return wishes


def model_drill(field: Field, model: Model) -> Json:
    """All that a hero or a vehicle, or one of a squad by itself, would do; None where no drill tells it."""
    wish = wish_of(field, model)
    return told([wish]) if wish is not None else None


def wish_of(field: Field, model: Model) -> Wish | None:
    """What a model would do by itself, if it is something that a drill can tell."""
    if model.stunned or model.carrying or model.spent or breaks_out(field.state, field.side):
        return None
    options: list[Json] = [id for id in actions_open(field.state, model)]
    first = text_of(ranked_actions(field, model.id, options)[0].first)
    if first == identities.SHOOT:
        return after_shot(field, model)
    if first in (identities.MOVE, identities.RUN):
        return on_the_move(field, model, first, identities.RATE in options)
    if first == identities.CHARGE:
        return charging(field, model)
    drill = AS_THEY_ARE.get(first)
    if drill is None:
        return None
    aimed, rapid = first == identities.AIM, first == identities.RAPID
    at = best_mark(field, model, aimed=aimed, rapid=rapid) if aimed or rapid else ""
    return Wish(model, drill, at) if at or not (aimed or rapid) else None


def after_shot(field: Field, model: Model) -> Wish | None:
    """A shot first: then on, where that brings something."""
    at = best_mark(field, model)
    if not at:
        return None
    ghost = model.clone()
    ghost.shot = [weapon.id for weapon in model.weapons]
    ghost.actions = model.actions - 1
    if ghost.actions > 0 and Thoughts(field, ghost).move() > HIDING:
        place = best_place(field, ghost, float(model.profile.m))
        return Wish(model, identities.DRILL_SHOOT_MOVE, at, place)
    return Wish(model, identities.DRILL_SHOOT, at)


def on_the_move(field: Field, model: Model, first: str, raises: bool) -> Wish | None:
    """A step, and the shot from there; or the whole way."""
    m = float(model.profile.m)
    if first == identities.RUN:
        return Wish(model, identities.DRILL_RUN, "", best_place(field, model, 2.0 * m))
    place = best_place(field, model, m)
    ghost = field.moved(model, place[0], place[1])
    ghost.actions = model.actions - 1
    if ghost.actions <= 0:
        return Wish(model, identities.DRILL_MOVE, "", place)
    thoughts = Thoughts(field, ghost)
    shot = thoughts.shot
    if raises and shot > RAISED:
        return None
    if shot > 0.0 and shot >= thoughts.move():
        at = best_mark(field, ghost)
        return Wish(model, identities.DRILL_MOVE_SHOOT, at, place) if at else None
    if thoughts.move() > HIDING and model.actions >= 2:
        return Wish(model, identities.DRILL_RUN, "", best_place(field, model, 2.0 * m))
    return Wish(model, identities.DRILL_MOVE, "", place)


def charging(field: Field, model: Model) -> Wish | None:
    """At the squad of the one whom it would charge."""
    base = model.base
    near = field.near(base.x, base.y, 2.0 * float(model.profile.m) + base.radius + model.profile.reach)
    best = max(near[:6], key=lambda foe: field.blow(model, foe, True), default=None)
    return Wish(model, identities.DRILL_CHARGE, best.id) if best is not None else None


def best_mark(field: Field, model: Model, *, aimed: bool = False, rapid: bool = False) -> str:
    """The best target from where a model stands, or the relay; "" for nobody."""
    best, worth = "", 0.0
    for weapon in armed(model):
        if weapon.template:
            continue
        for foe in field.near(model.base.x, model.base.y, weapon.reach + 2.0):
            value = shot_harm(field.state, model, weapon, foe, aimed, rapid) * field.worth(foe)
            if value > worth and not freely(field.state, model, foe):
                value *= field.character.nerve
            if value > worth:
                best, worth = foe.id, value
    paid = relay(field.state, field.side)
    if paid is not None and not aimed and not rapid and field.demolition(model) > worth:
        return paid.id
    return best


def best_place(field: Field, model: Model, reach: float) -> tuple[float, float]:
    """The best place within reach: by what it is worth, and by the shot from there while there is an action for it."""
    base = model.base
    far = min(reach, 2.0 * float(model.profile.m) - model.moved)
    goal = field.towards(model, far)
    places = [point_towards(base.x, base.y, goal, far * share) for share in STEPS]
    places.extend(places_worth(field.state, model, far))
    places.append((base.x, base.y))
    ranked = sorted([(field.place(model, x, y), -at) for at, (x, y) in enumerate(places)], reverse=True)
    shoots = model.actions >= 1 and not model.shot and any(weapon.ranged for weapon in model.weapons)
    if shoots and reach <= float(model.profile.m):
        near = ranked[:LOOKED_AT]
        ranked = sorted(
            [(worth + promise(field, model, places[-at]), at) for worth, at in near], reverse=True
        )
    runs = reach > float(model.profile.m)
    for _, at in ranked:
        if gets_to(field.state, model, places[-at], runs):
            return places[-at]
    return places[-ranked[0][1]]


def promise(field: Field, model: Model, place: tuple[float, float]) -> float:
    """The shot that is left when the step is done."""
    if inches_between(model.base.x, model.base.y, place[0], place[1]) > model.profile.m + 0.5:
        return 0.0
    return 0.9 * field.shot(field.moved(model, place[0], place[1]), looked_at=3)
