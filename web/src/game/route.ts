import type { Point } from '../wire/message';
import type { TokenView } from '../wire/scene';
import { HexDraft, MoveDraft, TargetDraft } from './drafts/kinds';
import type { Branch, ChooseDraft } from './drafts/choose.svelte';

/** So far apart are bases that touch. */
const TOUCH = 0.01;

/** Whether a point lies in any of some polygons. */
export function within(rings: Point[][], [x, y]: Point): boolean {
  return rings.some((ring) => {
    let inside = false;
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] as Point;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
    return inside;
  });
}

/** The point of some polygons nearest to another, a hair's breadth inside. */
export function nearest(rings: Point[][], [x, y]: Point, towards: Point): Point {
  let best: Point = towards;
  let least = Infinity;
  for (const ring of rings) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] as Point;
      const [dx, dy] = [bx - ax, by - ay];
      const whole = dx * dx + dy * dy;
      const share = whole === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / whole));
      const [px, py] = [ax + dx * share, ay + dy * share];
      const far = Math.hypot(px - x, py - y);
      if (far < least) [best, least] = [[px, py], far];
    });
  }
  const back = Math.hypot(towards[0] - best[0], towards[1] - best[1]);
  const pull = back > 0 ? Math.min(0.02 / back, 1) : 0;
  return [best[0] + (towards[0] - best[0]) * pull, best[1] + (towards[1] - best[1]) * pull];
}

/** The ground that a move reaches, as the server drew it; none where it draws none. */
export function reachOf(draft: MoveDraft): Point[][] {
  return draft.question.kind === 'move' ? (draft.question.reach ?? []) : [];
}

/** Sends the leader to a place, or as far as the ground that can be reached goes that way. */
export function lead(draft: MoveDraft, at: Point): void {
  const ground = reachOf(draft);
  const free = ground.length === 0 || within(ground, at) || !draft.start;
  draft.leadTo(free ? at : nearest(ground, at, draft.start ?? at));
  draft.wanted = free ? null : at;
}

const goes = (branch: Branch): branch is Branch & { draft: MoveDraft } =>
  branch.draft instanceof MoveDraft && branch.draft.question.kind === 'move';

/** The moves behind an action question, the shortest first. */
export function moves(draft: ChooseDraft): (Branch & { draft: MoveDraft })[] {
  return draft.branches.filter(goes).sort((a, b) => (a.draft.allowance ?? 0) - (b.draft.allowance ?? 0));
}

/** Whether a move gets to a place; where the server draws no ground, as far as it may go straight. */
export function suffices(draft: MoveDraft, at: Point): boolean {
  const ground = reachOf(draft);
  if (ground.length > 0) return within(ground, at);
  const start = draft.start;
  return start !== null && Math.hypot(at[0] - start[0], at[1] - start[1]) <= (draft.allowance ?? 0);
}

/** The action that gets a unit to a place: the one chosen by hand if it does, else the shortest that does, else the longest. */
export function go(draft: ChooseDraft, at: Point): boolean {
  const all = moves(draft);
  const own = draft.byHand ? all.find((branch) => branch.answer === draft.option) : undefined;
  const chosen = own ?? all.find((branch) => suffices(branch.draft, at)) ?? all[all.length - 1];
  if (!chosen) return false;
  draft.enter(chosen.answer);
  lead(chosen.draft, at);
  return true;
}

/** The same on a map: the action whose way leads to a hex. */
export function goHex(draft: ChooseDraft, q: number, r: number): boolean {
  const reaching = draft.branches.filter(
    (branch) => branch.draft instanceof HexDraft && branch.draft.question.hexes.some(([a, b]) => a === q && b === r),
  );
  const chosen = reaching.find((branch) => branch.answer === draft.option) ?? reaching[0];
  if (!(chosen?.draft instanceof HexDraft)) return false;
  draft.enter(chosen.answer);
  return chosen.draft.pick(q, r);
}

/** An attack that was chosen by hand and is a move: up to whom it is at, base to base. */
export function charge(
  draft: ChooseDraft,
  { x, y, radius }: TokenView,
  tokens: TokenView[],
): { answer: string; pick: () => void } | null {
  const by = draft.byHand ? moves(draft).find((branch) => branch.answer === draft.option) : undefined;
  const own = tokens.find((token) => token.id === by?.draft.leader)?.radius;
  if (!by || !radius || !own || draft.chosen?.icon !== 'assault') return null; // hulls are no discs
  const [fromX, fromY] = by.draft.start ?? [x, y];
  const far = Math.hypot(fromX - x, fromY - y) || 1;
  // Base to base, on the side that the attacker comes from.
  const apart = (own + radius + TOUCH) / far;
  return { answer: by.answer, pick: () => lead(by.draft, [x + (fromX - x) * apart, y + (fromY - y) * apart]) };
}

/** The actions by which an enemy can be attacked, that of the chosen one first. */
export function attacks(draft: ChooseDraft, token: string, unit: string): { answer: string; pick: () => boolean }[] {
  const found = draft.branches.flatMap(({ answer, draft: behind }) => {
    if (behind instanceof TargetDraft) {
      const target = behind.byToken(token, unit);
      return target !== null && behind.legal(target) ? [{ answer, pick: () => behind.pick(target) }] : [];
    }
    const option = draft.optionBehind(behind, token, unit);
    return option ? [{ answer, pick: option }] : [];
  });
  return found.sort((a, b) => Number(b.answer === draft.option) - Number(a.answer === draft.option));
}
