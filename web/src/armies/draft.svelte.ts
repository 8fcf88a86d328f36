import type { Builder, BuilderEntry, Choice, Group } from '../net/armies';
import type { ArmyList } from '../net/systems';
import type { Json } from '../wire/message';

export type Row = Record<string, Json>;

const LONGEST_PAST = 60;
const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An army list in the making. It is plain JSON, as files are; the builder only says what may be written. */
export class ArmyDraft {
  list = $state.raw<Row>({ units: [] });
  private past = $state.raw<Row[]>([]);

  constructor(
    readonly builder: Builder,
    readonly edition: string,
  ) {
    this.list = {
      name: '',
      ...this.printed(),
      ...(builder.factions[0] ? { [this.key('faction')]: builder.factions[0].id } : {}),
      ...(builder.points[0] ? { [this.key('points')]: builder.points[0] } : {}),
      units: [],
    };
  }

  /** Which book the list is written for, where there are several. */
  private printed(): Row {
    return this.edition ? { [this.key('edition')]: this.edition } : {};
  }

  /** The list's own name for something every list has. */
  key(name: string): string {
    return this.builder.keys?.[name] ?? name;
  }

  get units(): Row[] {
    const units = this.list[this.key('units')];
    return Array.isArray(units) ? units.filter(isRow) : [];
  }

  get name(): string {
    const name = this.list['name'];
    return typeof name === 'string' ? name : '';
  }

  get faction(): string {
    const faction = this.list[this.key('faction')];
    return typeof faction === 'string' ? faction : '';
  }

  get limit(): number {
    const points = this.list[this.key('points')];
    return typeof points === 'number' ? points : 0;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** Takes over a list as somebody wrote it: ids stand for units that are taken, counts for so many of them. */
  load(list: ArmyList | Row, name: string): void {
    const units: Row[] = [];
    const written = (list as Row)[this.key('units')];
    for (const value of Array.isArray(written) ? written : []) {
      const row: Row = typeof value === 'string' ? { take: value } : isRow(value) ? { ...value } : {};
      const count = typeof row['take'] === 'string' && typeof row['count'] === 'number' ? row['count'] : 1;
      if (typeof row['take'] === 'string') delete row['count'];
      for (let n = 0; n < Math.max(1, Math.min(count, 50)); n++) units.push(structuredClone(row));
    }
    const rest = Object.fromEntries(
      Object.entries(list as Row).filter(
        ([key]) => !['id', 'title'].includes(key) && (key !== 'roster' || this.key('faction') === 'roster'),
      ),
    );
    this.change({ ...rest, ...this.printed(), name, [this.key('units')]: units });
  }

  undo(): void {
    const last = this.past[this.past.length - 1];
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.list = last;
  }

  private change(next: Row): void {
    this.past = [...this.past.slice(-LONGEST_PAST), this.list];
    this.list = next;
  }

  private put(units: Row[]): void {
    this.change({ ...this.list, [this.key('units')]: units });
  }

  set(key: string, value: Json): void {
    this.change({ ...this.list, [this.key(key)]: value });
  }

  /** The entry a unit was made from, as far as it can be told. */
  entryOf(unit: Row): BuilderEntry | null {
    const taken = this.builder.entries.find((entry) => entry.id === unit['take']);
    if (taken) return taken;
    const chosen = (entry: BuilderEntry): Set<string> =>
      new Set([
        'name',
        ...(entry.choices ?? []).map((choice) => choice.id),
        ...(entry.groups ?? []).map((group) => group.id),
      ]);
    const fits = (entry: BuilderEntry): boolean => {
      const free = chosen(entry);
      return (
        Object.entries(entry.unit).every(
          ([key, value]) => free.has(key) || JSON.stringify(unit[key]) === JSON.stringify(value),
        ) && Object.keys(unit).every((key) => free.has(key) || key in entry.unit)
      );
    };
    return this.builder.entries.find((entry) => !('take' in entry.unit) && fits(entry)) ?? null;
  }

  offered(faction: string): BuilderEntry[] {
    return this.builder.entries.filter(
      (entry) =>
        entry.faction === '' ||
        entry.faction === faction ||
        (Array.isArray(entry.faction) && entry.faction.includes(faction)),
    );
  }

  /** A unit of one's own carries a name: the list knows none for it. */
  add(entry: BuilderEntry, name: string): void {
    const unit = structuredClone(entry.unit);
    if (!('take' in unit)) unit['name'] = name;
    this.put([...this.units, unit]);
  }

  drop(at: number): void {
    this.put(this.units.filter((_, i) => i !== at));
  }

  copy(at: number): void {
    const units = [...this.units];
    units.splice(at + 1, 0, structuredClone(units[at] ?? {}));
    this.put(units);
  }

  shift(at: number, by: number): void {
    const units = [...this.units];
    const [unit] = units.splice(at, 1);
    if (unit) units.splice(Math.max(0, Math.min(units.length, at + by)), 0, unit);
    this.put(units);
  }

  rename(at: number, name: string): void {
    this.edit(at, (unit) => {
      if (name.trim()) unit['name'] = name.trim();
      else delete unit['name'];
    });
  }

  private edit(at: number, how: (unit: Row) => void): void {
    this.put(
      this.units.map((unit, i) => {
        if (i !== at) return unit;
        const copy = structuredClone(unit);
        how(copy);
        return copy;
      }),
    );
  }

  valueOf(unit: Row, choice: Choice, entry: BuilderEntry | null): Json {
    return unit[choice.id] ?? entry?.defaults?.[choice.id] ?? choice.default ?? empty(choice);
  }

  choose(at: number, choice: Choice, value: Json): void {
    this.edit(at, (unit) => void (unit[choice.id] = value));
  }

  rowsOf(unit: Row, group: Group, entry: BuilderEntry | null): Row[] {
    const rows = unit[group.id] ?? entry?.defaults?.[group.id];
    return Array.isArray(rows) ? rows.filter(isRow) : [];
  }

  private editRows(at: number, group: Group, how: (rows: Row[]) => Row[]): void {
    const entry = this.entryOf(this.units[at] ?? {});
    this.edit(at, (unit) => void (unit[group.id] = how(structuredClone(this.rowsOf(unit, group, entry)))));
  }

  addRow(at: number, group: Group): void {
    this.editRows(at, group, (rows) => [...rows, structuredClone(group.new)]);
  }

  /** More or fewer figures alike; the row goes with its last figure. */
  count(at: number, group: Group, row: number, by: number): void {
    this.editRows(at, group, (rows) =>
      rows.flatMap((one, i) => {
        if (i !== row) return [one];
        const count = (typeof one['count'] === 'number' ? one['count'] : 1) + by;
        return count > 0 ? [{ ...one, count }] : [];
      }),
    );
  }

  chooseInRow(at: number, group: Group, row: number, choice: Choice, value: Json): void {
    this.editRows(at, group, (rows) => rows.map((one, i) => (i === row ? { ...one, [choice.id]: value } : one)));
  }
}

function empty(choice: Choice): Json {
  switch (choice.kind) {
    case 'many':
      return [];
    case 'flag':
      return false;
    case 'number':
      return choice.least ?? 0;
    default:
      return '';
  }
}
