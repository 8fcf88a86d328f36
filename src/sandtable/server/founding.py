"""Setting a game up: set-up, seats, seal."""

from __future__ import annotations

from sandtable.core.lesson import lesson_ids
from sandtable.core.setup import Setup, SetupError, setup_of
from sandtable.core.system import AnySystem, system
from sandtable.core.wire import Json, side_letter
from sandtable.server.bodies import Created, NewGame
from sandtable.server.errors import ApiError, refused, said
from sandtable.server.installed import bots_here
from sandtable.server.live import LiveGame, driven, first_dice
from sandtable.server.records import GameRecord, SeatRecord, Summary
from sandtable.server.room import now
from sandtable.server.seals import Dealt
from sandtable.server.seats import hashed, new_id, new_token, side_of

DEEPEST = 40  # levels of an answer or a set-up; none needs more than ten
WIDEST = 50_000  # values in it, all levels together; the largest map has a fifth of that
UNITS_AT_MOST = 300  # of an army list, and of any list in it; the largest armies have thirty
ORDERS_AT_MOST = 100  # standing orders of one side


def founded(wanted: NewGame, dealt: Dealt) -> tuple[LiveGame, Created]:
    """A new game with these dice and what its host is given; raises ApiError. Nothing is written yet."""
    setup = checked_setup(wanted.setup)
    rules = checked_rules(setup)
    seats, created = seated(wanted, len(setup.sides))
    open_ones = [seat for seat in seats if seat.held_by == "open"]
    if wanted.seed is not None and open_ones:
        raise ApiError(400, "server-seed-and-open-seat")
    if wanted.dice == "typed" and not any(seat.in_person for seat in seats):
        raise ApiError(400, "server-typed-needs-people")
    record = fresh_record(created.game, rules, setup, seats, hashed(created.host))
    record.seed, record.nonce = dealt.seed, dealt.nonce
    record.dice = wanted.dice
    if wanted.seed is not None:
        record.seed, record.seed_chosen = wanted.seed, True
    mine = next((seat.side for seat in seats if seat.in_person), -1)
    add_entropy(record, mine, wanted.entropy)
    return begun(record, standing(wanted, record)), created


def fresh_record(
    game: str, rules: AnySystem, setup: Setup, seats: list[SeatRecord], host_hash: str, host_holder: str = ""
) -> GameRecord:
    """A game before its first entry, with dice that nobody knows.

    The host is whoever founded it; without a word about that, whoever holds the first seat that is held.
    """
    dealt = Dealt()
    return GameRecord(
        id=game,
        system=rules.id,
        rules_version=rules.rules_version,
        setup=setup.wire(),
        dice="seeded",
        seed=dealt.seed,
        seed_chosen=False,
        nonce=dealt.nonce,
        entropy=[],
        host_hash=host_hash,
        host_holder=host_holder or next((seat.holder for seat in seats if seat.holder), new_id()),
        version=0,
        over=False,
        summary=Summary(),
        created_at=now(),
        changed_at=now(),
        seats=seats,
    )


def standing(wanted: NewGame, record: GameRecord) -> list[dict[str, str]]:
    """The standing orders a game begins with: for the host's own sides."""
    orders: list[dict[str, str]] = [{} for _ in record.seats]
    for letter, given in wanted.orders.items():
        side = side_of(letter, record)
        if not record.seats[side].in_person:
            raise ApiError(403, "server-wrong-token", {"side": letter})
        if len(given) > ORDERS_AT_MOST:
            raise ApiError(400, "server-too-many-orders")
        orders[side] = {clean(topic): clean(order) for topic, order in given.items() if clean(order)}
    return orders


def begun(record: GameRecord, orders: list[dict[str, str]]) -> LiveGame:
    """A game played up to its first question."""
    try:
        live = LiveGame(record, driven(record, [], first_dice(record)))
    except SetupError as error:
        raise said(400, str(error)) from error
    live.obey(orders)
    record.version = len(live.game.past)
    record.over = live.game.over
    record.summary = live.summary()
    live.saved = live.game.past[:]
    return live


def checked_setup(body: dict[str, Json]) -> Setup:
    """A set-up that can be read."""
    shallow(body)
    try:
        setup = setup_of(body)
    except SetupError as error:
        raise said(400, str(error)) from error
    for side in setup.sides:
        army_of_a_size(side.army)
    army_of_a_size(setup.position, "server-too-many-pieces")
    return setup


