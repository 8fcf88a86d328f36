"""What the referee promises, in every game.

Positions refuse whatever they do not read, and so do answers; a position may name three or four sides by itself;
`ok: false` means that nothing has changed, for every command; `undo` never crosses another side's answer.
"""

import json
from copy import deepcopy
from io import StringIO

import pytest
from tests.nets.moments import SYSTEMS, begun, chance_of, moments, positions_of, wider

from sandtable.cli.referee import serve_lines
from sandtable.cli.referee_bots import RefereeWithBots
from sandtable.core.game import Answered, Refused, Rolled
from sandtable.core.journal import Seal, canonical, journal_of
from sandtable.core.referee import Referee

STRAY = "colour"  # a key that no game knows
OTHER_KINDS = ({STRAY: 1}, STRAY, [[STRAY]], -7.3, None, True)
ONE_FOR_ALL = {"fallout": ("facing", "points")}  # lists in whose place one number may stand

GAMES = {"fubar": 10, "fallout": 6, "warfare": 14, "warzone": 4}  # in the short form
EVERY = {"fubar": 8, "fallout": 20, "warfare": 8, "warzone": 40}  # of so many answers one is looked at


SELDOM = {"fubar": 40, "fallout": 150, "warfare": 40, "warzone": 200}


def new(setup):
    return {"do": "new", "setup": setup}


