import type { Point } from '../wire/message';
import type { Measured } from './measuring';
import { TEMPLATES, type HeldTemplate } from './template';

export type Tool = 'select' | 'ruler' | 'sight' | 'template' | 'rotate';

/** What the reader holds in hand, and what they have picked up or pointed at. None of it changes the game. */
export class Tools {
  tool = $state<Tool>('select');
  selected = $state<string | null>(null);
  focused = $state<string | null>(null);
  pointed = $state<string | null>(null);
  hovered = $state<string | null>(null);
  ruler = $state.raw<Measured | null>(null);
  sightTo = $state<string | null>(null);
  dragging = $state.raw<{ token: string | null; alone: boolean; at: Point } | null>(null);

  /** The template in hand, where the pointer has it. */
  template = $state.raw<HeldTemplate | null>(null);

  take(tool: Tool): void {
    this.tool = this.tool === tool ? 'select' : tool;
    this.ruler = null;
    this.template = null;
    this.sightTo = null;
  }

  /** The template follows the pointer. */
  hold(at: Point, kind?: string): void {
    const chosen = kind ?? this.template?.kind ?? TEMPLATES[0]?.id ?? '';
    this.template = { kind: chosen, at, facing: this.template?.facing ?? 90 };
  }

  turnTemplate(degrees: number): void {
    if (this.template) this.template = { ...this.template, facing: this.template.facing + degrees };
  }

  /** Puts everything down; false when the hands were empty. */
  drop(): boolean {
    const held = this.tool !== 'select' || this.ruler !== null || this.selected !== null || this.focused !== null;
    this.tool = 'select';
    this.ruler = null;
    this.template = null;
    this.sightTo = null;
    this.selected = null;
    this.focused = null;
    return held;
  }
}
