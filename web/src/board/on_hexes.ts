/** What a game on a map of hexes needs: the ground, its counters, the question for a hex, dice that step up and down. */
export { default as HexMap } from './HexMap.svelte';
export { default as Counter } from './Counter.svelte';
export { default as Ladder } from '../dock/Ladder.svelte';
export { default as Hex } from '../dock/kinds/Hex.svelte';
