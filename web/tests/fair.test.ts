import { describe, expect, it } from 'vitest';
import { check, commitmentOf, facesOf, keyOf } from '../src/fair/check';
import type { Seal } from '../src/wire/view';

/* What the engine gives for this seed; the same numbers stand in its own tests of the dice. */
const SEED = '4611686018427387904';
const WORDS = ['', 'a word', 'é'];
const SEALED = 'd0a19896b98daa68bba75a83088d6e94cefb080ac2a8b4783f421bd8fdf84f3e';
const ROLLS: [number, number[]][] = [
  [6, [1, 4, 6]],
  [10, [1, 8, 8, 3, 5, 4, 3, 10, 6, 9]],
  [20, [8]],
  [300, [29, 236, 201, 185, 287]],
];

const seal: Seal = { commitment: SEALED, seed: SEED, nonce: 'salt', entropy: WORDS };
const seen = { commitment: SEALED, word: 'a word' };
const lines = (rolls: [number, number[]][], more: object = {}): string =>
  [{ sandtable: 1 }, ...rolls.map(([d, r]) => ({ d, r, ...more })), { end: {} }]
    .map((line) => JSON.stringify(line))
    .join('\n');

describe('dice that were sealed', () => {
  it('gives the same faces as the engine, also with more dice than a block holds and with many sides', () => {
    const key = keyOf(SEED, WORDS);
    for (const [at, [sides, faces]] of ROLLS.entries()) {
      expect(facesOf(key, at, sides, faces.length)).toEqual(faces);
    }
    expect(facesOf(key, 1, 10, 100).slice(-5)).toEqual([8, 9, 9, 9, 1]);
    expect(commitmentOf(SEED, 'salt')).toBe(SEALED);
  });

  it('finds a finished game fair, and passes over rolls that were told twice', () => {
    expect(check(lines(ROLLS), seal, seen)).toEqual({ fair: true, rolls: 4 });
    const carried = { c: { kept: 4 } };
    const ends = ROLLS.slice(2).map(([d, r]) => ({ d, g: 1, h: 'other', r }));
    const more = [carried, ...ends].map((line) => JSON.stringify(line)).join('\n');
    expect(check(`${lines(ROLLS)}\n${more}`.replace('{"end":{}}\n', ''), seal, seen)).toEqual({ fair: true, rolls: 4 });
  });

  it('finds a word that nobody at the table can have added', () => {
    expect(check(lines(ROLLS), seal, { ...seen, others: [2] })).toMatchObject({ fair: true });
    expect(check(lines(ROLLS), seal, { ...seen, others: [] })).toMatchObject({ fair: false, why: 'fair-strange-word' });
  });

  it('takes no die for an old one that was never told before', () => {
    const told = { fair: false, why: 'fair-other-die' };
    const forged = `${lines(ROLLS)}\n{"r":[1],"d":6,"g":1}`;
    expect(check(forged, seal, seen)).toMatchObject({ ...told, roll: 5 });
    expect(check(lines(ROLLS, { g: 1 }), seal, seen)).toMatchObject({ ...told, roll: 1 });
    const carried = `${lines(ROLLS)}\n{"c":{"kept":4}}\n{"r":[9],"d":20,"g":1}`.replace('{"end":{}}\n', '');
    expect(check(carried, seal, seen)).toMatchObject({ ...told, roll: 5 });
  });

  it('does not look for ever for dice that there are not', () => {
    for (const d of [undefined, 0, -6, 0.5, 65537, '6', null]) {
      const told = `{"sandtable":1}\n${JSON.stringify({ r: [1], d })}`;
      expect(check(told, seal, seen)).toEqual({ fair: false, why: 'fair-other-die', roll: 1 });
    }
  });

  it('says what is wrong otherwise', () => {
    const forged: [number, number[]][] = [[6, [1, 4, 5]], ...ROLLS.slice(1)];
    expect(check(lines(forged), seal, seen)).toEqual({ fair: false, why: 'fair-other-die', roll: 1 });
    expect(check(lines(ROLLS, { t: 1 }), seal, seen)).toEqual({ fair: false, why: 'fair-typed', roll: 1 });
    expect(check(lines(ROLLS), seal, { ...seen, word: 'mine' })).toMatchObject({ why: 'fair-no-word' });
    expect(check(lines(ROLLS), seal, { ...seen, commitment: 'other' })).toMatchObject({ why: 'fair-other-seal' });
    expect(check(lines(ROLLS), { ...seal, nonce: 'pepper' }, seen)).toMatchObject({ why: 'fair-other-seed' });
    expect(check(lines(ROLLS), { ...seal, seed: null }, seen)).toMatchObject({ why: 'fair-sealed' });
  });
});
