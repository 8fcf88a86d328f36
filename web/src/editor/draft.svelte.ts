import type { ScenarioBuilder } from '../net/scenarios';
import { GroundPlan } from './ground';
import type { Sheet } from './sheet';

const LONGEST = 200;

/** The sheet on the desk: changed as a whole, so that every change can be taken back and done again. */
export class ScenarioDraft {
  sheet = $state.raw<Sheet>({ map: [], side: [], victory: [] });
  private past = $state.raw<Sheet[]>([]);
  private future = $state.raw<Sheet[]>([]);
  /** While a stroke goes on its steps are one change. */
  private stroke: Sheet | null = null;
  readonly plan: GroundPlan = $derived.by(() => new GroundPlan(this.ground, this.builder));
  /** Only these parts decide what the ground looks like. */
  private readonly ground = $derived.by(() => ({
    map: this.sheet.map,
    paint: this.sheet.paint ?? [],
    forts: this.sheet.forts ?? [],
    levels: this.sheet.levels ?? [],
  }));

  constructor(
    readonly builder: ScenarioBuilder,
    sheet: Sheet,
  ) {
    this.sheet = sheet;
  }

  change(next: Sheet): void {
    if (next === this.sheet) return;
    if (!this.stroke) this.past = [...this.past.slice(1 - LONGEST), this.sheet];
    this.future = [];
    this.sheet = next;
  }

  /** A part of the sheet; undefined takes it out. */
  set<K extends keyof Sheet>(key: K, value: Sheet[K] | undefined): void {
    const next = { ...this.sheet };
    if (value === undefined) delete next[key];
    else next[key] = value;
    this.change(next);
  }

  begin(): void {
    this.stroke ??= this.sheet;
  }

  end(): void {
    const before = this.stroke;
    this.stroke = null;
    if (before && before !== this.sheet) this.past = [...this.past.slice(1 - LONGEST), before];
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  undo(): void {
    const before = this.past[this.past.length - 1];
    if (!before) return;
    this.future = [this.sheet, ...this.future];
    this.past = this.past.slice(0, -1);
    this.sheet = before;
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (!next) return;
    this.past = [...this.past, this.sheet];
    this.future = rest;
    this.sheet = next;
  }
}
