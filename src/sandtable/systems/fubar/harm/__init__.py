"""What hits do: `saves` with `armour`, `losses`, `pinning`, vehicles (`vehicle_damage`), and who has won (`victory`).

FUBAR has no test of morale: a failed activation is in `turn.activation`, who falls back in `move.retreat`.
"""
