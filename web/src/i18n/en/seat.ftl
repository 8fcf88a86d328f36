# A seat that was lost, and previews that take their time

seat-left-bot = The computer ({ $bot }) plays { $side } now.
seat-left-open = Your seat as { $side } was opened to somebody else.
seat-left-person = Somebody else plays { $side } now.
seat-left-watching = You can go on watching from beside the table.
watching = You are watching
preview-busy = The machine is busy working out what this would bring; asking again by itself. You can answer meanwhile.
preview-late = This takes too long to work out now. You can answer all the same.
