import { describe, expect, test } from 'vitest';
import {
  AllotDraft,
  ChooseDraft,
  DrillDraft,
  DiceDraft,
  draftFor,
  HexDraft,
  MoveDraft,
  SelectDraft,
  TargetDraft,
} from '../src/game/drafts';
import hexes from '../fixtures/hexes.json';
import { confirmLabel } from '../src/dock/confirm';
import { overlay } from '../src/game/overlay';
import { Tools } from '../src/game/tools.svelte';
import type { HexQuestion } from '../src/wire/question';
import type { SceneView } from '../src/wire/scene';
import { say } from '../src/i18n/texts.svelte';
import { ask, theScene } from './fixtures';

describe('answers in the making', () => {
  test('choose: nothing is chosen beforehand where every answer spends something', () => {
    const draft = new ChooseDraft({ ...ask('choose'), topic: '' });
    expect(draft.answer()).toBeNull();
    expect(draft.pick('guard')).toBe(true);
    expect(draft.answer()).toBe('guard');
  });

  test('choose: starts at the suggestion where standing orders may answer, and never takes a refused option', () => {
    const draft = new ChooseDraft({ ...ask('choose'), topic: 'fubar.react' });
    expect(draft.answer()).toBe('fire');
    expect(draft.pick('mount')).toBe(false);
    expect(draft.answer()).toBe('fire');
    expect(draft.pick('guard')).toBe(true);
    expect(draft.answer()).toBe('guard');
  });

  describe('a squad as one', () => {
    const drill = (id: string, far: number) => ({ id, label: { id }, why: 'fallout.action.move.distance', far });
    const storm = { ...drill('storm', 6), aims: true };
    const squad = (party: string[], options = [{ id: 'pass', label: { id: 'x' } }], also: (typeof storm)[] = []) =>
      new DrillDraft(
        {
          ...ask('choose'),
          suggestion: null,
          options,
          drills: [drill('move', 6), drill('run', 12), ...also],
          party,
          middle: [10, 20],
        },
        theScene,
      );

    test('goes as far as the drill allows towards a place beyond it, and says where it was meant to go', () => {
      const draft = squad(['rifles.1', 'rifles.2']);
      draft.leadTo([10, 15]);
      expect([draft.drill, draft.lead, draft.wanted]).toEqual(['move', [10, 15], null]);
      draft.begin('run');
      draft.leadTo([10, 2]);
      expect([draft.drill, draft.lead, draft.wanted]).toEqual(['run', [10, 8], [10, 2]]);
      draft.begin('move');
      expect([draft.lead, draft.wanted]).toEqual([
        [10, 14],
        [10, 2],
      ]);
      draft.take({ drill: 'run', lead: [12, 11], formation: 'keep' });
      expect([draft.lead, draft.wanted]).toEqual([[12, 11], null]);
    });

    test('keeps the places that advice names for each, is called by its drill, and forgets them for a place of its own', () => {
      const draft = squad(['rifles.1', 'rifles.2']);
      const told = { drill: 'run', to: { 'rifles.1': [10, 12], 'rifles.2': [12, 12] } };
      draft.take(told);
      expect(draft.answer()).toEqual(told);
      expect(draft.lead).toEqual([11, 12]);
      expect(confirmLabel(draft, theScene)).toBe(say({ id: 'run' }));
      draft.leadTo([10, 15]);
      expect(draft.answer()).toEqual({ drill: 'run', lead: [10, 15], formation: 'keep' });
    });

    test('is called back, a few times, when somebody cannot follow', () => {
      const draft = squad(['rifles.1', 'rifles.2']);
      draft.leadTo([10, 14]);
      let calls = 0;
      while (draft.callBack()) calls += 1;
      expect(calls).toBe(6);
      expect(draft.wanted).toEqual([10, 14]);
      expect(draft.lead?.[1]).toBeGreaterThan(16);
    });

    test('is not called back while it is refused for want of a target', () => {
      const draft = squad(['rifles.1', 'rifles.2'], undefined, [storm]);
      draft.begin('storm');
      draft.leadTo([10, 15]);
      expect([draft.aims, draft.at, draft.callBack()]).toEqual([true, null, false]);
      draft.aimAt('raiders');
      expect(draft.callBack()).toBe(true);
    });

    test('takes another formation round the middle of the places that advice named', () => {
      const draft = squad(['rifles.1', 'rifles.2']);
      draft.take({ drill: 'run', to: { 'rifles.1': [10, 12], 'rifles.2': [12, 12] } });
      draft.nextFormation();
      expect(draft.answer()).toEqual({ drill: 'run', lead: [11, 12], formation: draft.formation });
    });

    test('of which one is left has its drills at hand, and who is asked for single actions has them listed', () => {
      expect(squad(['rifles.1'], [{ id: 'rifles.1', label: { id: 'x' }, token: 'rifles.1' } as never]).together).toBe(
        true,
      );
      expect(squad(['rifles.1']).together).toBe(false);
    });
  });

  test('select: complete only within its numbers; one too many pushes out the oldest', () => {
    const draft = new SelectDraft(ask('select'));
    expect(draft.answer()).toBeNull();
    for (const n of [1, 2, 3]) draft.toggle(`rifles.${n}`);
    expect(draft.answer()).toEqual(['rifles.2', 'rifles.3']);
    draft.toggle('raiders.1');
    expect(draft.answer()).toEqual(['rifles.2', 'rifles.3']);
  });

  test('allot: starts at the suggestion; a click gives the next share, after the last none', () => {
    const draft = new AllotDraft(ask('allot'));
    expect(draft.answer()).toEqual({ 'rifles.6': 'lost', 'rifles.3': 'pinned' });
    draft.cycle('rifles.6');
    expect(draft.shares['rifles.6']).toBe('pinned');
    draft.cycle('rifles.6');
    expect(draft.shares['rifles.6']).toBeUndefined();
  });

  test('move: the leader leads and the formation goes with the answer', () => {
    const draft = new MoveDraft(ask('move'), theScene);
    expect(draft.leader).toBe('rifles.1');
    expect(draft.answer()).toBeNull();
    draft.leadTo([16, 27]);
    draft.nextFormation();
    expect(draft.answer()).toEqual({ lead: [16, 27], formation: 'line', then: 'stop' });
  });

  test('move: a single figure keeps the places the preview gave the others', () => {
    const draft = new MoveDraft(ask('move'), theScene);
    draft.moveAlone('rifles.2', [10, 20], { 'rifles.1': [15, 27] });
    const answer = draft.answer() as { to: Record<string, number[]> };
    expect(answer.to['rifles.2']).toEqual([10, 20]);
    expect(answer.to['rifles.1']).toEqual([15, 27]);
    expect(answer.to['rifles.3']).toEqual([12.3, 28.6]);
    expect(draft.back()).toBe(true);
    expect(draft.answer()).toBeNull();
  });

  test('move: keys push from where the leader stands', () => {
    const draft = new MoveDraft(ask('move'), theScene);
    draft.nudge(0.5, 0);
    draft.nudge(0, -1);
    expect(draft.lead).toEqual([14.7, 26.4]);
  });

  test('a vehicle not on the table yet is shown as its question describes it', () => {
    const hull = { token: 'new', shape: 'hull' as const, length: 5, width: 2.5, art: { hull: 'tank' }, facing: 270 };
    const question = { ...ask('place'), tokens: [hull] };
    const draft = new MoveDraft(question, theScene);
    draft.leadTo([10, 4]);
    const marks = overlay({
      scene: theScene,
      question,
      draft,
      preview: null,
      inspected: null,
      tools: new Tools(),
      trails: [],
    });
    expect(marks.ghosts).toMatchObject([{ id: 'new', shape: 'hull', x: 10, y: 4, length: 5, width: 2.5, facing: 270 }]);
  });

  test('place: takes a suggestion whole, facing turns everybody', () => {
    const draft = new MoveDraft(ask('place'), theScene);
    draft.take(ask('place').suggestion ?? null);
    draft.turnTo(-90);
    const answer = draft.answer() as { to: Record<string, number[]>; facing: Record<string, number> };
    expect(Object.keys(answer.to)).toHaveLength(6);
    expect(new Set(Object.values(answer.facing))).toEqual(new Set([270]));
  });

  test('target: possible targets come first and refused ones are never taken', () => {
    const draft = new TargetDraft(ask('target'));
    expect(draft.listed.map((target) => target.unit)).toEqual(['raiders', 'brutes', 'militia']);
    expect(draft.answer()).toEqual({ at: 'raiders' });
    expect(draft.pick('militia')).toBe(false);
    draft.next(1);
    expect(draft.answer()).toEqual({ at: 'brutes' });
    draft.hold();
    expect(draft.answer()).toEqual({ shots: [] });
  });

  test('target: split fire names figure, weapon and target', () => {
    const draft = new TargetDraft(ask('target'));
    draft.split(true);
    draft.aim('rifles.1', { weapon: 'rifle', at: 'brutes' });
    draft.aim('rifles.2', null);
    const answer = draft.answer() as { shots: { figure: string; at: string }[] };
    expect(answer.shots).toHaveLength(4);
    expect(answer.shots.find((shot) => shot.figure === 'rifles.1')?.at).toBe('brutes');
  });

  test('target: a template is turned from where it pointed, and then aimed at nobody by name', () => {
    const draft = new TargetDraft(ask('target'));
    const [shooter] = draft.question.shooters;
    const token = shooter?.token ?? '';
    draft.split(true);
    draft.turn(token, 88.4, 5);
    draft.turn(token, 88.4, 5);
    const answer = draft.answer() as { shots: { figure: string; toward?: number; at?: string }[] };
    expect(answer.shots.find((shot) => shot.figure === token)).toEqual({
      figure: token,
      weapon: shooter?.weapons[0]?.id,
      toward: 98,
    });
    draft.turn(token, 0, -105);
    expect(
      (draft.answer() as { shots: { figure: string; toward?: number }[] }).shots.find((shot) => shot.figure === token)
        ?.toward,
    ).toBe(353);
    draft.aim(token, { weapon: 'rifle', at: 'raiders' });
    expect(
      (draft.answer() as { shots: { figure: string; toward?: number }[] }).shots.find((shot) => shot.figure === token),
    ).not.toHaveProperty('toward');
  });

  test('hex: only hexes of the question', () => {
    const draft = new HexDraft(ask('hex'), theScene);
    expect(draft.pick(9, 9)).toBe(false);
    expect(draft.pick(4, 2)).toBe(true);
    draft.rotate(-1);
    expect(draft.answer()).toEqual([4, 2, 5]);
  });

  test('way: the cheapest one, with followers and stealth, or hex by hex', () => {
    const map = hexes.view.scene as unknown as SceneView;
    const question: HexQuestion = {
      ...ask('hex'),
      facing: false,
      hexes: [
        [1, 0],
        [2, 0],
      ],
      start: [0, 0],
      lead: ['crowd'],
      stealth: true,
    };
    const draft = new HexDraft(question, map);
    expect(draft.pick(2, 0)).toBe(true);
    expect(draft.answer()).toEqual([2, 0]);
    draft.follow('crowd');
    draft.stealth = true;
    expect(draft.answer()).toEqual({ to: [2, 0], lead: ['crowd'], stealth: true });
    draft.follow('crowd');
    draft.byHand(true);
    expect(draft.answer()).toBeNull();
    expect(draft.pick(2, 0)).toBe(false);
    expect(draft.offered).toContainEqual([0, 1]);
    expect([draft.pick(0, 1), draft.pick(1, 1), draft.pick(1, 1)]).toEqual([true, true, true]);
    expect(draft.answer()).toEqual({ path: [[0, 1]], stealth: true });
    draft.take({ to: [1, 0], lead: ['crowd'] });
    expect(draft.answer()).toEqual({ to: [1, 0], lead: ['crowd'] });
  });

  test('way: a chosen one picks followers up where it passes them, and leaves them where it is told', () => {
    const map = hexes.view.scene as unknown as SceneView;
    const crowd = { ...map.tokens[0], id: 'crowd', x: 0, y: 1 } as SceneView['tokens'][number];
    const scene: SceneView = { ...map, tokens: [crowd] };
    const question: HexQuestion = {
      ...ask('hex'),
      facing: false,
      hexes: [[1, 0]],
      start: [0, 0],
      lead: ['guide'],
      along: ['crowd'],
      stealth: false,
    };
    const draft = new HexDraft(question, scene);
    expect(draft.company).toEqual(['guide']);
    draft.byHand(true);
    draft.pick(0, 1);
    expect(draft.company).toEqual(['guide']);
    draft.pick(0, 2);
    draft.pick(1, 2);
    expect(draft.company).toEqual(['guide', 'crowd']);
    const drawn = overlay({ scene, question, draft, preview: null, inspected: null, tools: new Tools(), trails: [] });
    expect(drawn.paths[0]?.points).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    draft.follow('guide');
    expect(draft.answer()).toEqual({
      path: [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
      lead: ['guide'],
    });
    draft.follow('crowd');
    draft.stayAt('guide', 2);
    expect(draft.answer()).toEqual({
      path: [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
      lead: { guide: [0, 2], crowd: [1, 3] },
    });
    draft.back();
    expect(draft.answer()).toEqual({
      path: [
        [0, 1],
        [0, 2],
      ],
      lead: { guide: [0, 2], crowd: [1, 2] },
    });
    draft.byHand(false);
    draft.pick(1, 0);
    expect(draft.answer()).toEqual({ to: [1, 0], lead: ['guide'] });
  });

  test('dice: complete with the last face, faces that no die has are ignored', () => {
    const draft = new DiceDraft(ask('dice'));
    for (const face of [6, 7, 1, 2, 3, 4, 5]) draft.add(face);
    expect(draft.answer()).toEqual([6, 1, 2, 3, 4]);
    draft.back();
    expect(draft.answer()).toBeNull();
  });

  test('every kind of question has its draft, and takes what the server suggests', () => {
    for (const kind of ['choose', 'select', 'allot', 'move', 'place', 'target'] as const) {
      const question = ask(kind);
      const draft = draftFor(question, theScene);
      draft.take(question.suggestion ?? null);
      expect(draft.answer(), kind).not.toBeNull();
    }
  });
});

describe('long lists of answers', () => {
  const option = (id: string, token: string, no = false) => ({
    id,
    label: { id },
    token,
    ...(no ? { reasons: [{ id: 'no', why: 'x.y' }] } : {}),
  });
  const asked = (options: ReturnType<typeof option>[]) =>
    new ChooseDraft({ ...ask('choose'), kind: 'choose', suggestion: undefined, options });

  test('a short list is shown whole, in its order', () => {
    const draft = asked([option('a', 'u1'), option('b', 'u1'), option('c', 'u2', true)]);
    expect(draft.listed.map((entry) => entry.id)).toEqual(['a', 'b', 'c']);
    expect(draft.away.size).toBe(0);
  });

  test('where most are refused, those that can be given come first', () => {
    const draft = asked([
      option('a', '', true),
      option('b', '', true),
      option('c', ''),
      option('d', '', true),
      option('e', ''),
    ]);
    expect(draft.listed.map((entry) => entry.id)).toEqual(['c', 'e', 'a', 'b', 'd']);
    expect(draft.away.size).toBe(0);
  });

  test('second answers about the same unit come after the first ones', () => {
    const units = ['u1', 'u2', 'u3', 'u4'];
    const draft = asked([
      ...units.map((unit) => option(`roll-${unit}`, unit)),
      ...units.map((unit) => option(`pass-${unit}`, unit)),
    ]);
    expect([...draft.away]).toEqual(units.map((unit) => `pass-${unit}`));
    expect(draft.pick('pass-u2')).toBe(true);
  });

  test('in a very long list what cannot be answered comes last', () => {
    const draft = asked(Array.from({ length: 12 }, (_, i) => option(`o${i}`, '', i < 9)));
    expect(draft.listed.slice(0, 3).map((entry) => entry.id)).toEqual(['o9', 'o10', 'o11']);
    expect(draft.away.size).toBe(9);
  });

  test('a click on a unit chooses what can be chosen for it', () => {
    const draft = asked([option('no', 'u1', true), option('yes', 'u1')]);
    expect(draft.byToken('u1.1', 'u1')?.id).toBe('yes');
  });
});
