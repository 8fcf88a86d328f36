import type { Json } from '../../wire/message';
import type { ChooseQuestion, Option } from '../../wire/question';
import type { Draft } from '../draft';

export const refused = (option: Option): boolean => (option.reasons?.length ?? 0) > 0;

const LONG = 6;
const VERY_LONG = 10;

export class ChooseDraft implements Draft {
  option = $state('');
  hovered = $state<string | null>(null);
  /** The answers in the order they are shown and numbered in. */
  readonly listed: Option[];
  /** Those that a long list hides until somebody asks for all of it. */
  readonly away: ReadonlySet<string>;

  constructor(readonly question: ChooseQuestion) {
    const { options } = question;
    const late = (option: Option): boolean => options.length > VERY_LONG && refused(option);
    const away = new Set(options.filter(late).map((option) => option.id));
    // Of several answers about the same unit a long list shows the first.
    const open = options.filter((option) => !late(option));
    if (open.length > LONG)
      for (const option of open)
        if (option.token && open.find((other) => other.token === option.token) !== option) away.add(option.id);
    this.away = away;
    // Where most are refused, the few that may be given come first; otherwise each keeps its number from one question to the next.
    const barred = options.filter(refused).length * 2 > options.length;
    const place = (option: Option): number => (away.has(option.id) ? 2 : barred && refused(option) ? 1 : 0);
    this.listed = [...options].sort((a, b) => place(a) - place(b));
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
    const fits = this.question.options.filter((option) => option.token === token || option.token === unit);
    return fits.find((option) => !refused(option)) ?? fits[0];
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
