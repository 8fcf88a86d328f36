/** Cards in hands, in force and in the air. */
export { default as Hands } from './Hands.svelte';
export { default as FlyingCards } from './FlyingCards.svelte';
