# What the server says to people: when it starts, and why it does not do what was asked.

server-ready = Sandtable is ready at { $url }
server-ready-stop = Press Ctrl+C to stop; the games are kept in { $database }.
server-not-built = The browser client is not built yet. Run “make web” in the Sandtable folder, then reload this page.

server-said = { $sentence }
server-broke = Something went wrong in the server. The game is as it was; try again.
server-unreadable = This request cannot be read: { $detail }
server-too-deep = This is nested too deeply; { $most } levels are enough.
server-too-large = This is too large; at most { $most } kB are read.
server-no-such-page = There is nothing at this address.
server-no-such-method = This address does not take { $method }.
server-too-many = Too many requests; wait a moment and go on.
server-refused-request = This request is refused: { $detail }

server-no-such-game = There is no game “{ $game }” here.
server-no-such-replay = There is no replay “{ $replay }” here; bring the journal again.
server-no-such-system = There is no system “{ $system }”; there are { $systems }.
server-no-such-edition = There is no edition “{ $edition }” of these rules; there are { $editions }.
server-no-such-rule = There is no rule “{ $rule }” in { $system }.
server-no-such-language = There are no texts in “{ $language }”; there are { $languages }.
server-no-desk = { $system } plays no scenarios out of files.
server-no-such-side = There is no side “{ $side }” in this game; there are { $sides }.
server-no-such-bot = There is no bot “{ $bot }”; there are { $bots }.
server-no-such-holder = A seat goes to “me”, “hotseat”, “open” or “bot:” with a name, not to “{ $wish }”.

server-no-token = Side { $side } is a seat at the table; show its token to sit there.
server-wrong-token = This token does not open side { $side }; show the one that came with the seat.
server-wrong-invitation = This invitation does not open side { $side }; ask the host for a new one.
server-stale = The game has gone on to version { $version }; look again and answer that.
server-changed-elsewhere = The game was changed from elsewhere; look again.
server-not-written = The answer could not be written down and does not count; try again.
server-not-asked = You are not asked anything now, so there is nothing to preview.
server-not-carried = This game was played with rules version { $was } and cannot go on under version { $rules }: { $why }
server-no-tools = This game was played with rules version { $was }, which is no longer here; nothing can be measured on it.
server-full = There are { $most } games here already; no more can be kept.
server-too-many-orders = You have given 100 standing orders; take one back first.
server-too-many-sockets = Too many are watching this game; try again later.
server-too-slow = This takes too long to work out; nothing was changed.
server-journal-too-long = This journal takes too long to replay.
server-not-text = A journal is text in UTF-8.

server-seed-and-open-seat = A game with an open seat draws its own seed, so that nobody knows the dice beforehand.
server-seed-chosen = The seed of this game was chosen by its host, who may know the dice; it stays among people at one screen.
server-entropy-late = The first die has fallen; nothing can be added to the seal any more.
server-typed-needs-people = Real dice are read by people; give at least one side to a person.

server-socket-first = The first message is an object with the seat’s token.
server-socket-message = A message is an object; the first one shows the token.
server-socket-silent = Nothing is asked over this socket; answers, previews and orders are sent by POST.
server-socket-moved = This seat has changed hands; show the new token.

server-no-such-campaign = There is no campaign “{ $campaign }” here.
server-campaigns-full = There are { $most } campaigns here already; no more can be kept.
server-campaign-no-such-side = This campaign has { $sides } sides; they are numbered from 0.
server-campaign-no-token = Side { $side } of this campaign is somebody’s; show its token to give its orders.
server-campaign-wrong-token = This token does not open side { $side } of the campaign; show the one that came with it.
server-campaign-wrong-invitation = This invitation does not open side { $side } of the campaign; ask the host for a new one.
server-campaign-no-seat = This is for those who hold a side of the campaign; show a token.
server-campaign-own-word = “{ $order }” is done by the server itself when it is time.
server-campaign-stale = The campaign has gone on to version { $version }; look again.
server-campaign-elsewhere = The campaign was changed from elsewhere; look again.
server-campaign-battle-runs = A battle is being fought; seats change hands at its table, and here when it is over.
server-campaign-booked = This battle stands in its campaign; it cannot be taken back.
server-campaign-running = A campaign can be saved as a file when it is over; until then it holds secrets.
