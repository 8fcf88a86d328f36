import type { Message, Point, Reason } from './message';

export interface BoardView {
  kind: 'table' | 'hexes';
  width: number;
  height: number;
  unit: string;
}

export type Livery = 'a' | 'b' | 'c' | 'd';

export interface SideView {
  id: string;
  livery: Livery;
  name: Message;
  score: number;
  mine: boolean;
}

export interface TerrainView {
  id: string;
  kind: string;
  points: Point[];
  linear: boolean;
  height: number;
  radius?: number;
  label?: Message;
  note?: Message;
}

export interface BadgeView {
  id: string;
  label: Message;
  count?: number;
}

export interface TokenView {
  id: string;
  unit: string;
  side: string;
  /** An outline is terrain about to be laid; its points lie about its place. */
  shape: 'figure' | 'hull' | 'counter' | 'marker' | 'outline';
  x: number;
  y: number;
  facing: number;
  radius?: number;
  length?: number;
  width?: number;
  points?: Point[];
  art: Record<string, string>;
  badges: BadgeView[];
  lying: boolean;
  leader: boolean;
  acted: boolean;
  name: Message;
}

export interface StatView {
  label: Message;
  value: string;
  why: string;
}

export interface RangeView {
  label: Message;
  distance: number;
}

export interface UnitView {
  id: string;
  side: string;
  name: Message;
  able: number;
  total: number;
  acted: boolean;
  gone: boolean;
  badges: BadgeView[];
  stats: StatView[];
  ranges: RangeView[];
}

export interface ZoneView {
  id: string;
  kind: string;
  name: Message;
  points?: Point[];
  x?: number;
  y?: number;
  radius?: number;
  side?: string;
}

export interface TrackView {
  id: string;
  name: Message;
  boxes: number;
  markers: { side?: string; at?: number; name?: Message }[];
}

export interface CardView {
  id: string;
  back: boolean;
  name?: Message;
  text?: Message;
  cost?: string;
  kind?: string;
  playable?: boolean;
  reasons?: Reason[];
}

export interface HandView {
  id: string;
  side: string;
  name: Message;
  cards: CardView[];
}

export interface SceneView {
  board: BoardView;
  turn: { number: number; of: number; phase: Message };
  sides: SideView[];
  terrain: TerrainView[];
  zones: ZoneView[];
  units: UnitView[];
  tokens: TokenView[];
  tracks: TrackView[];
  hands: HandView[];
  title: Message;
  briefing: Message[];
}
