import { describe, expect, test } from 'vitest';
import { heightOf, heldAlike, onDie } from '../src/dock/reckoning';
import type { OddsLine, Preview } from '../src/wire/preview';

const line = (more: Partial<OddsLine> = {}): OddsLine => ({
  title: { id: 'fx' },
  classes: [],
  exact: true,
  error: 0,
  ...more,
});

describe('reckonings', () => {
  test('a line that is added to the die says so: the number changes the other way', () => {
    expect(onDie({ id: 'fx', value: '+1', why: '', by: -1 })).toBe(true);
    expect(onDie({ id: 'fx', value: '-2', why: '', by: -2 })).toBe(false);
    expect(onDie({ id: 'fx', value: '4+', why: '', by: 4 })).toBe(false);
    expect(onDie({ id: 'fx', value: '+1', why: '' })).toBe(false);
  });

  test('lines that hold alike say it once, under the last of them; best play stands under its own', () => {
    expect(heldAlike(line(), line())).toBe(true);
    expect(heldAlike(line(), line({ error: 0.02, exact: false }))).toBe(false);
    expect(heldAlike(line({ policy: { id: 'fx-a' } }), line({ policy: { id: 'fx-b' } }))).toBe(false);
    expect(heldAlike(line({ best: [] }), line())).toBe(false);
    expect(heldAlike(line(), undefined)).toBe(false);
  });

  test('the more a card explains, the taller it is', () => {
    const bare = { reckonings: [], modifiers: [], odds: [line()], warnings: [] } as unknown as Preview;
    const lines = [{ id: 'fx', value: '4+', why: '', by: 4 }];
    const more = { ...bare, modifiers: lines, reckonings: [{ lines }] } as unknown as Preview;
    const best = { ...bare, odds: [line({ best: [] })] } as unknown as Preview;
    expect(heightOf(more)).toBeGreaterThan(heightOf(bare));
    expect(heightOf(best)).toBeGreaterThan(heightOf(bare));
  });
});
