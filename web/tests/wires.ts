/** The far end of a browser's sockets, for tests: what was opened and sent, and what the server says. */
export class FarEnd {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static opened: FarEnd[] = [];
  readyState = FarEnd.CONNECTING;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FarEnd.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.hangUp(1000);
  }

  accept(): this {
    this.readyState = FarEnd.OPEN;
    this.onopen?.();
    return this;
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hangUp(code: number): void {
    this.readyState = FarEnd.CLOSED;
    this.onclose?.({ code });
  }
}

/** The socket that was opened last. */
export function lastLine(): FarEnd {
  return FarEnd.opened.at(-1) as FarEnd;
}
