"""Cards are hidden from the other side, in what it knows, what it sees and what it is told."""

import json

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.game import Base, Game
from sandtable.core.journal import Seal, journal_of
from sandtable.core.pins import pins
from sandtable.core.setup import Setup, SideSetup
from sandtable.systems.warzone import WarzoneSystem

SYSTEM = WarzoneSystem()
HAND = ["war_drums", "gyro_sight", "heads_down"]


def position(hand, deck):
    return {
        "phase": "start",
        "turn": 2,
        "options": {"deck": True},
        "sides": {
            "A": {"hand": hand, "deck": deck, "ready": 2},
            "B": {"deck": ["gyro_sight"] * 3, "ready": 1},
        },
        "squads": [
            {"id": "a", "side": "A", "unit": "cap_light", "at": [[10, 10], [12, 10]]},
            {"id": "b", "side": "B", "unit": "cap_light", "at": [[10, 40], [12, 40]]},
        ],
    }


def game_of(hand, deck, seed=3):
    setup = Setup("warzone", sides=[SideSetup(), SideSetup()], position=position(hand, deck))
    return Game(SYSTEM, setup, SeededDice(key_of(seed, [])), Base(0, SYSTEM.position(setup)), [])


def test_two_games_that_differ_in_hand_and_deck_look_alike_to_the_other_side():
    """Neither scene nor known state nor events betray a card to side B or to an onlooker."""
    one = game_of(HAND, ["cinder_storm", "long_dusk", "low_clouds"])
    two = game_of(["war_banner", "no_retreat", "spare_drum"], ["bayonets_out", "stun_charge", "med_injector"])

    for side in (1, -1):
        assert SYSTEM.scene(one.state, side) == SYSTEM.scene(two.state, side)
        assert one.state.known(side).digest() == two.state.known(side).digest()
        seen = [[e.wire() for e in game.events if e.visible_to(side)] for game in (one, two)]
        assert seen[0] == seen[1]
    assert SYSTEM.scene(one.state, 0) != SYSTEM.scene(two.state, 0)


def test_the_die_that_draws_a_card_is_seen_by_its_owner_alone():
    """Which place of the deck a card came from is nobody else's business."""
    game = game_of(HAND, ["cinder_storm", "long_dusk", "low_clouds"])
    dice = [event for event in game.events if event.dice is not None]

    assert [[0], [1]] == [event.seen_by for event in dice[:2]]


def test_a_running_journal_does_not_show_which_card_was_drawn():
    """The deck's list is public and a die chooses the card, so the other side's journal must not have the face."""
    game = game_of(HAND, ["cinder_storm", "long_dusk", "low_clouds"])
    journal = journal_of(game, Seal(3))
    mine, theirs = [
        [json.loads(line) for line in journal.running_text([side]).splitlines()[1:3]] for side in (0, 1)
    ]

    assert (game.past[0].faces, {"r": None, "sealed": 1}) == (mine[0]["r"], mine[1])
    assert ({"r": None, "sealed": 1}, game.past[1].faces) == (theirs[0], theirs[1]["r"])


def test_a_hidden_card_is_drawn_with_its_back():
    """The hand of the other side has a number of cards and nothing else."""
    hands = {hand["id"]: hand for hand in SYSTEM.scene(game_of(HAND, ["low_clouds"] * 2).state, 1)["hands"]}

    assert [True] * 4 == [card["back"] for card in hands["hand-A"]["cards"]]
    assert all(set(card) == {"id", "back"} for card in hands["hand-A"]["cards"])
    assert [False] == [card["back"] for card in hands["hand-B"]["cards"]]


@pins("warzone.deck.optional")
def test_without_decks_there_are_no_hands():
    """warzone.deck.optional: the basic game shows Resource cards only."""
    setup = Setup("warzone", sides=[SideSetup(), SideSetup()], options={"points": 300})
    scene = SYSTEM.scene(SYSTEM.start(setup), 0)

    assert [] == scene["hands"]
    assert 1 == len(scene["sides"][0]["pool"])


@pins("warzone.deck.optional")
def test_with_decks_both_sides_have_one():
    """warzone.deck.optional: both or neither; a list without a deck plays the house deck."""
    setup = Setup("warzone", sides=[SideSetup(), SideSetup()], options={"points": 300, "deck": True})
    state = SYSTEM.start(setup)

    assert [36 + 13, 36 + 13] == [len(side.deck) for side in state.sides]
