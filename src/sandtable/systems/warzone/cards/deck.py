"""The advanced deck: drawing, holding, playing, and running out."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import CHECKPOINT, Ask, Die, Roll, ask, every_face, shown
from sandtable.core.question import Choose, Option
from sandtable.core.state import Result
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warzone.book.profiles import Boon, Card
from sandtable.systems.warzone.book.words import A_VEHICLE, STRATEGY_CARD
from sandtable.systems.warzone.state.identities import (
    ASK_CARDS,
    ASK_DISCARD,
    ASK_LIT_SQUAD,
    DONE,
    DRAW_CARD,
    PLAY,
    STRIP_HAND,
)
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.resource import burn, deal, straighten, why_not_burn, with_decks
from sandtable.systems.warzone.state.state import WarzoneState

MOST_IN_HAND: Final = 5  # warzone.deck.hand.max
FIRST_HAND: Final = 3  # warzone.deck.hand.start
MOST_GEAR: Final = 3  # warzone.deck.play.gear


def may_hold(state: WarzoneState, side: int) -> bool:
    """Whether a side may hold a card that it can play, for all the other side knows.

    It is asked then whatever it holds: that it is not asked would tell its hand. Whose deck is empty has lost before
    long, and is asked only what he can do.
    """
    holder = state.sides[side]
    return with_decks(state) and holder.ready > 0 and bool(holder.hand) and bool(holder.deck)


def card_name(id: str) -> Json:
    """The name of a card as a nested message."""
    return {"id": "warzone-card-" + id}


# ------------------------------------------------------------ drawing


async def draw(state: WarzoneState, side: int, why: str) -> None:
    """A card at random from the deck into the hand, then down to five again.

    The deck lies in no order: which card comes is rolled when it is drawn, and only its owner sees the die.
    """
    holder = state.sides[side]
    n = len(holder.deck)
    at = 1
    if n > 1:
        need = Message("warzone-need-draw")
        at = shown(await Roll(Die(f"d{n}", n), 1, every_face(n), why, side, need, known_to=[side]))
    card = holder.deck.pop(at - 1)
    holder.hand.append(card)
    state.reveals += 1
    state.tell("warzone-event-drew", lambda: {"side": holder.name, "left": len(holder.deck)}, [why], side)
    state.tell("warzone-event-drew-card", lambda: {"card": card_name(card)}, [why], side, seen_by=[side])
    await discard_excess(state, side)


async def discard_excess(state: WarzoneState, side: int) -> None:
    """warzone.deck.hand.max, warzone.deck.hand.excess: a sixth card, and any may go."""
    holder = state.sides[side]
    while len(holder.hand) > MOST_IN_HAND:
        options = [
            Option(
                f"{number}", Message("warzone-opt-card", {"card": card_name(id)}), "warzone.deck.hand.excess"
            )
            for number, id in enumerate(holder.hand, 1)
        ]
        prompt = Message("warzone-ask-discard", {"most": MOST_IN_HAND})
        question = Choose(
            side, "warzone.deck.hand.excess", prompt, options, topic="warzone.discard", id=ASK_DISCARD
        )
        at = int(text_of(await ask(question)))
        card = holder.hand.pop(at - 1)
        holder.discard.append(card)
        values: dict[str, Json] = {"side": holder.name, "card": card_name(card)}
        state.tell("warzone-event-discarded", values, ["warzone.deck.hand.excess"], side)


async def hand_out(state: WarzoneState) -> None:
    """warzone.setup.sequence: cards are the last thing before the first Game Turn."""
    deal(state)
    if with_decks(state):
        await first_hands(state)
    state.winner = state.deploy_first
    state.step = 0


async def first_hands(state: WarzoneState) -> None:
    """warzone.deck.hand.start: three cards each after deployment."""
    for side in (state.deploy_first, state.rival(state.deploy_first)):
        for _ in range(FIRST_HAND):
            if state.sides[side].deck:
                await draw(state, side, "warzone.deck.hand.start")


# ------------------------------------------------------------ the Start phase


async def start_phase(state: WarzoneState) -> None:
    """The Start phase: cards are straightened, everybody draws, then Strategies, the last initiative's winner first."""
    if state.step == 0:
        straighten(state)
        for holder in state.sides:
            holder.drew = False
            holder.stripped = False
        if with_decks(state):
            await draws(state)
        state.step = 1
    while with_decks(state) and state.step <= 2 and state.result is None:
        # warzone.deck.order: on Turn 1 the winner is that of the deployment roll, who is noted as such
        side = state.winner if state.step == 1 else state.rival(state.winner)
        await CHECKPOINT
        await strategy_window(state, side)
        state.step += 1


