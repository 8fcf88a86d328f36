# La prima battaglia guidata.

warfare-lesson-first-move-short = Muovi, e paga
warfare-lesson-first-move-title = Ogni azione costa tempo
warfare-lesson-first-move-text = Scegli la Squadra marines, poi Muovi, poi un esagono più vicino al villaggio, come quello illuminato. Guarda il tracciato: ciò che fai costa punti azione e il tuo cubetto scende. Agisce chi è più in alto sul tracciato.
warfare-lesson-first-move-mark = Clicca un esagono: il tracciato mostra quanto costa andarci.

warfare-lesson-first-fire-short = Spara, e leggi il dado
warfare-lesson-first-fire-title = Fuoco sulla milizia allo scoperto
warfare-lesson-first-fire-text = Scegli la Squadra MG, poi spara con le armi leggere alla milizia sulla destra. La fila dei dadi mostra quale colore si tira e che cosa lo sposta: distanza, riparo, numero di armi.
warfare-lesson-first-fire-mark = Nove colori di dadi, dal debole al forte; la scheda mostra ogni faccia.

warfare-lesson-first-overwatch-short = In overwatch
warfare-lesson-first-overwatch-title = Aspetta che arrivino
warfare-lesson-first-overwatch-text = Scegli il LAV-25, poi Mettiti in overwatch, per un punto. Un’unità in overwatch può sparare a un nemico che entra in un esagono a portata e in vista.
warfare-lesson-first-overwatch-mark = L’occhio segna un’unità in overwatch.

warfare-lesson-first-react-short = Si muovono: spara
warfare-lesson-first-react-title = Lasciali venire, poi spara
warfare-lesson-first-react-text = Tocca ancora a te? Metti in overwatch anche la Squadra marines, o passa. L’altra parte agisce finché è più in alto sul tracciato; quando qualcuno entra in vista di un’unità in overwatch ti viene chiesto: sparare ora o aspettare? Il tiro si paga come ogni altro.

warfare-lesson-first-assault-short = Assalta il villaggio
warfare-lesson-first-assault-title = Prendi il villaggio
warfare-lesson-first-assault-text = Porta la Squadra marines accanto al villaggio, poi assalta la milizia che vi sta; chi è Scosso deve prima recuperare. Un dado decide: chi difende cede o sparisce, oppure l’assalto fallisce.
warfare-lesson-first-assault-mark = Un assalto va nell’esagono accanto.

warfare-lesson-first-score-short = Spendi il resto, conta
warfare-lesson-first-score-title = Tienilo fino alla fine
warfare-lesson-first-score-text = Continua finché ci sono punti: il turno finisce quando entrambi i cubetti sono scesi. Poi il villaggio vale 3 punti per chi ci ha avuto l’ultima unità, e ogni fanteria distrutta 1.

warfare-lesson-first-ended = Questo è il gioco: ogni azione costa tempo, e il tracciato dice a chi tocca. Ora gioca una battaglia intera; al computer puoi chiedere consiglio quando vuoi.
