import type { AimView, Dice, GameEvent } from '../wire/event';
import type { Message, Point } from '../wire/message';
import type { SceneView, TokenView } from '../wire/scene';

export interface Thrown {
  die: string;
  face: number;
  good: boolean;
  print?: string;
}

/** Dice thrown by one rule: to hit, then to save. Those from number `fresh` on are still to fall. */
export interface Row {
  rule: string;
  need?: Message;
  dice: Thrown[];
  fresh: number;
}

/** Dice on the table beside whom they are for, row under row. */
export interface Tray {
  /** A unit, a token, a piece of terrain; "" for nobody on the table. */
  at: string;
  spot?: Point;
  rows: Row[];
  /** All have settled: successes come first. */
  sorted: boolean;
  ladder?: Dice['ladder'];
  key: number;
}

/** An attack that is being shown: who attacks what, how far away it is; `dim` once it is over. */
export interface Shot extends AimView {
  key: number;
  dim: boolean;
}

/** The dice of a throw, one by one. */
function single(dice: Dice): Thrown[] {
  return dice.faces.map((face, i) => {
    const print = dice.prints?.[i];
    return { die: dice.die, face, good: (dice.classes[i] ?? 0) > 0, ...(print === undefined ? {} : { print }) };
  });
}

/** Whether this id means a token: its own, its unit's. */
export function means(id: string, token: TokenView): boolean {
  return token.id === id || token.unit === id;
}

/** The attack in which dice are thrown: by somebody who makes it, or for somebody it is at. */
export function belongs(event: GameEvent, attack: Shot[], scene: SceneView): Shot | undefined {
  const subject = event.subject ?? '';
  const about = scene.tokens.filter((token) => means(subject, token));
  const at = (shot: Shot): boolean =>
    subject === shot.at || about.some((token) => shot.at !== undefined && means(shot.at, token));
  const from = (shot: Shot): boolean =>
    shot.shooters?.includes(subject) || about.some((token) => shot.shooters?.includes(token.id));
  return attack.find(at) ?? attack.find(from);
}

/** The tray after a throw: dice of the same rule join their row while they are for the same target, others begin one. */
export function thrownInto(
  tray: Tray | null,
  event: GameEvent,
  at: string,
  spot: Point | undefined,
  key: number,
): Tray {
  const dice = event.dice as Dice;
  const rule = event.rules[0] ?? '';
  const more = single(dice);
  const need = dice.need ? { need: dice.need } : {};
  const ladder = dice.ladder ? { ladder: dice.ladder } : {};
  if (!tray || tray.at !== at || at === '' || dice.ladder) {
    const rows = [{ rule, ...need, dice: more, fresh: 0 }];
    return { at, ...(spot ? { spot } : {}), rows, sorted: false, ...ladder, key };
  }
  const known = tray.rows.some((row) => row.rule === rule);
  const settled = tray.rows.map((row) =>
    row.rule === rule
      ? { ...row, ...need, dice: [...row.dice, ...more], fresh: row.dice.length }
      : { ...row, fresh: row.dice.length },
  );
  const rows = known ? settled : [...settled, { rule, ...need, dice: more, fresh: 0 }];
  return { ...tray, rows, sorted: false };
}
