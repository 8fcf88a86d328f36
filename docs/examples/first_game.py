"""Play a battle by the Python API: ask what is asked, take a legal answer, look at what happened."""

import sandtable

game = sandtable.new("fubar", scenario="crossroads", seed=7)
print("asked:", game.ask.why, "of side", "AB"[game.ask.side])

# Refusals are data: every reason names its rule.
for reason in game.check("the moon"):
    print("refused:", reason.message.id, "by", reason.why)

# Let both sides be set up for us, then play by the first legal answer each time.
for side in (0, 1):
    game.order(side, "core.deploy", "suggested")
while game.ask is not None:
    game.answer(game.ask.question.suggestion())

print("over after", game.state.turn, "turns and", len(game.past), "answers and rolls")
print("points:", game.result.points, "decided by", game.result.why)
