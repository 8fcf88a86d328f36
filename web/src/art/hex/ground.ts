import { cellsOf, corners, key, outline, STEPS } from '../../board/hexes';
import { HEX, hexPoint } from '../../board/scale';
import type { Hex, Point } from '../../wire/message';
import type { BoardView, HexView, RibbonView } from '../../wire/scene';
import { f, poly, pt, smooth } from '../path';
import { Rng } from '../rng';
import { hole, rock } from '../terrain/ground';
import { strewn } from '../terrain/stone';
import { tree } from '../terrain/wood';
import { scatter } from '../shape';

const chance = (cell: HexView, what: string): Rng => new Rng(`${cell.q}/${cell.r}/${what}`);
const rings = (hexes: Hex[]): string =>
  outline(hexes)
    .map((ring) => poly(ring))
    .join('');
const whole = (cell: HexView): string => poly(corners(cell.q, cell.r));

/** Tiles are cards on the table: a shadow, a white edge, then the ground. */
export function cards(board: BoardView): string {
  const all: Hex[] = cellsOf(board).map((cell) => [cell.q, cell.r]);
  const tiles = board.tiles?.length ? board.tiles.map((tile) => tile.hexes) : [all];
  return tiles
    .map((hexes) => {
      const d = rings(hexes);
      return (
        `<path d="${d}" transform="translate(3 6)" style="fill:var(--pen);stroke:var(--pen)" stroke-width="10" stroke-linejoin="round" opacity=".22"/>` +
        `<path d="${d}" fill="none" style="stroke:var(--ink-2)" stroke-width="12.6" stroke-linejoin="round"/>` +
        `<path d="${d}" style="fill:var(--g-ground);stroke:var(--tile)" stroke-width="10.2" stroke-linejoin="round"/>`
      );
    })
    .join('');
}

const FLOOR: Record<string, string> = {
  wood: 'g-wood',
  building: 'g-floor',
  ruin: 'g-floor',
  rubble: 'g-floor',
  rough: 'g-rough',
  fortified: 'g-rough',
  water: 'g-water',
  swamp: 'g-wood',
  crater: 'g-rough',
};

/** The ground under everything else: tints, field strokes, contours, water. */
export function floors(board: BoardView): string {
  return cellsOf(board).map(floor).join('');
}

function floor(cell: HexView): string {
  if (cell.kind === 'hill') return hill(cell);
  const tint = FLOOR[cell.kind];
  if (cell.kind === 'water') return `<path d="${whole(cell)}" style="fill:var(--g-water)"/>${waves(cell)}`;
  if (cell.kind === 'swamp') return `<path d="${whole(cell)}" style="fill:var(--g-wood)"/>${waves(cell)}`;
  if (tint) return `<path d="${whole(cell)}" style="fill:var(--${tint})"/>${cell.kind === 'rough' ? stones(cell) : ''}`;
  return field(cell);
}

function field(cell: HexView): string {
  const rng = chance(cell, 'field');
  const [x, y] = hexPoint(cell.q, cell.r);
  const tinted = cell.kind === 'field' || rng.next() < 0.34;
  const tilled = cell.kind === 'field' || (cell.kind !== 'road' && rng.next() < 0.36);
  let out = tinted ? `<path d="${whole(cell)}" style="fill:var(--g-field)" opacity=".75"/>` : '';
  if (tilled) {
    const rows = Array.from({ length: 13 }, (_, i) => i - 6).map(
      (i) => `M${f(-24 + Math.abs(i) * 0.9)} ${i * 5}h${f(48 - Math.abs(i) * 1.8)}`,
    );
    out += `<path transform="translate(${pt(x, y)}) rotate(${rng.choice([0, 60, 120])})" d="${rows.join('')}" style="stroke:var(--g-cross)" stroke-width="1.1" stroke-dasharray="5 3" opacity=".5"/>`;
  }
  return out;
}

