import { beforeEach, describe, expect, test } from 'vitest';
import { letterFor, lettersOf, riding } from '../src/board/letters';
import { docksInPairs } from '../src/pages/layout';
import { layTags, overlap, type Box, type TagWish } from '../src/board/tags';
import { layNames } from '../src/board/zones';
import { draftFor, MoveDraft, TargetDraft } from '../src/game/drafts';
import { neighbour } from '../src/game/keys';
import { bent } from '../src/game/measuring';
import { overlay } from '../src/game/overlay';
import { snapped } from '../src/game/snap';
import { Tools } from '../src/game/tools.svelte';
import { holdTime, onPath, walkTime } from '../src/motion/timing';
import { spaced } from '../src/pages/ticks';
import type { SceneView } from '../src/wire/scene';
import { ask, loadTexts, thePreviews, theScene, theView } from './fixtures';

beforeEach(loadTexts);

const marksOf = (
  kind: Parameters<typeof ask>[0],
  preview: keyof typeof thePreviews | null = null,
  change: (draft: ReturnType<typeof draftFor>) => void = () => undefined,
) => {
  const question = ask(kind);
  const draft = draftFor(question, theScene);
  change(draft);
  return overlay({
    scene: theScene,
    question,
    draft,
    preview: preview ? thePreviews[preview] : null,
    inspected: null,
    tools: new Tools(),
    trails: [],
  });
};

describe('what lies over the table', () => {
  test('the unit asked about is selected, possible targets are ringed, the chosen one is aimed at', () => {
    const marks = marksOf('target', 'target');
    expect(marks.selected.has('rifles.1')).toBe(true);
    expect(marks.targets.has('raiders.1')).toBe(true);
    expect(marks.choosable.has('brutes.1')).toBe(true);
    expect(marks.choosable.has('militia.1')).toBe(false);
    expect(marks.sight).toHaveLength(2);
  });

  test('a move shows reach, ghosts at the ends of the paths, and its cost at the pointer', () => {
    const marks = marksOf('move', 'move', (draft) => (draft as MoveDraft).leadTo([18, 26]));
    expect(marks.reach).toHaveLength(1);
    expect(marks.ghosts.map((ghost) => ghost.id)).toContain('rifles.3');
    expect(marks.ghosts.find((ghost) => ghost.id === 'rifles.1')).toMatchObject({ x: 18.2, y: 26.4 });
    expect(marks.cursor).toMatchObject({ text: '4.5″ / 6″', bad: false });
  });

  test('an illegal move says why at the pointer', () => {
    const marks = marksOf('move', 'blocked', (draft) => (draft as MoveDraft).leadTo([18, 26]));
    expect(marks.ghostsLegal).toBe(false);
    expect(marks.cursor).toMatchObject({ text: 'No sight: the building blocks it.', bad: true });
  });

  test('split fire aims at every unit somebody shoots at', () => {
    const marks = marksOf('target', null, (draft) => {
      (draft as TargetDraft).split(true);
      (draft as TargetDraft).aim('rifles.1', { weapon: 'rifle', at: 'brutes' });
    });
    expect(marks.targets.has('brutes.1')).toBe(true);
    expect(marks.targets.has('raiders.1')).toBe(true);
  });

  test('figures that are not on the table yet are drawn where they shall stand', () => {
    const question = { ...ask('place'), tokens: ['new.1'] };
    const draft = new MoveDraft(question, theScene);
    draft.leadTo([4, 5]);
    const marks = overlay({
      scene: theScene,
      question,
      draft,
      preview: null,
      inspected: null,
      tools: new Tools(),
      trails: [],
    });
    expect(marks.ghosts).toMatchObject([{ id: 'new.1', x: 4, y: 5, side: 'A' }]);
  });

  test('the ruler lies from base edge to base edge', () => {
    const tools = new Tools();
    tools.ruler = { from: { token: 'rifles.1', at: [14.2, 27.4] }, bends: [], to: { token: null, at: [24.2, 27.4] } };
    const marks = overlay({
      scene: theScene,
      question: null,
      draft: null,
      preview: null,
      inspected: null,
      tools,
      trails: [],
    });
    expect(marks.ruler?.legs[0]?.[0][0]).toBeCloseTo(14.7);
    expect(marks.ruler?.label).toBe('9.5″');
  });

  test('a bent tape adds its legs up and trims only its ends', () => {
    const tools = new Tools();
    const straight = {
      from: { token: 'rifles.1', at: [14.2, 27.4] as [number, number] },
      bends: [],
      to: { token: null, at: [24.2, 27.4] as [number, number] },
    };
    tools.ruler = bent(straight, { token: null, at: [24.2, 30.4] });
    const marks = overlay({
      scene: theScene,
      question: null,
      draft: null,
      preview: null,
      inspected: null,
      tools,
      trails: [],
    });
    expect(marks.ruler?.legs).toHaveLength(2);
    expect(marks.ruler?.legs[0]?.[1]).toEqual([24.2, 27.4]);
    expect(marks.ruler?.label).toBe('12.5″');
  });
});

