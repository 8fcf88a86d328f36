# What a squad does as one.
drill-how = { $n ->
    [one] All of its actions on one answer; the rules check each.
   *[other] All { $n } together; the rules check every one of them.
}
drill-singly = One at a time
drill-together = All together
drill-where = Click where they go, or drag one of them; arrows push.
drill-where-touch = Tap where they go.
drill-whom = At whom
drill-columns = range · see · fall
drill-see = { $n } can aim at it
drill-things = Structures
drill-things-n = { $n } in sight
drill-not-all = Not all can
drill-others = Or
drill-far = { $far } of { $most }
drill-radius = { $radius } coherence
drill-who = no. { $n } { $why }
drill-does = { $drill }, { $all ->
    [yes] all { $n }
   *[no] { $n } of { $of }
}
drill-aims = { $drill }: { $n ->
    [0] nobody can
    [one] one can
   *[other] { $n } can
}
formation-lines = Two lines
drill-alone = { $figure }, action by action