function hill(cell: HexView): string {
  const rng = chance(cell, 'hill');
  const [x, y] = hexPoint(cell.q, cell.r);
  const rim = corners(cell.q, cell.r);
  return [1, 0.8, 0.58, 0.34]
    .map((s, i) => {
      const ring = rim.map(([px, py]): Point => [
        x + (px - x) * s * rng.uniform(0.95, 1.03),
        y + (py - y) * s * rng.uniform(0.95, 1.03),
      ]);
      const contour = `<path d="${i ? smooth(ring) : poly(rim)}" style="fill:var(--g-hill${i % 2 ? '-2' : ''});stroke:var(--g-hill-ink)" stroke-width="${i ? 1.4 : 0}"/>`;
      if (!i) return contour;
      const hachures = Array.from({ length: 26 }, (_, j) => (2 * Math.PI * j) / 26)
        .map(
          (a) =>
            `M${pt(x + HEX * s * 0.86 * Math.cos(a), y + HEX * s * 0.86 * Math.sin(a))}L${pt(x + (HEX * s * 0.86 + 6) * Math.cos(a), y + (HEX * s * 0.86 + 6) * Math.sin(a))}`,
        )
        .join('');
      return `${contour}<path d="${hachures}" style="stroke:var(--g-hill-ink)" stroke-width="1" opacity=".7"/>`;
    })
    .join('');
}

function waves(cell: HexView): string {
  const rng = chance(cell, 'waves');
  const strokes = scatter(corners(cell.q, cell.r, 0.9), 13, rng, 160).map(
    ([x, y]) => `M${pt(x - 5, y)}q2.5-2.4 5 0t5 0`,
  );
  return `<path d="${strokes.join('')}" fill="none" style="stroke:var(--g-water-ink)" stroke-width="1.1" opacity=".75"/>`;
}

function stones(cell: HexView): string {
  const rng = chance(cell, 'stones');
  return scatter(corners(cell.q, cell.r, 0.84), 15, rng, 160)
    .map(([x, y]) => rock(x, y, rng.uniform(2.6, 5.6), rng))
    .join('');
}

/** Roads, tracks and rivers as ribbons through the middles of hexes. */
export function ribbons(board: BoardView): string {
  const given = board.ribbons ?? linked(board);
  const cells = new Set(cellsOf(board).map((cell) => key(cell.q, cell.r)));
  const courses = (river: boolean): string =>
    joined(given.filter((ribbon) => (ribbon.kind === 'river') === river).map((ribbon) => ribbon.path))
      .map((path) => course(path, cells))
      .join('');
  return water(courses(true)) + paved(courses(false));
}

/** Stretches that meet end to end become one, so that they bend and do not break. */
export function joined(paths: Hex[][]): Hex[][] {
  const left = paths.filter((path) => path.length > 0).map((path) => [...path]);
  const same = (a: Hex | undefined, b: Hex | undefined): boolean =>
    a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
  const done: Hex[][] = [];
  for (let path = left.shift(); path; path = left.shift()) {
    for (let i = 0; i < left.length; i++) {
      const other = left[i] as Hex[];
      const [start, end, first, last] = [path[0], path[path.length - 1], other[0], other[other.length - 1]];
      if (same(end, first)) path.push(...other.slice(1));
      else if (same(end, last)) path.push(...other.reverse().slice(1));
      else if (same(start, last)) path.unshift(...other.slice(0, -1));
      else if (same(start, first)) path.unshift(...other.reverse().slice(0, -1));
      else continue;
      left.splice(i, 1);
      i = -1;
    }
    done.push(path);
  }
  return done;
}

