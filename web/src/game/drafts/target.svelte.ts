import type { Json } from '../../wire/message';
import type { TargetQuestion, WeaponLine } from '../../wire/question';
import { asTable, type Draft } from '../draft';

/** Possible targets before refused ones, otherwise as the server has them. */
export function inOrder(targets: TargetQuestion['targets']): TargetQuestion['targets'] {
  return [...targets].sort((a, b) => Number((a.reasons?.length ?? 0) > 0) - Number((b.reasons?.length ?? 0) > 0));
}

export interface Shot {
  weapon: string;
  at: string;
  /** Where a template points, in degrees, when it is not simply laid at its target. */
  toward?: number;
}

export class TargetDraft implements Draft {
  at = $state<string | null>(null);
  hovered = $state<string | null>(null);
  holding = $state(false);
  /** With split fire on, each figure's own weapon and target. */
  shots = $state<Record<string, Shot | null> | null>(null);

  constructor(readonly question: TargetQuestion) {
    const told = asTable(question.suggestion);
    const proposed = told['at'];
    if (typeof proposed === 'string' && this.legal(proposed)) this.at = proposed;
    else if (this.open.length === 1) this.at = this.open[0] ?? null;
  }

  /** Those that may be shot at first; the refused ones below them. */
  get listed(): TargetQuestion['targets'] {
    return inOrder(this.question.targets);
  }

  get open(): string[] {
    return this.question.targets.filter((target) => !target.reasons?.length).map((target) => target.unit);
  }

  legal(unit: string): boolean {
    return this.open.includes(unit);
  }

  pick(unit: string): boolean {
    if (!this.legal(unit)) return false;
    this.holding = false;
    this.at = unit;
    if (this.shots) this.shots = this.everybodyAt(unit);
    return true;
  }

  /** The target that a click on this token chooses: itself where single figures are aimed at, else its unit. */
  byToken(token: string, unit: string): string | null {
    const named = this.question.targets.filter(
      (target) => target.unit === token || target.unit === unit || target.tokens.includes(token),
    );
    return (named.find((target) => target.unit === token) ?? named[0])?.unit ?? null;
  }

  next(step: number): void {
    const at = this.open.indexOf(this.at ?? '');
    const n = this.open.length;
    if (n > 0) this.pick(this.open[(at + step + n) % n] as string);
  }

  hold(): void {
    this.holding = true;
    this.at = null;
  }

  split(on: boolean): void {
    this.shots = on ? this.everybodyAt(this.at) : null;
  }

  aim(token: string, shot: Shot | null): void {
    if (this.shots) this.shots = { ...this.shots, [token]: shot };
  }

  /** Turns the template of a figure, from where it pointed until now. */
  turn(token: string, from: number, by: number): void {
    const shot = this.shots?.[token];
    if (shot) this.aim(token, { ...shot, toward: (Math.round((shot.toward ?? from) + by) + 360) % 360 });
  }

  answer(): Json | null {
    if (this.holding) return { shots: [] };
    if (this.shots) {
      const fired = Object.entries(this.shots).filter((entry): entry is [string, Shot] => entry[1] !== null);
      return fired.length > 0
        ? {
            shots: fired.map(([figure, { weapon, at, toward }]): Json =>
              toward === undefined ? { figure, weapon, at } : { figure, weapon, toward },
            ),
          }
        : null;
    }
    return this.at === null ? null : { at: this.at };
  }

  considered(): Json | null {
    return this.hovered !== null && this.legal(this.hovered) && !this.shots ? { at: this.hovered } : null;
  }

  back(): boolean {
    if (this.shots) {
      this.shots = null;
      return true;
    }
    if (this.at === null && !this.holding) return false;
    this.at = null;
    this.holding = false;
    return true;
  }

  take(answer: Json): void {
    const told = asTable(answer);
    if (typeof told['at'] === 'string') this.pick(told['at']);
    const listed = told['shots'];
    if (!Array.isArray(listed)) return;
    if (listed.length === 0) return this.hold();
    this.shots = Object.fromEntries(this.question.shooters.map((shooter) => [shooter.token, null]));
    for (const entry of listed) {
      const shot = asTable(entry);
      this.aim(String(shot['figure']), { weapon: String(shot['weapon']), at: String(shot['at']) });
    }
  }

  private everybodyAt(unit: string | null): Record<string, Shot | null> {
    const aimed: Record<string, Shot | null> = {};
    for (const shooter of this.question.shooters) {
      const weapon: WeaponLine | undefined = shooter.weapons.find(
        (line) => unit !== null && line.targets.includes(unit),
      );
      aimed[shooter.token] = weapon && unit !== null ? { weapon: weapon.id, at: unit } : null;
    }
    return aimed;
  }
}
