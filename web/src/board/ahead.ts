/** What a ghost on the board would bring, on the board and beside it. */
export { default as FromGhost } from './FromGhost.svelte';
export { default as ThreatGround } from './ThreatGround.svelte';
export { default as FromHere } from '../dock/FromHere.svelte';
export { default as OnTheWay } from '../dock/OnTheWay.svelte';
