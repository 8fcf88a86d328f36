import type { Json } from '../wire/message';
import { call, json } from './api';

/** What is to be printed, of which army and scenario, and how. */
export interface PrintOrder {
  what: string;
  army?: Json;
  scenario?: string;
  layout?: number;
  /** A game that is played here: its table, instead of a scenario's. */
  game?: string;
  edition?: string;
  lang: string;
  paper: string;
  low_ink: boolean;
  livery: string;
  counters: number;
  copies: number;
}

export interface Kinds {
  kinds: string[];
  /** Whether this server can print. */
  ready: boolean;
}

export interface Pages {
  title: string;
  /** Each an SVG. */
  pages: string[];
}

const place = (system: string, form: string): string => `/api/kit/${encodeURIComponent(system)}/${form}`;

export const kindsOfSheets = (): Promise<Kinds> => json<Kinds>('/api/kit');

export const pagesOf = (system: string, order: PrintOrder, signal?: AbortSignal): Promise<Pages> =>
  json<Pages>(place(system, 'pages'), { body: order, ...(signal ? { signal } : {}) });

export async function pdfOf(system: string, order: PrintOrder): Promise<Blob> {
  return (await call(place(system, 'pdf'), { body: order })).blob();
}
