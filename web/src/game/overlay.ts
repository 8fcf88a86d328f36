import type { Drawn } from '../board/drawn';
import { noMarks, type Marks } from '../board/marks';
import { AllotDraft, ChooseDraft, DrillDraft, HexDraft, MoveDraft, SelectDraft, TargetDraft, working } from './drafts';
import type { Draft } from './draft';
import { inches, num, say, t } from '../i18n/texts.svelte';
import type { Point } from '../wire/message';
import type { Preview } from '../wire/preview';
import type { Question } from '../wire/question';
import type { SceneView } from '../wire/scene';
import { drillMarks } from './drill_marks';
import { laid } from './measuring';
import type { Planning } from './planning.svelte';
import { moves, reachOf } from './route';
import { covers, outlineOf, type HeldTemplate } from './template';
import type { Tools } from './tools.svelte';

interface Parts {
  scene: SceneView;
  question: Question | null;
  draft: Draft | null;
  preview: Preview | null;
  inspected: Preview | null;
  tools: Tools;
  planning?: Planning;
  trails: Point[][];
}

/** Everything that lies over the board just now, from the question, the answer in the making and the tools. */
export function overlay(parts: Parts): Marks {
  const marks = noMarks();
  const { scene, question, draft, preview, tools } = parts;
  marks.trails = parts.trails;
  marks.focused = tools.focused ?? tools.pointed;
  marks.reachSide = scene.sides.find((side) => side.id === question?.side)?.livery ?? 'a';
  if (question) select(marks.selected, scene, question.subject);
  if (tools.selected) chosenUnit(marks, scene, tools.selected);
  const own = working(draft);
  if (own) drafted(marks, parts, own);
  if (draft instanceof ChooseDraft) banded(marks, parts, draft);
  if (preview) previewed(marks, scene, own, preview, question?.side ?? null);
  marks.thin = (draft?.considered() ?? null) !== null;
  if (parts.planning) planned(marks, parts, parts.planning);
  if (tools.ruler) marks.ruler = laid(scene, tools.ruler, parts.inspected);
  else if (parts.inspected) {
    marks.sight = parts.inspected.sight;
    marks.areas = parts.inspected.areas ?? [];
    burst(marks, scene, question?.side ?? null, parts.inspected);
  }
  if (tools.template) tried(marks, scene, tools.template);
  return marks;
}

