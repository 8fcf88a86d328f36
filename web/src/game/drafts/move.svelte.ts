import type { Json, Point } from '../../wire/message';
import type { GhostLine, MoveQuestion, Option, PlaceQuestion } from '../../wire/question';
import type { SceneView, TokenView } from '../../wire/scene';
import { asPoint, asTable, type Mover } from '../draft';
import { refused } from './refused';

const TURN = 15;

/** Moving or placing a unit: the leader leads and the server keeps the others legal, or figures go one by one. */
export class MoveDraft implements Mover {
  lead = $state<Point | null>(null);
  formation = $state('keep');
  /** Places of single figures; with any of them set, the answer names every figure. */
  alone = $state<Record<string, Point>>({});
  facing = $state<Record<string, number>>({});
  then = $state('');
  /** Where the reader pointed, when the unit does not get that far. */
  wanted = $state.raw<Point | null>(null);
  readonly tokens: string[];
  readonly formations: string[];
  readonly thens: Option[];
  /** The answer names the place of every figure: there are no formations to ask for. */
  readonly each: boolean;
  /** A template that lies at its shooter and can only be turned, about this point. */
  readonly pivot: Point | null;

  constructor(
    readonly question: MoveQuestion | PlaceQuestion,
    private readonly scene: SceneView,
  ) {
    this.tokens = question.tokens.map((entry) => (typeof entry === 'string' ? entry : entry.token));
    this.formations = question.formations?.length ? question.formations : ['keep'];
    this.formation = this.formations[0] ?? 'keep';
    this.thens = question.then ?? [];
    this.then = this.thens.find((option) => !refused(option))?.id ?? '';
    this.pivot = this.ghost(this.tokens[0] ?? '')?.origin ?? null;
    const proposed = asTable(asTable(question.suggestion)['to']);
    this.each = !question.formations?.length && this.tokens.every((token) => token in proposed);
    // What is proposed lies there at once: it can be taken with one click, or changed figure by figure.
    if (this.each) this.take(question.suggestion ?? null);
    if (this.pivot && !this.each) this.lead = this.pivot;
  }

  token(id: string): TokenView | undefined {
    return this.scene.tokens.find((token) => token.id === id);
  }

  /** How a thing looks that is placed and not in the scene yet. */
  ghost(id: string): GhostLine | undefined {
    if (this.question.kind !== 'place') return undefined;
    return this.question.tokens.find((entry): entry is GhostLine => typeof entry !== 'string' && entry.token === id);
  }

  /** The figure the others follow. */
  get leader(): string {
    return this.tokens.find((id) => this.token(id)?.leader ?? this.ghost(id)?.leader) ?? this.tokens[0] ?? '';
  }

  get start(): Point | null {
    const token = this.token(this.leader);
    return token ? [token.x, token.y] : null;
  }

  get allowance(): number | null {
    if (this.question.kind !== 'move') return null;
    return this.question.tokens.reduce((most, entry) => Math.max(most, entry.allowance), 0);
  }

  get singly(): boolean {
    return Object.keys(this.alone).length > 0;
  }

  /** The leader to a place; single places are given up, the formation is worked out anew. */
  leadTo(point: Point): void {
    this.wanted = null;
    if (this.pivot) return this.face(point);
    if (this.each) return this.moveAlone(this.nearest(point), point, {});
    this.lead = point;
    this.alone = {};
  }

  /** Turns towards a place. */
  face(point: Point): void {
    const from = this.pivot ?? this.lead ?? this.alone[this.leader] ?? this.start ?? [0, 0];
    this.turnTo((-Math.atan2(point[1] - from[1], point[0] - from[0]) * 180) / Math.PI);
  }

  private nearest(point: Point): string {
    const far = (id: string): number =>
      Math.hypot((this.alone[id]?.[0] ?? 0) - point[0], (this.alone[id]?.[1] ?? 0) - point[1]);
    return Object.keys(this.alone).sort((a, b) => far(a) - far(b))[0] ?? this.leader;
  }

  /** One figure by itself. `resolved` are the places the last preview gave the others. */
  moveAlone(token: string, point: Point, resolved: Record<string, Point>): void {
    const places: Record<string, Point> = {};
    for (const id of this.tokens) {
      const standing = this.token(id);
      const place = this.alone[id] ?? resolved[id] ?? (standing ? ([standing.x, standing.y] as Point) : undefined);
      if (place) places[id] = place;
    }
    places[token] = point;
    this.alone = places;
  }

  /** A push of the keyboard. */
  nudge(dx: number, dy: number): void {
    if (this.pivot) return this.rotate(dx === 0 ? -Math.sign(dy) : -Math.sign(dx));
    const from = (this.each ? this.alone[this.leader] : this.lead) ?? this.start ?? [0, 0];
    this.leadTo([from[0] + dx, from[1] + dy]);
  }

  nextFormation(steps = 1): void {
    const at = this.formations.indexOf(this.formation);
    const n = this.formations.length;
    this.formation = this.formations[(at + steps + n) % n] ?? 'keep';
    this.alone = {};
  }

  rotate(steps: number): void {
    this.turnBy(steps * TURN);
  }

  turnBy(degrees: number): void {
    this.turnTo(
      (this.facing[this.leader] ?? this.token(this.leader)?.facing ?? this.ghost(this.leader)?.facing ?? 0) + degrees,
    );
  }

  /** Whoever turns before going anywhere turns on the spot. */
  turnTo(degrees: number): void {
    if (this.lead === null && !this.singly && this.question.kind === 'move') this.lead = this.start;
    const turned = ((degrees % 360) + 360) % 360;
    this.facing = Object.fromEntries(this.tokens.map((token) => [token, turned]));
  }

  answer(): Json | null {
    const more: Record<string, Json> = {};
    if (Object.keys(this.facing).length > 0) more['facing'] = { ...this.facing };
    if (this.question.kind === 'move' || this.thens.length > 0) more['then'] = this.then;
    if (this.singly)
      return { to: Object.fromEntries(Object.entries(this.alone).map(([id, p]) => [id, [...p]])), ...more };
    if (this.lead) return { lead: [...this.lead], formation: this.formation, ...more };
    return null;
  }

  considered(): Json | null {
    return null;
  }

  back(): boolean {
    if (this.each || this.pivot) return this.again();
    if (this.lead === null && !this.singly && Object.keys(this.facing).length === 0) return false;
    this.lead = null;
    this.wanted = null;
    this.alone = {};
    this.facing = {};
    return true;
  }

  /** Back to what was proposed; false when it is there already. */
  private again(): boolean {
    const before = JSON.stringify([this.alone, this.facing]);
    this.facing = {};
    this.take(this.question.suggestion ?? null);
    return before !== JSON.stringify([this.alone, this.facing]);
  }

  take(answer: Json): void {
    const told = asTable(answer);
    const lead = asPoint(told['lead']);
    const to = asTable(told['to']);
    const places: Record<string, Point> = {};
    for (const [token, value] of Object.entries(to)) {
      const point = asPoint(value);
      if (point) places[token] = point;
    }
    this.lead = lead ?? places[this.leader] ?? this.lead;
    this.alone = lead ? {} : places;
    const facing = asTable(told['facing']);
    for (const [token, value] of Object.entries(facing))
      if (typeof value === 'number') this.facing = { ...this.facing, [token]: value };
    if (typeof told['formation'] === 'string') this.formation = told['formation'];
    if (typeof told['then'] === 'string') this.then = told['then'];
  }
}
