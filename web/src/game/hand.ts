import type { Hand } from '../board/Board.svelte';
import type { Point } from '../wire/message';
import type { TokenView } from '../wire/scene';
import { AllotDraft, ChooseDraft, DrillDraft, HexDraft, MoveDraft, SelectDraft, TargetDraft, working } from './drafts';
import type { Planning } from './planning.svelte';
import { attacks, charge, go, goHex, lead as send, moves } from './route';
import type { Session } from './session.svelte';
import { snapped } from './snap';
import { bent, type End } from './measuring';
import type { Tools } from './tools.svelte';

interface Around {
  session: Session;
  tools: Tools;
  planning: Planning;
  /** Units of the game per pixel of the screen, for snapping. */
  pixel: () => number;
  confirm: () => void;
  undo?: () => void;
}

/** What pointer gestures on the board mean, given the question and the tool in hand. */
export function handOf({ session, tools, planning, pixel, confirm, undo }: Around): Hand {
  const tokenOf = (id: string | null): TokenView | undefined => session.scene?.tokens.find((token) => token.id === id);
  const move = (): MoveDraft | null => {
    const draft = session.question ? working(session.draft) : null;
    return draft instanceof MoveDraft ? draft : null;
  };
  const drilled = (): DrillDraft | null =>
    session.question && session.draft instanceof DrillDraft && session.draft.together ? session.draft : null;
  /** The question what a unit does, with what lies behind its answers. */
  const acting = (): ChooseDraft | null =>
    session.question && session.draft instanceof ChooseDraft && session.draft.branches.length > 0 && !drilled()
      ? session.draft
      : null;
  const resolved = (): Record<string, Point> => {
    const ends: Record<string, Point> = {};
    // Where an earlier draft would have led is nobody's place.
    for (const { token, points } of session.current?.paths ?? []) ends[token] = points[points.length - 1] ?? [0, 0];
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
    send(draft, snapped(at, snaps, 8 * pixel()).at);
  }

  /** Whether a click means the ghost that lies there already. */
  function onGhost(at: Point): boolean {
    const draft = move();
    if (!draft || draft.question.kind !== 'move' || draft.pivot || draft.answer() === null) return false;
    const near = Math.max(0.6, 12 * pixel());
    const places = draft.singly
      ? Object.values(draft.alone)
      : [...Object.values(resolved()), ...(draft.lead ? [draft.lead] : [])];
    return places.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) <= near);
  }

  /** Ground that was clicked while a squad is asked: it goes there as one, by a second click. */
  function sendSquad(squad: DrillDraft, at: Point): void {
    const near = Math.max(0.6, 12 * pixel());
    const places =
      squad.moves && squad.lead
        ? [squad.wanted ?? squad.lead, squad.lead, ...(session.current?.members ?? []).map((one) => one.at)]
        : [];
    const again = places.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) <= near);
    if (again && squad.answer() !== null) confirm();
    else squad.leadTo(at);
  }

  /** Ground that was clicked: the ghost goes there, by the action that gets it there. */
  function sendTo(at: Point): boolean {
    const choose = acting();
    const draft = move();
    if (
      draft &&
      (onGhost(at) || (draft.wanted && Math.hypot(draft.wanted[0] - at[0], draft.wanted[1] - at[1]) < 0.01))
    ) {
      confirm();
      return true;
    }
    if (choose) return go(choose, at);
    if (draft) lead(draft, at, false);
    return draft !== null || session.onceForeseen(() => sendTo(at));
  }

  /** An enemy that was clicked: attacked by the action that reaches it; a second click does it. */
  function attack(choose: ChooseDraft, token: TokenView): boolean {
    const by = charge(choose, token, session.scene?.tokens ?? []) ?? attacks(choose, token.id, token.unit)[0];
    if (!by) return false;
    const before = JSON.stringify([choose.first(), choose.answer()]);
    choose.enter(by.answer);
    by.pick();
    if (before === JSON.stringify([choose.first(), choose.answer()])) confirm();
    return true;
  }

  /** The next of those that lie in one place, when the first of them is chosen already. */
  function nextOfStack(token: TokenView, taken: (other: TokenView) => boolean): TokenView {
    const pile = (session.scene?.tokens ?? []).filter((other) => other.x === token.x && other.y === token.y);
    const at = pile.findIndex(taken);
    return at < 0 || pile.length < 2 ? token : (pile[(at + 1) % pile.length] ?? token);
  }

  function pickHex(q: number, r: number): boolean {
    const choose = acting();
    const draft = session.question ? working(session.draft) : null;
    const again = draft instanceof HexDraft && !draft.path && draft.hex?.[0] === q && draft.hex[1] === r;
    if (again && draft.answer() !== null && draft.question.start) {
      confirm();
      return true;
    }
    if (choose) return goHex(choose, q, r);
    return draft instanceof HexDraft && draft.pick(q, r);
  }

  function chosen(clicked: TokenView): void {
    let token = clicked;
    const choose = acting();
    const foe = token.side !== session.question?.side && token.side !== '';
    if (choose && foe && attack(choose, token)) return;
    if (!choose && foe && !drilled() && session.onceForeseen(() => chosen(clicked))) return;
    const draft = session.question ? working(session.draft) : null;
    // A counter lies on the hex that is asked for.
    if (!(choose && foe) && session.scene?.board.kind === 'hexes' && pickHex(token.x, token.y)) return;
    if (draft instanceof MoveDraft && draft.tokens.includes(token.id)) return;
    if (draft instanceof SelectDraft && draft.question.tokens.includes(token.id)) draft.toggle(token.id);
    else if (draft instanceof AllotDraft && draft.question.lots.some((lot) => lot.token === token.id))
      draft.cycle(token.id);
    else if (draft instanceof TargetDraft && draft.pick(draft.byToken(token.id, token.unit) ?? '')) return;
    else if (drilled()) aimed(token);
    else if (draft instanceof ChooseDraft) {
      token = nextOfStack(token, (other) => draft.byToken(other.id, other.unit)?.id === draft.option);
      const option = draft.byToken(token.id, token.unit);
      if (option && draft.pick(option.id)) return;
      select(token);
    } else select(token);
  }

  function select(clicked: TokenView): void {
    const token = nextOfStack(clicked, (other) => other.unit === tools.selected);
    tools.selected = tools.selected === token.unit ? null : token.unit;
  }

  /** The unit follows the hand, by whichever action gets it there. */
  function dragTo(choose: ChooseDraft, held: { token: string | null }, at: Point): void {
    const [first] = moves(choose);
    const [figure, start] = [tokenOf(held.token), first?.draft.start];
    if (figure && start) go(choose, [start[0] + at[0] - figure.x, start[1] + at[1] - figure.y]);
  }

  /** An enemy is aimed at, by a second click attacked; a figure of the squad shows what it would do. */
  function aimed(token: TokenView): void {
    const draft = drilled();
    if (draft && token.side !== session.question?.side) {
      if (draft.at === token.unit && draft.aims && draft.answer() !== null) return confirm();
      if (draft.aimAt(token.unit)) return;
    }
    if (draft?.party.includes(token.id)) draft.shown = draft.shown === token.id ? null : token.id;
    else tools.selected = tools.selected === token.unit ? null : token.unit;
  }

  return {
    drags(token) {
      if (tools.tool === 'ruler' || tools.tool === 'template') return true;
      const draft = move();
      if (tools.tool === 'select' && token !== null && drilled()?.party.includes(token)) return true;
      if (tools.tool === 'rotate') return draft?.question.facing ?? false;
      if (tools.tool !== 'select' || token === null) return false;
      const choose = acting();
      if (choose && moves(choose).some((branch) => branch.draft.tokens.includes(token))) return true;
      return draft?.tokens.includes(token) ?? false;
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
      const held = tools.dragging;
      const squad = drilled();
      if (squad && held?.token) {
        const figure = squad.token(held.token);
        if (figure) squad.leadTo([squad.middle[0] + at[0] - figure.x, squad.middle[1] + at[1] - figure.y]);
        return;
      }
      const choose = acting();
      if (choose && held && !held.alone && !event.altKey && tools.tool === 'select')
        return void dragTo(choose, held, at);
      const draft = move();
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
      else (draft ?? drilled())?.nextFormation(steps);
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
      const unit = tokenOf(id)?.unit;
      if (planning.outlook?.facing.some((row) => row.unit === unit) && unit) {
        planning.lines = { unit };
        return;
      }
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
      const squad = drilled();
      // The tag of the unit that is moving lies over ground it may be sent to.
      if (squad?.party.includes(token.id) && tools.tool === 'select') return sendSquad(squad, at);
      const choose = acting();
      const goes = draft ?? (choose ? moves(choose)[0]?.draft : undefined);
      if (goes?.tokens.includes(token.id) && tools.tool === 'select') sendTo(at);
      else chosen(token);
    },
    ground(at) {
      const [draft, squad] = [move(), drilled()];
      if (tools.tool === 'template') tools.hold(at);
      else if (tools.tool === 'ruler') layOn({ token: null, at });
      else if (draft && tools.tool === 'rotate') draft.face(at);
      else if (tools.tool === 'select' && squad) sendSquad(squad, at);
      else if (tools.tool !== 'select' || !sendTo(at)) {
        tools.selected = null;
        tools.ruler = null;
        session.inspect(null);
      }
    },
    hex(q, r) {
      if (tools.tool === 'ruler') layOn({ token: null, at: [q, r] });
      else if (!pickHex(q, r)) tools.selected = null;
    },
    twice() {
      const draft = working(session.draft);
      if (draft instanceof TargetDraft && draft.at && draft === session.draft) confirm();
    },
    hover(id, at) {
      if (tools.tool === 'template' && (at[0] !== 0 || at[1] !== 0)) tools.hold(at);
      const token = tokenOf(id);
      const draft = session.question ? working(session.draft) : null;
      if (draft instanceof TargetDraft) draft.hovered = token ? draft.byToken(token.id, token.unit) : null;
      if (draft instanceof ChooseDraft && !drilled())
        draft.hovered = token ? (draft.byToken(token.id, token.unit)?.id ?? null) : null;
      tools.hovered = token?.id ?? null;
      if (tools.tool === 'sight' && token) tools.sightTo = token.id;
    },
  };
}
