"""Previews of attacks: exact odds, every modifier with its rule, the template, who would be caught."""

import pytest
from tests.fallout.table import battle, squad

FOE = squad("b", "B", [[10, 12]], type="squire")


def asked_to_attack(*units, **more):
    """The question of the first unit after it has chosen to attack."""
    game = battle(units, **more)
    game.answer("attack")
    return game


def odds_of(preview, title):
    """A distribution of a preview as label → probability."""
    return next(dict(line.classes) for line in preview.odds if line.title.id == title)


def test_one_pistol_shot():
    """Agility 6 hits on six faces of ten; Endurance 6 saves on six of ten."""
    preview = (
        asked_to_attack(squad("a", "A", [[10, 20]], type="squire", weapon="pistol"), FOE)
        .question()
        .preview({"at": "b"})
    )

    assert [] == preview.reasons
    assert pytest.approx(0.6) == odds_of(preview, "fallout-odds-hits")["1"]
    assert pytest.approx(0.24) == odds_of(preview, "fallout-odds-hurt")["1"]
    assert all(line.exact for line in preview.odds)


def test_every_modifier_has_its_rule():
    """Armour Class, cover and light stand in the reckoning with the rules behind them."""
    rough = {"kind": "rough", "points": [[9, 9], [11, 9], [11, 11], [9, 11]]}
    preview = (
        asked_to_attack(
            squad("a", "A", [[10, 20]], type="squire", weapon="rifle"),
            squad("b", "B", [[10, 12]], type="paladin"),
            terrain=[rough],
            light="dawn",
        )
        .question()
        .preview({"at": "b"})
    )

    expected = [
        ("+2", "fallout.ranged.mod_ac"),
        ("+1", "fallout.ranged.mod_cover.en"),
        ("+2", "fallout.light.dawn"),
    ]
    assert expected == [(line.value, line.why) for line in preview.modifiers]
    assert pytest.approx(0.1) == odds_of(preview, "fallout-odds-hits")["1"]


def test_a_volley_is_convolved():
    """Two shots at 0.6: both hit in 36 of a hundred."""
    units = (squad("a", "A", [[10, 20], [12, 20]], type="squire", weapon="pistol"), FOE)
    hits = odds_of(asked_to_attack(*units).question().preview({"at": "b"}), "fallout-odds-hits")

    assert pytest.approx(0.36) == hits["2"]
    assert pytest.approx(0.48) == hits["1"]
    assert pytest.approx(1.0) == sum(hits.values())


def test_a_burst_shares_one_die():
    """fallout.burst.one_roll: of a Knight and a Squire under one die both are hit on 5 or less, one on a 6."""
    units = (
        squad("a", "A", [[10, 20]], type="squire", weapon="smg"),
        squad("b", "B", [[10, 16], [10, 14]], type=["knight", "squire"]),
    )
    shot = {"shots": [{"figure": "a-1", "weapon": "smg:burst", "at": "b-1"}]}
    preview = asked_to_attack(*units).question().preview(shot)
    hits = odds_of(preview, "fallout-odds-hits")

    assert pytest.approx(0.5) == hits["2"]
    assert pytest.approx(0.1) == hits["1"]
    assert 4 == len(preview.templates[0])


def test_friends_under_a_template_are_told():
    """fallout.burst.friends: legal, but the preview says who else is under it."""
    units = (
        squad("a", "A", [[10, 20], [10, 18]], type="squire", weapon="smg"),
        squad("b", "B", [[10, 14]], type="squire"),
    )
    shot = {"shots": [{"figure": "a-1", "weapon": "smg:burst", "at": "b-1"}]}
    preview = asked_to_attack(*units).question().preview(shot)

    assert ["fallout.burst.friends"] == [warning.why for warning in preview.warnings]


def test_a_refused_attack_says_why():
    """A preview of what may not be done has the reason and no odds."""
    units = (squad("a", "A", [[10, 20]], type="squire", weapon="pistol"), FOE, squad("c", "B", [[60, 12]]))
    preview = asked_to_attack(*units).question().preview({"at": "c"})

    assert ["fallout.range.max"] == [reason.why for reason in preview.reasons]
    assert [] == preview.odds


def test_a_move_shows_ways_and_cost():
    """The preview of a move: paths, what the longest uses up, and who watches it."""
    game = battle(
        [
            squad("a", "A", [[10, 40], [12, 40]], type="squire"),
            squad("b", "B", [[10, 30]], type="squire", weapon="rifle", overwatch=True),
        ]
    )
    game.answer("move")
    game.answer("hold")
    preview = game.question().preview({"lead": [10, 37], "formation": "keep"})

    assert ["a-1", "a-2"] == [token for token, _ in preview.paths]
    assert pytest.approx(3.0) == preview.cost
    assert pytest.approx(6.0) == preview.allowance
    assert ["fallout.action.overwatch.fire"] == [warning.why for warning in preview.warnings]


def test_a_distance_is_told_twice_only_where_it_counts_otherwise():
    """In daylight 4 inches are 4 inches: nothing is said about what they count as."""
    units = (squad("a", "A", [[10, 20]], weapon="rifle"), squad("b", "B", [[10, 14]]))
    facts = asked_to_attack(*units).question().preview({"at": "b"}).facts

    assert ["fallout-fact-away"] == [fact.id for fact in facts if "distance" in fact.values]
