"""The table in words: a battle in the terminal, for people who read and for programs that do.

It draws scenes and asks questions as every other client does, and knows no rule of any game.
"""
