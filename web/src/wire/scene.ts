// Generated from the wire's description in Python by tools/wire_types.py: change it there.
import type { Hex, Message, Point, Reason } from './message';

export type Livery = 'a' | 'b' | 'c' | 'd';

/**
 * One hex of the ground, axial. A board that lists its hexes has no others.
 *
 * Kinds: open, field, rough, wood, building, ruin, rubble, fortified, hill, water, swamp, road, crater.
 */
export interface HexView {
  q: number;
  r: number;
  kind: string;
  /** Printed in the bottom corner when it is not 0. */
  level?: number;
  /** Its coordinate as the book prints it; else column and row. */
  label?: string;
  /** What it does, in words. */
  note?: Message;
}

/** What stands on the sides of a hex: sandbags (fortified, pointing out), wall, fence, river. */
export interface HexsideView {
  q: number;
  r: number;
  /** 0 east, then clockwise as in `sandtable.hexmap`. */
  sides: number[];
  kind: string;
}

/** A ribbon through the middles of hexes: road, track, river, rail. */
export interface RibbonView {
  kind: string;
  /** [q, r], in order. */
  path: Hex[];
}

/** A card of hexes: it gets a white edge and lies on the table by itself. */
export interface TileView {
  id: string;
  hexes: Hex[];
  label?: Message;
}

/**
 * The board itself. `kind` is "table" or "hexes"; a table has a size in `unit` ("in" or "cm").
 *
 * The width and height of a map are counted in hexes; its tokens stand at x = q, y = r.
 */
export interface BoardView {
  kind: 'table' | 'hexes';
  width: number;
  height: number;
  unit: string;
  hexes?: HexView[];
  hexsides?: HexsideView[];
  ribbons?: RibbonView[];
  tiles?: TileView[];
  /** Night and the like: the board is drawn darker, the words stand on it. */
  dark?: Message;
}

/** One side: letter, livery, its name, score, and whether it is the reader's own. */
export interface SideView {
  id: string;
  livery: Livery;
  name: Message;
  score: number;
  mine: boolean;
  /** A few words beside the score: "active, level 24". */
  status?: Message;
  /** Counters a side owns: resource cards, command points. */
  pool?: PoolView[];
}

/** So many of something, perhaps out of so many. */
export interface PoolView {
  label: Message;
  now: number;
  of?: number;
  why?: string;
}

/**
 * A piece of terrain; `kind` chooses the drawing, a linear piece is a polyline.
 *
 * Kinds: wood, undergrowth, building, ruin, rubble, wall, fence, hedge, hole, trench, bunker, wreck, rough,
 * water, road, hill, smoke, radiation, scenery_car, crater, sandbags, barricade, barrels, mine, minefield, fire,
 * gas, structure, platform. One that nobody has drawn yet is drawn as rough ground.
 */
export interface TerrainView {
  id: string;
  kind: string;
  points: Point[];
  linear: boolean;
  height: number;
  /** A disc round the first point: smoke, blasts, a mine. */
  radius?: number;
  label?: Message;
  /** What it does in this game: "light cover". */
  note?: Message;
  /** What it can still take: structures, doors, barrels. */
  hits?: HitsView;
  /** Whose it is, where that matters. */
  side?: string;
}

/** A status on a token or unit: pinned, guard, ground, stunned, immobile, fighting, acted …. */
export interface BadgeView {
  id: string;
  label: Message;
  count?: number;
}

/** How much of it is left: drawn as pips, or as a number when there are more than six. */
export interface HitsView {
  left: number;
  of: number;
}

/** An arc about the facing that matters while a token is chosen: front, fire, charge. */
export interface ArcView {
  /** Degrees, half of them to either side of the facing. */
  width: number;
  label: Message;
  /** Degrees counter-clockwise from the facing: a sponson, a turret. */
  turn?: number;
  distance?: number;
}

/** One of a counter's printed weapons: price in action points, range, the colour of its die. */
export interface CounterWeapon {
  label: Message;
  cost: string;
  range: string;
  die: string;
}

/** What a counter prints for those who may read it. */
export interface CounterView {
  defence?: string;
  /** Light left, heavy right. */
  weapons?: CounterWeapon[];
}

