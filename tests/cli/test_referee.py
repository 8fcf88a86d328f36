"""The JSON-lines protocol: every line gets a reply, whatever is in it."""

import json


def talk(sandtable, *lines):
    ran = sandtable("referee", typed="".join(line + "\n" for line in lines))
    assert (0, "") == (ran.returncode, ran.stderr)
    return [json.loads(line) for line in ran.stdout.splitlines()]


NEW = json.dumps({"do": "new", "setup": {"system": "fubar", "scenario": "crossroads"}, "seed": 7})


def test_a_game_is_refereed_line_by_line(sandtable):
    """A new game asks; a choice of its own is accepted."""
    started, choices = talk(sandtable, NEW, '{"do": "choices"}')
    answer = json.dumps({"do": "answer", "answer": choices["choices"][0]})
    replies = talk(sandtable, NEW, answer)

    assert started["ok"]
    assert started["question"]["kind"]
    assert replies[1]["ok"]


def test_bad_lines_get_an_error_each_and_lose_nothing(sandtable):
    """Not JSON, not an object, unknown, out of order, deeply nested: the game goes on."""
    bad = ("nonsense", "[]", "3", '{"do": "fly"}', "[" * 5000, '{"do": "answer", "answer": {"x": NaN}}')
    replies = talk(sandtable, '{"do": "ask"}', NEW, *bad, '{"do": "ask"}')

    assert not replies[0]["ok"]
    assert replies[1]["ok"]
    assert [False] * len(bad) == [reply["ok"] for reply in replies[2:-1]]
    assert all(reply["error"] for reply in replies[2:-1])
    assert replies[1]["question"] == replies[-1]["question"]


def test_blank_lines_are_passed_over(sandtable):
    """An empty line is no command."""
    assert 1 == len(talk(sandtable, "", "  ", NEW))


def position(system, **position):
    """A game on a real table that goes on from a position."""
    return json.dumps({"do": "new", "setup": {"system": system, "position": position}, "dice": "typed"})


def answers(*given):
    """One command for each answer."""
    return [json.dumps({"do": "answer", "answer": answer}) for answer in given]


SKIRMISH = position(
    "warfare",
    sides=[{"level": 40}, {"level": 20}],
    units=[{"id": "squad", "side": "A", "hex": [0, 0]}, {"id": "foe", "side": "B", "hex": [3, 0]}],
)


def test_a_refusal_is_a_sentence_with_its_rule(sandtable):
    """A person reads `error`; a program reads `reasons`."""
    started, refused = talk(sandtable, SKIRMISH, *answers("fly"))
    italian = sandtable("referee", "--lang", "it", typed=SKIRMISH + "\n" + answers("fly")[0] + "\n")

    assert started["ok"]
    assert not refused["ok"]
    assert refused["error"].endswith(f"[{refused['reasons'][0]['why']}]")
    assert " " in refused["error"].split("[")[0].strip()
    assert refused["error"] != json.loads(italian.stdout.splitlines()[1])["error"]


def test_coloured_dice_are_typed_in_by_what_they_print(sandtable):
    """Whoever rolls a die without numbers says what it shows; the journal holds the face."""
    asked = talk(sandtable, SKIRMISH, *answers("squad", "fire-light"))[-1]["question"]
    shown = asked["prints"][-1]
    journal = '{"do": "journal"}'
    by_word = talk(sandtable, SKIRMISH, *answers("squad", "fire-light", ["green"], [shown]), journal)
    number = asked["prints"].index(shown) + 1
    by_number = talk(sandtable, SKIRMISH, *answers("squad", "fire-light", [number]), journal)

    assert "dice" == asked["kind"]
    assert [False, True] == [reply["ok"] for reply in by_word[3:5]]
    assert by_number[-1]["journal"] == by_word[-1]["journal"]


def test_a_shot_of_warzone_is_played_with_real_dice(sandtable):
    """Every roll is asked for, with what it needs; a wrong number of dice is refused and nothing is lost."""
    new = position(
        "warzone",
        squads=[
            {"id": "a", "side": "A", "unit": "cap_light", "at": [[10, 10]]},
            {"id": "b", "side": "B", "unit": "imp_trencher", "at": [[10, 20], [12, 20]]},
        ],
    )
    said = talk(sandtable, new, *answers("shoot", {"at": "b-1"}, [], [21], [5]))
    hit = said[2]["question"]

    assert ("dice", "d20", "A") == (hit["kind"], hit["die"], hit["side"])
    assert hit["need"] is not None
    assert [False, False, True] == [reply["ok"] for reply in said[3:6]]
    assert "B" == said[5]["side"]
    assert [5] == next(event["dice"]["faces"] for event in said[5]["events"] if "dice" in event)
