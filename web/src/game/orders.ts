import { say, shelf, t } from '../i18n/texts.svelte';
import type { Message } from '../wire/message';
import type { Option, Question } from '../wire/question';

/** The topic of every question about setting a side up, and the order that answers any question as the server proposes. */
export const DEPLOY = 'core.deploy';
export const SUGGESTED = 'suggested';

/** A standing order that can be given now: to the question's topic, in words. */
export interface Offer {
  order: string;
  label: Message;
}

/** The orders worth offering: those the client has words for, and the answer that is chosen. */
export function offers(question: Question, chosen: Option | undefined): Offer[] {
  // What the server would propose is the first that is allowed, and no advice: only setting up takes it.
  const known = question.topic ? (question.orders ?? []).filter((order) => order !== SUGGESTED) : [];
  return known.flatMap((order): Offer[] => {
    if (shelf.has(`order-${order}`)) return [{ order, label: { id: `order-${order}` } }];
    return order === chosen?.id ? [{ order, label: chosen.label }] : [];
  });
}

export function orderWords(offer: Offer): string {
  return shelf.has(offer.label.id) ? t(offer.label.id) : t('standing-order', { option: say(offer.label) });
}

export interface GivenOrder extends Offer {
  side: string;
  topic: string;
  prompt: Message;
}

const KEPT = 'sandtable.orders';

function kept(): Record<string, GivenOrder[]> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, GivenOrder[]>) : {};
  } catch {
    return {};
  }
}

/** The orders given at this browser: the server obeys them, but does not list them. */
export function givenOrders(game: string): GivenOrder[] {
  return kept()[game] ?? [];
}

/** Remembers an order; one with an empty word is forgotten. */
export function keepOrder(game: string, given: GivenOrder): void {
  const all = kept();
  const others = (all[game] ?? []).filter((entry) => entry.side !== given.side || entry.topic !== given.topic);
  all[game] = given.order ? [...others, given] : others;
  localStorage.setItem(KEPT, JSON.stringify(all));
}
