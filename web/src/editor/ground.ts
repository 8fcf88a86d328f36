import type { ScenarioBuilder, TerrainInfo, TileInfo } from '../net/scenarios';
import type { BoardView, HexView, HexsideView, RibbonView, TileView } from '../wire/scene';
import { hexName, sameHex, without, type Lay, type Place, type Sheet } from './sheet';

const HALF = 180;
/** The six sides, half a turn on. */
const opposite = (side: number): number => (side + 3) % 6;

/** A hex of a tile by its place on the map, or by the place before the tile was turned. */
function turned({ columns, rows }: ScenarioBuilder['tile'], [column, row]: Place, rot: number | undefined): Place {
  return rot === HALF ? [columns - 1 - column, rows - 1 - row] : [column, row];
}

export const axial = ([column, row]: Place): Place => [column - Math.floor(row / 2), row];
export const offset = (q: number, r: number): Place => [q + Math.floor(r / 2), r];

/** The map of a sheet, hex by hex: its tiles, and what is painted over them. */
export class GroundPlan {
  private readonly codes = new Map<string, string>();
  private readonly printed = new Map<string, string>();
  private readonly forts = new Map<string, number[]>();
  private readonly tileOf = new Map<string, number>();
  private readonly raised = new Map<string, number>();
  private readonly kinds: Map<string, TerrainInfo>;
  readonly columns: number;
  readonly rows: number;

  constructor(
    readonly sheet: Pick<Sheet, 'map' | 'paint' | 'forts' | 'levels'>,
    readonly builder: ScenarioBuilder,
  ) {
    const { tile } = builder;
    this.kinds = new Map(builder.terrain.map((entry) => [entry.code, entry]));
    this.columns = tile.columns * Math.max(0, ...sheet.map.map((lay) => lay.at[0] + 1));
    this.rows = tile.rows * Math.max(0, ...sheet.map.map((lay) => lay.at[1] + 1));
    sheet.map.forEach((lay, i) =>
      this.lay(
        lay,
        i,
        builder.tiles.find((entry) => entry.id === lay.tile),
      ),
    );
    for (const { code, hexes } of sheet.paint ?? []) for (const hex of hexes) this.paint(hex, code);
    for (const { level, hexes } of sheet.levels ?? [])
      for (const hex of hexes) if (this.has(hex)) this.raised.set(hexName(hex), level);
    for (const { hex, sides } of sheet.forts ?? []) {
      if (this.codes.has(hexName(hex)))
        this.forts.set(
          hexName(hex),
          sides.map((side) => builder.directions.indexOf(side)).filter((side) => side >= 0),
        );
    }
  }

  private lay(lay: Lay, number: number, tile: TileInfo | undefined): void {
    const { tile: size } = this.builder;
    const here = (hex: Place): string => hexName([lay.at[0] * size.columns + hex[0], lay.at[1] * size.rows + hex[1]]);
    for (let row = 0; row < size.rows; row++) {
      for (let column = 0; column < size.columns; column++) {
        const from = turned(size, [column, row], lay.rot);
        const code = tile?.rows[from[1]]?.[from[0]] ?? '.';
        this.codes.set(here([column, row]), code);
        this.printed.set(here([column, row]), code);
        this.tileOf.set(here([column, row]), number);
      }
    }
    for (const fort of tile?.forts ?? [])
      this.forts.set(here(turned(size, fort.hex, lay.rot)), lay.rot === HALF ? fort.sides.map(opposite) : fort.sides);
  }

  private paint(hex: Place, code: string): void {
    const name = hexName(hex);
    if (!this.codes.has(name) || !this.kinds.has(code)) return;
    // What is no longer as the tile prints it has lost its walls.
    if (this.codes.get(name) !== code) this.forts.delete(name);
    this.codes.set(name, code);
  }

  has(hex: Place): boolean {
    return this.codes.has(hexName(hex));
  }

  terrain(hex: Place): TerrainInfo | undefined {
    return this.kinds.get(this.codes.get(hexName(hex)) ?? '');
  }

