# The print shop
print-title = The print shop
print-choose = What to print, and how
print-what = Sheets
print-army-both = Both sides of the scenario
print-army = Army
print-scenario = Scenario
print-there = The table of this game
print-layout = Number of the table
print-paper = Paper
print-livery = Livery
print-livery-a = Cobalt, plain
print-livery-b = Vermilion, hatched
print-livery-c = Gold, dotted
print-livery-d = Slate, barred
print-counters = Counters
print-low-ink = Little ink
print-copies = Copies
print-pdf = Open the PDF
print-setting = Setting the type …
print-none = Choose at least one sheet.
print-not-here = This server cannot print: whoever keeps it installs the extra “print”.
print-page-of = { $name }, page { $n } of { $of }
print-kind-army = Army sheet
print-kind-miniatures = Paper miniatures
print-kind-counters = Counters
print-kind-templates = Templates and rulers
print-kind-tokens = Markers
print-kind-cards = Cards
print-kind-dice = Coloured dice
print-kind-track = Action track
print-kind-map = Map in tiles
print-kind-plan = Plan of the table
print-kind-terrain = Terrain pieces
print-kind-reference = Quick reference
print-kind-forms = Forms to fill in
print-pages = { $n ->
    [one] { $n } page
   *[other] { $n } pages
  }
