import type { Point, Shape } from '../wire/message';
import type { TokenView } from '../wire/scene';

/** What can be drawn: a token of the scene, or one that is about to be laid there, whose points lie about its place. */
export interface Drawn extends Omit<TokenView, 'shape'> {
  shape: Shape;
  points?: Point[];
}
