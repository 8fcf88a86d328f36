# Population: conversion and crowds.

warfare-counter-civilians = the Civilians
warfare-ask-convert = Whom does { $unit } try to win over, for { $ap } AP?
warfare-opt-convert = The crowd at { $hex }
warfare-ask-crowd = Where does the Hostile Crowd of { $hex } go?
warfare-event-convert = { $unit } talks to the crowd for { $ap } AP.
warfare-event-unmoved = The crowd does not listen.
warfare-event-turned-civil = The crowd calms down: peaceful Civilians.
warfare-event-turned-hostile = The Civilians turn into a Hostile Crowd.
warfare-event-crowd-moves = The Hostile Crowd moves to { $hex }.
warfare-event-crowd-gone = The Hostile Crowd scatters.
warfare-refused-pop-convert-who = There is no Hostile Crowd beside it.
warfare-refused-pop-convert-irregular = There are no Civilians beside it that could be roused.
warfare-refused-assault-crowd-choice = The crowd cannot go there.