function course(path: Hex[], cells: Set<string>): string {
  const points = path.map(([q, r]): Point => hexPoint(q, r));
  // A road goes on over the edge of the map: half a hex more where it ends there.
  const beyond = (from: Hex | undefined, end: Hex | undefined): Point[] => {
    if (!from || !end || cells.has(key(2 * end[0] - from[0], 2 * end[1] - from[1]))) return [];
    const [a, b] = [hexPoint(...from), hexPoint(...end)];
    return [[b[0] + (b[0] - a[0]) / 2, b[1] + (b[1] - a[1]) / 2]];
  };
  return smooth(
    [...beyond(path[1], path[0]), ...points, ...beyond(path[path.length - 2], path[path.length - 1])],
    false,
  );
}

/** Road hexes joined middle to middle, for maps that name no ribbons. Of two ways down the straight one is drawn. */
function linked(board: BoardView): RibbonView[] {
  const cells = cellsOf(board).filter((cell) => cell.kind === 'road');
  const there = new Set(cells.map((cell) => key(cell.q, cell.r)));
  const column = (q: number, r: number): number => q + Math.floor(r / 2);
  const found: RibbonView[] = [];
  for (const { q, r } of cells) {
    for (const [dq, dr] of STEPS.slice(0, 3)) {
      const [p, s] = [q + dq, r + dr];
      if (!there.has(key(p, s))) continue;
      const doubled =
        dr !== 0 &&
        ((there.has(key(q, r + 1)) && there.has(key(q - 1, r + 1))) ||
          (there.has(key(p, s - 1)) && there.has(key(p + 1, s - 1))));
      if (!doubled || column(p, s) === column(q, r))
        found.push({
          kind: 'road',
          path: [
            [q, r],
            [p, s],
          ],
        });
    }
  }
  return found;
}

const line = (d: string, colour: string, w: number, more = ''): string =>
  `<path d="${d}" fill="none" style="stroke:var(--${colour})" stroke-width="${w}" stroke-linejoin="round"${more}/>`;

const paved = (d: string): string =>
  d &&
  line(d, 'g-road-ink', 24, ' opacity=".6"') +
    line(d, 'g-road', 21.6) +
    line(d, 'g-road-2', 13.6) +
    line(d, 'g-road', 7.4) +
    line(d, 'g-road-ink', 1, ' stroke-dasharray="2 9" opacity=".6"');

const water = (d: string): string =>
  d &&
  line(d, 'g-water-ink', 29, ' opacity=".65"') + line(d, 'g-water', 26) + line(d, 'g-water-2', 11, ' opacity=".7"');

/** What stands on the ground: crowns, roofs, rubble, craters. */
export function standing(board: BoardView): string {
  return cellsOf(board)
    .map((cell) => {
      const rng = chance(cell, 'stands');
      if (cell.kind === 'wood' || cell.kind === 'swamp') return crowns(cell, rng, cell.kind === 'swamp' ? 24 : 15);
      if (cell.kind === 'building') return roofs(cell, rng);
      if (cell.kind === 'ruin' || cell.kind === 'rubble')
        return strewn(corners(cell.q, cell.r, 0.8), rng, cell.kind === 'ruin' ? 10 : 8);
      if (cell.kind === 'crater') return hole(corners(cell.q, cell.r, 0.55), rng);
      return '';
    })
    .join('');
}

function crowns(cell: HexView, rng: Rng, gap: number): string {
  const places = scatter(corners(cell.q, cell.r, 0.9), gap, rng, 260).sort((a, b) => a[1] - b[1]);
  return places.map(([x, y]) => tree(x, y, rng.uniform(8, 11.5), rng)).join('');
}

type House = [number, number, number, number, number];
const VILLAGES: House[][] = [
  [
    [-16, -22, 34, 24, 0],
    [19, -14, 24, 30, 0],
    [-20, 16, 26, 30, 0],
    [16, 22, 38, 24, 0],
  ],
  [
    [-12, -20, 44, 26, -30],
    [20, 8, 30, 36, -30],
    [-18, 20, 30, 22, -30],
  ],
  [
    [0, -22, 52, 24, 0],
    [-20, 14, 26, 34, 0],
    [18, 18, 32, 26, 0],
  ],
];