def replies_to(commands):
    """What `sandtable referee` says to these lines."""
    out = StringIO()
    serve_lines(StringIO("".join(json.dumps(command) + "\n" for command in commands)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def is_sentence(reply):
    """Whether a reply refuses in one line of words, by a rule and not by a fault inside."""
    error = reply.get("error", "")
    return reply["ok"] is False and len(error) > 10 and "\n" not in error and "inside the rules" not in error


# ------------------------------------------------------------ positions


def paths_of(value, path=()):
    """The way to everything inside a value, and to itself."""
    yield path
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in pairs:
        yield from paths_of(part, (*path, key))


def at(value, path):
    for key in path:
        value = value[key]
    return value


def changed(value, path, part):
    """A copy with something else at a place."""
    copy = deepcopy(value)
    at(copy, path[:-1])[path[-1]] = part
    return copy


def kind_of(value):
    """What a value is to whoever reads JSON."""
    return (
        "number" if isinstance(value, int | float) and not isinstance(value, bool) else type(value).__name__
    )


def setups_of(system_id):
    return {name: setup.wire() for name, setup in positions_of(system_id).items()}


def places_of(setup):
    """Every place inside the position of a set-up."""
    return [("position", *path) for path in paths_of(setup["position"])]


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_position_refuses_every_key_it_does_not_read(system_id):
    """At whatever depth it stands, the sentence names it."""
    found = []
    tried = 0
    for name, setup in setups_of(system_id).items():
        tables = [path for path in places_of(setup) if isinstance(at(setup, path), dict)]
        tried += len(tables)
        replies = replies_to(new(changed(setup, (*path, STRAY), 1)) for path in tables)
        for path, reply in zip(tables, replies, strict=True):
            if not is_sentence(reply) or STRAY not in reply["error"]:
                found.append(f"{name} {path}: {reply.get('error', 'it was taken')}")

    assert [] == found
    assert tried >= 20


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_position_takes_nothing_for_something_else(system_id):
    """A value of another kind is refused in a sentence wherever it stands, and never passed over."""
    found = []
    for name, setup in setups_of(system_id).items():
        tries = [
            (path, other)
            for path in places_of(setup)[1:]
            for other in OTHER_KINDS
            if kind_of(other) != kind_of(at(setup, path))
            and not (other == -7.3 and path[-1] in ONE_FOR_ALL.get(system_id, ()))
        ]
        replies = replies_to(new(changed(setup, path, other)) for path, other in tries)
        for (path, other), reply in zip(tries, replies, strict=True):
            if not is_sentence(reply):
                found.append(f"{name} {path} = {other}: {reply.get('error', 'it was taken')}")

    assert [] == found


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_position_that_leaves_something_out_plays_or_says_what_is_missing(system_id):
    """Whatever is taken away, what is left is refused in a sentence, or is a game with a state and a view."""
    found = []
    for name, setup in setups_of(system_id).items():
        paths = places_of(setup)[1:]
        commands = []
        for path in paths:
            less = deepcopy(setup)
            del at(less, path[:-1])[path[-1]]
            commands.extend([new(less), {"do": "state"}, {"do": "view"}, {"do": "choices"}])
        replies = replies_to(commands)
        for number, path in enumerate(paths):
            first, *others = replies[4 * number : 4 * number + 4]
            if not (all(reply["ok"] for reply in others) if first["ok"] else is_sentence(first)):
                found.append(f"{name} without {path}: {[reply.get('error') for reply in (first, *others)]}")

    assert [] == found


# ------------------------------------------------------------ three and four sides


def corner(number):
    """A place of its own for each side."""
    return 12.0 + 20.0 * (number % 2), 12.0 + 20.0 * (number // 2)


def crowd(system_id, sides):
    """A position that brings so many sides, in a set-up that says nothing of them."""
    letters = "ABCD"[:sides]
    if system_id == "warfare":
        places = [[0, 0], [11, 0], [0, 7], [11, 7]]
        units = [{"side": letter, "hex": places[number]} for number, letter in enumerate(letters)]
        return {"sides": [{}] * sides, "units": units, "turns": 2}
    units = []
    for number, letter in enumerate(letters):
        x, y = corner(number)
        units.append({"id": f"u{letter}", "side": letter, "at": [[x, y], [x + 2.0, y]]})
    if system_id == "warzone":
        return {"squads": [{**unit, "unit": "cap_light"} for unit in units]}
    if system_id == "fallout":
        units = [{**unit, "type": "raider", "weapon": "rifle"} for unit in units]
    return {"units": units, "turns": 2}


@pytest.mark.parametrize("sides", [3, 4])
@pytest.mark.parametrize("system_id", [id for id in SYSTEMS if id != "warzone"])
def test_a_position_brings_three_or_four_sides_by_itself(system_id, sides):
    """They sit down, are asked, see what is theirs, and the game comes to its end; its journal is loaded again."""
    referee = Referee()
    reply = referee.handle(new({"system": system_id, "position": crowd(system_id, sides)}))
    chance = chance_of("crowd", system_id, sides)
    asked = set()
    for _ in range(3000):
        assert reply["ok"], reply
        if reply["result"] is not None:
            break
        asked.add(reply["side"])
        answer = referee.game.question().draw(chance)[0]
        reply = referee.handle({"do": "answer", "side": reply["side"], "answer": answer})

    assert reply["result"] is not None
    assert set("ABCD"[:sides]) == asked
    assert all(referee.handle({"do": "view", "side": letter})["ok"] for letter in asked)
    assert Referee().handle({"do": "load", "journal": referee.handle({"do": "journal"})["journal"]})["ok"]


def test_a_game_for_two_says_so_to_a_third_side():
    """Warzone is played by two: a position that brings a third is refused in a sentence."""
    (reply,) = replies_to([new({"system": "warzone", "position": crowd("warzone", 3)})])

    assert is_sentence(reply)
    assert "A or B" in reply["error"]


# ------------------------------------------------------------ nothing has changed


def refereed(game):
    """A referee with a copy of a game in its hands."""
    referee = RefereeWithBots()
    referee.game = game.fork(listen=True)
    referee.game.orders = [dict(orders) for orders in game.orders]
    return referee


def standing(referee):
    """All that the referee tells of its game, to the byte."""
    commands = [{"do": "state"}, {"do": "events"}, {"do": "journal"}, {"do": "ask"}]
    told = [canonical(referee.handle(command)) for command in commands]
    script = referee.script
    return [
        *told,
        [dict(orders) for orders in referee.game.orders],
        referee.seal.seed,
        None if script is None else script.left(),
        sorted(getattr(referee, "seated", {})),
    ]


def junk_of(game):
    """Commands that must be refused, whatever is asked."""
    pending = game.ask
    legal = pending.question.suggestion()
    setup = game.setup.wire()
    others = [letter for letter in "ABCD"[: len(setup["sides"])] if letter != "ABCD"[pending.side]]
    return [
        *({"do": "answer", "answer": legal, "side": other} for other in others),
        {"do": "fly"},
        {},
        None,
        [],
        {"do": "new"},
        {"do": "new", "setup": {**setup, STRAY: 1}},
        {"do": "new", "setup": {**setup, "scenario": STRAY}},
        {"do": "new", "setup": setup, "seed": -1},
        {"do": "new", "setup": setup, "dice": ["six"]},
        {"do": "load"},
        {"do": "load", "journal": "{}"},
        {"do": "load", "journal": journal_of(game, Seal(1)).text(), "seed": "x"},
        {"do": "answer"},
        {"do": "answer", "answer": {STRAY: 1}},
        {"do": "answer", "answer": STRAY},
        {"do": "answer", "answer": [STRAY]},
        {"do": "answer", "answer": -7.3},
        {"do": "answer", "answer": [[[]]]},
        {"do": "answer", "answer": legal, "side": "Z"},
        {"do": "answer", "answer": legal, "side": "AB"},
        {"do": "order", "side": "Z", "topic": "core.deploy", "order": "suggested"},
        {"do": "undo", "side": "Z"},
        {"do": "dice", "faces": [6]},
        {"do": "view", "side": "Z"},
        {"do": "view", "from": -1},
        {"do": "events", "from": "x"},
        {"do": "inspect", "side": "Z"},
        {"do": "advise", "side": "Z"},
        *({"do": "advise", "side": other} for other in others),
        {"do": "advise", "bot": STRAY},
        {"do": "advise", "bot": 7},
        {"do": "advise", "seconds": "x"},
        {"do": "advise", "seconds": -1},
        {"do": "advise", "seed": "x"},
        {"do": "seat"},
        {"do": "seat", "side": "Z"},
        {"do": "seat", "side": "A", "bot": STRAY},
        {"do": "seat", "side": "A", "bot": ["greedy"]},
        {"do": "seat", "side": "A", "seed": 0.5},
        {"do": "campaign", "system": STRAY},
        {"do": "campaign", "system": "fallout", "campaign": 7, "order": {"do": STRAY}},
    ]


def harmless_of(game):
    """Commands that look and do not touch, with nonsense in them."""
    nonsense = ({STRAY: 1}, STRAY, [STRAY], -7.3, None, game.question().suggestion())
    looks = [{"do": do, "answer": answer} for do in ("check", "preview") for answer in nonsense]
    tools = [{"do": "inspect", "side": "A", "query": {"tool": tool}} for tool in ("ruler", "reach", STRAY)]
    views = [{"do": "view", "side": letter} for letter in "ABCD"[: len(game.setup.sides)]]
    return [*looks, *tools, *views, {"do": "choices"}, {"do": "state"}, {"do": "events"}]


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_refused_command_changes_nothing(system_id):
    """State, events, journal, question and orders are the same to the byte, after every command that is refused."""
    found = []
    for number in range(wider(2, 100)):
        game = begun(system_id, number)
        for step in moments(game, number, SELDOM[system_id]):
            referee = refereed(game)
            before = standing(referee)
            for command in junk_of(game):
                reply = referee.handle(command)
                if reply["ok"] or not reply["error"]:
                    found.append(f"game {number}, answer {step}: {command} is taken")
                if standing(referee) != before:
                    found.append(f"game {number}, answer {step}: {command} changes something")
                    break
            for command in harmless_of(game):
                referee.handle(command)
            if standing(referee) != before:
                found.append(f"game {number}, answer {step}: looking changes something")

    assert [] == found


def few_on_a_table():
    """Two of each side in FUBAR, whose dice are written down."""
    places = {"a1": [10, 10], "a2": [30, 10], "b1": [10, 44], "b2": [20, 44]}
    units = [{"id": id, "side": id[0].upper(), "at": [place]} for id, place in places.items()]
    return {"system": "fubar", "position": {"units": units}}


@pytest.mark.parametrize(
    "commands",
    [
        [{"do": "seat", "side": "A"}],
        [{"do": "seat", "side": "B"}, {"do": "dice", "faces": [1]}, {"do": "answer", "answer": "a1"}],
        [{"do": "seat", "side": "B"}, {"do": "dice", "faces": [9]}, {"do": "answer", "answer": "a1"}],
    ],
)
def test_a_bot_whose_dice_run_out_changes_nothing(commands):
    """Whoever sits down, or answers before a bot that is seated, does it wholly or not at all."""
    referee = RefereeWithBots()
    assert referee.handle({"do": "new", "setup": few_on_a_table(), "dice": []})["ok"]
    for command in commands[:-1]:
        assert referee.handle(command)["ok"]
    before = standing(referee)

    reply = referee.handle(commands[-1])

    assert not reply["ok"]
    assert before == standing(referee)


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_an_answer_whose_dice_run_out_changes_nothing(system_id):
    """With a script that ends somewhere inside an answer everything stands as before, and more dice carry it on."""
    ran_out = 0
    for number in range(wider(2, 100)):
        setup = begun(system_id, number).setup.wire()
        referee = Referee()
        chance = chance_of("script", system_id, number)
        referee.handle({**new(setup), "dice": [1 + chance.below(6) for _ in range(400)]})
        for _ in range(60):
            if referee.game is None or referee.game.ask is None:
                break
            drawn = referee.game.question().draw(chance)[0]
            left = referee.handle({"do": "dice"})["left"]
            referee.script.faces = referee.script.faces[
                : referee.script.at
            ]  # as though no more had been named
            before = standing(referee)
            reply = referee.handle({"do": "answer", "answer": drawn})
            if not reply["ok"]:
                ran_out += 1
                assert "script" in reply["error"]
                assert before == standing(referee)
                referee.handle({"do": "dice", "faces": left})
                reply = referee.handle({"do": "answer", "answer": drawn})
                if not reply["ok"]:
                    break  # four hundred dice were not enough, or the die has other faces
            else:
                referee.handle({"do": "dice", "faces": left})

    assert ran_out >= 3


# ------------------------------------------------------------ answers


def answers_of(question, chance):
    """Legal answers: what is suggested and some drawn, and a place alone also as a table that names it."""
    found = [*question.draw(chance), *question.draw(chance), question.suggestion()]
    tables = [{"to": answer} for answer in found if not isinstance(answer, dict)]
    return [*found, *(table for table in tables if not question.check(table))]


def strays_of(answer):
    """An answer with a key too many, once for every table in it."""
    for path in paths_of(answer):
        if isinstance(at(answer, path), dict):
            yield changed([answer], (0, *path, STRAY), 1)[0]
            yield changed([answer], (0, *path, STRAY), answer)[0]


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_an_answer_refuses_every_key_it_does_not_read(system_id):
    """In whatever table of a legal answer it stands: refused with a reason, and nothing has changed."""
    found = []
    met = set()
    for number in range(wider(GAMES[system_id], 20)):
        game = begun(system_id, number)
        chance = chance_of("strays", system_id, number)
        for step in moments(game, number, EVERY[system_id]):
            question = game.question()
            before = canonical(game.state.dump()), len(game.past), len(game.events)
            for answer in answers_of(question, chance):
                for stray in strays_of(answer):
                    met.add((type(question).__name__, question.why))
                    reasons = game.check(stray)
                    if not reasons or not all(reason.message.id for reason in reasons):
                        found.append(f"game {number}, answer {step}, {question.why}: {stray}")
                        continue
                    with pytest.raises(Refused):
                        game.answer(stray)
                    assert not question.preview(stray).odds
            assert before == (canonical(game.state.dump()), len(game.past), len(game.events))

    assert [] == found
    assert len(met) >= 3


# ------------------------------------------------------------ undo


def may_go_back(game, side):
    """Whether an answer of that side is the last thing that happened, but for what it gave itself and by order."""
    for entry in reversed(game.past):
        if isinstance(entry, Rolled):
            return False
        if isinstance(entry, Answered) and not entry.ordered:
            return entry.side == side
    return False


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_undo_stops_at_dice_and_at_the_answers_of_others(system_id):
    """Each side takes back what it answered last, exactly, and only where nobody else has answered and no die fell."""
    undone = refused = 0
    for number in range(wider(4, 50)):
        game = begun(system_id, number)
        chance = chance_of("undo", system_id, number)
        for _ in range(30):
            if game.ask is None:
                break
            before = [canonical(game.state.dump()), len(game.past), game.ask.side]
            game.answer(game.question().draw(chance)[0])
            last = game.past[before[1]]
            for side in range(len(game.setup.sides)):
                copy = refereed(game)
                kept = standing(copy)
                reply = copy.handle({"do": "undo", "side": "ABCD"[side]})
                if not reply["ok"]:
                    refused += 1
                    assert kept == standing(copy)
                    continue
                assert may_go_back(game, side)
                assert last.side == side
                assert before == [canonical(copy.game.state.dump()), len(copy.game.past), copy.game.ask.side]
                undone += 1

    assert undone >= 5
    assert refused >= 5
