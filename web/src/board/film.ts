/** What is shown while events are played: lines of fire, hits, who fell, and the dice on the table. */
export { default as Film } from './Film.svelte';
export { default as DiceTray } from './DiceTray.svelte';
