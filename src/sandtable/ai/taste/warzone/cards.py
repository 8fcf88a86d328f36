"""When cards are worth burning and playing."""

from __future__ import annotations

from sandtable.ai.taste.warzone.field import Field
from sandtable.core.wire import Json, text_of
from sandtable.systems.warzone import Model, Squad

CARD = 0.10  # what a Resource card is worth kept, in victory points
NEVER = -5.0
FREE = 3.0  # something that costs nothing and helps
HEALED = 0.15  # the chance of Heal(3)
FIGHTING = ("bayonets_out", "blood_price")
SHOOTING = ("steady_volley", "open_lanes", "breach_drill")
SPARE = 3  # ready cards left before a Strategy is worth its price


def extra_worth(field: Field, model: Model, id: str, attack: float) -> float:
    """What a card, a power or a thing of the mission is worth to a model now."""
    word = id.split(":")[1]
    if word == "exit":
        return 5.0
    if word == "crate":
        return 4.0
    if word == "third":
        return _third(field, model, attack)
    if word == "rate":
        return attack + 0.5 * attack - CARD if attack > 0.25 and not model.shot else NEVER
    if word == "drum":
        return FREE if attack > 0.1 and not model.shot else NEVER
    if word == "smoke":
        return 0.03
    if word == "gear":
        return _gear(field, model, id.split(":")[2])
    if word == "power":
        return _power(field, model, id.split(":")[2])
    return attack * 1.2 - CARD if attack > 0.15 else NEVER  # a rifle grenade


def _third(field: Field, model: Model, attack: float) -> float:
    """A third action when the two are spent and there is a blow to strike, a shot to fire, or a way to go."""
    if model.actions > 0:
        return NEVER
    if model.carrying or (field.state.mission.has("breakout") and field.state.attacker == field.side):
        return 0.2
    return attack - 2.0 * CARD


def _gear(field: Field, model: Model, card: str) -> float:
    """Gear goes to heroes and commanders, while cards are to spare."""
    cost = field.state.catalogue.cards[card].cost
    if field.state.sides[field.side].ready - cost < 1:
        return NEVER
    squad = field.state.squad_of(model)
    leads = model.profile.hero or squad.commander == model.id
    return FREE if leads else NEVER


def _power(field: Field, model: Model, id: str) -> float:
    power = field.state.catalogue.powers[id]
    works = min(model.profile.wp, 19) / 20.0
    near = field.near(model.base.x, model.base.y, max(power.reach, 14.0))
    if power.kind == "B":
        return FREE if near else NEVER
    if power.kind == "D":
        return 0.10 if near else NEVER
    best = 0.0
    for foe in near[:8]:
        save = max(1, min(19, foe.profile.a + 10 - power.st)) / 20.0
        best = max(best, works * (1.0 - save) * field.worth(foe) / max(foe.wounds, 1))
    return best


def squad_card(field: Field, squad: Squad, id: str) -> float:
    """Tactics and burns before a squad acts; above 1 it is done before any model begins."""
    word = id.split(":")[1]
    holder = field.state.sides[field.side]
    if word == "draw":
        return 1.6 if holder.ready >= 5 and len(holder.hand) < 3 and len(holder.deck) > 12 else NEVER
    if word == "strip":
        return 1.5 if holder.ready >= 6 else NEVER
    card = id.split(":")[2]
    if holder.ready - field.state.catalogue.cards[card].cost < 1:
        return NEVER
    models = squad.standing()
    close = any(field.near(model.base.x, model.base.y, 4.0) for model in models)
    if card in FIGHTING:
        return 2.0 if close else NEVER
    if card in SHOOTING:
        return 1.8 if not close and len(models) >= 4 and _has_shots(field, squad) else NEVER
    return (
        1.4
        if card == "field_dressing"
        and len(models) >= 6
        and field.near(models[0].base.x, models[0].base.y, 26.0)
        else NEVER
    )


def _has_shots(field: Field, squad: Squad) -> bool:
    """Whether most of a look at its models find a worthwhile shot."""
    looked = squad.standing()[:3]
    return sum(1 for model in looked if field.shot(model, looked_at=3) > 0.03) >= 2


def ranked_window(field: Field, candidates: list[Json]) -> list[Json]:
    """The Start phase: a Strategy while cards are to spare, else go on."""
    ready = field.state.sides[field.side].ready
    scored: list[tuple[float, int, Json]] = []
    for at, answer in enumerate(candidates):
        id = text_of(answer)
        worth = 0.0
        if id.startswith("play:"):
            worth = (
                1.0 if ready - field.state.catalogue.cards[id.removeprefix("play:")].cost >= SPARE else -1.0
            )
        elif id in ("draw", "strip"):
            worth = 0.5 if ready >= SPARE + 3 else -1.0
        scored.append((-worth, at, answer))
    scored.sort(key=lambda entry: (entry[0], entry[1]))
    return [answer for _, _, answer in scored]


def ranked_heal(field: Field, subject: str, candidates: list[Json]) -> list[Json]:
    """A card where what it saves is worth it; an injector always."""
    model = field.state.model(subject)
    worth = HEALED * field.worth(model) / max(model.wounds, 1)
    order = ["injector", "card", "keep"] if worth > CARD else ["injector", "keep", "card"]
    return sorted(candidates, key=lambda answer: order.index(text_of(answer)))