/**
 * One thing on the board. `shape`: figure (disc), hull (rectangle), counter (hex), marker.
 *
 * Several counters in a hex are drawn as a stack, the last on top. A counter's art is `form` (infantry,
 * vehicle, helicopter, support, population, unknown, obstacle, objective, marker) and `pic` (infantry, mg,
 * engineers, recon, at, sam, sniper, mortar, artillery, apc, tank, technical, truck, helicopter, drone, jet,
 * command, medic, civilians, hostile, bomb, roadblock, rubble, smoke, flag …). A marker's art is `pic`, or
 * `mark`: a letter.
 */
export interface TokenView {
  id: string;
  unit: string;
  side: string;
  shape: 'figure' | 'hull' | 'counter' | 'marker';
  x: number;
  y: number;
  facing: number;
  radius?: number;
  length?: number;
  width?: number;
  /** Body: light|armoured|brute|ragged; weapon: rifle|heavy|pistol|…; hull: truck|apc|tank|…. */
  art: Record<string, string>;
  badges: BadgeView[];
  lying: boolean;
  leader: boolean;
  acted: boolean;
  name: Message;
  /** The short name under the picture of a counter. */
  caption?: Message;
  counter?: CounterView;
  hits?: HitsView;
  arcs?: ArcView[];
  /** Degrees, as `facing`. */
  turret?: number;
  /** How high it stands, when not on the ground. */
  level?: number;
}

/** One line of a unit's card: label, value as printed, and the rule behind it. */
export interface StatView {
  label: Message;
  value: string;
  /** The value in words, where it has some: read instead of it. */
  words?: Message;
  why: string;
}

/** A unit: for tags, the header's diamonds and the dock. */
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
  /** What it is worth. */
  points?: number;
  /** Gear and effects that lie with it. */
  cards?: CardView[];
  /** The unit that carries it: it has no tokens of its own then. */
  aboard?: string;
}

/** A weapon's reach, for range rings. */
export interface RangeView {
  label: Message;
  distance: number;
}

/** A place that matters: deployment, objective, exit. Either a polygon or a circle. */
export interface ZoneView {
  id: string;
  kind: string;
  name: Message;
  points?: Point[];
  x?: number;
  y?: number;
  radius?: number;
  /** Whose it is, or who holds it. */
  side?: string;
}

/** Where in the game we are. */
export interface TurnView {
  number: number;
  of: number;
  phase: Message;
}

/** A thing on a track. `kind`: cube (of a side), support, turn, or a pictogram's name. */
export interface TrackMarker {
  /** The number printed on its box. */
  at: number;
  name: Message;
  side?: string;
  kind?: string;
  pic?: string;
  /** Written under the track. */
  note?: Message;
}

/** A stretch of boxes with a bracket: "5 AP before they act". */
export interface TrackSpan {
  since: number;
  until: number;
  label: Message;
  side?: string;
}

/**
 * A track of boxes with markers on it (action tracks, light, morale).
 *
 * The boxes are numbered 1, 2, 3 … in the order of time; `first` and `step` number them otherwise (40, 39, 38 …:
 * first 40, step -1), `labels` name them.
 */
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

/** A card in a hand; a hidden one has only its back. `art` chooses the picture (see docs/wire.md). */
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
  /** Its kind in words, at the foot. */
  label?: Message;
  why?: string;
  /** The unit or token it lies with. */
  on?: string;
  /** The answer of a `choose` that playing it is, when it is not the card's id. */
  option?: string;
}

/** Cards of one side. `kind`: hand (fans along the bottom), play (in force), deck and discard (piles). */
export interface HandView {
  id: string;
  side: string;
  name: Message;
  cards: CardView[];
  kind?: string;
  /** How many there are, when they are not listed. */
  count?: number;
  most?: number;
}

/** All that can be drawn, as one side may see it. */
export interface SceneView {
  board: BoardView;
  turn: TurnView;
  sides: SideView[];
  terrain: TerrainView[];
  zones: ZoneView[];
  units: UnitView[];
  tokens: TokenView[];
  tracks: TrackView[];
  hands: HandView[];
  title: Message;
  /** Objective and special rules in words. */
  briefing: Message[];
}