describe('hands and eyes', () => {
  test('drops snap to places that mean something, and only near them', () => {
    const snaps: [number, number, { id: string }][] = [[10, 10, { id: 'cover' }]];
    expect(snapped([10.2, 10], snaps, 0.5)).toEqual({ at: [10, 10], why: { id: 'cover' } });
    expect(snapped([11, 10], snaps, 0.5)).toEqual({ at: [11, 10], why: null });
  });

  test('arrow keys walk to the nearest figure that way', () => {
    expect(neighbour(theScene, null, [1, 0])?.side).toBe('A');
    const right = neighbour(theScene, 'rifles.1', [1, 0]);
    expect(right && right.x > 14.2).toBe(true);
    const up = neighbour(theScene, 'rifles.1', [0, -1]);
    expect(up && up.y < 27.4).toBe(true);
  });

  test('a tag that finds no free place is laid in its short form, and no other', () => {
    const around = { x: 300, y: 300, w: 60, h: 60 };
    const tight = { width: 420, height: 420 };
    const others: Box[] = [
      { x: 0, y: 0, w: 420, h: 290 },
      { x: 0, y: 370, w: 420, h: 50 },
      { x: 0, y: 0, w: 292, h: 420 },
    ];
    const tag: TagWish = { unit: 'u', w: 120, h: 20, short: { w: 40, h: 18 }, around, weight: 1 };
    expect(layTags([tag], [around, ...others], tight).get('u')?.short).toBe(true);
    expect(layTags([tag], [around], { width: 800.3, height: 600.7 }).get('u')?.short).toBe(false);
  });

  test('units go by their first letter, by two where a side has it twice', () => {
    const called = (...names: string[]) => {
      const units = names.map((name, i) => ({ ...theScene.units[0], id: `u${i}`, side: 'A', name: { id: name } }));
      return [...lettersOf(units as SceneView['units']).values()];
    };
    expect(called('Scouts', 'Mortar crew')).toEqual(['S', 'M']);
    expect(called('Cadre 1', 'Cadre 2', 'Crew')).toEqual(['C1', 'C2', 'Cr']);
    expect(called('Ghoul squad', 'Ghoul, Hero')).toEqual(['GS', 'GH']);
    expect(new Set(called('Squad', 'Squad', 'Squad')).size).toBe(3);
  });

  test('who is aboard is told with their carrier, with letters and how many they are', () => {
    const unit = (id: string, able: number, aboard?: string) => ({
      ...theScene.units[0],
      id,
      able,
      gone: false,
      aboard,
    });
    const units = [unit('truck', 1), unit('rifles', 7, 'truck'), unit('medics', 2, 'truck')] as SceneView['units'];
    expect([...riding({ ...theScene, units })]).toEqual([['truck', { units: ['rifles', 'medics'], count: 9 }]]);
  });

  test('whoever is named in an answer goes by the letters of the tag', () => {
    const [one] = theScene.units;
    const token = theScene.tokens.find((entry) => entry.unit === one?.id);
    const letters = lettersOf(theScene.units).get(one?.id ?? '');
    expect(letterFor(theScene, one?.id)?.letters).toBe(letters);
    expect(letterFor(theScene, token?.id)?.letters).toBe(letters);
    expect(letterFor(theScene, 'nobody')).toBeNull();
  });

  test('on a low screen question and log stand side by side, unless that makes the board small', () => {
    const board = (width: number, height: number) => ({ ...theScene.board, width, height });
    expect(docksInPairs(board(48, 48), { width: 1366, height: 768 })).toBe(true);
    expect(docksInPairs(board(48, 48), { width: 1440, height: 900 })).toBe(false);
    expect(docksInPairs(board(72, 48), { width: 1366, height: 768 })).toBe(false);
  });

  test('tags keep off each other and off figures', () => {
    const around: Box = { x: 100, y: 100, w: 60, h: 40 };
    const wishes: TagWish[] = ['u1', 'u2', 'u3'].map((unit) => ({ unit, w: 90, h: 20, around, weight: 1 }));
    const laid = layTags(wishes, [around], { width: 800, height: 600 });
    const boxes = [...laid.values()].map(({ at: [x, y] }) => ({ x, y, w: 90, h: 20 }));
    const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(meet(a, b)).toBe(false)));
    for (const box of boxes) expect(meet(box, around)).toBe(false);
  });

  test('in a crowd a tag goes further off rather than on the corner of another', () => {
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
    for (let crowd = 0; crowd < 40; crowd++) {
      const wishes: TagWish[] = Array.from({ length: 7 }, (_, i) => ({
        unit: `u${i}`,
        w: 110,
        h: 20,
        short: { w: 46, h: 18 },
        around: { x: 40 + next(260), y: 420 + next(140), w: 70, h: 34 },
        weight: 1,
      }));
      const laid = layTags(
        wishes,
        wishes.map((wish) => wish.around),
        { width: 900, height: 620 },
      );
      const boxes = wishes.map(({ unit, w, h, short }): Box => {
        const { at, short: small } = laid.get(unit) ?? { at: [0, 0], short: false };
        return { x: at[0], y: at[1], ...(small && short ? short : { w, h }) };
      });
      boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(0)));
    }
  });
});

