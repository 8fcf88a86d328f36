import type { GameEvent } from '../wire/event';
import type { Point } from '../wire/message';
import type { SceneView, TokenView } from '../wire/scene';
import { blows, type Blows } from './blows';
import { sceneAfter } from './changes';
import { sound } from './sound.svelte';
import {
  AFTER_MS,
  ANSWER_MS,
  BEATS,
  LEAST_MS,
  STILL_MS,
  fallTime,
  fallsApart,
  holdTime,
  ladderTime,
  onPath,
  settles,
  tumbleTime,
  walkTime,
} from './timing';
import { belongs, means, thrownInto, type Shot, type Tray } from './tray';
import { flights, flipped, reworded, taken, type Flight } from './turns';

/** Calm, quick, or all at once. */
export type Speed = 1 | 2 | 0;
export const SPEEDS: Speed[] = [1, 2, 0];
const KEPT = 'sandtable.speed';
const NOBODY: ReadonlyMap<string, Hit> = new Map();
const NOTHING: ReadonlySet<string> = new Set();

/** Somebody is hit: after how many milliseconds, and whether they fall. */
export interface Hit {
  delay: number;
  falls: boolean;
}

/** Whoever shows a game: the scene on the screen, and the log under it. */
export interface Screen {
  scene: () => SceneView | null;
  put: (scene: SceneView) => void;
  tell: (event: GameEvent) => void;
}

interface Waiting {
  event: GameEvent;
  unit: string;
  screen: Screen;
}

