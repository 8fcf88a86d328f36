import { selection } from 'd3-selection';

/**
 * What d3-zoom asks of d3-transition and d3-interpolate, for a camera that jumps and never glides: nothing is under
 * way, so nothing has to be interrupted. The two, and all they bring along, stay out of the bundle (vite.config.ts).
 */
selection.prototype.interrupt = function () {
  return this;
};

export function interrupt(): void {
  // Nothing is under way.
}

export function interpolateZoom(): never {
  throw new Error('the camera glides nowhere: board/still.ts stands for d3-interpolate');
}