describe('motion', () => {
  test('a walk takes 90 ms an inch, never less than 200 nor more than 900', () => {
    expect(
      walkTime(
        [
          [0, 0],
          [4, 0],
        ],
        'in',
      ),
    ).toBe(360);
    expect(
      walkTime(
        [
          [0, 0],
          [0.1, 0],
        ],
        'in',
      ),
    ).toBe(200);
    expect(
      walkTime(
        [
          [0, 0],
          [40, 0],
        ],
        'in',
      ),
    ).toBe(900);
    expect(
      walkTime(
        [
          [0, 0],
          [10.16, 0],
        ],
        'cm',
      ),
    ).toBeCloseTo(360);
  });

  test('a step on a map takes 160 ms', () => {
    expect(
      walkTime(
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        'hex',
      ),
    ).toBe(320);
    expect(
      walkTime(
        [
          [0, 0],
          [9, 0],
        ],
        'hex',
      ),
    ).toBe(900);
  });

  test('a token begins and ends where its path does', () => {
    expect(
      onPath(
        [
          [1, 2],
          [5, 2],
          [5, 8],
        ],
        0,
      ),
    ).toEqual({ x: 1, y: 2 });
    expect(
      onPath(
        [
          [1, 2],
          [5, 2],
          [5, 8],
        ],
        1,
      ),
    ).toEqual({ x: 5, y: 8 });
  });

  test('dice hold the stage while they tumble and for a look at them', () => {
    const thrown = theView.events.find((event) => event.dice?.faces.length === 4);
    expect(thrown && holdTime({ ...thrown, subject: 'rifles' }, 'in')).toBe(1030);
  });
});

describe('names that must be read', () => {
  test('names of zones keep off each other and off figures', () => {
    const board = { ...theScene.board, kind: 'table' as const, width: 48, height: 48, unit: 'in' };
    const zone = (x: number, y: number) =>
      ({ id: `${x}`, kind: 'objective', name: { id: 'Marker' }, x, y, radius: 3 }) as SceneView['zones'][number];
    const zones = [zone(12, 24), zone(12.4, 24.2), zone(13, 24)].map((one) => ({
      zone: one,
      name: 'Objective marker',
    }));
    const figure: Box = { x: 330, y: 780, w: 40, h: 40 };
    const names = layNames(board, zones, { x: 0, y: 0, k: 1 }, [figure], { width: 1400, height: 1400 });
    names.forEach((name, i) => {
      expect(overlap(name, figure)).toBe(0);
      for (const other of names.slice(i + 1)) expect(overlap(name, other)).toBe(0);
    });
  });

  test('a tag does not lie on the name of a zone', () => {
    const board = { ...theScene.board, kind: 'table' as const, width: 48, height: 48, unit: 'in' };
    const zone = {
      id: 'west',
      kind: 'objective',
      name: { id: 'West marker' },
      x: 12,
      y: 24,
      radius: 3,
    } as SceneView['zones'][number];
    const look = { x: 0, y: 0, k: 1 };
    const all = { width: 1400, height: 1400 };
    const [name = { x: 0, y: 0, w: 0, h: 0 }] = layNames(board, [{ zone, name: 'West marker' }], look, [], all);
    expect(name.y).toBeGreaterThan(27 * 29);
    const figures: Box = { x: name.x, y: name.y + 22, w: 60, h: 40 };
    const tag: TagWish = { unit: 'cadre', w: 120, h: 20, around: figures, weight: 1 };
    const [x, y] = layTags([tag], [figures, name], { width: 1400, height: 1400 }).get('cadre')?.at ?? [0, 0];
    expect(overlap({ x, y, w: 120, h: 20 }, name)).toBe(0);
  });

  test('the turns under a scrubber keep apart, and the last one stays', () => {
    const marks = Array.from({ length: 30 }, (_, i) => ({ at: i * 50, turn: i + 1 }));
    const shown = spaced(marks, 1500, 300, 40);
    const places = shown.map((mark) => (mark.at / 1500) * 300);
    expect(places.slice(1).every((place, i) => place - (places[i] as number) >= 40)).toBe(true);
    expect([shown[0]?.turn, shown[shown.length - 1]?.turn]).toEqual([1, 30]);
    expect(spaced(marks.slice(0, 4), 200, 300, 40)).toHaveLength(4);
  });
});
