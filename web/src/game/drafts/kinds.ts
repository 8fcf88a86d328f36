export { HexDraft } from './hex.svelte';
export { MoveDraft } from './move.svelte';
export { TargetDraft } from './target.svelte';
