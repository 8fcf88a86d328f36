# Pianificare: che cosa porta un posto, chi spara lungo la strada, quanto scotta il terreno

plan = Piano
plan-lines = Dal fantasma
plan-reach = Movimento
plan-ranges = Gittate
plan-threat = Minaccia al prossimo turno
as-far-as = { $gone } di { $wanted }
stops-short = non ci arriva
act-how = Clicca il terreno o trascina: l’azione che ci arriva si sceglie da sé. Clicca un nemico per attaccare.
act-how-touch = Tocca il terreno o un nemico: si sceglie l’azione giusta.
confirm-go = { $action }, { $gone } di { $allowance }
confirm-act = { $action }: { $unit }
eye-pill = { $unit } { $chance } un colpo
eye-at = { $unit } a { $far }
on-the-way = Lungo la strada
on-the-way-hit = almeno un colpo
from-here = Da qui
from-here-seen = visti da { $n } su { $of }
from-here-unseen = fuori vista: { $n }
from-here-best = Da qui, tiro migliore
from-here-shot = Tiro migliore al prossimo turno: { $how }, { $unit }
from-here-nobody = Da qui nessuno a cui tirare.
from-here-draw = Che cosa attireresti
from-here-all = { $n ->
    [one] La sua media
   *[other] Se attaccano tutti e { $n }, media
}
from-here-bare = Nessuna copertura contro { $unit }.
key-threat = la minaccia nemica del prossimo turno
key-lines = con un fantasma: tutte le linee o nessuna; Tab: un nemico alla volta
