import { fallout } from './fallout';
import { fubar } from './fubar';
import { warfare } from './warfare';
import { warzone } from './warzone';

/** A cover for each game of the house. A game from elsewhere gets the plain one, with its name. */
export const POSTERS: Record<string, () => string> = { fubar, fallout, warfare, warzone };
