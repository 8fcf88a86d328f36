import { cellsOf, key, steps, STEPS } from '../../board/hexes';
import type { Hex, Json } from '../../wire/message';
import type { HexQuestion } from '../../wire/question';
import type { SceneView } from '../../wire/scene';
import { asTable, type Draft } from '../draft';

/** A hex; for a way, also who comes along, whether by stealth, and which hexes it leads through. */
export class HexDraft implements Draft {
  hex = $state<Hex | null>(null);
  facing = $state(0);
  lead = $state<string[]>([]);
  /** Where on a chosen way a follower stays behind, as a place of the path; those not named go to the end. */
  stays = $state<Record<string, number>>({});
  stealth = $state(false);
  /** The way hex by hex, without its start; null while the cheapest one will do. */
  path = $state<Hex[] | null>(null);

  constructor(
    readonly question: HexQuestion,
    readonly scene: SceneView,
  ) {}

  /** A hex that is offered; while the way is chosen hex by hex, the next one of it, or its last one to take it back. */
  pick(q: number, r: number): boolean {
    if (this.path) return this.walkOn([q, r], this.path);
    if (!this.question.hexes.some(([a, b]) => a === q && b === r)) return false;
    this.hex = [q, r];
    return true;
  }

  /** The hexes that can be picked now. */
  get offered(): Hex[] {
    if (!this.path) return this.question.hexes;
    const [q, r] = this.path[this.path.length - 1] ?? this.question.start ?? [0, 0];
    const there = new Set(cellsOf(this.scene.board).map((cell) => key(cell.q, cell.r)));
    return STEPS.map(([dq, dr]): Hex => [q + dq, r + dr]).filter((hex) => there.has(key(...hex)));
  }

  private walkOn(to: Hex, path: Hex[]): boolean {
    const last = path[path.length - 1];
    if (last && last[0] === to[0] && last[1] === to[1]) this.path = path.slice(0, -1);
    else if (steps(last ?? this.question.start ?? to, to) === 1) this.path = [...path, to];
    else return false;
    this.hex = this.path?.[this.path.length - 1] ?? null;
    return true;
  }

  /** Whether the way is chosen hex by hex. */
  byHand(on: boolean): void {
    this.path = on ? [] : null;
    this.hex = null;
    // Whoever waits further on can be met on a chosen way only.
    if (!on) this.lead = this.lead.filter((token) => this.question.lead?.includes(token));
    this.stays = {};
  }

  follow(token: string): void {
    this.lead = this.lead.includes(token) ? this.lead.filter((one) => one !== token) : [...this.lead, token];
    this.stayAt(token, null);
  }

  /** Where a follower stays behind; null: at the end of the way, wherever that will be. */
  stayAt(token: string, place: number | null): void {
    const { [token]: _, ...others } = this.stays;
    this.stays = place === null ? others : { ...others, [token]: place };
  }

  /** Who can come along by now: those at the start, and those a chosen way has passed before its last hex. */
  get company(): string[] {
    const { lead = [], along = [] } = this.question;
    return this.path ? [...lead, ...along].filter((token) => this.joins(token) >= 0) : lead;
  }

  /** The place of the path where a token joins, 0 being the start; -1 while there is no way on from it. */
  joins(token: string): number {
    if (this.question.lead?.includes(token)) return 0;
    const found = this.scene.tokens.find((entry) => entry.id === token);
    const place = (this.path ?? []).findIndex(([q, r]) => q === found?.x && r === found?.y) + 1;
    return place > 0 && place < (this.path?.length ?? 0) ? place : -1;
  }

  /** Where a follower will stay: where it was told, as long as the way still leads there. */
  staysAt(token: string): number {
    const end = this.path?.length ?? 0;
    const told = this.stays[token] ?? end;
    return told > this.joins(token) && told < end ? told : end;
  }

  /** The followers of the answer: names as long as all go from the first hex to the last, else from where to where. */
  private escort(): Json | null {
    const end = this.path?.length ?? 0;
    const led = this.path ? this.lead.filter((token) => this.joins(token) >= 0) : this.lead;
    if (led.length === 0) return null;
    if (!this.path || led.every((token) => this.joins(token) === 0 && this.staysAt(token) === end)) return [...led];
    return Object.fromEntries(led.map((token) => [token, [this.joins(token), this.staysAt(token)]]));
  }

  rotate(turns: number): void {
    this.facing = (this.facing + turns + 6) % 6;
  }

  answer(): Json | null {
    if (!this.hex) return null;
    if (this.question.facing) return [...this.hex, this.facing];
    const lead = this.escort();
    if (!this.path && lead === null && !this.stealth) return [...this.hex];
    return {
      ...(this.path ? { path: this.path.map((step) => [...step]) } : { to: [...this.hex] }),
      ...(lead === null ? {} : { lead }),
      ...(this.stealth ? { stealth: true } : {}),
    };
  }

  considered(): Json | null {
    return null;
  }

  back(): boolean {
    const had = this.hex !== null;
    this.path = this.path?.slice(0, -1) ?? null;
    this.hex = this.path?.[this.path.length - 1] ?? null;
    return had;
  }

  take(answer: Json): void {
    const table = asTable(answer);
    const place = Array.isArray(answer) ? answer : (table['to'] ?? null);
    this.lead = Array.isArray(table['lead'])
      ? table['lead'].filter((one): one is string => typeof one === 'string')
      : [];
    this.stealth = table['stealth'] === true;
    if (!Array.isArray(place)) return;
    const [q, r, facing] = place;
    this.path = null;
    if (typeof q === 'number' && typeof r === 'number') this.hex = [q, r];
    if (typeof facing === 'number') this.facing = facing;
  }
}