async def draws(state: WarzoneState) -> None:
    """warzone.deck.draw: one card each. warzone.deck.out: who cannot draw loses; if neither can, it is a draw."""
    empty = [side for side in range(len(state.sides)) if not state.sides[side].deck]
    if empty:
        winner = -1 if len(empty) > 1 else state.rival(empty[0])
        points = [holder.points for holder in state.sides]
        message = Message("warzone-result-deck" if winner >= 0 else "warzone-result-decks")
        if winner >= 0:
            message.values = {"side": state.sides[empty[0]].name}
        state.result = Result(winner, points, "warzone.deck.out", message)
        state.tell(message.id, message.values, ["warzone.deck.out"])
        return
    for side in (state.winner, state.rival(state.winner)):
        await draw(state, side, "warzone.deck.draw")


async def strategy_window(state: WarzoneState, side: int) -> None:
    """warzone.deck.order, warzone.deck.timing: at most one Strategy, and the burns, until the side has done."""
    played = False
    while True:
        question = window_question(state, side, played)
        asked = not played and may_hold(state, side)
        answer = text_of(await Ask(question) if asked else await ask(question))
        if answer == DONE:
            return
        if answer == DRAW_CARD:
            await burn_to_draw(state, side)
        elif answer == STRIP_HAND:
            await burn_to_strip(state, side)
        else:
            played = True
            play_strategy(state, side, answer.removeprefix(PLAY))


def window_question(state: WarzoneState, side: int, played: bool) -> Choose:
    """What a side may do in the Start phase."""
    options = [Option(DONE, Message("warzone-opt-done"), "warzone.deck.timing")]
    for id in distinct(state.sides[side].hand):
        card = state.catalogue.cards.get(id)
        if card is not None and card.kind == STRATEGY_CARD and not played:
            reasons = why_not_play_strategy(state, side, card)
            label = Message("warzone-opt-play", {"card": card_name(id), "cost": card.cost})
            note = Message(f"warzone-card-{id}-text")
            options.append(Option(PLAY + id, label, "warzone.deck.play.strategy", note, reasons, "card"))
    options.append(
        Option(
            DRAW_CARD,
            Message("warzone-opt-draw"),
            "warzone.deck.burn.draw",
            reasons=why_not_draw(state, side),
            icon="card",
        )
    )
    options.append(
        Option(
            STRIP_HAND,
            Message("warzone-opt-strip"),
            "warzone.deck.burn.discard",
            reasons=why_not_strip(state, side),
            icon="card",
        )
    )
    prompt = Message("warzone-ask-start", {"ready": state.sides[side].ready})
    return Choose(side, "warzone.deck.timing", prompt, options, topic="warzone.cards", id=ASK_CARDS)


def distinct(cards: list[str]) -> list[str]:
    """Every card once, in the order of the hand."""
    once: list[str] = []
    for card in cards:
        if card not in once:
            once.append(card)
    return once


# ------------------------------------------------------------ burning for the deck


def why_not_draw(state: WarzoneState, side: int) -> list[Reason]:
    """warzone.deck.burn.draw, warzone.deck.burn.timing: once a Game Turn, while there is a card to draw."""
    holder = state.sides[side]
    if holder.drew:
        return [Reason("warzone.deck.burn.draw", "warzone-refused-drew")]
    if not holder.deck:
        return [Reason("warzone.deck.burn.timing", "warzone-refused-deck-empty")]
    return why_not_burn(state, side)


async def burn_to_draw(state: WarzoneState, side: int) -> None:
    """warzone.deck.burn.draw: one Resource card for one card."""
    burn(state, side, 1, None, "warzone.deck.burn.draw")
    state.sides[side].drew = True
    await draw(state, side, "warzone.deck.burn.draw")


