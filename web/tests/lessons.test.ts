import { describe, expect, it } from 'vitest';
import { overlap, type Box } from '../src/board/tags';
import { placeCard } from '../src/lesson/place';

const WINDOW = { width: 986, height: 606 };
const CARD = { w: 408, h: 224 };
const box = (x: number, y: number, side: number): Box => ({ x, y, w: side, h: side });
const laid = (goal: Box | null, shown: Box[], pieces: Box[]): Box => ({
  ...placeCard(CARD, WINDOW, { goal, shown, pieces }),
  ...CARD,
});

describe('the card of a guided battle', () => {
  it('stands beside its goal where nothing is in the way', () => {
    const goal = box(100, 300, 110);
    const card = laid(goal, [], []);

    expect(card.x).toBe(goal.x + goal.w + 18);
    expect(overlap(card, goal)).toBe(0);
  });

  it('never lies over what it points at, in the narrow part of a table either', () => {
    for (const x of [12, 200, 430, 700, 870])
      for (const y of [12, 150, 300, 480]) {
        const [goal, unit] = [box(x, y, 100), box(986 - 112 - x * 0.9, 506 - y, 100)];
        const card = laid(goal, [unit], []);
        expect(overlap(card, goal) + overlap(card, unit), `goal at ${x}, ${y}`).toBe(0);
      }
  });

  it('leaves a card that is being read, and its goal, in sight', () => {
    const [goal, odds] = [box(276, 190, 110), { x: 404, y: 12, w: 290, h: 300 }];
    const card = laid(goal, [odds], []);

    expect(overlap(card, odds) + overlap(card, goal)).toBe(0);
  });

  it('goes where it covers the fewest figures when it points at nothing', () => {
    const pieces = [box(700, 60, 34), box(740, 60, 34), box(60, 60, 34), box(760, 500, 34)];
    const card = laid(null, [], pieces);

    expect(pieces.reduce((sum, piece) => sum + overlap(card, piece), 0)).toBe(0);
  });
});
