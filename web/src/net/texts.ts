import type { Source } from '../i18n/served.svelte';
import { ApiError, call, json } from './api';

/** The server's texts: what parts there are, and each of them; of a game that was taken from the server there are none. */
export const texts: Source = {
  parts: async () => (await json<{ parts: string[] }>('/api/texts')).parts,
  text: async (lang, part) => {
    try {
      return await (await call(`/api/texts/${lang}?of=${encodeURIComponent(part)}`)).text();
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 404) return '';
      throw failure;
    }
  },
};
