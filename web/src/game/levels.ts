import { t } from '../i18n/texts.svelte';

/** How hard the computer plays, and which bot that is. */
export const LEVELS = [
  { id: 'gentle', bot: 'random' },
  { id: 'fair', bot: 'greedy' },
  { id: 'hard', bot: 'deep' },
] as const;

export function levelName(bot: string): string {
  const level = LEVELS.find((entry) => entry.bot === bot);
  return level ? t(`level-${level.id}`) : bot;
}
