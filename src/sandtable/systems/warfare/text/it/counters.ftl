# Fumo, Ignoti, esplosivi, macerie, martirio.

warfare-action-smoke = Lancia fumogeni
warfare-action-recon = Guarda sotto un punto interrogativo
warfare-action-clear = Bonifica un IED o una mina
warfare-action-martyrdom = Martirio
warfare-weapon-martyrdom = martirio

warfare-ask-smoke = Dove lancia il fumo { $unit }?
warfare-ask-recon = Quale punto interrogativo esamina { $unit }, per { $ap } AP?
warfare-ask-clear = Che cosa bonifica { $unit }, per { $ap } AP?
warfare-ask-martyrdom = Chi porta con sé { $unit }, per { $ap } AP?
warfare-ask-explode = { $unit } ha esaminato il tuo segnalino: { $counter }. Lo fai esplodere?
warfare-ask-counter-order = { $unit } ha trovato più segnalini tuoi. Quale viene prima?

warfare-opt-unknown = Il punto interrogativo in { $hex }
warfare-opt-explosive = { $counter } in { $hex }
warfare-opt-counter = { $counter }
warfare-opt-explode = Fai esplodere: { $counter }
warfare-opt-quiet = Resta in silenzio

warfare-event-smoke = { $unit } lancia fumo in { $hex }.
warfare-event-recon = { $unit } cerca ciò che è nascosto, per { $ap } AP.
warfare-event-recon-fails = Non si scopre nulla.
warfare-event-revealed = { $unit } scopre: { $counter }.
warfare-event-counter-removed = { $counter }: tolto dalla mappa.
warfare-event-explodes = { $counter }: esplode sotto { $unit }.
warfare-event-clears = { $unit } prova a bonificare per { $ap } AP.
warfare-event-clear-fails = { $counter }: resta dov’è.
warfare-event-rubble = Le macerie chiudono { $hex }.
warfare-event-buried = { $counter }: sepolto dalle macerie.
warfare-event-martyrdom = { $unit } si immola, per { $ap } AP.

warfare-refused-smoke-who = Solo la fanteria lancia fumo, in un esagono adiacente.
warfare-refused-smoke-no-water = Il fumo non si lancia sull’acqua.
warfare-refused-smoke-both-sides = Lì c’è già del fumo.
warfare-refused-recon-who = Non ha accanto nessun punto interrogativo nemico.
warfare-refused-mine-recon-safe = A comando esplode solo un IED, e questo è: { $counter }.
warfare-refused-clear-who = Non ha accanto IED o mine scoperti.
warfare-refused-martyr-who = Serve un nemico a terra in un esagono adiacente.
warfare-refused-martyr-scenario = In questa partita il martirio non si usa.
