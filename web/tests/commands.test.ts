import { describe, expect, test } from 'vitest';
import { answerOf, read } from '../src/text/commands';
import { readList } from '../src/pages/armylist';
import type { HexQuestion } from '../src/wire/question';
import type { SceneView } from '../src/wire/scene';
import hexes from '../fixtures/hexes.json';
import { ask, theScene } from './fixtures';

const nameOf = (id: string): string => ({ rifles: 'Rifle section', raiders: 'Raiders' })[id] ?? id;

describe('ending a game by a word', () => {
  test('resigns, offers a draw and answers one, in both languages', () => {
    const said = (line: string) => read(line, theScene, null, (id) => id);
    expect(said('resign')).toEqual({ do: 'resign' });
    expect(said('arresa')).toEqual({ do: 'resign' });
    expect(said('draw')).toEqual({ do: 'draw', say: 'offer' });
    expect(said('patta sì')).toEqual({ do: 'draw', say: 'accept' });
    expect(said('draw no')).toEqual({ do: 'draw', say: 'refuse' });
  });
});

describe('the command line', () => {
  test('a number answers a choice', () => {
    expect(read('2', theScene, ask('choose'), nameOf)).toEqual({ do: 'answer', answer: 'walk' });
  });

  test('several numbers choose several figures, an unknown one nothing', () => {
    expect(answerOf(['1', '3'], ask('select'))).toEqual(['rifles.1', 'rifles.3']);
    expect(answerOf(['9'], ask('select'))).toBeNull();
  });

  test('targets go by number, hold holds fire in both languages', () => {
    expect(answerOf(['1'], ask('target'))).toEqual({ at: 'raiders' });
    expect(answerOf(['hold'], ask('target'))).toEqual({ shots: [] });
    expect(answerOf(['fermo'], ask('target'))).toEqual({ shots: [] });
  });

  test('a move is a place, a formation and what follows', () => {
    expect(answerOf(['24.5', '18', 'line', '2'], ask('move'))).toEqual({
      lead: [24.5, 18],
      formation: 'line',
      then: 'fire',
    });
    expect(answerOf(['24.5', '18'], ask('move'))).toEqual({ lead: [24.5, 18], formation: 'keep', then: 'stop' });
    expect(answerOf(['north'], ask('move'))).toBeNull();
  });

  test('a way is a hex, who comes along and whether by stealth', () => {
    const question: HexQuestion = {
      ...ask('hex'),
      facing: false,
      hexes: [
        [1, 0],
        [2, 0],
      ],
      start: [0, 0],
      lead: ['crowd-1', 'crowd-2'],
      stealth: true,
    };
    expect(answerOf(['2'], question)).toEqual([2, 0]);
    expect(answerOf(['2', 'with', '1', '2', 'stealth'], question)).toEqual({
      to: [2, 0],
      lead: ['crowd-1', 'crowd-2'],
      stealth: true,
    });
    expect(answerOf(['1', 'furtivo'], question)).toEqual({ to: [1, 0], stealth: true });
    expect(answerOf(['1', 'con', '3'], question)).toBeNull();
    expect(answerOf(['9'], question)).toBeNull();
  });

  test('a way is told hex by hex, with whom it meets and where they stay', () => {
    const map = hexes.view.scene as unknown as SceneView;
    const crowd = { ...map.tokens[0], id: 'crowd', x: 0, y: 1 } as SceneView['tokens'][number];
    const scene: SceneView = { ...map, board: { kind: 'hexes', width: 8, height: 6, unit: 'hex' }, tokens: [crowd] };
    const question: HexQuestion = {
      ...ask('hex'),
      facing: false,
      hexes: [[1, 0]],
      start: [0, 0],
      lead: ['guide'],
      along: ['crowd'],
      stealth: true,
    };
    expect(answerOf(['by', '0001', '0002', 'stealth'], question, scene)).toEqual({
      path: [
        [0, 1],
        [-1, 2],
      ],
      stealth: true,
    });
    expect(answerOf(['per', '0001', '0002', 'con', '1=0001', '2'], question, scene)).toEqual({
      path: [
        [0, 1],
        [-1, 2],
      ],
      lead: { guide: [0, 1], crowd: [1, 2] },
    });
    expect(answerOf(['by', '0005'], question, scene)).toBeNull();
    expect(answerOf(['by', '0001', 'with', '2'], question, scene)).toBeNull();
  });

  test('shares are given as number=share and may be shortened', () => {
    expect(answerOf(['6=lost', '3=p'], ask('allot'))).toEqual({ 'rifles.6': 'lost', 'rifles.3': 'pinned' });
    expect(answerOf(['6=eaten'], ask('allot'))).toBeNull();
  });

  test('dice are typed as they fell', () => {
    expect(answerOf(['4', '2', '6', '1', '1'], ask('dice'))).toEqual([4, 2, 6, 1, 1]);
  });

  test('tools name units by the beginning of their names, in Italian too', () => {
    expect(read('sight rifle, raid', theScene, null, nameOf)).toEqual({
      do: 'inspect',
      query: { tool: 'sight', from: 'rifles', to: 'raiders' },
    });
    expect(read('misura rifles, raiders', theScene, null, nameOf)).toEqual({
      do: 'inspect',
      query: { tool: 'ruler', from: 'rifles', to: 'raiders' },
    });
    expect(read('annulla', theScene, null, nameOf)).toEqual({ do: 'undo' });
  });

  test('nonsense is said to be nonsense', () => {
    expect(read('dance', theScene, ask('choose'), nameOf)).toEqual({ do: 'unknown', word: 'dance' });
  });

  test('army lists are read from JSON and from TOML', () => {
    expect(readList('{"units": ["a"]}')).toEqual({ units: ['a'] });
    expect(readList('roster = "accord"\nunits = ["a", "b"]')).toEqual({ roster: 'accord', units: ['a', 'b'] });
    expect(() => readList('units = [')).toThrow();
  });
});
