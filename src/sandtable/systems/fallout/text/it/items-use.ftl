# Oggetti in uso.

fallout-ask-dose = Qualcuno di { $unit } usa una dose?
fallout-opt-dose = { $item } per { MEMBER($figure, $unit, of: "di") }
fallout-opt-no-dose = Nessuno
fallout-ask-clouds = Dove { $n ->
    [one] va l’altra nube?
   *[other] vanno le altre { $n } nubi?
}
fallout-refused-clouds = { $n ->
    [one] Serve il posto di un’altra nube, a contatto con la prima.
   *[other] Servono i posti di altre { $n } nubi, ognuna a contatto con la prima.
}
fallout-event-smoke = Fumo: { $n ->
    [one] una nube
   *[other] { $n } nubi
}.
fallout-event-item-gone = { MEMBER($figure, $unit, of: "di") } ha esaurito: { $item }.