export function calm(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the battle has not begun: a set-up is simply there. */
function setUp(scene: SceneView | null): boolean {
  return scene?.turn.number === 0;
}

/** Whether something moves, is attacked or rolls for itself: with that a battle begins to be seen. */
function happens(event: GameEvent, scene: SceneView | null): boolean {
  if (event.moved?.length || event.changes?.aim) return true;
  const subject = event.subject ?? '';
  return event.dice !== undefined && (scene?.tokens.some((token) => means(subject, token)) ?? false);
}

/** Plays events one after the other, each beat by beat: lines, dice, falls, tags, then the line of the log. */
export class Stage {
  places = $state.raw<Record<string, { x: number; y: number }>>({});
  trails = $state.raw<Point[][]>([]);
  /** Attacks that are shown, the dice that lie on the table, and whom they hit at this moment. */
  shots = $state.raw<Shot[]>([]);
  tray = $state.raw<Tray | null>(null);
  hits = $state.raw<ReadonlyMap<string, Hit>>(NOBODY);
  /** Counters on their edge, cards in the air, and what has just changed. */
  flips = $state.raw<ReadonlySet<string>>(NOTHING);
  cards = $state.raw<Flight[]>([]);
  changed = $state.raw<ReadonlySet<string>>(NOTHING);
  /** Who fell in this turn, where they stood. */
  crosses = $state.raw<TokenView[]>([]);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** How many times shorter than written everything is at this moment. */
  pace = $state(1);
  /** A battle that was set up for its players: what comes before its first deed is simply there, nobody waits for it. */
  opening = false;
  /** The attack that dice are thrown in, also while somebody types them in; whether any have fallen yet. */
  private attack: Shot[] = [];
  private rolled = false;
  private turn = -1;
  private keys = 0;
  /** The tray that has been looked at long enough. */
  private seen = 0;
  private queue: Waiting[] = [];
  private skipping = false;
  private pressed = false;
  private finishing = false;
  private wake: (() => void) | null = null;
  private idle: (() => void)[] = [];

  constructor() {
    const kept = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEPT);
    if (kept === '1' || kept === '2' || kept === '0') this.speed = Number(kept) as Speed;
    else if (kept === '4') this.speed = 2;
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem(KEPT, String(speed));
  }

  /** Whether there is anything to see of it on the table. */
  get shows(): boolean {
    return this.playing || this.shots.length > 0 || this.crosses.length > 0 || this.tray !== null;
  }

  /** Adds an event to the play. */
  add(event: GameEvent, unit: string, screen: Screen): void {
    this.queue.push({ event, unit, screen });
    if (!this.playing) void this.run();
  }

  /** Calls back when nothing is left to play. */
  whenIdle(callback: () => void): void {
    if (!this.playing) callback();
    else this.idle.push(callback);
  }

  /** Ends the event that is played; asked once more, everything that is still to come. */
  skip(): void {
    if (!this.playing) return;
    if (this.pressed) return this.finish();
    this.pressed = true;
    this.skipping = true;
    this.wake?.();
  }

  /** Ends everything that is moving or waiting to move. */
  finish(): void {
    if (!this.playing) return;
    this.finishing = true;
    this.wake?.();
  }

  /** The scene has caught up: tokens stand where it says, and what was shown goes in a moment. */
  clear(): void {
    this.places = {};
    this.hits = NOBODY;
    this.flips = NOTHING;
    this.cards = [];
    this.fade();
  }

  /** Those who fell between two scenes leave a cross until the turn is over. */
  mark(hit: Blows, turn: number): void {
    const before = turn === this.turn ? this.crosses : [];
    const fallen = hit.fallen.filter((token) => token.shape === 'figure');
    if (turn !== this.turn || fallen.length > 0) this.crosses = [...before, ...fallen];
    this.turn = turn;
  }

  /** Rings what is different from the scene before, for a moment. */
  ring(before: SceneView, after: SceneView): void {
    const hit = blows(before, after);
    this.changes(
      new Set([...hit.struck, ...flipped(before, after), ...taken(before, after), ...reworded(before, after)]),
    );
  }

  private changes(ids: ReadonlySet<string>): void {
    if (ids.size === 0) return;
    const all = new Set([...this.changed, ...ids]);
    this.changed = all;
    setTimeout(() => {
      if (this.changed === all) this.changed = NOTHING;
    }, AFTER_MS);
  }

  /** Lines and dice go out: an attack is over. */
  private fade(): void {
    if (this.shots.length === 0 && !this.tray) return;
    const dim = this.shots.map((shot) => ({ ...shot, dim: true }));
    const tray = this.tray;
    this.shots = dim;
    setTimeout(() => {
      if (this.shots === dim) this.shots = [];
      if (this.tray === tray && !this.playing) this.tray = null;
    }, AFTER_MS);
  }

  private get instant(): boolean {
    return this.finishing || this.speed === 0;
  }

  /** How much faster than by itself an answer is played, so that all of it takes three seconds at the most. */
  private get hurry(): number {
    const played = this.queue.filter((waiting) => !setUp(waiting.screen.scene()));
    const whole = played.reduce((sum, waiting) => sum + holdTime(waiting.event, waiting.unit), 0);
    return Math.max(1, whole / ANSWER_MS);
  }

  private async run(): Promise<void> {
    this.playing = true;
    // Everything that one answer caused is added in one go, before the first of it is played.
    await Promise.resolve();
    let hurry = this.hurry;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.skipping = false;
      this.pace = (this.speed || 1) * hurry;
      if (happens(next.event, next.screen.scene())) this.opening &&= setUp(next.screen.scene());
      if (this.instant || this.opening || setUp(next.screen.scene())) this.jump(next);
      else if (calm()) await this.still(next);
      else await this.play(next);
      hurry = Math.max(hurry, this.hurry);
    }
    this.playing = false;
    this.finishing = false;
    this.pressed = false;
    const waiting = this.idle;
    this.idle = [];
    for (const callback of waiting) callback();
  }

  /** Waits for a beat of so many milliseconds, or until somebody has seen enough. */
  private beat(ms: number): Promise<void> {
    if (this.finishing || this.skipping || ms <= 0) return Promise.resolve();
    const scaled = Math.max(ms / this.pace, Math.min(ms, this.pace > 2 ? 0 : LEAST_MS));
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, scaled);
      this.wake = done;
    });
  }

  // ------------------------------------------------------------ an event, beat by beat

  private async play({ event, unit, screen }: Waiting): Promise<void> {
    const before = screen.scene();
    const after = before && event.changes ? sceneAfter(before, event.changes) : before;
    await this.declare(event);
    if (event.moved?.length) await this.walk(event, unit);
    if (event.dice && before) await this.throw(event, before);
    if (before && after && after !== before) await this.change(before, after, screen);
    screen.tell(event);
    if ((event.dice && event.subject) || this.hits.size > 0) await this.beat(BEATS.log);
    else if (!event.moved?.length && !event.changes?.aim) await this.beat(BEATS.breath);
    this.hits = NOBODY;
  }

  /** Who attacks whom. */
  private async declare(event: GameEvent): Promise<void> {
    if (!this.aim(event)) return;
    sound.play('snap');
    await this.beat(BEATS.declared);
  }

  /** Takes in an attack that begins: one that is told before any dice fell is made together with the last. */
  private aim(event: GameEvent): boolean {
    const aim = event.changes?.aim;
    if (!aim) return false;
    if (this.tray && this.tray.at !== aim.at) this.tray = null;
    this.attack = [...(this.rolled ? [] : this.attack), { ...aim, key: ++this.keys, dim: false }];
    this.rolled = false;
    this.shots = this.attack;
    return true;
  }

  /** The dice fall beside whom they are for; when the last has settled, the successes come first. */
  private async throw(event: GameEvent, scene: SceneView): Promise<void> {
    this.lay(event, scene);
    const fresh = event.dice?.faces.length ?? 0;
    if (!this.tray?.at && !this.tray?.spot) {
      // Dice for nobody on the table, such as initiative's: they lie there, and nobody waits for them.
      if (this.tray) this.tray = { ...this.tray, sorted: true };
      return;
    }
    if (event.dice?.ladder) await this.beat(ladderTime(event.dice.ladder.steps.length));
    for (let i = 0; i < Math.min(fresh, 12); i += 1)
      sound.play('tick', (BEATS.tumble + BEATS.apart * settles(i, fresh)) / this.pace);
    await this.beat(tumbleTime(fresh));
    if (this.tray) this.tray = { ...this.tray, sorted: true };
    await this.beat(BEATS.sorted);
  }

  private lay(event: GameEvent, scene: SceneView): void {
    const shot = belongs(event, this.attack, scene);
    this.rolled = true;
    if (!shot) this.attack = [];
    this.shots = this.attack;
    const at = shot ? (shot.at ?? '') : (event.subject ?? '');
    const tray = shot || this.tray?.at === at ? this.tray : null;
    this.tray = thrownInto(tray, event, at, shot?.spot, ++this.keys);
  }

  /** Flash and recoil, figures lie down one after the other, counters are turned over; then tags and header. */
  private async change(before: SceneView, after: SceneView, screen: Screen): Promise<void> {
    const hit = blows(before, after);
    const turned = flipped(before, after);
    const played = flights(before, after);
    if (played.length > 0) await this.fly(played);
    await this.fall(hit);
    if (turned.size > 0) {
      this.flips = turned;
      sound.play('slip');
      await this.beat(BEATS.flip);
    }
    this.stand(before, after);
    const { tokens, terrain } = after;
    screen.put({ ...before, tokens, terrain });
    this.mark(hit, after.turn.number);
    if (turned.size > 0) {
      this.flips = NOTHING;
      await this.beat(BEATS.flip);
    }
    const words = reworded(before, after);
    screen.put(after);
    this.changes(new Set([...words, ...taken(before, after)]));
    if (hit.struck.size + hit.fallen.length > 0) await this.beat(BEATS.tag + BEATS.header);
  }

  private async fall(hit: Blows): Promise<void> {
    const all = [...hit.struck, ...hit.fallen.map((token) => token.id)];
    const apart = fallsApart(all.length);
    const gone = new Set(hit.fallen.map((token) => token.id));
    this.hits = new Map(all.map((id, i) => [id, { delay: i * apart, falls: gone.has(id) }]));
    all.forEach((_, i) => sound.play('thud', (i * apart) / this.pace));
    await this.beat(fallTime(all.length, hit.fallen.length));
  }

  private async fly(cards: Flight[]): Promise<void> {
    this.cards = cards;
    sound.play('slip');
    await this.beat(BEATS.card);
    this.cards = [];
  }

  /** Tokens that the scene has moved stand where it says. */
  private stand(before: SceneView, after: SceneView): void {
    const old = new Map(before.tokens.map((token) => [token.id, token]));
    const moved = new Set(after.tokens.filter((token) => old.get(token.id) !== token).map((token) => token.id));
    this.places = Object.fromEntries(Object.entries(this.places).filter(([token]) => !moved.has(token)));
  }

  // ------------------------------------------------------------ walking

  private walk(event: GameEvent, unit: string): Promise<void> {
    const moved = event.moved ?? [];
    const total = Math.max(...moved.map((move) => walkTime(move.points, unit)));
    const start = performance.now();
    this.attack = [];
    this.shots = [];
    this.tray = null;
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const done = (): void => {
        clearTimeout(timer);
        this.wake = null;
        this.arrive(event);
        resolve();
      };
      const tick = (): void => {
        const gone = (performance.now() - start) * this.pace;
        if (this.finishing || this.skipping || gone >= total) return done();
        const places = { ...this.places };
        for (const { token, points } of moved) places[token] = onPath(points, gone / walkTime(points, unit));
        this.places = places;
        // A timer, not only frames: a hidden tab draws none, and the game must go on there too.
        if (!document.hidden) requestAnimationFrame(tick);
        else timer = setTimeout(tick, 40);
      };
      this.wake = done;
      tick();
    });
  }

  private arrive(event: GameEvent): void {
    const places = { ...this.places };
    for (const { token, points } of event.moved ?? []) {
      const end = points[points.length - 1];
      if (end) places[token] = { x: end[0], y: end[1] };
    }
    this.places = places;
  }

  // ------------------------------------------------------------ without motion

  /** All of an event at once, with a ring round what it changed. */
  private jump({ event, screen }: Waiting): void {
    const before = screen.scene();
    this.arrive(event);
    if (before && event.changes) {
      const after = sceneAfter(before, event.changes);
      this.stand(before, after);
      this.mark(blows(before, after), after.turn.number);
      screen.put(after);
      this.ring(before, after);
    }
    this.hits = NOBODY;
    screen.tell(event);
  }

  /** Two stills: lines and sorted dice, until they have been seen; then everything that came of them. */
  private async still(waiting: Waiting): Promise<void> {
    const { event, screen } = waiting;
    const scene = screen.scene();
    this.aim(event);
    if (event.dice && scene) {
      this.lay(event, scene);
      if (this.tray) this.tray = { ...this.tray, sorted: true };
    }
    if (event.moved?.length) this.leave(event.moved.map((move) => move.points));
    if (this.tray && !event.dice && this.tray.key !== this.seen) {
      this.seen = this.tray.key;
      await this.beat(STILL_MS);
    }
    this.jump(waiting);
    if (event.changes?.tokens && !event.dice) this.fade();
  }

  /** A line where something jumped, gone after a second. */
  private leave(trails: Point[][]): void {
    this.trails = [...this.trails, ...trails];
    setTimeout(() => (this.trails = this.trails.filter((trail) => !trails.includes(trail))), AFTER_MS);
  }

  /** Whether a token is aimed at in the attack that is shown. */
  aimedAt(token: TokenView): boolean {
    return this.shots.some((shot) => !shot.dim && shot.at !== undefined && means(shot.at, token));
  }

  /** Whether a token makes the attack that is shown. */
  aims(token: TokenView): boolean {
    return this.shots.some((shot) => !shot.dim && (shot.shooters?.includes(token.id) ?? false));
  }
}
