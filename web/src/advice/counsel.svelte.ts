import { draftFor } from '../game/drafts';
import { confirmLabel } from '../dock/confirm';
import { noticeOf } from '../game/notice';
import type { Session } from '../game/session.svelte';
import { advice, type Advice } from '../net/games';
import { advice as panel } from '../parts';
import type { Question } from '../wire/question';

/** What the computer would do in the reader's place: asked by one key, shown on the board, done by the same key. */
export class Counsel {
  busy = $state(false);
  /** The plan that is pointed at; the first is the one to take. */
  shown = $state(0);
  private told = $state.raw<{ question: Question; advice: Advice } | null>(null);

  constructor(private readonly session: Session) {}

  /** Advice on the question as it stands; a new question needs advice of its own. */
  get advice(): Advice | null {
    return this.told && this.told.question === this.session.question ? this.told.advice : null;
  }

  /** The first press asks, the second does it. */
  async press(): Promise<void> {
    if (this.advice) this.take();
    else await this.ask();
  }

  async ask(): Promise<void> {
    const { session } = this;
    const { question } = session;
    // Nobody can advise what dice on a real table show.
    if (!question || question.kind === 'dice' || this.busy) return;
    this.busy = true;
    try {
      const [told] = await Promise.all([advice(session.game, question.side, session.token), panel.prepare()]);
      if (session.question !== question) return;
      this.told = { question, advice: told };
      this.show(0);
    } catch (failure) {
      session.notice = noticeOf(failure);
    } finally {
      this.busy = false;
    }
  }

  /** Lays a plan on the board as if the reader had made it. */
  show(at: number): void {
    const answer = this.advice?.plans[at]?.answers[0];
    if (answer === undefined) return;
    this.shown = at;
    this.session.draft?.take(answer);
  }

  take(): void {
    const answer = this.advice?.plans[this.shown]?.answers[0];
    this.told = null;
    if (answer !== undefined) void this.session.give(answer);
  }

  close(): void {
    this.told = null;
  }

  /** A plan in the words of the button that would do it. */
  label(at: number): string {
    const { question, scene } = this.session;
    const answer = this.advice?.plans[at]?.answers[0];
    if (!question || !scene || answer === undefined) return '';
    const draft = draftFor(question, scene);
    draft.take(answer);
    return confirmLabel(draft, scene);
  }
}
