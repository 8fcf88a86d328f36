import type { Question } from '../../wire/question';
import type { SceneView } from '../../wire/scene';
import type { Draft } from '../draft';
import { AllotDraft } from './allot.svelte';
import { ChooseDraft } from './choose.svelte';
import { DiceDraft } from './dice.svelte';
import { HexDraft } from './hex.svelte';
import { MoveDraft } from './move.svelte';
import { SelectDraft } from './select.svelte';
import { TargetDraft } from './target.svelte';

export { AllotDraft, ChooseDraft, DiceDraft, HexDraft, MoveDraft, SelectDraft, TargetDraft };

/** The draft for a question, by its kind. */
export function draftFor(question: Question, scene: SceneView): Draft {
  switch (question.kind) {
    case 'choose':
      return new ChooseDraft(question);
    case 'select':
      return new SelectDraft(question);
    case 'allot':
      return new AllotDraft(question);
    case 'move':
    case 'place':
      return new MoveDraft(question, scene);
    case 'target':
      return new TargetDraft(question);
    case 'hex':
      return new HexDraft(question, scene);
    case 'dice':
      return new DiceDraft(question);
  }
}
