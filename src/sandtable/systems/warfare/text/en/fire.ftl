# Fire, sight, overwatch, suppressive fire, recovery.

warfare-weapon-light = light weapons
warfare-weapon-heavy = heavy weapons
warfare-weapon-sam = missiles
warfare-weapon-hunter = heavy weapons against a helicopter
warfare-weapon-suppressive = suppressive fire
warfare-weapon-assault = assault

warfare-ask-fire = At whom does { $unit } fire its { $weapon }?
warfare-ask-suppress = Whom does { $unit } keep down, for { $ap } AP?
warfare-ask-overwatch = { $unit } comes to { $hex }. Who on overwatch fires?
warfare-ask-recover = With which die does { $unit } try to recover?
warfare-opt-overwatch-fire = { $unit }: { $weapon }, { $ap } AP
warfare-opt-overwatch-sniper = { $unit }
warfare-opt-hold = Hold fire
warfare-opt-recover = The { $die } die, { $ap } AP
warfare-preview-fire = { $unit } fires at { $target }

warfare-event-fires = { $unit } fires its { $weapon } at { $target } for { $ap } AP.
warfare-event-missed = { $unit } comes to no harm.
warfare-event-overwatch = { $unit } goes on overwatch.
warfare-event-suppresses = { $unit } lays down suppressive fire for { $ap } AP.
warfare-event-recovers = { $unit } tries to recover for { $ap } AP.
warfare-event-no-recovery = { $unit } does not recover.

warfare-sight-above = A hex higher than both ends stands between, at { $hex } ({ $contact }).
warfare-sight-level = A hex as high as the higher end stands between, at { $hex } ({ $contact }).
warfare-sight-opaque = Cover on the same level stands between, at { $hex } ({ $contact }).
warfare-sight-blocker = Something on the same level stands between, at { $hex } ({ $contact }).
warfare-sight-screen = There is smoke between, at { $hex } ({ $contact }).
warfare-sight-start = There is smoke in the firer's own hex, { $hex } ({ $contact }).
warfare-sight-end = There is smoke in the target's own hex, { $hex } ({ $contact }).
warfare-sight-off = One end of the line is not on the map ({ $hex }, { $contact }).

warfare-refused-fire-steps = There is no enemy at whom these weapons may be fired.
warfare-refused-fire-enemy-only = Only enemies are aimed at.
warfare-refused-fire-morale-bar = A Shaken or Suppressed unit does not fire.
warfare-refused-fire-no-heavy = It has no heavy weapons.
warfare-refused-fire-light-targets = Light weapons do nothing to vehicles.
warfare-refused-fire-heavy-targets = Heavy weapons are not fired at helicopters.
warfare-refused-fire-range = It is out of range.
warfare-refused-fire-los-needed = There is no line of sight.
warfare-refused-los-line = There is no line of sight.
warfare-refused-los-gold-2 = A hex higher than both ends stops the line.
warfare-refused-los-gold-3 = A hex higher than one end and as high as the other stops the line.
warfare-refused-los-block-cover = Cover on the same level stops the line.
warfare-refused-los-block-units = A unit on the same level stops the line.
warfare-refused-los-block-obstacles = A roadblock or rubble on the same level stops the line.
warfare-refused-los-block-population = Regulars do not fire past population.
warfare-refused-los-block-smoke = Smoke on the way stops the line.
warfare-refused-smoke-blocks-fire = Nobody fires into smoke or out of it.
warfare-refused-hostage-shield = Regulars may only assault Irregulars who stand among population.
warfare-refused-hostage-regular-no-fire = Regulars do not fire into a hex with Civilians.
warfare-refused-amphib-no-fire = Infantry in the water does not fight.
warfare-refused-heli-high-threats = A helicopter that flies high is hit by missiles and aircraft only.
warfare-refused-heli-overwatch-high = It is ordered to stay low, and on overwatch it would rise.
warfare-refused-hunter-use = This is for low helicopters only.
warfare-refused-sam-targets = Missiles are for helicopters and aircraft only.
warfare-refused-opt-heli-weapons = A helicopter's light weapons are for infantry, its heavy ones for vehicles.
warfare-refused-overwatch-who = Whoever has morale damage does not go on overwatch.
warfare-refused-overwatch-cost = It is on overwatch already.
warfare-refused-recover-action = Its morale is unhurt.
warfare-refused-suppress-who = Suppressive fire takes a unit without morale damage.
warfare-refused-suppress-range = It is beyond the range of the light weapons.
warfare-refused-suppress-targets = A helicopter that flies high cannot be kept down.
warfare-refused-suppress-los = There is no clear line to it.
