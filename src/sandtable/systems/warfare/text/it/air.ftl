# Aerei, missili, droni, paracadute.

warfare-action-drone-recon = Manda un drone a guardare
warfare-action-squad-drones = Usa i droni di squadra
warfare-action-airborne-drop = Lancia col paracadute

warfare-ask-sam = { $unit } è sul bersaglio. Chi lancia missili?
warfare-ask-ram = { $unit } si alza. Un tuo drone lo sperona?
warfare-ask-jam = { $unit } sta per attaccare. Chi lo disturba?
warfare-ask-drone = Quale drone vola per { $unit }, per { $ap } AP?
warfare-ask-drop = Dove atterra { $unit }?

warfare-opt-sam = { $unit } lancia, { $ap } AP
warfare-opt-ram = { $unit } lo sperona, { $ap } AP
warfare-opt-jam = { $unit } lo disturba, { $ap } AP

warfare-event-sam = { $unit } lancia missili contro { $target }, per { $ap } AP.
warfare-event-rams = { $unit } sperona { $target }, per { $ap } AP.
warfare-event-jams = { $unit } prova a disturbare il drone, per { $ap } AP.
warfare-event-jam-fails = { $unit } prosegue.
warfare-event-jam-takes = { $unit } ora obbedisce ad altri.
warfare-event-drone-recon = { $drone } osserva per { $unit }, per { $ap } AP.
warfare-event-overwatch-lost = { $unit } è stata scoperta e lascia l’overwatch.
warfare-event-squad-drones = { $unit } fa alzare i suoi droni.
warfare-event-drops = { $unit } atterra in { $hex }.

warfare-refused-cas-use = Così non può attaccare nessuno.
warfare-refused-cas-vs-heli = Contro un elicottero serve il valore pesante.
warfare-refused-cas-entry-sam = Deve essere in overwatch, a tiro e senza fumo in mezzo.
warfare-refused-heli-low-threats = Un elicottero basso non si attacca dall’aria.
warfare-refused-jam-who = Solo la fanteria con l’icona ricognizione disturba i droni.
warfare-refused-drone-recon-use = Nessun drone è disponibile.
warfare-refused-squad-drones-use = Nessuno è in overwatch entro due esagoni.
warfare-refused-airborne-drop = Atterra solo in un esagono vuoto che non sia d’acqua.
warfare-refused-airborne-once = È già sulla mappa; nessuno si lancia due volte.
