# L'automa del solitario.

warfare-automaton = Automa ({ $faction })
warfare-need-automaton = 1-12: la lista dall’inizio; 13-16: dal movimento; 17-19: dall’overwatch; 20: passa.
warfare-event-automaton = { $side }, dalla lista: { $command }.
warfare-solo-recover-suppressed = recuperare un’unità Soppressa
warfare-solo-martyrdom = martirio
warfare-solo-assault = assalto
warfare-solo-fire = fuoco
warfare-solo-support = un supporto
warfare-solo-convert = convertire la folla
warfare-solo-recover-shaken = recuperare un’unità Scossa
warfare-solo-move = movimento
warfare-solo-overwatch = overwatch
warfare-solo-pass = passare
