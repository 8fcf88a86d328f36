"""Moving (`movement`, of vehicles too), carrying (`transport`), and what is met on the way.

How far a unit may go is in `ground.passable`. Warfare has no charge: infantry storms a hex beside it
(`attack.assault`), and who loses retreats (`attack.retreat`).
"""
