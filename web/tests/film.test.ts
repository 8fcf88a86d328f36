import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overlap, type Box } from '../src/board/tags';
import Zones from '../src/board/Zones.svelte';
import { free, trayFor } from '../src/board/tray';
import DiceTray from '../src/board/DiceTray.svelte';
import Film from '../src/board/Film.svelte';
import { sceneAfter } from '../src/motion/changes';
import { Stage, type Screen } from '../src/motion/stage.svelte';
import { BEATS, fallTime, holdTime, ladderTime, settles, tumbleTime } from '../src/motion/timing';
import { flights, flipped } from '../src/motion/turns';
import type { GameEvent } from '../src/wire/event';
import type { HandView, SceneView, TokenView } from '../src/wire/scene';
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

/** A screen that remembers in which order it was changed. */
function screen(first: SceneView = theScene): Screen & { told: string[]; now: SceneView; puts: SceneView[] } {
  const shown = {
    told: [] as string[],
    now: first,
    puts: [] as SceneView[],
    scene: () => shown.now,
    put: (next: SceneView) => {
      shown.now = next;
      shown.puts.push(next);
    },
    tell: (event: GameEvent) => void shown.told.push(event.id),
  };
  return shown;
}
const D6 = { die: 'd6', faces: [1, 6], classes: [0, 1] };
const SOLDIER = token({ id: 'a1', unit: 'a', side: 'A', shape: 'figure', badges: [] });
const VICTIM = token({ id: 'b1', unit: 'b', side: 'B', shape: 'figure', badges: [] });
const UNIT = theScene.units[0] as SceneView['units'][number];
const FIELD = scene({
  tokens: [SOLDIER, VICTIM],
  units: [
    { ...UNIT, id: 'a', able: 1 },
    { ...UNIT, id: 'b', able: 1 },
  ],
});
const AIMED = told('fires', { subject: 'a', changes: { aim: { shooters: ['a1'], at: 'b', distance: 12.4 } } });
const LOST = told('lost', {
  changes: { tokens: { gone: ['b1'] }, units: { set: [{ ...UNIT, id: 'b', able: 0 }] } },
});

