import { noticeOf } from '../game/notice';
import { shelf, t } from '../i18n/texts.svelte';
import { ApiError } from '../net/api';
import { giveOrders, keepBattleOf, lookAt, tokensOf, type Card, type Seen } from '../net/campaigns';
import { keepSeats } from '../net/seats';
import { Line } from '../net/socket';
import type { Json, Reason } from '../wire/message';

const LOOK_AGAIN = 2500;

export type Order = Record<string, Json> & { do: string };

/** One campaign on the screen: told of every change, or looking again every few seconds; it gives orders and says why one was refused. */
export class War {
  seen = $state.raw<Seen | null>(null);
  busy = $state(false);
  error = $state('');
  reasons = $state.raw<Reason[]>([]);
  /** The side whose pool is shown. */
  side = $state(-1);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private line: Line | null = null;
  /** The tokens the line has shown, and whether it brings news. */
  private shown: string | null = null;
  private live = false;

  constructor(readonly id: string) {}

  get view() {
    return this.seen?.view ?? null;
  }

  get pool(): Card[] {
    return this.view?.pools[String(this.side)] ?? [];
  }

  start(): () => void {
    void this.look();
    return () => {
      this.ended = true;
      clearTimeout(this.timer);
      this.line?.close();
    };
  }

  /** Has the server tell of every change; with other tokens than before, anew. */
  private listen(): void {
    const tokens = Object.values(tokensOf(this.id));
    if (this.shown === tokens.join(' ')) return;
    this.line?.close();
    this.shown = tokens.join(' ');
    this.live = false;
    this.line = new Line(
      `/api/campaigns/${encodeURIComponent(this.id)}/socket`,
      { tokens },
      {
        told: (seen) => void this.receive(seen as unknown as Seen),
        link: (link) => this.linked(link === 'live'),
      },
    );
  }

  private linked(live: boolean): void {
    if (live === this.live) return;
    this.live = live;
    if (live) clearTimeout(this.timer);
    else void this.look();
  }

  /** Whose orders this browser gives now. */
  get commands(): boolean {
    return this.seen?.mine.includes(this.side) ?? false;
  }

  nameOf(side: number): string {
    const row = this.view?.standings.find((one) => one.side === side);
    return row?.name || t('camp-side', { n: side + 1 });
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.listen();
    try {
      if (!document.hidden && !this.busy) await this.receive(await lookAt(this.id, this.seen?.version ?? null));
    } catch (failure) {
      if (!this.seen || !(failure instanceof ApiError) || !failure.offline) this.error = noticeOf(failure).sentence;
      this.ended ||= failure instanceof ApiError && failure.status === 404;
    }
    if (!this.ended && !this.live && this.view?.over !== true)
      this.timer = setTimeout(() => void this.look(), LOOK_AGAIN);
  }

  /** The first time, the texts of its game come before it. */
  private async receive(seen: Seen | null): Promise<void> {
    if (seen && !this.seen) await shelf.need(seen.system);
    this.take(seen);
  }

  take(seen: Seen | null): void {
    // A reply may be overtaken by the line.
    if (!seen || (this.seen && seen.version < this.seen.version)) return;
    this.seen = seen;
    const shown = Object.keys(seen.view.pools).map(Number);
    if (!shown.includes(this.side)) this.side = this.due(seen) ?? shown[0] ?? -1;
    for (const [number, game] of Object.entries(seen.games)) this.keepBattle(seen, Number(number), game);
  }

  /** The first side of ours that has something to do. */
  private due(seen: Seen): number | undefined {
    return seen.mine.find((side) => seen.view.todo.some((task) => task.side === side && task.do !== ''));
  }

  /** The token of a side opens its seat at the table. */
  private keepBattle(seen: Seen, number: number, game: string): void {
    const fought = seen.view.battles.find((battle) => battle.number === number);
    const sides = fought?.sides ?? (seen.view.next?.number === number ? seen.view.next.sides : []);
    const tokens = tokensOf(this.id);
    const mine: Record<string, string> = {};
    sides.forEach((side, place) => {
      const token = tokens[String(side)];
      if (token) mine['AB'[place] as string] = token;
    });
    if (Object.keys(mine).length === 0) return;
    keepSeats(game, mine);
    keepBattleOf(game, this.id);
  }

  async order(...orders: Order[]): Promise<boolean> {
    if (this.busy || orders.length === 0) return false;
    this.busy = true;
    this.error = '';
    this.reasons = [];
    try {
      this.take(await giveOrders(this.id, this.side, orders));
      return true;
    } catch (failure) {
      this.reasons = failure instanceof ApiError ? failure.reasons : [];
      if (this.reasons.length === 0) this.error = noticeOf(failure).sentence;
      return false;
    } finally {
      this.busy = false;
      if (!this.live) void this.look();
    }
  }
}
