import type { Question } from '../../wire/question';
import type { SceneView } from '../../wire/scene';
import type { Draft } from '../draft';
import { AllotDraft } from './allot.svelte';
import { ChooseDraft } from './choose.svelte';
import { DiceDraft } from './dice.svelte';
import { DrillDraft } from './drill.svelte';
import { HexDraft } from './hex.svelte';
import { MoveDraft } from './move.svelte';
import { SelectDraft } from './select.svelte';
import { TargetDraft } from './target.svelte';

export { AllotDraft, ChooseDraft, DiceDraft, DrillDraft, HexDraft, MoveDraft, SelectDraft, TargetDraft };

/** What the reader works on: the draft itself, or the one behind the answer it has chosen. */
export function working(draft: Draft | null): Draft | null {
  return draft instanceof ChooseDraft ? (draft.behind ?? draft) : draft;
}

/** The draft for a question, by its kind. */
export function draftFor(question: Question, scene: SceneView): Draft {
  switch (question.kind) {
    case 'choose':
      return question.drills?.length ? new DrillDraft(question, scene) : new ChooseDraft(question);
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