function roofs(cell: HexView, rng: Rng): string {
  const [x, y] = hexPoint(cell.q, cell.r);
  return rng
    .choice(VILLAGES)
    .map(([dx, dy, w, h, turn]) => house(x + dx, y + dy, w, h, turn))
    .join('');
}

function house(x: number, y: number, w: number, h: number, turn: number): string {
  const box = (style: string, hh = h): string =>
    `<rect x="${f(-w / 2)}" y="${f(-h / 2)}" width="${f(w)}" height="${f(hh)}" ${style}/>`;
  const rows = Array.from(
    { length: Math.floor((w - 4) / 4) + 1 },
    (_, i) => `M${f(-w / 2 + 4 + 4 * i)} ${f(-h / 2)}v${f(h)}`,
  ).join('');
  return (
    `<g transform="translate(${pt(x, y)}) rotate(${turn})"><rect x="${f(-w / 2 + 3)}" y="${f(-h / 2 + 4)}" width="${f(w)}" height="${f(h)}" style="fill:var(--pen)" opacity=".28"/>` +
    box('style="fill:var(--g-roof)"') +
    box('style="fill:var(--g-roof-2)"', h / 2) +
    `<path d="${rows}" style="stroke:var(--g-stone-ink)" stroke-width=".6" opacity=".35"/><path d="M${f(-w / 2)} 0h${f(w)}" style="stroke:var(--g-stone-ink)" stroke-width="1.1"/>` +
    `${box('fill="none" style="stroke:var(--g-stone-ink)" stroke-width="1.3"')}</g>`
  );
}

/** Walls on sides of hexes: sandbags point outwards with black triangles. */
export function sides(board: BoardView): string {
  return (board.hexsides ?? [])
    .flatMap((entry) => entry.sides.map((side) => hexside(entry.q, entry.r, side, entry.kind)))
    .join('');
}

function hexside(q: number, r: number, side: number, kind: string): string {
  const inset = kind === 'sandbags' ? 0.965 : 1;
  const around = corners(q, r, inset);
  const [a, b] = [around[side % 6] as Point, around[(side + 1) % 6] as Point];
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const at = (inner: string): string => `<g transform="translate(${pt(...a)}) rotate(${f(turn)})">${inner}</g>`;
  if (kind === 'river')
    return at(
      `<path d="M0 0H${f(size)}" style="stroke:var(--g-water-ink)" stroke-width="11" stroke-linecap="round" opacity=".65"/><path d="M0 0H${f(size)}" style="stroke:var(--g-water)" stroke-width="8.4" stroke-linecap="round"/>`,
    );
  if (kind === 'fence')
    return at(
      `<path d="M0 0H${f(size)}" style="stroke:var(--g-rough-ink)" stroke-width="2"/><path d="M0 0H${f(size)}" style="stroke:var(--g-rough-ink)" stroke-width="7" stroke-dasharray="2 8"/>`,
    );
  if (kind !== 'sandbags')
    return at(
      `<path d="M0 0H${f(size)}" style="stroke:var(--g-stone-ink)" stroke-width="9"/><path d="M0 0H${f(size)}" style="stroke:var(--g-stone-2)" stroke-width="6" stroke-dasharray="9 1.6 6 1.6"/>`,
    );
  const bags = Array.from(
    { length: 6 },
    (_, i) =>
      `<rect x="${f(2 + (i * (size - 4)) / 6)}" y="1.2" width="${f((size - 4) / 6 - 0.6)}" height="7.6" rx="3.4"/>`,
  ).join('');
  const teeth = [0.2, 0.5, 0.8].map((u) => `M${f(size * u - 5.4)}-.4h10.8l-5.4-8.4z`).join('');
  return at(
    `<path d="${teeth}" style="fill:var(--pen)"/><g style="fill:var(--g-bag);stroke:var(--pen)" stroke-width="1.1">${bags}</g>`,
  );
}
