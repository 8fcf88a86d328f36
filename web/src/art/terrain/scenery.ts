import type { Point } from '../../wire/message';
import type { BoardView, TerrainView } from '../../wire/scene';
import { f, pt, smooth } from '../path';
import { hash, Rng } from '../rng';
import { along, blob, contains, pathLength, toEdge } from '../shape';
import { road } from './ground';

/**
 * What makes a table a place and bears on no rule: the colour of the ground, how a road is paved, cracks, scorch marks,
 * wheel marks. All of it lies flat: no edge in stone, no shadow, nothing that looks as if one could stand behind it.
 */
export type Land = 'wasteland' | 'city' | '';

const LANDS: Record<string, Land> = { fallout: 'wasteland', warzone: 'city' };

export function landOf(system: string): Land {
  return LANDS[system] ?? '';
}

/** Drawing pixels: how wide a table is, and how long an inch on it. */
export interface Sheet {
  width: number;
  height: number;
  inch: number;
}

/** One drawing of a table's ground: a seed from where its pieces stand, so that no two tables are alike and each stays. */
class Painter {
  readonly rng: Rng;
  private readonly standing: Point[][];
  private readonly roads: Point[][];

  constructor(
    readonly sheet: Sheet,
    terrain: TerrainView[],
    tracks: Point[][],
    scale: number,
  ) {
    const pieces = terrain.filter((piece) => piece.kind !== 'smoke');
    this.rng = new Rng(hash(JSON.stringify(pieces.map((piece) => [piece.kind, piece.points[0]]))));
    this.standing = pieces.map((piece) => piece.points.map(([x, y]): Point => [x * scale, y * scale]));
    this.roads = tracks.map((points) => points.map(([x, y]): Point => [x * scale, y * scale]));
  }

  /** Free spots, some inches away from whatever stands there, and from the roads where `off` says so. */
  spots(count: number, room: number, off = 0): Point[] {
    const { width, height, inch } = this.sheet;
    const found: Point[] = [];
    for (let tries = 0; tries < count * 14 && found.length < count; tries++) {
      const [x, y] = [this.rng.uniform(inch, width - inch), this.rng.uniform(inch, height - inch)];
      const near = (points: Point[], least: number): boolean =>
        points.length > 0 && (toEdge(points, x, y) < least || (points.length > 2 && contains(points, x, y)));
      if (this.standing.some((points) => near(points, room * inch))) continue;
      if (off > 0 && this.roads.some((points) => toEdge(points, x, y) < off * inch)) continue;
      if (found.every(([u, v]) => Math.hypot(x - u, y - v) > room * 2.2 * inch)) found.push([x, y]);
    }
    return found;
  }

  /** Broad stains of other ground with soft outlines; they may run under anything. */
  stains(count: number, colour: string, opacity: number, least: number, most: number): string {
    const { width, height, inch } = this.sheet;
    let d = '';
    for (let i = 0; i < count; i++) {
      const [rx, ry] = [this.rng.uniform(least, most) * inch, this.rng.uniform(least, most) * 0.6 * inch];
      d += smooth(blob(this.rng.uniform(0, width), this.rng.uniform(0, height), rx, ry, 11, 0.3, this.rng));
    }
    return `<path d="${d}" style="fill:var(--${colour})" opacity="${opacity}"/>`;
  }

  /** Dried ground: cracks that run out from a spot and fork. */
  cracks(spots: Point[], colour = 'g-rough-ink'): string {
    const { inch } = this.sheet;
    let d = '';
    const run = (x: number, y: number, angle: number, left: number, forks: number): void => {
      d += `M${pt(x, y)}`;
      for (let step = 0; step < left; step++) {
        angle += this.rng.uniform(-0.55, 0.55);
        x += Math.cos(angle) * inch * 0.42;
        y += Math.sin(angle) * inch * 0.42;
        d += `L${pt(x, y)}`;
        if (forks > 0 && this.rng.next() < 0.3) {
          run(x, y, angle + this.rng.choice([-0.9, 0.9]), Math.ceil(left * 0.5), forks - 1);
          d += `M${pt(x, y)}`;
        }
      }
    };
    for (const [x, y] of spots) {
      const arms = this.rng.int(3, 5);
      for (let arm = 0; arm < arms; arm++)
        run(x, y, (2 * Math.PI * arm) / arms + this.rng.uniform(-0.4, 0.4), this.rng.int(3, 6), 2);
    }
    return `<path d="${d}" fill="none" style="stroke:var(--${colour})" stroke-width="1" opacity=".3" stroke-linejoin="round"/>`;
  }

