import { silhouette } from '../art/figure';
import { thingName } from '../board/describe';
import {
  AllotDraft,
  ChooseDraft,
  DiceDraft,
  DrillDraft,
  HexDraft,
  MoveDraft,
  SelectDraft,
  TargetDraft,
} from '../game/drafts';
import type { Draft } from '../game/draft';
import { inches, num, say, t } from '../i18n/texts.svelte';
import type { Preview } from '../wire/preview';
import type { SceneView } from '../wire/scene';

/** What the one wide button says: a verb and its object. */
export function confirmLabel(draft: Draft, scene: SceneView, preview: Preview | null = null): string {
  if (draft instanceof DrillDraft && draft.together && !draft.option) return drillLabel(draft, scene, preview);
  if (draft instanceof DrillDraft && draft.chosen?.token === draft.option && draft.party.includes(draft.option))
    return t('drill-alone', { figure: say(draft.chosen.label) });
  if (draft instanceof ChooseDraft) return chooseLabel(draft, scene, preview);
  if (draft instanceof SelectDraft) return t('confirm-select', { n: draft.chosen.length });
  if (draft instanceof AllotDraft) return t('confirm-allot', { n: Object.keys(draft.shares).length });
  if (draft instanceof MoveDraft) return moveLabel(draft);
  if (draft instanceof TargetDraft) {
    if (draft.holding) return t('hold-fire');
    if (draft.shots) return t('confirm-split');
    return draft.at ? t('confirm-fire', { unit: thingName(scene, draft.at) }) : t('confirm-target');
  }
  if (draft instanceof HexDraft) return t('confirm-hex');
  if (draft instanceof DiceDraft) return t('confirm-dice');
  return t('confirm-choose');
}

/** What the button would do while the preview looks at something else; "" while it shows what the button does. */
export function aside(draft: Draft, scene: SceneView): string {
  const [considered, answer] = [draft.considered(), draft.answer()];
  if (considered === null || answer === null || JSON.stringify(considered) === JSON.stringify(answer)) return '';
  return confirmLabel(draft, scene);
}

/** An action, and where it goes or whom it is aimed at, once that is clear. */
function chooseLabel(draft: ChooseDraft, scene: SceneView, preview: Preview | null): string {
  const action = draft.chosen ? say(draft.chosen.label) : t('confirm-choose');
  const { behind } = draft;
  if (behind instanceof TargetDraft && behind.at)
    return t('confirm-act', { action, unit: thingName(scene, behind.at) });
  if (behind instanceof ChooseDraft && behind.chosen?.token)
    return t('confirm-act', { action, unit: thingName(scene, behind.chosen.token) });
  if (!(behind instanceof MoveDraft || behind instanceof HexDraft)) return action;
  if (preview?.cost === undefined || preview.allowance === undefined) return action;
  const unit = scene.board.unit;
  const length = (far: number): string => (scene.board.kind === 'hexes' ? num(far) : inches(far, unit));
  return t('confirm-go', { action, gone: length(preview.cost), allowance: length(preview.allowance) });
}

/** What a squad would do, counted: "Move 4.9″, then 8 shoot". */
function drillLabel(draft: DrillDraft, scene: SceneView, preview: Preview | null): string {
  const drill = draft.chosenDrill;
  if (!drill) return t('confirm-choose');
  if (draft.moves && !draft.lead) return t('confirm-where');
  if (draft.aims && !draft.at) return t('confirm-target');
  const members = preview?.members ?? [];
  if (members.length === 0) return say(drill.label);
  const acting = members.filter((member) => !member.cannot).length;
  const aiming = members.filter((member) => member.target).length;
  const far = preview?.cost === undefined ? '' : ` ${inches(preview.cost, scene.board.unit)}`;
  const words = `${say(drill.label)}${far}`;
  if (draft.aims) return t('drill-aims', { drill: words, n: aiming });
  return members.length === 1
    ? words
    : t('drill-does', { drill: words, n: acting, of: members.length, all: acting === members.length ? 'yes' : 'no' });
}

function moveLabel(draft: MoveDraft): string {
  const then = draft.thens.find((option) => option.id === draft.then);
  const placing = draft.question.kind === 'place';
  if (draft.answer() === null) return t(placing ? 'confirm-spot' : 'confirm-where');
  if (placing) return then ? say(then.label) : t('confirm-place');
  return then ? say(then.label) : t('confirm-move');
}

/** The number a token goes by in a list beside the board. */
export function figureName(scene: SceneView, token: string): string {
  return thingName(scene, token);
}

/** Who it is, as its figure on the table shows: "leader, machine gun, pinned". */
export function figureTraits(scene: SceneView, token: string): string {
  const found = scene.tokens.find((entry) => entry.id === token);
  if (!found) return '';
  const parts = found.badges.map((badge) => say(badge.label));
  if (found.shape === 'figure' && 'weapon' in found.art) {
    const held = silhouette(found.art['weapon']);
    if (held !== 'none') parts.unshift(t(`held-${held}`));
  }
  if (found.leader && !found.badges.some((badge) => badge.id === 'leader')) parts.unshift(t('badge-leader'));
  if (found.hits && found.hits.left < found.hits.of)
    parts.push(t('text-hits', { left: found.hits.left, of: found.hits.of }));
  return parts.map((part, i) => (i > 0 ? part.charAt(0).toLowerCase() + part.slice(1) : part)).join(', ');
}
