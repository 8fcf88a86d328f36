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
ai-why-way-left = It is still on its way to its prey.
ai-why-comes-back = That is what the enemy can do to it there.
ai-why-watch = It waits for the enemy to come into its fire.
ai-why-skill = It puts its skill to use.
ai-why-traps = There may be a bomb on the way.
ai-why-alone = Nobody of its own is near to share the fire.
ai-why-recover = It pulls itself together.
ai-why-smoke = Smoke hides it from their fire.
ai-why-card = A card does more for it than it costs.
