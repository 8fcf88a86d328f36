import type { View } from '../wire/view';

export type Link = 'joining' | 'live' | 'lost';

interface Hooks {
  view: (view: View) => void;
  link: (link: Link) => void;
  refused: (sentence: string) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** 4000 and the status of a refusal that trying again does not change: no token, the wrong one, no such game. */
const REFUSED = [4401, 4403, 4404];

/** A game's updates. Reconnects by itself, a little later each time, until it is closed. */
export class GameSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly game: string,
    private readonly side: string | null,
    private readonly token: string | null,
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
    if (this.closed || this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = this.side ? `?side=${encodeURIComponent(this.side)}` : '';
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${encodeURIComponent(this.game)}/socket${query}`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ token: this.token ?? '' }));
    socket.onmessage = (message) => this.receive(String(message.data));
    socket.onclose = (event) => {
      if (REFUSED.includes(event.code)) this.closed = true;
      if (socket === this.socket) this.again();
    };
  }

  private receive(data: string): void {
    if (this.closed) return;
    const told = JSON.parse(data) as Record<string, unknown>;
    if (typeof told['error'] === 'string') {
      this.hooks.refused(told['error']);
      return;
    }
    const view = (told['view'] ?? told) as View;
    if (!view.scene) return;
    this.wait = FIRST_WAIT;
    this.hooks.link('live');
    this.hooks.view(view);
  }

  private again(): void {
    if (this.closed) return;
    this.hooks.link('lost');
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
