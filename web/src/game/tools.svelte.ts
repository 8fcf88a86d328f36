import type { Point } from '../wire/message';

export type Tool = 'select' | 'ruler' | 'sight';

export interface End {
  token: string | null;
  at: Point;
}

/** What the reader holds in hand, and what they have picked up or pointed at. None of it changes the game. */
export class Tools {
  tool = $state<Tool>('select');
  selected = $state<string | null>(null);
  focused = $state<string | null>(null);
  pointed = $state<string | null>(null);
  hovered = $state<string | null>(null);
  ruler = $state.raw<{ from: End; to: End } | null>(null);
  sightTo = $state<string | null>(null);
  dragging = $state.raw<{ token: string | null; alone: boolean; at: Point } | null>(null);

  take(tool: Tool): void {
    this.tool = this.tool === tool ? 'select' : tool;
    this.ruler = null;
    this.sightTo = null;
  }

  /** Puts everything down; false when the hands were empty. */
  drop(): boolean {
    const held = this.tool !== 'select' || this.ruler !== null || this.selected !== null || this.focused !== null;
    this.tool = 'select';
    this.ruler = null;
    this.sightTo = null;
    this.selected = null;
    this.focused = null;
    return held;
  }
}
