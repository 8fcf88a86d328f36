import { loading } from './loading.svelte';

/** Paths without hashes: the server hands out the same page for all of them. */
class Router {
  /** What a path shows, before it is shown; null when all of it is here. */
  fetch: (path: string) => Promise<unknown> | null = () => null;
  path = $state(typeof location === 'undefined' ? '/' : location.pathname);
  query = $state.raw(new URLSearchParams(typeof location === 'undefined' ? '' : location.search));

  start(): () => void {
    const pop = (): void => this.arrive();
    const click = (event: MouseEvent): void => this.follow(event);
    addEventListener('popstate', pop);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', pop);
      document.removeEventListener('click', click);
    };
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.arrive(() => scrollTo(0, 0));
  }

  /** The page before stays until the new one is here. */
  private arrive(then?: () => void): void {
    const coming = this.fetch(location.pathname);
    if (!coming) return this.read(then);
    const to = location.href;
    void loading.of(coming).then((came) => {
      // Somebody may have gone on in the meantime.
      if (came && location.href === to) this.read(then);
    });
  }

  private read(then?: () => void): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    then?.();
  }

  /** Links of our own stay in the page; all others, and modified clicks, go their way. */
  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();

export type Page =
  | 'start'
  | 'campaigns'
  | 'campaign'
  | 'game'
  | 'replay'
  | 'rules'
  | 'armies'
  | 'editor'
  | 'watch'
  | 'print'
  | 'pocket'
  | 'kit'
  | 'nowhere';

export interface Route {
  page: Page;
  first: string;
  rest: string;
}

/** The parts of a path in plain characters; none when somebody mangled its escapes. */
function parts(path: string): string[] | null {
  try {
    return path
      .split('/')
      .filter(Boolean)
      .map((part) => decodeURIComponent(part));
  } catch {
    return null;
  }
}

/** Which page a path names: `/game/:id`, `/rules/:system/:rule?` and so on. */
export function route(path: string): Route {
  const [page = '', first = '', ...more] = parts(path) ?? ['nowhere'];
  const rest = more.join('/');
  if (page === '') return { page: 'start', first: '', rest: '' };
  if (page === 'game' && first) return { page: 'game', first, rest };
  if (page === 'replay' && first) return { page: 'replay', first, rest };
  // A rule's id is written with slashes: `/rules/fubar/dice/six` is the rule fubar.dice.six.
  if (page === 'rules') return { page, first, rest: more.length > 0 ? [first, ...more].join('.') : '' };
  if (page === 'campaign' && first) return { page, first, rest };
  if (
    page === 'campaigns' ||
    page === 'armies' ||
    page === 'editor' ||
    page === 'watch' ||
    page === 'print' ||
    page === 'pocket' ||
    page === 'kit'
  )
    return { page, first, rest };
  return { page: 'nowhere', first: '', rest: '' };
}
