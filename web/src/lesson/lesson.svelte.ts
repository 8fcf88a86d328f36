import { noticeOf } from '../game/notice';
import type { Table } from '../game/table.svelte';
import { show } from '../net/lessons';
import type { Json } from '../wire/message';
import type { Question } from '../wire/question';
import type { Lesson, LessonStep } from '../wire/view';
import { keepSkipped, skippedBefore } from './kept';

/** A guided battle at this browser: which prompt is read, whether it was put away, and what was shown of it. */
export class Guide {
  skipped = $state(false);
  busy = $state(false);
  /** So many prompts back from the one that is due. */
  private behind = $state(0);
  private shown = $state.raw<{ question: Question; answer: Json } | null>(null);

  constructor(private readonly table: Table) {
    this.skipped = skippedBefore(table.game);
  }

  get lesson(): Lesson | null {
    return this.table.session.view?.lesson ?? null;
  }

  /** The number of the prompt that is read; null when none is left. */
  get at(): number | null {
    const { lesson } = this;
    return lesson?.at == null ? null : Math.max(0, lesson.at - this.behind);
  }

  get step(): LessonStep | null {
    return this.at === null ? null : (this.lesson?.steps[this.at] ?? null);
  }

  get isDue(): boolean {
    return this.lesson?.at === this.at;
  }

  /** Something else is asked than what the prompt speaks of. */
  get waits(): boolean {
    const { step, table } = this;
    return step !== null && step.asks.length > 0 && !step.asks.includes(table.question?.id ?? '');
  }

  /** The answer lies on the table: the real button gives it. */
  get laid(): boolean {
    return this.shown !== null && this.shown.question === this.table.question;
  }

  get canGoBack(): boolean {
    return this.at !== null && this.at > 0;
  }

  back(): void {
    if (this.canGoBack) this.behind += 1;
  }

  forward(): void {
    this.behind = Math.max(0, this.behind - 1);
  }

  /** A new prompt is read from its beginning. */
  goOn(): void {
    this.behind = 0;
  }

  skip(): void {
    this.skipped = true;
    keepSkipped(this.table.game, true);
  }

  resume(): void {
    this.skipped = false;
    this.behind = 0;
    keepSkipped(this.table.game, false);
  }

  /** The first press lays the answer on the table as if the reader had made it, the second gives it. */
  async press(): Promise<void> {
    const { session, question } = this.table;
    if (!question || this.busy) return;
    if (this.shown?.question === question) {
      await session.give(this.shown.answer);
      return;
    }
    this.busy = true;
    try {
      const answer = await show(session.game, question.side, session.token);
      if (this.table.question !== question) return;
      session.draft?.take(answer);
      this.shown = { question, answer };
    } catch (failure) {
      session.notice = noticeOf(failure);
    } finally {
      this.busy = false;
    }
  }
}
