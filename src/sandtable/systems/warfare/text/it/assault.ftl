# Assalto, ritirata, avanzata.

warfare-ask-assault = { $unit }: chi assaltare?
warfare-event-assaults = { $unit } assalta { $target } per { $ap } AP.
warfare-event-assault-fails = L’assalto di { $unit } fallisce e costa altri { $ap } AP.
warfare-event-retreats = { $unit } si ritira in { $hex }.
warfare-event-advances = { $unit } occupa { $hex }.
warfare-refused-assault-who = Assalta solo la fanteria senza danni al morale.
warfare-refused-assault-target = Accanto non c’è un nemico che si possa assaltare.
warfare-refused-heli-no-assault = Gli elicotteri non assaltano e non si assaltano.
