"""A shot as a film: dice lie on the table, figures fall with the line that tells it."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import CLEARING, Game, Serving

pytestmark = pytest.mark.browser

RECORD = """() => {
  window.film = [];
  // Tokens and tags of which a tray of dice covers more than a hair.
  const covered = () => {
    const tray = document.querySelector('[data-thrown] .tray')?.getBoundingClientRect();
    if (!tray) return [];
    return [...document.querySelectorAll('#board-layer [data-token], .tag')].filter((one) => {
      const box = one.getBoundingClientRect();
      const w = Math.min(box.right, tray.right) - Math.max(box.left, tray.left);
      const h = Math.min(box.bottom, tray.bottom) - Math.max(box.top, tray.top);
      return w > 3 && h > 3;
    }).map((one) => one.dataset.token ?? one.dataset.unit);
  };
  setInterval(() => window.film.push({
    figures: document.querySelectorAll('#board-layer [data-token^=raiders]').length,
    told: [...document.querySelectorAll('[role=log] .ev')].some((e) => /Raiders: [1-9] lost/.test(e.textContent)),
    thrown: [...document.querySelectorAll('[data-thrown]')].map((e) => e.dataset.thrown)[0] ?? '',
    crosses: document.querySelectorAll('.cross').length,
    shot: document.querySelector('[data-shot=raiders]')?.textContent ?? '',
    lines: document.querySelectorAll('[data-shot=raiders] .line').length,
    hit: document.querySelectorAll('[data-hit^=raiders]').length,
    covered: covered(),
  }), 15);
}"""
LOST = re.compile("Raiders: [1-9] lost")
OPEN: dict[str, Any] = copy.deepcopy(CLEARING)
OPEN["terrain"] = []


def shoot(game: Game) -> None:
    """The rifles hit the raiders, who wear no armour, with every die: more than can be pinned."""
    game.answer("A", "rifles", [6], "aim", {"at": "raiders"})
    game.answer("A", [6] * game.view("A")["question"]["n"])


@pytest.mark.parametrize("wishes", [{}, {"small": True}, {"lang": "en", "reduced_motion": "reduce"}])
def test_a_loss_is_seen_when_it_is_told(visit: Opens, serving: Serving, wishes: dict[str, Any]) -> None:
    """Lines, then dice at the target; figures fall before their line is told and leave a cross. Dice cover nobody."""
    at = visit(**wishes)
    game = serving.new(position=OPEN, dice="typed")
    at.page.add_init_script("localStorage.setItem('sandtable.speed', '1')")
    at.sit(game)
    at.page.evaluate(RECORD)

    shoot(game)

    expect(at.page.locator(".cross").first).to_be_attached()
    # The computer says how many fall: where all do, another line tells that nobody is left.
    expect(at.page.locator("[role=log] .ev").filter(has_text=LOST)).to_be_attached()
    film = at.eval("() => window.film")
    assert any(frame["thrown"] == "raiders" and frame["figures"] == 3 for frame in film)
    assert any(frame["lines"] == 4 and "″" in frame["shot"] for frame in film)
    assert wishes.get("reduced_motion") or any(frame["hit"] for frame in film)
    assert [] == [frame for frame in film if frame["told"] and frame["figures"] == 3]
    assert [] == [frame["covered"] for frame in film if frame["covered"]]


def test_a_press_ends_the_event_and_another_the_answer(visit: Opens, serving: Serving) -> None:
    """Space finishes what is moving; the question is there at once after the second."""
    at = visit()
    game = serving.new(position=OPEN)
    at.page.add_init_script("localStorage.setItem('sandtable.speed', '1')")
    at.sit(game)
    game.answer("A", "rifles")
    expect(at.page.locator("[data-thrown]")).to_be_attached()
    at.page.keyboard.press(" ")
    at.page.keyboard.press(" ")
    expect(at.page.locator("#question")).to_be_visible(timeout=2000)


def test_speed_and_sound_are_kept(visit: Opens, serving: Serving) -> None:
    """Three speeds and one switch for sound, which is off at first; both are remembered."""
    at = visit()
    at.sit(serving.new(position=OPEN))
    at.page.get_by_role("button", name="Menu").click()
    expect(at.page.get_by_role("dialog").get_by_role("radio")).to_have_text(["Calm", "Quick", "Instant"])
    sound = at.page.get_by_role("checkbox", name="Sound")
    expect(sound).not_to_be_checked()
    sound.check()
    at.page.get_by_role("radio", name="Quick").click()
    at.page.reload()
    at.page.get_by_role("button", name="Menu").click()
    expect(at.page.get_by_role("checkbox", name="Sound")).to_be_checked()
    expect(at.page.get_by_role("radio", name="Quick")).to_be_checked()
