"""From a set-up to the first turn: `setting_up`, terrain from the seed (`layout`) or by hand (`laying`), `deployment`.

Explicit positions are read by `position`.
"""
