# Resource cards, the deck, powers, templates, vehicles.

warzone-event-dealt = { $n ->
    [one] { $side } has one Resource card.
   *[other] { $side } has { $n } Resource cards.
}
warzone-event-burned = { $n ->
    [one] { $side } burns a Resource card
   *[other] { $side } burns { $n } Resource cards
} { $what ->
    [third] for a third action
    [rate] for one more die
    [heal] to heal
    [draw] to draw a card
    [strip] to strip a hand
    [grenade] for a grenade
   *[play] to play a card
}; { $ready } ready.
warzone-event-cards-lost = { $n ->
    [one] One Resource card goes with { $model }.
   *[other] { $n } Resource cards go with { $model }.
}
warzone-ask-heal = { $model } is wounded. Burn a card to heal? { $ready } ready.
warzone-opt-heal = Burn a card for Heal({ $heal })
warzone-opt-inject = Use the Med Injector: Heal({ $heal })
warzone-opt-no-heal = { $heal ->
    [0] Take the wound
   *[other] Only Heal({ $heal })
}
warzone-opt-x-third = Third action (burn a card, { $ready } ready)
warzone-opt-x-rate = +1 RoF or RoA for the next attack (burn a card, { $ready } ready)
warzone-opt-x-drum = Fit the Spare Drum: +1 RoF
warzone-opt-x-smoke = Pop the Smoke Canister
warzone-opt-x-grenade = Rifle grenade (burn a card, { $ready } ready)
warzone-opt-x-draw = Burn a card to draw one ({ $ready } ready)
warzone-opt-x-strip = Burn a card to strip the opponent’s hand ({ $ready } ready)
warzone-refused-fumbled = No card can be burned for { $model } until the Turn ends: it fumbled.
warzone-refused-no-cards = { $n } ready Resource cards are needed; you have { $ready }.
warzone-refused-third-vehicle = { $model } is a vehicle: no card buys it a third action.
warzone-refused-third-twice = { $model } cannot have more than three actions.
warzone-refused-static-veil = The Strategy in play forbids third actions.
warzone-refused-raised = { $model } has had its rate raised this Turn.
warzone-refused-action = { $model } has no action left for it.
warzone-refused-no-grenade = { $model } has no grenade launcher.
warzone-refused-used = { $model } has no such gear left to use.

# The deck.

warzone-need-draw = which card is drawn
warzone-need-strip = which card is lost
warzone-event-drew = { $side } draws a card; left in the deck: { $left }.
warzone-event-drew-card = You draw { $card }.
warzone-ask-discard = A hand holds { $most } cards. Which goes?
warzone-opt-card = { $card }
warzone-event-discarded = { $side } discards { $card }.
warzone-ask-start = Start of the Turn: play a Strategy or burn cards? { $ready } ready.
warzone-opt-done = Go on
warzone-opt-play = { $card } ({ $cost })
warzone-opt-draw = Burn a card to draw one
warzone-opt-strip = Burn a card to strip the opponent’s hand
warzone-refused-drew = Once a Turn only: you have burned a card to draw.
warzone-refused-deck-empty = Your deck is empty.
warzone-refused-stripped = Once a Turn only: you have burned a card to strip.
warzone-refused-hand-empty = The opponent holds no card.
warzone-event-stripped = { $side } loses { $card } from hand.
warzone-refused-same-strategy = { $card } is in play already.
warzone-event-strategy = { $side } plays the Strategy { $card }.
warzone-refused-tactic-vehicle = { $squad } is a vehicle: Tactics are for squads and heroes.
warzone-refused-tactic-full = There is a Tactic on { $squad } already.
warzone-refused-no-enemy = There is no enemy squad to name.
warzone-event-tactic = The Tactic { $card } is played on { $squad }.
warzone-ask-flare = Over which enemy squad?
warzone-opt-squad = { $squad }
warzone-event-lit = A flare over { $squad }: nobody there is Hidden.
warzone-refused-gear-vehicle = Gear is for models, never for vehicles.
warzone-refused-gear-full = { $most } Gear cards are in play; that is the limit.
warzone-refused-gear-twice = { $model } bears { $card } already.
warzone-event-gear = { $model } is given { $card }.
warzone-event-gear-used = { $model } uses { $card }.
warzone-refused-no-deck = This game is played without decks.
warzone-refused-started = The activation of { $squad } has begun; this is done before.
warzone-refused-not-in-hand = This cannot be done now.
warzone-hand = Hand of { $side }
warzone-deck = Deck of { $side }
warzone-discard = Discard pile of { $side }
warzone-in-play = Strategy in play
warzone-pool-resource = Resource cards

# Powers, templates, vehicles, factions.

warzone-opt-power = Cast { $power }
warzone-ask-cast = At whom does { $model } cast { $power }?
warzone-opt-target = { $target }
warzone-event-cast = { $model } casts { $power }.
warzone-event-cast-failed = { $power } fails.
warzone-event-resisted = { $squad }: the power is resisted.
warzone-event-power-works = { $power } works on { $squad }.
warzone-refused-cast-twice = { $power } has been cast by this squad this Turn.
warzone-refused-cast-enough = This squad has cast { $most } powers this Turn.
warzone-refused-cast-shaken = { $model } is in no state to cast { $power }.
warzone-refused-cast-action = { $model } has no action left for { $power }.
warzone-refused-cast-engaged = { $model } is Engaged: { $power } cannot be cast in a fight.
warzone-refused-cast-nobody = Nobody is in sight and range of { $power }.
warzone-mod-wp = WP
warzone-odds-power = { $power } works
warzone-ask-template = Where does { $model } fire { $weapon }?
warzone-event-template = { $model } fires { $weapon }.
warzone-event-drift = The shot drifts { $inches ->
    [1] an inch
   *[other] { $inches } inches
}.
warzone-fact-caught = { $n ->
    [one] One model under it
   *[other] { $n } models under it
}
warzone-odds-template = Lands where it is aimed
warzone-refused-template-shape = Say where the template lies: a point, or the way it is turned.
warzone-refused-template-behind = { $model } fires only to its front.
warzone-refused-template-friend = { $other } is a friend and would be under it.
warzone-refused-template-engaged = { $other } is in a fight; blasts are not placed there.
warzone-refused-template-nobody = { $weapon } would catch nobody.
warzone-refused-template-off = The centre must be on the table.
warzone-refused-template-range = { $gap } inches; { $weapon } reaches { $reach }.
warzone-refused-template-sight = { $model } does not see that point.
warzone-event-damaged = { $model }: { $place } loses { $n } SP, { $left } left.
warzone-event-crew-lost = The crew of { $model } is hurt: -4 RS and CC.
warzone-event-drive-lost = { $model } loses its { $place }.
warzone-event-weapon-lost = { $model } loses its { $weapon }.
warzone-event-feedback = { $squad }: { $roll } against LD { $ld }, and the losses strike back.
warzone-event-feedback-held = { $squad }: { $roll } against LD { $ld }, and the link holds.
warzone-refused-engaged = { $model } is Engaged.
warzone-refused-stunned = { $model } is Stunned and must recover first.
warzone-refused-broken = { $squad } may only rally.
