"""The game as it is shown: `scene` with tokens and badges, where fire reaches (`threats`), `plans`, `sheets`, `tools`.

Army lists are written with `builder`, scenarios with `desk`, and printed by `paper`.
"""
