# Planning: what a place would bring, who fires on the way, how hot the ground is

plan = Plan
plan-lines = From the ghost
plan-reach = Reach
plan-ranges = Ranges
plan-threat = Threat next turn
as-far-as = { $gone } of { $wanted }
stops-short = stops short
act-how = Click ground or drag: the action that gets you there is chosen. Click an enemy to attack.
act-how-touch = Tap ground or an enemy: the action that does it is chosen.
confirm-go = { $action }, { $gone } of { $allowance }
confirm-act = { $action }: { $unit }
eye-pill = { $unit } { $chance } a hit
eye-at = { $unit } at { $far }
on-the-way = On the way
on-the-way-hit = at least one hit
from-here = From here
from-here-seen = seen by { $n } of { $of }
from-here-unseen = no sight: { $n }
from-here-best = From here, best shot
from-here-shot = Best shot next go: { $how }, { $unit }
from-here-nobody = Nobody to shoot at from here.
from-here-draw = What you would draw
from-here-all = { $n ->
    [one] Its mean
   *[other] If all { $n } attack, mean
}
from-here-bare = No cover against { $unit }.
key-threat = the enemy’s threat next turn
key-lines = with a ghost: all lines or none; Tab: one enemy at a time
