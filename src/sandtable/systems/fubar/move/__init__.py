"""Moving (`movement`), `charging`, `driving`, `transport`, falling back (`retreat`), and what is met on the way.

How far each action goes is printed (`data/lengths.toml`). Units On Guard fire in the middle of a move: `reactions`.
"""
