"""All that cards, powers and missions add to the menus of squads and models; ids begin with "x:"."""

from __future__ import annotations

from typing import Final

from sandtable.core.question import Option
from sandtable.core.wire import Json, Message, Reason
from sandtable.systems.warzone.attack.shot_numbers import why_not_fire_again
from sandtable.systems.warzone.book.profiles import Boon, Power, Weapon
from sandtable.systems.warzone.book.words import BOON_SMOKE, BREAKOUT, GEAR_CARD, TACTIC_CARD
from sandtable.systems.warzone.cards.deck import (
    burn_to_draw,
    burn_to_strip,
    card_name,
    distinct,
    play_gear,
    play_tactic,
    why_not_draw,
    why_not_play_gear,
    why_not_play_tactic,
    why_not_strip,
)
from sandtable.systems.warzone.cards.psychic import actions_for, cast, power_name, why_not_cast
from sandtable.systems.warzone.ground.space import engaged
from sandtable.systems.warzone.harm.missions import (
    EXIT_REACH,
    crates_at,
    drop_crate,
    edge_gap,
    far_edges,
    pick_up,
)
from sandtable.systems.warzone.state.identities import (
    CRATE,
    DRAW,
    DRUM,
    EXIT,
    EXTRA,
    GEAR,
    GRENADE,
    POWER,
    RATE,
    SMOKE,
    STRIP,
    TACTIC,
    THIRD,
)
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.resource import (
    burn,
    buy_rate,
    buy_third,
    why_not_burn,
    why_not_buy_rate,
    why_not_buy_third,
    with_decks,
)
from sandtable.systems.warzone.state.state import WarzoneState

SMOKE_ONCE: Final = "smoke_once"
ROF_ONCE: Final = "rof_once"

GRENADE_SKILL: Final = "grenade_m50"
GRENADE_WEAPON: Final = "m50_grenade"


# ------------------------------------------------------------ of a squad, before any of its models acts


def squad_extras(state: WarzoneState, squad: Squad) -> list[str]:
    """warzone.deck.timing, warzone.deck.burn.timing: Tactics and burns at the start of an activation."""
    if not with_decks(state):
        return []
    holder = state.sides[squad.side]
    if holder.ready <= 0:
        return []
    ids: list[str] = []
    for id in distinct(holder.hand):
        card = state.catalogue.cards.get(id)
        if card is not None and card.kind == TACTIC_CARD:
            ids.append(TACTIC + id)
    if not holder.drew:
        ids.append(DRAW)
    if not holder.stripped:
        ids.append(STRIP)
    return [id for id in ids if not why_not_squad(state, squad, id)]


def why_not_squad(state: WarzoneState, squad: Squad, id: str) -> list[Reason]:
    """Why a squad may not do this now."""
    if not with_decks(state):
        return [Reason("warzone.deck.optional", "warzone-refused-no-deck")]
    if squad.started:
        return [Reason("warzone.deck.timing", "warzone-refused-started", {"squad": squad.name})]
    if id == DRAW:
        return why_not_draw(state, squad.side)
    if id == STRIP:
        return why_not_strip(state, squad.side)
    if id.startswith(TACTIC):
        card = state.catalogue.cards.get(id.removeprefix(TACTIC))
        if card is not None and card.kind == TACTIC_CARD and card.id in state.sides[squad.side].hand:
            return why_not_play_tactic(state, squad, card)
    return [Reason("warzone.deck.timing", "warzone-refused-not-in-hand")]


async def do_squad(state: WarzoneState, squad: Squad, id: str) -> None:
    """Carries out what a squad chose: a card drawn, or a Tactic card played."""
    if id == DRAW:
        await burn_to_draw(state, squad.side)
    elif id == STRIP:
        await burn_to_strip(state, squad.side)
    else:
        await play_tactic(state, squad, id.removeprefix(TACTIC))


# ------------------------------------------------------------ of a model, in its activation


