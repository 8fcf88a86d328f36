// Generated from the wire's description in Python by tools/wire_types.py: change it there.

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What goes into a message. */
export type Value = string | number | boolean | null | Message | Value[] | { [key: string]: Value };

export type Point = [number, number];

export type Hex = [number, number];

export type Shape = 'figure' | 'hull' | 'counter' | 'marker' | 'outline' | 'template';

/** A sentence to be: a text id and the values that go into it. A value may be a message itself. */
export interface Message {
  id: string;
  values?: Record<string, Value>;
}

/** Why something is refused: a message with the rule behind it. */
export interface Reason extends Message {
  why: string;
}
