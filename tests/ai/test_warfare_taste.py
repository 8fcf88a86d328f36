"""The greedy bot's taste in Warfare, in small positions that a wargamer would not get wrong."""

from sandtable.ai import Seat, bot
from sandtable.ai.taste.warfare.worth import Worth, value
from sandtable.core.dice import ScriptedDice
from sandtable.core.game import new_game
from sandtable.core.setup import Setup, SideSetup
from sandtable.systems.warfare import WarfareSystem, calls_of

SIDES = [{"level": 40}, {"level": 10}]


def at(units, *answers, **more):
    """A position after some answers."""
    setup = Setup("warfare", position={"sides": SIDES, "units": units, **more})
    game = new_game(WarfareSystem(), setup, dice=ScriptedDice([4] * 40))
    for answer in answers:
        game.answer(answer)
    return game


def answers_of(game, n):
    """The next answers of the greedy bot of side A, as long as it is asked."""
    player, seat = bot("greedy", "warfare", 0, 1), Seat(game, 0, 1)
    given = []
    while len(given) < n and game.ask is not None and game.ask.side == 0:
        given.append(player.answer(seat))
        game.answer(given[-1])
    return given


def test_greedy_calls_its_artillery_before_it_assaults():
    """In whole games: nobody is assaulted whom a support could have hurt first for a good part of a point."""
    assaults, unprepared = 0, 0
    for seed in (0, 1, 2):
        setup = Setup("warfare", "random", [SideSetup(), SideSetup()], layout=seed)
        game = new_game(WarfareSystem(), setup, seed, listen=False, keep=False)
        players = [bot("greedy", "warfare", side, 1) for side in (0, 1)]
        seats = [Seat(game, side, 1) for side in (0, 1)]
        while game.ask is not None:
            side, id = game.ask.side, game.ask.question.id
            answer = players[side].answer(seats[side])
            if id == "who-acts" and players[side].taste.ahead[:1] == ["assault"]:
                target = players[side].taste.ahead[1]["at"]
                state = game.known(side)
                worth = Worth(state, side)
                calls = [call for call in calls_of(state, side) if call.target.id == target]
                assaults += 1
                unprepared += any(value(worth, call) >= 0.1 for call in calls)
            game.answer(answer)

    assert assaults > 5
    assert 0 == unprepared


def test_greedy_goes_round_a_known_mine():
    """A corridor past a mine and a way round it: what it crosses counts, not only where it ends."""
    from sandtable.ai.taste.warfare.acting import Commander
    from sandtable.ai.taste.warfare.character import DEFAULTS

    units = [
        {"id": "squad", "side": "A", "hex": [1, 3]},
        {"id": "men", "side": "B", "unit": "ins.militia", "hex": [11, 3]},
    ]
    rows = ["~~~~~~~~~~~~", "~~~~~~~~~~~~", "~~~~~~~~~~~~", "............", "~~~~~~~~~~~~"]
    mine = [{"id": "field", "counter": "mine-green", "owner": "B", "hex": [4, 3]}]

    def gain_beyond(**more):
        game = at(units, rows=rows, **more)
        plans = Commander(game.known(0), 0, DEFAULTS).best()
        return max(
            (
                plan.worth
                for plan in plans
                if plan.answers[:2] == ["squad", "move"] and plan.answers[2][0] > 4
            ),
            default=0.0,
        )

    assert gain_beyond(counters=mine) < gain_beyond() - 0.02


def test_greedy_lays_smoke_under_fire():
    """Shaken in the open before three guns, with nothing to fire back: smoke."""
    units = [{"id": "squad", "side": "A", "hex": [3, 3], "morale": "shaken"}]
    units += [{"id": f"gun{n}", "side": "B", "unit": "ins.technical", "hex": [6, 2 + n]} for n in range(3)]

    assert ["squad", "smoke"] == answers_of(at(units), 2)[:2]


def test_a_move_says_whether_it_comes_nearer_or_goes_away():
    """A sentence that speaks for a plan never says what speaks against it: nearer and better, or away and worse."""
    from sandtable.ai.taste.warfare.acting import Commander
    from sandtable.ai.taste.warfare.character import DEFAULTS

    setup = Setup("warfare", "s3", [SideSetup(), SideSetup()], layout=1)
    game = new_game(WarfareSystem(), setup, 1, listen=False, keep=False)
    players = [bot("greedy", "warfare", side, 1) for side in (0, 1)]
    seats = [Seat(game, side, 1) for side in (0, 1)]
    said = set()
    for _ in range(40):
        side = game.ask.side
        for plan in Commander(game.known(side), side, DEFAULTS).best():
            for part in plan.parts:
                if part.name in ("ai-why-nearer", "ai-why-shots", "ai-why-fire"):
                    assert part.message.values["better"] == ("yes" if part.worth > 0 else "no")
                    said.add((part.name, part.message.values["better"]))
        game.answer(players[side].answer(seats[side]))

    assert {
        ("ai-why-nearer", "yes"),
        ("ai-why-nearer", "no"),
        ("ai-why-shots", "yes"),
        ("ai-why-fire", "no"),
    } <= said
