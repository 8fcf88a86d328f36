import type { GameEvent } from '../wire/event';
import type { Point } from '../wire/message';
import type { Blows } from './blows';
import { holdTime, onPath, walkTime } from './timing';

export type Speed = 1 | 2 | 4 | 0;
const KEPT = 'sandtable.speed';
const TRAIL_MS = 1000;
const BLOW_MS = 420;
const NO_BLOWS: Blows = { struck: new Set(), fallen: [] };

export function calm(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Plays events one after the other: tokens walk their paths, dice tumble. A key finishes what is moving. */
export class Stage {
  places = $state.raw<Record<string, { x: number; y: number }>>({});
  trails = $state.raw<Point[][]>([]);
  /** Hit just now, and fallen just now: shown for a moment. */
  blows = $state.raw<Blows>(NO_BLOWS);
  playing = $state(false);
  speed = $state<Speed>(1);
  private queue: { event: GameEvent; unit: string; shown: () => void }[] = [];
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

  /** Adds an event to the play; `shown` is called when its turn comes. */
  add(event: GameEvent, unit: string, shown: () => void): void {
    this.queue.push({ event, unit, shown });
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
  }

  /** Shows for a moment whom the last events hit. */
  strike(blows: Blows): void {
    if (this.instant || (blows.struck.size === 0 && blows.fallen.length === 0)) return;
    this.blows = blows;
    setTimeout(() => {
      if (this.blows === blows) this.blows = NO_BLOWS;
    }, BLOW_MS);
  }

  private get instant(): boolean {
    return this.finishing || this.speed === 0 || calm();
  }

  private async run(): Promise<void> {
    this.playing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      next.shown();
      if (this.instant) this.jump(next.event);
      else await this.play(next.event, next.unit);
    }
    this.playing = false;
    this.finishing = false;
    const waiting = this.idle;
    this.idle = [];
    for (const callback of waiting) callback();
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

  private play(event: GameEvent, unit: string): Promise<void> {
    const moved = event.moved ?? [];
    const total = holdTime(event, unit);
    const start = performance.now();
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const done = (): void => {
        clearTimeout(timer);
        this.wake = null;
        this.jump(event);
        resolve();
      };
      const tick = (): void => {
        const gone = (performance.now() - start) * (this.speed || 1);
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