  /** Where something burst or burned: soot and rays, without the rim that a crater has. */
  scorches(spots: Point[]): string {
    const { inch } = this.sheet;
    return spots
      .map(([x, y]) => {
        const r = this.rng.uniform(0.7, 1.5) * inch;
        const soot = [1, 0.62, 0.34].map(
          (k) => `<path d="${smooth(blob(x, y, r * k, r * k * 0.86, 9, 0.24, this.rng))}" opacity=".09"/>`,
        );
        let rays = '';
        for (let i = 0; i < 13; i++) {
          const angle = (2 * Math.PI * i) / 13 + this.rng.uniform(-0.2, 0.2);
          const [from, to] = [r * this.rng.uniform(0.6, 0.9), r * this.rng.uniform(1.1, 1.75)];
          rays += `M${pt(x + from * Math.cos(angle), y + from * Math.sin(angle))}L${pt(x + to * Math.cos(angle), y + to * Math.sin(angle))}`;
        }
        return `<g style="fill:var(--g-scorch)">${soot.join('')}</g><path d="${rays}" style="stroke:var(--g-scorch)" stroke-width="1.3" opacity=".16"/>`;
      })
      .join('');
  }

  /** Wheels or chains went here once: two faint lines side by side, bent. */
  wheels(spots: Point[], apart: number, dash: string): string {
    const { inch } = this.sheet;
    let d = '';
    for (const [x, y] of spots) {
      const angle = this.rng.uniform(0, Math.PI);
      const [ax, ay] = [Math.cos(angle), Math.sin(angle)];
      const [long, bend] = [this.rng.uniform(3, 6) * inch, this.rng.uniform(-2.4, 2.4) * inch];
      for (const side of [-apart / 2, apart / 2]) {
        const [ox, oy] = [x - ay * side * inch, y + ax * side * inch];
        d += `M${pt(ox - ax * long, oy - ay * long)}Q${pt(ox - ay * bend, oy + ax * bend)} ${pt(ox + ax * long, oy + ay * long)}`;
      }
    }
    return `<path d="${d}" fill="none" style="stroke:var(--g-scorch)" stroke-width="3.4" stroke-dasharray="${dash}" opacity=".13"/>`;
  }

  /** Specks no bigger than a pebble. */
  specks(count: number, colour: string, opacity: number): string {
    const { width, height } = this.sheet;
    let d = '';
    for (let i = 0; i < count; i++)
      d += `M${pt(this.rng.uniform(0, width), this.rng.uniform(0, height))}l${pt(this.rng.uniform(-2.6, 2.6), this.rng.uniform(-1.4, 1.4))}`;
    return `<path d="${d}" style="stroke:var(--${colour})" stroke-width="1.6" stroke-linecap="round" opacity="${opacity}"/>`;
  }

  /** The ways across the table, in drawing pixels. */
  get ways(): Point[][] {
    return this.roads;
  }
}

const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" style="stroke:var(--${colour})" stroke-width="${f(width)}"${more}/>`;

/** A motorway from before: tar with a broken edge, what is left of its lines, cracks across. */
function motorway(way: Point[], inch: number, rng: Rng): string {
  const d = smooth(way, false);
  const wide = 2.7 * inch;
  let worn = '';
  let across = '';
  const total = pathLength(way);
  for (let s = rng.uniform(1, 3) * inch; s < total; s += rng.uniform(1.2, 3.4) * inch) {
    const { x, y, angle } = along(way, s);
    const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
    const side = rng.choice([-1, 1]);
    const edge = (wide / 2) * side;
    // A bite out of the edge, where sand has come over it.
    const r = rng.uniform(0.2, 0.5) * inch;
    worn += smooth(blob(x + nx * edge * 1.04, y + ny * edge * 1.04, r * 1.6, r, 7, 0.35, rng));
    const from = rng.uniform(-0.48, 0.1) * wide;
    const to = from + rng.uniform(0.2, 0.4) * wide;
    const bent = rng.uniform(-0.5, 0.5) * inch;
    across += `M${pt(x + nx * from, y + ny * from)}l${pt(nx * (to - from) * 0.5 + Math.cos(angle) * bent, ny * (to - from) * 0.5 + Math.sin(angle) * bent)}L${pt(x + nx * to, y + ny * to)}`;
  }
  return (
    stroke(d, 'g-tar-2', wide + 3, ' opacity=".8" stroke-dasharray="21 2 9 3"') +
    stroke(d, 'g-tar', wide) +
    stroke(d, 'g-tar-2', wide * 0.9, ' opacity=".35" stroke-dasharray="60 34 18 50"') +
    `<path d="${worn}" style="fill:var(--g-ground)"/>` +
    stroke(across, 'g-scorch', 1.1, ' opacity=".4"') +
    stroke(d, 'g-lane', 2.6, ` stroke-dasharray="${f(0.9 * inch)} ${f(0.7 * inch)}" opacity=".85"`)
  );
}

