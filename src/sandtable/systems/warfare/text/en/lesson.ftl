# The guided first battle.

warfare-lesson-first-move-short = Move, and pay for it
warfare-lesson-first-move-title = Every action costs time
warfare-lesson-first-move-text = Choose the Marine squad, then Move, then a hex nearer the village, such as the one that is lit. Look at the track: what you do costs action points, and your cube moves down. Whoever stands higher on the track acts next.
warfare-lesson-first-move-mark = Click a hex: the track shows what it costs to go there.

warfare-lesson-first-fire-short = Fire, and read the die
warfare-lesson-first-fire-title = Fire at the militia in the open
warfare-lesson-first-fire-text = Choose the MG team, then fire its light weapons at the militia on the right. The row of dice shows which colour is rolled and what shifts it up or down: range, cover, the number of weapons.
warfare-lesson-first-fire-mark = Nine colours of dice, from weak to strong; the card shows every face.

warfare-lesson-first-overwatch-short = Go on overwatch
warfare-lesson-first-overwatch-title = Wait for them to come
warfare-lesson-first-overwatch-text = Choose the LAV-25, then Overwatch, for one point. A unit on overwatch may fire at an enemy who enters a hex in its range and sight.
warfare-lesson-first-overwatch-mark = The eye marks a unit on overwatch.

warfare-lesson-first-react-short = They move: fire
warfare-lesson-first-react-title = Let them come, then fire
warfare-lesson-first-react-text = Is it still your go? Put the Marine squad on overwatch, too, or pass. The other side acts while it stands higher on the track; when somebody comes into sight of a unit on overwatch you are asked: fire now, or hold? The shot is paid for as any other.

warfare-lesson-first-assault-short = Assault the village
warfare-lesson-first-assault-title = Take the village
warfare-lesson-first-assault-text = Bring the Marine squad beside the village, then assault the militia in it; whoever is Shaken must Recover first. One die decides: the defender gives way or is gone, or the assault fails.
warfare-lesson-first-assault-mark = An assault goes into the next hex.

warfare-lesson-first-score-short = Spend what is left, score
warfare-lesson-first-score-title = Hold it until time is up
warfare-lesson-first-score-text = Go on until the points are spent: the turn ends when both cubes have come down. Then the village is worth 3 points to whoever had the last unit in it, and every infantry unit destroyed 1.

warfare-lesson-first-ended = That is the game: every action costs time, and the track says whose go it is. Now play a whole battle; the computer can be asked for advice at any time.
