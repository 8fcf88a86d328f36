# The referee in the pocket
pocket-title = Referee in the pocket
pocket-intro = For a real table with real dice: say what was measured and thrown, and the rules say what comes of it.
pocket-game = Game
pocket-side = Army of side { $side }
pocket-scanned = The list from your printed sheet
pocket-begin = Begin
pocket-go-on = Go on with the battle, { $entries ->
    [one] one entry
   *[other] { $entries } entries
 }
pocket-new = A new battle
pocket-new-sure = Forget this battle and begin another?
pocket-turn = Turn { $turn }
pocket-undo = Take the last entry back
pocket-roster = Units, points, cards
pocket-close = Close
pocket-step-measure = Distance, cover
pocket-step-dice = Dice
pocket-step-ask = What is done
pocket-whom = Whom does { $unit } see?
pocket-whom-note = Tap a unit and say how far it is. Measure from where { $unit } acts.
pocket-nobody = Nobody: out of sight and reach
pocket-far = How far is the nearest of { $unit }?
pocket-far-note = { $measure ->
    [hex] Count the hexes.
    [cm] From base edge to base edge, in centimetres.
   *[in] From base edge to base edge, in inches.
 }
pocket-less = One less
pocket-more = One more
pocket-distance = Distance
pocket-cover = Where does { $unit } stand?
pocket-own-cover = Where does { $unit } itself stand?
pocket-behind = Attacked from behind
pocket-also = Somebody else, too
pocket-measured = Measured: on with it
pocket-remeasure = Measure again
pocket-remove = Not in sight after all
pocket-roll = { $n ->
    [one] Roll the die. Tap what it shows.
   *[other] Roll { $n } dice. Tap what they show.
 }
pocket-filled = Filled faces succeed. The order does not matter.
pocket-faces = Tap what they show.
pocket-to-go = { $n ->
    [one] one to go
   *[other] { $n } to go
 }
pocket-good = { $n ->
    [one] { $n } success
   *[other] { $n } successes
 }
pocket-bad = { $n ->
    [one] { $n } failure
   *[other] { $n } failures
 }
pocket-last = Last
pocket-for-me = Roll them for me
pocket-count = Count successes only
pocket-count-how = How many succeeded?
pocket-more-dice = { $n ->
    [one] One more die
   *[other] { $n } more dice
 }
pocket-apply = Apply the rule
pocket-which = Which one?
pocket-done = Done on the table
pocket-done-then = Done, then: { $then }
pocket-by-hand = Do it on the table with your hands, as the rule allows; the phone need not know where.
pocket-refused = { $n ->
    [one] One more is not allowed now
   *[other] { $n } more are not allowed now
 }
pocket-hold = Hold fire
pocket-between = { $least ->
    [0] Tap at most { $most }.
   *[other] Tap { $least } to { $most }.
 }
pocket-total = Share out { $total }. Tap a figure to change its share.
pocket-spared = spared
pocket-confirm = So it is
pocket-told = What happened
pocket-kept = No network. What you entered is kept on this phone and sent as soon as there is one.
pocket-retry = Try now
pocket-ahead = Note the dice you throw meanwhile; they are put in when they are asked for.
pocket-ahead-noted = Noted: { $faces }
pocket-hand = Cards of { $side }
pocket-show-hand = Show the cards of { $side }
pocket-tally = Points for objectives, by hand
pocket-over = The battle is over
pocket-winner = Victory: { $side }
pocket-draw = Nobody has won.
pocket-able = { $able } of { $total }
pocket-gone = out
pocket-acted = has acted
pocket-hexes = { $n ->
    [one] one hex
   *[other] { $n } hexes
 }
pocket-in = { $length }″
pocket-cm = { $length } cm
pocket-out-of-sight = out of sight
pocket-acts = acts
pocket-aims = { $distance }, { $cover }
pocket-forget = Begin anew
