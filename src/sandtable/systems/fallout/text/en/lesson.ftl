# The guided first battle.

fallout-lesson-first-unit-knights = Knight squad
fallout-lesson-first-unit-watch = Watch
fallout-lesson-first-unit-raiders = Raider band
fallout-lesson-first-unit-stalkers = Stalker band

fallout-lesson-first-cover-short = Move behind the wall
fallout-lesson-first-cover-title = Get behind the wall
fallout-lesson-first-cover-text = Choose the Knight squad, then Move, then click behind the wall and press the button. The sides take turns: one squad of yours, one of theirs. Whoever is half hidden by the wall is harder to hit.
fallout-lesson-first-cover-mark = The number at the ghost is how far the squad goes, and how far it may.

fallout-lesson-first-overwatch-short = Go on overwatch
fallout-lesson-first-overwatch-title = Keep watch over the road
fallout-lesson-first-overwatch-text = The squad that has not acted yet is the Watch. Choose Overwatch: it does nothing now and may fire while an enemy moves or acts.
fallout-lesson-first-overwatch-mark = The eye marks a squad on overwatch.

fallout-lesson-first-react-short = They move: fire
fallout-lesson-first-react-title = Now: they are on the move
fallout-lesson-first-react-text = The Raider band is about to act, and your squad on overwatch may fire before it does. Choose to fire; or hold and wait for a better moment.

fallout-lesson-first-aim-short = Choose the target, read the odds
fallout-lesson-first-aim-title = At whom, and how well
fallout-lesson-first-aim-text = Point at the Raider band: the panel and the card show what every die needs and why, line by line with the rules. Low is good: the die must not exceed the number. Then press the button.
fallout-lesson-first-aim-mark = One die for each figure that fires.

fallout-lesson-first-turn-short = A new turn: attack
fallout-lesson-first-turn-title = Attack from behind the wall
fallout-lesson-first-turn-text = A new turn, and dice have decided who goes first. Choose the Knight squad, then Attack, then the Raider band. Who stands still shoots better than who has moved.
fallout-lesson-first-turn-mark = Attack means shooting, or striking whoever stands close.

fallout-lesson-first-score-short = Play it out, count the points
fallout-lesson-first-score-title = Who has won?
fallout-lesson-first-score-text = Play the turn to its end. Every enemy figure out of action is worth its points; the score is explained line by line when the battle is over.

fallout-lesson-first-ended = That is the game: one squad after the other, move or attack, and overwatch to spoil their plans. Now play a whole battle; the computer can be asked for advice at any time.
