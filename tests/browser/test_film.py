"""A shot as a film: dice lie on the table, figures fall with the line that tells it."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import CLEARING, Game, Serving

pytestmark = pytest.mark.browser

RECORD = """() => {
  window.film = [];
  setInterval(() => window.film.push({
    figures: document.querySelectorAll('#board-layer [data-token^=raiders]').length,
    told: [...document.querySelectorAll('[role=log] .ev')].some((e) => /Raiders: [1-9] lost/.test(e.textContent)),
    thrown: [...document.querySelectorAll('[data-thrown]')].map((e) => e.dataset.thrown)[0] ?? '',
    crosses: document.querySelectorAll('.cross').length,
  }), 15);
}"""
OPEN: dict[str, Any] = copy.deepcopy(CLEARING)
OPEN["terrain"] = []


def shoot(game: Game) -> None:
    """The rifles hit the raiders, who wear no armour, with every die: more than can be pinned."""
    game.answer("A", "rifles", [6], "aim", {"at": "raiders"})
    game.answer("A", [6] * game.view("A")["question"]["n"])


@pytest.mark.parametrize("wishes", [{}, {"small": True}, {"lang": "en", "reduced_motion": "reduce"}])
def test_a_loss_is_seen_when_it_is_told(visit: Opens, serving: Serving, wishes: dict[str, Any]) -> None:
    """While the dice lie on the table everybody stands; the figure goes with its line, and leaves a cross."""
    at = visit(**wishes)
    game = serving.new(position=OPEN, dice="typed")
    at.page.add_init_script("localStorage.setItem('sandtable.speed', '1')")
    at.sit(game)
    at.page.evaluate(RECORD)

    shoot(game)

    expect(at.page.locator(".cross").first).to_be_attached()
    film = at.eval("() => window.film")
    assert any(frame["thrown"] and frame["figures"] == 3 for frame in film)
    late = [frame for frame in film if frame["told"] and frame["figures"] == 3]
    early = [frame for frame in film if not frame["told"] and frame["figures"] < 3]
    assert ([], []) == (late, early)