def model_extras(state: WarzoneState, model: Model) -> list[str]:
    """What a model may do beyond the actions of the sheet; only what is legal now."""
    ids = [*_for_cards(state, model), *[POWER + power.id for power in model.powers]]
    if model.cards:
        ids.extend([SMOKE, DRUM])
    if model.actions > 0:
        ids.extend(_for_mission(state, model))
    if not ids or state.squad_of(model).broken():
        return []
    return [id for id in ids if not _why_not_now(state, model, id)]


def _for_mission(state: WarzoneState, model: Model) -> list[str]:
    """What the mission lets a model do with an action: pick up a crate, leave the table."""
    ids: list[str] = []
    if state.crates and not model.carrying:
        ids.extend(CRATE + crate.id for crate in crates_at(state, model))
    if state.attacker == model.side and state.mission.has(BREAKOUT):
        ids.append(EXIT)
    return ids


def _for_cards(state: WarzoneState, model: Model) -> list[str]:
    """What Resource cards can buy a model; warzone.dice.fumble.cards: nothing after a fumble."""
    ids: list[str] = []
    holder = state.sides[model.side]
    if holder.ready <= 0 or model.fumbled:
        return ids
    if not model.profile.vehicle and not model.bought:
        ids.append(THIRD)
    if model.actions > 0 and not model.raised:
        ids.append(RATE)
    if model.actions > 0 and grenade_of(state, model) is not None:
        ids.append(GRENADE)
    if with_decks(state):
        cards = state.catalogue.cards
        ids.extend(GEAR + id for id in distinct(holder.hand) if id in cards and cards[id].kind == GEAR_CARD)
    return ids


def grenade_of(state: WarzoneState, model: Model) -> Weapon | None:
    """warzone.faction.capitol.grenade: the launcher under an M50."""
    for weapon in model.weapons:
        if GRENADE_SKILL in weapon.skills:
            return state.catalogue.weapons.get(GRENADE_WEAPON)
    return None


def power_of(model: Model, id: str) -> Power | None:
    """The power of a model that an id names."""
    for power in model.powers:
        if POWER + power.id == id:
            return power
    return None


def why_not_model(state: WarzoneState, model: Model, id: str) -> list[Reason]:
    """Why a model may not do this now; nothing when it may."""
    if state.squad_of(model).broken():
        values: dict[str, Json] = {"squad": state.squad_of(model).name}
        return [Reason("warzone.panic.effect.rally_only", "warzone-refused-broken", values)]
    return _why_not_now(state, model, id)


def _why_not_now(state: WarzoneState, model: Model, id: str) -> list[Reason]:
    """Why a model may not do this now, where its squad is neither panicked nor routed."""
    if id == THIRD:
        return why_not_buy_third(state, model)
    if id == RATE:
        return why_not_buy_rate(state, model)
    if id.startswith(GEAR):
        card = state.catalogue.cards.get(id.removeprefix(GEAR))
        if card is None or card.kind != GEAR_CARD or card.id not in state.sides[model.side].hand:
            return [Reason("warzone.deck.timing", "warzone-refused-not-in-hand")]
        return why_not_play_gear(state, model, card)
    if model.stunned:
        return [
            Reason("warzone.act.stun.recover", "warzone-refused-stunned", {"model": model_name(state, model)})
        ]
    power = power_of(model, id)
    if power is not None:
        return why_not_cast(state, model, power)
    return _why_not_thing(state, model, id)


def _why_not_thing(state: WarzoneState, model: Model, id: str) -> list[Reason]:
    if id == SMOKE:
        return why_not_use(state, model, SMOKE_ONCE)
    if id == DRUM:
        return why_not_use(state, model, ROF_ONCE)
    if id == GRENADE:
        return why_not_fire_grenade(state, model)
    if id.startswith(CRATE):
        return why_not_pick_up(state, model, id.removeprefix(CRATE))
    if id == EXIT:
        return why_not_leave(state, model)
    return [Reason("warzone.act.skill.cost", "warzone-refused-not-in-hand")]


def gadget_of(state: WarzoneState, model: Model, effect: str) -> str:
    """The Gear card on a model that does this once per game and has not been used; "" for none."""
    for id in model.cards:
        if id not in model.used and any(boon.effect == effect for boon in state.catalogue.cards[id].boons):
            return id
    return ""


