"""The order of a game: `turn`, `activation`, `actions`.

Who is active follows from the action track (`state.action_track`): there is no roll for initiative. Reactions are in
`attack.reactions`.
"""
