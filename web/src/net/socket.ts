import type { View } from '../wire/view';

export type Link = 'joining' | 'live' | 'lost';

interface Hooks {
  told: (message: Record<string, unknown>) => void;
  link: (link: Link) => void;
  /** Refused for now: it tries again by itself. */
  refused?: (sentence: string) => void;
  /** Refused for good: no token, the wrong one, nothing there. */
  gone?: (status: number, sentence: string) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** Close codes are 4000 and the status of the refusal; these are not changed by trying again. */
const CODES = 4000;
const REFUSED = [401, 403, 404];

/** News from the server. Shows its tokens first; reconnects by itself, a little later each time, until it is closed. */
export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly first: unknown,
    private readonly hooks: Hooks,
  ) {
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    const socket = this.socket;
    // A socket that is closed while it opens makes browsers complain.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  /** Tries at once, for instance when the machine wakes up. */
  hurry(): void {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING)
      return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    let refusal = '';
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.first));
    socket.onmessage = (message) => {
      if (!this.closed) refusal = this.receive(JSON.parse(String(message.data)) as Record<string, unknown>);
    };
    socket.onclose = (event) => {
      if (socket === this.socket && !this.closed) this.ended(event.code - CODES, refusal);
    };
  }

  /** Takes a message in; returns the sentence when it is a refusal. */
  private receive(told: Record<string, unknown>): string {
    if (typeof told['error'] === 'string') return told['error'];
    this.wait = FIRST_WAIT;
    this.hooks.link('live');
    this.hooks.told(told);
    return '';
  }

  private ended(status: number, refusal: string): void {
    if (REFUSED.includes(status)) {
      this.closed = true;
      this.hooks.gone?.(status, refusal);
      return;
    }
    if (refusal) this.hooks.refused?.(refusal);
    this.hooks.link('lost');
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}

interface GameHooks extends Omit<Hooks, 'told'> {
  view: (view: View) => void;
  /** How many games the computer's turn waits for. */
  place: (ahead: number | null) => void;
}

/** The views of one side of a game, or of an onlooker. */
export function gameLine(game: string, side: string | null, token: string | null, hooks: GameHooks): Line {
  const query = side ? `?side=${encodeURIComponent(side)}` : '';
  const told = (message: Record<string, unknown>): void => {
    const view = message as unknown as View;
    if (view.scene) hooks.view(view);
    else if (view.bots) hooks.place(view.bots.ahead);
  };
  return new Line(`/api/games/${encodeURIComponent(game)}/socket${query}`, { token: token ?? '' }, { ...hooks, told });
}
