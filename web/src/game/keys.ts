import type { Camera } from '../board/camera.svelte';
import type { Point } from '../wire/message';
import type { SceneView, TokenView } from '../wire/scene';
import { bent } from './measuring';
import {
  AllotDraft,
  ChooseDraft,
  DiceDraft,
  DrillDraft,
  HexDraft,
  MoveDraft,
  SelectDraft,
  TargetDraft,
  working,
} from './drafts';
import type { Planning } from './planning.svelte';
import { go, moves } from './route';
import type { Session } from './session.svelte';
import type { Tools } from './tools.svelte';

interface Around {
  session: Session;
  tools: Tools;
  planning: Planning;
  camera: Camera;
  confirm: () => void;
  accept: () => void;
  undo: () => void;
  help: () => void;
  text: () => void;
  find: () => void;
  onBoard: () => boolean;
}

const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PAN = 90;

/** The keys of the table. Returns whether the key meant something. */
export function pressed(event: KeyboardEvent, around: Around): boolean {
  const { session, tools, camera } = around;
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== 'z') return false;
    around.undo();
    return true;
  }
  const pressed = ARROWS[event.key];
  // On a turned table the arrows go where they point on the screen.
  const arrow: Point | undefined =
    pressed && camera.turned && !pans(event, around) ? [-pressed[0], -pressed[1]] : pressed;
  if (arrow) return tools.tool === 'ruler' ? measured(event, arrow, session, tools) : arrowed(event, arrow, around);
  if (event.key === 'Enter' && tools.ruler?.keyed) {
    tools.ruler = bent(tools.ruler, tools.ruler.to, true);
    return true;
  }
  if (/^[1-9]$/.test(event.key) && session.question) return numbered(Number(event.key), session);
  switch (event.key) {
    case ' ':
      if (!session.stage.playing) return false;
      session.stage.skip();
      return true;
    case 'Enter':
      around.confirm();
      return true;
    case 'Alt':
      return alone(session);
    case 'Escape':
      return stepBack(session, tools, around.planning);
    case 'Tab':
      return !event.shiftKey && around.onBoard() && around.planning.outlook !== null && around.planning.nextLine();
    case '+':
    case '=':
      camera.zoom(1.25);
      return true;
    case '-':
    case '−':
      camera.zoom(0.8);
      return true;
    case '0':
      camera.fit();
      return true;
    case '?':
      around.help();
      return true;
    case '\\':
      around.text();
      return true;
    case '/':
      around.find();
      return true;
    case 'R':
      return turned(session, tools, -1);
    case 'T':
      return targeted(session, -1);
    default:
      return lettered(event.key.toLowerCase(), around);
  }
}

/** Whether the arrows move the window instead of something on the table. */
function pans(event: KeyboardEvent, { session, tools, onBoard }: Around): boolean {
  const own = working(session.draft);
  const draft = own instanceof MoveDraft ? own : squadOf(session);
  const moving = session.question !== null && draft !== null && (onBoard() || draft.lead !== null);
  return event.shiftKey && tools.tool !== 'ruler' && !moving;
}

function lettered(key: string, around: Around): boolean {
  const { session, tools } = around;
  const draft = working(session.draft);
  const move = draft instanceof MoveDraft ? draft : null;
  switch (key) {
    case 'a':
      around.accept();
      return true;
    case 'u':
      around.undo();
      return true;
    case 'c':
      return cards();
    case 'v':
      tools.take('select');
      return true;
    case 'l':
      if (around.planning.outlook) around.planning.toggleLines();
      else tools.take('sight');
      return true;
    case 'x':
      around.planning.hot = !around.planning.hot;
      return true;
    case 'b':
      if (session.scene?.board.kind !== 'table') return false;
      tools.take('template');
      return true;
    case 'm':
      if (move && move.lead === null && move.start) move.leadTo(move.start);
      else if (!startsOut(session)) tools.take('ruler');
      return true;
    case 'g':
      (move ?? squadOf(session))?.nextFormation();
      return move !== null || squadOf(session) !== null;
    case 'r':
      return turned(session, tools, 1);
    case 't':
      return targeted(session, 1);
    case 'f':
      return faced(session, tools);
    default:
      return false;
  }
}

/** A unit that is asked what it does sets out: its ghost stands where it stands, and the arrows push it on. */
function startsOut(session: Session): boolean {
  const draft = session.question ? session.draft : null;
  if (!(draft instanceof ChooseDraft) || draft.behind) return false;
  const start = moves(draft)[0]?.draft.start;
  return start ? go(draft, start) : false;
}

/** The tape by keys: from whoever is in focus or is asked, a step at a time. */
function measured(event: KeyboardEvent, [dx, dy]: Point, session: Session, tools: Tools): boolean {
  const { scene, question } = session;
  if (!scene) return false;
  const start =
    scene.tokens.find((token) => token.id === tools.focused) ??
    scene.tokens.find((token) => question && (token.id === question.subject || token.unit === question.subject)) ??
    neighbour(scene, null, [0, 0]);
  const from = tools.ruler?.from ?? (start ? { token: start.id, at: [start.x, start.y] as Point } : null);
  if (!from) return false;
  const step = scene.board.kind === 'hexes' ? 1 : (event.shiftKey ? 1 : 0.5) * (scene.board.unit === 'cm' ? 2.54 : 1);
  const [x, y] = tools.ruler?.to.at ?? from.at;
  tools.ruler = {
    from,
    bends: tools.ruler?.bends ?? [],
    to: { token: null, at: [x + dx * step, y + dy * step] },
    keyed: true,
  };
  session.inspect(null);
  return true;
}