def why_not_strip(state: WarzoneState, side: int) -> list[Reason]:
    """warzone.deck.burn.discard, warzone.deck.burn.timing: once a Game Turn, while the other hand holds a card."""
    if state.sides[side].stripped:
        return [Reason("warzone.deck.burn.discard", "warzone-refused-stripped")]
    if not state.sides[state.rival(side)].hand:
        return [Reason("warzone.deck.burn.timing", "warzone-refused-hand-empty")]
    return why_not_burn(state, side)


async def burn_to_strip(state: WarzoneState, side: int) -> None:
    """warzone.deck.burn.discard: the opponent loses a card at random."""
    burn(state, side, 1, None, "warzone.deck.burn.discard")
    state.sides[side].stripped = True
    rival = state.sides[state.rival(side)]
    n = len(rival.hand)
    at = 1
    if n > 1:
        need = Message("warzone-need-strip")
        at = shown(await Roll(Die(f"d{n}", n), 1, every_face(n), "warzone.deck.burn.discard", side, need))
    card = rival.hand.pop(at - 1)
    rival.discard.append(card)
    state.reveals += 1
    values: dict[str, Json] = {"side": rival.name, "card": card_name(card)}
    state.tell("warzone-event-stripped", values, ["warzone.deck.burn.discard"], side)


# ------------------------------------------------------------ playing


def why_not_pay(state: WarzoneState, side: int, card: Card, model: Model | None = None) -> list[Reason]:
    """warzone.deck.play.cost: the Resource cards printed on it must be there."""
    return why_not_burn(state, side, model, card.cost)


def why_not_play_strategy(state: WarzoneState, side: int, card: Card) -> list[Reason]:
    """warzone.deck.play.strategy: it takes the place of the one in play, whoever owns that; the same again is vain."""
    if state.strategy == card.id:
        return [
            Reason(
                "warzone.deck.play.strategy", "warzone-refused-same-strategy", {"card": card_name(card.id)}
            )
        ]
    return why_not_pay(state, side, card)


def pay(state: WarzoneState, side: int, card: Card, model: Model | None, why: str) -> None:
    """Takes the card out of the hand and burns its price."""
    state.sides[side].hand.remove(card.id)
    state.reveals += 1
    burn(state, side, card.cost, model, why)


def play_strategy(state: WarzoneState, side: int, id: str) -> None:
    """warzone.deck.play.strategy, warzone.deck.duration: the one Strategy of the game, until another comes."""
    card = state.catalogue.cards[id]
    pay(state, side, card, None, "warzone.deck.play.cost")
    if state.strategy:
        state.sides[state.strategy_side].discard.append(state.strategy)
    state.strategy = id
    state.strategy_side = side
    state.strategy_boons = card.boons
    values: dict[str, Json] = {"side": state.sides[side].name, "card": card_name(id)}
    state.tell("warzone-event-strategy", values, ["warzone.deck.play.strategy"], side)


def why_not_play_tactic(state: WarzoneState, squad: Squad, card: Card) -> list[Reason]:
    """warzone.deck.play.tactic, warzone.deck.full, warzone.deck.gear.who: one a squad, never on a vehicle."""
    if squad.kind == A_VEHICLE:
        return [Reason("warzone.deck.gear.who", "warzone-refused-tactic-vehicle", {"squad": squad.name})]
    if squad.tactic:
        return [Reason("warzone.deck.full", "warzone-refused-tactic-full", {"squad": squad.name})]
    if card.enemy and not flare_targets(state, squad.side):
        return [Reason("warzone.deck.gear.who", "warzone-refused-no-enemy")]
    return why_not_pay(state, squad.side, card)


def may_take_tactic(state: WarzoneState, squad: Squad) -> bool:
    """Whether a Tactic may come onto a squad now, for all the other side knows."""
    return squad.kind != A_VEHICLE and not squad.tactic and may_hold(state, squad.side)


