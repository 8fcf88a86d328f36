import type { Json } from '../../wire/message';
import type { ChooseQuestion, Option } from '../../wire/question';
import type { Draft } from '../draft';
import { lead } from '../route';
import { MoveDraft } from './move.svelte';
import { refused } from './refused';

const LONG = 6;
const VERY_LONG = 10;

/** What is asked behind an answer, and the answer to that in the making. */
export interface Branch {
  answer: string;
  draft: Draft;
}

/** One of a list; where the server can foresee what is asked behind an answer, that is drafted as well. */
export class ChooseDraft implements Draft {
  option = $state('');
  hovered = $state<string | null>(null);
  /** Questions that lie behind the answers. */
  branches = $state.raw<Branch[]>([]);
  /** Whether the reader works on what lies behind the chosen answer. */
  private entered = $state(false);
  /** The answer was chosen by hand, not by what it leads to. */
  byHand = $state(false);
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
    // What no standing order can answer spends something whatever is answered: nothing is chosen before somebody chooses.
    if (question.topic) this.option = this.proposed;
  }

  /** What the server proposes, else the first answer that may be given. */
  private get proposed(): string {
    const { options, suggestion } = this.question;
    if (typeof suggestion === 'string' && this.legal(suggestion)) return suggestion;
    return options.find((option) => !refused(option))?.id ?? '';
  }

  get chosen(): Option | undefined {
    return this.question.options.find((option) => option.id === this.option);
  }

  /** The answer in the making behind the chosen one, once the reader has gone on to it. */
  get behind(): Draft | null {
    return this.entered ? (this.branches.find((branch) => branch.answer === this.option)?.draft ?? null) : null;
  }

  pick(id: string): boolean {
    if (!this.legal(id)) return false;
    const before = this.behind;
    const next = this.branches.find((branch) => branch.answer === id)?.draft;
    if (id !== this.option) this.entered = false;
    this.option = id;
    this.byHand = true;
    // A unit that was sent somewhere goes there by the other action, or as far as that leads.
    if (before instanceof MoveDraft && before.lead && next instanceof MoveDraft && next !== before) {
      lead(next, before.wanted ?? before.lead);
      this.entered = true;
    }
    return true;
  }

  /** On to what lies behind an answer. */
  enter(id: string): void {
    if (id !== this.option) this.byHand = false;
    this.option = id;
    this.entered = true;
  }

  /** How to choose, behind an answer that asks for one of a list, what a click on this token means. */
  optionBehind(behind: Draft, token: string, unit: string): (() => boolean) | null {
    if (!(behind instanceof ChooseDraft)) return null;
    const option = behind.byToken(token, unit);
    return option && !refused(option) ? () => behind.pick(option.id) : null;
  }

  /** The option that a click on this token or on its unit chooses. */
  byToken(token: string, unit: string): Option | undefined {
    const fits = this.question.options.filter((option) => option.token === token || option.token === unit);
    return fits.find((option) => !refused(option)) ?? fits[0];
  }

  answer(): Json | null {
    const behind = this.behind;
    return behind ? behind.answer() : this.option || null;
  }

  first(): Json[] {
    return this.behind && this.pointed === null ? [this.option] : [];
  }

  considered(): Json | null {
    return this.pointed ?? this.behind?.considered() ?? null;
  }

  /** Another answer that is pointed at; the chosen one has nothing to say beside what lies behind it. */
  private get pointed(): string | null {
    return this.behind && this.hovered === this.option ? null : this.hovered;
  }

  back(): boolean {
    if (!this.entered) return false;
    this.behind?.back();
    this.entered = false;
    this.byHand = false;
    return true;
  }

  take(answer: Json): void {
    if (typeof answer === 'string') this.pick(answer);
  }

  private legal(id: string): boolean {
    return this.question.options.some((option) => option.id === id && !refused(option));
  }
}
