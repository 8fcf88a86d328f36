# The guided first battle.

fubar-lesson-first-unit-recon = Recon team
fubar-lesson-first-unit-gunners = Machine-gun team
fubar-lesson-first-unit-rifles = Rifle team
fubar-lesson-first-unit-raiders = Raider band
fubar-lesson-first-unit-flankers = Flanking band

fubar-lesson-first-choose-short = Choose a unit
fubar-lesson-first-choose-title = Choose who acts
fubar-lesson-first-choose-text = Click the Recon team, then press Enter or the button on the right. A die decides whether it obeys: the text beside its name says what it needs. While your units obey, you go on; when one fails, the other side has its go.

fubar-lesson-first-cover-short = Move into cover
fubar-lesson-first-cover-title = Get behind the wall
fubar-lesson-first-cover-text = Choose Run, then click behind the wall or drag the team there, and press the button. Who runs does not fire. Behind stone the enemy needs 2 more on every die.
fubar-lesson-first-cover-mark = This shield is your cover against each enemy. It changes while you move the ghost.

fubar-lesson-first-shoot-short = Shoot, and read the odds
fubar-lesson-first-shoot-title = Fire at the Raider band
fubar-lesson-first-shoot-text = Choose the Machine-gun team, then Aim: it stands still and hits more easily. Point at the Raider band before you press the button: you see the dice, what they need and how it may end.
fubar-lesson-first-shoot-mark = The bars are exact odds from the rules, not guesses.

fubar-lesson-first-guard-short = Stand On Guard
fubar-lesson-first-guard-title = Lie in wait
fubar-lesson-first-guard-text = Choose the Rifle team, then Go On Guard. It does nothing now, and may fire once, in the middle of an enemy’s move, at whoever comes into its sight.
fubar-lesson-first-guard-mark = The eye marks a unit that is On Guard.

fubar-lesson-first-react-short = They move: react
fubar-lesson-first-react-title = Now: fire as they come
fubar-lesson-first-react-text = The Flanking band runs out from behind the house, and your unit On Guard may fire as soon as it sees it. Line, distance and odds are shown as for any shot. Choose the Rifle team to fire; or hold and wait for a better moment.

fubar-lesson-first-marker-short = Take the marker
fubar-lesson-first-marker-title = Take the crossroads
fubar-lesson-first-marker-text = A new turn, the last one. Choose the Recon team, run, and end within the circle round the flag.
fubar-lesson-first-marker-mark = Whoever has more figures in the circle when the turn ends scores it.

fubar-lesson-first-score-short = Hold it, score
fubar-lesson-first-score-title = Hold it to the end
fubar-lesson-first-score-text = Only the end of the turn counts. Let the others fire or stand On Guard, so that nobody takes the crossroads from you.

fubar-lesson-first-ended = That is the game: activate, move, fire, react, hold. Now play a whole battle; the computer can be asked for advice at any time.
