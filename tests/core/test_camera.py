"""A camera looks at the board once: what it saw when the rules wait is what views show."""

from __future__ import annotations

import pytest

from sandtable.core.camera import Camera
from sandtable.core.game import Game, new_game
from sandtable.core.setup import Setup
from sandtable.core.system import system

SIDES = (-1, 0, 1)


def same(game: Game) -> None:
    """Every side's view is the board as it is."""
    for side in SIDES:
        assert game.system.scene(game.state, side) == game.view(side).scene


@pytest.mark.parametrize("id", ["fubar", "fallout", "warfare", "warzone"])
def test_a_filmed_game_is_shown_as_it_is(id: str) -> None:
    """After every answer, order, undo and at the end: no view is older than the game."""
    game = new_game(system(id), Setup(id), 5)
    game.watch(Camera(game.system, [-1, 0]))
    same(game)
    for number in range(60):
        if game.ask is None:
            break
        side = game.ask.side
        game.answer(game.question().suggestion())
        same(game)
        game.order(side, "nothing", "yes" if number % 2 else "")
        same(game)
        if number % 7 == 3 and not game.undo_refusal(side):
            game.undo(side)
            same(game)
    if game.ask is not None:
        game.close(0, "resign")
    same(game)


def test_what_has_not_changed_is_kept_once() -> None:
    """Terrain lies once in memory for all who watch, and a figure that stood still from one event to the next."""
    game = new_game(system("fubar"), Setup("fubar"), 5)
    camera = Camera(game.system, [-1, 0, 1])
    game.watch(camera)
    for _ in range(4):
        game.answer(game.question().suggestion())

    first = camera.scenes[0]
    assert all(first["terrain"] is scene["terrain"] for scene in camera.scenes[1:] + camera.earlier)
    before = {token["id"]: token for token in camera.earlier[0]["tokens"]}
    stood = [token is before[token["id"]] for token in first["tokens"] if token["id"] in before]
    assert stood
    assert all(stood)