/** As far as the crow flies on the table, where the way of everybody is asked for only when it is wanted. */
function disc({ width, height }: SceneView['board'], [x, y]: Point, r: number): Point[] {
  return Array.from({ length: 48 }, (_, i): Point => {
    const angle = (i * Math.PI) / 24;
    const [px, py] = [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    return [Math.max(0, Math.min(width, px)), Math.max(0, Math.min(height, py))];
  });
}

/** How far each action would go, the longest first; only the chosen one's once the unit is on its way. */
function banded(marks: Marks, { scene, planning }: Parts, draft: ChooseDraft): void {
  if (planning && !planning.reach) return;
  const all = moves(draft).filter((branch) => reachOf(branch.draft).length > 0);
  // Actions that go equally far share an edge.
  const bands = new Map<number, { label: string; polygons: Point[][]; chosen: boolean }>();
  const add = (allowance: number, name: string, chosen: boolean, polygons: () => Point[][]): void => {
    const far = Math.round(allowance * 10) / 10;
    const known = bands.get(far);
    if (!known)
      bands.set(far, { label: `${inches(far, scene.board.unit)} ${name.toLowerCase()}`, polygons: polygons(), chosen });
    else bands.set(far, { ...known, label: `${known.label}, ${name.toLowerCase()}`, chosen: known.chosen || chosen });
  };
  for (const { answer, draft: behind } of all) {
    const option = draft.question.options.find((entry) => entry.id === answer);
    add(behind.allowance ?? 0, option ? say(option.label) : answer, answer === draft.option, () => reachOf(behind));
  }
  if (draft instanceof DrillDraft && draft.together && all.length === 0)
    for (const { id, far = 0, label, reasons } of draft.drills)
      // What is done besides going is said in the dock.
      if (far > 0 && !reasons?.length && !bands.has(Math.round(far * 10) / 10))
        add(far, say(label), id === draft.drill, () => {
          const ground = draft.reaching(far);
          return ground.length > 0 ? ground : [disc(scene.board, draft.middle, far)];
        });
  marks.bands = [...bands.entries()].sort((a, b) => b[0] - a[0]).map(([, band]) => band);
  if (marks.bands.length > 0) marks.reach = [];
  if (scene.board.kind !== 'hexes') return;
  for (const branch of draft.branches)
    if (branch.draft instanceof HexDraft && branch.draft.question.start) {
      if (marks.hexes.length === 0) marks.hexes = branch.draft.offered;
    }
}

/** What the ghost would see and draw, how far its weapons reach from there, and the enemy's threat. */
function planned(marks: Marks, { scene, question, draft }: Parts, planning: Planning): void {
  marks.threat = planning.threat;
  const foe = scene.sides.find((side) => side.id !== (question?.side ?? scene.sides.find((entry) => entry.mine)?.id));
  marks.threatSide = foe?.livery ?? 'b';
  const at = standpoint(working(draft));
  const outlook = planning.outlook;
  if (outlook && at) {
    marks.ghostAt = at;
    marks.eyes = outlook.eyes;
    const { lined, others } = planning.rows;
    // The enemy's threat lies under everything, and a squad that fires has lines of its own: others would say nothing more.
    const firing = draft instanceof DrillDraft && draft.together && draft.at !== null;
    if (!planning.threat && !firing) marks.facing = lined;
    marks.shields = others;
    marks.sight = [];
  }
  if (!planning.ranges || scene.board.kind === 'hexes') return;
  const token = scene.tokens.find((entry) => entry.id === question?.subject || entry.unit === question?.subject);
  const view = scene.units.find((entry) => entry.id === token?.unit);
  const from: Point | null = at ?? (token ? [token.x, token.y] : null);
  if (!view || !from) return;
  marks.ranges = view.ranges
    .slice(0, 4)
    .map((range) => ({ x: from[0], y: from[1], r: range.distance + (token?.radius ?? 0), label: range.label }));
}

/** What bursts and blasts would catch, and the hexes a preview speaks of. */
function burst(marks: Marks, scene: SceneView, side: string | null, told: Preview): void {
  if (told.templates?.length) marks.templates = told.templates;
  if (told.hexes?.length) marks.lit = told.hexes;
  for (const id of told.caught ?? []) {
    const own = scene.tokens.find((token) => token.id === id)?.side;
    marks.caught.set(id, own === (side ?? scene.sides.find((entry) => entry.mine)?.id) ? 'friend' : 'enemy');
  }
}

/** The template tool: laid anywhere, for measuring. */
function tried(marks: Marks, scene: SceneView, held: HeldTemplate): void {
  const points = outlineOf(held, scene.board.unit);
  marks.templates = [points];
  const mine = scene.sides.find((side) => side.mine)?.id;
  for (const token of scene.tokens) {
    if (covers(points, [token.x, token.y], token.radius ?? 0.5))
      marks.caught.set(token.id, token.side === mine ? 'friend' : 'enemy');
  }
}

function select(into: Set<string>, scene: SceneView, id: string): void {
  if (!id) return;
  for (const token of scene.tokens) if (token.id === id || token.unit === id) into.add(token.id);
}

function chosenUnit(marks: Marks, scene: SceneView, unit: string): void {
  select(marks.selected, scene, unit);
  const own = scene.tokens.filter((token) => token.unit === unit);
  const centre = own.find((token) => token.leader) ?? own[0];
  const view = scene.units.find((entry) => entry.id === unit);
  if (!centre || !view) return;
  marks.reachSide = scene.sides.find((side) => side.id === view.side)?.livery ?? 'a';
  marks.arcs = (centre.arcs ?? []).map((arc) => ({
    x: centre.x,
    y: centre.y,
    facing: centre.facing + (arc.turn ?? 0),
    width: arc.width,
    r: arc.distance ?? 12,
    label: arc.label,
  }));
  if (scene.board.kind === 'hexes') return;
  marks.ranges = view.ranges
    .slice(0, 4)
    .map((range) => ({ x: centre.x, y: centre.y, r: range.distance + (centre.radius ?? 0), label: range.label }));
}

function drafted(marks: Marks, parts: Parts, draft: Draft): void {
  const { scene } = parts;
  if (draft instanceof DrillDraft && draft.together) drillMarks(marks, scene, draft, parts.preview);
  else if (draft instanceof ChooseDraft) chooseMarks(marks, scene, draft);
  else if (draft instanceof SelectDraft) {
    for (const token of draft.question.tokens) marks.choosable.add(token);
    for (const token of draft.chosen) marks.targets.add(token);
    draft.question.tokens.forEach((token, i) => marks.notes.set(token, String(i + 1)));
  } else if (draft instanceof AllotDraft) allotMarks(marks, draft);
  else if (draft instanceof TargetDraft) targetMarks(marks, draft);
  else if (draft instanceof HexDraft) {
    marks.hexes = draft.offered;
    marks.hexChosen = draft.hex;
    const { start, subject } = draft.question;
    if (start && draft.path?.length) marks.paths = [{ token: subject, points: [start, ...draft.path] }];
    marks.hexFacing = draft.question.facing && draft.hex ? draft.facing : null;
  } else if (draft instanceof MoveDraft) moveMarks(marks, scene, draft);
}

function chooseMarks(marks: Marks, scene: SceneView, draft: ChooseDraft): void {
  for (const option of draft.question.options) {
    if (option.token && !option.reasons?.length) select(marks.choosable, scene, option.token);
  }
  // The ring is on what the button speaks of; what is only pointed at gets none.
  if (draft.chosen?.token) select(marks.selected, scene, draft.chosen.token);
}

function allotMarks(marks: Marks, draft: AllotDraft): void {
  for (const lot of draft.question.lots) marks.choosable.add(lot.token);
  for (const [token, share] of Object.entries(draft.shares)) {
    marks.targets.add(token);
    const label = draft.question.shares.find((entry) => entry.id === share)?.label;
    marks.notes.set(token, (label ? say(label) : share).slice(0, 1).toUpperCase());
  }
}

function targetMarks(marks: Marks, draft: TargetDraft): void {
  const aimed = new Set<string | null>(
    draft.shots ? Object.values(draft.shots).map((shot) => shot?.at ?? null) : [draft.at],
  );
  for (const target of draft.question.targets) {
    const into = aimed.has(target.unit) ? marks.targets : target.reasons?.length ? null : marks.choosable;
    if (into) for (const token of target.tokens) into.add(token);
  }
}

function moveMarks(marks: Marks, scene: SceneView, draft: MoveDraft): void {
  marks.zones = draft.question.zones ?? [];
  if (draft.question.kind === 'move') {
    marks.reach = draft.question.reach ?? [];
    marks.snaps = (draft.question.snaps ?? []).map(([x, y]): Point => [x, y]);
  }
  for (const token of draft.tokens) marks.selected.add(token);
  marks.grips = new Set(draft.tokens.filter((token) => !draft.token(token)));
  if (draft.question.facing && !draft.pivot) marks.turnable = draft.leader;
  if (draft.singly) marks.ghosts = ghostsAt(scene, draft, draft.alone);
  else if (draft.lead) marks.ghosts = ghostsAt(scene, draft, { [draft.leader]: draft.lead });
}

function ghostsAt(scene: SceneView, draft: MoveDraft, places: Record<string, Point>): Drawn[] {
  return Object.entries(places).map(([id, [x, y]]) => {
    const standing = draft.token(id) ?? plain(scene, draft, id);
    return { ...standing, x, y, facing: draft.facing[id] ?? standing.facing };
  });
}

/** A thing that is not on the table yet, drawn as its question describes it. */
function plain(scene: SceneView, draft: MoveDraft, id: string): Drawn {
  const { shape, radius, length, width, points, art, leader, facing, name } = draft.ghost(id) ?? {};
  const at = draft.lead ?? draft.alone[id];
  // Figures look into the table unless told otherwise.
  const inward = at && at[1] < scene.board.height / 2 ? 270 : 90;
  return {
    id,
    unit: '',
    side: draft.question.side,
    shape: shape ?? 'figure',
    x: 0,
    y: 0,
    facing: facing ?? inward,
    radius: radius ?? (scene.board.unit === 'cm' ? 1.27 : 0.5),
    length,
    width,
    points,
    art: art ?? { body: 'light', weapon: 'rifle' },
    badges: [],
    lying: false,
    leader: leader ?? false,
    acted: false,
    name: name ?? scene.units.find((unit) => unit.id === draft.question.subject)?.name ?? { id },
  };
}

/** Where the price of what is being answered stands on the board, if it has such a place. */
function standpoint(draft: Draft | null): Point | null {
  if (draft instanceof HexDraft) return draft.question.start ? draft.hex : null;
  if (draft instanceof DrillDraft && draft.together) return draft.lead;
  if (!(draft instanceof MoveDraft) || draft.answer() === null) return null;
  return draft.lead ?? Object.values(draft.alone)[0] ?? null;
}

function previewed(marks: Marks, scene: SceneView, draft: Draft | null, preview: Preview, side: string | null): void {
  if (draft instanceof DrillDraft && draft.together) return;
  marks.sight = preview.sight;
  burst(marks, scene, side, preview);
  if (preview.areas?.length) marks.areas = preview.areas;
  marks.ghostsLegal = preview.legal;
  if (preview.paths.length > 0 && draft instanceof MoveDraft) {
    marks.paths = preview.paths;
    const ends: Record<string, Point> = {};
    for (const { token, points } of preview.paths) {
      const end = points[points.length - 1];
      if (end) ends[token] = end;
    }
    marks.ghosts = ghostsAt(scene, draft, { ...ends, ...(draft.singly ? draft.alone : {}) });
  }
  // A way over a map is seen before it is gone: it may lead past somebody on overwatch.
  if (draft instanceof HexDraft && preview.paths.length > 0) marks.paths = preview.paths;
  const at = standpoint(draft);
  if (!at) return;
  const reason = preview.reasons[0];
  if (reason) marks.cursor = { at, text: say(reason), bad: true };
  else if (preview.cost !== undefined && preview.allowance !== undefined) {
    const text =
      scene.board.kind === 'hexes'
        ? `${num(preview.cost)} / ${num(preview.allowance)}`
        : draft instanceof MoveDraft && draft.wanted && draft.start
          ? t('as-far-as', {
              gone: inches(preview.cost, scene.board.unit),
              wanted: inches(
                Math.hypot(draft.wanted[0] - draft.start[0], draft.wanted[1] - draft.start[1]),
                scene.board.unit,
              ),
            })
          : `${inches(preview.cost, scene.board.unit)} / ${inches(preview.allowance, scene.board.unit)}`;
    marks.cursor = { at, text, bad: false };
  }
}
