# Assault, retreat, advance.

warfare-ask-assault = Whom does { $unit } assault?
warfare-event-assaults = { $unit } assaults { $target } for { $ap } AP.
warfare-event-assault-fails = The assault of { $unit } fails and costs { $ap } AP more.
warfare-event-retreats = { $unit } falls back to { $hex }.
warfare-event-advances = { $unit } takes { $hex }.
warfare-refused-assault-who = Only infantry without morale damage assaults.
warfare-refused-assault-target = There is no enemy beside it that could be assaulted.
warfare-refused-heli-no-assault = Helicopters neither assault nor are assaulted.
