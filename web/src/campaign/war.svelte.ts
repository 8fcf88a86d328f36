import { noticeOf } from '../game/notice';
import { t } from '../i18n/texts.svelte';
import { ApiError } from '../net/api';
import { giveOrders, keepBattleOf, lookAt, tokensOf, type Card, type Seen } from '../net/campaigns';
import { keepSeats } from '../net/seats';
import type { Json, Reason } from '../wire/message';

const LOOK_AGAIN = 2500;

export type Order = Record<string, Json> & { do: string };

/** One campaign on the screen: it looks again every few seconds, gives orders, and says why one was refused. */
export class War {
  seen = $state.raw<Seen | null>(null);
  busy = $state(false);
  error = $state('');
  reasons = $state.raw<Reason[]>([]);
  /** The side whose pool is shown. */
  side = $state(-1);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

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
    };
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
    try {
      if (!document.hidden && !this.busy) this.take(await lookAt(this.id, this.seen?.version ?? null));
    } catch (failure) {
      if (!this.seen || !(failure instanceof ApiError) || !failure.offline) this.error = noticeOf(failure).sentence;
      this.ended ||= failure instanceof ApiError && failure.status === 404;
    }
    if (!this.ended && this.view?.over !== true) this.timer = setTimeout(() => void this.look(), LOOK_AGAIN);
  }

  take(seen: Seen | null): void {
    if (!seen) return;
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
      void this.look();
    }
  }
}
