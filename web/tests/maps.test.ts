import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import battle from '../fixtures/battle.json';
import hexes from '../fixtures/hexes.json';
import Board from '../src/board/Board.svelte';
import { Camera } from '../src/board/camera.svelte';
import { cellsOf, codeOf, corners, outline, steps } from '../src/board/hexes';
import { noMarks } from '../src/board/marks';
import { hexAt, hexPoint } from '../src/board/scale';
import { stacked } from '../src/board/stacks';
import Hands from '../src/dock/Hands.svelte';
import Ladder from '../src/dock/Ladder.svelte';
import Track from '../src/dock/Track.svelte';
import { ChooseDraft, MoveDraft } from '../src/game/drafts';
import { overlay } from '../src/game/overlay';
import { covers, outlineOf, TEMPLATES } from '../src/game/template';
import { Tools } from '../src/game/tools.svelte';
import { hexes as onHexes } from '../src/parts';
import { docksBelow } from '../src/pages/layout';
import type { Preview } from '../src/wire/preview';
import type { ChooseQuestion, PlaceQuestion } from '../src/wire/question';
import type { SceneView } from '../src/wire/scene';

const map = hexes.view.scene as unknown as SceneView;
const table = battle.view.scene as unknown as SceneView;
const told = hexes.preview as unknown as Preview;

beforeAll(async () => void (await onHexes.fetch()));

