rough-title = Rough ambush
