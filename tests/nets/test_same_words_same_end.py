"""Legal ways of saying the same thing end alike.

The same answers, whether anybody listens, whether checkpoints are kept, in a fork or out of the journal, ask for the
same dice, lead to the same state and write the same journal. A move in one leg or in several along the same line, and
a way over hexes by its end or step by step, are one move.
"""

from math import gcd, hypot

import pytest
from tests.nets.moments import SYSTEMS, begun, chance_of, moments, wider

from sandtable.core.dice import SeededDice
from sandtable.core.game import Base, Game, ReplayError
from sandtable.core.journal import Seal, canonical, journal_of, read_journal

ANSWERS = 6  # given after each moment
GAMES = {"fubar": 8, "fallout": 6, "warfare": 12, "warzone": 4}  # in the short form
EVERY = {"fubar": 30, "fallout": 150, "warfare": 80, "warzone": 250}  # of so many answers one is looked at
EVERY_LEG = {"fubar": 4, "fallout": 12, "warfare": 8, "warzone": 12}
CHECKPOINTED = {"fubar": 12, "fallout": 8, "warfare": 12, "warzone": 6}  # games in the short form
SET_UP = 25  # answers of a game that are looked at one by one
WAYS = 6  # straight ways that are tried at a moment


class Watched(Game):
    """A game that notes which dice the rules ask for."""

    def __init__(self, *given):
        self.rolls = []
        super().__init__(*given)

    def _fall(self, roll, entry):
        self.rolls.append((roll.die.id, roll.n, tuple(roll.classes), roll.why, roll.side, roll.subject))
        super()._fall(roll, entry)


def watched(game, seed, listen=True, keep=True):
    """A copy of a game from its last checkpoint to where it stands, with dice that fall alike for alike seeds."""
    base = game.bases[-1]
    start = Base(base.at, base.state.clone(), base.events)
    return Watched(game.system, game.setup, SeededDice(b"ways %d" % seed), start, game.past, listen, keep)


def standing(game):
    """Where a game stands: dice asked for, state, entries, and who is asked what."""
    pending = game.ask
    return {
        "rolls": game.rolls,
        "state": game.state.digest(),
        "dump": canonical(game.state.dump()),
        "journal": journal_of(game, Seal(1)).text(),
        "asked": (pending.side, pending.why, canonical(pending.question.wire())) if pending else None,
    }


def first_difference(one, other):
    """The first thing that two games do not have in common, or ""."""
    for name, value in one.items():
        if value != other[name]:
            return f"{name}: {apart(value, other[name])}"
    return ""


def apart(one, other):
    """Two things as text, from shortly before they differ."""
    a, b = str(one), str(other)
    at = next((i for i in range(min(len(a), len(b))) if a[i] != b[i]), min(len(a), len(b)))
    return f"…{a[max(0, at - 100) : at + 80]}… or …{b[max(0, at - 100) : at + 80]}…"


def played_on(game, answers):
    """Gives these answers, or as many as are legal, and says how many were."""
    for number, answer in enumerate(answers):
        if game.ask is None or game.check(answer):
            return number
        game.answer(answer)
    return len(answers)


def drawn_on(game, chance):
    """Plays a few answers on by lot; the answers."""
    given = []
    while game.ask is not None and len(given) < ANSWERS:
        drawn = game.question().draw(chance)
        game.answer(drawn[0])
        given.append(drawn[0])
    return given


# ------------------------------------------------------------ listeners, checkpoints, forks, replays


def other_ways(game, seed, first, answers):
    """The same answers given in every other way there is: each with its name and the game after them."""
    for listen in (True, False):
        for keep in (True, False):
            other = watched(game, seed, listen, keep)
            yield f"listen={listen} keep={keep}", other, played_on(other, answers)
    fork = game.fork(SeededDice(b"ways %d" % seed))
    played_on(fork, answers)
    fork.rolls = first.rolls  # a fork is what it is: of its dice only the faces are compared, in the journal
    yield "fork", fork, len(answers)
    entries = read_journal(journal_of(first, Seal(1)).text()).entries
    again = Watched(game.system, game.setup, None, Base(0, opening(game)), entries, False)
    again.rolls = again.rolls[len(again.rolls) - len(first.rolls) :]
    yield "replay", again, len(answers)


