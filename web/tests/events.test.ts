import { describe, expect, test } from 'vitest';
import { logLines, mergeEvents, rows } from '../src/game/events';
import type { GameEvent } from '../src/wire/event';
import { theView } from './fixtures';

const event = (id: string): GameEvent => ({ id, rules: [] });
const rolled = (faces: number[], need = 'needs-4'): GameEvent => ({
  id: 'core-rolled',
  rules: ['r'],
  dice: { die: 'd6', faces, classes: faces.map((face) => Number(face > 3)), need: { id: need } },
});

describe('an event that was noted once and is told again', () => {
  test('is no other because its changes are not noted any more', () => {
    const fired: GameEvent = { id: 'fires', rules: [], changes: { aim: { at: 'b' } } };
    const { changes: _, ...bare } = fired;
    const rolled: GameEvent = { id: 'core-rolled', rules: [] };
    expect(mergeEvents([fired], { events: [bare, rolled], events_from: 0 }).fresh).toEqual([rolled]);
  });
});

describe('the log', () => {
  test('blows of one unit at another are one line, with their dice and what came of them', () => {
    const at = (id: string, values: GameEvent['values']): GameEvent => ({ ...event(id), values });
    const die = (face: number, rank: number): GameEvent => ({
      ...rolled([face]),
      dice: { die: 'd10', faces: [face], classes: [rank] },
    });
    const [knights, ghouls] = [{ id: 'knights' }, { id: 'ghouls' }];
    const events = [
      event('begins'),
      die(9, 0),
      at('miss', { figure: 'k1', unit: knights, target: ghouls }),
      die(2, 1),
      at('hit', { figure: 'k2', unit: knights, target: ghouls }),
      die(8, 0),
      at('dead', { figure: 'g1', unit: ghouls }),
      die(7, 0),
      at('miss', { figure: 'k3', unit: knights, target: ghouls }),
      die(4, 1),
      at('hit', { figure: 'g2', unit: ghouls, target: knights }),
    ];
    const lines = logLines(events, (id) => id === 'hit' || id === 'miss');
    expect(lines.map((line) => line.tally?.id ?? line.event.id)).toEqual(['begins', 'miss.tally', 'hit']);
    const [, volley] = lines;
    expect(volley?.tally?.values).toMatchObject({ unit: knights, target: ghouls, good: 1, n: 3 });
    expect(rows(volley?.dice ?? []).map((row) => row.faces)).toEqual([[9, 2, 7]]);
    expect(volley?.parts?.map((part) => part.event.id)).toEqual(['dead']);
    expect(logLines(events)).toHaveLength(6);
  });

  test('a later view adds its events to those known', () => {
    const merged = mergeEvents([event('a'), event('b')], { events: [event('c')], events_from: 2 });
    expect(merged.events.map((entry) => entry.id)).toEqual(['a', 'b', 'c']);
    expect(merged.fresh.map((entry) => entry.id)).toEqual(['c']);
  });

  test('the whole log again brings only what is new', () => {
    const merged = mergeEvents([event('a')], { events: [event('a'), event('b')], events_from: 0 });
    expect(merged.fresh.map((entry) => entry.id)).toEqual(['b']);
  });

  test('after an undo the log is shorter and nothing is played', () => {
    const merged = mergeEvents([event('a'), event('b'), event('c')], { events: [event('a')], events_from: 0 });
    expect(merged.events.map((entry) => entry.id)).toEqual(['a']);
    expect(merged.fresh).toEqual([]);
  });

  test('a view that begins too late shows a gap', () => {
    expect(mergeEvents([event('a')], { events: [event('d')], events_from: 3 }).gap).toBe(true);
  });

  test('dice stand with what announces them, and those that changed nothing with what they were thrown for', () => {
    const by = (id: string, rule: string, subject: string, dice?: number[]): GameEvent => ({
      ...(dice ? rolled(dice) : { id }),
      rules: [rule],
      subject,
      side: subject.charAt(0),
    });
    const lines = logLines([
      by('shoots', 'warzone.act.shoot.roll', 'B7-3'),
      by('', 'warzone.act.shoot.roll', 'B7-3', [4, 9]),
      by('', 'warzone.armour.test', 'A2-1', [3]),
      by('drill', 'warzone.turn.model_by_model', 'B7'),
      by('shoots', 'warzone.act.shoot.roll', 'B7-4'),
      by('', 'warzone.act.shoot.roll', 'B7-4', [1]),
      by('', 'warzone.armour.test', 'A2-1', [18]),
      by('wounded', 'warzone.armour.wound', 'A2-1'),
    ]);
    expect(lines.map((line) => [line.event.id, ...line.dice.map((one) => one.dice?.faces)])).toEqual([
      ['shoots', [4, 9], [3]],
      ['drill'],
      ['shoots', [1]],
      ['wounded', [18]],
    ]);
  });

  test('who throws again after a sentence that told the last throw has another sentence to come', () => {
    const miss = (id: string, dice?: number[]): GameEvent => ({
      ...(dice ? rolled(dice) : { id }),
      rules: ['fallout.ranged.roll'],
      subject: 'B2-5',
      side: 'B',
    });
    const lines = logLines([miss('', [9]), miss('miss'), miss('', [2]), miss('hit')]);
    expect(lines.map((line) => line.dice.flatMap((one) => one.dice?.faces ?? []))).toEqual([[9], [2]]);
  });

  test('dice stand with the sentence that follows from them', () => {
    const lines = logLines([event('shoots'), rolled([6, 2]), event('hits')]);
    expect(lines.map((line) => line.event.id)).toEqual(['shoots', 'hits']);
    expect(lines[1]?.dice[0]?.dice?.faces).toEqual([6, 2]);
  });

  test('dice that nothing followed yet are shown all the same', () => {
    const lines = logLines([rolled([5])]);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.dice[0]?.dice?.faces).toEqual([5]);
  });

  test('throws for the same need share a row', () => {
    expect(rows([rolled([1]), rolled([2]), rolled([3], 'needs-5')]).map((row) => row.faces)).toEqual([[1, 2], [3]]);
  });

  test('the recorded game has a line for every event that is not a throw', () => {
    const told = theView.events.filter((entry) => entry.id !== 'core-rolled');
    expect(logLines(theView.events)).toHaveLength(told.length);
  });
});
