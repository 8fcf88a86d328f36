"""The order of a game: `turn`, `initiative`, `activation`, `actions`.

Reactions come in the middle of a move: `move.reactions`.
"""