def opening(game):
    """The state a game begins with."""
    rules = game.system
    return rules.position(game.setup) if game.setup.position is not None else rules.start(game.setup)


def told_apart(game, seed, chance):
    """In what ways the same answers do not end alike, from where this game stands."""
    first = watched(game, seed)
    answers = drawn_on(first, chance)
    wanted = standing(first)
    told = [event.wire() for event in first.events]
    found = []
    for name, other, given in other_ways(game, seed, first, answers):
        difference = first_difference(wanted, standing(other))
        if given != len(answers):
            difference = f"answer {given + 1} is refused"
        elif not difference and other.state.events is not None and name != "fork":
            difference = first_difference(
                {"events": told}, {"events": [event.wire() for event in other.events]}
            )
        if difference:
            found.append(f"{name}: {difference}")
    return found


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_nobody_bends_a_game_by_listening_forking_or_replaying(system_id):
    """The same answers give the same dice, the same state and the same journal, however the game is held."""
    found = []
    for number in range(wider(GAMES[system_id], 10)):
        game = begun(system_id, number)
        chance = chance_of("ways", system_id, number)
        for at in moments(game, number, EVERY[system_id]):
            found.extend(f"game {number}, answer {at}: {each}" for each in told_apart(game, at, chance))

    assert [] == found


# ------------------------------------------------------------ checkpoints


def gone_on_from(game, base):
    """A copy of a game that begins at one of its checkpoints."""
    start = Base(base.at, base.state.clone(), base.events)
    return Game(game.system, game.setup, None, start, game.past, False)


