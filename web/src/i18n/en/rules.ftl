# Page of the rules
rules-chapter = In the book: { $chapter }
rules-house = House rules
rules-public = Public core rules
rules-title = Rules of { $name }
rules-search = Search the rules
rules-hint = cover, pinned, grenade …
rules-found = { $n ->
    [one] One rule.
   *[other] { $n } rules.
}
rules-all = All rules
