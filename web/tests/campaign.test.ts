import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { glyph, litter, road } from '../src/campaign/glyphs';
import HeroSheet from '../src/campaign/HeroSheet.svelte';
import { War } from '../src/campaign/war.svelte';
import WarMap from '../src/campaign/WarMap.svelte';
import { language } from '../src/i18n/language.svelte';
import type { Atlas, Hero, Seen } from '../src/net/campaigns';
import { campaignOf, tokensOf, keepTokens } from '../src/net/campaigns';
import { seatsOf } from '../src/net/seats';
import { route } from '../src/router.svelte';
import { loadTexts } from './fixtures';
import { FarEnd, lastLine } from './wires';

beforeEach(async () => {
  await loadTexts();
  language.choose('en');
  localStorage.clear();
});
afterEach(cleanup);

const hero: Hero = {
  name: { id: 'hero' },
  level: 2,
  xp: 3,
  next_xp: 6,
  hp: 1,
  hp_most: 3,
  points: 1,
  skills: [
    { id: 'doctor', name: { id: 'Doctor' }, level: 5, price: 1, next: 6 },
    {
      id: 'sneak',
      name: { id: 'Sneak' },
      level: 10,
      price: 1,
      reasons: [{ id: 'highest', why: 'fallout.advance.improve' }],
    },
    {
      id: 'traps',
      name: { id: 'Traps' },
      level: 0,
      price: 2,
      reasons: [{ id: 'dear', why: 'fallout.advance.new_skill' }],
    },
  ],
};

describe('a hero', () => {
  test('raises what he may, and not what is refused', async () => {
    const learn = vi.fn();
    render(HeroSheet, { hero, learn, busy: false });
    expect(screen.getByRole('img', { name: '1 of 3 hit points' })).toBeTruthy();
    const buttons = screen.getAllByRole('button', { name: /for one point/ });
    expect(buttons.map((button) => (button as HTMLButtonElement).disabled)).toEqual([false, true]);
    await fireEvent.click(buttons[0] as HTMLElement);
    expect(learn).toHaveBeenCalledWith('doctor');
    await fireEvent.change(screen.getByRole('combobox'), { target: { value: 'traps' } });
    expect(learn).toHaveBeenLastCalledWith('traps');
  });

  test('of somebody else learns nothing', () => {
    render(HeroSheet, { hero, learn: null, busy: false });
    expect(screen.queryByRole('button', { name: /for one point/ })).toBeNull();
  });
});

const atlas: Atlas = {
  locations: [
    { id: 'l1', name: { id: 'Silo' }, x: 0, y: 0, links: ['l2'] },
    { id: 'l2', name: { id: 'Mesa' }, x: 10, y: 4, links: ['l1'] },
  ],
  starts: [['l1'], []],
  picks: 2,
  picking: 1,
  troops: [{ side: 0, place: 'l1', units: 3 }],
};

function seen(): Seen {
  return {
    campaign: 'war',
    system: 'fallout',
    version: 1,
    mine: [0],
    host: true,
    seats: [],
    games: { '1': 'table' },
    view: {
      name: 'Dust',
      edition: 'en',
      points: 500,
      least: 30,
      most: 60,
      each_side: 3,
      over: false,
      may_enlist: [],
      standings: [
        { side: 0, name: 'North', faction: { id: 'x' }, won: 0, lost: 0, drawn: 0, fought: 0, points: 1, units: 1 },
      ],
      battles: [],
      ahead: [],
      todo: [{ side: 0, do: 'battle', id: 'x', why: '' }],
      pools: { '0': [] },
      map: atlas,
      next: {
        number: 1,
        sides: [1, 0],
        scenario: { id: 'x' },
        fighting: true,
        chosen: [0, 1],
        troops: {},
        advice: {},
        least: {},
        most: {},
        place: 'l1',
        place_name: { id: 'Silo' },
      },
    },
  };
}

describe('the map', () => {
  test('tells every place in words, and is chosen by click and key', async () => {
    const war = new War('war');
    war.take(seen());
    const choose = vi.fn();
    render(WarMap, { war, atlas, at: '', choose });
    const silo = screen.getByRole('button', {
      name: 'Silo, start of North, North: 3 units, the next battle is fought here',
    });
    await fireEvent.click(silo);
    await fireEvent.keyDown(screen.getByRole('button', { name: 'Mesa' }), { key: 'Enter' });
    expect(choose.mock.calls).toEqual([['l1'], ['l2']]);
  });

  test('is the same each time it is drawn, from both ends of a road', () => {
    expect(glyph('l7')).toBe(glyph('l7'));
    expect(litter(40, 30, 5)).toEqual(litter(40, 30, 5));
    expect(road(0, 0, 10, 4)).toMatch(/^M0 0Q/);
  });
});

test('the token of a side opens its seat at the table', () => {
  keepTokens('war', { '0': 'secret' });
  const war = new War('war');
  war.take(seen());
  expect(war.side).toBe(0);
  expect(seatsOf('table')).toEqual({ B: 'secret' });
  expect(campaignOf('table')).toBe('war');
  expect(tokensOf('other')).toEqual({});
});

test('paths lead to campaigns', () => {
  expect(route('/campaigns').page).toBe('campaigns');
  expect(route('/campaign/abc')).toEqual({ page: 'campaign', first: 'abc', rest: '' });
  expect(route('/campaign').page).toBe('nowhere');
});

describe('news of a campaign', () => {
  let looks = 0;
  let stop: () => void = () => undefined;
  beforeEach(() => {
    FarEnd.opened = [];
    looks = 0;
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FarEnd);
    vi.stubGlobal('fetch', async () => {
      looks += 1;
      return new Response(JSON.stringify(seen()));
    });
    keepTokens('war', { '0': 'secret' });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('come over the line, and nobody needs to look', async () => {
    const war = new War('war');
    stop = war.start();
    await vi.advanceTimersByTimeAsync(0);
    lastLine().accept().say(seen());
    looks = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    lastLine().say({ ...seen(), version: 7 });
    expect(lastLine().url).toMatch(/\/api\/campaigns\/war\/socket$/);
    expect(lastLine().sent).toEqual([{ tokens: ['secret'] }]);
    expect([looks, war.seen?.version]).toEqual([0, 7]);
  });

  test('are looked for every few seconds while there is no line', async () => {
    stop = new War('war').start();
    await vi.advanceTimersByTimeAsync(0);
    lastLine().accept().say(seen());
    lastLine().hangUp(1006);
    looks = 0;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks).toBeGreaterThanOrEqual(4);
  });

  test('what was overtaken changes nothing', async () => {
    const war = new War('war');
    stop = war.start();
    await vi.advanceTimersByTimeAsync(0);
    lastLine()
      .accept()
      .say({ ...seen(), version: 7 });
    war.take({ ...seen(), version: 6 });
    expect(war.seen?.version).toBe(7);
  });

  test('a side that was taken is shown to the server', async () => {
    const war = new War('war');
    stop = war.start();
    await vi.advanceTimersByTimeAsync(0);
    keepTokens('war', { '1': 'another' });
    await war.look();
    expect(FarEnd.opened.length).toBe(2);
    expect(lastLine().accept().sent).toEqual([{ tokens: ['secret', 'another'] }]);
  });
});
