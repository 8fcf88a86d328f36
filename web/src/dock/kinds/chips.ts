import { say } from '../../i18n/texts.svelte';
import type { Reason } from '../../wire/message';
import type { Member } from '../../wire/preview';

/** Those of a squad who cannot do all of it, or do it at a disadvantage, for one reason. */
export interface Chip {
  key: string;
  kind: 'cannot' | 'less' | 'note';
  numbers: string[];
  tokens: string[];
  reason: Reason;
  why: string;
}

/** Reasons that read alike share a chip; who takes no part comes first. */
export function chipsOf(members: Member[]): Chip[] {
  const chips = new Map<string, Chip>();
  const add = (kind: Chip['kind'], member: Member, reason: Reason): void => {
    const key = `${kind} ${say(reason)}`;
    const chip = chips.get(key) ?? { key, kind, numbers: [], tokens: [], reason, why: reason.why };
    chip.numbers.push(member.n);
    chip.tokens.push(member.token);
    chips.set(key, chip);
  };
  for (const member of members) for (const reason of member.cannot ?? []) add('cannot', member, reason);
  for (const member of members) for (const reason of member.less ?? []) add('less', member, reason);
  for (const member of members) for (const reason of member.notes ?? []) add('note', member, reason);
  return [...chips.values()];
}
