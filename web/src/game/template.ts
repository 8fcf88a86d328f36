import { disc, toEdge, contains } from '../art/shape';
import type { Point } from '../wire/message';

/** A template in hand: which, where its middle or its narrow end lies, and where it points. */
export interface HeldTemplate {
  kind: string;
  at: Point;
  facing: number;
}

/** Templates for measuring, in inches: discs by their diameter, cones by length, near and far width. */
export const TEMPLATES: readonly { id: string; disc?: number; cone?: [number, number, number] }[] = [
  { id: 'disc-3', disc: 3 },
  { id: 'disc-5', disc: 5 },
  { id: 'cone-8', cone: [8, 1, 3] },
  { id: 'cone-12', cone: [12, 1, 3] },
  { id: 'cone-16', cone: [16, 1, 5] },
];

const CM = 2.5;

/** The outline on the table, in the game's unit. */
export function outlineOf(held: HeldTemplate, unit: string): Point[] {
  const found = TEMPLATES.find((entry) => entry.id === held.kind);
  const scale = unit === 'cm' ? CM : 1;
  const [x, y] = held.at;
  if (found?.disc) return disc(x, y, (found.disc * scale) / 2, 40);
  const [length, near, far] = (found?.cone ?? [8, 1, 3]).map((size) => size * scale) as [number, number, number];
  const turn = (-held.facing * Math.PI) / 180;
  const local: Point[] = [
    [0, -near / 2],
    [length, -far / 2],
    [length, far / 2],
    [0, near / 2],
  ];
  return local.map(([u, v]): Point => [
    x + u * Math.cos(turn) - v * Math.sin(turn),
    y + u * Math.sin(turn) + v * Math.cos(turn),
  ]);
}

/** Whether an outline touches a round base. */
export function covers(outline: Point[], [x, y]: Point, radius: number): boolean {
  return contains(outline, x, y) || toEdge(outline, x, y) <= radius;
}
