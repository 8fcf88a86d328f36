import { t } from '../i18n/texts.svelte';

/** How strong the computer plays, and which bot that is; what it is like is said in a line. */
export const LEVELS = [
  { id: 'gentle', bot: 'gentle' },
  { id: 'fair', bot: 'greedy' },
  { id: 'hard', bot: 'deep' },
] as const;

/** Bots that play each in its own way; docs/bots.md says how strong they are beside "fair". */
const CHARACTERS: Record<string, string> = { 'greedy:bold': 'bold', 'greedy:patient': 'patient', random: 'random' };

/** Bots as they are chosen from: the levels by strength, then the characters, then those from elsewhere. */
export function byStrength(bots: string[]): string[] {
  const known = [...LEVELS.map((entry) => entry.bot as string), ...Object.keys(CHARACTERS)];
  const place = (bot: string): number => (known.includes(bot) ? known.indexOf(bot) : known.length);
  return [...bots].sort((a, b) => place(a) - place(b));
}

export function levelName(bot: string): string {
  const level = LEVELS.find((entry) => entry.bot === bot)?.id ?? CHARACTERS[bot];
  return level ? t(`level-${level}`) : bot;
}

/** What a bot is like, in one line; "" for one from elsewhere. */
export function levelNote(bot: string): string {
  const level = LEVELS.find((entry) => entry.bot === bot)?.id ?? CHARACTERS[bot];
  return level ? t(`level-${level}-note`) : '';
}
