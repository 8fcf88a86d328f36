# Bots: what they are like.

ai-character-default = Weighs what every move brings and costs, and takes the best.
ai-character-bold = Goes for the objectives and the fight, and cares little what comes back.
ai-character-patient = Keeps to cover, lets the others come, and fires when it pays.
ai-character-beginner = Plays to win, but misses chances to react and often takes the second-best plan.

# Why a plan is what it is: what speaks for it and against it.

ai-why-goal = It is still away from what the scenario pays for.
ai-why-nearer = { $better ->
    [yes] It comes nearer to what the scenario pays for.
   *[no] It goes away from what the scenario pays for.
}
ai-why-shots = { $better ->
    [yes] It has a better shot from there next turn.
   *[no] It gives up a shot for it.
}
ai-why-fire = { $better ->
    [yes] The enemy can do less to it there.
   *[no] The enemy can do more to it there.
}
ai-why-captive = The captive is within its grasp.
ai-why-shot = It fires now, and it pays.
ai-why-next-shot = It has a shot from there next turn.
ai-why-danger = It would draw { NUMBER($hits, maximumFractionDigits: 1) } hits from { $units ->
    [one] one unit
   *[other] { $units } units
} before it acts again.
ai-why-guards = { $units ->
    [one] One unit On Guard would fire first
   *[other] { $units } units On Guard would fire first
}, { NUMBER($hits, maximumFractionDigits: 1) } hits.
ai-why-waits = On Guard it may fire at whoever comes into sight.
ai-why-low = Lying low costs it its turn.
ai-why-hides = It keeps out of sight: there is nothing better to do.
ai-why-assault = That is what the fight would bring, losses against losses.
ai-why-ride = It rides on towards its goal.
ai-why-aboard = Its vehicle is under fire.
ai-why-attack = Its attack now, and it pays.
ai-why-spray = A burst or a grenade catches more of them than plain shots.
ai-why-start-near = It starts near what the mission is about.
ai-why-start-room = It has room to either side.
ai-why-start-cover = It starts behind cover.
ai-why-start-shot = The enemy could shoot at it there.
ai-why-next-attack = It can attack from there next turn.
ai-why-run-over = It would drive over enemies.
ai-why-way-left = It is still on its way to its prey.
ai-why-comes-back = That is what the enemy can do to it there.
ai-why-watch = It waits for the enemy to come into its fire.
ai-why-skill = It puts its skill to use.
ai-why-traps = There may be a bomb on the way.
ai-why-alone = Nobody of its own is near to share the fire.
ai-why-recover = It pulls itself together.
ai-why-smoke = Smoke hides it from their fire.
ai-why-card = A card does more for it than it costs.
ai-why-card-dear = A card costs more than it would bring here.

# Why, where a plan is not made of parts: what is weighed there.

ai-why-only = There is nothing else to do here.
ai-why-behind = By what it weighs, this comes after the first.
ai-why-least = Nothing here brings anything; this costs the least.
ai-why-order = Nothing it weighs sets the answers apart: it takes what the rules name first.
ai-why-target = Of these targets, hitting this one brings the most.
ai-why-place = Of the places it looked at, this one does the most for it.
ai-why-reacts = Its fire brings the most, and is worth the chance it spends.
ai-why-in-turn = One after the other: which comes first changes little.
ai-why-start-where = Aboard it comes sooner to where it is wanted.
ai-why-on-foot = On foot it is where it is wanted, and can act at once.
ai-why-shelter = Of the cover within reach, this place is the one the rules name first.
ai-why-close-up = Together again it acts as one unit.
ai-why-fight = Of those within reach, this fight brings the most, losses against losses.
ai-why-mission = That is what the scenario pays for.
ai-why-most-now = It has the best shots and fights of all, so it goes first.
ai-why-cheapest = It is the one whose loss costs the least.
ai-why-fire-waits = It waited for this: a shot now is worth more than a later one.
ai-why-fire-late = It fires where the enemy has come nearest.
ai-why-many = The more strike together, the surer the blow.
ai-why-melee = Those who fight better with blades stay in it, the others get away.
ai-why-drive = It drives where it is wanted, and stops where those aboard have something to fire at.
ai-why-front = The middle of its own front, with room to either side.
ai-why-price = For the action points it costs, it brings the most.
ai-why-planned = It is what the unit set out to do: of its actions this brings the most for their price.
ai-why-nothing-pays = Nothing it could do is worth an action point.
ai-why-secret = Drawn by lot, so that nobody learns its habits.
ai-why-pays = Its odds are worth the action point.
ai-why-lets-be = Letting it pass costs less than the odds would bring.
ai-why-leader-first = The commander goes first, so that the others can follow him.
ai-why-comrade-next = One after the other; who goes first changes little now.
ai-why-rests-alone = Nothing it could still do is worth what it costs.
ai-why-rests = There is nothing more that would be worth anything to this squad.
ai-why-rally = A broken squad can do nothing else until it has rallied.
ai-why-together = All of them at one strong enemy bring more than each for itself.
ai-why-spare-card = There are cards to spare for it.
ai-why-keeps-cards = It keeps its cards for when they count.
ai-why-keeps-card = What it would save is not worth a card.
ai-why-healing = What it may save is worth the card.
ai-why-injector = An injector costs nothing that would be missed.
ai-why-strikes-back = A blow or a shot in between costs it nothing.
ai-why-reroll = The roll failed: another one can only be better.
ai-why-ducks = In cover it is harder to hit.
ai-why-arrives = It does more on the table than beside it.
ai-why-attacks = The attacker chooses where the fight is.
