import { describe, expect, test } from 'vitest';
import { seatsAgain, setupOf } from '../src/pages/rematch';
import type { Seat } from '../src/wire/view';

describe('the same battle once more', () => {
  test('computers stay, this screen keeps its sides, whoever played elsewhere is invited anew', () => {
    const seat = (side: string, held_by: Seat['held_by'], bot: string | null = null): Seat => ({
      side,
      held_by,
      bot,
      name: '',
      online: true,
    });
    const seats = [seat('A', 'person'), seat('B', 'bot', 'random'), seat('C', 'person'), seat('D', 'remote')];
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
