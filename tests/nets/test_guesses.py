"""What a side imagines: guesses that hold all it knows and nothing it may not, and games to be played on from them."""

from itertools import islice

import pytest
from tests.nets.moments import SYSTEMS, begun, chance_of, moments, positions_of, wider
from tests.nets.secrets import otherwise, told

from sandtable.ai import Seat, bot, bot_answers
from sandtable.core.dice import Lots, SeededDice
from sandtable.core.game import Base, Game, new_game
from sandtable.core.imagining import Unimaginable
from sandtable.core.journal import canonical
from sandtable.core.system import system

HIDING = {"fubar": ("convoy",)}
GAMES = {"fubar": 6, "fallout": 4, "warfare": 6, "warzone": 4}  # in the short form
EVERY = 40
EACH = 3  # moments of one game
PLAYED_ON = 12  # answers that an imagined game is played on for; one in some is played to its end
WHOLE = 5
MOST_UNIMAGINABLE = 0.03


def lots_of(*words):
    """Lots that are the same for the same words."""
    return Lots(chance_of(*words).key)


def states_of(system_id):
    """States in the middle of games, with the sides that something is hidden from and another truth for each."""
    setup = positions_of(system_id)["secrets"]
    yield from pairs_at(system(system_id).position(setup), setup, 0)
    for number in range(wider(GAMES[system_id], 5)):
        game = begun(system_id, number, HIDING.get(system_id, ()))
        for at in islice(moments(game, number, EVERY), EACH):
            yield from pairs_at(game.bases[-1].state, game.setup, number * 1000 + at)


def pairs_at(state, setup, seed):
    """A state and its twin with other secrets, for each side that something is hidden from."""
    for side in range(len(setup.sides)):
        other = otherwise(state, side, chance_of("guess", seed, side))
        if other is not None:
            yield state, other, setup, side, seed


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_guess_depends_on_nothing_hidden(system_id):
    """Equal lots give equal guesses, whatever the truth is; and what is known is kept."""
    guess = system(system_id).guess
    tried = 0
    changed = 0
    for state, other, _, side, seed in states_of(system_id):
        before = told(state)
        first, second = (guess(one, side, lots_of(seed, side)) for one in (state, other))
        third = guess(state, side, lots_of(seed, side, "again"))

        assert told(first) == told(second)
        assert told(first.known(side)) == told(state.known(side)) == told(third.known(side))
        assert before == told(state)
        tried += 1
        changed += told(first) != told(third)

    assert tried
    assert changed  # a guess that always came out the same would not be one


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_guess_can_be_played_on(system_id):
    """It is a state like any other: bots play it to its end."""
    rules = system(system_id)
    for number, (state, _, setup, side, seed) in enumerate(islice(states_of(system_id), wider(6))):
        guessed = rules.guess(state, side, lots_of(seed, side))
        game = Game(rules, setup, SeededDice(b"on %d" % seed), Base(0, guessed), [], False, False)
        play_on(game, seed, 0 if number % WHOLE == 0 else PLAYED_ON)


def play_on(game, seed, most):
    """Plays on with random bots, to the end when `most` is 0."""
    answers = 0
    bots = {}
    while (pending := game.ask) is not None and (not most or answers < most):
        side = pending.side
        if side not in bots:
            bots[side] = (bot("random", game.system.id, side, seed), Seat(game, side, seed))
        player, seat = bots[side]
        bot_answers(game, seat, player)
        answers += 1
    assert most or game.result is not None


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_seat_imagines_the_very_question(system_id):
    """The imagined game stands where the real one does to its side, twice the same, and leaves that one alone."""
    imagined = 0
    failed = 0
    for number in range(wider(GAMES[system_id], 5)):
        game = begun(system_id, number, HIDING.get(system_id, ()) if number % 2 else ())
        for at in islice(moments(game, number, EVERY // 4), EACH * 3):
            seat = Seat(game, game.ask.side, number)
            before = (told(game.state), len(game.past), game.dice.at)
            try:
                worlds = [seat.imagine(0), seat.imagine(1), seat.imagine(0)]
            except Unimaginable:
                failed += 1
                continue
            imagined += 1
            for world in worlds:
                assert told(game.known(seat.side)) == told(world.known(seat.side))
                assert canonical(game.question().wire()) == canonical(world.question().wire())
                assert [] == world.past == world.bases == world.events
            assert told(worlds[0].state) == told(worlds[2].state)
            play_on(worlds[0], number, PLAYED_ON)
            play_on(worlds[2], number, PLAYED_ON)
            assert told(worlds[0].state) == told(worlds[2].state)
            if at % WHOLE == 0:
                play_on(worlds[1], number, 0)
            assert before == (told(game.state), len(game.past), game.dice.at)

    assert imagined
    assert failed <= MOST_UNIMAGINABLE * (imagined + failed)


def test_nothing_is_imagined_without_a_question():
    """Out of turn there is nothing to look ahead from, nor in a game that keeps no checkpoints."""
    game = begun("warfare", 0)
    with pytest.raises(LookupError):
        Seat(game, 1 - game.ask.side).imagine(0)
    quick = new_game(game.system, game.setup, 1, keep=False)
    with pytest.raises(Unimaginable):
        Seat(quick, quick.ask.side).imagine(0)


def test_an_imagined_game_has_the_told_set_up_alone():
    """How many mines others have bought is in the set-up, and not in an imagined game."""
    setup = next(
        made.setup
        for number in range(20)
        for made in [begun("fallout", number)]
        if any(isinstance(side.army, dict) and side.army.get("mines") for side in made.setup.sides)
    )
    game = new_game(system("fallout"), setup, 3)
    side = game.ask.side
    world = Seat(game, side).imagine(0)

    for number, held in enumerate(world.setup.sides):
        if number != side:
            assert "mines" not in (held.army or {})
