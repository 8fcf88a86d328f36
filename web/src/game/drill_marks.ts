import type { DrillPlan, Marks } from '../board/marks';
import { inches, say, t } from '../i18n/texts.svelte';
import type { Point } from '../wire/message';
import type { Member, Preview } from '../wire/preview';
import type { SceneView } from '../wire/scene';
import type { DrillDraft } from './drafts';

/** What lies over the board while a squad is told what to do: its ghosts, and whom each of them would aim at. */
export function drillMarks(marks: Marks, scene: SceneView, draft: DrillDraft, preview: Preview | null): void {
  for (const token of draft.party) marks.selected.add(token);
  for (const token of scene.tokens) if (token.unit === draft.at || token.id === draft.at) marks.targets.add(token.id);
  const members = preview?.members ?? [];
  if (!draft.drill || members.length === 0) return;
  marks.drill = {
    members: members.map((member) => ({
      token: member.token,
      n: member.n,
      at: member.at,
      r: scene.tokens.find((token) => token.id === member.token)?.radius ?? 0.5,
      state: stateOf(member),
      words: wordsOf(member),
      lit: draft.shown === member.token,
    })),
    arrow: arrowOf(scene, draft, preview),
    ring: ringOf(scene, draft, members),
    lines: linesOf(scene, draft, members, preview),
  };
  if (draft.moves || preview?.cost !== undefined) marks.ghosts = ghostsOf(scene, members);
}

export function stateOf(member: Member): 'able' | 'less' | 'cannot' {
  if (member.cannot) return 'cannot';
  return member.less ? 'less' : 'able';
}

/** Why a figure leaves something out, beside its base. */
function wordsOf(member: Member): string {
  const reason = (member.cannot ?? member.less)?.[0];
  return reason ? t('drill-who', { n: member.n, why: say(reason) }) : '';
}

function ghostsOf(scene: SceneView, members: Member[]): Marks['ghosts'] {
  return members.flatMap((member) => {
    const standing = scene.tokens.find((token) => token.id === member.token);
    const moved = standing && Math.hypot(standing.x - member.at[0], standing.y - member.at[1]) > 0.05;
    return moved ? [{ ...standing, x: member.at[0], y: member.at[1], badges: [] }] : [];
  });
}

/** One arrow for the squad, from its middle, with how far its longest way is. */
function arrowOf(scene: SceneView, draft: DrillDraft, preview: Preview | null): DrillPlan['arrow'] {
  const ends = (preview?.members ?? []).map((member) => member.at);
  if (!draft.moves || !draft.lead || ends.length === 0) return null;
  const middle = (at: 0 | 1): number => ends.reduce((sum, end) => sum + end[at], 0) / ends.length;
  const [from, to]: [Point, Point] = [draft.middle, [middle(0), middle(1)]];
  const reason = draft.answer() !== null && !preview?.legal ? preview?.reasons[0] : undefined;
  if (reason) return { from, to: draft.lead, text: say(reason), bad: true };
  return { from, to, text: farOf(scene, draft, preview), bad: false };
}

/** How far the longest way is, of how far it may be, or of how far the reader wanted. */
function farOf(scene: SceneView, draft: DrillDraft, preview: Preview | null): string {
  if (preview?.cost === undefined || preview.allowance === undefined) return '';
  const { unit } = scene.board;
  const gone = inches(preview.cost, unit);
  if (!draft.wanted) return t('drill-far', { far: gone, most: inches(preview.allowance, unit) });
  const [x, y] = draft.wanted;
  const wanted = inches(Math.hypot(x - draft.middle[0], y - draft.middle[1]), unit);
  return t('as-far-as', { gone, wanted });
}

/** How far from its leader the squad holds together, where he would stand. */
function ringOf(scene: SceneView, draft: DrillDraft, members: Member[]): DrillPlan['ring'] {
  if (!draft.radius) return null;
  const own = scene.tokens.filter((token) => draft.party.includes(token.id) || token.unit === draft.question.subject);
  const leader = own.find((token) => token.leader);
  if (!leader) return null;
  const at: Point = members.find((member) => member.token === leader.id)?.at ?? [leader.x, leader.y];
  const text = t('drill-radius', { radius: inches(draft.radius, scene.board.unit) });
  return { at, r: draft.radius + (leader.radius ?? 0), text };
}

function linesOf(scene: SceneView, draft: DrillDraft, members: Member[], preview: Preview | null): DrillPlan['lines'] {
  const lines: DrillPlan['lines'] = [];
  const blocked = (preview?.sight ?? []).filter((line) => !line.clear);
  for (const member of members) {
    const lit = draft.shown === member.token;
    const target = scene.tokens.find((token) => token.id === member.target);
    if (target) lines.push({ from: member.at, to: [target.x, target.y], block: null, lit });
    else if (member.block) {
      const line = blocked.find(
        (entry) => Math.hypot(entry.from[0] - member.at[0], entry.from[1] - member.at[1]) < 0.1,
      );
      if (line) lines.push({ from: line.from, to: line.to, block: member.block, lit });
    }
  }
  return lines;
}
