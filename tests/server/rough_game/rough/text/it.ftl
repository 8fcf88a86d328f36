rough-title = Agguato rude
