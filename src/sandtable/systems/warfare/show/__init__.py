"""The game as it is shown: `scene` with tokens and badges, the track, where fire reaches (`threats`), `plans`, `tools`.

Forces are bought with `builder`, sheets drawn with `desk`, and printed by `paper`.
"""