/** A street of cobbles with two rails in it. */
function street(way: Point[], inch: number): string {
  const d = smooth(way, false);
  const wide = 2.9 * inch;
  return (
    stroke(d, 'g-tar-2', wide + 4, ' opacity=".9"') +
    stroke(d, 'g-sett', wide) +
    stroke(d, 'g-tar', wide, ` stroke-dasharray="1.1 ${f(0.36 * inch)}" opacity=".7"`) +
    [-0.34, -0.17, 0, 0.17, 0.34]
      .map((share) => stroke(smooth(shifted(way, share * wide), false), 'g-tar', 0.9, ' opacity=".55"'))
      .join('') +
    [-0.22, 0.22]
      .map((share) => stroke(smooth(shifted(way, share * wide), false), 'g-scorch', 2.2, ' opacity=".5"'))
      .join('')
  );
}

/** The same way, so far to one side. */
function shifted(way: Point[], by: number): Point[] {
  return way.map(([x, y], i): Point => {
    const [a, b] = [way[Math.max(0, i - 1)] as Point, way[Math.min(way.length - 1, i + 1)] as Point];
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [x - ((b[1] - a[1]) / size) * by, y + ((b[0] - a[0]) / size) * by];
  });
}

function wasteland(painter: Painter, area: number): string {
  const { rng, sheet } = painter;
  const [first, ...others] = painter.ways;
  return (
    painter.stains(Math.round(area / 200), 'g-rust', 0.2, 4, 9) +
    painter.stains(Math.round(area / 330), 'g-salt', 0.5, 3, 7) +
    painter.stains(Math.round(area / 420), 'g-rust', 0.22, 2, 4) +
    painter.cracks(painter.spots(Math.round(area / 110), 1.2)) +
    painter.wheels(painter.spots(Math.round(area / 600), 2.5), 1.3, '9 4') +
    others.map((way) => road(way, 2.2 * sheet.inch)).join('') +
    (first ? motorway(first, sheet.inch, rng) : '') +
    painter.scorches(painter.spots(Math.round(area / 420), 2)) +
    painter.specks(Math.round(area / 9), 'g-scorch', 0.2)
  );
}

/** A square of slabs where the ways meet: flags, some missing, the rest of the town's ground around them. */
function square(painter: Painter): string {
  const { sheet, rng } = painter;
  const { inch } = sheet;
  const [cx, cy] = [sheet.width / 2, sheet.height / 2];
  const slab = 1.25 * inch;
  let d = '';
  let cracked = '';
  const reach = 7.6;
  for (let i = -7; i < 7; i++)
    for (let j = -7; j < 7; j++) {
      const away = Math.hypot(i + 0.5, j + 0.5);
      if (away > reach * rng.uniform(0.55, 1)) continue;
      const [x, y] = [cx + i * slab, cy + j * slab];
      d += `M${pt(x + 0.8, y + 0.8)}h${f(slab - 1.6)}v${f(slab - 1.6)}h${f(1.6 - slab)}z`;
      if (rng.next() < 0.16)
        cracked += `M${pt(x + slab * rng.next(), y + 1)}L${pt(x + slab * rng.next(), y + slab - 1)}`;
    }
  return `<path d="${d}" style="fill:var(--g-sett)" opacity=".62"/>${stroke(cracked, 'g-scorch', 1, ' opacity=".35"')}`;
}

function city(painter: Painter, area: number): string {
  const { sheet } = painter;
  return (
    painter.stains(Math.round(area / 210), 'g-ash', 0.42, 4, 9) +
    painter.stains(Math.round(area / 360), 'g-tar-2', 0.34, 2.5, 6) +
    square(painter) +
    painter.wheels(painter.spots(Math.round(area / 420), 2.5), 1.7, '2 3') +
    painter.cracks(painter.spots(Math.round(area / 190), 1.4), 'g-scorch') +
    painter.ways.map((way) => street(way, sheet.inch)).join('') +
    painter.scorches(painter.spots(Math.round(area / 190), 2)) +
    painter.specks(Math.round(area / 6), 'g-scorch', 0.22)
  );
}

/** The ground of a table in a land, as SVG; nothing for one that has no look of its own. */
export function sceneryArt(
  land: Land,
  board: BoardView,
  terrain: TerrainView[],
  tracks: Point[][],
  scale: number,
  inch: number,
): string {
  if (!land || board.kind === 'hexes') return '';
  const sheet = { width: board.width * scale, height: board.height * scale, inch: inch * scale };
  const painter = new Painter(sheet, terrain, tracks, scale);
  const area = (board.width / inch) * (board.height / inch);
  return land === 'city' ? city(painter, area) : wasteland(painter, area);
}
