import type { Message, Point } from '../wire/message';
import type { Eye, Facing, SightLine, Threat } from '../wire/preview';
import type { Drawn } from './drawn';

/** What lies over the board at this moment: nothing of it is in the scene, all of it can be redrawn at will. */
export interface Marks {
  selected: Set<string>;
  targets: Set<string>;
  choosable: Set<string>;
  focused: string | null;
  /** A small word at a token: the share it takes, its number in a list. */
  notes: Map<string, string>;
  reach: Point[][];
  reachSide: string;
  zones: Point[][];
  /** Ground by name: where a unit could walk and run. */
  areas: { label: Message; polygons: Point[][] }[];
  ranges: { x: number; y: number; r: number; label: Message }[];
  sight: SightLine[];
  /** What is only pointed at is drawn thin. */
  thin: boolean;
  /** How far each action goes, the longest first. */
  bands: { label: string; polygons: Point[][]; chosen: boolean }[];
  /** Enemies from the ghost: with a line, or with their shield alone; and who fires on the way. */
  facing: Facing[];
  shields: Facing[];
  eyes: Eye[];
  /** Where the ghost looks from. */
  ghostAt: Point | null;
  threat: Threat | null;
  threatSide: string;
  paths: { token: string; points: Point[] }[];
  ghosts: Drawn[];
  ghostsLegal: boolean;
  /** Ghosts that can be taken hold of: they stand nowhere else yet. */
  grips: Set<string>;
  ruler: { legs: [Point, Point][]; label: string } | null;
  /** The token whose facing can be dragged. */
  turnable: string | null;
  cursor: { at: Point; text: string; bad: boolean } | null;
  snaps: Point[];
  hexes: [number, number][];
  hexChosen: [number, number] | null;
  /** Which way a counter will face: a side of the hex, 0 east, clockwise. */
  hexFacing: number | null;
  /** Hexes in sight or in reach; all others are dimmed. */
  lit: [number, number][];
  /** Outlines of bursts and blasts; who lies under them, and whether they are the reader's own. */
  templates: Point[][];
  caught: Map<string, 'friend' | 'enemy'>;
  arcs: { x: number; y: number; facing: number; width: number; r: number; label: Message }[];
  trails: Point[][];
  drill: DrillPlan | null;
}

/** What a squad would do as one: ghosts by number, its arrow, how far it holds together, who aims where. */
export interface DrillPlan {
  members: {
    token: string;
    n: string;
    at: Point;
    r: number;
    state: 'able' | 'less' | 'cannot';
    words: string;
    lit: boolean;
  }[];
  arrow: { from: Point; to: Point; text: string; bad: boolean } | null;
  ring: { at: Point; r: number; text: string } | null;
  lines: { from: Point; to: Point; block: Point | null; lit: boolean }[];
}

export function noMarks(): Marks {
  return {
    selected: new Set(),
    targets: new Set(),
    choosable: new Set(),
    focused: null,
    notes: new Map(),
    reach: [],
    reachSide: 'a',
    zones: [],
    areas: [],
    ranges: [],
    sight: [],
    thin: false,
    bands: [],
    facing: [],
    shields: [],
    eyes: [],
    ghostAt: null,
    threat: null,
    threatSide: 'b',
    paths: [],
    ghosts: [],
    ghostsLegal: true,
    grips: new Set(),
    ruler: null,
    turnable: null,
    cursor: null,
    snaps: [],
    hexes: [],
    hexChosen: null,
    hexFacing: null,
    lit: [],
    templates: [],
    caught: new Map(),
    arcs: [],
    trails: [],
    drill: null,
  };
}