describe('the film', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => void vi.useRealTimers());

  it('shows an event when its motion is over, not before', async () => {
    const stage = new Stage();
    const on = screen();
    stage.add(told('rolled', { dice: D6, subject: 'a' }), 'in', on);
    stage.add(told('waits'), 'in', on);
    await vi.advanceTimersByTimeAsync(200);
    expect(on.told).toEqual([]);
    expect(stage.tray?.rows[0]?.dice.map((one) => one.face)).toEqual([1, 6]);
    await vi.advanceTimersByTimeAsync(1200);
    expect(on.told).toEqual(['rolled', 'waits']);
    expect(stage.playing).toBe(false);
  });

  it('plays a shot in its beats: line, dice, sorted, fall, tag, log', async () => {
    const stage = new Stage();
    const on = screen(FIELD);
    stage.add(AIMED, 'in', on);
    stage.add(told('rolled', { dice: D6, subject: 'a', rules: ['to.hit'] }), 'in', on);
    stage.add(LOST, 'in', on);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.shots.map((shot) => [shot.at, shot.distance])).toEqual([['b', 12.4]]);
    expect([stage.aims(SOLDIER), stage.aimedAt(VICTIM), stage.tray]).toEqual([true, true, null]);
    await vi.advanceTimersByTimeAsync(240);
    expect([stage.tray?.at, stage.tray?.sorted]).toEqual(['b', false]);
    await vi.advanceTimersByTimeAsync(570);
    expect(stage.tray?.sorted).toBe(true);
    await vi.advanceTimersByTimeAsync(400);
    expect(stage.hits.get('b1')).toEqual({ delay: 0, falls: true });
    expect([on.now.tokens.length, on.told]).toEqual([2, ['fires', 'rolled']]);
    await vi.advanceTimersByTimeAsync(260);
    expect(on.puts.map((put) => [put.tokens.length, put.units[1]?.able])).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(on.told).toEqual(['fires', 'rolled']);
    await vi.advanceTimersByTimeAsync(300);
    expect(on.told).toEqual(['fires', 'rolled', 'lost']);
    expect(stage.crosses.map((entry) => entry.id)).toEqual(['b1']);
  });

  it('lays saves under the hits, and forgets them when somebody else is aimed at', async () => {
    const stage = new Stage();
    const on = screen(FIELD);
    stage.add(AIMED, 'in', on);
    stage.add(told('rolled', { dice: D6, subject: 'a', rules: ['to.hit'] }), 'in', on);
    stage.add(told('rolled', { dice: D6, subject: 'b', rules: ['to.save'] }), 'in', on);
    stage.add(told('rolled', { dice: D6, subject: 'b', rules: ['to.save'] }), 'in', on);
    await vi.advanceTimersByTimeAsync(3500);
    expect(stage.tray?.rows.map((row) => [row.rule, row.dice.length])).toEqual([
      ['to.hit', 2],
      ['to.save', 4],
    ]);
    stage.add(told('fires', { changes: { aim: { shooters: ['b1'], at: 'a' } } }), 'in', on);
    await vi.advanceTimersByTimeAsync(50);
    expect(stage.tray).toBeNull();
  });

  it('plays all that one answer caused in three seconds', async () => {
    const stage = new Stage();
    const on = screen();
    for (let i = 0; i < 12; i += 1) stage.add(told('rolled', { dice: D6, subject: 'a' }), 'in', on);
    await vi.advanceTimersByTimeAsync(2000);
    expect(on.told.length).toBeLessThan(12);
    await vi.advanceTimersByTimeAsync(1100);
    expect(on.told).toHaveLength(12);
  });

  it('does not play a set-up, and waits for no dice that are for nobody on the table', async () => {
    const stage = new Stage();
    const on = screen(scene({ turn: { ...theScene.turn, number: 0 } }));
    for (let i = 0; i < 9; i += 1) stage.add(told('deployed', { dice: D6, subject: 'a' }), 'in', on);
    const first = told('turn', { changes: { turn: { ...theScene.turn, number: 1 } } });
    stage.add(first, 'in', on);
    stage.add(told('core-rolled', { dice: D6 }), 'in', on);
    await vi.advanceTimersByTimeAsync(1);
    expect(on.told).toHaveLength(11);
    expect(stage.tray?.sorted).toBe(true);
  });

  it('ends the event when it is skipped, and the answer when it is skipped again', async () => {
    const stage = new Stage();
    const on = screen();
    for (let i = 0; i < 4; i += 1) stage.add(told(`throw-${i}`, { dice: D6, subject: 'a' }), 'in', on);
    await vi.advanceTimersByTimeAsync(10);
    stage.skip();
    await vi.advanceTimersByTimeAsync(10);
    expect(on.told).toEqual(['throw-0']);
    stage.skip();
    await vi.advanceTimersByTimeAsync(10);
    expect(on.told).toHaveLength(4);
  });

  it('halves every beat at the quick speed, and shows the end with rings at once at the instant one', async () => {
    const quick = new Stage();
    quick.setSpeed(2);
    const on = screen(FIELD);
    quick.add(AIMED, 'in', on);
    await vi.advanceTimersByTimeAsync(125);
    expect(on.told).toEqual(['fires']);
    const instant = new Stage();
    instant.setSpeed(0);
    const at = screen(FIELD);
    instant.add(LOST, 'in', at);
    await vi.advanceTimersByTimeAsync(1);
    expect([at.now.tokens.length, at.told, instant.changed.has('b')]).toEqual([1, ['lost'], true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(instant.changed.size).toBe(0);
  });

  it('shows two stills where motion is not wanted: lines and sorted dice, then what came of them', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const stage = new Stage();
    const on = screen(FIELD);
    stage.add(AIMED, 'in', on);
    stage.add(told('rolled', { dice: D6, subject: 'a', rules: ['to.hit'] }), 'in', on);
    stage.add(LOST, 'in', on);
    await vi.advanceTimersByTimeAsync(500);
    expect([stage.shots.length, stage.tray?.sorted, on.now.tokens.length]).toEqual([1, true, 2]);
    await vi.advanceTimersByTimeAsync(450);
    expect([on.now.tokens.length, stage.shots[0]?.dim, on.told.at(-1)]).toEqual([1, true, 'lost']);
    vi.unstubAllGlobals();
  });

  it('leaves a cross where somebody fell until the turn is over', () => {
    const stage = new Stage();
    const fallen = [token({ id: 'a' })];
    stage.mark({ struck: new Set(), fallen }, 2);
    stage.mark({ struck: new Set(), fallen: [] }, 2);
    expect(stage.crosses.map((entry) => entry.id)).toEqual(['a']);
    stage.mark({ struck: new Set(), fallen: [] }, 3);
    expect(stage.crosses).toEqual([]);
  });
});

describe('what is turned over, taken and played', () => {
  const counter = token({ id: 'c', shape: 'counter', side: 'A', art: { pic: 'civilians' } });

  it('turns a counter whose face or owner changed, and no other', () => {
    const before = scene({ tokens: [counter, token({ id: 'd', shape: 'counter' })] });
    const after = sceneAfter(before, { tokens: { set: [{ ...counter, side: 'B', art: { pic: 'hostile' } }] } });
    expect([...flipped(before, after)]).toEqual(['c']);
    expect(flipped(before, before).size).toBe(0);
  });

  it('sends a card from the hand to the unit it lies with, and one of a hidden hand from its pile', () => {
    const card = { id: 'medic', back: false };
    const hand = (id: string, side: string, cards: (typeof card)[]): HandView => ({ id, side, name: { id }, cards });
    const before = scene({ hands: [hand('mine', 'A', [card]), { ...hand('theirs', 'B', []), count: 3 }] });
    const unit = { ...UNIT, cards: [card] };
    const played = { ...before, hands: [hand('mine', 'A', [])], units: [unit] };
    expect(flights(before, played)).toEqual([{ card, side: UNIT.side, from: 'medic', to: UNIT.id }]);
    const discard: HandView = { ...hand('pile', 'B', [{ id: 'trap', back: false }]), kind: 'discard' };
    expect(flights(before, { ...before, hands: [...before.hands, discard] })[0]?.from).toBe('theirs');
    expect(flights(played, played)).toEqual([]);
  });
});