describe('hexes', () => {
  test('a point belongs to the hex whose middle is nearest', () => {
    for (const { q, r } of cellsOf(map.board)) expect(hexAt(...hexPoint(q, r))).toEqual([q, r]);
    const [x, y] = corners(3, 2, 0.9)[1] as [number, number];
    expect(hexAt(x, y)).toEqual([3, 2]);
  });

  test('the border of hexes runs once round them, and round every gap', () => {
    expect(outline([[0, 0]]).map((ring) => ring.length)).toEqual([6]);
    expect(
      outline([
        [0, 0],
        [1, 0],
      ]).map((ring) => ring.length),
    ).toEqual([10]);
    const ring: [number, number][] = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ];
    expect(
      outline(ring)
        .map((one) => one.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });

  test('a map that names no hexes is a full rectangle with column and row', () => {
    const plain = { kind: 'hexes' as const, width: 3, height: 4, unit: 'hex' };
    expect(cellsOf(plain)).toHaveLength(12);
    expect(codeOf(plain, 1, 3)).toBe('0203');
    expect(codeOf({ ...plain, hexes: [{ q: 1, r: 3, kind: 'open', label: 'C4' }] }, 1, 3)).toBe('C4');
    expect(steps([0, 0], [2, -1])).toBe(2);
  });

  test('counters in one hex are piled, the last on top, and spread when one is chosen', () => {
    const pile = stacked(
      map,
      () => false,
      () => false,
    );
    expect([pile.get('s1'), pile.get('s2'), pile.get('s3')].map((one) => one?.height)).toEqual([1, 2, 3]);
    expect(pile.get('mg')?.shift.map(Math.abs)).toEqual([0, 0]);
    const spread = stacked(
      map,
      () => false,
      (token) => token === 's1',
    );
    expect(new Set(['s1', 's2', 's3'].map((id) => spread.get(id)?.shift[0])).size).toBe(3);
    expect(spread.get('s1')?.shift[1]).toBe(spread.get('s3')?.shift[1]);
  });

  test('every counter, hexside, ribbon and level is drawn', () => {
    const { container } = render(Board, { scene: map, camera: new Camera(), marks: noMarks() });
    expect(container.querySelectorAll('[data-token]')).toHaveLength(map.tokens.length);
    expect(container.textContent).toContain('0404');
    expect(container.innerHTML).toContain('--g-bag');
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  });

  test('a hidden counter says nothing but that it is there', () => {
    const { container } = render(Board, { scene: map, camera: new Camera(), marks: noMarks() });
    expect(container.querySelector('[data-token="u0"]')?.textContent?.trim()).toBe('?');
  });

  test('the preview lights the hexes it speaks of', () => {
    const marks = overlay({
      scene: map,
      question: null,
      draft: null,
      preview: told,
      inspected: null,
      tools: new Tools(),
      trails: [],
    });
    expect(marks.lit).toEqual(told.hexes);
  });

  test('a wide map has its dock below, a square table beside it', () => {
    expect(docksBelow(map.board, { width: 1440, height: 900 }, 1)).toBe(true);
    expect(docksBelow(table.board, { width: 1440, height: 900 }, 0)).toBe(false);
  });
});

describe('tracks and dice', () => {
  test('the track counts down, says who stands where, and shows the price of what is previewed', () => {
    const track = map.tracks[0];
    if (!track) throw new Error('the fixture has a track');
    const { container } = render(Track, { track, sides: map.sides, moves: told.tracks });
    const numbers = [...container.querySelectorAll('text.n')].map((node) => node.textContent);
    expect([numbers[0], numbers[39]]).toEqual(['40', '1']);
    expect(container.querySelectorAll('g title')).toHaveLength(3);
    expect(container.querySelector('[stroke-dasharray]')).not.toBeNull();
  });

  test('the ladder ends at the last die and counts its faces', () => {
    if (!told.ladder) throw new Error('the fixture has a ladder');
    const { container } = render(Ladder, { ladder: told.ladder });
    expect(container.querySelectorAll('.face')).toHaveLength(4);
    expect(container.querySelectorAll('.steps li')).toHaveLength(2);
    expect(container.textContent).toContain('33%');
  });
});

describe('templates', () => {
  const question = battle.place as unknown as PlaceQuestion;

  test('a template at its shooter lies there at once and can only be turned', () => {
    const draft = new MoveDraft(question, table);
    draft.leadTo([10.6, 11.4]);
    expect(draft.answer()).toMatchObject({ to: { burst: [10.6, 21.4] }, facing: { burst: 90 } });
    draft.turnBy(-30);
    expect(draft.answer()).toMatchObject({ facing: { burst: 60 } });
    expect(draft.back()).toBe(true);
    expect(draft.answer()).toMatchObject({ facing: { burst: 40 } });
  });

  test('friends under a burst are told from enemies', () => {
    const draft = new MoveDraft(question, table);
    const marks = overlay({
      scene: table,
      question,
      draft,
      preview: battle.preview as unknown as Preview,
      inspected: null,
      tools: new Tools(),
      trails: [],
    });
    expect([...marks.caught]).toEqual([
      ['k2', 'friend'],
      ['m0', 'enemy'],
    ]);
    expect(marks.templates).toHaveLength(1);
  });

  test('a template in hand touches the bases it covers, whichever way it points', () => {
    for (const { id } of TEMPLATES)
      expect(covers(outlineOf({ kind: id, at: [5, 5], facing: 30 }, 'in'), [5, 5], 0.5)).toBe(true);
    const cone = outlineOf({ kind: 'cone-8', at: [0, 0], facing: 90 }, 'in');
    expect(covers(cone, [0, -7.5], 0.1)).toBe(true);
    expect(covers(cone, [0, 2], 0.5)).toBe(false);
  });
});

describe('cards', () => {
  const question = battle.cards as unknown as ChooseQuestion;

  test('a card is played by choosing it in the hand; a refused one is not', () => {
    const draft = new ChooseDraft(question);
    const { container } = render(Hands, { scene: table, draft });
    const cards = [...container.querySelectorAll<HTMLButtonElement>('.hand button')];
    cards[1]?.click();
    expect(draft.option).toBe('ground_shudder');
    cards[2]?.click();
    expect(draft.option).toBe('ground_shudder');
  });

  test('piles say how many cards they have, and backs show nothing', () => {
    const { container } = render(Hands, { scene: table });
    expect([...container.querySelectorAll('.piles li > b')].map((node) => node.textContent)).toEqual(['14', '1', '4']);
    expect(container.querySelectorAll('.force .card')).toHaveLength(1);
  });
});
