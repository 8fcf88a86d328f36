"""Everything true at one moment (`state`), written down (`record`), as one side knows it (`known`).

What things are called is in `names`; phases, actions, questions and answers go by the words in `identities`.
What a side imagines of the rest, for whoever looks ahead, is in `setup.guessing`.
"""
