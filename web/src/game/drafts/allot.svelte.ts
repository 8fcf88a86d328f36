import type { Json } from '../../wire/message';
import type { AllotQuestion } from '../../wire/question';
import { asTable, type Draft } from '../draft';

export class AllotDraft implements Draft {
  shares = $state<Record<string, string>>({});

  constructor(readonly question: AllotQuestion) {
    if (question.suggestion !== undefined) this.take(question.suggestion);
  }

  /** The next share this token may take; after the last one, none. */
  cycle(token: string): void {
    const lot = this.question.lots.find((entry) => entry.token === token);
    if (!lot) return;
    const at = lot.shares.indexOf(this.shares[token] ?? '');
    this.give(token, lot.shares[at + 1] ?? null);
  }

  give(token: string, share: string | null): void {
    const next = { ...this.shares };
    if (share === null) delete next[token];
    else next[token] = share;
    this.shares = next;
  }

  answer(): Json | null {
    return { ...this.shares };
  }

  considered(): Json | null {
    return null;
  }

  back(): boolean {
    const last = Object.keys(this.shares).pop();
    if (last === undefined) return false;
    this.give(last, null);
    return true;
  }

  take(answer: Json): void {
    const taken: Record<string, string> = {};
    for (const [token, share] of Object.entries(asTable(answer))) if (typeof share === 'string') taken[token] = share;
    this.shares = taken;
  }
}
