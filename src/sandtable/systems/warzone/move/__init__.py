"""Moving (`movement`, of vehicles too), `charging`, `climbing`, `jumps`, and moves nobody chooses (`flight`).

How far each goes and what bars the way is in `planning`; squads keep together by `coherency`.
"""
