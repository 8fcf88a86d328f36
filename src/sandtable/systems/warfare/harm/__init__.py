"""What a result does: `damage`, `morale`, who is taken off the map (`losses`), and who has won (`victory`).

Warfare has no saves: a defence shifts the die that is rolled (`attack.to_hit`).
"""
