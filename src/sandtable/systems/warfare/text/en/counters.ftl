# Smoke, Unknown counters, explosives, rubble, martyrdom.

warfare-action-smoke = Lay smoke
warfare-action-recon = Look under a question mark
warfare-action-clear = Clear an IED or mine
warfare-action-martyrdom = Martyrdom
warfare-weapon-martyrdom = martyrdom

warfare-ask-smoke = Where does { $unit } lay smoke?
warfare-ask-recon = Which question mark does { $unit } look under, for { $ap } AP?
warfare-ask-clear = What does { $unit } clear, for { $ap } AP?
warfare-ask-martyrdom = Whom does { $unit } take along, for { $ap } AP?
warfare-ask-explode = { $unit } has looked at your { $counter }. Set it off?
warfare-ask-counter-order = { $unit } has come upon several of your counters. Which comes first?

warfare-opt-unknown = The question mark at { $hex }
warfare-opt-explosive = { $counter } at { $hex }
warfare-opt-counter = { $counter }
warfare-opt-explode = Set off the { $counter }
warfare-opt-quiet = Keep still

warfare-event-smoke = { $unit } lays smoke at { $hex }.
warfare-event-recon = { $unit } looks for what is hidden, for { $ap } AP.
warfare-event-recon-fails = Nothing is found out.
warfare-event-revealed = { $unit } finds: { $counter }.
warfare-event-counter-removed = { $counter } is taken off the map.
warfare-event-explodes = { $counter } goes off under { $unit }.
warfare-event-clears = { $unit } tries to clear it for { $ap } AP.
warfare-event-clear-fails = { $counter } stays where it is.
warfare-event-rubble = Rubble blocks { $hex }.
warfare-event-buried = { $counter } is buried under it.
warfare-event-martyrdom = { $unit } gives itself up, for { $ap } AP.

warfare-refused-smoke-who = Only infantry lays smoke, in a hex beside it.
warfare-refused-smoke-no-water = Smoke is not laid on water.
warfare-refused-smoke-both-sides = There is smoke already.
warfare-refused-recon-who = There is no question mark of the enemy's beside it.
warfare-refused-mine-recon-safe = Only an IED can be set off by hand, and this is a { $counter }.
warfare-refused-clear-who = There is no revealed IED or mine beside it.
warfare-refused-martyr-who = It takes an enemy on the ground in an adjacent hex.
warfare-refused-martyr-scenario = Martyrdom is left out of this game.
