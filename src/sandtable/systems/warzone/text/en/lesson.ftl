# The guided first battle.

warzone-lesson-first-move-short = Move a squad into cover
warzone-lesson-first-move-title = Run behind the wall
warzone-lesson-first-move-text = Choose the Light Infantry, then Run, then click behind the wall and press the button: the whole squad goes as one. Every model has two actions, and a run takes both. The sides take turns, one squad of yours and one of theirs.
warzone-lesson-first-move-mark = Behind the wall you have heavy cover: whoever shoots at you hits less often.

warzone-lesson-first-wait-short = Wait for them
warzone-lesson-first-wait-title = Keep watch over the street
warzone-lesson-first-wait-text = Choose the Airborne Rangers, then Wait. They do nothing now, and may each break into the activation of an enemy whom they see.
warzone-lesson-first-wait-mark = The eye marks a model that Waits.

warzone-lesson-first-react-short = They move: react
warzone-lesson-first-react-title = Now: fire first
warzone-lesson-first-react-text = A Blood Beret is about to act, and your Rangers see him. Choose who reacts with a shot: line, distance and odds are shown as for any other. What the rest of his squad does is asked again afterwards.

warzone-lesson-first-card-short = Play a card
warzone-lesson-first-card-title = A card for the Heavy Infantry
warzone-lesson-first-card-text = Choose the Heavy Infantry, and before it does anything play Steady Volley from your hand below the table: +2 to hit for everybody in the squad, who may not move this turn. It is paid for with a Resource card.
warzone-lesson-first-card-mark = Resource cards also buy a third action, one more die, a grenade or a chance to heal. They come back every turn.

warzone-lesson-first-shoot-short = Shoot, and read the odds
warzone-lesson-first-shoot-title = Fire at the Trenchers
warzone-lesson-first-shoot-text = Choose Aim, shoot, then click the Trenchers. Every model rolls its own dice with its own range, cover and line of sight; the panel says who cannot fire, and why.
warzone-lesson-first-shoot-mark = A d20 that shows the number or less hits; 1 always does, and 20 is a fumble.

warzone-lesson-first-strategy-short = A new turn: a Strategy
warzone-lesson-first-strategy-title = A Strategy for the turn
warzone-lesson-first-strategy-text = The last turn begins: burned Resource cards are ready again, and each side draws a card. Play Iron Discipline, a Strategy: it stays on the table and holds for everybody. Then choose Go on, and dice decide who begins.
warzone-lesson-first-strategy-mark = Only one Strategy is in play; the next one takes its place.

warzone-lesson-first-marker-short = Run to the marker
warzone-lesson-first-marker-title = Take the marker
warzone-lesson-first-marker-text = Choose the Light Infantry, then Run, and end round the flag. Whoever has more models within 3 inches of it when the turn ends scores a point.
warzone-lesson-first-marker-mark = The dotted circle is how far the marker reaches.

warzone-lesson-first-score-short = Hold it, score
warzone-lesson-first-score-title = Hold it to the end
warzone-lesson-first-score-text = Let the others shoot until nobody is left to activate. Then the marker is counted, and every squad destroyed was worth a point as well.

warzone-lesson-first-ended = That is the game: squads act by turns, those who Wait break in, and cards tip the scales. Now play a whole battle; the computer can be asked for advice at any time.
