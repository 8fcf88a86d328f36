# Sentences of the engine itself: dice, refusals that any game can give, undo.

core-rolled = { $n ->
    [one] One die falls.
   *[other] { $n } dice fall.
}
core-ask-dice = { $n ->
    [one] Roll one { $die } and type in what it shows.
   *[other] Roll { $n } { $die } and type in what they show.
}

core-refused-over = The game is over; nothing more can be answered.
core-refused-not-your-go = It is side { $side }’s go; you are asked after it.
core-refused-unreadable = This answer cannot be read; give one in the form that the question asks for.
core-refused-no-such-option = “{ $option }” is not on offer; choose one of the options shown.
core-refused-select-list = Name the figures you choose, as a list.
core-refused-no-such-token = “{ $token }” cannot be chosen here; take one of those that are marked.
core-refused-twice = “{ $token }” is named twice; once is enough.
core-refused-how-many = { $least ->
    [0] Choose at most { $most }.
   *[other] Choose from { $least } to { $most }.
}
core-refused-allot-table = Say for each figure what it takes.
core-refused-share = “{ $token }” cannot take “{ $share }”; give it one of the shares shown.
core-refused-dice-number = { $n ->
    [one] One die is rolled here; type in one number.
   *[other] { $n } dice are rolled here; type in { $n } numbers.
}
core-refused-dice-face = Each die shows a whole number from 1 to { $sides }.
core-refused-no-checkpoints = This game keeps no way back, so nothing can be tried out on it.

core-undo-nothing = There is no answer of yours to take back.
core-undo-dice = You cannot undo: a die was rolled.
core-undo-revealed = You cannot undo: something hidden was shown.
core-undo-far = You cannot undo: the way back is no longer kept.

# Campaigns.

core-campaign-order = “{ $order }” is no order of a campaign that has begun.
core-campaign-long = A campaign has at most { $most } orders.
core-campaign-running = This battle is not over yet.
core-campaign-other-battle = This is not the next battle of the campaign: its armies or its scenario differ.
