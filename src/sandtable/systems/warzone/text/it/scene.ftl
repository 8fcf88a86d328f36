# La scena: fasi, segni, zone, strumenti.

warzone-phase-setup = Schieramento
warzone-phase-start = Inizio
warzone-phase-initiative = Iniziativa
warzone-phase-arrivals = Arrivi
warzone-phase-battle = Battaglia
warzone-phase-end = Fine
warzone-phase-over = Partita finita
warzone-badge-routed = In rotta
warzone-badge-panicked = In panico
warzone-badge-suppressed = Sotto fuoco di soppressione
warzone-badge-reserve = In riserva
warzone-badge-acting = Comandante reggente
warzone-badge-tactic = Tattica in gioco
warzone-badge-activated = Attivata
warzone-badge-engaged = Ingaggiato
warzone-badge-stunned = Stordito
warzone-badge-waiting = In attesa
warzone-badge-hidden = Nascosto
warzone-badge-aimed = In mira
warzone-badge-drive = Trazione persa
warzone-badge-crew = Equipaggio ferito
warzone-badge-carrying = Porta una cassa
warzone-badge-fumbled = Fumble
warzone-arc-front = Arco frontale
warzone-crate = Cassa di rifornimenti
warzone-zone-deploy = Zona di schieramento di { $side }
warzone-zone-marker = Segnalino { $n }
warzone-zone-exit = { $side } esce di qui
warzone-briefing-attacker = { $side } attacca.
warzone-briefing-strategy = Strategia in gioco: { $card }.
warzone-range = { $weapon }: ST { $st }, RoF { $rate }, AVV { $avv }, { $type }
warzone-smoke = Fumo

# Strumenti.

warzone-fact-behind = Visibile, ma non nell’arco frontale
warzone-fact-veils = { $n ->
    [one] Una cosa sulla linea
   *[other] { $n } cose sulla linea
}
warzone-fact-hidden = Nascosto del tutto
warzone-fact-target = { $model } contro { $target }
warzone-fact-able = { $able } modelli su { $total }
warzone-fact-reach = { $action ->
    [run] Corsa: { $length } pollici
   *[other] Movimento: { $length } pollici
}
warzone-fact-gun = { $weapon }: gittata { $reach }″, ST { $st }, RoF { $rate }, AVV { $avv }, { $type }
warzone-fact-blade = { $weapon }: ST +{ $st }, RoA { $rate }, AVV { $avv }, { $type }, portata { $reach }″
warzone-refused-tool-unarmed = Non ha armi da tiro.