def why_not_use(state: WarzoneState, model: Model, effect: str) -> list[Reason]:
    """Gear that works once per game: there, and not yet used."""
    if not gadget_of(state, model, effect):
        values: dict[str, Json] = {"model": model_name(state, model)}
        return [Reason("warzone.deck.play.gear", "warzone-refused-used", values)]
    return []


def why_not_fire_grenade(state: WarzoneState, model: Model) -> list[Reason]:
    """warzone.faction.capitol.grenade, warzone.resource.burn.skill: one card a model, fired instead of the rifle."""
    from sandtable.systems.warzone.attack.template_places import why_not_lay_any  # noqa: PLC0415

    weapon = grenade_of(state, model)
    if weapon is None:
        return [
            Reason(
                "warzone.faction.capitol.grenade",
                "warzone-refused-no-grenade",
                {"model": model_name(state, model)},
            )
        ]
    if model.actions < 1:
        return [
            Reason("warzone.act.skill.cost", "warzone-refused-action", {"model": model_name(state, model)})
        ]
    reasons = why_not_burn(state, model.side, model) or why_not_fire_again(model, weapon)
    if not reasons and engaged(state, model):
        values: dict[str, Json] = {"model": model_name(state, model)}
        reasons = [Reason("warzone.act.shoot.not_engaged", "warzone-refused-engaged", values)]
    return reasons or why_not_lay_any(state, model, weapon)


def why_not_pick_up(state: WarzoneState, model: Model, crate: str) -> list[Reason]:
    """Corporate Harvest: an action of a model in contact that carries none; nobody picks things up in a fight."""
    values: dict[str, Json] = {"model": model_name(state, model)}
    if model.actions < 1:
        return [Reason("warzone.act.skill.cost", "warzone-refused-action", values)]
    if model.carrying or crate not in [there.id for there in crates_at(state, model)]:
        return [Reason("warzone.mission.levels", "warzone-refused-crate", values)]
    if engaged(state, model):
        return [Reason("warzone.act.shoot.not_engaged", "warzone-refused-engaged", values)]
    return []


def why_not_leave(state: WarzoneState, model: Model) -> list[Reason]:
    """Breakout: with an action, from within an inch of a far edge, not out of a fight."""
    values: dict[str, Json] = {"model": model_name(state, model), "reach": EXIT_REACH}
    if model.actions < 1:
        return [Reason("warzone.act.skill.cost", "warzone-refused-action", values)]
    near = [edge for edge in far_edges(state, model.side) if edge_gap(state, model, edge) <= EXIT_REACH]
    if not near:
        return [Reason("warzone.mission.attacker", "warzone-refused-exit", values)]
    if engaged(state, model):
        return [Reason("warzone.act.shoot.not_engaged", "warzone-refused-engaged", values)]
    return []


def cost(state: WarzoneState, model: Model, id: str) -> int:
    """warzone.act.skill.cost: the actions it takes."""
    power = power_of(model, id)
    if power is not None:
        return actions_for(power)
    return 1 if id in (GRENADE, EXIT) or id.startswith(CRATE) else 0


async def do_model(state: WarzoneState, model: Model, id: str) -> None:
    """Carries out what a model chose: a power cast, a card played, a crate, an exit."""
    power = power_of(model, id)
    if power is not None:
        await cast(state, model, power)
    elif id == THIRD:
        buy_third(state, model)
    elif id == RATE:
        buy_rate(state, model)
    elif id.startswith(GEAR):
        play_gear(state, model, id.removeprefix(GEAR))
    elif id == SMOKE:
        pop_smoke(state, model)
    elif id == DRUM:
        fit_drum(state, model)
    elif id == GRENADE:
        await fire_grenade(state, model)
    elif id.startswith(CRATE):
        pick_up(state, model, id.removeprefix(CRATE))
    elif id == EXIT:
        await leave(state, model)


