import { sideName } from '../board/describe';
import { say, t } from '../i18n/texts.svelte';
import { ApiError } from '../net/api';
import type { Reason } from '../wire/message';
import type { View } from '../wire/view';
import { levelName } from './levels';

/** One clear sentence about something that did not work, and the rules behind it. */
export interface Notice {
  sentence: string;
  rules: string[];
  bad: boolean;
}

export function noticeOf(failure: unknown): Notice {
  if (!(failure instanceof ApiError)) return { sentence: t('error-unknown'), rules: [], bad: true };
  if (failure.offline) return { sentence: t('error-offline'), rules: [], bad: true };
  if (failure.reasons.length > 0)
    return { sentence: sentences(failure.reasons), rules: rulesOf(failure.reasons), bad: true };
  return { sentence: failure.message || t('error-status', { status: failure.status }), rules: [], bad: true };
}

/** A seat of this browser's is somebody else's now: whose, and that one can go on watching. */
export function parted(view: View, side: string): Notice {
  const seat = view.seats.find((entry) => entry.side === side);
  const name = sideName(view.scene, side);
  const whose = seat?.held_by === 'bot' || seat?.held_by === 'open' ? seat.held_by : 'person';
  const words = t(`seat-left-${whose}`, { side: name, bot: levelName(seat?.bot ?? '') });
  return { sentence: view.side === null ? `${words} ${t('seat-left-watching')}` : words, rules: [], bad: false };
}

/** The computer was late or fell over since the last view, and another answered for it; null: it did not. */
export function stoodIn(before: View | null, view: View): Notice | null {
  const times = (side: string): number => before?.bots?.stood_in.find((entry) => entry.side === side)?.times ?? 0;
  const news = before && view.bots?.stood_in.find((entry) => entry.times > times(entry.side));
  if (!news) return null;
  return { sentence: t(`bot-${news.why}`, { side: sideName(view.scene, news.side) }), rules: [], bad: false };
}

export function sentences(reasons: Reason[]): string {
  return reasons.map((reason) => say(reason)).join(' ');
}

export function rulesOf(reasons: Reason[]): string[] {
  return [...new Set(reasons.map((reason) => reason.why).filter(Boolean))];
}
