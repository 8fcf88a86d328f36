"""Write a game down, read it back, and check every die against the sealed seed."""

import sandtable
from sandtable.core.journal import JournalError, Seal, journal_of, read_journal
from sandtable.core.system import system
from sandtable.core.verifying import verify

seal = Seal(seed=11, nonce="kept secret until the end")
print("sealed:", seal.commitment[:16])
game = sandtable.new("fubar", scenario="skirmish", seed=seal.seed)
while game.ask is not None:
    game.answer(game.ask.question.suggestion())

text = journal_of(game, seal).text()
verdict = verify(system("fubar"), read_journal(text))
print("dice:", verdict.dice, "entries as played:", verdict.entries == len(game.past))

try:
    read_journal(text.replace('"r":[1]', '"r":[6]', 1))
except JournalError as error:
    print("tampered:", str(error).split(": ", 1)[1])
