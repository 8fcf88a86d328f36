# Aircraft, missiles, drones, parachutes.

warfare-action-drone-recon = Send a drone to look
warfare-action-squad-drones = Fly the squad's drones
warfare-action-airborne-drop = Drop by parachute

warfare-ask-sam = { $unit } is overhead. Who fires missiles at it?
warfare-ask-ram = { $unit } takes off. Does a drone of yours ram it?
warfare-ask-jam = { $unit } is about to attack. Who jams it?
warfare-ask-drone = Which drone flies for { $unit }, for { $ap } AP?
warfare-ask-drop = Where does { $unit } come down?

warfare-opt-sam = { $unit } fires, { $ap } AP
warfare-opt-ram = { $unit } rams it, { $ap } AP
warfare-opt-jam = { $unit } jams it, { $ap } AP

warfare-event-sam = { $unit } fires missiles at { $target }, for { $ap } AP.
warfare-event-rams = { $unit } rams { $target }, for { $ap } AP.
warfare-event-jams = { $unit } tries to jam the drone, for { $ap } AP.
warfare-event-jam-fails = { $unit } flies on.
warfare-event-jam-takes = { $unit } obeys another hand now.
warfare-event-drone-recon = { $drone } looks around for { $unit }, for { $ap } AP.
warfare-event-overwatch-lost = { $unit } has been found out and leaves overwatch.
warfare-event-squad-drones = { $unit } sends up its drones.
warfare-event-drops = { $unit } comes down at { $hex }.

warfare-refused-cas-use = There is nobody it may attack this way.
warfare-refused-cas-vs-heli = Against a helicopter only the heavy value serves.
warfare-refused-cas-entry-sam = It has to be on overwatch, in range and clear of smoke.
warfare-refused-heli-low-threats = A helicopter that flies low is out of reach from the air.
warfare-refused-jam-who = Only infantry with the recon icon jams drones.
warfare-refused-drone-recon-use = No drone is at hand.
warfare-refused-squad-drones-use = Nobody is on overwatch within two hexes.
warfare-refused-airborne-drop = It comes down only in an empty hex that is not water.
warfare-refused-airborne-once = It is on the map already; nobody drops twice.
