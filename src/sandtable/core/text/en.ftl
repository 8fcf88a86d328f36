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
core-refused-unforeseen = What follows that answer cannot be known beforehand: give it first.
core-refused-too-far-ahead = Nobody looks that many answers ahead.
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

core-refused-resign-many = With more than two sides nobody can resign for the others: offer a draw, or hand the seat to the computer.
core-ended-resign = { $side } resigned.
core-ended-draw = A draw by agreement; { $side } offered it.
core-event-resign = { $side } resigns.
core-event-draw = The sides agree to the draw that { $side } offered.
core-undo-nothing = There is no answer of yours to take back.
core-undo-dice = You cannot undo: a die was rolled.
core-undo-answered = You cannot undo: side { $side } has answered since.
core-undo-revealed = You cannot undo: something hidden was shown.
core-undo-far = You cannot undo: the way back is no longer kept.

# Games that go on under other rules than they began with.

core-carried-whole = The rules have changed: version { $rules } holds from here on, after version { $was }. Everything played so far stands.
core-carried = The rules have changed: version { $rules } holds from here on, after version { $was }. At entry { $entry } { $why } The game goes on from before it; { $lost ->
    [one] one entry from there on is set aside and stays in the journal.
   *[other] { $lost } entries from there on are set aside and stay in the journal.
}
core-listed = From entry { $entry } on the rules of today cannot show this game: { $why } What follows is what was recorded.
core-listed-answer = Side { $side } answered { $answer }.
core-listed-closed = { $how ->
    [resign] Side { $side } resigned.
   *[draw] The sides agreed to a draw that side { $side } offered.
}
core-listed-roll = The dice showed { $faces }.
core-shown-whole = Played with rules version { $played }; the rules of today, version { $now }, carry all of it over.
core-shown-other-end = Played with rules version { $played }; every entry holds under the rules of today, version { $now }, but they come to another end.
core-shown-upto = Played with rules version { $played }; the rules of today, version { $now }, carry it over up to entry { $upto } of { $entries }: { $why }
core-shown-filmed = Played with rules version { $played }, and shown as it was recorded then.
core-misfit-side = another side is asked now.
core-misfit-illegal = the answer is not legal any more.
core-misfit-asked = something else is asked now.
core-misfit-dice = dice fell where something is asked now.
core-misfit-answer = something was answered where dice are rolled now.
core-misfit-roll = other dice are rolled now.
core-misfit-closed = nobody could end the game here.
core-misfit-over = the game is over by now.
core-misfit-broke = the answer cannot be carried out any more.
core-misfit-opening = the game cannot be set up any more.

# Campaigns.

core-campaign-order = “{ $order }” is no order of a campaign that has begun.
core-campaign-long = A campaign has at most { $most } orders.
core-campaign-running = This battle is not over yet.
core-campaign-other-battle = This is not the next battle of the campaign: its armies or its scenario differ.
core-campaign-carried-whole = The rules have changed: version { $rules } holds from here on, after version { $was }. All orders stand.
core-campaign-carried = The rules have changed: version { $rules } holds from here on, after version { $was }. Order { $order } is refused now: { $why } The campaign goes on from before it; { $lost ->
    [one] one order from there on is set aside and stays in the file.
   *[other] { $lost } orders from there on are set aside and stay in the file.
}
core-campaign-set-back = The rules have changed: version { $rules } holds from here on, after version { $was }. The battle that was on is fought anew; { $lost ->
    [one] one order since it began is set aside and stays in the file.
   *[other] { $lost } orders since it began are set aside and stay in the file.
}
core-odds-if-fired = if everybody who can fires at it
core-pocket-cost = it cost { NUMBER($cost) }

# What is wrong with a file that somebody wrote, and where.

core-file-table = { $at }: this must be a table.
core-file-list = { $at }: this must be a list with at least one entry.
core-file-unknown = { $at }: there is no { $what } "{ $found }"; there are { $known }.
core-file-did-you-mean = { $at }: there is no { $what } "{ $found }"; did you mean "{ $close }"?
core-file-number = { $at }: a whole number from { $least } to { $most }.
core-file-flag = { $at }: true or false.
core-file-many = { $at }: { $n } entries are too many; at most { $most }.
core-file-missing = { $at }: this must be there.
core-file-text = { $at }: a text of 1 to { $most } letters.
core-file-id = { $at }: an id: small letters, digits and _, at most 30, and a letter first.
core-file-length = { $at }: a number from { $least } to { $most }.
core-file-tuple = { $at }: a list of { $n } values.
core-file-entries = { $at }: a list of { $least } to { $most } entries.
core-file-twice = { $at }: "{ $id }" is there already; give each its own.
core-file-outline = { $at }: a piece of { $kind } has { $key } = [[x, y], …] and no { $other }.
core-file-impossible = { $at }: { $reason }.
core-file-off-table = { $at }: this lies off the table of { $width } by { $height } inches.
core-file-box = { $at }: a box is [left, top, right, bottom], on the table of { $width } by { $height } inches.
core-file-order = { $at }: the smaller number first.
core-file-force = { $at }: a side has either points to spend or an army of its own.
core-file-army-given = { $at }: the scenario brings the army of this side; leave out the one of the set-up.
core-file-sides = This scenario is for { $known } sides, not { $n }.
core-file-army = { $at }: { $reason }
