# Manovre: che cosa fa una squadra con una sola risposta.

warzone-drill-move = Muovere
warzone-drill-run = Correre
warzone-drill-shoot = Sparare
warzone-drill-move-shoot = Muovere, sparare
warzone-drill-shoot-move = Sparare, muovere
warzone-drill-aim-shoot = Mirare, sparare
warzone-drill-rapid = Fuoco rapido
warzone-drill-charge = Caricare, colpire
warzone-drill-strike = Corpo a corpo
warzone-drill-wait = Attendere
warzone-drill-hide = Nascondersi
warzone-drill-move-hide = Muovere, nascondersi
warzone-drill-far = { $inches }″
warzone-drill-most = al massimo { $n }
warzone-drill-able = { $n } di { $of }
warzone-drill-structure = AV { $av }, { $sp } SP
warzone-drill-party = Agiscono { $n } di { $of }{ $aim ->
    [0] .
   *[other] , { $aim } con un bersaglio.
}
warzone-event-drill = { $squad } tutti insieme: { $drill }.
warzone-event-drill-broken = Una reazione interrompe { $squad }: per gli altri si chiede di nuovo.
warzone-refused-drill-shape = Una manovra dice dove con «lead» e una formazione, o con «to»; «at» nomina un bersaglio e «with» chi della squadra può ancora agire.
warzone-refused-drill-where = { $moves ->
    [yes] Questa manovra vuole un luogo dove andare.
   *[no] Questa manovra non va in nessun luogo: il luogo va tolto.
}
warzone-refused-drill-whom = { $aims ->
    [yes] Questa manovra vuole un bersaglio.
   *[no] Questa manovra non mira a nessuno: il bersaglio va tolto.
}
warzone-short-range = troppo lontano: { $distance }″ di { $range }″
warzone-short-sight = non vede
warzone-short-hidden = non vede: { $what }
warzone-short-arc = guarda altrove
warzone-short-shielded = bersaglio protetto
warzone-short-far = si ferma prima: { $length }″ sono più di { $most }″
warzone-short-occupied = non c’è posto
warzone-short-ground = terreno impraticabile
warzone-short-way = nessuna via
warzone-short-edge = bordo del tavolo
warzone-short-fights = in corpo a corpo
warzone-short-fired = ha già sparato
warzone-short-reload = ricarica
warzone-short-limit = attendono già in { $most }
warzone-short-open = nessuna copertura leggera
warzone-short-actions = nessuna azione
warzone-short-nobody = nessuno a portata
warzone-short-stays = non può muovere
warzone-short-recovers = prima si riprende
warzone-short-slow = M −{ $loss }: terreno
warzone-short-stopped = fermato da { $enemy }
warzone-short-outside = { $inches }″ dal comandante, raggio { $radius }″
warzone-short-template = posa una sagoma
warzone-short-cover = { $by }: copertura
warzone-short-melee = −8: in corpo a corpo
warzone-short-priority = prova di comando ({ $need }): nemici più vicini
