import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import type { Point } from '../wire/message';
import {
  FARTHEST,
  NEAREST,
  SMALL,
  fit,
  fits,
  frame,
  held,
  opposite,
  pan,
  sees,
  toBoard,
  zoomAt,
  type Look,
  type Size,
} from './camera';

/** The reader's eye over one board: moved by mouse, fingers and keys. */
export class Camera {
  private straight = $state.raw<Look>({ x: 0, y: 0, k: 1 });
  /** The board is looked at from its upper edge. */
  turned = $state(false);
  window = $state.raw<Size>({ width: 0, height: 0 });
  private board = $state.raw<Size>({ width: 1, height: 1 });
  private element: SVGSVGElement | null = null;
  private behaviour: ZoomBehavior<SVGSVGElement, unknown> | null = null;
  private fitted = true;
  private covered = $state.raw({ bottom: 0, left: 0 });

  readonly look = $derived<Look>(this.turned ? { ...this.straight, turned: this.board } : this.straight);

  /** The part of the window that nothing covers. */
  get clear(): Size {
    return { width: this.window.width, height: this.window.height - this.covered.bottom };
  }

  get whole(): boolean {
    return fits(this.look, this.board, this.window);
  }

  /** Takes hold of the board's element; `free` says whether a gesture may pan. */
  attach(element: SVGSVGElement, free: (event: Event) => boolean): () => void {
    this.element = element;
    this.behaviour = zoom<SVGSVGElement, unknown>()
      .scaleExtent([FARTHEST, NEAREST])
      .clickDistance(6)
      .filter((event: Event) => free(event))
      .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (event.sourceEvent) this.fitted = false;
        this.straight = { x: event.transform.x, y: event.transform.y, k: event.transform.k };
      });
    const chosen = select(element);
    chosen.call(this.behaviour).on('dblclick.zoom', null);
    const watch = new ResizeObserver(() => this.measured());
    watch.observe(element);
    this.settle();
    // A board that comes back, from text mode for instance, is seen as it was left.
    if (!this.fitted) this.go(this.look);
    return () => {
      watch.disconnect();
      chosen.on('.zoom', null);
      if (this.element !== element) return;
      this.element = null;
      this.behaviour = null;
    };
  }

  show(board: Size): void {
    if (board.width === this.board.width && board.height === this.board.height) return;
    this.board = board;
    this.fit();
  }

  fit(): void {
    if (!this.window.width) return;
    const { bottom, left } = this.covered;
    const look = fit(this.board, { width: this.window.width - left, height: this.window.height - bottom });
    this.go({ ...look, x: look.x + left });
    this.fitted = true;
  }

  /** So many pixels of the lower and the left edge are covered by something. */
  keepClear(bottom: number, left = 0): void {
    if (bottom === this.covered.bottom && left === this.covered.left) return;
    this.covered = { bottom, left };
    if (this.fitted) this.fit();
  }

  /** The points in the middle of the window, as far as the lower edge leaves them in sight when it rises by `rise` pixels. */
  frame(points: Point[], most = 1.25, rise = 0): void {
    if (!this.window.width || points.length === 0) return;
    const { width, height } = this.clear;
    const room = Math.max(height - rise, height / 2);
    const seen = points.map((point) => this.seen(point));
    this.go(frame(seen, { width, height: room }, most, Math.min(90, width / 6, room / 5)));
  }

  /** Brings a place into sight, unless the whole board is in sight already. */
  reveal(point: Point): void {
    if (!this.window.width || fits(this.look, this.board, this.window) || sees(this.look, point, this.window)) return;
    const { k } = this.look;
    const [x, y] = this.seen(point);
    const centred = { k, x: this.window.width / 2 - x * k, y: this.window.height / 2 - y * k };
    this.go(held(centred, this.board, this.window));
  }

  zoom(factor: number): void {
    this.go(zoomAt(this.look, factor, [this.window.width / 2, this.window.height / 2]));
  }

  pan(dx: number, dy: number): void {
    this.go(pan(this.look, dx, dy));
  }

  centre(point: Point): void {
    const { k } = this.look;
    const [x, y] = this.seen(point);
    this.go({ k, x: this.window.width / 2 - x * k, y: this.window.height / 2 - y * k });
  }

  /** A place on the screen as a place on the drawing. */
  under(clientX: number, clientY: number): Point {
    const box = this.element?.getBoundingClientRect();
    return toBoard(this.look, [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)]);
  }

  private seen(point: Point): Point {
    return opposite(this.turned ? this.board : undefined, point);
  }

  private go(look: Look): void {
    this.fitted = false;
    if (this.element && this.behaviour) {
      select(this.element).call(this.behaviour.transform, zoomIdentity.translate(look.x, look.y).scale(look.k));
    } else {
      this.straight = look;
    }
  }

  /** On small screens a sheet grows and shrinks below the board: that must not move it under a finger. */
  private measured(): void {
    const before = this.window;
    this.measure();
    const sheet = this.window.width < SMALL && before.width === this.window.width && before.height > 0;
    if (this.fitted && !sheet) this.fit();
  }

  /** Takes the size of the window as it is now; the board stays where it is. */
  measure(): void {
    const box = this.element?.getBoundingClientRect();
    if (box?.width) this.window = { width: box.width, height: box.height };
  }

  /** A new beginning: whoever saw the whole board sees it again, in the window as it is now. */
  settle(): void {
    this.measure();
    if (this.fitted) this.fit();
  }
}
