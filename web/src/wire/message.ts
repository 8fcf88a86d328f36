/** A sentence to be: a text id and the values that go into it. A value may be a message itself. */
export interface Message {
  id: string;
  values?: Record<string, Value>;
}

export type Value = string | number | boolean | null | Message | Value[] | { [key: string]: Value };

/** Why something is refused: a message with the rule behind it. */
export interface Reason extends Message {
  why: string;
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Point = [number, number];
