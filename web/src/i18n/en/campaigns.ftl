# Campaigns.

nav-campaigns = Campaigns
camp-title = Campaigns
camp-lead = Several battles with the same army: who falls is gone, who survives learns.
camp-mine = Your campaigns
camp-none = No campaign yet: agree on one beside this, or open a friend’s link.
camp-unnamed = A campaign
camp-side = Side { $n }
camp-you = you
camp-computer = the computer
camp-line-over = Over: won by { $name }
camp-line-yours = Something is to be done by you
camp-line-fighting = Battle { $n } is being fought
camp-line-waiting = Waiting for others
camp-new = Agree on a new campaign
camp-name = Name
camp-points = Points a side
camp-least = Battle: at least
camp-most = Battle: at most
camp-factor = Length
camp-battles-each = { $n ->
    [one] One battle
   *[other] { $n } battles
  } for each side.
camp-scenarios = Scenarios, in turn
camp-how = How the sides meet
camp-round-robin = Everybody in turn
camp-on-map = On a map
camp-no-map = The Italian edition has no map.
camp-each = Locations a side
camp-picks = Starting locations
camp-sides = Sides
camp-holder = Who holds it
camp-here = At this screen
camp-friend = A friend, by link
camp-bot-greedy = Computer, fair
camp-bot-random = Computer, at random
camp-army = Army
camp-drawn-army = Drawn by lot
camp-army-how = Armies that you keep on the army page can be brought along:
camp-more = One more side
camp-less = Take this side out
camp-begin = Begin the campaign
camp-all = All campaigns
camp-terms = { $points } points a side, battles of { $least } to { $most }, { $n } for each
camp-invited = You are invited to hold { $name }.
camp-your-name = Your name
camp-take-side = Take this side
camp-onlooker = You look on: the pools of the sides are hidden from you.
camp-file = Save as a file
camp-now = To be done now
camp-to-table = To the table
camp-do-field = Choose troops
camp-do-learn = To the heroes
camp-do-forfeit = Forfeit
camp-do-pick = To the map
camp-do-station = To the map
camp-do-move = To the map
camp-do-wait = I have finished moving
camp-forfeit-sure = Forfeit this battle? It counts as lost.
camp-standings = Standings
camp-who = Side
camp-won = Battles won
camp-won-short = W
camp-lost = Battles lost
camp-lost-short = L
camp-drawn = Battles drawn
camp-drawn-short = D
camp-left = Points left
camp-units = { $n ->
    [one] one unit
   *[other] { $n } units
  }
camp-battles = Battles
camp-ended-won = won by { $name }
camp-ended-forfeit = forfeited to { $name }
camp-ended-drawn = drawn
camp-fighting = being fought
camp-next = next
camp-watch = Watch
camp-people = Who holds which side
camp-held-by = Who holds { $name }
camp-link = Link for { $name }
camp-enlist = Bring another army instead
camp-enlist-choose = Choose …
camp-map = The map
camp-map-pick = Choose a location on the map to start from.
camp-map-choose = Choose a location on the map to see who is there and where the roads lead.
camp-pick-here = Start from here
camp-start-of = start of { $name }
camp-troops-of = { $name }: { $n ->
    [one] one unit
   *[other] { $n } units
  }
camp-meeting = the next battle is fought here
camp-station-here = { $n ->
    [one] Station one unit here
   *[other] Station { $n } units here
  }
camp-march-to = { $n ->
    [one] One unit marches to
   *[other] { $n } units march to
  }
camp-all-moved = Everybody here has moved in this interval.
camp-nobody-here = Nobody of yours is here.
camp-pool = The pool of { $name }
camp-whose = Whose pool
camp-troops = Troops for the next battle
camp-of-points = points; { $least } to { $most } are allowed
camp-chosen = Chosen
camp-propose = Propose
camp-field = Field these troops
camp-mines = Mines
camp-mines-left = { $left } of { $bought } { $bought ->
    [one] is
   *[other] are
  } left.
camp-mines-take = To the battle
camp-mines-count = { $n ->
    [0] none
    [one] one mine
   *[other] { $n } mines
  } · { $points } points
camp-mines-nobody = None can go along with the chosen troops.
camp-mines-brought = { $n ->
    [one] One goes
   *[other] { $n } go
  } along to this battle.
camp-pool-empty = Nobody is left.
camp-choose = Takes part
camp-order-merge = Is joined by …
camp-order-lead = Is led by …
camp-order-hand = Hands over …
camp-hand-to = { $item } to { $name }
camp-order-drop = Leaves behind …
camp-drop-sure = Leave the { $item } behind? It is gone for good.
camp-level = Level
camp-xp = { $xp } of { $next } XP
camp-xp-top = { $xp } XP, the highest level
camp-hp = { $hp } of { $most } hit points
camp-spend = { $n ->
    [one] One skill point
   *[other] { $n } skill points
  } to spend
camp-learn = { $skill } to { $level } for { $n ->
    [one] one point
   *[other] { $n } points
  }
camp-damage = Damage { $n }; disabled at { $disabled }, destroyed at { $destroyed }
camp-new-skill = A new skill
camp-choose-skill = Choose …
camp-price = { $n ->
    [one] one point
   *[other] { $n } points
  }
