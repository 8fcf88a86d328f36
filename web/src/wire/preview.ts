import type { Message, Point, Reason } from './message';

export interface Modifier extends Message {
  value: string;
  why: string;
}

export interface OddsLine {
  title: Message;
  classes: { label: string; p: number }[];
  exact: boolean;
  error: number;
}

export interface SightLine {
  from: Point;
  to: Point;
  clear: boolean;
  block?: Point;
  why: string;
  message?: Message;
}

/** Whether a preview has anything to say in words. */
export function speaks(preview: Preview): boolean {
  const lists = [preview.facts, preview.reasons, preview.warnings, preview.modifiers, preview.odds];
  return preview.cost !== undefined || lists.some((list) => list.length > 0);
}

export interface Preview {
  legal: boolean;
  reasons: Reason[];
  title?: Message;
  facts: Message[];
  modifiers: Modifier[];
  odds: OddsLine[];
  sight: SightLine[];
  cost?: number;
  allowance?: number;
  paths: { token: string; points: Point[] }[];
  /** Ground by name, as polygons that are filled as one. */
  areas?: { label: Message; polygons: Point[][] }[];
  warnings: Reason[];
}
