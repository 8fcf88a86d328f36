import type { Point } from '../wire/message';

/** A token on the screen: whose it is and where its middle stands. */
export interface Standing {
  id: string;
  unit: string;
  at: Point;
}

const ASIDE = 34;
const ROOM = 15;
/** Dice for nobody on the table, such as initiative's. */
const TOP = 48;

/** The corner of a tray of dice beside a unit or token, on ground where nobody stands if there is any; else at the top of the table. */
export function trayFor(
  subject: string,
  taken: Standing[],
  tray: { width: number; height: number },
  window: { width: number; height: number },
): Point {
  const own = taken.filter((token) => token.id === subject || token.unit === subject);
  if (own.length === 0) return [(window.width - tray.width) / 2, TOP];
  const xs = own.map((token) => token.at[0]);
  const ys = own.map((token) => token.at[1]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const corners: Point[] = [
    [right + ASIDE, middle[1] - tray.height / 2],
    [left - ASIDE - tray.width, middle[1] - tray.height / 2],
    [middle[0] - tray.width / 2, bottom + ASIDE],
    [middle[0] - tray.width / 2, top - ASIDE - tray.height],
    [right + ASIDE, bottom + ASIDE],
    [right + ASIDE, top - ASIDE - tray.height],
  ];
  const inside = corners.map(([x, y]): Point => [
    Math.max(6, Math.min(x, window.width - tray.width - 6)),
    Math.max(6, Math.min(y, window.height - tray.height - 6)),
  ]);
  const covered = (corner: Point): number =>
    taken.filter(
      ({ at }) =>
        at[0] > corner[0] - ROOM &&
        at[0] < corner[0] + tray.width + ROOM &&
        at[1] > corner[1] - ROOM &&
        at[1] < corner[1] + tray.height + ROOM,
    ).length;
  return inside.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
