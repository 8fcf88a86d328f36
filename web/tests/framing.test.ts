import { beforeEach, describe, expect, test } from 'vitest';
import { thingLivery, thingName } from '../src/board/describe';
import { toDrawing } from '../src/board/scale';
import { overlap } from '../src/board/tags';
import { layTip } from '../src/board/tips';
import { TargetDraft } from '../src/game/drafts';
import { actorPlaces, otherPlaces, placesOf } from '../src/game/framing';
import { toolsLieFlat } from '../src/pages/layout';
import { ask, loadTexts, theScene } from './fixtures';

beforeEach(loadTexts);

describe('what a question is about', () => {
  test('whoever is asked is looked at, with those who can be shot at and nobody else', () => {
    const question = ask('target');
    const rifles = theScene.tokens.filter((token) => token.unit === 'rifles');
    expect(actorPlaces(theScene, question)).toHaveLength(rifles.length);
    const open = question.targets.filter((target) => !target.reasons?.length).flatMap((target) => target.tokens);
    expect(otherPlaces(theScene, question)).toHaveLength(open.length);
  });

  test('a move is framed with the ground in reach, a question about nobody with nothing', () => {
    const question = ask('move');
    expect(otherPlaces(theScene, question)).toHaveLength((question.reach ?? []).flat().length);
    expect(actorPlaces(theScene, { ...question, subject: '' })).toEqual([]);
  });

  test('a squad is framed with the ground its longest drill reaches, as far as the table goes', () => {
    const question = { ...ask('choose'), options: [], middle: [3, 20] as [number, number], drills: [] };
    const drills = [
      { id: 'move', label: { id: 'x' }, far: 5 },
      { id: 'run', label: { id: 'x' }, far: 10 },
      { id: 'charge', label: { id: 'x' }, far: 15, reasons: [{ id: 'x', why: '' }] },
    ];
    const { board } = theScene;
    expect(otherPlaces(theScene, { ...question, drills })).toEqual([toDrawing(board, 0, 10), toDrawing(board, 13, 30)]);
    expect(otherPlaces(theScene, question)).toEqual([]);
  });

  test('a single figure and a piece of terrain have a place, a name and perhaps an owner', () => {
    const token = theScene.tokens[0]!;
    expect(placesOf(theScene, token.id)).toEqual([toDrawing(theScene.board, token.x, token.y)]);
    expect(thingLivery(theScene, token.id)).toBe(theScene.sides.find((side) => side.id === token.side)?.livery);
    const piece = { ...theScene.terrain[0]!, id: 'the-wall', label: { id: 'board-label' }, side: undefined };
    const scene = { ...theScene, terrain: [piece] };
    expect(placesOf(scene, 'the-wall')).toHaveLength(piece.points.length);
    expect(thingName(scene, 'the-wall')).not.toBe('the-wall');
    expect(thingLivery(scene, 'the-wall')).toBeNull();
  });

  test('a click on a figure aims at the figure where figures are aimed at, else at its unit', () => {
    const question = ask('target');
    expect(new TargetDraft(question).byToken('raiders.1', 'raiders')).toBe('raiders');
    const single = {
      ...question,
      targets: [
        { unit: 'raiders.2', tokens: ['raiders.2'] },
        { unit: 'raiders.1', tokens: ['raiders.1'] },
      ],
    };
    expect(new TargetDraft(single).byToken('raiders.1', 'raiders')).toBe('raiders.1');
    expect(new TargetDraft(single).byToken('rifles.1', 'rifles')).toBeNull();
  });
});

test('tools lie under a table that is as wide as its window, beside any other', () => {
  const board = { ...theScene.board, kind: 'table' as const, width: 72, height: 48 };
  expect(toolsLieFlat(board, { width: 1060, height: 848 })).toBe(true);
  expect(toolsLieFlat({ ...board, width: 48 }, { width: 1060, height: 848 })).toBe(false);
});

describe('a card beside what it speaks of', () => {
  const window = { width: 1060, height: 848 };
  const size = { w: 290, h: 240 };
  const around = { x: 400, y: 300, w: 30, h: 30 };

  test('stands to the right, to the left at the right edge', () => {
    expect(layTip(around, size, window, []).beside).toBe('right');
    expect(layTip({ ...around, x: 900 }, size, window, []).beside).toBe('left');
  });

  test('covers neither the thing nor others that could be chosen', () => {
    const others = [
      { x: 460, y: 300, w: 30, h: 30 },
      { x: 340, y: 300, w: 30, h: 30 },
    ];
    const spot = layTip(around, size, window, others);
    for (const box of [around, ...others]) expect(overlap({ x: spot.x, y: spot.y, ...size }, box)).toBe(0);
    expect(spot.beside).toBeNull();
  });
});
