import { Later } from './later.svelte';
import type { SceneView } from './wire/scene';

/** The one component of a file. */
const component = <C>(load: () => Promise<{ default: C }>): Later<C> =>
  new Later(() => load().then((file) => file.default));

/** What a table can do without until its first question is answered. */
export const film = new Later(() => import('./board/film'));
export const ahead = new Later(() => import('./board/ahead'));
export const kinds = new Later(() => import('./dock/kinds/others'));
export const squad = new Later(() => import('./dock/squad'));
export const overlaid = component(() => import('./pages/game/Overlaid.svelte'));
export const advice = component(() => import('./advice/AdvicePanel.svelte'));
export const why = component(() => import('./advice/WhyPanel.svelte'));
export const over = component(() => import('./dock/GameOver.svelte'));
export const words = component(() => import('./text/TextTable.svelte'));
export const minimap = component(() => import('./board/Minimap.svelte'));
export const invite = component(() => import('./dock/InviteLink.svelte'));
export const handover = component(() => import('./dock/Handover.svelte'));

/** What only some games lay on the table: maps of hexes, cards, tracks. */
export const hexes = new Later(() => import('./board/on_hexes'));
export const cards = new Later(() => import('./dock/cards'));
export const tracks = component(() => import('./dock/Track.svelte'));

export function laidOn(scene: SceneView): Later<unknown>[] {
  return [
    ...(scene.board.kind === 'hexes' ? [hexes] : []),
    ...(scene.hands.length > 0 ? [cards] : []),
    ...(scene.tracks.length > 0 ? [tracks] : []),
  ];
}

/** In the order in which a player comes to need them. */
export const SOON: Later<unknown>[] = [film, ahead, kinds, advice, overlaid, squad, minimap, over];
