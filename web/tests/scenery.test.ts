import { describe, expect, it } from 'vitest';
import { landOf, sceneryArt } from '../src/art/terrain/scenery';
import type { BoardView, TerrainView } from '../src/wire/scene';

const board = { kind: 'table', width: 48, height: 48, unit: 'in' } as BoardView;
const wood = (x: number): TerrainView =>
  ({
    id: 'w',
    kind: 'wood',
    points: [
      [x, 10],
      [x + 6, 10],
      [x + 6, 16],
    ],
    linear: false,
    height: 0,
  }) as never;
const track: [number, number][] = [
  [0, 24],
  [24, 26],
  [48, 24],
];
const drawn = (system: string, terrain: TerrainView[]): string =>
  sceneryArt(landOf(system), board, terrain, [track], 16, 1);

describe('the ground of a table', () => {
  it.each(['fallout', 'warzone'])('is the same every time and another on another table: %s', (system) => {
    expect(drawn(system, [wood(4)])).toBe(drawn(system, [wood(4)]));
    expect(drawn(system, [wood(4)])).not.toBe(drawn(system, [wood(30)]));
  });
  it.each(['fallout', 'warzone'])('lies flat: nothing of it is drawn as what gives cover is: %s', (system) => {
    const art = drawn(system, [wood(4)]);
    expect(art.length).toBeGreaterThan(1000);
    // Walls, ruins, rocks, trees and shadows are drawn with these.
    expect(art).not.toMatch(/--(pen|g-stone|g-rock|g-wood|g-crown|g-water|g-rad|g-floor|g-bag)/);
  });
  it('is as it was where a game has none of its own, and on hexes', () => {
    expect(drawn('fubar', [wood(4)])).toBe('');
    expect(sceneryArt('city', { ...board, kind: 'hexes' } as BoardView, [], [], 16, 1)).toBe('');
  });
});
