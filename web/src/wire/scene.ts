import type { Message, Point, Reason } from './message';

export type Hex = [number, number];

export interface HexView {
  q: number;
  r: number;
  kind: string;
  level?: number;
  /** Its coordinate as the book prints it. */
  label?: string;
  note?: Message;
}

export interface HexsideView {
  q: number;
  r: number;
  /** 0 east, then clockwise. */
  sides: number[];
  kind: string;
}

export interface RibbonView {
  kind: string;
  path: Hex[];
}

export interface TileView {
  id: string;
  hexes: Hex[];
  label?: Message;
}

export interface BoardView {
  kind: 'table' | 'hexes';
  width: number;
  height: number;
  unit: string;
  /** The ground of a map; a map that lists its hexes has no others. */
  hexes?: HexView[];
  hexsides?: HexsideView[];
  ribbons?: RibbonView[];
  tiles?: TileView[];
  /** Night and the like: drawn darker, with these words. */
  dark?: Message;
}

export type Livery = 'a' | 'b' | 'c' | 'd';

export interface SideView {
  id: string;
  livery: Livery;
  name: Message;
  score: number;
  mine: boolean;
  status?: Message;
  pool?: PoolView[];
}

/** So many of something, perhaps out of so many: resource cards, command points. */
export interface PoolView {
  label: Message;
  now: number;
  of?: number;
  why?: string;
}

export interface HitsView {
  left: number;
  of: number;
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
  hits?: HitsView;
  side?: string;
}

export interface BadgeView {
  id: string;
  label: Message;
  count?: number;
}

/** An arc about the facing that matters while a token is chosen. */
export interface ArcView {
  width: number;
  label: Message;
  turn?: number;
  distance?: number;
}

export interface CounterWeapon {
  label: Message;
  cost: string;
  range: string;
  die: string;
}

/** What a counter prints for those who may read it. */
export interface CounterView {
  defence?: string;
  weapons?: CounterWeapon[];
}

export interface TokenView {
  id: string;
  unit: string;
  side: string;
  /** An outline is terrain about to be laid; its points lie about its place. */
  shape: 'figure' | 'hull' | 'counter' | 'marker' | 'outline' | 'template';
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
  caption?: Message;
  counter?: CounterView;
  hits?: HitsView;
  arcs?: ArcView[];
  turret?: number;
  level?: number;
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
  points?: number;
  cards?: CardView[];
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

export interface TrackMarker {
  at: number;
  name: Message;
  side?: string;
  kind?: string;
  pic?: string;
  note?: Message;
}

export interface TrackSpan {
  since: number;
  until: number;
  label: Message;
  side?: string;
}

/** Boxes in the order of time, numbered from `first` by `step`, or named by `labels`. */
export interface TrackView {
  id: string;
  name: Message;
  boxes: number;
  markers: TrackMarker[];
  first?: number;
  step?: number;
  labels?: string[];
  spans?: TrackSpan[];
  why?: string;
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
  art?: string;
  label?: Message;
  why?: string;
  on?: string;
  /** The answer that playing it is, when it is not its own id. */
  option?: string;
}

export interface HandView {
  id: string;
  side: string;
  name: Message;
  cards: CardView[];
  kind?: string;
  count?: number;
  most?: number;
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
