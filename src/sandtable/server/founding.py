"""Setting a game up: set-up, seats, seal."""

from __future__ import annotations

import secrets

from sandtable.core.setup import Setup, SetupError, setup_of
from sandtable.core.system import AnySystem, system
from sandtable.core.wire import Json, side_letter
from sandtable.server.bodies import Created, NewGame
from sandtable.server.errors import ApiError, refused, said
from sandtable.server.installed import bots_here
from sandtable.server.live import LiveGame, driven, first_dice
from sandtable.server.records import GameRecord, SeatRecord, Summary
from sandtable.server.seats import hashed, new_id, new_token, side_of
from sandtable.server.store import now

DEEPEST = 40  # levels of an answer or a set-up; none needs more than ten
SEED_BITS = 62
ORDERS_AT_MOST = 100  # standing orders of one side


def founded(wanted: NewGame) -> tuple[LiveGame, Created]:
    """A new game and what its host is given; raises ApiError. Nothing is written yet."""
    setup = checked_setup(wanted.setup)
    rules = checked_rules(setup)
    seats, created = seated(wanted, len(setup.sides))
    open_ones = [seat for seat in seats if seat.held_by == "open"]
    if wanted.seed is not None and open_ones:
        raise ApiError(400, "server-seed-and-open-seat")
    if wanted.dice == "typed" and not any(seat.in_person for seat in seats):
        raise ApiError(400, "server-typed-needs-people")
    record = fresh_record(created.game, rules, setup, seats, hashed(created.host))
    record.dice = wanted.dice
    if wanted.seed is not None:
        record.seed, record.seed_chosen = wanted.seed, True
    mine = next((seat.side for seat in seats if seat.in_person), -1)
    add_entropy(record, mine, wanted.entropy)
    return begun(record, standing(wanted, record)), created


def fresh_record(
    game: str, rules: AnySystem, setup: Setup, seats: list[SeatRecord], host_hash: str
) -> GameRecord:
    """A game before its first entry, with dice that nobody knows."""
    return GameRecord(
        id=game,
        system=rules.id,
        rules_version=rules.rules_version,
        setup=setup.wire(),
        dice="seeded",
        seed=secrets.randbits(SEED_BITS),
        seed_chosen=False,
        nonce=secrets.token_hex(16),
        entropy=[],
        host_hash=host_hash,
        host_holder=next((seat.holder for seat in seats if seat.holder), new_id()),
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
        return setup_of(body)
    except SetupError as error:
        raise said(400, str(error)) from error


def checked_rules(setup: Setup) -> AnySystem:
    """The system of a set-up that it finds no fault with."""
    try:
        rules = system(setup.system)
        reasons = rules.check_setup(setup)
    except SetupError as error:
        raise said(400, str(error)) from error
    if reasons:
        raise refused(400, reasons)
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
    """Refuses JSON that is nested so deep that walking through it could exhaust the stack."""
    layer: list[Json] = [value]
    for _ in range(DEEPEST):
        below: list[Json] = []
        for part in layer:
            if isinstance(part, list):
                below.extend(part)
            elif isinstance(part, dict):
                below.extend(part.values())
        if not below:
            return
        layer = below
    raise ApiError(400, "server-too-deep", {"most": DEEPEST})
