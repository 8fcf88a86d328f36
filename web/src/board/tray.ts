import type { Point } from '../wire/message';
import { EDGE, overlap, type Box } from './tags';

interface Size {
  width: number;
  height: number;
}

const ASIDE = 14;
const NEAR = 6;
/** Dice for nobody on the table, such as initiative's. */
const TOP = 48;
/** How far from its target a tray is looked for, and in how many steps and directions. */
const STEP = 26;
const RINGS = 9;
const WAYS = 16;

/** The smallest box round some others. */
export function boxOf(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

/**
 * The corner of a tray of dice beside whom they are for, on ground where no figure, tag or marker is: the nearest that
 * is free, else the one that covers least. `shown` are boxes that may be covered only if nothing else is left.
 */
export function trayFor(own: Box[], taken: Box[], tray: Size, window: Size): Point {
  if (own.length === 0) return clear([(window.width - tray.width) / 2, TOP], taken, tray, window);
  const around = boxOf(own);
  const middle: Point = [around.x + around.w / 2, around.y + around.h / 2];
  const [w, h] = [tray.width, tray.height];
  const corners: Point[] = [
    [around.x + around.w + ASIDE, middle[1] - h / 2],
    [around.x - ASIDE - w, middle[1] - h / 2],
    [middle[0] - w / 2, around.y + around.h + ASIDE],
    [middle[0] - w / 2, around.y - ASIDE - h],
  ];
  for (let ring = 1; ring <= RINGS; ring += 1)
    for (let way = 0; way < WAYS; way += 1) {
      const angle = (way * 2 * Math.PI) / WAYS;
      const [far, deep] = [around.w / 2 + w / 2 + ring * STEP, around.h / 2 + h / 2 + ring * STEP];
      corners.push([middle[0] + far * Math.cos(angle) - w / 2, middle[1] + deep * Math.sin(angle) - h / 2]);
    }
  return best(corners, taken, tray, window);
}

/** Whether a tray may stay where it lies: inside the window, over nobody. */
export function free([x, y]: Point, taken: Box[], tray: Size, window: Size): boolean {
  const box: Box = { x: x - 3, y: y - 3, w: tray.width + 6, h: tray.height + 6 };
  const inside = x + tray.width <= window.width && y + tray.height <= window.height;
  return inside && taken.every((other) => overlap(box, other) === 0);
}

function clear(wished: Point, taken: Box[], tray: Size, window: Size): Point {
  const corners: Point[] = [];
  for (let down = 0; down < 12; down += 1)
    for (const aside of [0, 1, -1, 2, -2, 3, -3])
      corners.push([wished[0] + (aside * window.width) / 8, wished[1] + down * 40]);
  return best(corners, taken, tray, window);
}

/** The first corner where a tray covers nothing, or that where it covers least. */
function best(corners: Point[], taken: Box[], tray: Size, window: Size): Point {
  let found: Point = [NEAR, NEAR];
  let least = Infinity;
  for (const [x, y] of corners) {
    const inside: Point = [
      Math.max(EDGE + NEAR, Math.min(x, window.width - tray.width - NEAR)),
      Math.max(EDGE + NEAR, Math.min(y, window.height - tray.height - NEAR)),
    ];
    const box: Box = { x: inside[0] - 3, y: inside[1] - 3, w: tray.width + 6, h: tray.height + 6 };
    const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
    if (covered < least) [found, least] = [inside, covered];
    if (covered === 0) break;
  }
  return found;
}
