import { ApiError } from '../net/api';
import { addWord } from '../fair/sitting';
import * as net from '../net/games';
import { Latest } from '../net/latest';
import { forgetSeat, seatsOf } from '../net/seats';
import { gameLine, type Line, type Link } from '../net/socket';
import { blows } from '../motion/blows';
import { Stage, type Screen } from '../motion/stage.svelte';
import { shelf, t } from '../i18n/texts.svelte';
import type { GameEvent } from '../wire/event';
import type { Json } from '../wire/message';
import type { Preview } from '../wire/preview';
import type { SceneView } from '../wire/scene';
import type { View } from '../wire/view';
import type { Draft } from './draft';
import { ChooseDraft, draftFor } from './drafts';
import { mergeEvents } from './events';
import { givenOrders, keepOrder, type GivenOrder, type Offer } from './orders';
import { noticeOf, parted, stoodIn, type Notice } from './notice';

/** What is asked takes its time: it is asked again, or it was given up. */
export type Slow = '' | 'busy' | 'late';

/** An answer that is thought of, and those that would be given before it. */
export interface Considered {
  answer: Json;
  first: Json[];
}

/** What of a draft is asked about: what is pointed at, else the answer it would give. */
export function consideredOf(draft: Draft | null): Considered | null {
  const answer = draft?.considered() ?? draft?.answer() ?? null;
  return answer === null ? null : { answer, first: draft?.first?.() ?? [] };
}

/** Answers that come when the server has more time: too slow, too many at once, out of reach. */
const LATER = [0, 429, 503];
const AGAIN_MS = 1500;
/** The token does not open the seat, or no longer. */
const UNSEATED = [401, 403];
const later = (failure: unknown): boolean => failure instanceof ApiError && LATER.includes(failure.status);

/** One game at this browser: the newest view, what of it is shown already, and the answer being made. */
export class Session {
  view = $state.raw<View | null>(null);
  scene = $state.raw<SceneView | null>(null);
  events = $state.raw<GameEvent[]>([]);
  draft = $state.raw<Draft | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** What the preview is about: the draft may have gone on since. */
  private previewed = $state.raw<Considered | null>(null);
  inspected = $state.raw<Preview | null>(null);
  considering = $state<Slow>('');
  inspecting = $state<Slow>('');
  link = $state<Link>('joining');
  notice = $state.raw<Notice | null>(null);
  sending = $state(false);
  side = $state<string | null>(null);
  handover = $state<string | null>(null);
  failed = $state.raw<Notice | null>(null);
  /** Standing orders given at this browser, to be taken back from the menu. */
  orders = $state.raw<GivenOrder[]>([]);
  readonly stage = new Stage();
  /** What the film is shown on: board and header, then the log. */
  private readonly screen: Screen = {
    scene: () => this.scene,
    put: (scene) => (this.scene = scene),
    tell: (event) => (this.events = [...this.events, event]),
  };
  private told: GameEvent[] = [];
  /** While the server looks ahead: for which draft, and what the reader wished meanwhile. */
  private foreseen: { draft: Draft; then: (() => void) | null } | null = null;
  private latest: View | null = null;
  private adding = false;
  private socket: Line | null = null;
  private readonly asker = new Latest<Considered, Preview>(
    ({ answer, first }, signal) => net.preview(this.game, this.side ?? '', this.token, answer, first, signal),
    (considered, preview) => {
      this.preview = preview;
      this.previewed = considered;
      this.considering = '';
    },
    (_, failure) => {
      this.preview = null;
      this.considering = later(failure) ? 'late' : '';
    },
    { worth: later, waits: () => (this.considering = 'busy') },
  );
  private readonly inspector = new Latest<Record<string, Json>, Preview>(
    (query, signal) => net.inspect(this.game, this.side, this.token, query, signal),
    (_, preview) => {
      this.inspected = preview;
      this.inspecting = '';
    },
    (_, failure) => {
      this.inspected = null;
      this.inspecting = later(failure) ? 'late' : '';
    },
    { worth: later, waits: () => (this.inspecting = 'busy') },
  );

  constructor(readonly game: string) {
    const held = Object.keys(seatsOf(game)).sort();
    this.side = held[0] ?? null;
    this.orders = givenOrders(game);
  }

  get held(): string[] {
    return Object.keys(seatsOf(this.game)).sort();
  }

  get token(): string | undefined {
    return this.side ? seatsOf(this.game)[this.side] : undefined;
  }

  /** The question, once everything that led to it has been shown. */
  get question() {
    return this.stage.playing ? null : (this.view?.question ?? null);
  }

  async open(): Promise<void> {
    const token = this.token;
    try {
      const view = await net.view(this.game, this.side, this.token);
      await shelf.need(view.system);
      this.side = view.side;
      this.receive(view);
      this.listen();
    } catch (failure) {
      if (failure instanceof ApiError && failure.offline) {
        this.link = 'lost';
        this.listen();
      } else if (this.side && failure instanceof ApiError && UNSEATED.includes(failure.status))
        await this.standUp(this.side, token);
      else this.failed = noticeOf(failure);
    }
  }