def not_resumed(game, base):
    """Where a game gone on from a checkpoint does not stand where the game does, or ""."""
    try:
        other = gone_on_from(game, base)
    except ReplayError as error:
        return str(error)
    told = []
    for each in (game, other):
        asked = canonical(each.ask.question.wire()) if each.ask else ""
        told.append({"asked": asked, "state": each.state.digest()})
    return first_difference(told[0], told[1])


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_checkpoint_is_enough_to_go_on_from(system_id):
    """The state alone says what comes next: from every checkpoint the same entries lead to the same question.

    Set-ups are looked at answer by answer, the rest of a game here and there.
    """
    found = []
    looked = 0
    for number in range(wider(CHECKPOINTED[system_id], 5)):
        game = begun(system_id, number)
        chance = chance_of("checkpoints", system_id, number)
        last = -1
        for at in moments(game, number, 1):
            base = game.bases[-1]
            if base.at == last or (at >= SET_UP and chance.below(EVERY[system_id] // 6) > 0):
                continue
            last = base.at
            looked += 1
            difference = not_resumed(game, base)
            if difference:
                found.append(f"game {number}, answer {at}: {difference}")
                break

    assert [] == found
    assert looked >= 50


# ------------------------------------------------------------ one leg or two


def places_of(game):
    """Where the tokens of the side that is asked stand."""
    scene = game.view(game.ask.side).scene
    return {token["id"]: (token["x"], token["y"]) for token in scene["tokens"] if "x" in token}


def on_the_way(start, end, chance):
    """A point of the line between two that has no more than two decimals, or None when there is none."""
    grid = [round(100 * value) for value in (*start, *end)]
    if any(abs(100 * value - whole) > 1e-6 for value, whole in zip((*start, *end), grid, strict=True)):
        return None
    dx, dy = grid[2] - grid[0], grid[3] - grid[1]
    steps = gcd(dx, dy)
    if steps < 2:
        return None
    k = 1 + chance.below(steps - 1)
    return [(grid[0] + dx // steps * k) / 100, (grid[1] + dy // steps * k) / 100]


def moves_of(game, chance):
    """Pairs of answers to a move that say the same: all go straight, once in one leg and once in two."""
    question = game.question().wire()
    places = places_of(game)
    tokens = {row["token"]: row["allowance"] for row in question["tokens"] if row["token"] in places}
    if not tokens or len(tokens) != len(question["tokens"]):
        return
    then = [option["id"] for option in question["then"] if not option.get("reasons")] or [""]
    reach = max(1, int(50 * min(tokens.values())))
    for _ in range(WAYS):
        dx, dy = (2 * (chance.below(2 * reach + 1) - reach) / 100 for _ in range(2))
        if not 0.0 < hypot(dx, dy) <= min(tokens.values()):
            continue
        ends = {
            token: [round(x + dx, 2), round(y + dy, 2)] for token, (x, y) in places.items() if token in tokens
        }
        via = {token: on_the_way(places[token], end, chance) for token, end in ends.items()}
        if any(point is None for point in via.values()):
            continue
        plain = {"to": ends, "then": then[chance.below(len(then))]}
        if not question["then"]:
            del plain["then"]
        ways = game.question().preview(plain).paths
        if all(len(points) == 2 for _, points in ways):  # nobody goes round something by himself
            yield plain, {**plain, "via": {token: [point] for token, point in via.items()}}


def hex_ways_of(game, chance):
    """Pairs of answers to a way over hexes: by its end, and hex by hex."""
    question = game.question()
    if "start" not in question.wire():
        return
    choices = [answer for answer in game.choices() if isinstance(answer, list)]
    for _ in range(WAYS if choices else 0):
        end = choices[chance.below(len(choices))]
        paths = question.preview(end).paths
        if paths and len(paths[0][1]) > 1:
            path = [[int(q), int(r)] for q, r in paths[0][1][1:]]
            yield end, {"path": path}
            yield end, {"to": end}


def same_moves_of(game, chance):
    """Pairs of answers that say the same."""
    if game.ask is None:
        return
    kind = game.question().kind
    if kind == "move":
        yield from moves_of(game, chance)
    elif kind == "hex":
        yield from hex_ways_of(game, chance)


def rounded(text):
    """A digest in which numbers are as long as a ruler can measure: two legs add up in another order than one."""
    words = []
    for word in text.replace(",", " , ").replace("[", " [ ").replace("]", " ] ").split():
        try:
            words.append(f"{float(word):.6f}")
        except ValueError:
            words.append(word)
    return " ".join(words)


def ends_of(game, answer, chance, seed):
    """What comes of an answer and of a few suggestions after it."""
    other = watched(game, seed)
    before = len(other.events)
    other.answer(answer)
    for _ in range(ANSWERS):
        if other.ask is None:
            break
        other.answer(other.question().suggestion())
    ids = [event.wire()["id"] for event in other.events[before:]]
    pending = other.ask
    return {
        "rolls": other.rolls,
        "state": rounded(other.state.digest()),
        "asked": (pending.side, pending.why) if pending else None,
        "events": [id for i, id in enumerate(ids) if i == 0 or id != ids[i - 1]],
    }


def legs_apart(game, chance, seed):
    """Where two ways of saying one move do not end alike; and how many pairs were legal."""
    found = []
    pairs = 0
    for one, other in same_moves_of(game, chance):
        refusals = [[reason.wire() for reason in game.check(answer)] for answer in (one, other)]
        if not any(refusals):
            pairs += 1
            difference = first_difference(
                ends_of(game, one, chance, seed), ends_of(game, other, chance, seed)
            )
        else:
            difference = "" if all(refusals) else f"only one is refused: {refusals}"
        if difference:
            found.append(f"{canonical(one)} and {canonical(other)}: {difference}")
    return found, pairs


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_move_in_two_legs_is_the_move_in_one(system_id):
    """A point more on the way changes neither whether a move is legal, nor the dice, nor where everything ends."""
    found = []
    pairs = 0
    for number in range(wider(GAMES[system_id], 10)):
        game = begun(system_id, number)
        chance = chance_of("legs", system_id, number)
        for at in moments(game, number, EVERY_LEG[system_id]):
            differences, legal = legs_apart(game, chance, at)
            pairs += legal
            found.extend(f"game {number}, answer {at}: {each}" for each in differences)

    assert [] == found
    assert pairs
