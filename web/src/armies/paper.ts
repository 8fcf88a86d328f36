import { isMessage } from '../i18n/bundle';
import { inches, say, shelf, t } from '../i18n/texts.svelte';
import type { SheetUnit } from '../net/armies';
import type { Message } from '../wire/message';

type Table = Record<string, unknown>;

/** Figures alike: how many, what they are called, their numbers by column, and what is said of them in words. */
export interface PaperRow {
  count: number;
  name: string;
  cells: Map<string, string>;
  words: string;
}

/** A unit on paper: a row for each kind of figure, and a row for each way its weapons are used. */
export interface PaperUnit {
  name: string;
  points: number;
  facts: [string, string][];
  columns: string[];
  rows: PaperRow[];
  armColumns: string[];
  arms: { name: string; cells: Map<string, string> }[];
}

/** What the reader of a sheet has no use for: places and ids of a program, limits of a builder. */
const UNSAID = new Set([
  'name',
  'points',
  'at',
  'id',
  'type',
  'reasons',
  'count',
  'source',
  'art',
  'unit',
  'specials',
  'limits',
  'weapons',
  'modes',
  'figures',
  'stats',
  'size',
  'locations',
]);
const CONDENSED = 4;

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const told = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/** Puts the sheet of an army into words and columns; it knows no game, only what names the texts have for its parts. */
export class Paper {
  constructor(
    private readonly system: string,
    private readonly unit: string,
  ) {}

  label(key: string): string {
    if (shelf.serves(`${this.system}-sheet-${key}`)) return say({ id: `${this.system}-sheet-${key}` });
    if (shelf.has(`sheet-of-${key}`)) return t(`sheet-of-${key}`);
    if (shelf.serves(`${this.system}-stat-${key.toLowerCase()}`))
      return say({ id: `${this.system}-stat-${key.toLowerCase()}` });
    return key.length <= CONDENSED
      ? key.toUpperCase()
      : (key[0] ?? '').toUpperCase() + key.slice(1).replaceAll('_', ' ');
  }

  words(value: unknown, key = ''): string {
    if (isMessage(value) && !('name' in (value as object))) return say(value as Message);
    if (Array.isArray(value))
      return value
        .map((one) => this.words(one, key))
        .filter(Boolean)
        .join(', ');
    if (value === true) return t('yes');
    if (isTable(value))
      return [
        value['name'] ? this.words(value['name']) : '',
        ...this.parts(value).map(([name, part]) => `${name} ${part}`),
      ]
        .filter(Boolean)
        .join(' ');
    const named = `${this.system}-${key}-${String(value)}`;
    return shelf.serves(named)
      ? say({ id: named })
      : key === 'range' && typeof value === 'number'
        ? value > 0
          ? inches(value, this.unit)
          : '–'
        : String(value);
  }

  /** What a table says of itself, apart from its figures and weapons. */
  private parts(entry: Table): [string, string][] {
    return Object.entries(entry)
      .filter(([key, value]) => !UNSAID.has(key) && told(value))
      .map(([key, value]) => [this.label(key), this.words(value, key)]);
  }

  private numbers(entry: Table): [string, string][] {
    const { stats } = entry;
    if (Array.isArray(stats))
      return stats.filter(isTable).map((stat) => [this.words(stat['label']), this.words(stat['value'])]);
    const printed = isTable(stats)
      ? Object.entries(stats).map(([key, value]): [string, string] => [this.label(key), this.words(value)])
      : [];
    const more = Object.entries(entry)
      .filter(([key, value]) => !UNSAID.has(key) && typeof value === 'number')
      .map(([key, value]): [string, string] => [this.label(key), this.words(value, key)]);
    return [...printed, ...more];
  }

  /** Figures without a name of their own are told apart by what they carry. */
  private row(entry: Table, called: unknown, armed: boolean): PaperRow {
    const carried =
      armed && Array.isArray(entry['weapons'])
        ? this.words(entry['weapons'].filter(isTable).map((weapon) => weapon['name']))
        : '';
    const words = Object.entries(entry).filter(
      ([key, value]) =>
        !UNSAID.has(key) &&
        told(value) &&
        typeof value !== 'number' &&
        value !== true &&
        !(typeof value === 'string' && key === 'rank'),
    );
    return {
      count: entry['type'] === 'vehicle' ? 0 : Number(entry['count'] ?? entry['size'] ?? 1),
      name: called ? this.words(called) : carried,
      cells: new Map(this.numbers(entry)),
      words: [called ? carried : '', ...words.map(([key, value]) => this.words(value, key))]
        .filter(Boolean)
        .join(' · '),
    };
  }

  /** A weapon that is used in several ways has a row for each of them. */
  private armsOf(weapon: Table): PaperUnit['arms'] {
    const modes = Array.isArray(weapon['modes']) ? weapon['modes'].filter(isTable) : [weapon];
    const name = this.words(weapon['name']) + (Number(weapon['count'] ?? 1) > 1 ? ` ×${String(weapon['count'])}` : '');
    return modes.map((mode) => ({ name, cells: new Map(this.parts(mode)) }));
  }

  of(entry: SheetUnit): PaperUnit {
    const figures = (Array.isArray(entry['figures']) ? entry['figures'] : []).filter(isTable);
    const rows =
      figures.length > 0 ? figures.map((group) => this.row(group, group['name'], true)) : [this.row(entry, '', false)];
    const weapons = [entry, ...figures].flatMap((group) =>
      Array.isArray(group['weapons']) ? group['weapons'].filter(isTable) : [],
    );
    const arms = new Map(
      weapons
        .flatMap((weapon) => this.armsOf(weapon))
        .map((arm) => [`${arm.name} ${[...arm.cells.values()].join()}`, arm]),
    );
    const facts = figures.length > 0 ? this.parts(entry) : [];
    const places = isTable(entry['locations'])
      ? Object.entries(entry['locations']).map(([place, value]): [string, string] => [
          this.label(`location-${place}`),
          isTable(value) ? Object.values(value).join(', ') : this.words(value),
        ])
      : [];
    return {
      name: this.words(entry.name),
      points: entry.points,
      facts: [...facts, ...places],
      columns: columnsOf(rows),
      rows,
      armColumns: columnsOf([...arms.values()]),
      arms: [...arms.values()],
    };
  }
}

/** Every column that any row fills, in the order in which they come first. */
function columnsOf(rows: { cells: Map<string, string> }[]): string[] {
  return [...new Set(rows.flatMap((row) => [...row.cells.keys()]))];
}
