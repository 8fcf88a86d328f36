import type { Preview } from '../wire/preview';

/** Whether a preview has anything to say in words. */
export function speaks(preview: Preview): boolean {
  const lists = [preview.facts, preview.reasons, preview.warnings, preview.modifiers, preview.odds];
  return preview.cost !== undefined || preview.ladder !== undefined || lists.some((list) => list.length > 0);
}
