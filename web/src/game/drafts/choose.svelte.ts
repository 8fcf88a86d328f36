import type { Json } from '../../wire/message';
import type { ChooseQuestion, Option } from '../../wire/question';
import type { Draft } from '../draft';

export const refused = (option: Option): boolean => (option.reasons?.length ?? 0) > 0;

export class ChooseDraft implements Draft {
  option = $state('');
  hovered = $state<string | null>(null);

  constructor(readonly question: ChooseQuestion) {
    const first = question.options.find((option) => !refused(option));
    const proposed = question.suggestion;
    this.option = typeof proposed === 'string' && this.legal(proposed) ? proposed : (first?.id ?? '');
  }

  get chosen(): Option | undefined {
    return this.question.options.find((option) => option.id === this.option);
  }

  pick(id: string): boolean {
    if (!this.legal(id)) return false;
    this.option = id;
    return true;
  }

  /** The option that a click on this token or on its unit chooses. */
  byToken(token: string, unit: string): Option | undefined {
    return this.question.options.find((option) => option.token === token || option.token === unit);
  }

  answer(): Json | null {
    return this.option || null;
  }

  considered(): Json | null {
    return this.hovered;
  }

  back(): boolean {
    return false;
  }

  take(answer: Json): void {
    if (typeof answer === 'string') this.pick(answer);
  }

  private legal(id: string): boolean {
    return this.question.options.some((option) => option.id === id && !refused(option));
  }
}
