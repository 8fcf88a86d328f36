# La popolazione: conversione e folle.

warfare-counter-civilians = i Civili
warfare-ask-convert = Chi prova a convincere { $unit }, per { $ap } AP?
warfare-opt-convert = La folla in { $hex }
warfare-ask-crowd = Dove va la Folla ostile di { $hex }?
warfare-event-convert = { $unit } parla alla folla per { $ap } AP.
warfare-event-unmoved = La folla non ascolta.
warfare-event-turned-civil = La folla si calma: sono Civili.
warfare-event-turned-hostile = I Civili diventano una Folla ostile.
warfare-event-crowd-moves = La Folla ostile si sposta in { $hex }.
warfare-event-crowd-gone = La Folla ostile si disperde.
warfare-refused-pop-convert-who = Accanto non c’è una Folla ostile.
warfare-refused-pop-convert-irregular = Accanto non ci sono Civili da aizzare.
warfare-refused-assault-crowd-choice = La folla non può andarci.
