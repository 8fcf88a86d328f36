# Pagina delle regole
rules-chapter = Nel libro: { $chapter }
rules-house = Regole della casa
rules-public = Regole base pubbliche
rules-title = Regole di { $name }
rules-search = Cerca tra le regole
rules-hint = copertura, inchiodato, granata …
rules-found = { $n ->
    [one] Una regola.
   *[other] { $n } regole.
}
rules-all = Tutte le regole