  /** The seat is somebody else's now: the next one of this screen is taken, or the game is watched from beside the table. */
  private async standUp(side: string, token: string | undefined): Promise<void> {
    // Another tab may have a newer token of the same seat.
    if (seatsOf(this.game)[side] === token) forgetSeat(this.game, side);
    this.clear();
    this.side = this.token ? side : (this.held[0] ?? null);
    await this.open();
    if (this.latest && this.side !== side) this.notice = parted(this.latest, side);
  }

  close(): void {
    this.socket?.close();
    this.stage.finish();
  }

  hurry(): void {
    this.socket?.hurry();
  }

  private listen(): void {
    this.socket?.close();
    this.socket = gameLine(this.game, this.side, this.token ?? null, {
      view: (view) => this.receive(view),
      place: (ahead) => {
        if (this.view?.bots) this.view = { ...this.view, bots: { ...this.view.bots, ahead } };
      },
      link: (link) => this.linked(link),
      refused: (sentence) => (this.notice = { sentence, rules: [], bad: true }),
      gone: (status, sentence) => {
        if (UNSEATED.includes(status)) void this.open();
        else this.notice = { sentence, rules: [], bad: true };
      },
    });
  }

  private linked(link: Link): void {
    if (link === 'live' && this.link === 'lost') this.notice = null;
    this.link = link;
  }

  /** Takes in a view: plays what is new in it, then shows where the game stands. */
  receive(view: View, ordered = true): void {
    if (view.side !== this.side) return;
    this.addWord(view);
    const newest = this.latest;
    // Replies can be overtaken by the socket; what comes over the socket is in order, and undo goes back.
    if (newest && !ordered && view.version < newest.version) return;
    if (newest && view.version === newest.version) {
      this.stage.whenIdle(() => this.refresh(view));
      return;
    }
    const first = newest === null;
    if (first) this.stage.opening = view.scene.turn.number === 0;
    const merged = mergeEvents(this.told, view);
    if (merged.gap) {
      void this.reload();
      return;
    }
    this.latest = view;
    this.told = merged.events;
    if (first || merged.fresh.length === 0) {
      this.stage.whenIdle(() => this.adopt(view));
      return;
    }
    this.draft = null;
    const unit = view.scene.board.unit;
    for (const event of merged.fresh) this.stage.add(event, unit, this.screen);
    this.stage.whenIdle(() => this.adopt(view));
  }

  /** Once at a time: what fails is tried again with the next view. */
  private addWord(view: View): void {
    if (this.adding || !view.awaits?.some((side) => this.held.includes(side))) return;
    this.adding = true;
    addWord(view, this.held)
      .catch(() => undefined)
      .finally(() => (this.adding = false));
  }

  /** The same version again: seats or connections changed, the answer in the making stays. */
  private refresh(view: View): void {
    if (this.view?.version === view.version)
      this.view = {
        ...this.view,
        seats: view.seats,
        awaits: view.awaits,
        waiting_for: view.waiting_for,
        undo: view.undo,
        hotseat: view.hotseat,
        draw: view.draw ?? null,
        bots: view.bots,
      };
  }

  private adopt(view: View): void {
    if (this.latest !== view) return;
    if (this.scene) this.stage.mark(blows(this.scene, view.scene), view.scene.turn.number);
    this.notice = stoodIn(this.view, view) ?? this.notice;
    this.view = view;
    this.scene = view.scene;
    this.events = this.told;
    this.stage.clear();
    this.forgetPreview();
    this.draft = view.question ? draftFor(view.question, view.scene) : null;
    if (view.question) this.stage.opening = false;
    void this.lookAhead(view);
    const next = view.waiting_for;
    const owed = next !== null && view.awaits?.includes(next);
    const asks = !view.question && next !== this.side && !owed;
    this.handover = asks && next !== null && this.held.includes(next) ? next : null;
  }

  private async reload(): Promise<void> {
    const view = await net.view(this.game, this.side, this.token);
    this.told = [];
    this.latest = null;
    this.receive(view);
  }

  /** Another side of this screen takes over; what the last one saw goes first, unless they hide nothing from each other. */
  async sitDown(side: string, secret = true): Promise<void> {
    this.clear(secret);
    this.side = side;
    await this.open();
  }

  /** Nothing of what was seen from the last seat stays; the board does where nothing is hidden. */
  private clear(secret = true): void {
    if (secret) {
      this.scene = null;
      this.events = [];
    }
    this.handover = null;
    this.latest = null;
    this.told = [];
    this.view = null;
    this.draft = null;
  }