  /** How high a hex lies: as the sheet says, else as its terrain does by itself. */
  level(hex: Place): number {
    return this.raised.get(hexName(hex)) ?? this.terrain(hex)?.level ?? 0;
  }

  /** What the tile shows there, whatever is painted over it. */
  underneath(hex: Place): string | undefined {
    return this.printed.get(hexName(hex));
  }

  sides(hex: Place): number[] {
    return this.forts.get(hexName(hex)) ?? [];
  }

  tile(hex: Place): number {
    return this.tileOf.get(hexName(hex)) ?? -1;
  }

  hexes(): Place[] {
    const found: Place[] = [];
    for (let row = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++) if (this.has([column, row])) found.push([column, row]);
    return found;
  }

  /** The map as the board draws it. */
  board(): BoardView {
    const hexes: HexView[] = [];
    const hexsides: HexsideView[] = [];
    const tiles: TileView[] = this.sheet.map.map((_, i) => ({ id: `tile-${i + 1}`, hexes: [] }));
    for (const hex of this.hexes()) {
      const [q, r] = axial(hex);
      const terrain = this.terrain(hex);
      const level = this.level(hex);
      hexes.push({
        q,
        r,
        kind: terrain?.kind ?? 'open',
        label: hexName(hex),
        ...(terrain ? { note: terrain.note } : {}),
        ...(level ? { level } : {}),
      });
      const sides = this.sides(hex);
      if (sides.length > 0) hexsides.push({ q, r, sides, kind: 'sandbags' });
      tiles[this.tile(hex)]?.hexes.push([q, r]);
    }
    return {
      kind: 'hexes',
      width: this.columns,
      height: this.rows,
      unit: 'hex',
      hexes,
      hexsides,
      ribbons: this.roads(),
      tiles,
    };
  }

  /** Roads along the rows, and down the columns where no road runs along the row already. */
  private roads(): RibbonView[] {
    const road = ([column, row]: Place): boolean => this.terrain([column, row])?.kind === 'road';
    const along = ([column, row]: Place): boolean => road([column - 1, row]) || road([column + 1, row]);
    const found: RibbonView[] = [];
    for (const hex of this.hexes().filter(road)) {
      const [column, row] = hex;
      if (!road([column - 1, row]) && road([column + 1, row])) {
        const path: Place[] = [];
        for (let c = column; road([c, row]); c++) path.push(axial([c, row]));
        found.push({ kind: 'road', path });
      }
      const below: Place = [column, row + 1];
      if (road(below) && !(along(hex) && along(below))) found.push({ kind: 'road', path: [axial(hex), axial(below)] });
    }
    return found;
  }
}

/** The sheet with some hexes painted; null takes the paint off again. */
export function painted(sheet: Sheet, builder: ScenarioBuilder, hexes: Place[], code: string | null): Sheet {
  const plan = new GroundPlan({ map: sheet.map }, builder);
  const wanted = new Map<string, { hex: Place; code: string }>();
  for (const entry of sheet.paint ?? [])
    for (const hex of entry.hexes) wanted.set(hexName(hex), { hex, code: entry.code });
  for (const hex of hexes) {
    if (!plan.has(hex)) continue;
    if (code === null || plan.underneath(hex) === code) wanted.delete(hexName(hex));
    else wanted.set(hexName(hex), { hex, code });
  }
  const byCode = new Map<string, Place[]>();
  for (const entry of wanted.values()) byCode.set(entry.code, [...(byCode.get(entry.code) ?? []), entry.hex]);
  const paint = [...byCode].map(([of, places]) => ({ code: of, hexes: places.sort(inReadingOrder) }));
  const next = paint.length > 0 ? { ...sheet, paint } : without(sheet, 'paint');
  const now = new GroundPlan({ map: next.map, paint: next.paint ?? [] }, builder);
  const forts = (sheet.forts ?? []).filter((fort) => now.terrain(fort.hex)?.forts);
  return forts.length > 0 ? { ...next, forts } : without(next, 'forts');
}