describe('timing', () => {
  it('lets many dice settle in four groups', () => {
    expect(tumbleTime(30)).toBe(tumbleTime(4));
    expect([0, 9, 19, 29].map((number) => settles(number, 30))).toEqual([0, 1, 2, 3]);
    expect(settles(5, 6)).toBe(5);
  });

  it('holds no event for longer than 2200 ms', () => {
    const dice = { die: 'd6', faces: Array.from({ length: 12 }, () => 1), classes: [] };
    expect(holdTime(told('rolled', { dice }), 'in')).toBeLessThanOrEqual(2200);
  });

  it('gives six dice and their fall the times of the book of looks', () => {
    expect([BEATS.declared, BEATS.declared + tumbleTime(6)]).toEqual([240, 1050]);
    expect([fallTime(1, 1), fallTime(7, 7)]).toEqual([340, 340 + 6 * 30]);
    expect(ladderTime(2)).toBe(520);
  });
});

describe('the tray', () => {
  const window = { width: 800, height: 600 };
  const tray = { width: 100, height: 40 };
  const at = (x: number, y: number): Box => ({ x: x - 15, y: y - 15, w: 30, h: 30 });

  it('lies beside whom the dice are for, on nobody, no tag and no marker', () => {
    const own = at(300, 300);
    // Somebody stands on every side of it, and tags lie about.
    const others = [at(380, 300), at(220, 300), at(300, 240), at(300, 360), { x: 180, y: 180, w: 240, h: 20 }];
    const [x, y] = trayFor([own], [own, ...others], tray, window);
    const box = { x, y, w: tray.width, h: tray.height };
    expect([own, ...others].filter((other) => overlap(box, other) > 0)).toEqual([]);
  });

  it('stays in the window, and lies at the top for somebody who is not on the table', () => {
    const corner = trayFor([at(795, 5)], [at(795, 5)], tray, window);
    expect(corner[0] + tray.width).toBeLessThanOrEqual(800);
    expect(trayFor([], [], tray, window)[0]).toBe(350);
  });
});

describe('dice that lie on the table', () => {
  it('stay where they lie while nobody is under them', () => {
    const [window, size] = [
      { width: 800, height: 600 },
      { width: 100, height: 60 },
    ];
    const somebody = { x: 420, y: 300, w: 20, h: 20 };
    expect([free([300, 300], [somebody], size, window), free([350, 300], [somebody], size, window)]).toEqual([
      true,
      false,
    ]);
    expect(free([720, 300], [], size, window)).toBe(false);
  });

  it('stay sorted while saves come under them', () => {
    const die = (face: number) => ({ die: 'd6', face, good: face > 4 });
    const hits = { rule: 'hit', dice: [die(2), die(6), die(1)], fresh: 3 };
    const { container } = render(DiceTray, {
      tray: { at: 'raiders', rows: [hits, { rule: 'save', dice: [die(3), die(5)], fresh: 0 }], sorted: false, key: 1 },
      scene: theScene,
      places: {},
      look: { x: 0, y: 0, k: 1 },
      window: { width: 800, height: 600 },
      pace: 1,
      taken: [],
    });
    const rows = [...container.querySelectorAll('.row')].map((row) =>
      [...row.querySelectorAll('.die')].map((one) => one.classList.contains('miss')),
    );
    expect(rows).toEqual([
      [false, true, true],
      [false, false],
    ]);
  });
});

describe('the lines of a shot', () => {
  it('stay where they were drawn while figures fall at their ends', async () => {
    const [one, two] = [token({ id: 'r-1', unit: 'r', x: 10, y: 4 }), token({ id: 'r-2', unit: 'r', x: 14, y: 4 })];
    const own = token({ id: 'o-1', unit: 'o', x: 10, y: 20 });
    const stage = Object.assign(new Stage(), { shots: [{ key: 1, at: 'r', shooters: ['o-1'], dim: false }] });
    const all = { stage, k: 1, over: false, scene: scene({ tokens: [own, one, two] }) };
    const { container, rerender } = render(Film, all);
    const drawn = (): (string | null)[] =>
      [...container.querySelectorAll('.line')].map((line) => line.getAttribute('d'));
    const before = drawn();
    await rerender({ ...all, scene: scene({ tokens: [own, two] }) });
    expect(before).toHaveLength(1);
    expect(drawn()).toEqual(before);
  });
});

describe('a marker that changes hands', () => {
  it('is ringed in the film, and no other', () => {
    const place = (id: string) => ({ id, kind: 'objective', name: { id: 'x' }, x: 10, y: 10, radius: 3, side: 'A' });
    const zones = [place('west'), place('east')];
    const { container } = render(Zones, {
      board: theScene.board,
      zones,
      sides: theScene.sides,
      k: 1,
      changed: new Set(['east']),
    });
    expect([...container.querySelectorAll('.changed')].map((zone) => zone.getAttribute('data-zone'))).toEqual(['east']);
  });
});
