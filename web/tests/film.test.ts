import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trayFor } from '../src/board/tray';
import { sceneAfter } from '../src/motion/changes';
import { Stage } from '../src/motion/stage.svelte';
import { diceTime, holdTime, settles } from '../src/motion/timing';
import type { GameEvent } from '../src/wire/event';
import type { SceneView, TokenView } from '../src/wire/scene';
import { theScene } from './fixtures';

const token = (more: Partial<TokenView>): TokenView => ({
  ...(theScene.tokens[0] as TokenView),
  lying: false,
  ...more,
});
const scene = (more: Partial<SceneView> = {}): SceneView => ({ ...theScene, ...more });
const told = (id: string, more: Partial<GameEvent> = {}): GameEvent => ({ id, rules: [], ...more });

describe('the scene after an event', () => {
  it('changes tokens by their ids and leaves the others as they are', () => {
    const before = scene({ tokens: [token({ id: 'a' }), token({ id: 'b' }), token({ id: 'c' })] });
    const after = sceneAfter(before, { tokens: { set: [token({ id: 'b', lying: true })], gone: ['c'] } });
    expect(after.tokens.map((entry) => [entry.id, entry.lying])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    expect(after.tokens[0]).toBe(before.tokens[0]);
  });

  it('puts what is new last, or everything in the order that is given', () => {
    const before = scene({ tokens: [token({ id: 'a' }), token({ id: 'b' })] });
    const fresh = sceneAfter(before, { tokens: { set: [token({ id: 'c' })] } });
    expect(fresh.tokens.map((entry) => entry.id)).toEqual(['a', 'b', 'c']);
    const turned = sceneAfter(before, { tokens: { order: ['b', 'a'] } });
    expect(turned.tokens.map((entry) => entry.id)).toEqual(['b', 'a']);
  });

  it('takes other parts as a whole', () => {
    const before = scene();
    const after = sceneAfter(before, { turn: { ...before.turn, number: 7 } });
    expect(after.turn.number).toBe(7);
    expect(after.units).toBe(before.units);
  });
});

describe('the film', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows an event when its motion is over, not before', async () => {
    const stage = new Stage();
    const shown: string[] = [];
    const dice = { die: 'd6', faces: [1, 6], classes: [0, 1] };
    stage.add(told('rolled', { dice, subject: 'a' }), 'in', () => shown.push('rolled'));
    stage.add(told('fell'), 'in', () => shown.push('fell'));
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toEqual([]);
    expect(stage.thrown?.dice.faces).toEqual([1, 6]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual(['rolled', 'fell']);
    expect(stage.playing).toBe(false);
  });

  it('plays all that one answer caused in three seconds', async () => {
    const stage = new Stage();
    let shown = 0;
    const dice = { die: 'd6', faces: [1, 2, 3], classes: [0, 0, 1] };
    for (let i = 0; i < 12; i += 1) stage.add(told('rolled', { dice, subject: 'a' }), 'in', () => (shown += 1));
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown).toBeLessThan(12);
    await vi.advanceTimersByTimeAsync(1900);
    expect(shown).toBe(12);
  });

  it('ends at once when it is finished', async () => {
    const stage = new Stage();
    let shown = 0;
    for (let i = 0; i < 5; i += 1) stage.add(told('waits'), 'in', () => (shown += 1));
    await vi.advanceTimersByTimeAsync(10);
    stage.finish();
    await vi.advanceTimersByTimeAsync(10);
    expect(shown).toBe(5);
  });

  it('leaves a cross where somebody fell until the turn is over', () => {
    const stage = new Stage();
    const fallen = [token({ id: 'a' })];
    stage.strike({ struck: new Set(), fallen }, 2);
    stage.strike({ struck: new Set(), fallen: [] }, 2);
    expect(stage.crosses.map((entry) => entry.id)).toEqual(['a']);
    stage.strike({ struck: new Set(), fallen: [] }, 3);
    expect(stage.crosses).toEqual([]);
  });
});

describe('timing', () => {
  it('lets many dice settle in four groups', () => {
    expect(diceTime(30)).toBe(diceTime(4));
    expect([0, 9, 19, 29].map((number) => settles(number, 30))).toEqual([0, 1, 2, 3]);
    expect(settles(5, 6)).toBe(5);
  });

  it('holds no event for longer than 2200 ms', () => {
    const dice = { die: 'd6', faces: Array.from({ length: 12 }, () => 1), classes: [] };
    expect(holdTime(told('rolled', { dice }), 'in')).toBeLessThanOrEqual(2200);
  });
});

describe('the tray', () => {
  const window = { width: 800, height: 600 };
  const tray = { width: 100, height: 40 };

  it('lies beside whom the dice are for, where nobody stands', () => {
    const own = { id: 'a1', unit: 'a', at: [300, 300] as [number, number] };
    const near = { id: 'b1', unit: 'b', at: [380, 300] as [number, number] };
    const [x, y] = trayFor('a', [own, near], tray, window);
    const covers = (at: [number, number]): boolean => at[0] > x && at[0] < x + 100 && at[1] > y && at[1] < y + 40;
    expect(covers(near.at)).toBe(false);
    expect(covers(own.at)).toBe(false);
  });

  it('stays in the window, and lies at the top for somebody who is not on the table', () => {
    const corner = trayFor('a', [{ id: 'a', unit: 'a', at: [795, 5] }], tray, window);
    expect(corner[0] + tray.width).toBeLessThanOrEqual(800);
    expect(trayFor('', [], tray, window)[0]).toBe(350);
  });
});