const inReadingOrder = (a: Place, b: Place): number => a[1] - b[1] || a[0] - b[0];

/** The sheet with some hexes at another level; null gives them back to their terrain. */
export function levelled(sheet: Sheet, builder: ScenarioBuilder, hexes: Place[], level: number | null): Sheet {
  const plan = new GroundPlan({ map: sheet.map, paint: sheet.paint ?? [] }, builder);
  const wanted = new Map<string, { hex: Place; level: number }>();
  for (const entry of sheet.levels ?? [])
    for (const hex of entry.hexes) wanted.set(hexName(hex), { hex, level: entry.level });
  for (const hex of hexes) {
    if (!plan.has(hex)) continue;
    if (level === null || plan.level(hex) === level) wanted.delete(hexName(hex));
    else wanted.set(hexName(hex), { hex, level });
  }
  const byLevel = new Map<number, Place[]>();
  for (const entry of wanted.values()) byLevel.set(entry.level, [...(byLevel.get(entry.level) ?? []), entry.hex]);
  const levels = [...byLevel]
    .sort(([a], [b]) => a - b)
    .map(([of, places]) => ({ level: of, hexes: places.sort(inReadingOrder) }));
  return levels.length > 0 ? { ...sheet, levels } : without(sheet, 'levels');
}

/** The sheet with other fortified sides at one hex. */
export function fortified(sheet: Sheet, builder: ScenarioBuilder, hex: Place, sides: number[]): Sheet {
  const bare = new GroundPlan({ map: sheet.map, paint: sheet.paint ?? [] }, builder);
  const others = (sheet.forts ?? []).filter((fort) => !sameHex(fort.hex, hex));
  const same = bare.sides(hex).length === sides.length && sides.every((side) => bare.sides(hex).includes(side));
  const names = builder.directions.filter((_, side) => sides.includes(side));
  const forts = same ? others : [...others, { hex, sides: names }];
  return forts.length > 0 ? { ...sheet, forts } : without(sheet, 'forts');
}

/** The map cut or grown to so many tiles across and down; new cells are plain. */
export function resized(sheet: Sheet, builder: ScenarioBuilder, across: number, down: number): Sheet {
  const kept = sheet.map.filter((lay) => lay.at[0] < across && lay.at[1] < down);
  const map = [...kept];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      if (!kept.some((lay) => sameHex(lay.at, [column, row])))
        map.push({ tile: builder.tile.plain, at: [column, row] });
    }
  }
  map.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  return prunedPaint({ ...sheet, map }, builder);
}

/** Paint, levels and walls that lie on no tile any more are gone. */
export function prunedPaint(sheet: Sheet, builder: ScenarioBuilder): Sheet {
  const plan = new GroundPlan({ map: sheet.map }, builder);
  const paint = (sheet.paint ?? [])
    .map((entry) => ({ ...entry, hexes: entry.hexes.filter((hex) => plan.has(hex)) }))
    .filter((entry) => entry.hexes.length > 0);
  const forts = (sheet.forts ?? []).filter((fort) => plan.has(fort.hex));
  const levels = (sheet.levels ?? [])
    .map((entry) => ({ ...entry, hexes: entry.hexes.filter((hex) => plan.has(hex)) }))
    .filter((entry) => entry.hexes.length > 0);
  let next = sheet;
  next = levels.length > 0 ? { ...next, levels } : without(next, 'levels');
  next = paint.length > 0 ? { ...next, paint } : without(next, 'paint');
  return forts.length > 0 ? { ...next, forts } : without(next, 'forts');
}

/** What one stroke of the brush covers: a hex, or a hex with its neighbours. */
export function stroke(hex: Place, wide: boolean): Place[] {
  if (!wide) return [hex];
  const [q, r] = axial(hex);
  const around: Place[] = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ];
  return [hex, ...around.map(([dq, dr]) => offset(q + dq, r + dr))];
}