  /** Asks what an answer would bring; null asks nothing and shows nothing. */
  consider(considered: Considered | null): void {
    if (considered === null || !this.view?.question) {
      this.forgetPreview();
      return;
    }
    this.asker.ask(considered);
  }

  /** Whether the rules have refused this very answer; what was refused before it was changed does not count. */
  refuses(answer: Json, first: Json[] = []): boolean {
    return this.preview !== null && !this.preview.legal && this.about({ answer, first });
  }

  /** The preview while it is about the draft as it stands; null while that of an earlier one is still on the screen. */
  get current(): Preview | null {
    const considered = consideredOf(this.draft);
    return considered !== null && this.about(considered) ? this.preview : null;
  }

  private about(considered: Considered): boolean {
    return JSON.stringify(this.previewed) === JSON.stringify(considered);
  }

  private forgetPreview(): void {
    this.asker.clear();
    this.preview = null;
    this.considering = '';
  }

  inspect(query: Record<string, Json> | null): void {
    if (query === null) {
      this.inspector.clear();
      this.inspected = null;
      this.inspecting = '';
    } else this.inspector.ask(query);
  }

  async give(answer: Json, first: Json[] = []): Promise<void> {
    const view = this.view;
    if (!view || !this.side || this.sending) return;
    await this.send(() => net.answer(this.game, this.side ?? '', this.token, view.version, answer, first), false);
  }

  /** Drafts what lies behind the answers of a question about one unit, as far as the server can foresee it. */
  private async lookAhead(view: View): Promise<void> {
    const { draft } = this;
    this.foreseen = null;
    if (!(draft instanceof ChooseDraft) || !view.question?.subject || !this.side) return;
    const waiting = { draft, then: null as (() => void) | null };
    this.foreseen = waiting;
    try {
      const told = await this.foretold();
      if (this.draft !== draft) return;
      draft.branches = told.flatMap(({ answer, question }) =>
        typeof answer === 'string' ? [{ answer, draft: draftFor(question, view.scene) }] : [],
      );
      waiting.then?.();
    } catch {
      // Without it every question is simply answered on its own.
    } finally {
      if (this.foreseen === waiting) this.foreseen = null;
    }
  }

  /** A busy server is asked once more, if the question is still the same then. */
  private async foretold(): ReturnType<typeof net.ahead> {
    const { draft } = this;
    const ask = (): ReturnType<typeof net.ahead> => net.ahead(this.game, this.side ?? '', this.token);
    try {
      return await ask();
    } catch (failure) {
      if (!later(failure)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      if (this.draft !== draft) throw failure;
      return ask();
    }
  }

  /** Does something as soon as it is known what lies behind the answers; false when that is known, or never will be. */
  onceForeseen(then: () => void): boolean {
    if (!this.foreseen || this.foreseen.draft !== this.draft) return false;
    this.foreseen.then = then;
    return true;
  }

  async undo(): Promise<void> {
    if (!this.side || this.sending) return;
    await this.send(() => net.undo(this.game, this.side ?? '', this.token));
  }

  async resign(): Promise<void> {
    if (this.side) await this.send(() => net.resign(this.game, this.side ?? '', this.token));
  }

  /** Offers a draw, takes the one that is offered, or declines it. */
  async draw(said: net.DrawWord): Promise<void> {
    if (this.side) await this.send(() => net.draw(this.game, this.side ?? '', this.token, said));
  }

  /** A standing order to every question like the one that is asked. */
  async order(offer: Offer): Promise<void> {
    const question = this.question;
    if (question && this.side)
      await this.obey({ ...offer, side: this.side, topic: question.topic, prompt: question.prompt });
  }

  async takeBack(given: GivenOrder): Promise<void> {
    await this.obey({ ...given, order: '' });
  }

  private async obey(given: GivenOrder): Promise<void> {
    await this.send(() => net.order(this.game, given.side, this.token, given.topic, given.order));
    if (this.notice) return;
    keepOrder(this.game, given);
    this.orders = givenOrders(this.game);
  }

  private async send(request: () => Promise<View>, ordered = true): Promise<void> {
    this.sending = true;
    this.notice = null;
    // What the old question would bring is of no use any more.
    this.asker.clear();
    try {
      this.receive(await request(), ordered);
    } catch (failure) {
      this.notice = noticeOf(failure);
      if (failure instanceof ApiError && failure.status === 409) await this.catchUp();
      if (failure instanceof ApiError && UNSEATED.includes(failure.status)) await this.open();
    } finally {
      this.sending = false;
    }
  }

  /** After a refusal: perhaps the game moved on in another tab. */
  private async catchUp(): Promise<void> {
    try {
      const view = await net.view(this.game, this.side, this.token);
      if (this.latest && view.version !== this.latest.version) {
        this.notice = { sentence: t('error-stale'), rules: [], bad: false };
        this.receive(view);
      }
    } catch {
      // The refusal itself is on the screen already; the socket brings the rest.
    }
  }
}
