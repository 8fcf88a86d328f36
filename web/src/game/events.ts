import type { Dice, GameEvent } from '../wire/event';
import type { Message } from '../wire/message';
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

/** Whether two tell the same. What they changed is noted of the latest only, and makes no difference. */
function equal(a: GameEvent | undefined, b: GameEvent | undefined): boolean {
  return a === b || told(a) === told(b);
}

const told = (event: GameEvent | undefined): string => JSON.stringify({ ...event, changes: undefined });

/** The log in sentences worth a line each: dice join the sentence that follows from them. */
export interface LogLine {
  key: number;
  event: GameEvent;
  dice: GameEvent[];
  /** It tells what its dice did; whoever throws again begins anew. */
  told?: boolean;
  /** Several blows of one unit at another in one sentence: "one hit of four". */
  tally?: Message;
  /** What became of those who were hit. */
  parts?: LogLine[];
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

const ROLLED = 'core-rolled';
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const landed = (line: LogLine): boolean =>
  line.dice.some((thrown) => thrown.dice?.classes.some((rank) => rank > 0) ?? false);

/** Blow after blow of one unit at the same other becomes one line, with what came of it below. */
function tallied(lines: LogLine[], counts: (id: string) => boolean): LogLine[] {
  const found: LogLine[] = [];
  for (let i = 0; i < lines.length;) {
    const first = lines[i] as LogLine;
    const run = counts(first.event.id) ? volley(lines, i, counts) : { blows: [first], parts: [], next: i + 1 };
    if (run.blows.length < 2) {
      found.push(first);
      i += 1;
      continue;
    }
    const good = run.blows.filter(landed).length;
    found.push({
      ...first,
      dice: run.blows.flatMap((blow) => blow.dice),
      tally: { id: `${first.event.id}.tally`, values: { ...first.event.values, good, n: run.blows.length } },
      parts: run.parts,
    });
    i = run.next;
  }
  return found;
}

/** From here on: blows of the same unit at the same target, and whatever is told of that target in between. */
function volley(
  lines: LogLine[],
  from: number,
  counts: (id: string) => boolean,
): { blows: LogLine[]; parts: LogLine[]; next: number } {
  const { unit, target } = lines[from]?.event.values ?? {};
  const [blows, parts]: [LogLine[], LogLine[]] = [[], []];
  let next = from;
  for (; next < lines.length; next += 1) {
    const line = lines[next] as LogLine;
    const values = line.event.values ?? {};
    if (counts(line.event.id) && same(values['unit'], unit) && same(values['target'], target)) blows.push(line);
    else if (!counts(line.event.id) && blows.length > 0 && same(values['unit'], target)) parts.push(line);
    else break;
  }
  return { blows, parts, next };
}

/** The chapter of a rule: what was thrown for one is told under the same. */
const chapter = (rule: string | undefined): string => (rule ?? '').split('.').slice(0, 2).join('.');

/** Whether an event tells what a throw did: of the same one, or by a rule of the same chapter. */
function follows(event: GameEvent, thrown: GameEvent): boolean {
  if (event.subject && event.subject === thrown.subject) return true;
  const chapters = event.rules.map(chapter);
  return (
    chapters.length === 0 || thrown.rules.length === 0 || thrown.rules.some((rule) => chapters.includes(chapter(rule)))
  );
}

/** Throws that nothing was told of stand with what happened before them, or by themselves. */
function rest(lines: LogLine[], thrown: GameEvent[], key: number): void {
  const [last, end] = [lines[lines.length - 1], thrown[thrown.length - 1]];
  if (!end) return;
  if (last?.event.side) last.dice = [...last.dice, ...thrown];
  else lines.push({ key, event: end, dice: thrown });
}

/** Whether a line says that somebody is about to throw just this: "shoots at". */
function announces(line: LogLine | undefined, thrown: GameEvent): line is LogLine {
  if (!line || line.event.id === ROLLED || line.dice.some((one) => !same(one.rules, thrown.rules))) return false;
  return line.event.subject === thrown.subject && line.event.rules[0] === thrown.rules[0] && !line.told;
}

/**
 * Throws come before the event that tells what they did, or after the one that announces them: the log shows them with
 * it. One that changed nothing stays with what it was thrown for.
 */
export function logLines(events: GameEvent[], counts: (id: string) => boolean = () => false): LogLine[] {
  const lines: LogLine[] = [];
  let thrown: GameEvent[] = [];
  events.forEach((event, key) => {
    if (event.id === ROLLED && event.dice) {
      const last = lines[lines.length - 1];
      if (thrown.length === 0 && announces(last, event)) last.dice = [...last.dice, event];
      else thrown.push(event);
      return;
    }
    const first = thrown.findIndex((one) => follows(event, one));
    const own = first < 0 ? [] : thrown.slice(first);
    rest(lines, first < 0 ? thrown : thrown.slice(0, first), key - 1);
    lines.push({ key, event, dice: event.dice ? [...own, event] : own, told: own.length > 0 });
    thrown = [];
  });
  if (thrown.length > 0) {
    const last = thrown[thrown.length - 1] as GameEvent;
    lines.push({ key: events.length - 1, event: last, dice: thrown });
  }
  return tallied(lines, counts);
}
