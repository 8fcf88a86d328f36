import { formOf } from '../art/counter';
import type { Point } from '../wire/message';
import type { SceneView, TokenView } from '../wire/scene';

interface Lying {
  /** From the middle of the hex, in drawing pixels. */
  shift: Point;
  /** Higher lies over lower. */
  height: number;
}

const STEP: Point = [8, -6];
const APART = 56;
const MOST_ABREAST = 4;
const FRONT = 1000;

/** Counters that share a hex: a pile, the last on top, which spreads when one of it is pointed at or chosen. */
export function stacked(
  scene: SceneView,
  pointed: (unit: string) => boolean,
  chosen: (token: string) => boolean,
): Map<string, Lying> {
  const laid = new Map<string, Lying>();
  if (scene.board.kind !== 'hexes') return laid;
  const piles = new Map<string, TokenView[]>();
  for (const token of scene.tokens) {
    // An objective is printed on the ground: counters stand on it.
    if (formOf(token.art['form']) === 'objective' || token.shape === 'marker') continue;
    const place = `${token.x},${token.y}`;
    piles.set(place, [...(piles.get(place) ?? []), token]);
  }
  for (const pile of piles.values()) {
    const spread = pile.length > 1 && pile.some((token) => pointed(token.unit) || chosen(token.id));
    pile.forEach((token, i) => {
      const height = i + (token.shape === 'counter' ? 1 : 0) + (spread ? FRONT : 0);
      laid.set(token.id, { shift: spread ? abreast(i, pile.length) : piled(i, pile.length), height });
    });
  }
  return laid;
}

function piled(i: number, n: number): Point {
  const from = i - (n - 1) / 2;
  return [from * STEP[0], from * STEP[1]];
}

function abreast(i: number, n: number): Point {
  const columns = Math.min(n, MOST_ABREAST);
  const rows = Math.ceil(n / columns);
  const row = Math.floor(i / columns);
  const here = row === rows - 1 ? n - row * columns : columns;
  return [((i % columns) - (here - 1) / 2) * APART, (row - (rows - 1) / 2) * APART];
}
