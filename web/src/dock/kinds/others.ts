/** The kinds of questions that follow on the first one, which is to choose. */
export { default as Allot } from './Allot.svelte';
export { default as DiceEntry } from './DiceEntry.svelte';
export { default as Move } from './Move.svelte';
export { default as Select } from './Select.svelte';
export { default as Target } from './Target.svelte';