def pop_smoke(state: WarzoneState, model: Model) -> None:
    """Smoke Canister: once per game, light cover for everybody within 3 inches until the Turn ends."""
    card = gadget_of(state, model, SMOKE_ONCE)
    model.used.append(card)
    for boon in state.catalogue.cards[card].boons:
        model.boons.append(Boon(BOON_SMOKE, 1, boon.limit, boon.source, boon.why))
    _tell_gear(state, model, card)


def fit_drum(state: WarzoneState, model: Model) -> None:
    """Spare Drum: once per game one more die in the next attack, besides any Resource card."""
    card = gadget_of(state, model, ROF_ONCE)
    model.used.append(card)
    model.rate += 1
    _tell_gear(state, model, card)


def _tell_gear(state: WarzoneState, model: Model, card: str) -> None:
    values: dict[str, Json] = {"model": model_name(state, model), "card": card_name(card)}
    state.tell("warzone-event-gear-used", values, ["warzone.deck.play.gear"], model.side, model.id)


async def fire_grenade(state: WarzoneState, model: Model) -> None:
    """warzone.faction.capitol.grenade: burns the card and fires."""
    from sandtable.systems.warzone.attack.template_question import fire_template  # noqa: PLC0415

    weapon = grenade_of(state, model)
    assert weapon is not None
    burn(state, model.side, 1, model, "warzone.faction.capitol.grenade")
    await fire_template(state, model, weapon)


async def leave(state: WarzoneState, model: Model) -> None:
    """Breakout: the model is gone from the table, not lost; what it carries stays."""
    from sandtable.systems.warzone.harm.losses import name_acting  # noqa: PLC0415

    squad = state.squad_of(model)
    drop_crate(state, model)
    model.exited = True
    model.on_table = False
    model.actions = 0
    state.roster_changed()
    values: dict[str, Json] = {"model": model_name(state, model)}
    state.tell("warzone-event-left", values, ["warzone.mission.attacker"], model.side, model.id)
    living = squad.living()
    if not living:
        squad.destroyed = True
        squad.commander = ""
    elif squad.commander == model.id:
        await name_acting(state, squad, living)


# ------------------------------------------------------------ both


def why_not(state: WarzoneState, squad: Squad, model: Model | None, id: str) -> list[Reason]:
    """Why this may not be done now; nothing when it may."""
    return why_not_squad(state, squad, id) if model is None else why_not_model(state, model, id)


ICONS: Final = {THIRD: "card", RATE: "card", DRUM: "card", SMOKE: "smoke", GRENADE: "grenade", EXIT: "exit"}
RULES: Final = {
    DRAW: "warzone.deck.burn.draw",
    STRIP: "warzone.deck.burn.discard",
    THIRD: "warzone.resource.burn.third_action",
    RATE: "warzone.resource.burn.rof",
    DRUM: "warzone.deck.play.gear",
    SMOKE: "warzone.deck.play.gear",
    GRENADE: "warzone.faction.capitol.grenade",
    EXIT: "warzone.mission.attacker",
}


def option(state: WarzoneState, squad: Squad, model: Model | None, id: str) -> Option:
    """What a squad or a model may do beyond the sheet, as a line of its menu."""
    word, _, named = id.removeprefix(EXTRA).partition(":")
    if id.startswith((TACTIC, GEAR)):
        card = state.catalogue.cards[named]
        label = Message("warzone-opt-play", {"card": card_name(card.id), "cost": card.cost})
        why = "warzone.deck.play." + word
        return Option(id, label, why, Message(f"warzone-card-{card.id}-text"), icon="card")
    if id.startswith(POWER):
        power = state.catalogue.powers[named]
        label = Message("warzone-opt-power", {"power": power_name(power)})
        note = Message(f"warzone-power-{power.id}-text")
        return Option(id, label, "warzone.psychic.cast", note, icon="power")
    if id.startswith(CRATE):
        return Option(id, Message("warzone-opt-crate"), "warzone.mission.levels", icon="crate", token=named)
    label = Message("warzone-opt-x-" + word, {"ready": state.sides[squad.side].ready})
    return Option(id, label, RULES[id], icon=ICONS.get(id, "card"))
