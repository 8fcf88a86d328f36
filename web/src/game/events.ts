import type { Dice, GameEvent } from '../wire/event';
import type { View } from '../wire/view';

/** The log after a view has come in, and which of it is new to the reader. */
export interface Merged {
  events: GameEvent[];
  fresh: GameEvent[];
  /** The view begins behind what is known: something is missing in between. */
  gap: boolean;
}

/** Joins what a view tells to what was known; after an undo the log gets shorter. */
export function mergeEvents(known: GameEvent[], view: Pick<View, 'events' | 'events_from'>): Merged {
  const from = view.events_from ?? 0;
  if (from > known.length) return { events: known, fresh: [], gap: true };
  const events = [...known.slice(0, from), ...view.events];
  let same = 0;
  while (same < known.length && same < events.length && equal(known[same], events[same])) same += 1;
  const went = same < known.length;
  return { events, fresh: went ? [] : events.slice(same), gap: false };
}

function equal(a: GameEvent | undefined, b: GameEvent | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The log in sentences worth a line each: dice join the sentence that follows from them. */
export interface LogLine {
  key: number;
  event: GameEvent;
  dice: GameEvent[];
}

/** Throws of the same die for the same need, side by side. */
export function rows(thrown: GameEvent[]): Dice[] {
  const found: Dice[] = [];
  for (const { dice } of thrown) {
    if (!dice) continue;
    const last = found[found.length - 1];
    if (last && last.die === dice.die && JSON.stringify(last.need) === JSON.stringify(dice.need)) {
      found[found.length - 1] = {
        ...last,
        faces: [...last.faces, ...dice.faces],
        classes: [...last.classes, ...dice.classes],
        ...(last.prints && dice.prints ? { prints: [...last.prints, ...dice.prints] } : {}),
      };
    } else found.push(dice);
  }
  return found;
}

/** Throws come before the event that tells what they did; the log shows them with it. */
export function logLines(events: GameEvent[]): LogLine[] {
  const lines: LogLine[] = [];
  let thrown: GameEvent[] = [];
  events.forEach((event, key) => {
    if (event.id === 'core-rolled' && event.dice) {
      thrown.push(event);
      return;
    }
    lines.push({ key, event, dice: event.dice ? [...thrown, event] : thrown });
    thrown = [];
  });
  if (thrown.length > 0) {
    const last = thrown[thrown.length - 1] as GameEvent;
    lines.push({ key: events.length - 1, event: last, dice: thrown });
  }
  return lines;
}
