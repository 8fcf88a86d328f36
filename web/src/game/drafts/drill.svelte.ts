import type { Json, Point } from '../../wire/message';
import type { ChooseQuestion, DrillOption } from '../../wire/question';
import type { SceneView, TokenView } from '../../wire/scene';
import { asPoint, asTable } from '../draft';
import { nearest, reachOf, within } from '../route';
import { ChooseDraft } from './choose.svelte';
import { MoveDraft } from './move.svelte';
import { refused } from './refused';

/** How far back a squad is called at a time that cannot all follow to where it was sent, and how often. */
const BACK = 0.88;
const CALLS = 6;

/** What a squad does as one: a drill, where to, in which formation, at whom. Or one figure at a time, as any choice. */
export class DrillDraft extends ChooseDraft {
  /** All together; else the single answers are listed as in any other choice. */
  together = $state(true);
  drill = $state('');
  lead = $state<Point | null>(null);
  formation = $state('keep');
  at = $state<string | null>(null);
  /** A place for each of them, where an answer was taken that names them; `lead` is their middle then. */
  private spots = $state.raw<Record<string, Point> | null>(null);
  /** Where the reader pointed, when the squad does not get that far. */
  wanted = $state.raw<Point | null>(null);
  private calls = 0;
  /** The member that a chip or its figure points at. */
  shown = $state<string | null>(null);
  readonly drills: DrillOption[];
  readonly party: string[];
  readonly middle: Point;
  readonly formations: string[];
  readonly radius: number;

  constructor(
    question: ChooseQuestion,
    private readonly scene: SceneView,
  ) {
    super(question);
    const all = question.drills ?? [];
    this.drills = [...all].sort((a, b) => Number(refused(a)) - Number(refused(b)));
    this.party = question.party ?? [];
    this.middle = question.middle ?? [0, 0];
    this.formations = question.formations ?? ['keep'];
    this.radius = question.radius ?? 0;
    // Whose own actions are listed is asked one by one; a squad acts as one unless somebody wants otherwise, and where
    // only one of it is left, its drills are what it can do.
    const named = question.options.some((option) => this.party.includes(option.token ?? ''));
    this.together = this.party.length > 1 || named;
    if (this.together) this.option = '';
  }

  get chosenDrill(): DrillOption | undefined {
    return this.drills.find((drill) => drill.id === this.drill);
  }

  /**
   * The answers that are neither a drill nor one of its figures: cards, what the squad does at once, to pass. What the
   * squad can do as one is not listed a second time; figure by figure it is found under "One at a time".
   */
  get others() {
    const drilled = new Set(this.drills.filter((drill) => !refused(drill)).map((drill) => drill.id));
    return this.listed.filter((option) => !this.party.includes(option.token ?? '') && !drilled.has(option.id));
  }

  get moves(): boolean {
    return this.chosenDrill?.far !== undefined;
  }

  get aims(): boolean {
    return this.chosenDrill?.aims ?? false;
  }

  token(id: string): TokenView | undefined {
    return this.scene.tokens.find((token) => token.id === id);
  }

  setTogether(on: boolean): void {
    this.together = on;
    this.option = on ? '' : (this.question.options.find((option) => !refused(option))?.id ?? '');
  }

  begin(id: string): boolean {
    const drill = this.drills.find((entry) => entry.id === id);
    if (!drill || refused(drill)) return false;
    this.drill = id;
    this.option = '';
    this.spots = null;
    if (drill.far === undefined) this.lead = this.wanted = null;
    else if (this.lead) this.send(this.wanted ?? this.lead);
    if (!drill.aims) this.at = null;
    return true;
  }

  override pick(id: string): boolean {
    if (!super.pick(id)) return false;
    this.drill = '';
    return true;
  }

  /** To a place: a walk where that is near enough, else a run, unless something was chosen that goes there. */
  leadTo(point: Point): void {
    if (!this.moves) {
      const far = Math.hypot(point[0] - this.middle[0], point[1] - this.middle[1]);
      const ways = this.drills.filter((drill) => drill.far !== undefined && !drill.aims && !refused(drill));
      const gets = (drill: DrillOption): boolean => {
        const ground = this.reaching(drill.far ?? 0);
        return ground.length > 0 ? within(ground, point) : (drill.far ?? 0) >= far;
      };
      const near = ways.find(gets) ?? ways.sort((a, b) => (b.far ?? 0) - (a.far ?? 0))[0];
      if (!near || !this.begin(this.at && !this.drill ? (this.aimed(true) ?? near.id) : near.id)) return;
    }
    this.send(point);
  }

