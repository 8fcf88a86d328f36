import { say } from '../i18n/texts.svelte';
import type { StatLine } from '../net/armies';

/** What a printed value says: in words where it has some, else as it is printed. */
export const statValue = (stat: StatLine): string => (stat.words ? say(stat.words) : stat.value);
