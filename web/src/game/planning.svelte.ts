import * as net from '../net/games';
import { Latest } from '../net/latest';
import type { Json, Point } from '../wire/message';
import type { Facing, Outlook, Preview, Threat } from '../wire/preview';
import { ChooseDraft, DrillDraft, HexDraft, MoveDraft, working } from './drafts';
import type { Draft } from './draft';
import type { Session } from './session.svelte';

/** Numbers come so many milliseconds after the hand has come to rest. */
const REST_MS = 80;
/** With more enemies in sight only so many get a line. */
const MANY = 6;
const FEW = 3;

/** What lies over the board while a reader plans: lines from the ghost, ranges, bands, the enemy's threat. */
export class Planning {
  /** Every line, none, or that to one enemy. */
  lines = $state<'all' | 'none' | { unit: string }>('all');
  reach = $state(true);
  ranges = $state(false);
  hot = $state(false);
  outlook = $state.raw<Outlook | null>(null);
  threat = $state.raw<Threat | null>(null);
  working = $state(false);
  /** The card about the ghost found no room on the board. */
  docked = $state(false);
  private readonly planner: Latest<Record<string, Json>, Preview>;
  private readonly weigher: Latest<Record<string, Json>, Preview>;

  constructor(private readonly session: Session) {
    const ask = (query: Record<string, Json>, signal: AbortSignal): Promise<Preview> =>
      net.inspect(session.game, session.side, session.token, query, signal);
    this.planner = new Latest(
      ask,
      (_, told) => (this.outlook = told.outlook ?? null),
      () => (this.outlook = null),
    );
    this.weigher = new Latest(
      ask,
      (_, told) => {
        this.threat = told.threat ?? null;
        this.working = false;
      },
      () => (this.working = false),
    );
  }

  /** What a ghost asks the server; null while none lies on the table, or where it may not. */
  private readonly wish = $derived.by((): Record<string, Json> | null => {
    const { session } = this;
    const { question, preview } = session;
    const draft = question ? working(session.draft) : null;
    if (!question || !draft || !preview?.legal || session.draft?.considered() !== null) return null;
    return planned(question.subject, paceOf(session.draft), draft, preview);
  });

  private readonly asked = $derived.by(() => (this.wish ? JSON.stringify(this.wish) : ''));

  /** While the page stands: asks what the ghost would bring, and how hot the ground is. */
  follow(): void {
    $effect(() => this.plan(this.asked));
    $effect(() => this.weigh());
  }

  private plan(asked: string): (() => void) | undefined {
    if (!asked) {
      this.planner.clear();
      this.outlook = null;
      return;
    }
    const rest = setTimeout(() => this.planner.ask(JSON.parse(asked) as Record<string, Json>), REST_MS);
    return () => clearTimeout(rest);
  }

  /** The threat is that of the position; a new version of the game asks anew. */
  private weigh(): void {
    const { view, question, side } = this.session;
    if (!this.hot || !view || side === null) {
      this.threat = null;
      return;
    }
    this.working = true;
    this.weigher.ask({ tool: 'threat', unit: question?.subject ?? '' });
  }

  /** Enemies that get a line, and those that only keep their shield. */
  get rows(): { lined: Facing[]; others: Facing[] } {
    const facing = this.outlook?.facing ?? [];
    const { lines } = this;
    if (lines === 'none') return { lined: [], others: facing.filter((row) => row.line.clear) };
    if (typeof lines === 'object') {
      const lined = facing.filter((row) => row.unit === lines.unit);
      return { lined, others: facing.filter((row) => row.line.clear && row.unit !== lines.unit) };
    }
    if (facing.filter((row) => row.line.clear).length <= MANY) return { lined: facing, others: [] };
    const matter = [...facing].sort((a, b) => weight(b) - weight(a)).slice(0, FEW);
    return { lined: matter, others: facing.filter((row) => row.line.clear && !matter.includes(row)) };
  }

  toggleLines(): void {
    this.lines = this.lines === 'all' ? 'none' : 'all';
  }

  /** One enemy after another; false when all have had their turn. */
  nextLine(): boolean {
    const seen = (this.outlook?.facing ?? []).map((row) => row.unit);
    const { lines } = this;
    const at = typeof lines === 'object' ? seen.indexOf(lines.unit) : -1;
    const next = seen[at + 1];
    this.lines = next === undefined ? 'all' : { unit: next };
    return next !== undefined;
  }

  /** Takes away what was asked for by hand; false when there was nothing. */
  drop(): boolean {
    const had = this.hot || this.lines !== 'all';
    this.hot = false;
    this.lines = 'all';
    return had;
  }
}

const weight = (row: Facing): number => (row.theirs?.mean ?? 0) + (row.mine?.mean ?? 0) / 100;

/** By which action a unit goes, where that is still open: how it went may matter where it ends. */
function paceOf(draft: Draft | null): string {
  return draft instanceof ChooseDraft ? draft.option : '';
}

function planned(unit: string, pace: string, draft: Draft, preview: Preview): Record<string, Json> | null {
  const points = (way: Point[]): Json => way.map(([x, y]) => [x, y]);
  if (draft instanceof HexDraft) {
    const way = preview.paths[0]?.points;
    if (!draft.question.start || !way) return null;
    return { tool: 'plan', unit, pace, ways: { [unit]: points(way) }, stealth: draft.stealth };
  }
  const squad = draft instanceof DrillDraft && draft.together && draft.lead !== null && preview.paths.length > 0;
  const moves = draft instanceof MoveDraft && draft.question.kind === 'move';
  if ((!squad && !moves) || draft.answer() === null) return null;
  const ways = Object.fromEntries(preview.paths.map(({ token, points: way }) => [token, points(way)]));
  const told = { tool: 'plan', unit, pace: draft instanceof DrillDraft ? draft.drill : pace, ways };
  return draft instanceof MoveDraft ? { ...told, facing: { ...draft.facing } } : told;
}
