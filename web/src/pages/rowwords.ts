import { levelName } from '../game/levels';
import { language } from '../i18n/language.svelte';
import { say, t } from '../i18n/texts.svelte';
import type { GameLine } from '../net/games';

/** Who sits on the other side: by name, or the computer and how strong it is. */
export const opponents = (game: GameLine): string =>
  game.seats
    .filter((seat) => !game.mine.includes(seat.side))
    .map((seat) => {
      const side = say(game.sides.find((entry) => entry.id === seat.side)?.name);
      const who = seat.name || t(`seat-${seat.held_by}`, { bot: levelName(seat.bot ?? '') });
      return t('row-opponent', { side, who });
    })
    .join(', ');

/** When something last happened in it. */
export const lastChanged = (game: GameLine): string =>
  new Intl.DateTimeFormat(language.now, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
    game.changed_at,
  );

/** What a battle is called: a guided one by what it is, any other by its scenario. */
export function rowTitle(game: GameLine): string {
  if (game.lesson) return t('lesson-eyebrow');
  return game.title ? say(game.title) : game.game;
}
