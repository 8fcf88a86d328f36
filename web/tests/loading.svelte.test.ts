import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { language } from '../src/i18n/language.svelte';
import { ServedTexts, type Source } from '../src/i18n/served.svelte';
import { Later, prepare } from '../src/later.svelte';
import { loading } from '../src/loading.svelte';
import { router } from '../src/router.svelte';

const later = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A server with a game, and a list of what it was asked for. */
function serving(texts: Record<string, string>): Source & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    parts: async () => ['shared', 'chess'],
    text: async (lang, part) => {
      asked.push(`${lang}/${part}`);
      return texts[`${lang}/${part}`] ?? '';
    },
  };
}

describe("the server's texts", () => {
  let served: ServedTexts;
  beforeEach(() => (served = new ServedTexts((message, lang) => served.say(message, lang) ?? message.id)));

  test("a game's own come when one of them is said; until then there is nothing to read", async () => {
    const source = serving({ 'it/shared': 'server-stale = Vecchia', 'it/chess': 'chess-title = Scacchi' });
    await served.open(source, 'it');
    expect(source.asked).toEqual(['it/shared']);
    expect(served.say({ id: 'server-stale' }, 'it')).toBe('Vecchia');

    const read: (string | null)[] = [];
    const stop = $effect.root(() => {
      $effect(() => void read.push(served.say({ id: 'chess-title' }, 'it')));
    });
    flushSync();
    await later();
    flushSync();
    stop();
    expect(read).toEqual(['', 'Scacchi']);
    expect(source.asked).toEqual(['it/shared', 'it/chess']);
  });

  test('a message holds messages of other parts', async () => {
    const source = serving({ 'en/shared': 'core-won = { $side } wins', 'en/chess': 'chess-black = Black' });
    await served.open(source, 'en');
    await served.need('chess', 'en');
    expect(served.say({ id: 'core-won', values: { side: { id: 'chess-black' } } }, 'en')).toBe('Black wins');
    expect(served.say({ id: 'chess-red' }, 'en')).toBeNull();
  });

  test('another language brings what was needed in the first', async () => {
    const source = serving({});
    await served.open(source, 'en');
    await served.need('chess', 'en');
    await served.needAll('it');
    expect(source.asked).toEqual(['en/shared', 'en/chess', 'it/shared', 'it/chess']);
  });

  test('a server that is away is asked again', async () => {
    vi.useFakeTimers();
    const source = serving({ 'en/chess': 'chess-title = Chess' });
    await served.open(source, 'en');
    const text = source.text;
    source.text = () => Promise.reject(new Error('away'));
    await served.need('chess', 'en');
    source.text = text;
    expect(served.say({ id: 'chess-title' }, 'en')).toBe('');
    await vi.advanceTimersByTimeAsync(600);
    expect(served.say({ id: 'chess-title' }, 'en')).toBe('Chess');
    vi.useRealTimers();
  });
});

describe('a part that comes later', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => void (loading.lost = false));

  test('is sent for when somebody looks for it, once, and shown when it is here', async () => {
    const load = vi.fn(async () => 'the menu');
    const part = new Later(load);
    const seen: (string | null)[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(part.here));
    });
    flushSync();
    await part.fetch();
    flushSync();
    stop();
    expect(seen).toEqual([null, 'the menu']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('that could not be prepared is asked for again when it is wanted, and only then told of', async () => {
    const load = vi.fn(async () => 'the menu');
    load.mockRejectedValueOnce(new TypeError('away'));
    const part = new Later(load);
    await part.prepare();
    expect(loading.lost).toBe(false);
    expect(await part.fetch()).toBe(true);
    expect(part.here).toBe('the menu');
  });

  test('that does not come is told of once', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('away')));
    const part = new Later(load);
    expect(part.here).toBeNull();
    await later();
    expect(loading.lost).toBe(true);
    expect(part.here).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('parts are prepared one after the other, unless somebody has left by then', async () => {
    vi.useFakeTimers();
    const came: string[] = [];
    const parts = ['film', 'menu'].map((name) => new Later(async () => came.push(name)));
    prepare(parts, 100)();
    await vi.advanceTimersByTimeAsync(500);
    expect(came).toEqual([]);
    prepare(parts, 100);
    await vi.advanceTimersByTimeAsync(99);
    expect(came).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(came).toEqual(['film', 'menu']);
    vi.useRealTimers();
  });
});

describe('a page that is loaded when it is opened', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    router.fetch = () => null;
    loading.lost = false;
    language.choose('en');
    vi.unstubAllGlobals();
  });

  test('the page before stays until the new one is here', async () => {
    router.go('/watch');
    let bring: () => void = () => undefined;
    router.fetch = () => new Promise<void>((done) => (bring = done));
    router.go('/armies/fubar');
    expect([location.pathname, router.path]).toEqual(['/armies/fubar', '/watch']);
    bring();
    await later();
    expect(router.path).toBe('/armies/fubar');
  });

  test('whoever has gone on is not called back', async () => {
    let bring: () => void = () => undefined;
    router.fetch = (path) => (path === '/editor' ? new Promise<void>((done) => (bring = done)) : null);
    router.go('/editor');
    router.go('/rules');
    bring();
    await later();
    expect(router.path).toBe('/rules');
  });

  test('one that cannot be loaded leaves the page before, and the reader is told', async () => {
    router.go('/watch');
    router.fetch = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    router.go('/editor');
    await later();
    expect([router.path, loading.lost]).toEqual(['/watch', true]);
  });
});
