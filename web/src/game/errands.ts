import { join } from '../fair/sitting';
import * as net from '../net/games';
import { t } from '../i18n/texts.svelte';
import { keepSeats } from '../net/seats';
import { ApiError } from '../net/api';
import { noticeOf } from './notice';
import type { Session } from './session.svelte';

/** The journal as a file on the reader's machine. */
export async function saveJournal(session: Session): Promise<void> {
  const { game } = session;
  try {
    const url = URL.createObjectURL(await net.journal(game, session.token));
    const link = Object.assign(document.createElement('a'), { href: url, download: `sandtable-${game}.jsonl` });
    link.click();
    URL.revokeObjectURL(url);
  } catch (failure) {
    session.notice = noticeOf(failure);
  }
}

/** Takes the seat that the address invites to. */
export async function takeInvitation(session: Session, query: URLSearchParams): Promise<void> {
  const { game } = session;
  const code = query.get('code');
  const side = query.get('side');
  if (!code || !side || session.held.includes(side)) return;
  try {
    const token = await join(game, side, code);
    if (token) keepSeats(game, { [side]: token });
    session.side = side;
    history.replaceState(null, '', `/game/${game}`);
  } catch (failure) {
    // The table is open to whoever looks on: a seat that is taken does not close it.
    const gone = failure instanceof ApiError && (failure.status === 401 || failure.status === 403);
    const notice = gone ? { sentence: t('seat-taken'), rules: [], bad: false } : noticeOf(failure);
    session.notice = { ...notice, sentence: `${notice.sentence} ${t('seat-taken-watching')}` };
    history.replaceState(null, '', `/game/${game}`);
  }
}

/** A tab that comes back, or a line that does, asks at once; returns what ends that. */
export function wakes(session: Session): () => void {
  const wake = (): void => {
    if (!document.hidden) session.hurry();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  return () => {
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('online', wake);
  };
}
