# La decisione di chi è attivo, le azioni della tabella, e che cosa impedisce a un'unità di agire.

warfare-numbered = { $name } { $n }
warfare-ask-who = Casella { $box }, { $ap } AP prima del prossimo cubetto. Chi agisce?
warfare-ask-action = Che cosa fa { $unit }?
warfare-opt-unit = { $unit }
warfare-opt-support = Supporto: { $unit }
warfare-opt-pass = Passa

warfare-action-move = Muovi
warfare-action-load = Carica a bordo
warfare-action-unload = Fai scendere
warfare-action-convert = Porta la folla dalla tua
warfare-action-roadblock-remove = Rimuovi un blocco stradale
warfare-action-roadblock-lift = Raccogli un blocco stradale
warfare-action-roadblock-place = Posa un blocco stradale
warfare-action-fire-light = Spara con le armi leggere
warfare-action-fire-heavy = Spara con le armi pesanti
warfare-action-fire-sam = Lancia i missili
warfare-action-hunter-fire = Caccia a un elicottero
warfare-action-recover = Recupera
warfare-action-assault = Assalta
warfare-action-overwatch = Mettiti in overwatch
warfare-action-suppressive-fire = Fuoco di soppressione

warfare-refused-setup-units = Non è sulla mappa.
warfare-refused-morale-suppressed = Un’unità Soppressa non agisce; si può solo farla recuperare.
warfare-refused-transport-passenger-idle = Chi viaggia su un veicolo non fa nulla e non si può mirare. Prima va fatto scendere.
warfare-refused-scenario-topics = Appartiene a un capitolo successivo a quelli dello scenario.
warfare-refused-unit-special-action-icon = Non ha l’icona di questa azione speciale.
warfare-refused-unit-ability-icon = Non ha l’icona di questa abilità.
warfare-refused-no-hex = Non è un esagono della mappa che si possa scegliere.
warfare-refused-no-target = Non c’è nessuna unità “{ $target }” da mirare.
