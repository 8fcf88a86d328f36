import type { Dice, GameEvent } from '../wire/event';
import type { Point } from '../wire/message';
import type { SceneView, TokenView } from '../wire/scene';
import { blows, type Blows } from './blows';
import { sceneAfter } from './changes';
import { ANSWER_MS, holdTime, onPath, walkTime } from './timing';

export type Speed = 1 | 2 | 4 | 0;
const KEPT = 'sandtable.speed';
const TRAIL_MS = 1000;
const BLOW_MS = 420;
/** A still of dice for those who want no motion. */
const STILL_MS = 900;
const NO_BLOWS: Blows = { struck: new Set(), fallen: [] };

/** Dice on the table, beside the unit or token they were thrown for. */
export interface Throw {
  dice: Dice;
  subject: string;
  key: number;
}

/** An event in the queue; `show` is called once its motion is over, with the scene as it is then. */
interface Waiting {
  event: GameEvent;
  unit: string;
  show: () => void;
}

export function calm(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Plays events one after the other: tokens walk their paths, dice tumble, figures fall. A key finishes what is moving. */
export class Stage {
  places = $state.raw<Record<string, { x: number; y: number }>>({});
  trails = $state.raw<Point[][]>([]);
  /** Hit just now, and fallen just now: shown for a moment. */
  blows = $state.raw<Blows>(NO_BLOWS);
  /** The dice that lie on the table. */
  thrown = $state.raw<Throw | null>(null);
  /** Who fell in this turn, where they stood. */
  crosses = $state.raw<TokenView[]>([]);
  playing = $state(false);
  speed = $state<Speed>(1);
  private turn = -1;
  private throws = 0;
  private queue: Waiting[] = [];
  private finishing = false;
  private wake: (() => void) | null = null;
  private idle: (() => void)[] = [];

  constructor() {
    const kept = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEPT);
    if (kept === '1' || kept === '2' || kept === '4' || kept === '0') this.speed = Number(kept) as Speed;
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem(KEPT, String(speed));
  }

  /** Adds an event to the play; `show` is called when what it tells has happened. */
  add(event: GameEvent, unit: string, show: () => void): void {
    this.queue.push({ event, unit, show });
    if (!this.playing) void this.run();
  }

  /** Calls back when nothing is left to play. */
  whenIdle(callback: () => void): void {
    if (!this.playing) callback();
    else this.idle.push(callback);
  }

  /** Finishes everything that is moving or waiting to move. */
  finish(): void {
    if (!this.playing) return;
    this.finishing = true;
    this.wake?.();
  }

  /** The scene has caught up: tokens stand where it says. */
  clear(): void {
    this.places = {};
    this.thrown = null;
  }

  /** The scene after an event that says what it changed; whoever was hit by it shows it for a moment. */
  after(scene: SceneView, event: GameEvent): SceneView {
    if (!event.changes) return scene;
    const next = sceneAfter(scene, event.changes);
    const moved = new Set(event.changes.tokens?.set?.map((token) => token.id));
    this.places = Object.fromEntries(Object.entries(this.places).filter(([token]) => !moved.has(token)));
    this.strike(blows(scene, next), next.turn.number);
    return next;
  }

  /** Shows for a moment whom the last events hit; those who fell leave a cross until the turn is over. */
  strike(hit: Blows, turn: number): void {
    const before = turn === this.turn ? this.crosses : [];
    if (turn !== this.turn || hit.fallen.length > 0) this.crosses = [...before, ...hit.fallen];
    this.turn = turn;
    if (this.instant || (hit.struck.size === 0 && hit.fallen.length === 0)) return;
    this.blows = hit;
    setTimeout(() => {
      if (this.blows === hit) this.blows = NO_BLOWS;
    }, BLOW_MS);
  }

  private get instant(): boolean {
    return this.finishing || this.speed === 0 || calm();
  }

  /** How much faster than by itself an answer is played, so that all of it takes three seconds at the most. */
  private get hurry(): number {
    const whole = this.queue.reduce((sum, waiting) => sum + holdTime(waiting.event, waiting.unit), 0);
    return Math.max(1, whole / ANSWER_MS);
  }

  private async run(): Promise<void> {
    this.playing = true;
    // Everything that one answer caused is added in one go, before the first of it is played.
    await Promise.resolve();
    let hurry = this.hurry;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      if (this.instant) await this.still(next.event);
      else await this.play(next.event, next.unit, hurry);
      next.show();
      hurry = Math.max(hurry, this.hurry);
    }
    this.playing = false;
    this.finishing = false;
    const waiting = this.idle;
    this.idle = [];
    for (const callback of waiting) callback();
  }

  /** Without motion: everything where it ends; dice lie for a moment where motion is not wanted, not where time is not. */
  private async still(event: GameEvent): Promise<void> {
    this.jump(event);
    if (!event.dice || !calm() || this.finishing || this.speed === 0) return;
    this.throw(event);
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, STILL_MS / (this.speed || 1));
      this.wake = done;
    });
  }

  private throw(event: GameEvent): void {
    if (event.dice) this.thrown = { dice: event.dice, subject: event.subject ?? '', key: ++this.throws };
  }

  private jump(event: GameEvent): void {
    const moved = event.moved ?? [];
    const places = { ...this.places };
    for (const { token, points } of moved) {
      const end = points[points.length - 1];
      if (end) places[token] = { x: end[0], y: end[1] };
    }
    this.places = places;
    if (moved.length > 0 && calm()) this.leave(moved.map((move) => move.points));
  }

  /** A line where something jumped, gone after a second. */
  private leave(trails: Point[][]): void {
    this.trails = [...this.trails, ...trails];
    setTimeout(() => (this.trails = this.trails.filter((trail) => !trails.includes(trail))), TRAIL_MS);
  }

  private play(event: GameEvent, unit: string, hurry: number): Promise<void> {
    const moved = event.moved ?? [];
    const total = holdTime(event, unit);
    const start = performance.now();
    this.throw(event);
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const done = (): void => {
        clearTimeout(timer);
        this.wake = null;
        this.jump(event);
        resolve();
      };
      const tick = (): void => {
        const gone = (performance.now() - start) * (this.speed || 1) * hurry;
        if (this.finishing || gone >= total) return done();
        const places = { ...this.places };
        for (const { token, points } of moved) places[token] = onPath(points, gone / walkTime(points, unit));
        if (moved.length > 0) this.places = places;
        // A timer, not only frames: a hidden tab draws none, and the game must go on there too.
        if (moved.length > 0 && !document.hidden) requestAnimationFrame(tick);
        else timer = setTimeout(tick, 40);
      };
      this.wake = done;
      tick();
    });
  }
}
