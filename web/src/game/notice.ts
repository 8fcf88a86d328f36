import { say, t } from '../i18n/texts.svelte';
import { ApiError } from '../net/api';
import type { Reason } from '../wire/message';

/** One clear sentence about something that did not work, and the rules behind it. */
export interface Notice {
  sentence: string;
  rules: string[];
  bad: boolean;
}

export function noticeOf(failure: unknown): Notice {
  if (!(failure instanceof ApiError)) return { sentence: t('error-unknown'), rules: [], bad: true };
  if (failure.offline) return { sentence: t('error-offline'), rules: [], bad: true };
  if (failure.reasons.length > 0) return { sentence: sentences(failure.reasons), rules: rulesOf(failure.reasons), bad: true };
  return { sentence: failure.message || t('error-status', { status: failure.status }), rules: [], bad: true };
}

export function sentences(reasons: Reason[]): string {
  return reasons.map((reason) => say(reason)).join(' ');
}

export function rulesOf(reasons: Reason[]): string[] {
  return [...new Set(reasons.map((reason) => reason.why).filter(Boolean))];
}
