import type { Component } from 'svelte';
import { shelf } from '../i18n/texts.svelte';
import type { Page, Route } from '../router.svelte';

type Props = Record<string, string>;

/** A page that is loaded when somebody opens it. */
interface Leaf {
  load: () => Promise<{ default: Component<Props> }>;
  props: (here: Route) => Props;
  /** Whether another first part of the path is another page, made anew. */
  keyed: boolean;
}

const leaf = <P extends Props>(
  load: () => Promise<{ default: Component<P> }>,
  props: (here: Route) => P,
  keyed = false,
): Leaf => ({ load: load as unknown as Leaf['load'], props, keyed });

const LEAVES: Record<Page, Leaf> = {
  start: leaf(
    () => import('./Start.svelte'),
    () => ({}),
  ),
  game: leaf(
    () => import('./Game.svelte'),
    (here) => ({ game: here.first }),
    true,
  ),
  replay: leaf(
    () => import('./Replay.svelte'),
    (here) => ({ game: here.first }),
    true,
  ),
  rules: leaf(
    () => import('./Rules.svelte'),
    (here) => ({ system: here.first, rule: here.rest }),
  ),
  armies: leaf(
    () => import('./Armies.svelte'),
    (here) => ({ system: here.first }),
  ),
  campaigns: leaf(
    () => import('./Campaigns.svelte'),
    (here) => ({ system: here.first }),
  ),
  campaign: leaf(
    () => import('./Campaign.svelte'),
    (here) => ({ campaign: here.first }),
    true,
  ),
  editor: leaf(
    () => import('./Editor.svelte'),
    (here) => ({ system: here.first }),
    true,
  ),
  watch: leaf(
    () => import('./Watch.svelte'),
    () => ({}),
  ),
  print: leaf(
    () => import('./Print.svelte'),
    (here) => ({ system: here.first }),
  ),
  pocket: leaf(
    () => import('./Pocket.svelte'),
    (here) => ({ system: here.first }),
    true,
  ),
  kit: leaf(
    // A page for whoever works on the drawings: no build has it.
    () => (import.meta.env.DEV ? import('./Kit.svelte') : import('./Nowhere.svelte')),
    () => ({}),
  ),
  nowhere: leaf(
    () => import('./Nowhere.svelte'),
    () => ({}),
  ),
};

const here = new Map<Page, Component<Props>>();

/** Pages with a table on them: none of the others' texts is said there. */
const TABLES: readonly Page[] = ['game', 'replay'];

/** Fetches a page and what it says; null when all of it is here already. */
export function fetchPage(page: Page): Promise<unknown> | null {
  const texts = shelf.fetch(TABLES.includes(page) ? 'table' : 'desk');
  const leaf = here.has(page) ? null : LEAVES[page].load().then((module) => void here.set(page, module.default));
  return texts || leaf ? Promise.all([texts, leaf]) : null;
}

export interface Opened {
  Page: Component<Props>;
  props: Props;
  key: string;
}

/** A page that is here, with what the path says. */
export function opened(at: Route): Opened | null {
  const Page = here.get(at.page);
  const { props, keyed } = LEAVES[at.page];
  return Page ? { Page, props: props(at), key: keyed ? `${at.page}/${at.first}` : at.page } : null;
}
