"""The game as it is shown: `scene`, `tokens` with their badges, where fire reaches (`threats`), `plans`, `tools`.

Army lists are written with `builder`, missions with `desk`, and printed by `paper`.
"""
