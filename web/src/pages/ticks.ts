export interface Tick {
  at: number;
  turn: number;
}

/** Those turns whose marks under a scrubber of this width keep so many pixels from each other; the last one always stays. */
export function spaced(marks: Tick[], entries: number, width: number, least: number): Tick[] {
  const place = (mark: Tick): number => (mark.at / Math.max(entries, 1)) * width;
  const last = marks[marks.length - 1];
  const kept: Tick[] = [];
  for (const mark of marks) {
    const before = kept[kept.length - 1];
    const clear = (other: Tick | undefined): boolean => !other || Math.abs(place(mark) - place(other)) >= least;
    if (mark === last || (clear(before) && clear(last))) kept.push(mark);
  }
  return kept;
}
