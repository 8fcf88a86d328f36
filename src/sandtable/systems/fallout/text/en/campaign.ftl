# Campaigns: what is refused between battles.

fallout-campaign-key = A campaign has no “{ $key }”.
fallout-campaign-kind = “{ $key }” must be { $kind ->
    [number] a whole number
    [flag] true or false
    [list] a list
   *[text] a text in quotes
  }.
fallout-campaign-unit = A campaign is measured in “in” or “cm”.
fallout-campaign-side-shape = A side of a campaign is a table with “name” and “army”, and nothing else.
fallout-campaign-pack = A campaign takes no pack: its units outlive the list that brought them. Begin it with what the book prints.
fallout-campaign-army = An army is a list with its units, the word of a faction, or nothing at all: then it is drawn by lot.
fallout-campaign-scenarios = Too many scenarios; { $most } are the most that are played in turn.
fallout-campaign-order-key = The order “{ $order }” has no “{ $key }”.
fallout-campaign-later = A unit begins a campaign whole and at home; its “{ $key }” is kept by the campaign.
fallout-campaign-number = { $what } goes from { $least } to { $most }.
fallout-campaign-sides = A campaign has two to { $most } sides.
fallout-campaign-scenario = There is no scenario “{ $scenario }”.
fallout-campaign-level-one = Heroes begin a campaign at level 1.
fallout-campaign-order = There is no order “{ $order }”.
fallout-campaign-no-unit = There is no unit “{ $unit }” in this pool.
fallout-campaign-not-your-battle = The next battle is not yours.
fallout-campaign-unavailable = Unit “{ $unit }” cannot take part in this battle.
fallout-campaign-too-few = { $points } points; a battle is fought with { $least } to { $most }.
fallout-campaign-not-fielded = Side { $side } has not chosen its troops yet.
fallout-campaign-over = The campaign is over.
fallout-campaign-merge = Only squads of the same kind join.
fallout-campaign-two-leaders = Both squads have a leader; one leader is enough.
fallout-campaign-lead = A hero takes over a squad that has lost its leader.
fallout-campaign-no-hero = Nobody in this unit is a hero.
fallout-campaign-no-item = Nobody in this unit carries that; another one may take it.
fallout-campaign-no-skill = There is no skill “{ $skill }”.
fallout-campaign-highest = { $skill } cannot be raised any further.
fallout-campaign-skill-points = { $skill } costs { $price } skill points; { $left } are left.
fallout-campaign-mines = { $n } mines are wanted; { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
  } left.
fallout-campaign-no-map = This campaign has no map.
fallout-campaign-map-size = A map has { $least } to { $most } locations for each side.
fallout-campaign-map-picks = Each side picks { $least } to { $most } starting locations.
fallout-campaign-not-your-pick = It is not your turn to pick a location.
fallout-campaign-no-place = There is no location “{ $place }”.
fallout-campaign-place-taken = Location “{ $place }” is taken.
fallout-campaign-pick-first = First all starting locations are picked.
fallout-campaign-station = Troops start in one of your own starting locations.
fallout-campaign-moved = These troops have moved since the last battle.
fallout-campaign-not-next = “{ $place }” is not next to them.
fallout-campaign-none = There is no campaign yet; begin one.
fallout-campaign-no-side = A side is named by its number, from 0.
fallout-campaign-faction = There is no faction “{ $word }”; there are { $known }.
fallout-campaign-fighting = The battle has begun; orders are given again when it is over.
fallout-campaign-enlist-late = Another army is brought before anything has come of the first.
fallout-campaign-apart = They are not in the same place.

# What is to be done now.

fallout-campaign-side = Side { $number }
fallout-campaign-todo-over = The campaign is over: { $name } takes it with { $won ->
    [one] one battle won
   *[other] { $won } battles won
  }.
fallout-campaign-todo-battle = Battle { $number } against { $name } is being fought: go to the table.
fallout-campaign-todo-ready = Both sides have chosen: battle { $number } against { $name } can begin.
fallout-campaign-todo-pick = Pick a starting location on the map; { $left ->
    [one] one is left
   *[other] { $left } are left
  }.
fallout-campaign-todo-await-pick = { $name } picks a starting location.
fallout-campaign-todo-station = { $units ->
    [one] One unit has
   *[other] { $units } units have
  } no place on the map yet: station them in your starting locations.