function arrowed(event: KeyboardEvent, [dx, dy]: Point, around: Around): boolean {
  const { session, tools, camera } = around;
  const own = working(session.draft);
  const draft = own instanceof MoveDraft ? own : squadOf(session);
  if (session.question && draft && (around.onBoard() || draft.lead)) {
    const step = (event.shiftKey ? 1 : 0.5) * (session.scene?.board.unit === 'cm' ? 2.54 : 1);
    if (draft instanceof MoveDraft) push(session, draft, [dx * step, dy * step]);
    else draft.nudge(dx * step, dy * step);
    return true;
  }
  if (event.shiftKey) {
    camera.pan(-dx * PAN, -dy * PAN);
    return true;
  }
  if (!around.onBoard() || !session.scene) return false;
  const next = neighbour(session.scene, tools.focused, [dx, dy]);
  if (next) {
    tools.focused = next.id;
    tools.selected = next.unit;
  }
  return true;
}

/** A push of the ghost; where the action is still open, the one that gets it there is chosen by itself. */
function push(session: Session, draft: MoveDraft, [dx, dy]: Point): void {
  const at = draft.lead ?? draft.start;
  if (session.draft instanceof ChooseDraft && at) go(session.draft, [at[0] + dx, at[1] + dy]);
  else draft.nudge(dx, dy);
}

/** The nearest token that way; without one in focus, the first of the reader's own. */
export function neighbour(scene: SceneView, from: string | null, [dx, dy]: Point): TokenView | null {
  const here = scene.tokens.find((token) => token.id === from);
  if (!here) {
    const mine = scene.sides.find((side) => side.mine)?.id;
    return scene.tokens.find((token) => token.side === mine) ?? scene.tokens[0] ?? null;
  }
  let best: TokenView | null = null;
  let least = Infinity;
  for (const token of scene.tokens) {
    const [x, y] = [token.x - here.x, token.y - here.y];
    const along = x * dx + y * dy;
    if (token.id === here.id || along <= 0.01) continue;
    const cost = along + 2.5 * Math.abs(x * dy - y * dx);
    if (cost < least) [best, least] = [token, cost];
  }
  return best;
}

function numbered(n: number, session: Session): boolean {
  const draft = session.draft;
  const squad = squadOf(session);
  if (squad) {
    const drill = squad.drills[n - 1];
    return drill ? squad.begin(drill.id) || true : false;
  }
  if (draft instanceof ChooseDraft) {
    const option = draft.listed[n - 1];
    return option ? draft.pick(option.id) || true : false;
  }
  if (draft instanceof TargetDraft) {
    const target = draft.listed[n - 1];
    return target ? draft.pick(target.unit) || true : false;
  }
  if (draft instanceof SelectDraft) draft.toggle(draft.question.tokens[n - 1] ?? '');
  else if (draft instanceof AllotDraft) draft.cycle(draft.question.lots[n - 1]?.token ?? '');
  else if (draft instanceof DiceDraft) draft.add(n);
  else if (draft instanceof HexDraft) {
    const hex = draft.question.hexes[n - 1];
    if (hex) draft.pick(...hex);
  } else if (draft instanceof MoveDraft) {
    const option = draft.thens[n - 1];
    if (option && !option.reasons?.length) draft.then = option.id;
  }
  return true;
}

function stepBack(session: Session, tools: Tools, planning: Planning): boolean {
  session.notice = null;
  if (session.draft?.back()) return true;
  if (planning.drop()) return true;
  session.inspect(null);
  return tools.drop();
}

function turned(session: Session, tools: Tools, steps: number): boolean {
  const draft = working(session.draft);
  if (tools.tool === 'template') {
    tools.turnTemplate(steps * 15);
    return true;
  }
  if (draft instanceof MoveDraft && draft.question.facing) draft.rotate(steps);
  else if (draft instanceof HexDraft) draft.rotate(steps);
  else return false;
  return true;
}

/** The keyboard goes to the cards: there a number takes one. */
function cards(): boolean {
  const first = document.querySelector<HTMLElement>('.hand button');
  first?.focus();
  return first !== null;
}

/** A squad that is asked what it does as one. */
function squadOf(session: Session): DrillDraft | null {
  return session.question && session.draft instanceof DrillDraft && session.draft.together ? session.draft : null;
}

/** One figure at a time, or all together again. */
function alone(session: Session): boolean {
  const draft = session.question ? session.draft : null;
  if (!(draft instanceof DrillDraft)) return false;
  draft.setTogether(!draft.together);
  return true;
}

function targeted(session: Session, step: number): boolean {
  const squad = squadOf(session);
  if (squad) {
    const open = (session.preview?.quarry ?? []).filter((entry) => entry.sees > 0 && !entry.thing);
    const next = open[(open.findIndex((entry) => entry.unit === squad.at) + step + open.length) % open.length];
    return next !== undefined && squad.aimAt(next.unit);
  }
  const draft = working(session.draft);
  if (!(draft instanceof TargetDraft)) return false;
  draft.next(step);
  return true;
}

/** Turns the moving unit towards the token in focus. */
function faced(session: Session, tools: Tools): boolean {
  const draft = working(session.draft);
  const target = session.scene?.tokens.find((token) => token.id === tools.focused);
  if (!(draft instanceof MoveDraft) || !draft.question.facing || !target) return false;
  const from = draft.lead ?? draft.start ?? [0, 0];
  draft.turnTo((-Math.atan2(target.y - from[1], target.x - from[0]) * 180) / Math.PI);
  return true;
}
