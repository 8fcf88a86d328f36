import { describe, expect, test } from 'vitest';
import { seatsAgain, setupOf } from '../src/pages/rematch';
import type { View } from '../src/wire/view';

type Seats = Pick<View, 'seats' | 'side' | 'hotseat'>;

describe('the same battle once more', () => {
  test('computers stay, this screen keeps its sides, whoever played elsewhere is invited anew', () => {
    const seats: Seats['seats'] = [
      { side: 'A', held_by: 'person' },
      { side: 'B', held_by: 'bot', bot: 'random' },
      { side: 'C', held_by: 'person' },
      { side: 'D', held_by: 'remote' },
    ];
    expect(seatsAgain({ seats, side: 'A', hotseat: ['A', 'C'] })).toEqual({
      A: 'me',
      B: 'bot:random',
      C: 'hotseat',
      D: 'open',
    });
  });

  test('the set-up is that of the journal, without what it leaves open', () => {
    const journal =
      '{"sandtable":1,"setup":{"system":"fubar","scenario":"patrol","position":null,"layout":7}}\n{"a":["A","x"]}\n';
    expect(setupOf(journal)).toEqual({ system: 'fubar', scenario: 'patrol', layout: 7 });
  });
});