fallout-campaign-todo-learn = { $heroes ->
    [one] One hero has
   *[other] { $heroes } heroes have
  } skill points to spend.
fallout-campaign-todo-move = Move your troops: battle { $number } against { $name } is fought where you meet.
fallout-campaign-todo-wait = When you have finished moving, end the interval.
fallout-campaign-todo-await-wait = You have finished moving; the interval ends when everybody has.
fallout-campaign-todo-field = Choose your troops for battle { $number } against { $name }: { $least } to { $most } points.
fallout-campaign-todo-forfeit = You cannot raise { $least } points for battle { $number } against { $name } with what is ready; forfeit it.
fallout-campaign-todo-await-field = Your troops are chosen; { $name } has not chosen yet.
fallout-campaign-todo-aside = You rest: battle { $number } is between { $names }.
fallout-campaign-todo-fights = { $name } is in battle.
fallout-campaign-todo-moves = { $name } is moving on the map.
fallout-campaign-todo-chooses = { $name } chooses its troops.

fallout-campaign-status-ready = Ready
fallout-campaign-status-headless = Without its Beastlord it follows nobody
fallout-campaign-status-away = Retreated: it misses the next battle
fallout-campaign-status-down = Too badly hurt to fight; has to rest
fallout-campaign-status-leaderless = Has lost its leader: join it to another squad, or let a hero lead it
fallout-campaign-status-unfit = Cannot fight as it is: join it to another squad
fallout-campaign-status-wounded = Wounded
fallout-campaign-status-damaged = Damaged

# The map.

fallout-place-dry-wells = Dry Wells
fallout-place-old-bridge = Old Bridge
fallout-place-signal-hill = Signal Hill
fallout-place-rust-yard = Rust Yard
fallout-place-salt-flat = Salt Flat
fallout-place-red-mesa = Red Mesa
fallout-place-broken-dam = Broken Dam
fallout-place-water-tower = Water Tower
fallout-place-crater = Crater
fallout-place-rail-depot = Rail Depot
fallout-place-quarry = Quarry
fallout-place-drive-in = Drive-in
fallout-place-motel = Motel
fallout-place-silo = Silo
fallout-place-junkyard = Junkyard
fallout-place-canyon = Canyon
fallout-place-radio-mast = Radio Mast
fallout-place-refinery = Refinery
fallout-place-farmstead = Farmstead
fallout-place-checkpoint = Checkpoint
fallout-place-airstrip = Airstrip
fallout-place-caves = Caves
fallout-place-hospital = Hospital
fallout-place-power-plant = Power Plant
fallout-place-market = Market
fallout-place-ranger-post = Ranger Post
fallout-place-mine-shaft = Mine Shaft
fallout-place-sewer-gate = Sewer Gate
fallout-place-library = Library
fallout-place-court-house = Court House
fallout-place-fuel-stop = Fuel Stop
fallout-place-overpass = Overpass
fallout-place-cemetery = Cemetery
fallout-place-prison = Prison
fallout-place-lighthouse = Lighthouse
fallout-place-windmill = Windmill
fallout-place-foundry = Foundry
fallout-place-stadium = Stadium
fallout-place-toll-gate = Toll Gate
fallout-place-lumber-camp = Lumber Camp
fallout-place-pump-house = Pump House
fallout-place-grain-elevator = Grain Elevator
fallout-place-ghost-town = Ghost Town
fallout-place-tar-pits = Tar Pits
fallout-place-observatory = Observatory
fallout-place-bus-graveyard = Bus Graveyard
fallout-place-trading-post = Trading Post
fallout-place-scrap-wall = Scrap Wall
fallout-place-glass-desert = Glass Desert
fallout-place-ferry-landing = Ferry Landing
fallout-place-bunker = Bunker
fallout-place-chapel = Chapel
fallout-place-school = School
fallout-place-brewery = Brewery
fallout-place-tunnel = Tunnel
fallout-place-truck-stop = Truck Stop
fallout-place-bone-gulch = Bone Gulch
fallout-place-weather-station = Weather Station
fallout-place-collapsed-mall = Collapsed Mall
fallout-place-greenhouse = Greenhouse
