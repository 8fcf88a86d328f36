import type { Json } from '../../wire/message';
import type { SelectQuestion } from '../../wire/question';
import type { Draft } from '../draft';

export class SelectDraft implements Draft {
  chosen = $state<string[]>([]);

  constructor(readonly question: SelectQuestion) {}

  /** Adds or takes out; one too many pushes out the oldest. */
  toggle(token: string): void {
    if (!this.question.tokens.includes(token)) return;
    if (this.chosen.includes(token)) this.chosen = this.chosen.filter((entry) => entry !== token);
    else this.chosen = [...this.chosen, token].slice(-this.question.most);
  }

  answer(): Json | null {
    const n = this.chosen.length;
    return n >= this.question.least && n <= this.question.most ? [...this.chosen] : null;
  }

  considered(): Json | null {
    return null;
  }

  back(): boolean {
    if (this.chosen.length === 0) return false;
    this.chosen = this.chosen.slice(0, -1);
    return true;
  }

  take(answer: Json): void {
    if (Array.isArray(answer)) this.chosen = answer.filter((entry): entry is string => typeof entry === 'string');
  }
}
