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
        ("6", "fallout.stat.agility"),
        ("+2", "fallout.ranged.mod_ac"),
        ("+1", "fallout.ranged.mod_cover.en"),
        ("+2", "fallout.light.dawn"),
    ]
    attack, save = preview.explained
    assert expected == [(line.value(), line.why) for line in attack.reckoning.lines]
    assert ["fallout.stat.endurance", "fallout.weapon.rifle"] == [line.why for line in save.reckoning.lines]
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


def line_of(preview, title):
    """One line of odds."""
    return next(line for line in preview.odds if line.title.id == title)


def test_whoever_is_gone_is_hit_no_more():
    """Three pistols at a man with one hit point: the second failed save kills him, and nobody fires at the dead."""
    units = (squad("a", "A", [[10, 20], [12, 20], [8, 20]], type="squire", weapon="pistol"), FOE)
    preview = asked_to_attack(*units).question().preview({"at": "b"})
    hurt = odds_of(preview, "fallout-odds-hurt")

    assert "3" not in hurt
    assert pytest.approx(0.76**3) == hurt["0"]
    assert pytest.approx(hurt["2"]) == odds_of(preview, "fallout-odds-killed")["1"]
    assert pytest.approx(1 - hurt["0"]) == odds_of(preview, "fallout-odds-fallen")["1"]


def test_best_play_lets_him_be_hit_who_can_bear_it():
    """fallout.ranged.owner_picks: by habit the Squire is named; the hero with two hit points would only be wounded."""
    units = (
        squad("a", "A", [[10, 20]], type="squire", weapon="pistol"),
        squad("b", "B", [[10, 12], [12, 12]], type=["squire", "paladin_hero"]),
    )
    preview = asked_to_attack(*units).question().preview({"at": "b"})
    fallen = line_of(preview, "fallout-odds-fallen")

    assert "fallout-policy-victims" == fallen.policy.id
    assert dict(fallen.classes)["1"] > 0.1
    assert {"0": pytest.approx(1.0)} == dict(fallen.best)


def test_a_hull_is_shown_with_what_becomes_of_it():
    """fallout.vehicle.hp_thresholds: damage through the hull, and disabled or destroyed."""
    units = (
        squad("a", "A", [[10, 20]], type="knight", weapon="plasma"),
        {"id": "v", "side": "B", "vehicle": "dune_buggy", "at": [10, 12], "facing": 90, "damage": 2},
        {"id": "d", "side": "B", "at": [[1, 1]], "type": "raider_hero", "aboard": "v"},
    )
    preview = asked_to_attack(*units).question().preview({"at": "v"})
    hull = odds_of(preview, "fallout-odds-hull")

    assert pytest.approx(1.0) == sum(hull.values())
    assert hull["fallout-hull-destroyed"] > 0.0
    assert ["6"] == [line.value() for line in preview.explained[0].reckoning.lines]


def test_a_blast_shows_where_it_comes_down_and_who_suffers():
    """fallout.ae.direction_hit: two faces of ten are on its mark; friends near by are counted apart."""
    units = (
        squad("a", "A", [[10, 20]], type="knight_hero", weapon="rpg"),
        squad("f", "A", [[10, 13]], type="squire"),
        FOE,
    )
    game = battle(units)
    game.answer("a")
    game.answer("attack")
    shot = {"shots": [{"figure": "a-1", "weapon": "rpg:area", "at": "b-1"}]}
    preview = game.question().preview(shot)
    lands = odds_of(preview, "fallout-odds-lands")

    assert pytest.approx(0.25) == lands["fallout-lands-on"] / lands["fallout-lands-off"]
    assert 0.0 < odds_of(preview, "fallout-odds-friends")["1"] < 1.0


def test_overwatch_between_attacks_is_told():
    """fallout.action.overwatch.moment: the odds of several attacks hold if nobody fires in between."""
    units = (
        squad("a", "A", [[10, 20], [12, 20]], type="squire", weapon="pistol"),
        squad("b", "B", [[10, 12]], type="squire", weapon="pistol", overwatch=True),
    )
    game = asked_to_attack(*units)
    game.answer("hold")

    assert "fallout-policy-watched" == game.question().preview({"at": "b"}).odds[0].policy.id


def test_a_number_that_may_change_names_no_roll():
    """With a Paladin and a Squire in sight the second shot may need another number: it is shown as things stand."""
    units = (
        squad("a", "A", [[10, 20], [12, 20]], type=["squire", "ghoul"], weapon="pistol"),
        squad("b", "B", [[10, 12], [12, 12]], type=["squire", "paladin"]),
    )
    preview = asked_to_attack(*units).question().preview({"at": "b"})
    attacks = [entry for entry in preview.explained if entry.why == "fallout.ranged.roll"]

    assert ["a-1", ""] == [entry.subject for entry in attacks]


def test_a_doctor_sees_what_his_kit_adds():
    """fallout.item.doctors_kit: the skill and the kit in two lines; a success gives back two hit points."""
    game = battle(
        [
            squad("a", "A", [[10, 20]], type="raider_hero", skills={"doctor": 5}, items=["doctors_kit"]),
            squad("p", "A", [[11.2, 20]], type="super_mutant_hero", hp=1),
            FOE,
        ]
    )
    for answer in ("a", "skill:a-1", {"then": "done"}):
        game.answer(answer)
    preview = game.question().preview("heal:p-1")

    assert ["5", "+1"] == [line.value() for line in preview.explained[0].reckoning.lines]
    assert {"0": pytest.approx(0.4), "2": pytest.approx(0.6)} == odds_of(preview, "fallout-odds-healed")
    assert pytest.approx(0.6) == odds_of(preview, "fallout-odds-skill")["fallout-skill-works"]


HULL = {"id": "v", "side": "B", "vehicle": "dune_buggy", "at": [10, 12], "facing": 90}


def titles_at_the_hull(*crew):
    """The lines shown for guns at a hull."""
    guns = squad("a", "A", [[10, 20], [12, 20]], type="knight", weapon="heavy")
    held = squad("z", "B", [[60, 40]], type="squire")
    question = asked_to_attack(guns, HULL, *crew, held).question()
    return [line.title.id.removeprefix("fallout-odds-") for line in question.preview({"at": "v"}).odds]


def test_nobody_falls_in_an_empty_vehicle():
    """fallout.vehicle.no_save: only what becomes of the hull is shown; with a driver, also whether he falls."""
    assert ["hits", "points", "hull"] == titles_at_the_hull()
    driver = squad("d", "B", [[1, 1]], type="raider_hero", aboard="v")
    assert ["hits", "fallen", "killed", "points", "hull"] == titles_at_the_hull(driver)