  /** To a place, or as far that way as the drill goes. */
  private send(point: Point): void {
    const ground = this.ground();
    const far = Math.hypot(point[0] - this.middle[0], point[1] - this.middle[1]);
    const most = this.chosenDrill?.far ?? far;
    let lead = point;
    if (ground.length > 0 && !within(ground, point)) lead = nearest(ground, point, this.middle);
    else if (ground.length === 0 && far > most) lead = this.towards(point, most / far);
    this.lead = lead;
    this.spots = null;
    this.wanted = lead === point ? null : point;
    this.calls = 0;
  }

  private towards([x, y]: Point, share: number): Point {
    const [mx, my] = this.middle;
    return [mx + (x - mx) * share, my + (y - my) * share];
  }

  /** The ground that its middle reaches where it goes so far; none where the server drew none. */
  reaching(far: number): Point[][] {
    return this.question.grounds?.find((ground) => Math.abs(ground.far - far) < 0.05)?.reach ?? [];
  }

  /** The ground its leader reaches, where the server drew it. */
  private ground(): Point[][] {
    const behind = this.branches.find((branch) => branch.answer === this.drill)?.draft;
    return behind instanceof MoveDraft ? reachOf(behind) : this.reaching(this.chosenDrill?.far ?? 0);
  }

  /** Somebody cannot follow that far: the squad goes less far that way. False when that was tried often enough. */
  callBack(): boolean {
    if (!this.lead || this.spots || this.calls >= CALLS) return false;
    if (this.aims && !this.at) return false; // it is refused for want of a target, not for the way
    this.calls += 1;
    this.wanted ??= this.lead;
    this.lead = this.towards(this.lead, BACK);
    return true;
  }

  nudge(dx: number, dy: number): void {
    const from = this.lead ?? this.middle;
    this.leadTo([from[0] + dx, from[1] + dy]);
  }

  /** At an enemy: whatever was chosen, if it is aimed at all; else a shot. */
  aimAt(unit: string): boolean {
    if (!this.aims) {
      const shot = this.aimed(this.lead !== null);
      if (!shot || !this.begin(shot)) return false;
    }
    this.at = unit;
    return true;
  }

  /** The first drill that is aimed, with or without going somewhere. */
  private aimed(going: boolean): string | undefined {
    return this.drills.find((drill) => drill.aims && (drill.far !== undefined) === going && !refused(drill))?.id;
  }

  nextFormation(steps = 1): void {
    const n = this.formations.length;
    this.form(this.formations[(this.formations.indexOf(this.formation) + steps + n) % n] ?? 'keep');
  }

  /** In this formation from now on, round the middle of the places that were named, if any were. */
  form(formation: string): void {
    this.formation = formation;
    this.spots = null;
  }

  /** The drill as far as it is said, for a look at what it would bring; null without one. */
  private told(): Record<string, Json> | null {
    if (!this.drill || (this.moves && !this.lead)) return null;
    const told: Record<string, Json> = { drill: this.drill };
    if (this.moves && this.spots) told['to'] = { ...this.spots };
    else if (this.moves && this.lead) Object.assign(told, { lead: [...this.lead], formation: this.formation });
    if (this.at && this.aims) told['at'] = this.at;
    return told;
  }

  override answer(): Json | null {
    if (!this.together || this.option) return super.answer();
    const told = this.told();
    return told && (!this.aims || this.at) ? told : null;
  }

  override considered(): Json | null {
    if (!this.together) return super.considered();
    // Without a target the rules still say whom it could be aimed at.
    return this.answer() === null ? this.told() : null;
  }

  override back(): boolean {
    if (!this.together) {
      if (this.party.length < 2) return false;
      this.setTogether(true);
      return true;
    }
    if (!this.drill && !this.option && !this.lead && !this.at) return false;
    if (this.at) this.at = null;
    else if (this.lead) this.lead = this.wanted = this.spots = null;
    else [this.drill, this.option] = ['', ''];
    return true;
  }

  override take(answer: Json): void {
    const told = asTable(answer);
    if (typeof told['drill'] !== 'string') return super.take(answer);
    this.together = true;
    this.begin(told['drill']);
    this.spots = spotsOf(told['to']);
    [this.lead, this.wanted] = [asPoint(told['lead']) ?? (this.spots && middleOf(Object.values(this.spots))), null];
    if (typeof told['formation'] === 'string') this.formation = told['formation'];
    if (typeof told['at'] === 'string') this.at = told['at'];
  }
}

/** The places of an answer that names one for each; null where it names none. */
function spotsOf(told: Json | undefined): Record<string, Point> | null {
  const places = Object.entries(asTable(told ?? null)).flatMap(([id, at]): [string, Point][] => {
    const point = asPoint(at);
    return point ? [[id, point]] : [];
  });
  return places.length > 0 ? Object.fromEntries(places) : null;
}

function middleOf(points: Point[]): Point {
  const sum = (axis: 0 | 1): number => points.reduce((all, point) => all + point[axis], 0) / points.length;
  return [sum(0), sum(1)];
}
