# The automaton of solo play.

warfare-automaton = Automaton ({ $faction })
warfare-need-automaton = 1-12: its list from the top; 13-16: from moving; 17-19: from overwatch; 20: it passes.
warfare-event-automaton = { $side }, from the list: { $command }.
warfare-solo-recover-suppressed = recover a Suppressed unit
warfare-solo-martyrdom = martyrdom
warfare-solo-assault = assault
warfare-solo-fire = fire
warfare-solo-support = a support
warfare-solo-convert = turn the crowd
warfare-solo-recover-shaken = recover a Shaken unit
warfare-solo-move = move
warfare-solo-overwatch = overwatch
warfare-solo-pass = pass