def is_peoples_own(wanted: NewGame) -> bool:
    """Whether a set-up brings a table that somebody laid out: nobody knows yet how long that takes to work out."""
    options = wanted.setup.get("options")
    return wanted.setup.get("position") is not None or (isinstance(options, dict) and "sheet" in options)


def checked_rules(setup: Setup) -> AnySystem:
    """The system of a set-up that it finds no fault with."""
    try:
        rules = system(setup.system)
        reasons = rules.check_setup(setup)
    except SetupError as error:
        raise said(400, str(error)) from error
    if reasons:
        raise refused(400, reasons)
    if setup.lesson and setup.lesson not in lesson_ids(rules.package):
        listed = ", ".join(lesson_ids(rules.package)) or "–"
        raise ApiError(400, "server-no-such-lesson", {"lesson": setup.lesson[:40], "lessons": listed})
    if setup.edition not in rules.editions():
        listed = ", ".join(edition or "–" for edition in rules.editions())
        raise ApiError(400, "server-no-such-edition", {"edition": setup.edition[:40], "editions": listed})
    return rules


def seated(wanted: NewGame, sides: int) -> tuple[list[SeatRecord], Created]:
    """The seats as they were wished for. Who is not mentioned: the first side is mine, bots take the rest."""
    created = Created(new_id(), {}, {}, new_token())
    letters = [side_letter(side) for side in range(sides)]
    for letter in (*wanted.seats, *wanted.names):
        if letter not in letters:
            raise ApiError(400, "server-no-such-side", {"side": letter, "sides": ", ".join(letters)})
    holder = new_id()
    seats: list[SeatRecord] = []
    for side, letter in enumerate(letters):
        wish = wanted.seats.get(letter, f"bot:{bots_here()[0]}" if side else "me")
        name = clean(wanted.names.get(letter, ""))
        seats.append(_seat(side, wish, name, holder, created))
    return seats, created


def _seat(side: int, wish: str, name: str, holder: str, created: Created) -> SeatRecord:
    letter = side_letter(side)
    if wish in ("me", "hotseat"):
        token = new_token()
        created.tokens[letter] = token
        return SeatRecord(side=side, held_by="person", name=name, holder=holder, token_hash=hashed(token))
    if wish == "open":
        code = new_token()
        created.invitations[letter] = code
        return SeatRecord(side=side, held_by="open", name=name, invitation_hash=hashed(code))
    kind, _, bot = wish.partition(":")
    if kind != "bot":
        raise ApiError(400, "server-no-such-holder", {"wish": wish})
    return SeatRecord(side=side, held_by="bot", bot=known_bot(bot), name=name)


def known_bot(name: str) -> str:
    """A bot's name, when there is such a bot."""
    names = bots_here()
    if name not in names:
        raise ApiError(400, "server-no-such-bot", {"bot": name[:40], "bots": ", ".join(names)})
    return name


def add_entropy(record: GameRecord, side: int, word: str) -> None:
    """Adds a seat's word to the seal; the words stand in seat order."""
    if side < 0 or not word:
        return
    words = record.entropy or ["" for _ in record.seats]
    words[side] = clean(word)
    record.entropy = words


def clean(text: str) -> str:
    """A name or word as it is kept: printable, without blanks at its ends."""
    return "".join(letter for letter in text if letter.isprintable()).strip()


def shallow(value: Json) -> None:
    """Refuses JSON that is nested so deep, or holds so much, that walking through it could harm others."""
    layer: list[Json] = [value]
    count = 0
    for _ in range(DEEPEST):
        below: list[Json] = []
        for part in layer:
            if isinstance(part, list):
                below.extend(part)
            elif isinstance(part, dict):
                below.extend(part.values())
        if not below:
            return
        count += len(below)
        if count > WIDEST:
            raise ApiError(400, "server-too-much", {"most": WIDEST})
        layer = below
    raise ApiError(400, "server-too-deep", {"most": DEEPEST})


def army_of_a_size(army: Json, text: str = "server-too-many-units") -> None:
    """Refuses an army list that nobody could put on a table; what takes longer to reckon out the longer it gets."""
    shallow(army)
    waiting: list[Json] = [army]
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            if len(part) > UNITS_AT_MOST:
                raise ApiError(400, text, {"most": UNITS_AT_MOST})
            waiting.extend(part)
        elif isinstance(part, dict):
            waiting.extend(part.values())
