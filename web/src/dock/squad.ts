/** A squad that does something together: the question, and its marks on the board. */
export { default as Drill } from './kinds/Drill.svelte';
export { default as DrillMarks } from '../board/DrillMarks.svelte';