def flare_targets(state: WarzoneState, side: int) -> list[Squad]:
    """The enemy squads a Tactic may name: those on the table."""
    return [squad for squad in state.of_side(state.rival(side)) if squad.standing()]


async def play_tactic(state: WarzoneState, squad: Squad, id: str) -> None:
    """warzone.deck.play.tactic, warzone.deck.duration: on a squad until the Game Turn ends."""
    card = state.catalogue.cards[id]
    pay(state, squad.side, card, None, "warzone.deck.play.cost")
    squad.tactic = id
    squad.boons.extend(card.boons)
    values: dict[str, Json] = {"squad": squad.name, "card": card_name(id)}
    state.tell("warzone-event-tactic", values, ["warzone.deck.play.tactic"], squad.side, squad.id)
    if card.enemy:
        await light_up(state, squad)


async def light_up(state: WarzoneState, squad: Squad) -> None:
    """Bright Flare, warzone.deck.gear.who: the enemy squad chosen when it is played is no longer Hidden."""
    options = [
        Option(
            enemy.id,
            Message("warzone-opt-squad", {"squad": enemy.name}),
            "warzone.deck.gear.who",
            token=enemy.id,
        )
        for enemy in flare_targets(state, squad.side)
    ]
    prompt = Message("warzone-ask-flare")
    question = Choose(squad.side, "warzone.deck.gear.who", prompt, options, squad.id, id=ASK_LIT_SQUAD)
    answer = text_of(await ask(question))
    enemy = state.squad(answer)
    for model in enemy.models:
        model.hidden = False
    state.tell("warzone-event-lit", {"squad": enemy.name}, ["warzone.deck.gear.who"], squad.side, enemy.id)


def gear_in_play(state: WarzoneState, side: int) -> int:
    """How many Gear cards a side has in play."""
    return sum(len(model.cards) for squad in state.of_side(side) for model in squad.models)


def why_not_play_gear(state: WarzoneState, model: Model, card: Card) -> list[Reason]:
    """warzone.deck.play.gear, warzone.deck.full, warzone.deck.gear.who."""
    values: dict[str, Json] = {
        "model": model_name(state, model),
        "card": card_name(card.id),
        "most": MOST_GEAR,
    }
    if model.profile.vehicle:
        return [Reason("warzone.deck.gear.who", "warzone-refused-gear-vehicle", values)]
    if gear_in_play(state, model.side) >= MOST_GEAR:
        return [Reason("warzone.deck.play.gear", "warzone-refused-gear-full", values)]
    if card.id in model.cards:
        return [Reason("warzone.deck.full", "warzone-refused-gear-twice", values)]
    return why_not_pay(state, model.side, card, model)


def may_bear(state: WarzoneState, model: Model) -> bool:
    """Whether a Gear card may come onto a model now, for all the other side knows."""
    if not may_hold(state, model.side) or model.fumbled or state.squad_of(model).broken():
        return False
    return not model.profile.vehicle and gear_in_play(state, model.side) < MOST_GEAR


def play_gear(state: WarzoneState, model: Model, id: str) -> None:
    """warzone.deck.play.gear: on a model until it dies."""
    card = state.catalogue.cards[id]
    pay(state, model.side, card, model, "warzone.deck.play.cost")
    model.cards.append(id)
    model.boons.extend(card.boons)
    values: dict[str, Json] = {"model": model_name(state, model), "card": card_name(id)}
    state.tell("warzone-event-gear", values, ["warzone.deck.play.gear"], model.side, model.id)


# ------------------------------------------------------------ leaving play


def gear_boons(state: WarzoneState, model: Model) -> list[Boon]:
    """What the Gear cards on a model do."""
    boons: list[Boon] = []
    for id in model.cards:
        boons.extend(state.catalogue.cards[id].boons)
    return boons


def end_turn(state: WarzoneState) -> None:
    """warzone.deck.duration: Tactics go to the discard pile, and powers end, when the Game Turn does."""
    for squad in state.squads:
        if squad.tactic:
            state.sides[squad.side].discard.append(squad.tactic)
            squad.tactic = ""
        if squad.boons:
            squad.boons = []
        for model in squad.models:
            if model.boons:
                model.boons = gear_boons(state, model)
