# Fuoco, vista, overwatch, soppressione, recupero.

warfare-weapon-light = armi leggere
warfare-weapon-heavy = armi pesanti
warfare-weapon-sam = missili
warfare-weapon-hunter = armi pesanti contro un elicottero
warfare-weapon-suppressive = fuoco di soppressione
warfare-weapon-assault = assalto

warfare-ask-fire = A chi spara { $unit } ({ $weapon })?
warfare-ask-suppress = Chi tiene giù { $unit }, per { $ap } AP?
warfare-ask-overwatch = { $unit } arriva in { $hex }. Chi è in overwatch spara?
warfare-ask-recover = Con quale dado prova a recuperare { $unit }?
warfare-opt-overwatch-fire = { $unit }: { $weapon }, { $ap } AP
warfare-opt-overwatch-sniper = { $unit }
warfare-opt-hold = Non sparare
warfare-opt-recover = Il dado { $die }, { $ap } AP
warfare-preview-fire = { $unit } spara a { $target }

warfare-event-fires = { $unit } spara a { $target } ({ $weapon }) per { $ap } AP.
warfare-event-missed = { $unit } resta illesa.
warfare-event-overwatch = { $unit } si mette in overwatch.
warfare-event-suppresses = { $unit } fa fuoco di soppressione per { $ap } AP.
warfare-event-recovers = { $unit } prova a recuperare per { $ap } AP.
warfare-event-no-recovery = { $unit } non recupera.

warfare-sight-above = In mezzo c’è un esagono più alto dei due estremi, { $hex } ({ $contact }).
warfare-sight-level = In mezzo c’è un esagono alto quanto l’estremo più alto, { $hex } ({ $contact }).
warfare-sight-opaque = In mezzo c’è una copertura a pari livello, { $hex } ({ $contact }).
warfare-sight-blocker = In mezzo c’è qualcosa a pari livello, { $hex } ({ $contact }).
warfare-sight-screen = In mezzo c’è fumo, { $hex } ({ $contact }).
warfare-sight-start = C’è fumo nell’esagono di chi spara, { $hex } ({ $contact }).
warfare-sight-end = C’è fumo nell’esagono del bersaglio, { $hex } ({ $contact }).
warfare-sight-off = Un estremo della linea non è sulla mappa ({ $hex }, { $contact }).

warfare-refused-fire-steps = Non c’è un nemico contro cui usare queste armi.
warfare-refused-fire-enemy-only = Si mira solo ai nemici.
warfare-refused-fire-morale-bar = Un’unità Scossa o Soppressa non spara.
warfare-refused-fire-no-heavy = Non ha armi pesanti.
warfare-refused-fire-light-targets = Le armi leggere non fanno nulla ai veicoli.
warfare-refused-fire-heavy-targets = Le armi pesanti non si usano contro gli elicotteri.
warfare-refused-fire-range = È fuori gittata.
warfare-refused-fire-los-needed = Manca la linea di vista.
warfare-refused-los-line = Manca la linea di vista.
warfare-refused-los-gold-2 = Un esagono più alto di entrambi gli estremi ferma la linea.
warfare-refused-los-gold-3 = Un esagono più alto di un estremo e pari all’altro ferma la linea.
warfare-refused-los-block-cover = Una copertura a pari livello ferma la linea.
warfare-refused-los-block-units = Un’unità a pari livello ferma la linea.
warfare-refused-los-block-obstacles = Un blocco o macerie a pari livello fermano la linea.
warfare-refused-los-block-population = I Regolari non sparano oltre la popolazione.
warfare-refused-los-block-smoke = Il fumo lungo la via ferma la linea.
warfare-refused-smoke-blocks-fire = Nel fumo e dal fumo non si spara.
warfare-refused-hostage-shield = I Regolari possono solo assaltare gli Irregolari in mezzo alla popolazione.
warfare-refused-hostage-regular-no-fire = I Regolari non sparano in un esagono con Civili.
warfare-refused-amphib-no-fire = La fanteria in acqua non combatte.
warfare-refused-heli-high-threats = Un elicottero in quota si colpisce solo con missili e aerei.
warfare-refused-heli-overwatch-high = Ha l’ordine di restare basso, e in overwatch salirebbe.
warfare-refused-hunter-use = Vale solo contro elicotteri bassi.
warfare-refused-sam-targets = I missili sono solo per elicotteri e aerei.
warfare-refused-opt-heli-weapons = Le armi leggere di un elicottero sono per la fanteria, le pesanti per i veicoli.
warfare-refused-overwatch-who = Chi ha danni al morale non va in overwatch.
warfare-refused-overwatch-cost = È già in overwatch.
warfare-refused-recover-action = Il suo morale è intatto.
warfare-refused-suppress-who = Il fuoco di soppressione vuole un’unità senza danni al morale.
warfare-refused-suppress-range = È oltre la gittata delle armi leggere.
warfare-refused-suppress-targets = Un elicottero in quota non si può tenere giù.
warfare-refused-suppress-los = Manca una linea libera.
