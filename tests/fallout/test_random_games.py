"""Whole battles by random answers: they end, replay to the last byte, and betray nothing."""

from math import hypot

import msgspec
import pytest

from sandtable.core.dice import SeededDice
from sandtable.core.game import new_game
from sandtable.core.journal import Seal, journal_of, replay
from sandtable.core.setup import Setup, SideSetup
from sandtable.systems.fallout.state.near_units import ring_about
from sandtable.systems.fallout.system import FalloutSystem
from sandtable.systems.fallout.turn.activation import WhichUnit
from sandtable.table import overlaps

GAMES = [
    ("skirmish", 2, "en", "in"),
    ("skirmish", 2, "it", "cm"),
    ("skirmish", 3, "en", "in"),
    ("skirmish", 4, "it", "cm"),
    ("convoy", 2, "en", "in"),
    ("convoy", 2, "it", "cm"),
    ("treasure_hunt", 2, "en", "in"),
    ("treasure_hunt", 2, "it", "cm"),
    ("wild_america", 2, "en", "in"),
    ("wild_america", 2, "it", "cm"),
]


def start(scenario, sides, edition, unit, seed, turns=10, keep=False):
    """A battle of a few turns from its beginning."""
    setup = Setup(
        "fallout",
        scenario,
        [SideSetup() for _ in range(sides)],
        edition,
        unit,
        options={"turns": turns},
        layout=seed,
    )
    return new_game(FalloutSystem(), setup, seed, listen=keep, keep=keep)


def drawn(game, dice):
    """A legal answer, drawn among the candidates."""
    waiting = game.question().candidates()
    while waiting:
        answer = waiting.pop(dice.below(len(waiting)))
        if not game.check(answer):
            return answer
    return pytest.fail(f"{game.ask.why}: no candidate is legal")


def play_on(game, seed, after=None, most=4000):
    """Plays to the end, or for so many answers."""
    dice = SeededDice(f"answers {seed}".encode())
    for _ in range(most):
        if game.ask is None:
            break
        game.answer_legal(drawn(game, dice))
        if after is not None and game.ask is not None:
            after(game)
    return game


def bases_on_table(state):
    """Every base with the unit it belongs to."""
    found = []
    for unit in state.units:
        if unit.on_table():
            if unit.vehicle is not None:
                found.append((unit, unit.vehicle.hull))
            found.extend((unit, figure.base) for figure in unit.figures if figure.present())
    return found


def check_table(game):
    """fallout.move.figures: whenever a unit is to be chosen nobody overlaps and nobody is half off the table."""
    if not isinstance(game.question(), WhichUnit):
        return
    standing = bases_on_table(game.state)
    for number, (unit, base) in enumerate(standing):
        assert game.state.board.inside(base, 0.02), f"{unit.id} is off the table"
        for other, there in standing[:number]:
            assert not overlaps(base, there, 0.03), f"{unit.id} stands upon {other.id}"
    for unit in game.state.units:
        for figure in unit.figures:
            assert figure.hp <= figure.hp_max
            assert not (figure.out and figure.down)
            assert figure.struck <= 4


@pytest.mark.parametrize(("scenario", "sides", "edition", "unit"), GAMES)
def test_a_random_battle_ends(scenario, sides, edition, unit):
    """Every scenario of both editions comes to a result within its turns, without a dead end."""
    game = play_on(start(scenario, sides, edition, unit, 11), 11)

    assert game.result is not None
    assert sides == len(game.result.points)
    assert game.state.turn <= 10


@pytest.mark.parametrize(("scenario", "sides", "edition", "unit"), GAMES)
def test_no_answer_breaks_the_laws_of_the_table(scenario, sides, edition, unit):
    """fallout.move.figures, fallout.damage.healing_cap, fallout.melee.max_four.en hold at all times."""
    play_on(start(scenario, sides, edition, unit, 12), 12, check_table)


def check_rings(game):
    """The ring remembered for a unit holds every base of it that stands on the table."""
    for unit, base in bases_on_table(game.state):
        x, y, radius = ring_about(unit)
        assert hypot(base.x - x, base.y - y) + base.reach <= radius + 1e-6, (
            f"{unit.id} stands outside its ring"
        )


@pytest.mark.parametrize(("scenario", "sides", "edition", "unit"), GAMES[::3])
def test_the_ring_about_a_unit_is_never_out_of_date(scenario, sides, edition, unit):
    """Whatever moves a figure, the unit is looked at anew: nobody is missed because his unit seemed far away."""
    play_on(start(scenario, sides, edition, unit, 16, 6), 16, check_rings)


@pytest.mark.parametrize(("scenario", "sides", "edition", "unit"), GAMES[:2] + GAMES[4:])
def test_a_journal_replays_to_the_same_state(scenario, sides, edition, unit):
    """Set-up, seed and answers are the whole battle."""
    game = play_on(start(scenario, sides, edition, unit, 13, 6, True), 13)

    again = replay(FalloutSystem(), journal_of(game, Seal(13)))

    assert game.state.digest() == again.state.digest()


@pytest.mark.parametrize(("scenario", "sides", "edition", "unit"), GAMES[::2])
def test_forks_disturb_nothing(scenario, sides, edition, unit):
    """A fork plays on by itself; the battle it came from stays as it was."""
    game = play_on(start(scenario, sides, edition, unit, 14, 6, True), 14, None, 60)
    before = game.state.digest()

    fork = game.fork()
    assert before == fork.state.digest()
    play_on(fork, 15, None, 30)

    assert before == game.state.digest()


def veiled(game, side):
    """Everything a side is shown, as bytes."""
    view = game.view(side)
    question = view.question
    return msgspec.json.encode([view.scene, question.wire() if question is not None else None])


@pytest.mark.parametrize(("edition", "unit"), [("en", "in"), ("it", "cm")])
def test_what_is_hidden_changes_nothing_in_the_view_of_others(edition, unit):
    """Counters that lie face down look alike, whether mine or decoy; stocks are their owner's business."""
    position = {
        "units": [
            {"id": "a", "side": "A", "at": [[10, 40]], "type": "squire_hero", "skills": {"traps": 5}},
            {"id": "b", "side": "B", "at": [[10, 30]], "type": "squire_hero"},
        ],
        "mines": [{"id": "m1", "side": "A", "at": [20, 30], "decoy": False}],
        "mine_stock": [2, 0],
        "decoy_stock": [1, 0],
    }
    seen = []
    for decoy, stock in ((False, [2, 0]), (True, [1, 0])):
        position["mines"][0]["decoy"] = decoy
        position["mine_stock"] = stock
        setup = Setup("fallout", edition=edition, unit=unit, position=position)
        seen.append(new_game(FalloutSystem(), setup, 1))

    assert veiled(seen[0], 1) == veiled(seen[1], 1)
    assert veiled(seen[0], -1) == veiled(seen[1], -1)
    assert veiled(seen[0], 0) != veiled(seen[1], 0)
    assert seen[0].known(1).digest() == seen[1].known(1).digest()
