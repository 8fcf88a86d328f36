# Pagina delle regole
rules-chapter = Nel libro: { $chapter }
rules-house = Regola della casa
rules-public = Regola base pubblica
rules-title = Regole di { $name }
rules-search = Cerca tra le regole
rules-hint = copertura, inchiodato, granata …
rules-found = { $n ->
    [one] Una regola.
   *[other] { $n } regole.
}
rules-all = Tutte le regole
