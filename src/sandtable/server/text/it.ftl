# Ciò che il server dice alle persone: quando parte, e perché non fa quel che gli si chiede.

server-ready = Sandtable è pronto su { $url }
server-ready-stop = Ctrl+C lo ferma; le partite si conservano in { $database }.
server-not-built = Il programma per il browser non è ancora costruito. Esegui «make web» nella cartella di Sandtable, poi ricarica la pagina.

server-said = { $sentence }
server-broke = Qualcosa è andato storto nel server. La partita è com’era: riprova.
server-unreadable = Questa richiesta non si può leggere: { $detail }
server-too-deep = I livelli annidati sono troppi: ne bastano { $most }.
server-too-large = È troppo grande: si leggono al massimo { $most } kB.
server-no-such-page = A questo indirizzo non c’è nulla.
server-no-such-method = Questo indirizzo non accetta { $method }.
server-too-many = Troppe richieste: aspetta un momento e prosegui.
server-refused-request = Questa richiesta è rifiutata: { $detail }

server-no-such-game = Qui non c’è una partita «{ $game }».
server-no-such-replay = Qui non c’è una registrazione «{ $replay }»: porta di nuovo il diario.
server-no-such-system = Non c’è un sistema «{ $system }»; ci sono { $systems }.
server-no-such-edition = Di queste regole non c’è un’edizione «{ $edition }»; ci sono { $editions }.
server-no-such-rule = In { $system } non c’è una regola «{ $rule }».
server-no-such-language = Non ci sono testi in «{ $language }»; ci sono { $languages }.
server-no-desk = { $system } non gioca scenari da file.
server-no-such-side = In questa partita non c’è una parte «{ $side }»; ci sono { $sides }.
server-no-such-bot = Non c’è un bot «{ $bot }»; ci sono { $bots }.
server-no-such-holder = Un posto va a «me», «hotseat», «open» o «bot:» con un nome, non a «{ $wish }».

server-no-token = La parte { $side } è un posto al tavolo: per sedersi serve la sua chiave.
server-wrong-token = Questa chiave non apre la parte { $side }: serve quella data con il posto.
server-wrong-invitation = Questo invito non apre la parte { $side }: chiedine uno nuovo a chi ospita.
server-stale = La partita è già alla versione { $version }: guarda di nuovo e rispondi a quella.
server-changed-elsewhere = La partita è stata cambiata da un’altra parte: guarda di nuovo.
server-not-written = La risposta non si è potuta scrivere e non vale: riprova.
server-not-asked = Ora non ti si chiede nulla: non c’è nulla da provare.
server-not-carried = Questa partita è stata giocata con la versione { $was } delle regole e non può proseguire con la versione { $rules }: { $why }
server-no-tools = Questa partita è stata giocata con la versione { $was } delle regole, che qui non c’è più: non vi si può misurare nulla.
server-full = Qui ci sono già { $most } partite: non se ne possono tenere altre.
server-too-many-orders = Hai dato 100 ordini permanenti: prima ritirane uno.
server-too-many-sockets = Troppi guardano questa partita: riprova più tardi.
server-too-slow = Il calcolo richiede troppo tempo; nulla è cambiato.
server-journal-too-long = Rigiocare questo diario richiede troppo tempo.
server-not-text = Un diario è testo in UTF-8.

server-seed-and-open-seat = Una partita con un posto libero sorteggia da sé il seme, così nessuno conosce i dadi in anticipo.
server-seed-chosen = Il seme di questa partita l’ha scelto chi ospita, che può conoscere i dadi: resta tra persone allo stesso schermo.
server-entropy-late = Il primo dado è caduto: al sigillo non si aggiunge più nulla.
server-typed-needs-people = I dadi veri li leggono le persone: affida almeno una parte a una persona.

server-socket-first = Il primo messaggio è un oggetto con la chiave del posto.
server-socket-message = Un messaggio è un oggetto; il primo mostra la chiave.
server-socket-silent = Su questa connessione non si chiede nulla: risposte, anteprime e ordini si inviano con POST.
server-socket-moved = Questo posto ha cambiato mano: serve la nuova chiave.

server-no-such-campaign = Qui non c’è la campagna “{ $campaign }”.
server-campaigns-full = Qui ci sono già { $most } campagne; non se ne possono tenere altre.
server-campaign-no-such-side = Questa campagna ha { $sides } schieramenti; si contano da 0.
server-campaign-no-token = Lo schieramento { $side } di questa campagna è di qualcuno; per darne gli ordini serve la sua chiave.
server-campaign-wrong-token = Questa chiave non apre lo schieramento { $side } della campagna; serve quella data con esso.
server-campaign-wrong-invitation = Questo invito non apre lo schieramento { $side } della campagna; chiedine uno nuovo a chi ospita.
server-campaign-no-seat = Questo è per chi tiene uno schieramento della campagna; serve una chiave.
server-campaign-own-word = “{ $order }” lo fa il server da sé quando è ora.
server-campaign-stale = La campagna è andata avanti alla versione { $version }; guarda di nuovo.
server-campaign-elsewhere = La campagna è stata cambiata altrove; guarda di nuovo.
server-campaign-battle-runs = Si combatte una battaglia; i posti cambiano di mano al suo tavolo, e qui quando è finita.
server-campaign-booked = Questa battaglia è scritta nella sua campagna; non si può più tornare indietro.
server-campaign-running = Una campagna si salva come file quando è finita; fino ad allora ha dei segreti.
