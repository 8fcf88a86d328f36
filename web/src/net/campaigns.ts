import type { Json, Message, Reason } from '../wire/message';
import { json } from './api';
import type { Seats } from './seats';

export interface Terms {
  editions: string[];
  /** Editions whose book has a map. */
  maps: string[];
  sides: [number, number];
  points: [number, number];
  battle: [number, number];
  factor: [number, number];
  each: [number, number];
  picks: [number, number];
  scenarios: { id: string; name: Message }[];
  factions: { id: string; name: Message }[];
  rules: string[];
}

export interface Standing {
  side: number;
  name: string;
  faction: Message;
  won: number;
  lost: number;
  drawn: number;
  fought: number;
  points: number;
  units: number;
}

export interface Task extends Message {
  side: number;
  /** The order it asks for; empty: somebody else's go. */
  do: string;
  why: string;
}

export interface Skill {
  id: string;
  name: Message;
  level: number;
  price: number;
  next?: number;
  reasons?: Reason[];
}

export interface Hero {
  name: Message;
  level: number;
  xp: number;
  next_xp: number | null;
  hp: number;
  hp_most: number;
  points: number;
  skills: Skill[];
}

export interface Card {
  id: string;
  name: Message | string;
  points: number;
  /** What the system's own sheet tells of it. */
  figures?: unknown;
  art: Record<string, string>;
  status: Message & { word: string; why: string };
  ready: boolean;
  chosen: boolean;
  hero: Hero | null;
  damage: number;
  /** How many mines it can lay. */
  mines?: number;
  /** What its leader carries, by the word of the orders. */
  carries?: Record<string, Message>;
  at: string;
  place: Message | null;
  orders: Record<string, string[]>;
  reasons: Reason[];
  size?: number;
  type?: string;
  hp?: [number, number];
}

export interface Place {
  id: string;
  name: Message;
  x: number;
  y: number;
  links: string[];
}

export interface Atlas {
  locations: Place[];
  starts: string[][];
  picks: number;
  picking: number;
  troops: { side: number; place: string; units: number }[];
}

export interface Coming {
  number: number;
  sides: number[];
  scenario: Message;
  fighting: boolean;
  chosen: number[];
  troops: Record<string, string[]>;
  advice: Record<string, string[]>;
  least: Record<string, number>;
  most: Record<string, number>;
  place: string;
  place_name: Message | null;
}

/** What a side knows of its mines; `brought` to the next battle, when its troops are chosen. */
export interface MineStock {
  bought: number;
  left: number;
  brought: number | null;
  /** What each of them costs in a battle. */
  points: number;
  why: string;
}

export interface Battle {
  number: number;
  sides: number[];
  scenario: Message;
  winner: number;
  how: string;
}

export interface CampaignView {
  name: string;
  edition: string;
  points: number;
  least: number;
  most: number;
  each_side: number;
  over: boolean;
  may_enlist: number[];
  standings: Standing[];
  battles: Battle[];
  ahead: number[][];
  next: Coming | null;
  todo: Task[];
  pools: Record<string, Card[]>;
  mines?: Record<string, MineStock>;
  map: Atlas | null;
}

export interface CampaignSeat {
  side: number;
  held_by: string;
  bot: string | null;
  name: string;
}

export interface Seen {
  campaign: string;
  system: string;
  version: number;
  mine: number[];
  host: boolean;
  seats: CampaignSeat[];
  games: Record<string, string>;
  /** What changed when the rules did. */
  notices?: Message[];
  view: CampaignView;
}

export interface CampaignLine {
  campaign: string;
  system: string;
  name: string;
  mine: number[];
  yours: boolean;
  over: boolean;
  standings: Standing[];
  next: Coming | null;
  changed_at: number;
}

/** The tokens of campaigns, per side; `host` is the founder's. A side's token opens its seat in every battle too. */
const KEPT = 'sandtable.campaigns';
const CODES = 'sandtable.campaigns.invitations';

function kept(key: string): Seats {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Seats) : {};
  } catch {
    return {};
  }
}

function keep(key: string, campaign: string, more: Record<string, string>): void {
  const all = kept(key);
  all[campaign] = { ...all[campaign], ...more };
  localStorage.setItem(key, JSON.stringify(all));
}

export const tokensOf = (campaign: string): Record<string, string> => kept(KEPT)[campaign] ?? {};
export const keepTokens = (campaign: string, tokens: Record<string, string>): void => keep(KEPT, campaign, tokens);
export const codeOf = (campaign: string, side: number): string | null => kept(CODES)[campaign]?.[String(side)] ?? null;
export const keepCodes = (campaign: string, codes: Record<string, string>): void => keep(CODES, campaign, codes);

/** Which campaign a battle of this browser's belongs to, for the way back. */
const BATTLES = 'sandtable.campaigns.battles';
export const campaignOf = (game: string): string | null => kept(BATTLES)[game]?.['campaign'] ?? null;
export const keepBattleOf = (game: string, campaign: string): void => keep(BATTLES, game, { campaign });

const at = (campaign: string, more = ''): string => `/api/campaigns/${encodeURIComponent(campaign)}${more}`;
const shown = (campaign: string): string[] => Object.values(tokensOf(campaign));

export async function termsOf(system: string): Promise<Terms> {
  return (await json<{ terms: Terms }>(`/api/campaigns/terms/${encodeURIComponent(system)}`)).terms;
}

export async function myCampaigns(): Promise<CampaignLine[]> {
  const tokens = Object.values(kept(KEPT)).flatMap((sides) => Object.values(sides));
  return tokens.length === 0 ? [] : (await json<{ campaigns: CampaignLine[] }>('/api/campaigns', { tokens })).campaigns;
}

/** Sets a campaign up and keeps its tokens in this browser; returns its id. */
export async function foundCampaign(body: {
  system: string;
  terms: Record<string, Json>;
  seats: string[];
}): Promise<string> {
  const made = await json<{
    campaign: string;
    tokens: Record<string, string>;
    invitations: Record<string, string>;
    host: string;
  }>('/api/campaigns', { body });
  keepTokens(made.campaign, { ...made.tokens, host: made.host });
  keepCodes(made.campaign, made.invitations);
  return made.campaign;
}

/** The campaign as this browser may see it; null when nothing has changed since that version. */
export async function lookAt(campaign: string, since: number | null): Promise<Seen | null> {
  const told = await json<Seen & { same?: boolean }>(at(campaign, since === null ? '' : `?since=${since}`), {
    tokens: shown(campaign),
  });
  return told.same ? null : told;
}

export function giveOrders(campaign: string, side: number, orders: Record<string, Json>[]): Promise<Seen> {
  return json<Seen>(at(campaign, '/orders'), { body: { side, orders }, tokens: shown(campaign) });
}

export interface SeatReply {
  seats: CampaignSeat[];
  token: string | null;
  invitation: string | null;
}

export async function changeSeat(campaign: string, side: number, body: Record<string, Json>): Promise<SeatReply> {
  const reply = await json<SeatReply>(at(campaign, `/seats/${side}`), { body, tokens: shown(campaign) });
  if (reply.token) keepTokens(campaign, { [side]: reply.token });
  if (reply.invitation) keepCodes(campaign, { [side]: reply.invitation });
  return reply;
}
