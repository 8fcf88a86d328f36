# La pista delle azioni, il turno e la sua fine.

warfare-event-turn = Comincia il turno { $turn }.
warfare-event-active = Attivo ora: { $side }.
warfare-event-passes = { $side }: si passa, fino alla casella { $box }.
warfare-event-smoke-clears = Il turno finisce: tutto il fumo si dirada.
warfare-event-steady = { $unit } è di nuovo salda.
warfare-event-shaken-again = { $unit } non è più Soppressa, ma resta Scossa.
warfare-event-shaken = { $unit } è Scossa.
warfare-event-suppressed = { $unit } è Soppressa.
warfare-event-surrender = { $unit } si arrende.
warfare-event-damaged = { $n ->
    [one] { $unit } subisce un danno e ora ne ha { $total }.
   *[other] { $unit } subisce { $n } danni e ora ne ha { $total }.
}
warfare-event-eliminated = { $unit } è eliminata.
warfare-event-civilians-lost = I Civili a bordo sono perduti.
