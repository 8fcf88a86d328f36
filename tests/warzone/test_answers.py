"""What may be answered: nothing in an answer is passed over, and what says the same thing ends alike."""

import pytest

from sandtable.core.dice import SeededDice
from sandtable.core.game import new_game
from sandtable.core.setup import Setup, SideSetup
from sandtable.systems.warzone import WarzoneSystem
from sandtable.systems.warzone.attack.swarm import SwarmQuestion
from warzone.table import game_at, squad

RULES = WarzoneSystem()
KINDS = {"move", "place", "target"}


def with_strangers(answer):
    """The same answer with a key that means nothing, in every table of it in turn."""
    found = []
    if isinstance(answer, dict):
        found.append({**answer, "banana": 1})
        for key, value in answer.items():
            found.extend({**answer, key: changed} for changed in with_strangers(value))
    elif isinstance(answer, list):
        for at, value in enumerate(answer):
            found.extend([*answer[:at], changed, *answer[at + 1 :]] for changed in with_strangers(value))
    return found


@pytest.mark.parametrize(("mission", "seed"), [("meeting", 3), ("sabotage", 5), ("breakout", 8)])
def test_keys_that_mean_nothing_are_refused_in_every_table_of_every_answer(mission, seed):
    """A key nobody reads is a mistake: the answer is refused, wherever in it the key stands."""
    options = {"points": 500, "deck": True, "terrain": "players" if mission == "meeting" else "generated"}
    setup = Setup("warzone", mission, [SideSetup(), SideSetup()], options=options, layout=seed)
    game = new_game(RULES, setup, seed)
    dice = SeededDice(f"strangers {seed}".encode())
    seen = set()
    while game.ask is not None:
        question = game.question()
        (answer,) = question.draw(dice)
        if isinstance(answer, dict):
            seen.add(question.kind)
            for strange in with_strangers(answer):
                assert game.check(strange), f"{question.why} takes {strange}"
        assert not game.check(answer)
        game.answer_legal(answer)

    assert KINDS == seen


MOVES = [
    {"banana": 1},
    {"at": "foe-1"},
    {"to": {"squad-1": [12, 10]}, "then": "jump"},
    {"to": {"squad-1": [12, 10, 4]}},
    {"to": {"squad-1": [12, 10]}, "lead": [12, 10]},
    {"to": {"foe-1": [12, 10]}},
    {"lead": "north"},
    {"lead": [12, 10], "formation": "wedge"},
    {"formation": "keep"},
    {"via": {"squad-1": [[11, 10]]}},
    {"to": {"squad-1": [12, 10]}, "via": {"squad-1": [[11, 10, 1]]}},
    {"to": {"squad-1": [12, 10]}, "facing": 90},
    {"to": {"squad-1": [12, 10]}, "facing": {"squad-1": "north"}},
    "squad-1",
    None,
]


@pytest.mark.parametrize("answer", MOVES)
def test_a_move_says_where_its_model_goes_and_nothing_else(walker, answer):
    """A move with words of its own making, or with a place for somebody else, is refused; it is not standing still."""
    assert walker.check(answer)


@pytest.fixture
def walker():
    """A model that is asked where it goes."""
    position = {
        "squads": [
            {"id": "squad", "side": "A", "unit": "cap_light", "at": [[10, 10]]},
            {"id": "foe", "side": "B", "unit": "imp_trencher", "at": [[10, 40]]},
        ]
    }
    game = new_game(RULES, Setup("warzone", position=position))
    game.answer("move")
    return game


def test_a_swarm_is_told_its_target_and_nothing_else():
    """A Swarm with a word of its own making is refused."""
    squads = [
        squad("squad", "A", "cap_light", (10, 8.82), (8.82, 10), (10, 11.18)),
        squad("foe", "B", "imp_trencher", (10, 10)),
    ]
    state = game_at({"squads": squads}).state
    question = SwarmQuestion(state, state.squad("squad"))

    assert not question.check({"at": "foe-1"})
    assert ["warzone-refused-key"] == [
        reason.message.id for reason in question.check({"at": "foe-1", "with": []})
    ]


SAME = [
    {"to": {"squad-1": [13, 14]}},
    {"lead": [13, 14]},
    {"lead": [13, 14], "formation": "keep", "then": ""},
    {"to": {"squad-1": [13, 14]}, "via": {"squad-1": []}},
    {"to": {"squad-1": [13, 14]}, "via": {"squad-1": [[11.5, 12]]}},
    {"to": {"squad-1": [13, 14]}, "via": {"squad-1": [[10.3, 10.4], [11.11, 11.48], [12.4, 13.2]]}},
]


