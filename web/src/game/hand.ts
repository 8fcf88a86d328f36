import type { Hand } from '../board/Board.svelte';
import type { Point } from '../wire/message';
import type { TokenView } from '../wire/scene';
import { AllotDraft, ChooseDraft, HexDraft, MoveDraft, SelectDraft, TargetDraft } from './drafts';
import type { Session } from './session.svelte';
import { snapped } from './snap';
import { bent, type End } from './measuring';
import type { Tools } from './tools.svelte';

interface Around {
  session: Session;
  tools: Tools;
  /** Units of the game per pixel of the screen, for snapping. */
  pixel: () => number;
  confirm: () => void;
  undo?: () => void;
}

/** What pointer gestures on the board mean, given the question and the tool in hand. */
export function handOf({ session, tools, pixel, confirm, undo }: Around): Hand {
  const tokenOf = (id: string | null): TokenView | undefined => session.scene?.tokens.find((token) => token.id === id);
  const move = (): MoveDraft | null => (session.question && session.draft instanceof MoveDraft ? session.draft : null);
  const resolved = (): Record<string, Point> => {
    const ends: Record<string, Point> = {};
    for (const { token, points } of session.preview?.paths ?? []) ends[token] = points[points.length - 1] ?? [0, 0];
    return ends;
  };

  function end(at: Point, token: string | null): End {
    const view = tokenOf(token);
    return view ? { token, at: [view.x, view.y] } : { token: null, at };
  }

  function nearest(at: Point): string | null {
    const hit = session.scene?.tokens.find(
      (token) => Math.hypot(token.x - at[0], token.y - at[1]) <= (token.radius ?? 1),
    );
    return hit?.id ?? null;
  }

  function measure(): void {
    const ruler = tools.ruler;
    if (!ruler || ruler.bends.length > 0) return session.inspect(null);
    const wire = (one: End) => one.token ?? [...one.at];
    session.inspect({ tool: 'ruler', from: wire(ruler.from), to: wire(ruler.to) });
  }

  /** A click nails the tape down and lays it on to there; the first one begins it. */
  function layOn(to: End): void {
    tools.ruler = tools.ruler ? bent(tools.ruler, to) : { from: to, bends: [], to };
    measure();
  }

  function lead(draft: MoveDraft, at: Point, free: boolean): void {
    const snaps = draft.question.kind === 'move' && !free ? (draft.question.snaps ?? []) : [];
    draft.leadTo(snapped(at, snaps, 8 * pixel()).at);
  }

  function chosen(token: TokenView): void {
    const draft = session.question ? session.draft : null;
    // A counter lies on the hex that is asked for.
    if (draft instanceof HexDraft && draft.pick(token.x, token.y)) return;
    if (draft instanceof MoveDraft && draft.tokens.includes(token.id)) return;
    if (draft instanceof SelectDraft && draft.question.tokens.includes(token.id)) draft.toggle(token.id);
    else if (draft instanceof AllotDraft && draft.question.lots.some((lot) => lot.token === token.id))
      draft.cycle(token.id);
    else if (draft instanceof TargetDraft && draft.pick(draft.byToken(token.id, token.unit) ?? '')) return;
    else if (draft instanceof ChooseDraft) {
      const option = draft.byToken(token.id, token.unit);
      if (option && draft.pick(option.id)) return;
      tools.selected = tools.selected === token.unit ? null : token.unit;
    } else tools.selected = tools.selected === token.unit ? null : token.unit;
  }

  return {
    drags(token) {
      if (tools.tool === 'ruler' || tools.tool === 'template') return true;
      const draft = move();
      if (tools.tool === 'rotate') return draft?.question.facing ?? false;
      if (!draft || tools.tool !== 'select') return false;
      return token !== null && draft.tokens.includes(token);
    },
    dragStart(token, at, alone) {
      if (tools.tool === 'ruler') {
        tools.ruler = { from: end(at, token), bends: [], to: end(at, token) };
        return;
      }
      if (tools.tool === 'template') return tools.hold(at);
      tools.dragging = { token, alone, at };
    },
    dragMove(at, event) {
      if (tools.tool === 'ruler') {
        if (tools.ruler) tools.ruler = { ...tools.ruler, to: end(at, nearest(at)) };
        measure();
        return;
      }
      if (tools.tool === 'template') return tools.hold(at);
      const draft = move();
      const held = tools.dragging;
      if (!draft || !held) return;
      if (tools.tool === 'rotate' || draft.pivot) draft.face(at);
      else if (draft.each && held.token) draft.moveAlone(held.token, at, {});
      else if ((held.alone || event.altKey) && held.token) draft.moveAlone(held.token, at, resolved());
      else if (held.token === null || held.token === draft.leader) lead(draft, at, event.ctrlKey);
      else {
        // Dragging a follower moves the whole unit by the same way.
        const [figure, first] = [draft.token(held.token), draft.start];
        if (figure && first) lead(draft, [first[0] + at[0] - figure.x, first[1] + at[1] - figure.y], event.ctrlKey);
        else draft.moveAlone(held.token, at, resolved());
      }
    },
    dragEnd() {
      tools.dragging = null;
    },
    wheel(steps) {
      if (tools.tool === 'template') return tools.turnTemplate(steps * -15);
      const draft = move();
      if (draft?.pivot || (draft && draft.formations.length < 2 && draft.question.facing)) draft.rotate(-steps);
      else draft?.nextFormation(steps);
    },
    wheels() {
      return tools.tool === 'template' || (move()?.pivot ?? null) !== null;
    },
    turns() {
      return tools.tool === 'template' || (move()?.question.facing ?? false);
    },
    turnTowards(at) {
      if (tools.tool === 'template' && tools.template) {
        const [x, y] = tools.template.at;
        tools.template = { ...tools.template, facing: (-Math.atan2(at[1] - y, at[0] - x) * 180) / Math.PI };
      } else move()?.face(at);
    },
    twist(degrees) {
      if (tools.tool === 'template') return tools.turnTemplate(degrees);
      const draft = move();
      if (draft?.question.facing) draft.turnBy(degrees);
    },
    long(id) {
      if (tools.tool !== 'sight') tools.take('sight');
      tools.sightTo = id;
    },
    undo,
    token(id) {
      const token = tokenOf(id);
      if (!token) return;
      if (tools.tool === 'sight') tools.sightTo = id;
      else if (tools.tool === 'ruler') layOn(end([token.x, token.y], id));
      else chosen(token);
    },
    unit(id, at) {
      const token = session.scene?.tokens.find((entry) => entry.unit === id);
      if (!token) return;
      if (tools.tool === 'ruler') return layOn({ token: null, at });
      const draft = move();
      // The tag of the unit that is moving lies over ground it may be sent to.
      if (draft?.tokens.includes(token.id) && tools.tool === 'select') lead(draft, at, false);
      else chosen(token);
    },
    ground(at) {
      const draft = move();
      if (tools.tool === 'template') tools.hold(at);
      else if (tools.tool === 'ruler') layOn({ token: null, at });
      else if (draft && tools.tool === 'rotate') draft.face(at);
      else if (draft && tools.tool === 'select') lead(draft, at, false);
      else {
        tools.selected = null;
        tools.ruler = null;
        session.inspect(null);
      }
    },
    hex(q, r) {
      if (tools.tool === 'ruler') layOn({ token: null, at: [q, r] });
      else if (session.draft instanceof HexDraft && session.question) session.draft.pick(q, r);
      else tools.selected = null;
    },
    twice() {
      if (session.draft instanceof TargetDraft && session.draft.at) confirm();
    },
    hover(id, at) {
      if (tools.tool === 'template' && (at[0] !== 0 || at[1] !== 0)) tools.hold(at);
      const token = tokenOf(id);
      const draft = session.question ? session.draft : null;
      if (draft instanceof TargetDraft) draft.hovered = token ? draft.byToken(token.id, token.unit) : null;
      if (draft instanceof ChooseDraft)
        draft.hovered = token ? (draft.byToken(token.id, token.unit)?.id ?? null) : null;
      tools.hovered = token?.id ?? null;
      if (tools.tool === 'sight' && token) tools.sightTo = token.id;
    },
  };
}
