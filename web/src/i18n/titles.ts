import { say, shelf, t } from './texts.svelte';

/** What a game is called: on its poster, or by itself where nobody has painted one. */
export function gameTitle(system: string): string {
  if (shelf.has(`poster-${system}`)) return t(`poster-${system}`);
  return shelf.serves(`${system}-title`) ? say({ id: `${system}-title` }) : system;
}
