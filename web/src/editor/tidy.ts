import type { Json } from '../wire/message';
import type {
  CounterLine,
  Deploy,
  Lay,
  Place,
  Sheet,
  SidePart,
  SplitLine,
  SupportLine,
  UnitLine,
  VictoryLine,
} from './sheet';

type Table = Record<string, Json>;
type Reader<T> = (value: Json, at: string) => T | undefined;

/** Reads a file somebody brought: what has the right shape is kept, the places of all the rest are told. */
export class Tidy {
  readonly dropped: string[] = [];

  private table(value: Json, at: string): Table | undefined {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    this.dropped.push(at);
    return undefined;
  }

  private list<T>(read: Reader<T>): Reader<T[]> {
    return (value, at) => {
      if (!Array.isArray(value)) return void this.dropped.push(at);
      return value.map((entry, i) => read(entry, `${at}[${i}]`)).filter((entry): entry is T => entry !== undefined);
    };
  }

  private readonly word: Reader<string> = (value, at) =>
    typeof value === 'string' ? value : void this.dropped.push(at);
  private readonly number: Reader<number> = (value, at) =>
    typeof value === 'number' && Number.isFinite(value) ? value : void this.dropped.push(at);
  private readonly flag: Reader<boolean> = (value, at) =>
    typeof value === 'boolean' ? value : void this.dropped.push(at);
  private readonly words = this.list(this.word);

  private readonly pair: Reader<Place> = (value, at) => {
    if (
      Array.isArray(value) &&
      value.length === 2 &&
      value.every((part) => typeof part === 'number' && Number.isInteger(part))
    )
      return value as Place;
    return void this.dropped.push(at);
  };
  private readonly hexes = this.list(this.pair);

  /** A table of which these keys are known; `must` must be there. */
  private shaped<T>(readers: { [K in keyof T]-?: Reader<NonNullable<T[K]>> }, must: (keyof T)[]): Reader<T> {
    return (value, at) => {
      const table = this.table(value, at);
      if (!table) return undefined;
      const found: Partial<T> = {};
      for (const [key, entry] of Object.entries(table)) {
        const reader = readers[key as keyof T] as Reader<NonNullable<T[keyof T]>> | undefined;
        const read = reader?.(entry, at ? `${at}.${key}` : key);
        if (read !== undefined) found[key as keyof T] = read;
        else if (!reader) this.dropped.push(at ? `${at}.${key}` : key);
      }
      if (must.every((key) => found[key] !== undefined)) return found as T;
      return void this.dropped.push(at);
    };
  }

  private readonly lay = this.shaped<Lay>({ tile: this.word, at: this.pair, rot: this.number }, ['tile', 'at']);
  private readonly unit = this.shaped<UnitLine>(
    { unit: this.word, hex: this.pair, arrives: this.number, reserve: this.word },
    ['unit'],
  );
  private readonly support = this.shaped<SupportLine>({ support: this.word, turn: this.number, face: this.word }, [
    'support',
  ]);
  private readonly split = this.shaped<SplitLine>({ faction: this.word, player: this.word, takes: this.words }, [
    'faction',
    'player',
    'takes',
  ]);
  private readonly deploy = this.shaped<Deploy>({ columns: this.pair, hexes: this.hexes }, []);
  private readonly counter = this.shaped<CounterLine>(
    { counter: this.word, face: this.word, owner: this.word, hexes: this.hexes },
    ['counter', 'hexes'],
  );
  private readonly some = this.shaped<{ side: string; n: number }>({ side: this.word, n: this.number }, ['side', 'n']);

  private readonly any: Reader<Record<string, Json>> = (value, at) => this.table(value, at);

  private readonly part: Reader<SidePart> = (value, at) => {
    const read = this.shaped<SidePart>(
      {
        faction: this.word,
        player: this.word,
        box: this.number,
        first: this.flag,
        units: this.list(this.unit),
        supports: this.list(this.support),
        hand: this.words,
        deploy: this.deploy,
        split: this.list(this.split),
      },
      [],
    )(value, at);
    return read && { ...read, faction: read.faction ?? '', units: read.units ?? [] };
  };

  private readonly line: Reader<VictoryLine> = (value, at) => {
    const read = this.shaped<VictoryLine>({ side: this.word, vp: this.number, test: this.word, args: this.any }, [])(
      value,
      at,
    );
    return read && { side: read.side ?? '', vp: read.vp ?? 1, test: read.test ?? '', args: read.args ?? {} };
  };

  private readonly whole = this.shaped<Sheet>(
    {
      title: this.word,
      title_en: this.word,
      title_it: this.word,
      notes: this.words,
      notes_en: this.words,
      notes_it: this.words,
      chapter: this.number,
      teaches: this.words,
      players: this.list(this.number),
      turns: this.number,
      map: this.list(this.lay),
      paint: this.list(
        this.shaped<{ code: string; hexes: Place[] }>({ code: this.word, hexes: this.hexes }, ['code', 'hexes']),
      ),
      forts: this.list(
        this.shaped<{ hex: Place; sides: string[] }>({ hex: this.pair, sides: this.words }, ['hex', 'sides']),
      ),
      levels: this.list(
        this.shaped<{ level: number; hexes: Place[] }>({ level: this.number, hexes: this.hexes }, ['level', 'hexes']),
      ),
      side: this.list(this.part),
      counters: this.list(this.counter),
      objectives: this.hexes,
      exits: this.list(
        this.shaped<{ side: string; hexes: Place[] }>({ side: this.word, hexes: this.hexes }, ['side', 'hexes']),
      ),
      no_rubble: this.hexes,
      low_only: this.words,
      control_start: this.word,
      unknown_owner: this.word,
      unknown_pool: this.words,
      unknown_hexes: this.hexes,
      unknown_columns: this.pair,
      martyrdom: this.flag,
      solo: this.shaped<{ automaton?: string; posture?: string }>({ automaton: this.word, posture: this.word }, []),
      deploy_first: this.word,
      population: this.number,
      hostages: this.some,
      convoy: this.some,
      mission: this.word,
      generated: this.any,
      tie: this.word,
      victory: this.list(this.line),
    },
    [],
  );

  /** A sheet, or null when the file is not about a scenario at all: it has neither a map nor sides. */
  read(value: Json): Sheet | null {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    if (!Array.isArray(value['map']) && !Array.isArray(value['side'])) return null;
    const found = this.whole(value, '');
    if (!found) return null;
    const sides = [...(found.side ?? []), { faction: '', units: [] }, { faction: '', units: [] }].slice(0, 2);
    return { ...found, map: found.map ?? [], side: sides, victory: found.victory ?? [] };
  }
}
