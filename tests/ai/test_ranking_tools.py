"""The tools that learn a ranking: comparisons become factors, and factors another order of the same plans."""

import json
import sys

import ranking_fit
import ranking_gate
from sandtable.ai.taste import Part, Plan, Taste
from sandtable.core.dice import Lots
from sandtable.core.wire import Message

NAMES = ("goal", "shot", "danger")


def comparisons(truth, number=600):
    """Lines of comparisons in which each part is worth what `truth` says, under luck that hides it in each."""
    lots = Lots(b"comparisons")
    for n in range(number):
        parts = [{name: lots.below(100) / 50 - 1 for name in NAMES} for _ in range(2)]
        gap = sum(truth[name] * (parts[0][name] - parts[1][name]) for name in NAMES)
        luck = [[0.5 + 0.1 * gap + (lots.below(100) / 100 - 0.5) for _ in range(4)], [0.5] * 4]
        yield {"scenario": f"s{n % 3}", "game": n, "asked": "x", "parts": parts, "chances": luck}


def factors_of(lines, tmp_path, monkeypatch):
    """What the tool makes of them."""
    data, out = tmp_path / "data.jsonl", tmp_path / "factors.json"
    data.write_text("".join(json.dumps(line) + "\n" for line in lines))
    monkeypatch.setattr(sys, "argv", ["ranking_fit", "fubar", "--data", str(data), "--out", str(out)])
    ranking_fit.main()
    return json.loads(out.read_text())


def test_many_noisy_comparisons_tell_what_a_part_is_worth(tmp_path, monkeypatch):
    """Danger counts three times what the taste thinks: one comparison hides it, six hundred do not."""
    told = factors_of(comparisons({"goal": 1.0, "shot": 1.0, "danger": 3.0}), tmp_path, monkeypatch)

    factors = told["factors"]
    assert 2.0 < factors["danger"] / factors["goal"] < 4.0
    assert 0.7 < factors["shot"] / factors["goal"] < 1.4
    assert told["record"]["error_learned_held_out"] < told["record"]["error_of_taste_held_out"]


def test_a_taste_that_is_right_stays_as_it_is(tmp_path, monkeypatch):
    """Where the parts are worth what they say, the factors are about one."""
    told = factors_of(comparisons(dict.fromkeys(NAMES, 1.0)), tmp_path, monkeypatch)

    assert all(0.7 < factor < 1.4 for factor in told["factors"].values())


class Two(Taste):
    """Likes the bold plan better than the safe one; a third tells nothing of itself and is the last resort."""

    def plans(self, seat, asked):
        bold = Plan(["bold"], -1.0, [Part(Message("goal"), 1.0), Part(Message("danger"), -2.0)])
        safe = Plan(["safe"], -1.2, [Part(Message("goal"), -1.0), Part(Message("danger"), -0.2)])
        return [bold, safe, Plan(["any"], 0.0)]


def test_factors_change_the_order_of_plans_that_tell_their_parts():
    """With danger counting double the safe plan comes first; the plan without parts stays last."""
    seat = asked = None
    doubled = ranking_gate.Reranked(Two(0), {"danger": 2.0}).plans(seat, asked)
    same = ranking_gate.Reranked(Two(0), {}).plans(seat, asked)

    assert ["safe", "bold", "any"] == [plan.first for plan in doubled]
    assert ["bold", "safe", "any"] == [plan.first for plan in same]
