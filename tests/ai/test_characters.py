"""Characters: the same taste with other weights, and one that errs."""

from dataclasses import fields

import pytest

from sandtable.ai import Seat, bot, bot_names
from sandtable.ai.taste import taste_of
from sandtable.ai.taste.character import BEGINNER, BOLD, DEFAULT, PATIENT
from sandtable.core.game import new_game
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.i18n import LANGUAGES, Texts
from sandtable.sim import Plan, run, summary

SYSTEMS = ["fallout", "fubar", "warfare", "warzone"]
SMALL = {"fallout": "skirmish", "fubar": "skirmish", "warfare": "s1", "warzone": "meeting"}


@pytest.mark.parametrize("system_id", SYSTEMS)
@pytest.mark.parametrize("character", [DEFAULT, BOLD, PATIENT, BEGINNER])
def test_every_system_has_every_character(system_id, character):
    """Each has its id, a sentence in both languages, and weights that differ from the default's."""
    weights = taste_of(system_id, 0, character).character
    default = taste_of(system_id, 0).character

    assert character == weights.id
    assert all(Texts(language).has(weights.described) for language in LANGUAGES)
    differing = [f.name for f in fields(weights) if getattr(weights, f.name) != getattr(default, f.name)]
    assert (character == DEFAULT) == (differing == [])


def test_characters_are_bots_by_name():
    """Whoever names a bot can name a character."""
    assert {"greedy", "greedy:bold", "greedy:patient", "gentle"} <= set(bot_names())
    assert BOLD == bot("greedy:bold", "fubar", 0, 1).taste.character.id


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_gentle_errs_by_its_own_dice(system_id):
    """The same seed of the bot errs alike, another one otherwise: the first answers of a game tell."""

    def answers(seed):
        options = {"points": 300} if system_id == "warzone" else {}
        setup = setup_of({"system": system_id, "scenario": SMALL[system_id], "layout": 3, "options": options})
        game = new_game(system(system_id), setup, 3, listen=False, keep=False)
        players = [bot("gentle", system_id, side, seed) for side in (0, 1)]
        seats = [Seat(game, side, seed) for side in (0, 1)]
        given = []
        while game.ask is not None and len(given) < 60:
            given.append(players[game.ask.side].answer(seats[game.ask.side]))
            game.answer(given[-1])
        return given

    assert answers(1) == answers(1)
    assert answers(1) != answers(2)


def test_gentle_is_a_beginner_and_no_fool():
    """It loses to greedy more often than not, and beats chance."""
    against = {}
    for other in ("greedy", "random"):
        lines = summary(run(Plan("fubar", "skirmish", ("gentle", other), 6, 4, swap=True), 1)).lines
        against[other] = next(line.wins + line.draws / 2 for line in lines if line.bot == "gentle")

    assert against["greedy"] <= 2
    assert against["random"] >= 5


def test_greedy_s_first_plan_is_what_it_plays(seat):
    """The first answer of the best legal plan is the answer."""
    asked = seat.question
    legal = [plan for plan in taste_of("fubar", seat.side).plans(seat, asked) if not seat.check(plan.first)]

    assert legal[0].first == bot("greedy", "fubar", seat.side, 7).answer(Seat(seat._game, seat.side, 7))