@pytest.mark.parametrize("answer", SAME)
def test_a_way_said_in_one_leg_or_in_several_ends_alike(walker, answer):
    """The same straight way, as one leg, as several or by its end alone, is the same game to the last byte."""
    other = walker.fork()
    walker.answer(SAME[0])
    other.answer(answer)

    assert walker.state.digest() == other.state.digest()


@pytest.mark.parametrize(("mission", "seed"), [("harvest", 2), ("assassin", 4)])
def test_a_game_goes_the_same_way_whether_or_not_anybody_listens(mission, seed):
    """The same answers and dice, with events told and without: the same questions and states to the last byte."""
    options = {"points": 500, "deck": True}
    setup = Setup("warzone", mission, [SideSetup(), SideSetup()], options=options, layout=seed)
    heard = new_game(RULES, setup, seed)
    unheard = new_game(RULES, setup, seed, listen=False, keep=False)
    dice = SeededDice(f"listener {seed}".encode())
    while heard.ask is not None:
        assert unheard.ask is not None
        assert heard.question().prompt.id == unheard.question().prompt.id
        (answer,) = heard.question().draw(dice)
        heard.answer_legal(answer)
        unheard.answer_legal(answer)
        assert heard.state.digest() == unheard.state.digest()

    assert unheard.ask is None


CLIMB = {
    "terrain": [{"kind": "bunker", "points": [[12, 6], [18, 6], [18, 14], [12, 14]], "height": 1.5}],
    "squads": [
        {"id": "squad", "side": "A", "unit": "cap_light", "at": [[10.5, 10]]},
        {"id": "foe", "side": "B", "unit": "imp_trencher", "at": [[10, 45]]},
    ],
}
LEAP = {**CLIMB, "terrain": [{"kind": "gap", "points": [[11.5, 2], [11.9, 2], [11.9, 18], [11.5, 18]]}]}
BUSHES = {**CLIMB, "terrain": [{"kind": "bushes", "points": [[11.5, 2], [12.9, 2], [12.9, 18], [11.5, 18]]}]}
ENEMY = {
    **CLIMB,
    "terrain": [],
    "squads": [CLIMB["squads"][0], {**CLIMB["squads"][1], "unit": "bau_jugger", "at": [[15.4, 10]]}],
}


@pytest.mark.parametrize("faces", [(20, 1), (1,)])
@pytest.mark.parametrize("bends", [[[11, 10]], [[12.5, 10]], [[11.25, 10], [13, 10]]])
@pytest.mark.parametrize("position", [CLIMB, LEAP, BUSHES, ENEMY], ids=["climb", "leap", "bushes", "enemy"])
def test_what_happens_on_a_way_does_not_depend_on_its_legs(position, bends, faces):
    """A climb, a leap, slow ground or an enemy's reach on a straight way: bends on it change nothing."""
    ends = []
    for via in ([], bends):
        game = game_at(position, faces)
        game.answer("move")
        game.answer({"to": {"squad-1": [13.4, 10]}, "via": {"squad-1": via}})
        ends.append(game.state.digest())

    assert ends[0] == ends[1]


BURST = {
    "squads": [
        squad("squad", "A", "bau_jugger", (10, 10)),
        squad("foe", "B", "imp_trencher", (10, 20), (12, 20)),
    ]
}
MORTAR = {
    "squads": [squad("squad", "A", "imp_trencher", (10, 10)), squad("foe", "B", "cap_light", (10, 20))],
    "models": {"squad-1": {"weapons": ["trench_mortar", "bayonet"]}},
}


@pytest.mark.parametrize(
    ("position", "answers"),
    [
        (BURST, lambda game: [{"at": "foe-1"}, {"shots": [{"at": "foe-1"}] * game.question().shots}]),
        (MORTAR, lambda _: [{"to": {"template": [10, 20]}}, {"lead": [10, 20], "formation": "block"}]),
    ],
    ids=["burst", "mortar"],
)
def test_a_target_said_once_or_shot_by_shot_is_the_same(position, answers):
    """All shots at one target, or each of them at it; a template by its place, or by its lead."""
    ends = []
    for number in range(2):
        game = game_at(position, [5] * 20)
        game.answer("shoot")
        game.answer(answers(game)[number])
        ends.append(game.state.digest())

    assert ends[0] == ends[1]
