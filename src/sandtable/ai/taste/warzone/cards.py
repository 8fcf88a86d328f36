"""When cards are worth burning and playing."""

from __future__ import annotations

from sandtable.ai.taste.plan import Plan, best_first
from sandtable.ai.taste.warzone.field import Field
from sandtable.core.wire import Json, text_of
from sandtable.systems.warzone import Model, Squad, breaks_out, identities, power_harm, words

NEVER = -5.0
FREE = 3.0  # something that costs nothing and helps
HEALED = 0.15  # the chance of Heal(3)
EXIT = 5.0
CRATE = 4.0
SMOKE = 0.03
DRESSING = "field_dressing"
FIGHTING = ("bayonets_out", "blood_price")
SHOOTING = ("steady_volley", "open_lanes", "breach_drill")


def extra_worth(field: Field, model: Model, id: str, attack: float) -> float:
    """What a card, a power or a thing of the mission is worth to a model now."""
    if id.startswith(identities.CRATE):
        return CRATE
    if id.startswith(identities.GEAR):
        return _gear(field, model, id.removeprefix(identities.GEAR))
    if id.startswith(identities.POWER):
        return _power(field, model, id.removeprefix(identities.POWER))
    if id == identities.EXIT:
        return EXIT
    if id == identities.SMOKE:
        return SMOKE
    if id == identities.THIRD:
        return _third(field, model, attack)
    return _for_attack(field, model, id, attack)


def _for_attack(field: Field, model: Model, id: str, attack: float) -> float:
    """What makes the next attack harder: another die, or a rifle grenade."""
    card = field.character.card
    if id == identities.RATE:
        return attack + 0.5 * attack - card if attack > 0.25 and not model.shot else NEVER
    if id == identities.DRUM:
        return FREE if attack > 0.1 and not model.shot else NEVER
    return attack * 1.2 - card if attack > 0.15 else NEVER


def _third(field: Field, model: Model, attack: float) -> float:
    """A third action when the two are spent and there is a blow to strike, a shot to fire, or a way to go."""
    if model.actions > 0:
        return NEVER
    if model.carrying or breaks_out(field.state, field.side):
        return 0.2
    return attack - 2.0 * field.character.card


def _gear(field: Field, model: Model, card: str) -> float:
    """Gear goes to heroes and commanders, while cards are to spare."""
    cost = field.state.catalogue.cards[card].cost
    if field.state.sides[field.side].ready - cost < field.character.reserve:
        return NEVER
    squad = field.state.squad_of(model)
    leads = model.profile.hero or squad.commander == model.id
    return FREE if leads else NEVER


def _power(field: Field, model: Model, id: str) -> float:
    power = field.state.catalogue.powers[id]
    near = field.near(model.base.x, model.base.y, max(power.reach, 14.0))
    if power.kind == words.BOOSTS:
        return FREE if near else NEVER
    if power.kind == words.ACTS:
        return 0.10 if near else NEVER
    return max(
        (power_harm(field.state, model, power, foe) * field.worth(foe) for foe in near[:8]), default=0.0
    )


def squad_card(field: Field, squad: Squad, id: str) -> float:
    """Tactics and burns before a squad acts; above 1 it is done before any model begins."""
    holder = field.state.sides[field.side]
    if id == identities.DRAW:
        return 1.6 if holder.ready >= 5 and len(holder.hand) < 3 and len(holder.deck) > 12 else NEVER
    if id == identities.STRIP:
        return 1.5 if holder.ready >= 6 else NEVER
    card = id.removeprefix(identities.TACTIC)
    if holder.ready - field.state.catalogue.cards[card].cost < field.character.reserve:
        return NEVER
    return _tactic(field, squad, card)


def _tactic(field: Field, squad: Squad, card: str) -> float:
    """Cards for a fight in one, cards for shooting before it, dressings for a big squad that will be shot at."""
    models = squad.standing()
    close = any(field.near(model.base.x, model.base.y, 4.0) for model in models)
    if card in FIGHTING:
        return 2.0 if close else NEVER
    if card in SHOOTING:
        return 1.8 if not close and len(models) >= 4 and _has_shots(field, squad) else NEVER
    if card != DRESSING or len(models) < 6:
        return NEVER
    return 1.4 if field.near(models[0].base.x, models[0].base.y, 26.0) else NEVER


def _has_shots(field: Field, squad: Squad) -> bool:
    """Whether most of a look at its models find a worthwhile shot."""
    looked = squad.standing()[:3]
    return sum(1 for model in looked if field.shot(model, looked_at=3) > 0.03) >= 2


def ranked_window(field: Field, candidates: list[Json]) -> list[Plan]:
    """The Start phase: a Strategy while cards are to spare, else go on."""
    ready = field.state.sides[field.side].ready
    spare = field.character.spare
    plans: list[Plan] = []
    for answer in candidates:
        id = text_of(answer)
        worth = 0.0
        if id.startswith(identities.PLAY):
            worth = (
                1.0
                if ready - field.state.catalogue.cards[id.removeprefix(identities.PLAY)].cost >= spare
                else -1.0
            )
        elif id in (identities.DRAW_CARD, identities.STRIP_HAND):
            worth = 0.5 if ready >= spare + 3 else -1.0
        plans.append(Plan([answer], worth))
    return best_first(plans)


def ranked_heal(field: Field, subject: str, candidates: list[Json]) -> list[Plan]:
    """A card where what it saves is worth it; an injector always."""
    model = field.state.model(subject)
    worth = HEALED * field.worth(model) / max(model.wounds, 1)
    last = [identities.BURN_CARD, identities.NO_HEAL]
    if worth <= field.character.card:
        last.reverse()
    order = [identities.INJECT, *last]
    return best_first([Plan([answer], -float(order.index(text_of(answer)))) for answer in candidates])
