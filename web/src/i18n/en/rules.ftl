# Page of the rules
rules-chapter = In the book: { $chapter }
rules-house = House rule
rules-public = Public core rule
rules-title = Rules of { $name }
rules-search = Search the rules
rules-hint = cover, pinned, grenade …
rules-found = { $n ->
    [one] One rule.
   *[other] { $n } rules.
}
rules-all = All rules
