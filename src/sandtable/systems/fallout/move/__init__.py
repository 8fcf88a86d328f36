"""Moving (`movement`), `driving`, getting in and out of vehicles (`crews`), running away (`flight`), `mines`.

How far each action goes is in `paces`; a charge is a move with an attack at its end, the action itself in
`turn.actions`.
"""
